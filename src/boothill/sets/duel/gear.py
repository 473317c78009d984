"""Taking and discarding gear and cards of the opponent's hand."""

from __future__ import annotations

from boothill.core import events as ev
from boothill.core.board import Board
from boothill.core.frames.base import Frame
from boothill.core.ids import NO_CARD, NOBODY, Face, Figure, Seat
from boothill.core.moves import CHOOSE, DISCARD, PASS, USE, Move, use_ability
from boothill.core.state import State
from boothill.core.targets import NO_TARGET, card_of, figure_of, gear_of, hand_of, is_gear
from boothill.sets.duel.sides import SIDES, opponent

ROBBED = "robbed"
"""Moment (s, figure, NOBODY, 0): the opponent took or discarded a card that this figure guards."""


def take_gear(s: State, seat: Seat, figure: Figure, card: Face, cause: str) -> None:
    """Take a gear into a hand."""
    s.leave_table(figure, card)
    s.hands[seat].append(card)
    s.tell_cards(ev.TOOK, seat, (card,), shown_to=ev.EVERYBODY, other=s.owner[figure], name=cause, target=figure)


def gear_is_robbed(s: State, seat: Seat, figure: Figure) -> None:
    """React to a gear taken or discarded by the opponent: its bearer is the target, and so active. [DUE-15.11]"""
    if s.owner[figure] != seat and s.alive[figure]:
        s.moment(ROBBED, figure, NOBODY, 0)


class Blind(Frame):
    """A random card of a hand is taken or discarded; if it has both backs, the picker chooses one. [DUE-11.2]"""

    FIELDS = ("seat", "victim", "keeps")
    REASON = "name-one"

    def __init__(self, seat: Seat, victim: Seat, keeps: bool) -> None:
        self.seat = seat
        self.victim = victim
        self.keeps = keeps

    def backs(self, s: State) -> list[int]:
        return sorted({s.rules.faces[card].back for card in s.hands[self.victim]})

    def attacker(self, board: Board) -> Seat:
        return self.seat

    def run(self, s: State) -> Seat:
        backs = self.backs(s)
        if len(backs) > 1:
            return self.seat
        self.pick(s, backs[0] if backs else 0)
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        return [Move(CHOOSE, NO_CARD, NO_TARGET, SIDES[back]) for back in self.backs(s)]

    def answer(self, s: State, move: Move) -> None:
        self.pick(s, SIDES.index(move.name))

    def pick(self, s: State, back: int) -> None:
        s.done()
        cards = [card for card in s.hands[self.victim] if s.rules.faces[card].back == back]
        if not cards:
            return
        card = s.random_card(cards)
        if self.keeps:
            s.steal(self.seat, self.victim, card)
        else:
            s.discard(self.victim, card)
        front = s.fronts[self.victim]
        if s.alive[front]:
            s.moment(ROBBED, front, NOBODY, 0)


class Robbing(Frame):
    """A player may discard a random card of the opponent's hand. [DUE-15.20]"""

    FIELDS = ("seat", "name")
    REASON = "not-asked-for"
    MAY_PASS = True

    def __init__(self, seat: Seat, name: str) -> None:
        self.seat = seat
        self.name = name

    def attacker(self, board: Board) -> Seat:
        return self.seat

    def run(self, s: State) -> Seat:
        return self.seat

    def moves(self, s: State) -> list[Move]:
        return [PASS, use_ability(self.name)]

    def answer(self, s: State, move: Move) -> None:
        s.done()
        if move.verb == USE:
            foe = opponent(self.seat)
            s.tell(ev.ABILITY, self.seat, name=self.name, target=hand_of(foe))
            s.then(Blind(self.seat, foe, False))


class Disarming(Frame):
    """A player may discard one gear of either front. [DUE-14.4]"""

    FIELDS = ("seat",)
    REASON = "not-asked-for"
    MAY_PASS = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def attacker(self, board: Board) -> Seat:
        return self.seat

    def run(self, s: State) -> Seat:
        if len(self.moves(s)) > 1:
            return self.seat
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        found = [PASS]
        for front in (s.fronts[self.seat], s.fronts[opponent(self.seat)]):
            found += [Move(DISCARD, NO_CARD, gear_of(front, card)) for card in s.table[front]]
        return found

    def answer(self, s: State, move: Move) -> None:
        s.done()
        if is_gear(move.target):
            figure = figure_of(move.target)
            s.remove(figure, card_of(move.target), "Carbine")
            gear_is_robbed(s, self.seat, figure)
