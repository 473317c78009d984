"""The decisions of a game: those that are open, who makes them, and what an answer rests on."""

from __future__ import annotations

from boothill.bots import Bot
from boothill.core.frames.hits import Each
from boothill.core.ids import NO_FIGURE, Figure, Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.table.wire import Orders
from boothill.text.notation import Ambiguous, NotAMove, parse_move


class Player:
    """A seat of the game: the bot that plays it, or covers for its person."""

    def __init__(self, person: bool, bot: Bot, orders: Orders, reserve: float | None) -> None:
        self.person = person
        self.bot = bot
        self.orders = orders
        self.reserve = reserve
        """Seconds left for the own turns."""
        self.covered = not person
        """Does the bot play?"""
        self.left_at: float | None = None
        """Since when the person is gone."""
        self.naps = 0
        """Decisions in a row that the person let pass."""
        self.plan: list[str] = []
        """What the person wants to do if the same threat asks for more."""
        self.had_only_pass = False
        """Was passing the person's only answer to this threat? If there is no choice at its next question either, the
        person is not asked again for the same loss."""
        self.recalled = False
        """Does the plan begin with an answer that was accepted, but not carried out, before a restart?"""
        self.kept = False
        """Has an answer been written down that may still hold after a restart?"""

    def planned(self, board: State, seat: Seat) -> Move | None:
        """The next step of the plan, if there is one and it can be made; if it cannot, the plan is void."""
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
    """A decision that is open for a seat."""

    def __init__(self, number: int, seat: Seat, asked_at: float, release: float, until: float | None) -> None:
        self.number = number
        self.seat = seat
        self.asked_at = asked_at
        self.release = release
        """Before this nobody hears of the answer;"""
        self.early = asked_at
        """where nobody is there to draw conclusions, before this."""
        self.until = until
        """Then a bot answers instead."""
        self.figure = NO_FIGURE
        """The figure in whose name a seat is asked ahead of its turn;"""
        self.situation: object = None
        """what the answer rests on: if it changes the seat is asked again,"""
        self.outside: object = None
        """and as much of that as everybody can see: if it changes the time begins anew too."""
        self.spare = 0
        """The number that the decision gets if it is put again when the seat's turn has come."""
        self.unconsidered = True
        """Has nobody looked at the hand yet? First everybody is told how things stand."""
        self.held: Move | None = None
        """The answer, until it is released."""
        self.asked = False
        """Was it put to a person?"""
        self.napped = False
        """Has its person let it pass, so that a bot answers?"""
        self.thought = 0
        """The number of what a bot thinks about it."""

    def move_on(self, seconds: float) -> None:
        """Time that counts for nobody has passed."""
        self.asked_at += seconds
        self.release += seconds
        self.early += seconds
        self.until = self.until + seconds if self.until is not None else None


def legal_move(s: State, seat: Seat, text: str) -> Move:
    """A move that a text stands for and that is legal. Raises what is wrong with it otherwise."""
    move = parse_move(s, seat, text)
    refused = s.why_not(move, seat)
    if refused is not None:
        raise refused
    return move


def evident(s: State) -> Move | None:
    """The answer that is given for the seat to act, where everybody can see that there is nothing to decide.

    With an empty hand nothing is hidden. Otherwise nobody looks what the answers are.
    """
    if (s.hands[s.to_act] and not s.stack[-1].OPEN) or len(s.legal()) > 1:
        return None
    return s.forced()


def round_of(s: State) -> Each | None:
    """What is about to come to several figures in turn, if the decision pending is part of it."""
    return next((frame for frame in reversed(s.stack[:-1]) if isinstance(frame, Each)), None)


def imagined(s: State, figure: Figure) -> State:
    """The state as it would be if a step that goes round the table had come to a figure."""
    depth = max(i for i, frame in enumerate(s.stack[:-1]) if isinstance(frame, Each))
    board = s.clone()
    each = board.stack[depth]
    assert isinstance(each, Each)
    board.stack = [*board.stack[: depth + 1], each.frame.aimed(figure)]
    board.to_act = board.owner[figure]
    return board


def outside(board: State, seat: Seat, figure: Figure) -> object:
    """What everybody sees of that which an answer given ahead may rest on."""
    return (len(board.hands[seat]), board.life[figure], board.table[figure][:], board.stack[-1])


def situation(board: State, seat: Seat) -> object:
    """All of what an answer may rest on."""
    return (board.hands[seat][:], board.stack[-1], board.answers()[:])
