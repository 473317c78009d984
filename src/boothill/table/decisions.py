"""The pending decisions of a game, who makes them, and what an answer depends on."""

from __future__ import annotations

from boothill.bots import Bot
from boothill.core.frames.hits import Each
from boothill.core.ids import NO_FIGURE, Figure, Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.table.wire import Orders
from boothill.text.notation import Ambiguous, NotAMove, parse_move


class Player:
    """A seat in the game, with the bot that plays it or covers for its person."""

    def __init__(self, person: bool, bot: Bot, orders: Orders, reserve: float | None) -> None:
        self.person = person
        self.bot = bot
        self.orders = orders
        self.reserve = reserve
        """Seconds left for the seat's own turns; None if they are not limited."""
        self.covered = not person
        """Does the bot play the seat?"""
        self.left_at: float | None = None
        """When the person left; None while they are here."""
        self.naps = 0
        """Number of decisions in a row that the person let time out."""
        self.plan: list[str] = []
        """The moves to make if the same threat asks again."""
        self.had_only_pass = False
        """Was passing the person's only answer to this threat? If the next question of the threat leaves no choice
        either, it is answered without asking."""
        self.recalled = False
        """Does the plan start with an answer that was accepted before a restart, but not carried out?"""
        self.kept = False
        """Is an answer stored that would still hold after a restart?"""

    def planned(self, board: State, seat: Seat) -> Move | None:
        """Take the next move from the plan, or None. If that move is not legal, the plan is dropped."""
        if not self.plan:
            return None
        self.recalled = False
        text, *self.plan = self.plan
        try:
            move = parse_move(board, seat, text)
        except (NotAMove, Ambiguous):
            move = None
        if move is None or move not in board.answers():
            self.plan = []
            return None
        return move


class Pending:
    """A pending decision of a seat."""

    def __init__(self, number: int, seat: Seat, asked_at: float, release: float, until: float | None) -> None:
        self.number = number
        self.seat = seat
        self.asked_at = asked_at
        self.release = release
        """When the answer is released: the end of the window."""
        self.early = asked_at
        """When the answer is released if nobody is there who could draw conclusions."""
        self.until = until
        """When a bot answers instead; None if there is no limit."""
        self.figure = NO_FIGURE
        """The figure that the question is about, if the seat is asked ahead."""
        self.situation: object = None
        """What the answer depends on; if it changes, the seat is asked again."""
        self.outside: object = None
        """The public part of `situation`; if it changes, the time starts again too."""
        self.spare = 0
        """The new number of the decision if it has to be asked again when the seat's turn comes; 0 for none."""
        self.unconsidered = True
        """Has nobody looked at the hand yet? That happens only after everybody has been told how things stand."""
        self.held: Move | None = None
        """The answer, held until it is released."""
        self.asked = False
        """Was a person asked?"""
        self.napped = False
        """Did the person let it time out, so that a bot answers?"""
        self.thought = 0
        """The number of the bot's thought about it; 0 for none."""

    def move_on(self, seconds: float) -> None:
        """Shift all times by a pause, which counts against nobody."""
        self.asked_at += seconds
        self.release += seconds
        self.early += seconds
        self.until = self.until + seconds if self.until is not None else None


def legal_move(s: State, seat: Seat, text: str) -> Move:
    """Parse a legal move. Raises NotAMove, Ambiguous or Refused."""
    move = parse_move(s, seat, text)
    refused = s.why_not(move, seat)
    if refused is not None:
        raise refused
    return move


def evident(s: State) -> Move | None:
    """The answer given for the seat to act if everybody can see that there is only one; else None.

    Only a seat with an empty hand hides nothing, unless the decision is public anyway (`OPEN`). For any other seat the
    legal answers are not looked at.
    """
    if (s.hands[s.to_act] and not s.stack[-1].OPEN) or len(s.legal()) > 1:
        return None
    return s.forced()


def round_of(s: State) -> Each | None:
    """The step that goes round several figures, if the pending decision is part of one."""
    return next((frame for frame in reversed(s.stack[:-1]) if isinstance(frame, Each)), None)


def imagined(s: State, figure: Figure) -> State:
    """The state as it would be when a step that goes round the table comes to a figure."""
    depth = max(i for i, frame in enumerate(s.stack[:-1]) if isinstance(frame, Each))
    board = s.clone()
    each = board.stack[depth]
    assert isinstance(each, Each)
    board.stack = [*board.stack[: depth + 1], each.frame.aimed(figure)]
    board.to_act = board.owner[figure]
    return board


def outside(board: State, seat: Seat, figure: Figure) -> object:
    """The public part of what an answer given ahead may depend on."""
    return (len(board.hands[seat]), board.life[figure], board.table[figure][:], board.stack[-1])


def situation(board: State, seat: Seat) -> object:
    """Everything that an answer may depend on."""
    return (board.hands[seat][:], board.stack[-1], board.answers()[:])
