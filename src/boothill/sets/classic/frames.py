"""The steps of the classic family of games: losing life with a rescue, and choices in the draw phase."""

from __future__ import annotations

from boothill.core import events as ev
from boothill.core.board import Board
from boothill.core.events import EVERYBODY, Event
from boothill.core.frames.base import Frame
from boothill.core.frames.playing import forbidden, spend
from boothill.core.ids import NOBODY, Face, Figure, Seat
from boothill.core.moves import DRAW, PASS, PASSES, PLAY, Move, draw_from, play, take
from boothill.core.refusal import Refused
from boothill.core.rows import DRINKS, LOST_LIFE
from boothill.core.state import State
from boothill.core.targets import PILE, hand_of, is_hand, seat_of

BEER = "Beer"


class Loss(Frame):
    """A figure loses life points at once; if none are left, there may be a rescue. [BAS-7.10]"""

    FIELDS = ("figure", "points", "by")

    def __init__(self, figure: Figure, points: int, by: Seat) -> None:
        self.figure = figure
        self.points = points
        self.by = by

    def attacker(self, board: Board) -> Seat:
        return self.by

    def victims(self) -> tuple[Figure, ...]:
        return (self.figure,)

    def run(self, s: State) -> Seat:
        s.life[self.figure] -= self.points
        s.events.append(Event(ev.LOST, s.owner[self.figure], self.by, (), EVERYBODY, self.points, "", self.figure))
        if s.life[self.figure] <= 0:
            s.become(Rescue(self.figure, self.points, self.by))
        else:
            s.done()
            s.moment(LOST_LIFE, self.figure, self.by, self.points)
        return NOBODY


class Rescue(Frame):
    """A figure has no life left: its owner may drink until it has some again. [BAS-7.11]"""

    FIELDS = ("figure", "points", "by")
    REASON = "rescue"
    MAY_PASS = True

    def __init__(self, figure: Figure, points: int, by: Seat) -> None:
        self.figure = figure
        self.points = points
        self.by = by

    def attacker(self, board: Board) -> Seat:
        return self.by

    def victims(self) -> tuple[Figure, ...]:
        return (self.figure,)

    def run(self, s: State) -> Seat:
        if s.life[self.figure] <= 0:
            return s.owner[self.figure]
        s.done()
        s.moment(LOST_LIFE, self.figure, self.by, self.points)
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        seat = s.owner[self.figure]
        found = [PASS, *drinks(s, seat)]
        any_time = s.ability[self.figure].any_time
        if any_time is not None:
            found += any_time(s, seat)
        return found

    def answer(self, s: State, move: Move) -> None:
        seat = s.owner[self.figure]
        if move.verb == PASSES:
            s.done()
            s.tell(ev.FELL, seat, self.by)
            s.rules.loses_last_life(s, self.figure, self.by)
        elif move.verb == PLAY:
            spend(s, seat, move, 1)
            s.heal(self.figure, 1 + s.ask(DRINKS, self.figure))
        else:
            s.use_ability(seat, move)

    def refuse(self, s: State, move: Move) -> Refused:
        return barred_drink(s, move) or super().refuse(s, move)


def barred_drink(s: State, move: Move) -> Refused | None:
    """Why a Beer is refused: it is forbidden, or has no effect because only two players are left. Otherwise None."""
    if move.verb != PLAY or move.card not in s.hands[s.to_act] or s.rules.rows[move.card].name != BEER:
        return None
    reason = forbidden(s, s.to_act, move.card, s.rules.rows[move.card], PLAY)
    if reason or s.living() <= 2:
        return s.refused(reason or "beer-between-two", {"card": BEER})
    return None


def drinks(s: State, seat: Seat) -> list[Move]:
    """The Beers that a seat may drink when it loses life: none if only two players are left. [BAS-7.15, DOD-7.7]"""
    if s.living() <= 2:
        return []
    rows = s.rules.rows
    beers = [card for card in s.in_hand(seat) if rows[card].name == BEER]
    if s.rules.forbids is not None:
        beers = [card for card in beers if not forbidden(s, seat, card, rows[card], PLAY)]
    return [play(card) for card in beers]


class Estate(Frame):
    """Discards the cards of an eliminated player, then rewards or punishes whoever eliminated them. [BAS-11.2]"""

    FIELDS = ("figure", "by")
    BURIES = True

    def __init__(self, figure: Figure, by: Seat) -> None:
        self.figure = figure
        self.by = by

    def attacker(self, board: Board) -> Seat:
        return self.by

    def victims(self) -> tuple[Figure, ...]:
        return (self.figure,)

    def run(self, s: State) -> Seat:
        s.done()
        discard_everything(s, self.figure, ev.OUT)
        if self.by != NOBODY and s.alive[s.fronts[self.by]]:
            s.rules.rewards(s, self.figure, self.by)
        return NOBODY


def discard_everything(s: State, figure: Figure, cause: str) -> None:
    """Discard the cards in play, oldest first, then the hand in its order. [BAS-11.3]"""
    for card in s.table[figure][:]:
        s.remove(figure, card, cause)
    seat = s.owner[figure]
    for card in s.hands[seat][:]:
        s.discard(seat, card, cause)


class FirstCard(Frame):
    """The player chooses where the first card of the draw phase comes from: the deck or another place."""

    FIELDS = ("seat", "pile")

    def __init__(self, seat: Seat, pile: bool) -> None:
        self.seat = seat
        self.pile = pile
        """Is the other place the discard pile? Otherwise it is another player's hand."""

    def run(self, s: State) -> Seat:
        return self.seat

    def moves(self, s: State) -> list[Move]:
        found = [draw_from(s.usual_source())]
        if not self.pile:
            others = [s.owner[other] for other in s.others(s.fronts[self.seat])]
            found += [draw_from(hand_of(other)) for other in others if s.hands[other]]
        elif s.pile:
            found.append(draw_from(PILE))
        return found

    def answer(self, s: State, move: Move) -> None:
        s.done()
        left = s.usual(self.seat, 2)
        if is_hand(move.target):
            s.steal(self.seat, seat_of(move.target), cause=s.ability[s.fronts[self.seat]].name)
            s.look_at_waiting()
            left -= 1
        elif move.target == PILE and self.pile:
            s.take_from_pile(self.seat, s.ability[s.fronts[self.seat]].name)
            left -= 1
        s.take_usual(self.seat, left)

    def refuse(self, s: State, move: Move) -> Refused:
        if move.verb == DRAW and move.target == PILE and self.pile:
            return s.refused("pile-empty")
        if move.verb == DRAW and is_hand(move.target) and not self.pile:
            seat = seat_of(move.target)
            if seat == self.seat:
                return s.refused("own-hand")
            if seat < len(s.names):
                return s.refused("empty-hand", {"target": s.names[seat]})
        return draw_choice(s, self.seat)


def draw_choice(s: State, seat: Seat) -> Refused:
    """The refusal of a move before the player has chosen where the cards of the draw phase come from."""
    return Refused(s.ability[seat].rule, "draw-choice")


class Look(Frame):
    """A player looks at cards from the deck, takes some and puts the rest back on top. [BAS-10.26]"""

    FIELDS = ("seat", "cards", "takes")
    REASON = "look"

    def __init__(self, seat: Seat, cards: tuple[Face, ...], takes: int) -> None:
        self.seat = seat
        self.cards = cards
        self.takes = takes

    def run(self, s: State) -> Seat:
        if self.takes > 0 and self.cards:
            return self.seat
        s.done()
        if self.cards:
            s.decks[s.deck_of[self.seat]].extend(self.cards[::-1])
            s.tell_cards(ev.PUT_BACK, self.seat, self.cards, shown_to=(self.seat,), n=len(self.cards))
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        return [take(card) for card in dict.fromkeys(self.cards)]

    def answer(self, s: State, move: Move) -> None:
        rest = list(self.cards)
        rest.remove(move.card)
        s.hands[self.seat].append(move.card)
        s.tell_cards(ev.KEPT, self.seat, (move.card,), shown_to=(self.seat,), n=1)
        s.become(Look(self.seat, tuple(rest), self.takes - 1))

    def held(self) -> tuple[Face, ...]:
        return self.cards

    def seen_by(self, seat: Seat) -> Frame:
        return self if seat == self.seat else self.with_held((ev.UNKNOWN,) * len(self.cards))

    def with_held(self, cards: tuple[Face, ...]) -> Frame:
        return Look(self.seat, cards, self.takes)
