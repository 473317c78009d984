"""Measures what tables leave behind: `python bench/memory.py`. No network; otherwise everything is the server's own.

In every round so many tables are set up, a game is played at each of them, and all of them are cleared away. If
nothing is left behind, the memory of the process after the second round is that after the last.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from random import Random

from boothill.server.config import Config
from boothill.server.garbage import look_rarely
from boothill.server.lobby import Lobby
from boothill.table import wire
from boothill.table.clock import VirtualClock
from boothill.table.seating import Viewer

AT_ONCE = 20


def megabytes() -> int:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 // 2**20


async def game(lobby: Lobby, seed: int) -> None:
    """One game of one person and three bots."""
    settings = wire.Settings(players=4, clock="instant", bots="random")
    id, _, key = await lobby.create(settings, "Ann", program=False)
    owner, rng, over = lobby.tables[id].owner, Random(seed), asyncio.Event()

    def hear(message: wire.FromTable) -> None:
        ask = getattr(message, "ask", None)
        if isinstance(message, wire.Ended):
            over.set()
        elif ask is not None:
            owner.post(viewer, wire.Answer(ask.number, [rng.choice(ask.moves).text]))

    viewer = Viewer(hear)
    await owner.joined(viewer, wire.Hello(key=key))
    owner.post(viewer, wire.Start())
    await over.wait()
    viewer.send = lambda message: None
    owner.left(viewer)
    await owner.call(lambda: None)


async def rounds(count: int, tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        lobby = Lobby(Config(database=f"sqlite:///{folder}/games.db"))
        await lobby.open()
        print(f"before: {megabytes()} MB")
        for number in range(1, count + 1):
            begun = time.process_time()
            for start in range(0, tables, AT_ONCE):
                await asyncio.gather(*(game(lobby, start + i) for i in range(min(AT_ONCE, tables - start))))
            spent, full = time.process_time() - begun, megabytes()
            lobby.clock = VirtualClock(lobby.clock.now() + 1e6)
            await lobby.sweep()
            print(
                f"round {number}: {full} MB with {tables} tables, {megabytes()} MB when they are cleared away, "
                f"{spent:.1f} s of processor time",
                flush=True,
            )
        await lobby.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--tables", type=int, default=200)
    options = parser.parse_args()
    look_rarely()
    asyncio.run(rounds(options.rounds, options.tables))


if __name__ == "__main__":
    main()
