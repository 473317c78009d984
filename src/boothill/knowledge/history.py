"""What happened last, as everybody saw it, and who let something pass unanswered."""

from __future__ import annotations

from typing import Any, Final

from boothill.core import events as ev
from boothill.core.events import Event
from boothill.core.ids import NO_CARD, Face, Seat, Target

LAST: Final = 12
"""How many actions are kept."""
NOTED: Final = frozenset({
    ev.TURN, ev.PLAYED, ev.USED, ev.ABILITY, ev.PASSED, ev.MISSED, ev.LOST, ev.GAINED, ev.STOLE, ev.TOOK, ev.DISCARDED,
    ev.TURNED_UP, ev.SWAPPED, ev.CHOSE, ev.OUT, ev.ENTERED,
})  # fmt: skip
"""The events that count as actions."""
OPEN: Final = frozenset({ev.PLAYED, ev.USED, ev.TURNED_UP, ev.TOOK})
"""Those whose cards everybody sees, always."""
GAINS: Final = frozenset({ev.DREW, ev.STOLE, ev.TOOK, ev.KEPT, ev.SHOWED})
"""Those by which the seat gets cards."""

NO_MISS: Final = 1
"""A seat let a hit through,"""
NO_BLOW: Final = 2
"""or gave up nothing that was demanded of it. Added up for each seat."""


class Action:
    """One thing that happened, as far as everybody may know it."""

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
    """The last actions, the newest last. Nothing is in it that somebody at the table may not know."""

    def __init__(self, seats: int) -> None:
        self.actions: list[Action] = []
        self.declined: list[int] = [0] * seats
        """What each seat has let pass since it last got a card: NO_MISS, NO_BLOW or both."""

    def note(self, event: Event) -> None:
        """Keep an event, if it is an action."""
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
