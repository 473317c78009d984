"""The play phase of the Duel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boothill.core import events as ev
from boothill.core.frames.base import Frame
from boothill.core.frames.playing import Playing
from boothill.core.ids import FACES, NO_CARD, NOBODY, Face, Seat
from boothill.core.moves import RELOAD, SWAP, Move, discard
from boothill.core.refusal import Refused
from boothill.core.state import State
from boothill.core.targets import card_of, figure_of, gear_of, is_gear
from boothill.sets.duel.settle import swap
from boothill.sets.duel.sides import PARTNER

SWAPS: Final = Move(SWAP)
RELOADS: Final = [Move(RELOAD, Face(card)) for card in range(FACES)]


class DuelPlaying(Playing):
    """The play phase of the Duel, with one voluntary swap, and reloading once a side is down to one character.
    [DUE-4.4, 4.5]"""

    def moves(self, s: State) -> list[Move]:
        found = super().moves(s)
        if self.closed:
            return found
        front = s.fronts[self.seat]
        if s.alive[PARTNER[front]] and SWAP not in s.this_turn:
            found.append(SWAPS)
        if False in s.alive and may_reload(s):
            rows = s.rules.rows
            for card in dict.fromkeys([card for card in s.hands[self.seat] if rows[card].reloads]):
                found.append(RELOADS[card])
            for card in s.table[front]:
                if rows[card].reloads:
                    found.append(Move(RELOAD, NO_CARD, gear_of(front, card)))
        return found

    def do(self, s: State, move: Move) -> None:
        if move.verb == SWAP:
            s.this_turn[SWAP] = 1
            swap(s, self.seat)
            return
        if move.card != NO_CARD:
            s.discard(self.seat, move.card, move.verb)
        else:
            s.remove(figure_of(move.target), card_of(move.target), move.verb)
        s.draw(self.seat, 1, move.verb)

    def refuse(self, s: State, move: Move) -> Refused:
        if self.closed:
            return super().refuse(s, move)
        if move.verb == SWAP:
            return s.refused("swapped" if SWAP in s.this_turn else "sole")
        if move.verb == RELOAD:
            if not may_reload(s):
                return Refused("DUE-10.2", "reload")
            card = card_of(move.target) if is_gear(move.target) else move.card
            signed = card != NO_CARD and s.rules.rows[card].reloads
            return Refused("DUE-10.3" if signed else "DUE-10.1", "reload")
        return super().refuse(s, move)


def may_reload(s: State) -> bool:
    """Is a side down to one character, so that players may reload? [DUE-10.2]"""
    alive, reserves = s.alive, s.reserves
    return (not reserves[0] and alive[0] != alive[1]) or (not reserves[1] and alive[2] != alive[3])


class OneOfThese(Frame):
    """A player discards one of the cards they have just drawn. [DUE-14.29, 15.21]"""

    FIELDS = ("seat", "cards")
    REASON = "one-of-these"

    def __init__(self, seat: Seat, cards: tuple[Face, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, s: State) -> Seat:
        if self.cards:
            return self.seat
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        return [discard(card) for card in dict.fromkeys(self.cards)]

    def answer(self, s: State, move: Move) -> None:
        s.done()
        s.discard(self.seat, move.card, self.REASON)

    def seen_by(self, seat: Seat) -> Frame:
        return self if seat == self.seat else self.with_cards((ev.UNKNOWN,) * len(self.cards))

    def with_cards(self, cards: tuple[Face, ...]) -> Frame:
        return OneOfThese(self.seat, cards)

    def imagined(self, s: State, pick: Callable[[int], int]) -> Frame:
        if ev.UNKNOWN not in self.cards:
            return self
        return self.with_cards(tuple(s.hands[self.seat][-len(self.cards) :]))
