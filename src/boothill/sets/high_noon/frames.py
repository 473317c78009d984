"""The steps that High Noon adds."""

from __future__ import annotations

from typing import Final

from boothill.core import events as ev
from boothill.core.frames.base import Frame
from boothill.core.ids import NO_CARD, NOBODY, Face, Figure, Seat
from boothill.core.moves import CHOOSE, DISCARD, PASS, PASSES, Move
from boothill.core.refusal import Refused
from boothill.core.rows import BLUE
from boothill.core.state import State
from boothill.core.targets import NO_TARGET
from boothill.sets.high_noon.deck import notices

SUITS: Final = ("♥", "♦", "♣", "♠")
SUIT_NAMED: Final = "suit"
"""Name under which `this_turn` holds the chosen suit: its index in SUITS plus 1."""


class BlueCard(Frame):
    """A player discards one of their blue cards in play, if there is one. [HIN-10.1]"""

    FIELDS = ("figure",)
    REASON = "blue-in-play"

    def __init__(self, figure: Figure) -> None:
        self.figure = figure

    def victims(self) -> tuple[Figure, ...]:
        return (self.figure,)

    def aimed(self, figure: Figure) -> Frame:
        return BlueCard(figure)

    def run(self, s: State) -> Seat:
        if self.blue(s):
            return s.owner[self.figure]
        s.done()
        return NOBODY

    def blue(self, s: State) -> list[Face]:
        return [card for card in s.table[self.figure] if s.rules.rows[card].edge == BLUE]

    def moves(self, s: State) -> list[Move]:
        return [Move(DISCARD, card) for card in self.blue(s)]

    def answer(self, s: State, move: Move) -> None:
        s.done()
        event = s.rules.event
        s.remove(self.figure, move.card, event.name if event is not None else "")

    def refuse(self, s: State, move: Move) -> Refused:
        return s.refused(self.REASON)


class Identity(Frame):
    """A player looks at their spare character and may become it. [HIN-14.1]"""

    FIELDS = ("seat",)
    REASON = "identity"
    MAY_PASS = True
    SHOWS_RESERVE = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: State) -> Seat:
        return self.seat

    def moves(self, s: State) -> list[Move]:
        return [PASS, Move(CHOOSE, NO_CARD, NO_TARGET, s.reserves[self.seat][-1])]

    def answer(self, s: State, move: Move) -> None:
        s.done()
        seat, figure = self.seat, s.fronts[self.seat]
        if move.verb == PASSES:
            s.tell(ev.PASSED, seat, name=self.REASON)
            return
        s.reserves[seat].pop()
        # The life becomes exactly two points, which counts neither as a loss nor as healing. [HIN-14.2]
        s.characters[figure] = s.ability[figure] = s.rules.characters[move.name]
        s.max_life[figure] = s.rules.starting_life(s.characters[figure], s.roles[seat])
        s.life[figure] = 2
        s.tell(ev.BECAME, seat, n=2, name=move.name, target=figure)
        notices(s, figure)

    def refuse(self, s: State, move: Move) -> Refused:
        return s.refused(self.REASON)


class NameSuit(Frame):
    """A player chooses the only suit they may play in this turn. [HIN-14.5]"""

    FIELDS = ("seat",)
    REASON = "name-suit"
    OPEN = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: State) -> Seat:
        return self.seat

    def moves(self, s: State) -> list[Move]:
        return [Move(CHOOSE, NO_CARD, NO_TARGET, suit) for suit in SUITS]

    def answer(self, s: State, move: Move) -> None:
        s.done()
        s.this_turn[SUIT_NAMED] = SUITS.index(move.name) + 1
        s.tell(ev.CHOSE, self.seat, name=move.name)

    def refuse(self, s: State, move: Move) -> Refused:
        return s.refused(self.REASON)
