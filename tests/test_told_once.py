"""What several viewers are told in the same words is made once, and nobody is told what is another's by it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from boothill.core.ids import NOBODY, Seat
from boothill.core.state import State
from boothill.core.view import View
from boothill.server import encoding
from boothill.table import wire
from boothill.table.projection.board import Boards, show, sights_of
from boothill.table.projection.events import OPEN
from tests.scenes import Person, Scene, at_random, four, silent
from tests.tables import TABLES, dealt_with_events, plain_only, play_on

GAMES = [("classic", 5), ("duel", 2)]


def watched(game: str, players: int) -> Scene:
    """A game under way with three spectators and a big screen; the first player is there on two devices."""
    made = Scene(wire.Settings(game=game, players=players, clock="off"), players, at_random, 5)
    for name in ("Wes", "Tex", "Zed"):
        made.watch(name)
    made.watch("", screen=True)
    phone = Person(made, made.people[0].key)
    made.table.connect(phone, wire.Hello(phone.key), made.now)
    made.people.append(phone)
    made.start()
    return made


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_who_sees_the_same_is_told_the_very_same_message(game: str, players: int) -> None:
    made = watched(game, players)
    while made.table.phase == "playing" and made.game.number < 60 and made.step():
        pass
    last: dict[int, list[wire.Update]] = {}
    for person in made.people:
        last.setdefault(person.seat, []).append(person.last(wire.Update))
    assert len(last[NOBODY]) == 4 and len(last[made.people[0].seat]) == 2
    assert all(len({id(update) for update in updates}) == 1 for updates in last.values())
    assert len({id(updates[0]) for updates in last.values()}) == players + 1, "each seat has an update of its own"


@plain_only
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_lies_open_is_put_together_once_for_everybody(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = watched(game, players)
    views: list[int] = []
    view = State.view

    def noted(self: State, seat: Seat) -> View:
        views.append(seat)
        return view(self, seat)

    monkeypatch.setattr(State, "view", noted)
    while made.game.number < 60:
        before = made.game.number
        views.clear()
        assert made.step()
        if made.game.number == before + 1:
            assert views.count(NOBODY) == 1, "the board was put together anew for some viewers"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_board_made_from_what_lies_open_is_what_the_view_of_a_seat_shows(game: str, players: int) -> None:
    s, rng = dealt_with_events(players, players, game), Random(players)
    before = None
    for number, _ in enumerate(play_on(s, rng)):
        boards = before = Boards(s, before)
        assert boards.sights == sights_of(s), "distances that were kept are still right"
        if number % 5:
            continue
        for seat in (NOBODY, *s.seats):
            view, shown = s.view(seat), boards.seen_by(seat)
            hidden = [[-2] * size for size in view.hand_sizes]
            assert shown.roles == view.roles
            assert shown.hands == [view.hand if other == seat else hidden[other] for other in s.seats]
            assert shown.reserves == [view.reserve if other == seat else [] for other in s.seats]
            assert len(shown.moves) == len([move for move in view.legal if move not in view.answers])
        everything = boards.seen_by(OPEN)
        assert (everything.hands, everything.roles) == (s.hands, s.roles)
        assert boards.seen_by(NOBODY) == show(s, NOBODY), "what was put in for a seat is not in what everybody sees"


def test_a_message_that_was_told_stays_as_it_was() -> None:
    """Parts of it are shared with others, and with nothing that changes."""
    made = watched("classic", 5)
    told: list[tuple[wire.FromTable, bytes]] = []
    while made.table.phase == "playing" and made.game.number < 80 and made.step():
        updates = [person.last(wire.Update) for person in made.people]
        told += [(update, msgspec.json.encode(update)) for update in updates]
    assert all(msgspec.json.encode(message) == text for message, text in told)


def test_spectators_who_come_one_after_the_other_are_told_the_whole_game_in_one_message() -> None:
    made = watched("classic", 5)
    while made.game.number < 30 and made.step():
        pass
    wes, tex = (made.watch(name).last(wire.Update) for name in ("Ada", "Bea"))
    assert wes is tex and wes.fresh and wes.told
    assert {line.number for line in wes.told} > {1, 2, 3}
    before = made.game.number
    while made.game.number == before and made.step():
        pass
    later = made.watch("Cid").last(wire.Update)
    assert later is not wes and later.number == made.game.number


def test_a_spectator_who_comes_later_is_told_how_much_time_is_left_then() -> None:
    made = Scene(wire.Settings(players=4, clock="standard"), 4, silent, 5)
    made.start()
    first = made.watch("Ada").last(wire.Update)
    made.now += 3
    later = made.watch("Bea").last(wire.Update)
    assert later.waiting == first.waiting and later.clocks == [first.clocks[0] - 3]


def test_a_game_that_was_ended_meanwhile_is_shown_to_newcomers_as_it_is() -> None:
    made = Scene(wire.Settings(players=4, clock="off"), 4, silent, 5)
    made.start()
    assert made.watch("Ada").last(wire.Update).view.winner == ""
    made.do(0, wire.Close())
    assert made.watch("Bea").last(wire.Update).view.winner == "nobody"


def test_a_message_is_encoded_once_however_many_hear_it(monkeypatch: pytest.MonkeyPatch) -> None:
    made, encode = [], msgspec.json.Encoder().encode

    class Counting:
        def encode(self, message: object) -> bytes:
            made.append(message)
            return encode(message)

    monkeypatch.setattr(encoding, "_ENCODER", Counting())
    said, ended = wire.Chat("Ann", "Howdy", False, 0), wire.Notice(wire.Line("locked"))
    heard = [encoding.encoded(message) for _ in range(1000) for message in (said, ended)]
    assert made == [said, ended]
    assert all(one is heard[0] for one in heard[::2]) and all(one is heard[1] for one in heard[1::2])
    for number in range(100):  # and what others are told has nothing of it
        assert encoding.encoded(wire.Pong(number)).text == encode(wire.Pong(number))
    assert encoding.encoded(wire.Chat("Bob", "Howdy", False, 1)).text != heard[0].text


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_a_frame_is_the_one_that_the_library_would_make(size: int) -> None:
    text = b"x" * size
    assert encoding.as_frame(text).frame == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_the_hand_limits_shown_are_those_of_the_rules() -> None:
    made = Scene(wire.Settings(players=4), 4, silent)
    made.start()
    s = made.set_up(four(A={"life": 2}, B={"life": 3}))
    assert [made.game.boards().seen_by(seat).hand_limits[:2] for seat in s.seats] == [[2, 3]] * 4
