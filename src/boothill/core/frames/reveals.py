"""Cards turned over or laid out, and choices among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boothill.core import events as ev
from boothill.core.frames.base import Frame
from boothill.core.ids import NO_CARD, NOBODY, Face, Figure, Seat
from boothill.core.moves import Move, take
from boothill.core.rows import FLIPS

if TYPE_CHECKING:
    from boothill.core.state import State


class Reveal(Frame):
    """A draw!: the top card is turned over, and the frame beneath gets 1 if the card meets the demand, otherwise 0."""

    FIELDS = ("figure", "demand")

    def __init__(self, figure: Figure, demand: str) -> None:
        self.figure = figure
        self.demand = demand

    def victims(self) -> tuple[Figure, ...]:
        return (self.figure,)

    def run(self, s: State) -> Seat:
        seat = s.owner[self.figure]
        more = s.ask(FLIPS, self.figure)
        # Several cards are turned over one by one. A single card goes to the pile before the deck may be renewed.
        cards = s.top_cards(seat, 1 + more) if more else [s.top_card(seat)]
        if not cards or cards[0] == NO_CARD:
            s.tell(ev.NO_CARD_LEFT, seat, name=self.demand)
            s.give(0)
        elif len(cards) == 1:
            turn_up(s, seat, cards[0], self.demand)
        else:
            s.tell_cards(ev.OFFERED, seat, tuple(cards), shown_to=ev.EVERYBODY, name=self.demand)
            s.become(Pick(self.figure, self.demand, tuple(cards)))
        return NOBODY


def turn_up(s: State, seat: Seat, card: Face, demand: str) -> None:
    """Put the card that counts on the pile and give the result of the draw!."""
    met = s.rules.met(demand, card)
    s.pile.append(card)
    s.tell_cards(ev.TURNED_UP, seat, (card,), shown_to=ev.EVERYBODY, n=1 if met else 0, name=demand)
    s.card_left(seat)
    s.give(1 if met else 0)


class Pick(Frame):
    """Several cards have been turned over for one draw!; the seat chooses the one that counts."""

    FIELDS = ("figure", "demand", "cards")
    REASON = "pick-one"
    OPEN = True

    def __init__(self, figure: Figure, demand: str, cards: tuple[Face, ...]) -> None:
        self.figure = figure
        self.demand = demand
        self.cards = cards

    def victims(self) -> tuple[Figure, ...]:
        return (self.figure,)

    def run(self, s: State) -> Seat:
        return s.owner[self.figure]

    def moves(self, s: State) -> list[Move]:
        return [take(card) for card in dict.fromkeys(self.cards)]

    def answer(self, s: State, move: Move) -> None:
        seat = s.owner[self.figure]
        rest = list(self.cards)
        rest.remove(move.card)
        for card in rest:
            s.pile.append(card)
            s.tell_cards(ev.SPENT, seat, (card,), shown_to=ev.EVERYBODY)
        turn_up(s, seat, move.card, self.demand)

    def held(self) -> tuple[Face, ...]:
        return self.cards


class Store(Frame):
    """Cards lie face up, and the seats take one each in turn."""

    FIELDS = ("cards", "seats")
    REASON = "take-one"
    OPEN = True

    def __init__(self, cards: tuple[Face, ...], seats: tuple[Seat, ...]) -> None:
        self.cards = cards
        self.seats = seats

    def run(self, s: State) -> Seat:
        if self.cards and self.seats:
            return self.seats[0]
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        return [take(card) for card in dict.fromkeys(self.cards)]

    def answer(self, s: State, move: Move) -> None:
        rest = list(self.cards)
        rest.remove(move.card)
        s.hands[self.seats[0]].append(move.card)
        s.tell_cards(ev.TOOK, self.seats[0], (move.card,), shown_to=ev.EVERYBODY)
        s.become(Store(tuple(rest), self.seats[1:]))

    def held(self) -> tuple[Face, ...]:
        return self.cards
