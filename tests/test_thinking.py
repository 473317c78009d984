"""Bots that think at a table: elsewhere, within the beat, and no worse off if nothing comes of it."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from boothill.bots import Bot, make_bot
from boothill.bots.driver import Driver
from boothill.bots.gunslinger import GunslingerBot
from boothill.core.moves import END, PASS, Move
from boothill.core.view import View
from boothill.memory import Memory
from boothill.notation import print_move
from boothill.table import thinking, wire
from boothill.table.game import Game
from boothill.table.thinking import Thinkers, Thought, think
from boothill.terminal import link
from tests.scenes import Scene, at_random, silent
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


def thinking_scene(clock: str = "standard") -> Scene:
    """Somebody among marshals, one of whom is to act and has a choice."""
    made = Scene(wire.Settings(players=4, clock=clock, bots="marshal"), 1, at_random, seed=3)
    made.start()
    while made.game.thought is None or made.game.pending is None or made.game.pending.seat == 0:
        assert made.step()
    return made


def another(made: Scene) -> Move:
    """A legal move that the bot would not make at once."""
    pending = made.game.pending
    assert pending is not None
    return next(move for move in made.game.s.legal(pending.seat) if move != pending.held)


def test_a_bot_that_thinks_has_an_answer_at_once_and_the_beat_to_find_a_better_one() -> None:
    made = thinking_scene()
    pending, thought = made.game.pending, made.game.thought
    assert pending is not None and thought is not None
    assert pending.held in made.game.s.legal(pending.seat)
    assert pending.release == made.now + made.game.timing.beat == made.now + thought.seconds
    better, release, number = another(made), pending.release, made.game.number
    made.game.think_better(thought.number, better)
    assert pending.held == better
    assert pending.release == release, "nobody learns how long it took"
    made.run(made.game.timing.beat - 0.01)
    assert made.game.number == number
    made.run(0.02)
    assert made.game.number > number


def test_a_thought_that_comes_too_late_or_makes_no_sense_changes_nothing() -> None:
    made = thinking_scene()
    pending, thought = made.game.pending, made.game.thought
    assert pending is not None and thought is not None
    held = pending.held
    made.game.think_better(thought.number - 1, another(made))
    made.game.think_better(thought.number, Move("dance"))
    assert pending.held == held
    made.run(made.game.timing.beat + 0.01)
    current = made.game.pending
    before = current.held if current is not None else None
    made.game.think_better(thought.number, END)
    assert made.game.pending is current
    assert (current.held if current is not None else None) == before


def test_a_thought_never_answers_for_a_person() -> None:
    made = Scene(wire.Settings(players=4, bots="marshal"), 4, silent)
    made.start()
    pending = made.game.pending
    assert pending is not None and made.game.thought is None
    made.game.think_better(pending.number, made.game.s.legal()[0])
    assert pending.held is None


def test_a_table_that_waits_for_nobody_leaves_no_time_to_think() -> None:
    made = Scene(wire.Settings(players=4, clock="instant", bots="marshal"), 1, at_random, seed=3)
    made.start()
    made.run()
    assert made.table.phase == "over"
    assert made.game.thought is None


def test_thinking_takes_the_time_that_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "time", SimpleNamespace(time=lambda: 1000.0))
    thought = thinking_scene().game.thought
    assert thought is not None
    legal = [move[:5] for move in thought.view["legal"]]
    assert think(thought, 1000.3) in legal
    assert think(thought, 999.0) is None


def thought_of(bot: Bot, seconds: float = 120.0) -> Thought:
    s = dealt(1)
    view = s.view(s.to_act)
    return Thought(1, bot, view.save(), Memory(view).save(), 1, seconds)


def test_another_process_thinks_and_one_that_dies_is_replaced() -> None:
    async def minds() -> None:
        thinkers = Thinkers()
        try:
            assert await thinkers.think(thought_of(Doomed())) is None
            move = await thinkers.think(thought_of(GunslingerBot()))
            s = dealt(1)
            assert move in s.legal()
            with pytest.raises(LookupError, match="lost the thread"):
                await thinkers.think(thought_of(Wrong()))
            assert await thinkers.think(thought_of(GunslingerBot(), seconds=0.0)) is None
        finally:
            thinkers.close()

    asyncio.run(minds())


class Patient:
    """Thinks of the last legal move, every time, and remembers where that must be written down."""

    def __init__(self, fails: bool) -> None:
        self.fails = fails
        self.game: Game | None = None
        self.expected: list[tuple[int, str]] = []

    async def think(self, thought: Thought) -> Move | None:
        game = self.game
        assert game is not None
        move = Move.load(thought.view["legal"][-1])
        self.expected.append((game.number, print_move(game.s, move)))
        for _ in range(5):
            await asyncio.sleep(0)
        assert game.number == self.expected[-1][0], "the table went on without waiting"
        if self.fails:
            raise LookupError("lost the thread")
        return move


@pytest.mark.parametrize("fails", [False, True])
def test_a_table_in_the_terminal_waits_for_what_its_bots_think(
    fails: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    patient = Patient(fails)
    monkeypatch.setattr("boothill.table.owner.THINKERS", patient)

    async def play() -> list[str]:
        table = link.dealt(4, bot="marshal", seed="patient", save_to=tmp_path / "game.txt")
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
    assert all(done) != fails
    assert ("a thought came to nothing" in caplog.text) == fails


def test_what_a_table_waits_for_leaves_room_for_the_way() -> None:
    assert thinking.TRAVEL < thinking.SHORTEST
