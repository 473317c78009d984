"""Events, as a viewer is told them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from boothill.core.board import Board
from boothill.core.events import Event
from boothill.core.ids import NOBODY, Seat
from boothill.table.projection.targets import target_of
from boothill.table.wire import Happened, Told, line_of
from boothill.words import phrases

OPEN = Seat(-2)
"""A viewer who may see everything: the eliminated where the table allows it, and everybody once the game is over."""


class Batch:
    """The events of one move, its number, and the names of the characters afterwards."""

    __slots__ = ("_concerned", "events", "number", "people")

    def __init__(self, number: int, events: list[Event], people: list[str]) -> None:
        self.number = number
        self.events = events
        self.people = people
        self._concerned: frozenset[int] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Batch, (self.number, self.events, self.people)

    def concerned(self, board: Board) -> frozenset[int]:
        """The seats that are addressed in the lines about the events, or see more of them than a spectator."""
        if self._concerned is None:
            found = set()
            for event in self.events:
                found |= {event.seat, event.other, phrases.player_of(board, event.target), *(event.shown_to or ())}
                if event.name in board.names:
                    found.add(Seat(board.names.index(event.name)))
            self._concerned = frozenset(found)
        return self._concerned


def happened(board: Board, events: Iterable[Event]) -> list[Happened]:
    """The events as messages; `events` must be as the viewer has seen them."""
    return [Happened(e.kind, e.seat, e.other, e.cards, e.n, e.name, target_of(board, e.target)) for e in events]


def told(board: Board, batch: Batch, seen: Sequence[Event], reader: Seat = NOBODY) -> list[Told]:
    """The log lines for the events of a batch, as seen by a viewer; `reader` is the seat addressed as "you"."""
    lines = phrases.told(board, seen, reader, batch.people)
    rules = board.rules
    return [Told(event.kind, line_of(line), phrases.rule_of(rules, event), batch.number) for event, line in lines]
