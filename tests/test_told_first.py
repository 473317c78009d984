"""Everybody is told of a shot before anybody looks at what its target could answer.

So neither the time until it is told nor the work that is done for it depends on a hand. What is compared here is the
work itself, call by call, not a clock.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from boothill.bots import make_bot
from boothill.core.ids import NOBODY
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.server.protocols import Socket
from boothill.table import game as table_game
from boothill.table import wire
from boothill.table.clock import VirtualClock
from boothill.table.game import Game
from boothill.table.journal import Forgetful
from boothill.table.orders import ordered
from boothill.table.owner import Owner
from boothill.table.thinking import OnTheSpot
from boothill.table.timing import PRESETS, Timing
from tests.scenes import Person, Scene, answer, four, silent, tell
from tests.servers import Served, with_server
from tests.tables import duel, plain_only

ANSWERED_BY = ("gunslinger", "marshal", "covered", "orders", "plan", "person")
HANDS = {
    "classic": (["Missed!", "Missed!", "Beer"], ["Beer", "Saloon", "Stagecoach"]),
    "duel": (["Missed!", "Wagon"], ["Schofield", "Wagon"]),
}
"""With an answer to a shot, and without one."""


def shot_at(game: str, by: str, hand: list[str]) -> Scene:
    """A is about to shoot at B, for whom somebody or something will answer; C and a spectator look on."""
    people = 1 if by in ("gunslinger", "marshal") else 2
    settings = wire.Settings(game=game, players=2 if game == "duel" else 4, bots="gunslinger")
    made = Scene(settings, people, silent)
    made.watch("Wes")
    made.start()
    if game == "duel":
        made.set_up(duel({"hand": ["Carbine", "Winchester"]}, {"hand": hand}))
    else:
        made.set_up(four(A={"hand": ["BANG!", "BANG!"]}, B={"hand": hand}))
    if people == 1:
        made.game.players[1].bot = make_bot(by)
    if by == "covered":
        made.do(1, wire.Away(True))
    if by == "orders":
        made.do(1, wire.SetOrders(wire.Orders(forced=True, misses=True, shields=True)))
    if by == "plan":
        made.game.players[1].plan = ["play Missed!", "pass"]
    return made


def shoot(made: Scene) -> wire.Answer:
    ask = made.people[0].ask
    assert ask is not None
    shots = ("play BANG!", "play Winchester")
    move = next(move.text for move in ask.moves if move.text.startswith(shots) and "->" in move.text)
    return wire.Answer(ask.number, [move])


def work_of(made: Scene) -> list[str]:
    """Every function that is called until the shot lies ready to be told."""
    called: list[str] = []

    def note(frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            called.append(frame.f_code.co_qualname)
        elif event == "c_call":
            called.append(argument.__name__)

    command = shoot(made)
    gc.disable()  # what it calls, and when, is no work of the table's
    sys.setprofile(note)
    try:
        made.table.handle(made.people[0], command, made.now)
    finally:
        sys.setprofile(None)
        gc.enable()
    return called


@plain_only
@pytest.mark.parametrize("by", ANSWERED_BY)
@pytest.mark.parametrize("game", HANDS)
def test_until_a_shot_is_told_the_very_same_is_done_whatever_its_target_holds(game: str, by: str) -> None:
    work_of(shot_at(game, by, HANDS[game][0]))  # what is worked out once and kept
    able, unable = (shot_at(game, by, hand) for hand in HANDS[game])
    work, twin_work = work_of(able), work_of(unable)
    told = {viewer.seat for viewer, message in able.table.out if isinstance(message, wire.Update)}
    assert told == {person.seat for person in able.people} - {1}, "the others hear of it, and he after them"
    assert "State.apply" in work and "Memory.see" not in work
    assert work == twin_work
    assert [(v.seat, type(m)) for v, m in able.table.out] == [(v.seat, type(m)) for v, m in unable.table.out]


@plain_only
@pytest.mark.parametrize("by", ANSWERED_BY)
def test_nobody_looks_at_the_hand_before_the_shot_is_told(by: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in the order of events, with the task that owns the table."""
    made = shot_at("classic", by, HANDS["classic"][0])
    order: list[str] = []
    answers, consider = State.answers, Game.consider

    def listed(self: State) -> Any:
        if self.to_act == 1:
            order.append("looked")
        return answers(self)

    def carried_out(s: State, orders: wire.Orders, had_only_pass: bool) -> Move | None:
        order.append("looked")
        return ordered(s, orders, had_only_pass)

    def considered(self: Game, now: float) -> None:
        order.append("considered")
        consider(self, now)

    monkeypatch.setattr(State, "answers", listed)
    monkeypatch.setattr(table_game, "ordered", carried_out)
    monkeypatch.setattr(Game, "consider", considered)
    for person in made.people:
        monkeypatch.setattr(
            person, "send", lambda message, seat=person.seat: order.append(f"told {seat} {type(message).__name__}")
        )

    async def run() -> None:
        thinkers = OnTheSpot()
        owner = Owner(made.table, Forgetful(), VirtualClock(made.now), thinkers)
        task = asyncio.create_task(owner.run())
        owner.post(made.people[0], shoot(made))
        await owner.call(lambda: None)
        await owner.pondered()
        await owner.call(lambda: None)
        task.cancel()
        await thinkers.close()

    asyncio.run(run())
    first = order.index("looked")
    told = {seat for seat in (0, 1, NOBODY) if f"told {seat} Update" in order[:first]}
    assert told == {0, NOBODY}
    assert "considered" in order[:first]


def test_what_is_told_is_on_the_wire_before_anybody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[tuple[str, int]] = []
    while_both_were_there: list[tuple[str, int]] = []
    consider, write = Game.consider, Socket.write

    def sent(self: Socket, frame: bytes) -> bool:
        message = json.loads(frame[frame.index(b"{") :])
        if message["type"] == "update":
            order.append(("sent", message["number"]))
        return write(self, frame)

    def considered(self: Game, now: float) -> None:
        order.append(("considered", self.number))
        consider(self, now)

    async def act(house: Served) -> None:
        made = await house.create(players=4, clock="standard", bots="greedy")
        async with (
            house.joined(made["table"], made["key"]) as ann,
            house.joined(made["table"], name="Wes") as wes,
        ):
            await ann.until("welcome")
            await wes.until("welcome")
            await ann.send(wire.Start())
            monkeypatch.setattr(Socket, "write", sent)
            monkeypatch.setattr(Game, "consider", considered)
            for _ in range(6):
                ask = await ann.asked()
                await ann.send(wire.Answer(ask["number"], [ask["moves"][0]["text"]]))
            while_both_were_there.extend(order)

    monkeypatch.setitem(PRESETS, "standard", Timing(beat=0.05, spread=0.05, rope=25))
    with_server(tmp_path, act)
    moments = [(index, number) for index, (what, number) in enumerate(while_both_were_there) if what == "considered"]
    assert len(moments) > 5
    for index, number in moments[1:]:
        assert ("sent", number) in order[:index], "to the spectator at least"


def test_who_comes_back_is_asked_nothing_before_being_shown_the_board() -> None:
    made = shot_at("classic", "person", HANDS["classic"][0])
    made.table.handle(made.people[0], shoot(made), made.now)
    back = Person(made, made.people[1].key)
    made.table.connect(back, wire.Hello(back.key), made.now)
    for viewer in (back, made.people[1]):
        told = [
            message for whom, message in made.table.out if whom is viewer and type(message) in (wire.Asked, wire.Update)
        ]
        assert isinstance(told[0], wire.Update) and told[0].ask is not None


@pytest.mark.parametrize("game", HANDS)
def test_a_bot_is_given_the_same_to_think_about_at_the_same_time(game: str) -> None:
    """As many thoughts, with as much time, whatever it holds, and whether or not it has a choice."""
    seconds = []
    for hand in HANDS[game]:
        made = shot_at(game, "gunslinger", hand)
        made.table.handle(made.people[0], shoot(made), made.now)
        tell(made.table)
        made.table.consider(made.now)
        seconds.append([thought.seconds for thought in made.table.thoughts()])
    assert seconds[0] == seconds[1] == [made.game.timing.beat]


def test_who_has_answered_ahead_is_looked_at_again_only_when_all_have_been_told() -> None:
    made = Scene(wire.Settings(players=4), 4, silent)
    made.start()
    made.set_up(four(A={"hand": ["Gatling"]}, B={"hand": ["Missed!"]}, C={"hand": ["Missed!"]}, D={"hand": ["Beer"]}))
    answer(made, 0, "play Gatling")
    answer(made, 2, "play Missed!")
    answer(made, 1, "pass")
    pending = made.game.pending
    assert pending is not None
    made.now = pending.release
    made.table.tick(made.now)
    assert made.game.number == 2, "one at a time"
    assert made.table.undecided
    assert {viewer.seat for viewer, m in made.table.out if isinstance(m, wire.Update)} == {0, 1}
    made.run(2)
    assert made.game.number == 3
