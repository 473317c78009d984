"""The goal of a puzzle, and whether events have settled it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from boothill.core import events as ev
from boothill.core.events import Event
from boothill.core.ids import Seat

WIN: Final = "win"
"""The seat wins before it ends its turn."""
SURVIVE: Final = "survive"
"""None of the seat's figures is eliminated, and the game is not lost."""

THIS_TURN: Final = "this turn"
"""Until the current turn ends."""
OWN_TURN: Final = "own turn"
"""Until the seat's next turn begins."""

FROM_THE_DECK: Final = frozenset(
    {ev.DREW, ev.OFFERED, ev.TURNED_UP, ev.STORE, ev.SHOWED, ev.LOOKED, ev.KEPT, ev.STOLE, ev.RESHUFFLED, ev.TOOK}
)
"""Kinds of events that may depend on unknown cards."""


class Goal(NamedTuple):
    """A goal: whose it is, what it is, and until when it has to be reached or kept."""

    seat: Seat
    what: str
    until: str = THIS_TURN

    def settled(self, events: Sequence[Event]) -> tuple[bool | None, int]:
        """Whether the events reach the goal (True), miss it (False) or leave it open (None), and the index of the
        deciding event."""
        for number, event in enumerate(events):
            if event.kind == ev.WON:
                return self.seat in event.seats, number
            if event.kind == ev.DEAD:
                return self.what == SURVIVE, number
            if event.kind == ev.OUT and event.seat == self.seat and self.what == SURVIVE:
                return False, number
            if event.kind == ev.TURN and (self.until == THIS_TURN or event.seat == self.seat):
                return self.what == SURVIVE, number
        return None, len(events)
