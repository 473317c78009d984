"""Frames: the steps of the rules under way, each a small immutable value on the state's stack.

Only the top frame acts. It either runs by itself or asks a seat, and ends with one of four verbs of the state:
`then` (do this first), `become` (turn into that), `done`, and `give` (done, with a result for the frame beneath).
Frames tolerate a changed world: a walk round the table skips the dead, a dead player's turn turns into the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from boothill.core.ids import NO_CARD, NO_FIGURE, NOBODY, Face, Figure, Seat
from boothill.core.moves import DISCARD, PLAY, Move
from boothill.core.refusal import Refused

if TYPE_CHECKING:
    from boothill.core.board import Board
    from boothill.core.state import State
    from boothill.core.view import View


SEAT: Final = "seat"
FIGURE: Final = "figure"
PERSON: Final = "person"
CARD: Final = "card"
COUNT: Final = "count"
HOLDS: Final = {
    "seat": SEAT, "seats": SEAT, "by": SEAT, "other": SEAT, "then": SEAT, "victim": SEAT, "drawer": SEAT,
    "figure": FIGURE, "at": FIGURE, "now": FIGURE, "challenger": FIGURE, "about": FIGURE, "fallen": FIGURE,
    "rest": FIGURE,
    "person": PERSON, "shooter": PERSON,
    "card": CARD, "cards": CARD, "open": CARD, "tried": CARD, "shoots_back": CARD,
    "misses": COUNT, "points": COUNT, "takes": COUNT, "left": COUNT, "averted": COUNT, "given": COUNT,
}  # fmt: skip
"""What a field of that name holds in every frame, one or a tuple of them: for those who read frames of any set."""


class Frame:
    """One step of the rules."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """The names of the constructor's arguments, in order: what is saved and compared."""
    FORMER_NAME: ClassVar[str] = ""
    """What the step was called when earlier versions saved it."""
    REASON: ClassVar[str] = "not-asked-for"
    """What refuses a move that does not answer this step."""
    CLOSED: ClassVar[bool] = False
    """Part of one decision that is only asked in several parts: nobody can act in between."""
    OPEN: ClassVar[bool] = False
    """Which answers there are depends on nothing that is hidden from anybody."""
    BURIES: ClassVar[bool] = False
    """Deals with what somebody leaves who has just been eliminated."""
    FREE: ClassVar[bool] = False
    """Is an answer never taken for granted, even if it is the only one?"""
    SHOWS_RESERVE: ClassVar[bool] = False
    """Does the seat that is asked look at its reserve, though nobody else and it otherwise never does?"""
    MAY_PASS: ClassVar[bool] = False
    """Is passing always among the answers? That everybody can see, whatever else is among them."""

    def run(self, s: State) -> Seat:
        """Return the seat that must decide, or act and return NOBODY."""
        raise NotImplementedError

    def moves(self, s: State) -> list[Move]:
        """The answers open to the seat that is asked."""
        raise NotImplementedError

    def answer(self, s: State, move: Move) -> None:
        """Carry out one of those answers."""
        raise NotImplementedError

    def got(self, s: State, result: int) -> None:
        """A step that this one waited for has given a result."""
        raise NotImplementedError

    def aimed(self, figure: Figure) -> Frame:
        """The same step for another figure; for steps that go round the table."""
        raise NotImplementedError

    def attacker(self, board: Board) -> Seat:
        """The seat that does this to somebody; NOBODY if no seat does."""
        return NOBODY

    def against(self, board: Board) -> Figure:
        """Whom the seat that is asked has to deal with: who shoots, or waits in a contest; NO_FIGURE if nobody does."""
        seat = self.attacker(board)
        return board.fronts[seat] if seat != NOBODY else NO_FIGURE

    def source(self) -> Face | None:
        """The card whose effect this step is the root of, NO_CARD if that is no card's; None if it is no root."""
        return None

    def needed(self, view: View) -> int:
        """How many answers of the same kind are needed, this one included."""
        return 1

    def victims(self) -> tuple[Figure, ...]:
        """The figures that something happens to, or that must answer."""
        return ()

    def engages(self, board: Board, seat: Seat, moment: str) -> bool:
        """Does what is resolved here, a card of this seat or a contest it takes part in, make a moment wait?"""
        return False

    def held(self) -> tuple[Face, ...]:
        """Cards that lie nowhere but in this step."""
        return ()

    def seen_by(self, seat: Seat) -> Frame:
        """The step as a seat may see it: cards others look at are unknown."""
        return self

    def with_held(self, cards: tuple[Face, ...]) -> Frame:
        """The same step holding other cards; for a seat that imagines what it cannot see."""
        return self

    def imagined(self, s: State, pick: Callable[[int], int]) -> Frame:
        """The same step with a guess in place of a choice that the seat who imagines this state cannot know."""
        return self

    def refuse(self, s: State, move: Move) -> Refused:
        """Why a move of the seat that is asked is not among the answers."""
        if move.card == NO_CARD:
            return s.refused(self.REASON, {"card": move.name})
        row = s.rules.rows[move.card]
        if move.verb in (PLAY, DISCARD) and move.card not in s.hands[s.to_act]:
            return s.refused("not-in-hand", {"card": row.name})
        # Of a card that is of use in another way it must not be said that it is of none.
        of_use = any(answer.card == move.card for answer in s.answers())
        facts: dict[str, int | str] = {"card": "" if of_use else row.name}
        # What a card's own rules say is about playing it; giving it up is a matter of what is asked.
        return s.refused(self.REASON, facts, None if move.verb == DISCARD else row)

    def fields(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in self.FIELDS])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and type(self) is type(other) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(self.fields())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.fields()!r}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), self.fields())


def saved(value: Any) -> Any:
    """A frame, or a field of one, as values that JSON can hold."""
    if isinstance(value, Frame):
        return {"frame": type(value).__name__, "fields": [saved(field) for field in value.fields()]}
    if isinstance(value, tuple):
        return [saved(item) for item in value]
    return value


def restored(data: Any, frames: dict[str, type[Frame]]) -> Any:
    """The value that `saved` was given."""
    if isinstance(data, dict):
        return frames[data["frame"]](*[restored(field, frames) for field in data["fields"]])
    if isinstance(data, list):
        return tuple([restored(item, frames) for item in data])
    return data


NEVER: Final[Seat] = -2  # type: ignore[assignment]
"""What a step returns after which nobody will ever be asked again."""


class Over(Frame):
    """The game has ended; whatever was under way stays beneath."""

    FIELDS = ("why",)

    def __init__(self, why: str) -> None:
        self.why = why
        """Why nobody has won; empty if somebody has."""

    def run(self, s: State) -> Seat:
        return NEVER
