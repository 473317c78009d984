"""The steps that Dodge City adds."""

from __future__ import annotations

from boothill.core import events as ev
from boothill.core.board import Board
from boothill.core.events import EVERYBODY, Event
from boothill.core.frames.base import Frame
from boothill.core.frames.playing import spend
from boothill.core.frames.reaction import Reaction
from boothill.core.ids import NO_CARD, NOBODY, Face, Figure, Seat, Target
from boothill.core.moves import CHOOSE, PASS, PASSES, PLAY, TAKE, Move, draw_from, take, use_ability
from boothill.core.refusal import Refused
from boothill.core.rows import DRINKS, HAND_EMPTY, LOST_LIFE
from boothill.core.state import State
from boothill.core.targets import NO_TARGET, card_of, figure_of, gear_of, hand_of, is_gear, is_hand, seat_of
from boothill.core.view import View
from boothill.sets.classic.cards import take_from_table
from boothill.sets.classic.characters import pairs_held
from boothill.sets.classic.frames import barred_drink, draw_choice, drinks


class ImpendingLoss(Frame):
    """A loss is impending: each Beer reduces it, then the rest is lost at once. [DOD-7.2 to 7.5]"""

    FIELDS = ("figure", "points", "averted", "by")
    FORMER_NAME = "Window"
    REASON = "rescue"
    MAY_PASS = True

    def __init__(self, figure: Figure, points: int, averted: int, by: Seat) -> None:
        self.figure = figure
        self.points = points
        self.averted = averted
        self.by = by

    def attacker(self, board: Board) -> Seat:
        return self.by

    def victims(self) -> tuple[Figure, ...]:
        return (self.figure,)

    def run(self, s: State) -> Seat:
        if self.averted < self.points:
            return s.owner[self.figure]
        self.settle(s)
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        seat = s.owner[self.figure]
        found = [PASS, *drinks(s, seat)]
        ability = s.ability[self.figure]
        if ability.any_time is not None:
            found += [use_ability(ability.name, pair) for pair in pairs_held(s, seat)]
        return found

    def answer(self, s: State, move: Move) -> None:
        seat = s.owner[self.figure]
        if move.verb == PASSES:
            self.settle(s)
        elif move.verb == PLAY:
            # A drinker who gets more from a Beer may gain more than the loss, but never exceeds the starting life.
            # [DOD-R.11]
            s.become(ImpendingLoss(self.figure, self.points, self.averted + 1 + s.ask(DRINKS, self.figure), self.by))
            spend(s, seat, move, 1)
        else:
            s.become(ImpendingLoss(self.figure, self.points, self.averted + 1, self.by))
            s.tell_ability(self.figure)
            for card in move.pay:
                s.discard(seat, card, move.name)

    def settle(self, s: State) -> None:
        s.done()
        figure = self.figure
        before = s.life[figure]
        lost = max(0, self.points - self.averted)
        if self.averted:
            s.tell(ev.AVERTED, s.owner[figure], self.by, n=self.points - lost, target=figure)
        s.life[figure] = min(s.max_life[figure], before - self.points + self.averted)
        if lost:
            s.events.append(Event(ev.LOST, s.owner[figure], self.by, (), EVERYBODY, lost, "", figure))
        elif s.life[figure] > before:
            s.tell(ev.GAINED, s.owner[figure], n=s.life[figure] - before, target=figure)
        if s.life[figure] <= 0:
            s.rules.loses_last_life(s, figure, self.by)
        elif lost:
            s.moment(LOST_LIFE, figure, self.by, lost)

    def engages(self, board: Board, seat: Seat, moment: str) -> bool:
        return moment == HAND_EMPTY and seat == board.owner[self.figure]

    def refuse(self, s: State, move: Move) -> Refused:
        return barred_drink(s, move) or super().refuse(s, move)


class OneEach(Frame):
    """A player chooses a card of each other player, one by one; then all of them are discarded. [DOD-9.40]"""

    FIELDS = ("seat", "card", "rest", "named")
    REASON = "name-one"
    CLOSED = True

    def __init__(self, seat: Seat, card: Face, rest: tuple[Figure, ...], named: tuple[Target, ...]) -> None:
        self.seat = seat
        self.card = card
        """The card that has this effect; the step does not hold it."""
        self.rest = rest
        self.named = named

    def attacker(self, board: Board) -> Seat:
        return self.seat

    def victims(self) -> tuple[Figure, ...]:
        return self.rest[:1]

    def needed(self, view: View) -> int:
        return len(self.rest)

    def run(self, s: State) -> Seat:
        if self.rest:
            return self.seat
        if not self.named:
            s.done()
            return NOBODY
        # Each player is completed before the next, so reactions to an empty hand come in between. [DOD-6.30]
        target = self.named[0]
        s.become(OneEach(self.seat, self.card, (), self.named[1:]))
        cause = s.rules.rows[self.card].name
        if is_hand(target):
            s.discard(seat_of(target), s.random_card(s.hands[seat_of(target)]), cause)
        else:
            s.remove(figure_of(target), card_of(target), cause)
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        figure = self.rest[0]
        seat = s.owner[figure]
        codes = [hand_of(seat)] if s.hands[seat] else []
        codes += [gear_of(figure, card) for card in s.table[figure]]
        return [Move(CHOOSE, NO_CARD, code) for code in codes]

    def answer(self, s: State, move: Move) -> None:
        s.become(OneEach(self.seat, self.card, self.rest[1:], (*self.named, move.target)))


class Copy(Frame):
    """A player chooses another character and has its ability until their next draw phase. [DOD-10.15]"""

    FIELDS = ("seat",)
    REASON = "copy"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: State) -> Seat:
        return self.seat

    def moves(self, s: State) -> list[Move]:
        return [Move(CHOOSE, NO_CARD, NO_TARGET, s.characters[other].name) for other in s.others(s.fronts[self.seat])]

    def answer(self, s: State, move: Move) -> None:
        s.ability[self.seat] = s.rules.characters[move.name]
        s.tell(ev.COPIED, self.seat, name=move.name)
        if HAND_EMPTY in s.ability[self.seat].moments and not s.hands[self.seat]:
            s.waiting.append(Reaction(HAND_EMPTY, s.fronts[self.seat]))
        s.done()


class DrawFromTable(Frame):
    """A player draws from the deck as usual, or takes one card in play in front of another player. [DOD-10.11]"""

    FIELDS = ("seat",)
    FORMER_NAME = "FromTable"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: State) -> Seat:
        return self.seat

    def moves(self, s: State) -> list[Move]:
        found = [draw_from(s.usual_source())]
        for other in s.others(s.fronts[self.seat]):
            found += [draw_from(gear_of(other, card)) for card in s.table[other]]
        return found

    def answer(self, s: State, move: Move) -> None:
        s.done()
        if is_gear(move.target):
            take_from_table(s, self.seat, figure_of(move.target), card_of(move.target))
        else:
            s.take_usual(self.seat, s.usual(self.seat, 2))

    def refuse(self, s: State, move: Move) -> Refused:
        return draw_choice(s, self.seat)


class Share(Frame):
    """Two players take an eliminated player's cards in turn: chosen cards in play or random ones from the hand.
    [DOD-15.7]"""

    FIELDS = ("seat", "then", "fallen")
    REASON = "share"

    def __init__(self, seat: Seat, then: Seat, fallen: Figure) -> None:
        self.seat = seat
        self.then = then
        self.fallen = fallen

    def victims(self) -> tuple[Figure, ...]:
        return (self.fallen,)

    def run(self, s: State) -> Seat:
        if s.table[self.fallen] or s.hands[self.fallen]:
            return self.seat
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        found = [take(card) for card in s.table[self.fallen]]
        if s.hands[self.fallen]:
            found.append(Move(TAKE, NO_CARD, NO_TARGET, "hand"))
        return found

    def answer(self, s: State, move: Move) -> None:
        if move.card == NO_CARD:
            s.steal(self.seat, s.owner[self.fallen])
        else:
            take_from_table(s, self.seat, self.fallen, move.card)
        s.become(Share(self.then, self.seat, self.fallen))
