"""Does the time that the server takes tell whether somebody who was shot at has an answer?

    python bench/timing_leak.py

The same shot is fired again and again, in turns at somebody who could avoid it and at somebody who could not. For each
measure the chance is printed that of two such shots the one with an answer took longer (the area under the curve, AUC):
0.5 tells nothing, 1.0 or 0.0 everything. Beside it stand the standard error, and the medians with and without one.

- told: processor time of the server's process from the shot to the moment at which it lies ready to be told;
- after: processor time from then on until the decision is put to whoever makes it, and bots have begun to think;
- heard: time over the network (loopback) from sending the shot to hearing of it;
- ping: the way there and back of a message that another connection sends as soon as it has heard of the shot.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import multiprocessing.connection
import pickle
import random
import tempfile
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from boothill.bots import make_bot
from boothill.core.ids import Seat
from boothill.server.config import Config
from boothill.server.lobby import MOMENT, Lobby
from boothill.server.run import server
from boothill.table import wire
from boothill.table.clock import Clock
from boothill.table.game import Game
from boothill.table.journal import Forgetful
from boothill.table.masking import Mask
from boothill.table.owner import Owner
from boothill.table.projection.events import Batch
from boothill.table.seating import Viewer
from boothill.table.table import Table
from boothill.table.thinking import Thinkers
from boothill.table.timing import Timing
from boothill.text.notation import print_move
from boothill.text.scenario.position import parse_position
from boothill.words import phrases
from boothill.workers import Crew, Lost

TIMING = Timing(beat=0.21, spread=0.2, rope=25, reserve=240, increment=15)
KINDS = ("gunslinger", "marshal", "covered", "orders", "person")
"""Who answers for the one who is shot at."""
ROLES = (("sheriff", "Willy the Kid"), ("outlaw", "Rose Doolan"), ("outlaw", "Black Jack"), ("renegade", "Paul Regret"))
HANDS = {
    "classic": (["Missed!", "Stagecoach", "Beer"], ["Gatling", "Stagecoach", "Beer"]),
    "duel": (["Missed!", "Wagon", "Colt"], ["Schofield", "Wagon", "Colt"]),
}


SHOTS = ("play BANG!", "play Winchester")
WARM = 40
"""Shots of each kind that are not counted."""


def position(game: str, answer: bool) -> dict[str, Any]:
    """The first player is about to shoot at the second."""
    hand = HANDS[game][not answer]
    if game == "classic":
        players: dict[str, Any] = {
            name: {"role": role, "character": character} for name, (role, character) in zip("ABCD", ROLES, strict=True)
        }
        players["A"]["hand"], players["B"]["hand"] = ["BANG!", "Duel"], hand
        return {"players": players}
    law = {"front": {"character": "Pat Garret"}, "rear": {"character": "Dalon Ranger"}, "reserve": ["Jango"]}
    foes = {"front": {"character": "West Harding"}, "rear": {"character": "Tom Thorn"}, "reserve": ["Slim Poet"]}
    sides = {
        "A": {"side": "law", "hand": ["Winchester", "Gatling"], **law},
        "B": {"side": "outlaws", "hand": hand, **foes},
    }
    return {"game": "duel", "players": sides, "turn": "A"}


def set_up(game: Game, data: dict[str, Any], kind: str, now: float) -> None:
    """Put a game into a position, as if it had just been dealt so."""
    s = game.s = parse_position(data)
    game.timing = TIMING
    game.history = [Batch(0, s.events, phrases.named(s))]
    game.minds.begin(game.s, game.history)
    game.record.moves.clear()
    game.writes.clear()
    game.ahead.clear()
    game.minds.thoughts.clear()
    target = game.players[1]
    target.bot = make_bot(kind if kind in ("gunslinger", "marshal") else "gunslinger")
    target.person = kind not in ("gunslinger", "marshal")
    target.covered = kind in ("gunslinger", "marshal", "covered")
    target.orders = wire.Orders(forced=True, misses=True, shields=True) if kind == "orders" else wire.Orders()
    target.naps, target.plan = 0, []
    game.start(now)


def auc(with_answer: list[float], without: list[float]) -> float:
    """The chance that of one of each the one with an answer took longer."""
    ranked = sorted([(value, True) for value in with_answer] + [(value, False) for value in without])
    above = below = 0
    for _, able in ranked:
        if able:
            above += below
        else:
            below += 1
    return above / (len(with_answer) * len(without))


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


# -- in this process -------------------------------------------------------------------------------------------


class Packer:
    """Takes what bots are to think about as a process of a server would, and never answers."""

    def __init__(self) -> None:
        self.taken = asyncio.Event()
        self.ended = asyncio.Event()

    async def do(self, work: Any, args: tuple[Any, ...], seconds: float) -> tuple[Any, float]:
        pickle.dumps((work, args), pickle.HIGHEST_PROTOCOL)
        self.taken.set()
        await self.ended.wait()
        raise Lost("nobody thinks here")

    def kill(self) -> None:
        self.ended.set()

    async def end(self) -> None: ...


async def in_process(game: str, kind: str, shots: int) -> dict[str, tuple[list[float], list[float]]]:
    """Processor time, without a network: what a table does, and what is sent to the bots' processes."""
    table = Table("bench", wire.Settings(game=game, players=2 if game == "duel" else 4), random.Random(1))
    told = 0

    def encodes(message: wire.FromTable) -> None:
        msgspec.json.encode(message)

    def hears(message: wire.FromTable) -> None:
        nonlocal told
        msgspec.json.encode(message)
        told = time.process_time_ns()

    thinkers, mask = Thinkers([]), Mask(MOMENT)
    owner = Owner(table, Forgetful(), Clock(), thinkers, mask)
    running = asyncio.create_task(owner.run())
    viewers = []
    bot = kind in ("gunslinger", "marshal")
    for name in "A" if bot else "AB":
        _, key = table.sit(name)
        viewers.append(Viewer(hears if name == "A" else encodes))
        await owner.joined(viewers[-1], wire.Hello(key))
    await owner.joined(Viewer(hears), wire.Hello(name="Wes"))
    owner.post(viewers[0], wire.Start())
    await owner.call(lambda: None)
    found: dict[str, tuple[list[float], list[float]]] = {"told": ([], []), "after": ([], [])}
    order = [able for able in (True, False) for _ in range(shots + WARM)]
    random.Random(7).shuffle(order)
    for number, able in enumerate(order):
        thinkers.crew = Crew([packer := Packer()])

        def put(able: bool = able) -> str:
            assert table.game is not None
            set_up(table.game, position(game, able), kind, owner.now())
            return ""

        await owner.call(put)
        await owner.call(lambda: None)  # whoever shoots has been asked
        assert table.game is not None
        pending = table.game.asked(Seat(0))
        assert pending is not None
        texts = [print_move(table.game.s, move) for move in table.game.s.legal()]
        command = wire.Answer(pending.number, [next(text for text in texts if text.startswith(SHOTS))])
        began = time.process_time_ns()
        owner.post(viewers[0], command)
        while table.game.number == 0 or not table.undecided:
            await asyncio.sleep(0)
        shot = told
        await owner.call(lambda: None)  # which waits until the hand has been looked at
        if bot or kind == "covered":
            await packer.taken.wait()
        ended = time.process_time_ns()
        assert table.game.number == 1
        for task in owner.thinking:
            task.cancel()
        await thinkers.close()
        if number >= 2 * WARM:  # whatever is made once and kept is there
            found["told"][not able].append((shot - began) / 1e6)
            found["after"][not able].append((ended - shot) / 1e6)
    running.cancel()
    return found


# -- over the network ------------------------------------------------------------------------------------------


def serve(line: multiprocessing.connection.Connection, folder: str) -> None:
    """A server in a process of its own, whose table is put into a position on demand."""

    async def run() -> None:
        running = server(Config(port=0, database=f"sqlite:///{folder}/games.db", commands=10_000, log_level="error"))
        task = asyncio.create_task(running.serve())
        while not running.started:
            await asyncio.sleep(0.01)
        lobby: Lobby = running.config.app.state.lobby  # type: ignore[union-attr]
        line.send(running.servers[0].sockets[0].getsockname()[1])
        while True:
            wish = await asyncio.to_thread(line.recv)
            if wish is None:
                break
            id, data, kind = wish
            owner = lobby.tables[id].owner
            owner.journal = Forgetful()
            await owner.pondered()

            def put(owner: Any = owner, data: Any = data, kind: Any = kind) -> None:
                game = owner.table.game
                set_up(game, data, kind, owner.now())
                game.stirred.add(0)

            await owner.call(put)
            line.send("ready")
        running.should_exit = True
        await task

    asyncio.run(run())


async def until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = msgspec.json.decode(await socket.recv())
        if message["type"] == kind:
            return message


async def over_the_network(
    game: str, kinds: list[str], shots: int
) -> dict[str, dict[str, tuple[list[float], list[float]]]]:
    context = multiprocessing.get_context("spawn")
    line, theirs = context.Pipe()
    found: dict[str, dict[str, tuple[list[float], list[float]]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        process = context.Process(target=serve, args=(theirs, folder))  # not a daemon: it has processes of its own
        process.start()
        port = await asyncio.to_thread(line.recv)
        for kind in kinds:
            found[kind] = await _shots(port, line, game, kind, shots)
        line.send(None)
        process.join()
    return found


async def _shots(port: int, line: Any, game: str, kind: str, shots: int) -> dict[str, tuple[list[float], list[float]]]:
    import httpx

    found: dict[str, tuple[list[float], list[float]]] = {"heard": ([], []), "ping": ([], [])}
    settings = {"game": game, "players": 2 if game == "duel" else 4, "clock": "relaxed"}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        made = (await http.post("/api/tables", json={"name": "A", "settings": settings})).json()
        keys = [made["key"]]
        if kind not in ("gunslinger", "marshal"):
            other = await http.post(f"/api/tables/{made['table']}/seats", json={"name": "B"})
            keys.append(other.json()["key"])
    address = f"ws://127.0.0.1:{port}/ws/tables/{made['table']}"
    sockets = [await connect(address, max_size=None, compression=None) for _ in [*keys, ""]]
    for socket, key in zip(sockets, [*keys, ""], strict=True):
        await socket.send(msgspec.json.encode(wire.Hello(key=key)).decode())
        await until(socket, "welcome")
    shooter, spectator = sockets[0], sockets[-1]
    await shooter.send(msgspec.json.encode(wire.Start()).decode())
    await until(shooter, "update")
    order = [able for able in (True, False) for _ in range(shots + WARM)]
    random.Random(7).shuffle(order)
    drains = [asyncio.create_task(_drain(socket)) for socket in sockets[1:-1]]
    for number, able in enumerate(order):
        line.send((made["table"], position(game, able), kind))
        await asyncio.to_thread(line.recv)
        ask = None
        while ask is None:
            ask = (await until(shooter, "ask"))["ask"]
        move = next(m["text"] for m in ask["moves"] if m["text"].startswith(SHOTS))
        command = msgspec.json.encode(wire.Answer(ask["number"], [move])).decode()
        ping = msgspec.json.encode(wire.Ping(number)).decode()
        began = time.perf_counter_ns()
        await shooter.send(command)
        await until(spectator, "update")
        heard = time.perf_counter_ns()
        await spectator.send(ping)
        await until(spectator, "pong")
        ended = time.perf_counter_ns()
        if number >= 2 * WARM:
            found["heard"][not able].append((heard - began) / 1e6)
            found["ping"][not able].append((ended - heard) / 1e6)
    for task in drains:
        task.cancel()
    for socket in sockets:
        await socket.close()
    return found


async def _drain(socket: ClientConnection) -> None:
    while True:
        await socket.recv()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kinds", default=",".join(KINDS), help="who answers")
    parser.add_argument("--games", default=",".join(HANDS))
    parser.add_argument("--shots", type=int, default=400, help="of each kind in this process")
    parser.add_argument("--network", type=int, default=120, help="of each kind over the network")
    options = parser.parse_args()
    print("| game | answered by | told | after | heard | ping |")
    print("|---|---|---|---|---|---|")
    kinds = options.kinds.split(",")
    for game in options.games.split(","):
        network: dict[str, Any] = {kind: {} for kind in kinds}
        if options.network:
            network = asyncio.run(over_the_network(game, kinds, options.network))
        for kind in kinds:
            measured = {**asyncio.run(in_process(game, kind, options.shots)), **network[kind]}
            cells = []
            for able, unable in measured.values():
                error = (6 * min(len(able), len(unable))) ** -0.5
                cells.append(f"{auc(able, unable):.2f} ± {error:.2f} ({middle(able):.2f}, {middle(unable):.2f} ms)")
            print(f"| {game} | {kind} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
