"""Reveals: cards turned over for their symbols. [DUE-9]"""

from __future__ import annotations

from boothill.core import events as ev
from boothill.core.frames.base import Frame
from boothill.core.ids import NO_CARD, NOBODY, Face, Figure, Seat
from boothill.core.moves import Move, take
from boothill.core.state import State
from boothill.sets.duel.sides import PLACES

SEES_TWICE = "sees twice"
"""Number of a character; if above 0 for one in play, every reveal turns over two cards, and its owner picks one."""


class SymbolReveal(Frame):
    """A reveal from a seat's deck; with a character that SEES_TWICE in play, two cards are turned over.
    [DUE-9.1, 9.4]"""

    FIELDS = ("figure", "demand", "drawer")

    def __init__(self, figure: Figure, demand: str, drawer: Seat) -> None:
        self.figure = figure
        self.demand = demand
        self.drawer = drawer
        """The seat whose deck is used."""

    def victims(self) -> tuple[Figure, ...]:
        return (self.figure,)

    def run(self, s: State) -> Seat:
        seer = NOBODY
        for figure in PLACES:
            if s.alive[figure] and s.ability[figure].numbers.get(SEES_TWICE, 0) > 0:
                seer = s.owner[figure]
        if seer == NOBODY:
            card = s.top_card(self.drawer)
            if card == NO_CARD:
                s.tell(ev.NO_CARD_LEFT, s.owner[self.figure], name=self.demand)
                s.give(0)
                return NOBODY
            met = self.read(s, (card,), card)
            s.card_left(self.drawer)  # after the card is on the pile and has been read [DUE-5.3]
            s.give(met)
            return NOBODY
        cards = s.top_cards(self.drawer, 2)
        seen = {s.rules.met(self.demand, card) for card in cards}
        if not cards:
            s.tell(ev.NO_CARD_LEFT, s.owner[self.figure], name=self.demand)
            s.give(0)
        elif len(seen) == 1:
            s.give(self.read(s, tuple(cards), cards[0]))
        else:
            s.tell_cards(ev.OFFERED, seer, tuple(cards), shown_to=ev.EVERYBODY, name=self.demand)
            s.become(PickReveal(self, seer, tuple(cards)))
        return NOBODY

    def read(self, s: State, cards: tuple[Face, ...], counts: Face) -> int:
        """Put the cards on the pile in the order they were turned over; 1 if the one that counts meets the demand."""
        met = s.rules.met(self.demand, counts)
        seat = s.owner[self.figure]
        for card in cards:
            s.pile.append(card)
            if card != counts or cards.index(card) != cards.index(counts):
                s.tell_cards(ev.SPENT, seat, (card,), shown_to=ev.EVERYBODY)
            else:
                s.tell_cards(ev.TURNED_UP, seat, (card,), shown_to=ev.EVERYBODY, n=1 if met else 0, name=self.demand)
        return 1 if met else 0


class PickReveal(Frame):
    """Two cards have been turned over; the owner of the character that SEES_TWICE chooses one. [DUE-15.3]"""

    FIELDS = ("reveal", "seat", "cards")
    REASON = "take-one"
    FORMER_NAME = "Judging"

    def __init__(self, reveal: SymbolReveal, seat: Seat, cards: tuple[Face, ...]) -> None:
        self.reveal = reveal
        self.seat = seat
        self.cards = cards

    def victims(self) -> tuple[Figure, ...]:
        return self.reveal.victims()

    def run(self, s: State) -> Seat:
        return self.seat

    def moves(self, s: State) -> list[Move]:
        return [take(card) for card in dict.fromkeys(self.cards)]

    def answer(self, s: State, move: Move) -> None:
        s.give(self.reveal.read(s, self.cards, move.card))

    def held(self) -> tuple[Face, ...]:
        return self.cards
