"""An answer that was accepted counts after a restart too, and until then it is nobody else's business."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from boothill.core.frames.hits import Shot
from boothill.core.frames.playing import Playing
from boothill.table import wire
from boothill.table.clock import VirtualClock
from boothill.table.journal import Answered, Dealt, Forgetful, Moved, Saved, TableSaved, Write
from boothill.table.owner import Owner
from boothill.table.recall import restored
from boothill.table.thinking import OnTheSpot
from tests.scenes import Person, Scene, answer, at_random, silent
from tests.servers import served


def saved(writes: list[Write]) -> Saved:
    """What would be read back of all that was written."""
    answers = {write.seat: write for write in writes if isinstance(write, Answered)}
    return Saved(
        table=[write for write in writes if isinstance(write, TableSaved)][-1],
        dealt=next(write for write in writes if isinstance(write, Dealt)),
        moves=[write for write in writes if isinstance(write, Moved)],
        result="",
        answers=list(answers.values()),
    )


class Again(Scene):
    """The same table after a restart, with the same people."""

    def __init__(self, before: Scene) -> None:
        self.now = 1000.0
        self.script = silent
        self.whim = None
        # What was written down is all there is, as text.
        text = msgspec.json.encode(saved(before.table.writes))
        self.table = restored(msgspec.json.decode(text, type=Saved), self.now)
        self.people = []
        for person in before.people:
            back = Person(self, person.key)
            self.people.append(back)
            self.table.connect(back, wire.Hello(person.key), self.now)
        self.settle()


def scene_until(frame: type[Any], players: int = 4, waiting: int = 1) -> Scene:
    """A game in which so many people are asked about something of this kind; from then on nobody says anything."""
    for seed in range(100):
        made = Scene(wire.Settings(players=players), players, at_random, seed)
        made.start()
        while not (isinstance(made.game.s.stack[-1], frame) and len(made.game.waiting()) >= waiting):
            if made.table.phase != "playing" or not made.step():
                break
        else:
            made.script = silent
            for person in made.people:
                person.answer_at = None
            return made
    raise AssertionError("no game came to that")


def asked(made: Scene, ahead: bool = False) -> Person:
    return next(person for person in made.people if person.ask is not None and person.ask.ahead == ahead)


def test_an_answer_that_waits_for_its_window_is_not_asked_again() -> None:
    made = scene_until(Shot)
    person = asked(made)
    answer(made, made.people.index(person), "pass")
    number, before = made.game.number, made.game.s.save()
    again = Again(made)
    assert again.game.s.save() == before
    pending = again.game.pending
    assert pending is not None and pending.seat == person.seat and pending.held is not None
    assert again.people[made.people.index(person)].ask is None
    assert again.game.waiting() == made.game.waiting()
    again.run(pending.release - again.now + 0.01)
    assert again.game.record.moves[number] == (person.seat, "pass")


def test_nor_is_one_that_was_given_ahead() -> None:
    made = scene_until(Shot, players=5, waiting=3)
    person = asked(made, ahead=True)
    answer(made, made.people.index(person), "pass")
    again = Again(made)
    assert again.game.ahead[person.seat].held is not None
    assert again.people[made.people.index(person)].ask is None
    others = [p.ask is not None for p in again.people]
    assert others == [p.ask is not None for p in made.people]


def test_a_plan_goes_on_where_it_was() -> None:
    """The first move has been made, the second is still to come, and so it is after another restart."""
    made = scene_until(Shot)
    person = asked(made)
    who = made.people.index(person)
    answer(made, who, "pass", "pass", "end")
    for each in (Again(made), Again(Again_written(Again(made), made))):
        pending = each.game.pending
        assert pending is not None and pending.held is not None
        assert each.game.players[person.seat].plan == ["pass", "end"]


def Again_written(again: Again, before: Scene) -> Again:
    """What was written before a restart lies in the same journal as what is written after it."""
    again.table.writes = [*before.table.writes, *again.table.writes]
    return again


def test_the_end_of_a_turn_that_waits_for_its_window_is_kept_too() -> None:
    made = scene_until(Playing)
    person = asked(made)
    answer(made, made.people.index(person), "end")
    again = Again(made)
    pending = again.game.pending
    assert pending is not None and pending.held is not None and again.game.number == made.game.number
    again.run(3)
    assert again.game.s.turn != person.seat or again.game.number > made.game.number


def test_what_no_longer_counts_does_not_count_after_a_restart_either() -> None:
    made = scene_until(Shot)
    person = asked(made)
    who = made.people.index(person)
    answer(made, who, "pass")
    made.do(who, wire.Away(True))
    made.do(who, wire.Away(False))
    assert person.ask is not None
    assert Again(made).people[who].ask is not None


def test_an_answer_is_used_once() -> None:
    """The next decision of the same seat is asked as ever."""
    made = scene_until(Shot)
    person = asked(made)
    answer(made, made.people.index(person), "pass")
    made.run(3)
    until_next = made.game.number
    again = Again(made)
    assert again.game.number == until_next
    assert all(not player.plan for player in again.game.players)
    assert [p.ask is not None for p in again.people] == [p.ask is not None for p in made.people]


def test_it_is_written_down_before_it_is_acknowledged_and_told_to_nobody_else() -> None:
    made = scene_until(Shot)
    person = asked(made)
    order: list[str] = []

    class Noted(Forgetful):
        async def write(self, writes: list[Write]) -> None:
            order.extend(type(write).__name__ for write in writes)

    for other in made.people:
        other.send = lambda message, seat=other.seat: order.append(f"told {seat}")  # type: ignore[misc]

    async def run() -> None:
        made.table.writes.clear()
        owner = Owner(made.table, Noted(), VirtualClock(made.now), OnTheSpot())
        task = asyncio.create_task(owner.run())
        ask = person.ask
        assert ask is not None
        owner.post(person, wire.Answer(ask.number, ["pass"]))
        await owner.call(lambda: None)
        task.cancel()

    asyncio.run(run())
    assert order == ["Answered", f"told {person.seat}"]


def test_a_move_that_is_made_at_once_is_written_down_once() -> None:
    made = Scene(wire.Settings(game="duel", players=2, clock="instant"), 2, at_random, seed=2)
    made.start()
    made.run()
    assert made.table.phase == "over"
    moves = made.game.record.moves
    answers = [write for write in made.table.writes if isinstance(write, Answered)]
    assert all(moves[answered.number][0] != answered.seat for answered in answers), "but for those given ahead"


def test_a_server_keeps_an_answer_until_it_counts_and_no_longer(database: str) -> None:
    """On the wire: accepted, the server restarts, and nobody is asked again."""

    async def run() -> None:
        async with served(database) as house:
            made = await house.create(players=4, clock="relaxed", bots="greedy")
            async with house.joined(made["table"], made["key"]) as ann, house.joined(made["table"], name="Wes") as wes:
                await ann.until("welcome")
                await wes.until("welcome")
                await ann.send(wire.Start())
                ask = await ann.asked()
                while ask["decline"] is None or ask["threat"]:
                    await ann.send(wire.Answer(ask["number"], [ask["moves"][0]["text"]]))
                    ask = await ann.asked()
                owner = house.lobby.tables[made["table"]].owner
                owner.clock = VirtualClock(owner.now())  # the window does not close before the restart
                await ann.send(wire.Answer(ask["number"], ["end"]))
                accepted = await ann.until("ask")
                assert accepted["ask"] is None
                game = house.lobby.tables[made["table"]].table.game
                assert game is not None
                number, id = game.number, game.id
                assert (await house.http.get(f"/api/games/{id}/record")).status_code == 404
        async with served(database) as house:
            await house.http.get(f"/api/tables/{made['table']}")  # a table is read when somebody comes to it
            game = house.lobby.tables[made["table"]].table.game
            assert game is not None and game.number == number
            async with house.joined(made["table"], made["key"]) as ann:
                update = await ann.until("update")
                assert update["ask"] is None and update["waiting"] == [0]
                while (update := await ann.until("update"))["number"] <= number:
                    pass
                assert game.record.moves[number] == (0, "end")

    asyncio.run(asyncio.wait_for(run(), 300))
