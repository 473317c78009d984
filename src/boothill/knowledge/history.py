"""The latest public actions, and which seats have let something pass unanswered."""

from __future__ import annotations

from typing import Any, Final

from boothill.core import events as ev
from boothill.core.events import Event
from boothill.core.ids import NO_CARD, Face, Seat, Target

LAST: Final = 12
"""The maximum number of actions kept."""
NOTED: Final = frozenset({
    ev.TURN, ev.PLAYED, ev.USED, ev.ABILITY, ev.PASSED, ev.MISSED, ev.LOST, ev.GAINED, ev.STOLE, ev.TOOK, ev.DISCARDED,
    ev.TURNED_UP, ev.SWAPPED, ev.CHOSE, ev.OUT, ev.ENTERED,
})  # fmt: skip
"""The events that count as actions."""
OPEN: Final = frozenset({ev.PLAYED, ev.USED, ev.TURNED_UP, ev.TOOK})
"""The events whose cards are always public."""
GAINS: Final = frozenset({ev.DREW, ev.STOLE, ev.TOOK, ev.KEPT, ev.SHOWED})
"""The events in which the seat gets cards."""

NO_MISS: Final = 1
"""Flag: the seat let a hit through."""
NO_BLOW: Final = 2
"""Flag: the seat did not give up what was demanded. Flags are combined for each seat."""


class Action:
    """One thing that happened, with public information only."""

    __slots__ = ("card", "kind", "n", "other", "seat", "target")

    def __init__(self, kind: str, seat: Seat, other: Seat, card: Face, target: Target, n: int) -> None:
        self.kind = kind
        self.seat = seat
        self.other = other
        self.card = card
        self.target = target
        self.n = n

    def save(self) -> tuple[str, Seat, Seat, Face, Target, int]:
        return self.kind, self.seat, self.other, self.card, self.target, self.n


class History:
    """The latest actions, the newest last, with public information only."""

    def __init__(self, seats: int) -> None:
        self.actions: list[Action] = []
        self.declined: list[int] = [0] * seats
        """What each seat has let pass since it last got a card: NO_MISS, NO_BLOW or both."""

    def note(self, event: Event) -> None:
        """Take in an event; keep it if it is an action."""
        kind = event.kind
        if kind in GAINS:
            self.declined[event.seat] = 0
        elif kind == ev.PASSED:
            self.declined[event.seat] |= NO_BLOW if event.name else NO_MISS
        if kind in NOTED:
            card = event.cards[0] if event.cards and kind in OPEN else NO_CARD
            if len(self.actions) == LAST:
                del self.actions[0]
            self.actions.append(Action(kind, event.seat, event.other, card, event.target, event.n))

    def copy(self) -> History:
        twin = History(0)
        twin.actions, twin.declined = self.actions[:], self.declined[:]
        return twin

    def save(self) -> dict[str, Any]:
        return {"actions": [action.save() for action in self.actions], "declined": self.declined[:]}

    @staticmethod
    def load(data: dict[str, Any]) -> History:
        found = History(0)
        found.actions = [Action(*action) for action in data["actions"]]
        found.declined = data["declined"][:]
        return found
