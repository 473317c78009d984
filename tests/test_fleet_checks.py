"""What `make test-fleet` looks for is found when it is there: secrets that were told, and tables that were silent."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from boothill.core.ids import NOBODY, Seat
from boothill.lab.verify.secrecy import told_too_much
from boothill.lab.verify.stillness import Span
from boothill.table import wire
from boothill.text.records import Fairness, Record
from tests.scenes import Scene, hashed

Messages = list[wire.FromTable]


def person(ask: wire.Ask, seat: int) -> tuple[float, list[str]]:
    return 0.1, [min(ask.moves, key=lambda move: hashed(ask.number, seat, move.text)).text]


def played(game: str, players: int) -> tuple[Record, list[Messages]]:
    """A game under way, and what everybody was told: those who sit there, in order, and somebody who watches."""
    record, told = _played(game, players)
    return copy(record), [list(each) for each in told]


@cache
def _played(game: str, players: int) -> tuple[Record, list[Messages]]:
    scene = Scene(wire.Settings(game, players=players, clock="instant", dead_see_all=False), players, person)
    scene.watch("Wes")
    scene.start()
    while scene.table.phase == "playing" and scene.game.number < 60 and scene.step():
        pass
    record = scene.game.record
    record.fairness = Fairness(scene.game.server_seed, {})
    return record, [[message for _, message in person.heard] for person in scene.people]


def found(record: Record, told: list[Messages]) -> list[str]:
    seats = [*map(Seat, range(len(record.names))), NOBODY]
    return told_too_much(record, zip(seats, ([msgspec.json.encode(m) for m in each] for each in told), strict=True))


@pytest.mark.parametrize(("game", "players"), [("classic", 4), ("duel", 2)])
def test_what_everybody_may_know_is_no_secret(game: str, players: int) -> None:
    record, told = played(game, players)
    assert sum(isinstance(message, wire.Update | wire.Asked) for each in told for message in each) > 100
    assert found(record, told) == []


def _at(messages: Messages, change: Callable[[wire.Update], wire.Update], right: Callable[[wire.Update], bool]) -> None:
    """Change the last update of which something is true."""
    at = max(i for i, message in enumerate(messages) if isinstance(message, wire.Update) and right(message))
    message = messages[at]
    assert isinstance(message, wire.Update)
    messages[at] = change(message)


def _a_hand(told: list[Messages]) -> None:
    def open_hands(update: wire.Update) -> wire.Update:
        return replace(update, view=replace(update.view, hands=[[7] * len(hand) for hand in update.view.hands]))

    _at(told[1], open_hands, lambda update: any(-2 in hand for hand in update.view.hands))


def _a_role(told: list[Messages]) -> None:
    def open_roles(update: wire.Update) -> wire.Update:
        return replace(update, view=replace(update.view, roles=[role or "outlaw" for role in update.view.roles]))

    _at(told[1], open_roles, lambda update: "" in update.view.roles)


def _an_event(told: list[Messages]) -> None:
    def open_events(update: wire.Update) -> wire.Update:
        return replace(update, events=[replace(e, cards=tuple(7 for _ in e.cards)) for e in update.events])

    _at(told[1], open_events, lambda update: any(-2 in event.cards for event in update.events))


def _a_line(told: list[Messages]) -> None:
    _at(told[1], lambda update: replace(update, told=update.told[:-1]), lambda update: bool(update.told))


def _what_another_was_told(told: list[Messages]) -> None:
    told[1] = told[2]


def _what_a_player_was_told(told: list[Messages]) -> None:
    told[-1] = told[0]


def _a_question(told: list[Messages]) -> None:
    asks = [message.ask for message in told[0] if isinstance(message, wire.Update | wire.Asked) and message.ask]
    _at(told[1], lambda update: replace(update, ask=asks[-1]), lambda update: update.ask is None)


def _the_future(told: list[Messages]) -> None:
    last = next(message for message in reversed(told[-1]) if isinstance(message, wire.Update))
    _at(told[-1], lambda update: replace(update, view=last.view), lambda update: update.number < last.number - 5)


@pytest.mark.parametrize(
    "leak",
    [_a_hand, _a_role, _an_event, _a_line, _what_another_was_told, _what_a_player_was_told, _a_question, _the_future],
)
def test_a_secret_that_was_told_is_found(leak: Callable[[list[Messages]], None]) -> None:
    record, told = played("classic", 4)
    leak(told)
    assert found(record, told) != []


def test_a_move_that_is_not_in_the_record_is_found() -> None:
    record, told = played("duel", 2)
    record.moves = record.moves[:-1]
    assert "was shown, but is not there" in found(record, told)[-1]


def test_time_in_which_an_engine_was_away_does_not_count_as_silence() -> None:
    away = [Span(2, 4), Span(6, 7), Span(20, 30)]
    assert Span(0, 10).without(away) == 7 and Span(3, 5).without(away) == 1 and Span(8, 9).without(away) == 1
