"""Frames: the steps of the rules under way, each a small immutable value on the state's stack.

Only the top frame acts. It either runs by itself or asks a seat, and ends by calling one of four methods of the state:
`then` (do this first), `become` (turn into that), `done`, and `give` (done, with a result for the frame beneath).
Frames cope with changes: a frame that goes round the table skips the dead, and a dead player's turn passes on.
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
"""What a frame field of each name holds, as one value or a tuple, for code that reads the frames of any set."""


class Frame:
    """One step of the rules."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """The names of the constructor's arguments, in order. These are saved and compared."""
    FORMER_NAME: ClassVar[str] = ""
    """The name under which earlier versions saved this step."""
    REASON: ClassVar[str] = "not-asked-for"
    """The reason given when a move that does not answer this step is refused."""
    CLOSED: ClassVar[bool] = False
    """Is this part of one decision that is asked in several steps? Then nobody can act in between."""
    OPEN: ClassVar[bool] = False
    """Do the possible answers depend on public information only?"""
    BURIES: ClassVar[bool] = False
    """Does this step handle the cards left by somebody who has just been eliminated?"""
    FREE: ClassVar[bool] = False
    """Must the seat always answer itself, even if there is only one answer?"""
    SHOWS_RESERVE: ClassVar[bool] = False
    """Does the seat that is asked see its reserve, which is hidden from it at all other times?"""
    MAY_PASS: ClassVar[bool] = False
    """Is passing always among the answers? Everybody knows that, even if the other answers are hidden."""

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
        """Take the result of a step that this one waited for."""
        raise NotImplementedError

    def aimed(self, figure: Figure) -> Frame:
        """The same step for another figure, for steps that go round the table."""
        raise NotImplementedError

    def attacker(self, board: Board) -> Seat:
        """The seat that does this to somebody; NOBODY if no seat does."""
        return NOBODY

    def against(self, board: Board) -> Figure:
        """The opponent of the seat that is asked: the shooter, or the other figure in a contest; NO_FIGURE if none."""
        seat = self.attacker(board)
        return board.fronts[seat] if seat != NOBODY else NO_FIGURE

    def source(self) -> Face | None:
        """The card whose effect begins with this step, NO_CARD for an effect without a card; None if the step does not
        begin an effect."""
        return None

    def needed(self, view: View) -> int:
        """How many answers of the same kind are still needed, including this one."""
        return 1

    def victims(self) -> tuple[Figure, ...]:
        """The figures that something happens to, or that must answer."""
        return ()

    def engages(self, board: Board, seat: Seat, moment: str) -> bool:
        """Must a moment of this seat wait for this step, such as the seat's own card or a contest it takes part in?"""
        return False

    def held(self) -> tuple[Face, ...]:
        """Cards that are only in this step and nowhere else."""
        return ()

    def seen_by(self, seat: Seat) -> Frame:
        """The step as a seat may see it: cards that only others see are unknown."""
        return self

    def with_held(self, cards: tuple[Face, ...]) -> Frame:
        """The same step with other cards, used by a seat to imagine what it cannot see."""
        return self

    def imagined(self, s: State, pick: Callable[[int], int]) -> Frame:
        """The same step with a guess for any choice that is unknown to the seat that imagines this state."""
        return self

    def refuse(self, s: State, move: Move) -> Refused:
        """Why a move of the seat that is asked is not among the answers."""
        if move.card == NO_CARD:
            return s.refused(self.REASON, {"card": move.name})
        row = s.rules.rows[move.card]
        if move.verb in (PLAY, DISCARD) and move.card not in s.hands[s.to_act]:
            return s.refused("not-in-hand", {"card": row.name})
        # If the card is a legal answer in another way, the message must not say that this card is no answer.
        of_use = any(answer.card == move.card for answer in s.answers())
        facts: dict[str, int | str] = {"card": "" if of_use else row.name}
        # The rules that a card cites are about playing it; whether it may be discarded depends on what is asked.
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
    """A frame, or a field of one, as JSON-compatible values."""
    if isinstance(value, Frame):
        return {"frame": type(value).__name__, "fields": [saved(field) for field in value.fields()]}
    if isinstance(value, tuple):
        return [saved(item) for item in value]
    return value


def restored(data: Any, frames: dict[str, type[Frame]]) -> Any:
    """The inverse of `saved`."""
    if isinstance(data, dict):
        return frames[data["frame"]](*[restored(field, frames) for field in data["fields"]])
    if isinstance(data, list):
        return tuple([restored(item, frames) for item in data])
    return data


NEVER: Final[Seat] = -2  # type: ignore[assignment]
"""Returned by a step after which nobody is asked any more."""


class Over(Frame):
    """The game has ended. The steps that were under way stay on the stack beneath."""

    FIELDS = ("why",)

    def __init__(self, why: str) -> None:
        self.why = why
        """The reason why nobody has won; empty if somebody has."""

    def run(self, s: State) -> Seat:
        return NEVER
