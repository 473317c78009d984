"""What waits until a card has been resolved, and the order in which it then happens."""

from __future__ import annotations

from typing import Final

from boothill.core import events as ev
from boothill.core.board import Board
from boothill.core.frames.base import Frame
from boothill.core.frames.reaction import Reaction
from boothill.core.ids import FACES, NO_CARD, NO_FIGURE, NOBODY, Face, Figure, Seat
from boothill.core.moves import PASS, PASSES, TAKE, Move, draw_from, take
from boothill.core.state import State
from boothill.core.targets import hand_of
from boothill.core.view import View
from boothill.sets.duel.fronts import Replacing
from boothill.sets.duel.gear import Blind, Robbing, take_gear
from boothill.sets.duel.hits import Hit
from boothill.sets.duel.sides import (
    DRAWS,
    HITS_REAR,
    HITS_SHOOTER,
    OF_CARDS,
    PARTNER,
    ROBS,
    SEATS_OF_TWO,
    STRIKES,
    SetOff,
    in_rear,
    move_marker,
    opponent,
    place_of,
    position_order,
)

SCAVENGES = "scavenges"
"""Number of a character: how many cards its player may take when somebody is eliminated while it is front."""


class Settle(Frame):
    """An effect is complete: checks for the end of the game, then eliminations, then what waits, each completed before
    the next. [DUE-12.3]"""

    FIELDS = ("entries", "card")

    def __init__(self, entries: tuple[Frame, ...], card: Face = NO_CARD) -> None:
        self.entries = entries
        self.card = card
        """The card whose effect it is; NO_CARD if it is not a card's."""

    def source(self) -> Face | None:
        return self.card

    def run(self, s: State) -> Seat:
        if s.life.count(0) > s.alive.count(False):  # somebody without life is still in the game
            self.bury(s)
        elif s.waiting:
            entries = tuple(s.waiting)
            s.waiting = []
            if not self.entries:
                s.done()
            s.then(Settle(entries))
        elif self.entries:
            entry = self.next_entry(s)
            rest = list(self.entries)
            rest.remove(entry)
            s.become(Settle(tuple(rest)))
            s.then(entry)
        else:
            s.done()
        return NOBODY

    def bury(self, s: State) -> None:
        """End the game, or eliminate the first one who has fallen, in position order."""
        for seat in (s.turn, opponent(s.turn)):
            front = s.fronts[seat]
            if not s.reserves[seat] and s.life[front] <= 0 and s.life[PARTNER[front]] <= 0:
                s.ends(s.roles[opponent(seat)])
                return
        for figure in position_order(s):
            if s.life[figure] <= 0:
                s.then(Leaving(figure))
                return

    def next_entry(self, s: State) -> Frame:
        """The first entry in position order; entries of characters that are gone come last."""
        if len(self.entries) == 1:
            return self.entries[0]
        order = position_order(s)

        def place(entry: Frame) -> int:
            figure = NO_FIGURE
            if isinstance(entry, SetOff):
                figure = place_of(s, entry.person)
            elif isinstance(entry, Reaction):
                figure = entry.figure
            return order.index(figure) if figure in order else len(order)

        return min(self.entries, key=place)


SETTLE: Final = Settle(())
SETTLE_CARD: Final = [Settle((), Face(card)) for card in range(FACES)]
"""SETTLE_CARD[card]: the frame beneath the effect of a card."""


def swap(s: State, seat: Seat) -> None:
    """Swap a player's own characters, by choice or not, as an effect of its own. [DUE-4.5]"""
    move_marker(s, seat, seat)
    if s.waiting:
        s.then(SETTLE)


def happen(s: State, effect: SetOff) -> None:
    """Carry out a waiting effect. If its character is gone, it is lost unless it is a card's. [DUE-12.4, 12.5]"""
    kind = effect.kind
    if kind not in OF_CARDS and place_of(s, effect.person) == NO_FIGURE:
        return
    character = s.rules.people[effect.person]
    name = s.rules.rows[effect.card].name if kind in OF_CARDS else character.name
    seat = SEATS_OF_TWO[s.roles.index(character.side)]
    foe = opponent(seat)
    if kind in (DRAWS, STRIKES):
        s.tell(ev.ABILITY, seat, name=name)
        s.draw(seat, 1, name)
    elif kind == ROBS:
        if s.hands[foe]:
            s.then(Robbing(seat, name))
    else:
        at = s.fronts[foe]
        if kind == HITS_REAR:
            at = in_rear(s, foe)
        elif kind == HITS_SHOOTER:
            at = place_of(s, effect.shooter)
        if at != NO_FIGURE:
            s.tell(ev.ABILITY, seat, name=name, target=at)
            if kind in OF_CARDS:
                s.then(Settle((), effect.card))
            s.then(Hit(seat, at, 1, (), effect.person, "", False))


class Leaving(Frame):
    """Eliminates a character: it leaves, others take cards, its owner draws, and the next one comes. [DUE-13.2]"""

    FIELDS = ("figure",)

    def __init__(self, figure: Figure) -> None:
        self.figure = figure

    def victims(self) -> tuple[Figure, ...]:
        return (self.figure,)

    def run(self, s: State) -> Seat:
        figure = self.figure
        s.goes(figure)
        s.tell(ev.OUT, s.owner[figure], name=s.characters[figure].name, target=figure)
        s.become(Replacing(figure))
        for seat in (opponent(s.turn), s.turn):
            front = s.fronts[seat]
            takes = s.ability[front].numbers.get(SCAVENGES, 0)
            if takes > 0 and s.alive[front] and s.life[front] > 0:
                s.then(Scavenging(seat, figure, takes))
        return NOBODY


class Scavenging(Frame):
    """A player takes gear of a fallen character or, if it was the opponent's, cards from the opponent's hand.
    [DUE-15.14]"""

    FIELDS = ("seat", "figure", "left")
    REASON = "take-one"
    MAY_PASS = True

    def __init__(self, seat: Seat, figure: Figure, left: int) -> None:
        self.seat = seat
        self.figure = figure
        self.left = left

    def attacker(self, board: Board) -> Seat:
        return self.seat

    def victims(self) -> tuple[Figure, ...]:
        return (self.figure,)

    def needed(self, view: View) -> int:
        return self.left

    def run(self, s: State) -> Seat:
        if self.left > 0 and len(self.moves(s)) > 1:
            return self.seat
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        victim = s.owner[self.figure]
        found = [PASS, *[take(card) for card in s.table[self.figure]]]
        if victim != self.seat and s.hands[victim]:
            found.append(draw_from(hand_of(victim)))
        return found

    def answer(self, s: State, move: Move) -> None:
        if move.verb == PASSES:
            s.done()
            return
        s.become(Scavenging(self.seat, self.figure, self.left - 1))
        if move.verb == TAKE:
            take_gear(s, self.seat, self.figure, move.card, s.ability[s.fronts[self.seat]].name)
        else:
            s.then(Blind(self.seat, s.owner[self.figure], True))
