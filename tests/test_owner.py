"""The task that owns a table: nobody waits for another table, and time in which nothing was done counts for nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import pytest

from boothill.bots import Bot
from boothill.core.moves import END, PASS, Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory
from boothill.table import game as table_game
from boothill.table import wire
from boothill.table.clock import HEARTBEAT, LAG, Clock, VirtualClock
from boothill.table.journal import Forgetful, Moved, Write
from boothill.table.owner import WAITING, Owner
from boothill.table.seating import Viewer
from boothill.table.table import Table
from boothill.table.thinking import OnTheSpot
from tests.scenes import Scene, at_random, problems, scene
from tests.tables import TABLES


class Idle(Bot):
    """Never does anything: a game of such bots has no end."""

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        return next((move for move in (END, PASS) if move in view.legal), view.legal[0])


class Busy(Forgetful):
    """Notes every move of an endless game."""

    def __init__(self, note: Callable[[str], None]) -> None:
        super().__init__()
        self.note = note

    async def write(self, writes: list[Write]) -> None:
        for write in writes:
            if isinstance(write, Moved):
                self.note("moved")


def endless(host: Viewer, clock: str = "instant") -> Table:
    """A table at which nothing but such bots play, and nobody waits for anything."""
    table = Table("endless", wire.Settings(players=4, clock=clock), Random(1))
    _, key = table.sit("Ann")
    table.connect(host, wire.Hello(key), 0.0)
    table.handle(host, wire.Start(), 0.0)
    assert table.game is not None
    for player in table.game.players:
        player.bot = Idle()
    table.handle(host, wire.Away(True), 0.0)
    return table


def test_a_game_without_end_keeps_nobody_waiting() -> None:
    """Neither another table nor whoever sits at this one: it makes a move, and then it is the others' turn."""
    order: list[str] = []
    host, guest = Viewer(lambda message: None), Viewer(lambda message: None)

    def hear(name: str) -> Callable[[wire.FromTable], None]:
        return lambda message: order.append(name) if isinstance(message, wire.Pong) else None

    host.send, guest.send = hear("host"), hear("guest")
    other = Table("other", wire.Settings(players=4), Random(2))
    _, key = other.sit("Bob")
    other.connect(guest, wire.Hello(key), 0.0)

    async def run() -> None:
        owners = [
            Owner(endless(host), Busy(order.append), VirtualClock(), OnTheSpot()),
            Owner(other, Forgetful(), VirtualClock(), OnTheSpot()),
        ]
        tasks = [asyncio.create_task(owner.run()) for owner in owners]
        for _ in range(30):
            while order.count("moved") < 5:
                await asyncio.sleep(0)
            order.clear()
            owners[0].post(host, wire.Ping())
            owners[1].post(guest, wire.Ping())
            while not {"host", "guest"} <= set(order):
                await asyncio.sleep(0)
            assert order.count("moved") <= 2, "at the first opportunity"
            order.clear()
        owners[0].post(host, wire.Pause(True))
        await owners[0].call(lambda: None)
        order.clear()
        for _ in range(200):
            await asyncio.sleep(0)
        assert order == [], "it can be stopped"
        for task in tasks:
            task.cancel()

    asyncio.run(asyncio.wait_for(run(), 120))


def test_two_games_without_end_go_on_alike() -> None:
    made = {"first": 0, "second": 0}

    async def run() -> None:
        tasks = []
        for name in made:

            def count(_: str, name: str = name) -> None:
                made[name] += 1

            owner = Owner(endless(Viewer(lambda message: None)), Busy(count), VirtualClock(), OnTheSpot())
            tasks.append(asyncio.create_task(owner.run()))
        while sum(made.values()) < 400:
            await asyncio.sleep(0)
            assert abs(made["first"] - made["second"]) <= 2 * (1 + table_game.SLICE)
        for task in tasks:
            task.cancel()

    asyncio.run(asyncio.wait_for(run(), 120))


def test_those_who_never_stop_talking_do_not_stop_the_game() -> None:
    order: list[str] = []
    host = Viewer(lambda message: None)

    async def run() -> None:
        owner = Owner(endless(host), Busy(order.append), VirtualClock(), OnTheSpot())
        task = asyncio.create_task(owner.run())
        for _ in range(40 * WAITING):
            while len(owner.mailbox) < 3:
                owner.post(host, wire.Ping())
            await asyncio.sleep(0)
        task.cancel()

    asyncio.run(asyncio.wait_for(run(), 120))
    assert order.count("moved") > 5


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_however_small_the_slices_the_game_is_the_same(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = []
    for most in (1, 12):
        monkeypatch.setattr(table_game, "SLICE", most)
        made = Scene(wire.Settings(game=game, players=players, clock="fast"), 2, at_random, seed=players)
        tick = table_game.Game.tick

        def bounded(self: table_game.Game, now: float, tick: Callable[..., None] = tick, most: int = most) -> None:
            before = self.number
            tick(self, now)
            assert self.number <= before + 1 + most

        with monkeypatch.context() as patched:
            patched.setattr(table_game.Game, "tick", bounded)
            made.start()
            made.run(120)
        records.append(made.game.record.moves)
    shortest = min(map(len, records))
    assert shortest > 20 and records[0][:shortest] == records[1][:shortest]


# -- time that counts for nobody -------------------------------------------------------------------------------


class Wound:
    """Where a clock takes the time from."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_a_clock_stands_still_while_its_server_sleeps() -> None:
    source = Wound()
    clock = Clock(source)
    clock.epoch = 0.0
    source.time += 60
    assert clock.now() == pytest.approx(160), "nobody has said that he would say that he is awake"
    clock.heartbeat()
    for _ in range(50):
        source.time += HEARTBEAT
        assert clock.heartbeat() == 0.0
    assert clock.now() == pytest.approx(165)
    source.time += 13
    assert clock.now() == pytest.approx(165 + LAG)
    assert clock.heartbeat() == pytest.approx(13 - LAG)
    assert clock.now() == pytest.approx(165 + LAG), "it goes on from there"
    source.time += HEARTBEAT
    assert clock.now() == pytest.approx(165 + LAG + HEARTBEAT)


def owned(made: Scene, clock: Clock, journal: Forgetful | None = None) -> Owner:
    return Owner(made.table, journal or Forgetful(), clock, OnTheSpot())


def test_who_answered_while_the_server_slept_was_not_late() -> None:
    """His answer lay in the mailbox when the server woke up, long after his time was up."""
    source = Wound()
    clock = Clock(source)
    clock.heartbeat()
    made = scene(A={"hand": ["BANG!"]}, B={"hand": ["Missed!"]})
    made.now = clock.now()
    made.game.start(made.now)
    made.settle()
    shot, threat = made.people[0].ask, None
    assert shot is not None and made.game.timing.rope is not None

    async def run() -> None:
        owner = owned(made, clock)
        task = asyncio.create_task(owner.run())
        owner.post(made.people[0], wire.Answer(shot.number, ["play BANG! -> B"]))
        await owner.call(lambda: None)
        threat = made.people[1].ask
        assert threat is not None and threat.threat
        source.time += 3 * (made.game.timing.rope or 0)
        owner.post(made.people[1], wire.Answer(threat.number, ["play Missed!"]))
        await owner.call(lambda: None)
        clock.heartbeat()
        await owner.call(lambda: None)
        task.cancel()

    asyncio.run(asyncio.wait_for(run(), 60))
    assert threat is None and problems(made.people[1]) == []
    pending = made.game.pending
    assert pending is not None and pending.seat == 1 and pending.held is not None and not pending.napped


def test_what_lies_in_the_mailbox_comes_before_what_is_due() -> None:
    made = scene(A={"hand": ["BANG!"]}, B={"hand": ["Missed!"]})
    clock = VirtualClock(made.now)
    shot = made.people[0].ask
    assert shot is not None and made.game.timing.rope is not None

    async def run() -> None:
        owner = owned(made, clock)
        task = asyncio.create_task(owner.run())
        owner.post(made.people[0], wire.Answer(shot.number, ["play BANG! -> B"]))
        await owner.call(lambda: None)
        threat = made.people[1].ask
        assert threat is not None
        clock.time += 3 * (made.game.timing.rope or 0)
        owner.post(made.people[0], wire.Ping())  # the owner has something else to do when the time is up
        owner.post(made.people[1], wire.Answer(threat.number, ["play Missed!"]))
        await owner.call(lambda: None)
        task.cancel()

    asyncio.run(asyncio.wait_for(run(), 60))
    assert problems(made.people[1]) == []
    assert (
        made.game.record.moves[-1] == (1, made.game.record.moves[-1][1]) and "Missed!" in made.game.record.moves[-1][1]
    )


class Slow(Forgetful):
    """A database that is away for a while."""

    def __init__(self, clock: VirtualClock) -> None:
        super().__init__()
        self.clock = clock
        self.away = 0.0

    async def write(self, writes: list[Write]) -> None:
        self.clock.time += self.away


def test_the_time_in_which_the_database_was_away_counts_for_nobody() -> None:
    made = scene(A={"hand": ["BANG!", "Beer"]}, B={"hand": ["Missed!"]})
    clock = VirtualClock(made.now)
    journal = Slow(clock)
    rope = made.game.timing.rope
    assert rope is not None

    async def run() -> None:
        owner = owned(made, clock, journal)
        task = asyncio.create_task(owner.run())
        shot = made.people[0].ask
        assert shot is not None
        journal.away = 3 * rope
        owner.post(made.people[0], wire.Answer(shot.number, ["play BANG! -> B"]))
        await owner.call(lambda: None)
        journal.away = 0.0
        threat = made.people[1].ask
        assert threat is not None and threat.seconds == rope
        clock.time += rope - 1
        owner.post(made.people[1], wire.Answer(threat.number, ["pass"]))
        await owner.call(lambda: None)
        task.cancel()

    asyncio.run(asyncio.wait_for(run(), 60))
    assert problems(made.people[1]) == [] and made.game.record.moves[-1] == (1, "pass")


def test_silence_is_no_answer() -> None:
    """The clock does run while the server is awake."""
    made = scene(A={"hand": ["BANG!"]}, B={"hand": ["Missed!"]})
    clock = VirtualClock(made.now)
    shot = made.people[0].ask
    assert shot is not None

    async def run() -> None:
        owner = owned(made, clock)
        task = asyncio.create_task(owner.run())
        owner.post(made.people[0], wire.Answer(shot.number, ["play BANG! -> B"]))
        await owner.call(lambda: None)
        clock.time += (made.game.timing.rope or 0) + 0.1
        while made.game.pending is None or not made.game.pending.napped:
            await owner.call(lambda: None)
            await asyncio.sleep(0)
        task.cancel()

    asyncio.run(asyncio.wait_for(run(), 60))
