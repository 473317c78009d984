"""A round of a game with events: which event is in force, which are to come, and which seats have had their turn."""

from __future__ import annotations

from typing import Any, Final

from boothill.core.ids import NO_FIGURE, NOBODY, Figure, Seat

UNSEEN: Final = ""
"""An event of the deck that nobody can see, because it lies beneath others."""


class Round:
    """An immutable value, so that copies of a state can share it; `but` makes a changed one."""

    __slots__ = ("been", "event", "extra", "ghost", "held", "next", "out", "past", "returned", "starter")

    def __init__(
        self,
        event: str = "",
        next: tuple[str, ...] = (),
        past: tuple[str, ...] = (),
        starter: Seat = NOBODY,
        held: bool = False,
        been: tuple[Seat, ...] = (),
        out: tuple[Seat, ...] = (),
        ghost: Figure = NO_FIGURE,
        extra: bool = False,
        returned: bool = False,
    ) -> None:
        self.event = event
        """The event in force; empty before the first one."""
        self.next = next
        """The event deck, the next event first. Only that one is face up."""
        self.past = past
        """The events that were in force before."""
        self.starter = starter
        """The seat whose turns begin a round."""
        self.held = held
        """Is no event turned over in the starter's next turn?"""
        self.been = been
        """The seats that have had their turn in this round, or are having it."""
        self.out = out
        """The seats that have ever been eliminated, in order."""
        self.ghost = ghost
        """The figure that is back for this turn only."""
        self.extra = extra
        """Is this an extra turn of a seat that has just had its turn?"""
        self.returned = returned
        """Has anybody ever come back into the game?"""

    def but(
        self,
        event: str | None = None,
        next: tuple[str, ...] | None = None,
        past: tuple[str, ...] | None = None,
        starter: Seat | None = None,
        held: bool | None = None,
        been: tuple[Seat, ...] | None = None,
        out: tuple[Seat, ...] | None = None,
        ghost: Figure | None = None,
        extra: bool | None = None,
        returned: bool | None = None,
    ) -> Round:
        """A copy with some fields changed."""
        return Round(
            self.event if event is None else event,
            self.next if next is None else next,
            self.past if past is None else past,
            self.starter if starter is None else starter,
            self.held if held is None else held,
            self.been if been is None else been,
            self.out if out is None else out,
            self.ghost if ghost is None else ghost,
            self.extra if extra is None else extra,
            self.returned if returned is None else returned,
        )

    def seen(self) -> Round:
        """The round as everybody sees it: of the event deck only the next card and the number of cards."""
        return self.but(next=self.next[:1] + (UNSEEN,) * (len(self.next) - 1))

    def save(self) -> list[Any]:
        return [
            self.event, list(self.next), list(self.past), self.starter, self.held, list(self.been), list(self.out),
            self.ghost, self.extra, self.returned,
        ]  # fmt: skip

    @staticmethod
    def load(data: list[Any]) -> Round:
        event, next, past, starter, held, been, out, ghost, extra, returned = data
        return Round(event, tuple(next), tuple(past), starter, held, tuple(been), tuple(out), ghost, extra, returned)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Round) and self.save() == other.save()

    def __hash__(self) -> int:
        return hash((self.event, self.next, self.been))

    def __repr__(self) -> str:
        return f"Round{tuple(self.save())!r}"
