"""Which character is front: the secret choice at the start, swaps, and replacements."""

from __future__ import annotations

from collections.abc import Callable

from boothill.core import events as ev
from boothill.core.frames.base import Frame
from boothill.core.ids import NO_CARD, NO_FIGURE, NOBODY, Figure, Seat
from boothill.core.moves import CHOOSE, Move
from boothill.core.rows import ELIMINATED
from boothill.core.state import State
from boothill.core.targets import NO_TARGET, seat_of, side_of
from boothill.sets.duel.sides import SLOTS, move_marker, opponent, person, rear


class Replacing(Frame):
    """The rest of an elimination: discards gear, draws two cards, lets Bill Tightman react, and brings in the next
    character from the reserve. [DUE-13.2 to 13.5]"""

    FIELDS = ("figure",)
    BURIES = True

    def __init__(self, figure: Figure) -> None:
        self.figure = figure

    def victims(self) -> tuple[Figure, ...]:
        return (self.figure,)

    def run(self, s: State) -> Seat:
        s.done()
        figure = self.figure
        seat = s.owner[figure]
        for card in s.table[figure][:]:
            s.remove(figure, card, ev.OUT)
        s.draw(seat, 2, ev.OUT)
        for other in (s.fronts[s.turn], s.fronts[opponent(s.turn)]):
            if s.alive[other] and s.life[other] > 0:
                s.moment(ELIMINATED, other, figure, 0)
        if s.reserves[seat]:
            enter(s, figure, s.reserves[seat].pop(), person(s, figure) + 1)
        elif s.fronts[seat] == figure:
            other = rear(s, seat)
            if other != NO_FIGURE:
                s.fronts[seat] = other
        return NOBODY


class Swapping(Frame):
    """A player must swap the characters of one side. [DUE-14.25]"""

    FIELDS = ("seat",)
    REASON = "name-one"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: State) -> Seat:
        if self.moves(s):
            return self.seat
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        return [Move(CHOOSE, NO_CARD, side_of(seat)) for seat in s.seats if rear(s, seat) != NO_FIGURE]

    def answer(self, s: State, move: Move) -> None:
        s.done()
        move_marker(s, seat_of(move.target), self.seat)


class ChooseFront(Frame):
    """Both players secretly pick which of their first two characters is front. [DUE-3.3]"""

    FIELDS = ("seat", "picked", "pairs")
    REASON = "name-one"

    def __init__(self, seat: Seat, picked: str, pairs: tuple[tuple[str, ...], ...]) -> None:
        self.seat = seat
        self.picked = picked
        """The character that the first player has picked; empty for those who may not know."""
        self.pairs = pairs
        """The two characters of each player; empty for those who may not know."""

    def run(self, s: State) -> Seat:
        return self.seat

    def moves(self, s: State) -> list[Move]:
        return [Move(CHOOSE, NO_CARD, NO_TARGET, name) for name in self.pairs[self.seat]]

    def answer(self, s: State, move: Move) -> None:
        if self.seat == 0:
            s.become(ChooseFront(opponent(self.seat), move.name, self.pairs))
            return
        s.done()
        for seat, name in zip(s.seats, (self.picked, move.name), strict=True):
            front, behind = SLOTS[seat]
            s.fronts[seat] = front
            enter(s, front, name)
            enter(s, behind, next(other for other in self.pairs[seat] if other != name))
        s.tell(ev.TURN, s.turn)

    def seen_by(self, seat: Seat) -> Frame:
        pairs = tuple([pair if seat == owner else () for owner, pair in enumerate(self.pairs)])
        return ChooseFront(self.seat, self.picked if seat == 0 else "", pairs)

    def imagined(self, s: State, pick: Callable[[int], int]) -> Frame:
        pairs = []
        for seat, pair in enumerate(self.pairs):
            if not pair:
                free = [n for n, who in s.rules.characters.items() if who.side == s.roles[seat]]
                free = [name for name in free if name not in s.reserves[seat]]
                one = free.pop(pick(len(free)))
                pair = (one, free[pick(len(free))])
            pairs.append(pair)
        picked = self.picked or (pairs[0][pick(2)] if self.seat == 1 else "")
        return ChooseFront(self.seat, picked, tuple(pairs))


def enter(s: State, figure: Figure, name: str, instead: int = 0) -> None:
    """Bring a character into play at full life; `instead` is the number of the fallen character it replaces, plus 1.
    [DUE-3.4, 13.3]"""
    character = s.rules.characters[name]
    s.characters[figure] = s.ability[figure] = character
    s.life[figure] = s.max_life[figure] = character.life
    s.alive[figure] = True
    s.tell(ev.ENTERED, s.owner[figure], n=instead, name=name, target=figure)
