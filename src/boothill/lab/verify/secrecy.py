"""Checks that nobody was shown more than they may know.

When a game is over, its record holds everything. What a viewer was told, through whatever servers and faults, is
compared with what the same viewer sees of the record, move by move: a message meant for another viewer or another
moment would differ.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from random import Random

import msgspec

from boothill.bots import make_bot
from boothill.core.ids import NOBODY, Seat
from boothill.core.state import State
from boothill.table import wire
from boothill.table.decisions import Player, imagined
from boothill.table.game import Game
from boothill.table.journal import Dealt, Moved
from boothill.table.projection import viewers
from boothill.table.projection.decision import ask_of
from boothill.table.timing import PRESETS
from boothill.text.records import Record

_DECODER: msgspec.json.Decoder[wire.FromTable] = msgspec.json.Decoder(wire.FromTable)


class Told(msgspec.Struct, frozen=True):
    """A message about the game, as it was sent to the viewer at a seat."""

    seat: Seat
    message: wire.Update | wire.Asked
    after: int
    """The number of the last move that the viewer was told of before this message."""


def told_too_much(record: Record, heard: Iterable[tuple[Seat, Sequence[str | bytes]]]) -> list[str]:
    """What viewers were told that they could not have known, one line each.

    `heard` holds the messages that each viewer was sent, in order. This only works for tables where eliminated players
    see no more than before.
    """
    told = defaultdict(list)
    for seat, messages in heard:
        for one, number in _of_game(seat, messages):
            told[number].append(one)
    found = []
    for game in _replayed(record):
        for one in told.pop(game.number, ()):
            if what := _differs(game, one):
                found.append(f"move {game.number}: seat {one.seat} was shown {what} that it could not know")
    return found + [f"move {number}: was shown, but is not there" for number in told]


def _of_game(seat: Seat, messages: Sequence[str | bytes]) -> Iterator[tuple[Told, int]]:
    after = -1
    for text in messages:
        message = _DECODER.decode(text)
        if isinstance(message, wire.Update):
            yield Told(seat, message, after), message.number
            after = message.number
        elif isinstance(message, wire.Asked):
            yield Told(seat, message, after), after


def _replayed(record: Record) -> Iterator[Game]:
    """The game after the deal, and after every move."""
    proof, rules = record.fairness, record.rules
    assert proof is not None
    dealt = Dealt(
        "", "", 1, rules.name, rules.version, rules.options, record.names, {},
        proof.server_seed, proof.shares, record.keep, record.leader, 0.0,
    )  # fmt: skip
    anew = Record(record.game, record.version, record.options, record.seed, record.names, record.keep, record.leader)
    bot = make_bot("random")
    players = [Player(True, bot, wire.Orders(), None) for _ in record.names]
    game = Game(dealt, anew, players, PRESETS["instant"], Random(0), Random(0))
    yield game
    for number, (seat, move) in enumerate(record.moves, 1):
        game.replay(Moved("", number, seat, move, 0.0, 0.0))
        yield game


def _differs(game: Game, told: Told) -> str:
    """What part of a message differs from what the viewer should see of this game; empty if none does."""
    message, seat = told.message, told.seat
    if isinstance(message, wire.Update):
        news = viewers.News(game, 0 if message.fresh else told.after + 1)
        right = viewers.update(game, seat, viewers.eyes_of(game, seat, dead_see_all=False), news, 0.0)
        if _text(message.view) != _text(right.view):
            return "a board"
        if not message.fresh and _text(message.events) != _text(right.events):
            return "events"
        if _text(message.told) != _text(right.told):
            return "lines"
    if message.ask is not None and not any(_text(message.ask) == _text(ask) for ask in _asks(game, seat, message.ask)):
        return "a question"
    return ""


def _asks(game: Game, seat: Seat, ask: wire.Ask) -> Iterator[wire.Ask]:
    """What a seat may be asked now or, for a question ahead of its turn, once that turn comes."""
    if seat == NOBODY:
        return
    boards: list[State] = [game.s]
    if ask.ahead:
        with suppress(ValueError):  # if nothing goes round the table
            boards = [imagined(game.s, figure) for figure in game.s.figures if game.s.owner[figure] == seat]
    for board in boards:
        if board.to_act == seat:
            yield ask_of(board, board.view(seat), ask.number, ask.ahead, ask.seconds)


def _text(value: object) -> bytes:
    return msgspec.json.encode(value)
