"""Bots think beside the table: what comes of it is told when the beat says so, and a table never stands still."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from boothill.bots import Bot, make_bot
from boothill.bots.driver import Driver
from boothill.bots.gunslinger.bot import GunslingerBot
from boothill.core.moves import END, PASS, Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory
from boothill.table import thinking, wire
from boothill.table.game import Game
from boothill.table.thinking import OnTheSpot, Thinkers, Thought, hands_of, think
from boothill.terminal import link
from boothill.text.notation import print_move
from boothill.workers import Lost
from tests.scenes import Scene, at_random, four, scene, tell
from tests.tables import dealt


class Doomed(Bot):
    """Takes the process it thinks in with it."""

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        os._exit(1)


class Wrong(Bot):
    """Has a fault."""

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        raise LookupError("lost the thread")


@pytest.mark.parametrize(("game", "players"), [("classic", 5), ("dodge-city", 3), ("duel", 2)])
def test_a_view_and_a_memory_travel_and_a_bot_does_the_same_there(game: str, players: int) -> None:
    driver = Driver(dealt(7, players, game), [make_bot("greedy") for _ in range(players)], Random(7))
    s = driver.s
    looked = 0
    for made in range(90):
        if s.over:
            break
        if made % 10 == 0 and len(s.legal()) > 1:
            view, memory = s.view(s.to_act), driver.memories[s.to_act]
            there = View.load(view.save(), view.rules)
            known = Memory.load(memory.save(), there)
            assert there.save() == view.save()
            assert known.save() == memory.save()
            for bot in (make_bot("gunslinger"), make_bot("marshal:6")):
                assert bot.choose(there, known, Random(1)) == bot.choose(view, memory, Random(1))
            looked += 1
        following = driver.next_move()
        assert following is not None
        driver.make(*following)
    assert looked > 3


@pytest.mark.parametrize("move", [PASS, END])
def test_there_is_only_one_pass_and_one_end(move: Move) -> None:
    assert Move.load(move.save()) is move


class Hung(Bot):
    """Never comes to an end."""

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        while True:
            time.sleep(1)


def thinking_scene(bots: str = "gunslinger") -> tuple[Scene, Thought]:
    """Somebody among bots, one of whom is to act and has a choice; what it is to think about."""
    made = Scene(wire.Settings(players=4, bots=bots), 1, at_random, seed=3)
    made.start()
    game = made.game
    while game.pending is None or game.pending.seat == 0 or len(game.s.legal()) == 1:
        assert made.step()
    number = game.number
    while game.number == number:
        assert game.pending is not None
        made.now = max(made.now, game.pending.release)
        made.table.tick(made.now)
        tell(made.table)
    made.table.consider(made.now)
    (thought,) = made.table.thoughts()
    return made, thought


def test_a_bot_thinks_while_the_table_waits_for_its_beat_and_no_longer() -> None:
    made, thought = thinking_scene()
    pending, game = made.game.pending, made.game
    assert pending is not None and pending.held is None
    assert pending.release == made.now + game.timing.beat == made.now + thought.seconds
    assert made.table.wake_at() is None, "nothing is due before the thought comes"
    release, number = pending.release, game.number
    game.thought_out(thought, thought.here(), made.now)
    assert pending.held in game.s.legal(pending.seat)
    assert pending.release == release == made.table.wake_at(), "nobody learns how long it took"
    made.run(game.timing.beat - 0.01)
    assert game.number == number
    made.run(0.02)
    assert game.number > number


def test_a_thought_that_comes_late_is_told_a_whole_beat_later() -> None:
    made, thought = thinking_scene()
    pending, beat = made.game.pending, made.game.timing.beat
    assert pending is not None
    due, number = pending.release, made.game.number
    made.now = due + beat / 3
    made.table.tick(made.now)
    assert made.game.number == number, "the table waits for it"
    made.game.thought_out(thought, thought.here(), made.now)
    assert pending.release == due + beat


def test_a_thought_that_makes_no_sense_is_replaced_by_a_simple_one() -> None:
    made, thought = thinking_scene()
    pending = made.game.pending
    assert pending is not None
    made.game.thought_out(thought._replace(number=thought.number - 1), END, made.now)
    assert pending.held is None, "that was about something else"
    made.game.thought_out(thought, Move("dance"), made.now)
    assert pending.held == thought.simply() and pending.held in made.game.s.legal(pending.seat)
    before = pending.held
    made.game.thought_out(thought, thought.here(), made.now)
    assert pending.held == before, "once is enough"


def test_a_thought_never_answers_for_a_person_who_is_back() -> None:
    made = scene(A={"hand": ["BANG!"]})
    made.table.handle(made.people[0], wire.Away(True), made.now)
    tell(made.table)
    made.table.consider(made.now)
    (thought,) = made.table.thoughts()
    made.do(0, wire.Away(False))
    pending = made.game.pending
    made.game.thought_out(thought, thought.here(), made.now)
    assert pending is not None and pending.asked and pending.held is None


def test_the_same_luck_gives_the_same_move_wherever_it_is_thought() -> None:
    _, thought = thinking_scene()
    packed = thought.packed()
    here = thought._replace(luck=Random(packed[3])).here()
    assert here is not None
    assert think(packed, 0.0) == here.save() == think(packed, 1e12)


def test_a_bot_that_thinks_takes_the_time_that_is_left_and_none_where_nobody_waits() -> None:
    _, thought = thinking_scene(bots="marshal")
    legal = [move.save() for move in thought.view.legal]
    assert think(thought.packed(), 0.3) in legal
    gunslinger = thought._replace(bot=GunslingerBot())
    packed = gunslinger.packed()
    assert think((thought.bot, *packed[1:]), 0.0) == think(packed, 0.0), "at once"
    made = scene(clock="instant", A={"hand": ["BANG!"]})
    made.table.handle(made.people[0], wire.Away(True), made.now)
    made.table.consider(made.now)
    assert [thought.seconds for thought in made.table.thoughts()] == [0.0]


class Eager(Bot):
    """Does whatever it may out of turn."""

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        return view.legal[0]

    def interject(self, view: View, memory: Memory, rng: Random) -> Move | None:
        return view.legal[0]


@pytest.mark.parametrize("able", [True, False])
def test_what_a_bot_does_out_of_turn_is_thought_about_after_the_news_and_done_at_the_beat(able: bool) -> None:
    """It thinks about it whether or not it holds what it takes, and does it when that was settled to be."""
    made = scene(3)
    made.game.players[3].bot = Eager()
    sid = {"character": "Sid Ketchum", "hand": ["Beer", "Missed!"]}
    made.set_up(four(A={"hand": ["BANG!", "Duel"]}, B={"hand": ["Beer"]}, D=sid))
    made.game.s.life[3] -= able
    number, beat = made.game.number, made.game.timing.beat
    ask = made.people[0].ask
    assert ask is not None
    shot = next(move.text for move in ask.moves if move.text.startswith("play BANG!"))
    made.table.handle(made.people[0], wire.Answer(ask.number, [shot]), made.now)
    assert made.game.number == number + 1 and made.table.thoughts() == []
    tell(made.table)
    made.table.consider(made.now)
    (aside,) = [thought for thought in made.table.thoughts() if thought.aside]
    assert aside.seconds == beat and bool(aside.view.legal) == able
    made.game.thought_out(aside, aside.here(), made.now)
    made.run(beat - 0.01)
    assert made.game.number == number + 1
    made.run(0.02)
    assert (made.game.number == number + 2) == able


def test_nobody_overtakes_a_bot_that_still_thinks_about_what_it_does_out_of_turn() -> None:
    made = scene(3, A={"hand": ["BANG!"]}, B={"hand": ["Missed!"]})
    made.game.players[3].bot = Eager()
    sid = {"character": "Sid Ketchum", "hand": ["Beer", "Missed!"], "life": 2}
    made.set_up(four(A={"hand": ["Duel", "BANG!"]}, B={"hand": ["Missed!"]}, D=sid) | {"turn": "A"})
    made.game.players[0].covered = True
    made.table.handle(made.people[0], wire.Ping(), made.now)
    made.game._put_again(made.game.pending, made.now)  # type: ignore[arg-type]
    made.game.asides.number = -1
    made.table.consider(made.now)
    thoughts = made.table.thoughts()
    main, aside = (next(t for t in thoughts if t.aside == kind) for kind in (False, True))
    made.game.thought_out(main, main.here(), made.now)
    made.now += made.game.timing.beat + 0.01
    assert made.table.wake_at() is None
    made.table.tick(made.now)
    assert made.game.number == 0
    made.game.thought_out(aside, aside.here(), made.now)
    made.table.tick(made.now)
    assert made.game.record.moves[0][0] == 3


def thought_of(bot: Bot, seconds: float = 120.0) -> Thought:
    s = dealt(1)
    view = s.view(s.to_act)
    return Thought(1, bot, view, Memory(view), Random(1), seconds)


def test_another_process_thinks_and_one_that_dies_is_replaced() -> None:
    async def minds() -> None:
        thinkers = Thinkers(hands_of("1"))
        try:
            with pytest.raises(Lost, match="ended"):
                await thinkers.think(thought_of(Doomed()), "t")
            assert await thinkers.think(thought_of(GunslingerBot()), "t") in dealt(1).legal()
            with pytest.raises(Lost, match="lost the thread"):
                await thinkers.think(thought_of(Wrong()), "t")
            assert await thinkers.think(thought_of(make_bot("marshal"), 0.0), "t") in dealt(1).legal()
        finally:
            await thinkers.close()

    asyncio.run(minds())


def test_a_thought_without_end_is_given_up_and_its_process_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def minds() -> None:
        thinkers = Thinkers(hands_of("1"))
        try:
            await thinkers.think(thought_of(GunslingerBot()), "t")  # the process is there
            monkeypatch.setattr(thinking, "PATIENCE", 0.1)
            with pytest.raises(Lost, match="too long"):
                await thinkers.think(thought_of(Hung(), 0.0), "t")
            monkeypatch.undo()
            assert await thinkers.think(thought_of(GunslingerBot()), "t") in dealt(1).legal()
        finally:
            await thinkers.close()

    asyncio.run(minds())


class Busy:
    """Somebody who thinks of the end, once told to go on, and notes what there was to think about and for how long."""

    def __init__(self) -> None:
        self.bots: list[Bot] = []
        self.seconds: list[float] = []
        self.turns = asyncio.Semaphore(0)
        self.spent = 0.0

    async def do(self, work: object, args: tuple[Any, ...], seconds: float) -> tuple[Any, float]:
        (bot, *_), time = args
        self.bots.append(bot)
        self.seconds.append(time)
        await self.turns.acquire()
        return END.save(), self.spent

    def go_on(self, thoughts: int = 1000) -> None:
        for _ in range(thoughts):
            self.turns.release()

    def kill(self) -> None:
        self.go_on()

    async def end(self) -> None: ...


class Slow(Busy):
    """On the way there and back time passes."""

    def __init__(self, clock: SimpleNamespace, way: float) -> None:
        super().__init__()
        self.clock = clock
        self.way = way
        self.go_on()

    async def do(self, work: object, args: tuple[Any, ...], seconds: float) -> tuple[Any, float]:
        self.clock.now += self.way
        return await super().do(work, args, seconds)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """What time it is for those who think."""
    clock = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(thinking, "monotonic", lambda: clock.now)
    return clock


async def asked(thinkers: Thinkers, *thoughts: tuple[Thought, str]) -> list[asyncio.Task[Move | None]]:
    """Thoughts that all wait, or are under way."""
    tasks = [asyncio.create_task(thinkers.think(thought, table)) for thought, table in thoughts]
    while thinkers.crew.behind + len(thinkers.crew.hands) < len(thoughts):
        await asyncio.sleep(0)
    return tasks


def test_tables_are_served_in_turn_however_much_one_of_them_asks(clock: SimpleNamespace) -> None:
    async def minds() -> None:
        hand = Busy()
        thinkers = Thinkers([hand])
        wanted = [(name, "greedy") for name in range(6)] + [(10, "modest"), (11, "modest")]
        tasks = await asked(thinkers, *((thought_of(Named(name)), table) for name, table in wanted))
        hand.go_on()
        await asyncio.gather(*tasks)
        await thinkers.close()
        assert [bot.name for bot in hand.bots if isinstance(bot, Named)] == [0, 1, 10, 2, 11, 3, 4, 5]

    asyncio.run(minds())


def test_bots_that_take_their_time_share_it_where_there_is_too_much_to_think_about(clock: SimpleNamespace) -> None:
    async def minds() -> None:
        hand = Busy()
        thinkers = Thinkers([hand])
        marshal = thought_of(make_bot("marshal"), 10.0)
        tasks = await asked(thinkers, *((marshal, f"table {number}") for number in range(4)))
        hand.go_on()
        await asyncio.gather(*tasks)
        assert hand.seconds == pytest.approx([9.85 / 4, 9.85 / 3, 9.85 / 2, 9.85])

    asyncio.run(minds())


def test_a_simple_bot_decides_for_one_whose_table_waits_already(clock: SimpleNamespace) -> None:
    async def minds() -> None:
        hand = Busy()
        thinkers = Thinkers([hand])
        gunslinger = thought_of(GunslingerBot(), 1.0)
        tasks = await asked(thinkers, *((gunslinger, f"table {number}") for number in range(3)))
        clock.now += 1.0  # the beat is over: it is waited for a moment
        hand.go_on(1)
        await tasks[0]
        clock.now += 1.0
        hand.go_on()
        await asyncio.gather(*tasks)
        assert [type(bot) for bot in hand.bots] == [GunslingerBot, GunslingerBot, type(make_bot(thinking.SIMPLE))]

    asyncio.run(minds())


def test_bots_think_less_where_the_way_to_those_who_think_takes_longer(clock: SimpleNamespace) -> None:
    async def minds() -> None:
        hand = Slow(clock, 2.0)
        thinkers = Thinkers([hand])
        for _ in range(60):
            await thinkers.think(thought_of(make_bot("marshal"), 10.0), "t")
        hand.spent = 2.0  # it was no way, but thought
        for _ in range(60):
            await thinkers.think(thought_of(make_bot("marshal"), 10.0), "t")
        assert hand.seconds[0] == pytest.approx(9.85) and hand.seconds[60] == pytest.approx(8.0, abs=0.01)
        assert hand.seconds[-1] == pytest.approx(9.85, abs=0.01)

    asyncio.run(minds())


class Named(Bot):
    """Can be told apart."""

    def __init__(self, name: int) -> None:
        self.name = name


class Waits(OnTheSpot):
    """Thinks of nothing."""

    async def think(self, thought: Thought, table: str) -> Move | None:
        raise Lost("no idea")


def test_a_table_goes_on_whatever_becomes_of_thoughts(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> int:
        table = link.dealt(4, bot="gunslinger", seed="lost", save_to=tmp_path / "game.txt")
        table._owner.thinkers = Waits()
        game = table._owner.table.game
        assert game is not None
        try:
            while not game.over and game.number < 40:
                message = await table.next()
                ask = message.ask if isinstance(message, wire.Update | wire.Asked) else None
                if ask is not None:
                    table.post(wire.Answer(ask.number, [ask.moves[-1].text]))
        finally:
            await table.close()
        return game.number

    assert asyncio.run(play()) >= 40
    assert "a thought came to nothing" in caplog.text


class Patient(OnTheSpot):
    """Thinks of the last legal move, every time, and remembers where that must be written down."""

    def __init__(self) -> None:
        super().__init__()
        self.game: Game | None = None
        self.expected: list[tuple[int, str]] = []

    async def think(self, thought: Thought, table: str) -> Move | None:
        game = self.game
        assert game is not None
        move = thought.view.legal[-1]
        self.expected.append((game.number, print_move(game.s, move)))
        for _ in range(5):
            await asyncio.sleep(0)
        assert game.number == self.expected[-1][0], "the table went on without waiting"
        return move


def test_a_table_in_the_terminal_waits_for_what_its_bots_think(tmp_path: Path) -> None:
    patient = Patient()

    async def play() -> list[str]:
        table = link.dealt(4, bot="marshal", seed="patient", save_to=tmp_path / "game.txt")
        table._owner.thinkers = patient
        patient.game = game = table._owner.table.game
        assert game is not None
        try:
            while len(patient.expected) < 12 and not game.over:
                message = await table.next()
                ask = message.ask if isinstance(message, wire.Update | wire.Asked) else None
                if ask is not None:
                    table.post(wire.Answer(ask.number, [ask.moves[-1].text]))
        finally:
            await table.close()
        return [text for _, text in game.record.moves]

    moves = asyncio.run(play())
    done = [moves[number] == text for number, text in patient.expected if number < len(moves)]
    assert len(done) > 5
    assert all(done)
