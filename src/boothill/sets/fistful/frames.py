"""The steps that A Fistful of Cards adds, apart from its shots."""

from __future__ import annotations

from boothill.core import events as ev
from boothill.core.board import Board
from boothill.core.frames.base import Frame
from boothill.core.frames.turn import Discarding, start_turn
from boothill.core.ids import NO_CARD, NOBODY, Face, Figure, Seat
from boothill.core.moves import CHOOSE, PASS, PASSES, USE, Move, discard, take, use_ability
from boothill.core.rows import BROWN, LOST_LIFE
from boothill.core.state import State
from boothill.core.targets import NO_TARGET, figure_of
from boothill.sets.high_noon.deck import TESTS, nobody_did_it, round_of

PEYOTE = "Peyote"
HARD_LIQUOR = "Hard Liquor"
RANCH = "Ranch"
BLOOD_BROTHERS = "Blood Brothers"
VENDETTA = "Vendetta"
COLOURS = {"red": "♥♦", "black": "♣♠"}


class OntoDeck(Discarding):
    """A player puts the cards above the hand limit face down on the deck, one by one. [FIS-3.2]"""

    def answer(self, s: State, move: Move) -> None:
        if move.verb == USE:
            s.use_ability(self.seat, move)
            return
        s.leave_hand(self.seat, move.card)
        s.decks[s.deck_of[self.seat]].append(move.card)
        s.tell_cards(ev.PUT_ON_DECK, self.seat, (move.card,), shown_to=(self.seat,), n=1)


class LookInMine(Frame):
    """A player looks at cards from the pile, topped up from the deck, and takes some. [FIS-3.13]"""

    FIELDS = ("seat", "open", "cards", "takes")
    REASON = "look"

    def __init__(self, seat: Seat, open: tuple[Face, ...], cards: tuple[Face, ...], takes: int) -> None:
        self.seat = seat
        self.open = open
        """The cards from the pile, the top card first."""
        self.cards = cards
        """The cards from the deck, the top card first."""
        self.takes = takes

    def run(self, s: State) -> Seat:
        if self.takes > 0:
            return self.seat
        s.done()
        for card in reversed(self.open):
            s.pile.append(card)
            s.tell_cards(ev.SPENT, self.seat, (card,), shown_to=ev.EVERYBODY)
        if self.cards:
            s.decks[s.deck_of[self.seat]].extend(self.cards[::-1])
            s.tell_cards(ev.PUT_BACK, self.seat, self.cards, shown_to=(self.seat,), n=len(self.cards))
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        return [take(card) for card in dict.fromkeys(self.open + self.cards)]

    def answer(self, s: State, move: Move) -> None:
        card = move.card
        s.hands[self.seat].append(card)
        open, cards = list(self.open), list(self.cards)
        if card in open:
            open.remove(card)
            s.tell_cards(ev.TOOK, self.seat, (card,), shown_to=ev.EVERYBODY)
        else:
            cards.remove(card)
            s.tell_cards(ev.KEPT, self.seat, (card,), shown_to=(self.seat,), n=1)
        s.become(LookInMine(self.seat, tuple(open), tuple(cards), self.takes - 1))

    def held(self) -> tuple[Face, ...]:
        return self.open + self.cards

    def seen_by(self, seat: Seat) -> Frame:
        return self if seat == self.seat else self.with_held((ev.UNKNOWN,) * len(self.cards))

    def with_held(self, cards: tuple[Face, ...]) -> Frame:
        return LookInMine(self.seat, self.open, cards, self.takes)


class Liquor(Frame):
    """A player below their maximum life may skip the draw phase for a life point. [FIS-3.4]"""

    FIELDS = ("seat",)
    REASON = "liquor"
    OPEN = True
    MAY_PASS = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: State) -> Seat:
        figure = s.fronts[self.seat]
        if s.life[figure] < s.max_life[figure]:
            return self.seat
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        return [PASS, use_ability(HARD_LIQUOR)]

    def answer(self, s: State, move: Move) -> None:
        if move.verb == PASSES:
            s.done()
            return
        s.tell(ev.ABILITY, self.seat, name=HARD_LIQUOR)
        figure = s.fronts[self.seat]
        s.heal(figure, 1)
        s.ability[figure] = s.characters[figure]  # without choosing a character, no ability is copied [FIS-3.5]
        s.give(s.rules.steps["play"])


class Guess(Frame):
    """A player guesses the colour of the top card until a guess is wrong or they stop. [FIS-3.9]"""

    FIELDS = ("seat", "right")
    REASON = "guess"
    OPEN = True

    def __init__(self, seat: Seat, right: bool) -> None:
        self.seat = seat
        self.right = right
        """Has the player already been right once? Then they may stop."""

    def run(self, s: State) -> Seat:
        if s.decks[s.deck_of[self.seat]] or s.pile:
            return self.seat
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        return [*([PASS] if self.right else []), *[Move(CHOOSE, NO_CARD, NO_TARGET, colour) for colour in COLOURS]]

    def answer(self, s: State, move: Move) -> None:
        s.done()
        seat = self.seat
        if move.verb == PASSES:
            return
        s.tell(ev.CHOSE, seat, name=move.name)
        card = s.top_card(seat)
        if s.rules.suits[card] in COLOURS[move.name]:
            s.hands[seat].append(card)
            s.tell_cards(ev.SHOWED, seat, (card,), shown_to=ev.EVERYBODY, n=1, name=PEYOTE)
            s.then(Guess(seat, True))
        else:
            s.pile.append(card)
            s.tell_cards(ev.TURNED_UP, seat, (card,), shown_to=ev.EVERYBODY, name=PEYOTE)
        s.card_left(seat)


class Ranch(Frame):
    """A player may discard cards for the same number of new ones. [FIS-3.11]"""

    FIELDS = ("seat",)
    REASON = "ranch"
    MAY_PASS = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: State) -> Seat:
        if s.hands[self.seat]:
            return self.seat
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        return [PASS, use_ability(RANCH)]

    def answer(self, s: State, move: Move) -> None:
        if move.verb == PASSES:
            s.done()
            return
        s.tell(ev.ABILITY, self.seat, name=RANCH)
        s.become(Ranching(self.seat, 0))


class Ranching(Frame):
    """The player discards cards one by one, then draws the same number. [FIS-3.11]"""

    FIELDS = ("seat", "given")
    REASON = "name-one"
    CLOSED = True

    def __init__(self, seat: Seat, given: int) -> None:
        self.seat = seat
        self.given = given

    def run(self, s: State) -> Seat:
        return self.seat

    def moves(self, s: State) -> list[Move]:
        return [*([PASS] if self.given else []), *[discard(card) for card in s.in_hand(self.seat)]]

    def answer(self, s: State, move: Move) -> None:
        if move.verb == PASSES:
            s.done()
            s.draw(self.seat, self.given, RANCH)
            return
        s.become(Ranching(self.seat, self.given + 1))
        s.discard(self.seat, move.card, RANCH)

    def engages(self, board: Board, seat: Seat, moment: str) -> bool:
        return seat == self.seat


class Brothers(Frame):
    """A player may give a life point to another player who is below their maximum life. [FIS-6.1]"""

    FIELDS = ("seat",)
    REASON = "brothers"
    OPEN = True
    MAY_PASS = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: State) -> Seat:
        if s.life[s.fronts[self.seat]] > 1 and self.wounded(s):
            return self.seat
        s.done()
        return NOBODY

    def wounded(self, s: State) -> list[Figure]:
        return [other for other in s.others(s.fronts[self.seat]) if s.life[other] < s.max_life[other]]

    def moves(self, s: State) -> list[Move]:
        return [PASS, *[use_ability(BLOOD_BROTHERS, (), other) for other in self.wounded(s)]]

    def answer(self, s: State, move: Move) -> None:
        s.done()
        if move.verb == PASSES:
            return
        figure = s.fronts[self.seat]
        s.tell(ev.ABILITY, self.seat, name=BLOOD_BROTHERS, target=move.target)
        s.life[figure] -= 1
        s.tell(ev.PAID, self.seat, n=1, target=figure)
        s.heal(figure_of(move.target), 1)
        s.moment(LOST_LIFE, figure, NOBODY, 1)


class Roulette(Frame):
    """The players discard a miss in turn; the first who passes loses two life points. [FIS-6.8]"""

    FIELDS = ("at",)
    REASON = "roulette"
    MAY_PASS = True

    def __init__(self, at: Figure) -> None:
        self.at = at

    def victims(self) -> tuple[Figure, ...]:
        return (self.at,)

    def run(self, s: State) -> Seat:
        return s.owner[self.at]

    def moves(self, s: State) -> list[Move]:
        return [PASS, *[discard(card) for card in misses_held(s, self.at)]]

    def answer(self, s: State, move: Move) -> None:
        seat = s.owner[self.at]
        if move.verb == PASSES:
            s.tell(ev.PASSED, seat, name=self.REASON)
            s.done()
            nobody_did_it(s)
            s.rules.loses_life(s, self.at, 2, NOBODY)
            return
        s.become(Roulette(s.others(self.at)[0]))
        s.discard(seat, move.card, self.REASON)
        s.gave(seat, move.card)


def misses_held(s: State, figure: Figure) -> list[Face]:
    """The cards of a hand that stop a hit, as they are or as a Missed!. [FIS-0.2]"""
    counts_as = s.ability[figure].counts_as
    found = []
    for card in s.in_hand(s.owner[figure]):
        row = s.rules.rows[card]
        if (row.miss and row.edge == BROWN) or (counts_as is not None and counts_as(row, s.rules.dodge)):
            found.append(card)
    return found


class Revenge(Frame):
    """A draw! for an extra turn. [FIS-6.12]"""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: State) -> Seat:
        s.then(s.rules.reveals(s.fronts[self.seat], VENDETTA))
        return NOBODY

    def got(self, s: State, result: int) -> None:
        s.done()
        if result > 0:
            s.round = round_of(s).but(extra=True)
            start_turn(s, self.seat, TESTS)
