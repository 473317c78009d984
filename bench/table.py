"""Measures the work of a table for one answer, without network, clock or database: `python bench/table.py`.

People at one table answer at random, and everything that is told is encoded. With `--instructions` valgrind counts the
instructions of the processor: they are the same on a busy machine. SRC is another checkout, to compare with:
PYTHONPATH=SRC python bench/table.py --instructions
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import subprocess
import sys
import time
from collections import deque
from random import Random

from boothill.server.encoding import encoded
from boothill.table import wire
from boothill.table.seating import Viewer
from boothill.table.table import Table

FEW, MANY = 2, 6
"""Games of which the difference is counted: what is done once is left out."""


class Person(Viewer):
    """Somebody who notes what is asked, and how many bytes that takes."""

    def __init__(self, asked: deque[tuple[Person, wire.Ask]]) -> None:
        super().__init__(self.hear)
        self.asked = asked
        self.bytes = 0
        self.last = 0

    def hear(self, message: wire.FromTable) -> None:
        self.bytes += len(encoded(message)[0])
        if (
            isinstance(message, wire.Update | wire.Asked)
            and message.ask is not None
            and message.ask.number != self.last
        ):
            self.last = message.ask.number
            self.asked.append((self, message.ask))


def play(game: str, people: int, seed: int) -> tuple[int, int]:
    """One game: how many answers it took, and how many bytes everybody was told."""
    rng, now = Random(seed), 0.0
    table = Table("table", wire.Settings(game=game, players=people, clock="instant"), Random(seed))
    table.server_seed = f"{seed:064d}"
    asked: deque[tuple[Person, wire.Ask]] = deque()
    everybody = [Person(asked) for _ in range(people)]

    def settle() -> None:
        while table.out or table.undecided:
            out, table.out = table.out, []
            for viewer, message in out:
                viewer.send(message)
            table.consider(now)
        table.writes.clear()

    keys = [table.sit(f"Guest {seat}")[1] for seat in range(people)]
    for person, key in zip(everybody, keys, strict=True):
        table.connect(person, wire.Hello(key=key), now)
    settle()
    table.handle(everybody[0], wire.Start(), now)
    settle()
    answers = 0
    while table.phase == "playing":
        if asked:
            person, ask = asked.popleft()
            answers += 1
            table.handle(person, wire.Answer(ask.number, [rng.choice(ask.moves).text]), now)
        else:
            now = max(now, table.wake_at() or now)
            table.tick(now)
        settle()
    return answers, sum(person.bytes for person in everybody)


def instructions(game: str, people: int, games: int) -> tuple[int, int]:
    """The answers of some games, and the instructions that they took, with all that is done before."""
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", sys.executable]
    command += [__file__, "--game", game, "--people", str(people), "--games", str(games)]
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    ran = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    count = re.search(r"I\s+refs:\s+([\d,]+)", ran.stderr)
    assert count is not None, ran.stderr
    return int(ran.stdout.split()[0]), int(count[1].replace(",", ""))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="classic")
    parser.add_argument("--people", type=int, default=4)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--instructions", action="store_true", help="count them with valgrind; it takes minutes")
    options = parser.parse_args()
    if options.instructions:
        (few, before), (many, after) = (instructions(options.game, options.people, n) for n in (FEW, MANY))
        print(f"{(after - before) / (many - few) / 1000:.0f} thousand instructions for an answer")
        return
    gc.disable()
    begun = time.process_time()
    played = [play(options.game, options.people, seed) for seed in range(options.games)]
    took, answers = time.process_time() - begun, sum(answers for answers, _ in played)
    told = sum(told for _, told in played) / answers
    print(f"{answers} answers, {1e6 * took / answers:.0f} microseconds and {told:.0f} bytes for each")


if __name__ == "__main__":
    main()
