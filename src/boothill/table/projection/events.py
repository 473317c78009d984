"""What happens, as a viewer is told it."""

from __future__ import annotations

from collections.abc import Iterable

from boothill.core.events import Event
from boothill.core.ids import NOBODY, Seat
from boothill.core.state import State
from boothill.core.view import View
from boothill.table.projection.targets import target_of
from boothill.table.wire import Happened, Told, line_of
from boothill.words import phrases

OPEN = Seat(-2)
"""A viewer who may see everything: the eliminated where the table allows it, and everybody once the game is over."""


class Batch:
    """The events of one move, its number, and the characters at the table afterwards."""

    def __init__(self, number: int, events: list[Event], people: list[str]) -> None:
        self.number = number
        self.events = events
        self.people = people


def happened(s: State, events: Iterable[Event], viewer: Seat) -> list[Happened]:
    """The events as a viewer is told them."""
    seen = [event if viewer == OPEN else event.seen_by(viewer) for event in events]
    return [Happened(e.kind, e.seat, e.other, e.cards, e.n, e.name, target_of(s, e.target)) for e in seen]


def told(board: State | View, batch: Batch, reader: Seat = NOBODY) -> list[Told]:
    """The lines of the log that tell a batch of events to the seat of a view, or all of it to whoever has the state:
    then `reader` is the seat that is spoken to as "you".
    """
    lines = phrases.told(board, batch.events, reader, batch.people)
    rules = board.rules
    return [Told(event.kind, line_of(line), phrases.rule_of(rules, event), batch.number) for event, line in lines]
