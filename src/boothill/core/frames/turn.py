"""The steps of a turn: its plan, the draw!s that cards in play demand, and the discard at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boothill.core import events as ev
from boothill.core.dead import ROUNDS, SCARCE, Still, why_dead
from boothill.core.events import EVERYBODY, Event
from boothill.core.frames.base import Frame
from boothill.core.frames.playing import EndOfCard
from boothill.core.ids import FIGURES, NO_CARD, NOBODY, SEATS, Face, Figure, Seat
from boothill.core.moves import USE, Move, discard

if TYPE_CHECKING:
    from boothill.core.state import State
    from boothill.core.view import View


class Turn(Frame):
    """A seat's turn; `step` is the step of the ruleset's plan that begins next."""

    FIELDS = ("seat", "step")

    def __init__(self, seat: Seat, step: int) -> None:
        self.seat = seat
        self.step = step

    def run(self, s: State) -> Seat:
        seat, step, rules = self.seat, self.step, s.rules
        if step >= len(rules.turn) or not s.alive[s.fronts[seat]]:
            if rules.next_turn is None:
                begin_turn(s, s.next_seat(seat))
            else:
                rules.next_turn(s, seat)
        else:
            s.stack[-1] = TURNS[seat][rules.after[step]]
            s.phase, begin = rules.turn[step]
            begin(s, seat)
        return NOBODY

    def got(self, s: State, result: int) -> None:
        """Go on with the step of the plan that `result` gives."""
        s.become(TURNS[self.seat][result])


TURNS: Final = [[Turn(seat, step) for step in range(32)] for seat in SEATS[FIGURES]]
"""The frames of all turns, made only once because they are immutable."""


def begin_turn(s: State, seat: Seat) -> None:
    """Begin the turn of a seat, unless the game is dead."""
    still = s.still
    quiet = still.quiet + 1
    s.still = Still(quiet, still.seen)
    # Otherwise there are plenty of cards, and somebody was eliminated not long ago.
    if (len(s.pile) + len(s.decks[0]) < SCARCE or quiet > ROUNDS or still.seen) and s.rules.dead_games:
        why = why_dead(s, seat)
        if why:
            s.dies(why)
            return
    start_turn(s, seat, 0)


def start_turn(s: State, seat: Seat, step: int) -> None:
    """Start the turn of a seat at a step of the plan, usually the first one."""
    s.turn = seat
    s.phase = s.rules.turn[0][0]
    s.this_turn.clear()
    s.laid_this_turn.clear()
    s.events.append(Event(ev.TURN, seat, NOBODY, (), EVERYBODY))
    s.become(TURNS[seat][step])


class CompelledDraw(Frame):
    """A card in play compels its bearer to make a draw!, and the verdict of its row follows."""

    FIELDS = ("figure", "card")

    def __init__(self, figure: Figure, card: Face) -> None:
        self.figure = figure
        self.card = card

    def victims(self) -> tuple[Figure, ...]:
        return (self.figure,)

    def source(self) -> Face | None:
        return self.card

    def run(self, s: State) -> Seat:
        demand = s.rules.rows[self.card].demand
        if not s.alive[self.figure] or self.card not in s.table[self.figure]:
            s.done()
        elif demand:
            s.then(s.rules.reveals(self.figure, demand))
        else:
            self.got(s, 1)
        return NOBODY

    def got(self, s: State, result: int) -> None:
        s.done()
        verdict = s.rules.rows[self.card].verdict
        assert verdict is not None
        depth = len(s.stack)
        verdict(s, self.figure, self.card, result > 0)
        if len(s.stack) > depth:  # whoever falls to the verdict is out before the turn goes on
            s.stack.insert(depth, EndOfCard(NOBODY, NO_CARD, NOBODY, False))


def compelled_draws(s: State, seat: Seat) -> None:
    """Begin the draw!s that a seat must make before anything else in its turn, in the order of their rows."""
    compel(s, (s.fronts[seat],))


def compel(s: State, figures: tuple[Figure, ...]) -> None:
    """Begin the draw!s that the cards in play of some figures demand, in the order of their rows."""
    rows = s.rules.rows
    waiting = []
    for figure in figures:
        for card in s.table[figure]:
            if rows[card].verdict is not None:
                waiting.append(CompelledDraw(figure, card))
    if waiting:
        waiting.sort(key=lambda draw: -rows[draw.card].order)
        s.stack += waiting


def surplus(s: State, seat: Seat) -> None:
    """The end of a turn: a seat that holds too many cards discards."""
    if len(s.hands[seat]) > s.rules.hand_limit(s, seat):
        s.then(Discarding(seat))


class Discarding(Frame):
    """A seat discards cards of its choice down to the hand limit."""

    FIELDS = ("seat",)
    REASON = "discard-phase"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: State) -> Seat:
        if len(s.hands[self.seat]) > s.rules.hand_limit(s, self.seat):
            return self.seat
        s.done()
        return NOBODY

    def needed(self, view: View) -> int:
        return len(view.hand) - view.rules.hand_limit(view, self.seat)

    def moves(self, s: State) -> list[Move]:
        # Moves allowed at any time are a real choice here: they can make the discard unnecessary.
        return [*[discard(card) for card in s.in_hand(self.seat)], *s.any_time(self.seat)]

    def answer(self, s: State, move: Move) -> None:
        if move.verb == USE:
            s.use_ability(self.seat, move)
        else:
            s.discard(self.seat, move.card)
