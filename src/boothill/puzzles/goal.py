"""What a puzzle asks for, and whether what has happened settles it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from boothill.core import events as ev
from boothill.core.events import Event
from boothill.core.ids import Seat

WIN: Final = "win"
"""The seat wins before it ends its turn."""
SURVIVE: Final = "survive"
"""Nobody whom the seat leads is eliminated, and the game is not lost."""

THIS_TURN: Final = "this turn"
"""Until the turn that is under way has ended,"""
OWN_TURN: Final = "own turn"
"""or until the next turn of the seat begins."""

FROM_THE_DECK: Final = frozenset(
    {ev.DREW, ev.OFFERED, ev.TURNED_UP, ev.STORE, ev.SHOWED, ev.LOOKED, ev.KEPT, ev.STOLE, ev.RESHUFFLED, ev.TOOK}
)
"""What may have depended on cards that nobody knew."""


class Goal(NamedTuple):
    """Whose goal it is, what it is, and until when it has to be reached or kept."""

    seat: Seat
    what: str
    until: str = THIS_TURN

    def settled(self, events: Sequence[Event]) -> tuple[bool | None, int]:
        """Whether the goal is reached (True) or missed (False), or still open (None), and by which of the events."""
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
