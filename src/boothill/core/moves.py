"""Moves: one answer to one decision, as a small value.

A move names cards by their face (an int of the ruleset) and what it is aimed at by a target code. Codes are ints
so that a frame can hold them and a legal-move list costs little; `boothill.text.notation` turns them into text.
"""

from __future__ import annotations

from typing import Any, Final

NOBODY: Final = -1
"""No seat, no figure."""
NO_CARD: Final = -1
NO_TARGET: Final = -1

# Target codes. A figure is its own code; the rest lie above it.
_HAND: Final = 64
_SIDE: Final = 96
CHARACTER: Final = 125
"""Somebody's character, which can be written but never aimed at."""
DECK: Final = 126
PILE: Final = 127
_GEAR: Final = 128
FACES: Final = 256
"""No ruleset has more faces than this."""

# Verbs, as written in the notation.
PLAY: Final = "play"
USE: Final = "use"
DISCARD: Final = "discard"
TAKE: Final = "take"
DRAW: Final = "draw from"
CHOOSE: Final = "choose"
SWAP: Final = "swap"
RELOAD: Final = "reload"
PASSES: Final = "pass"
ENDS: Final = "end"


def hand_of(seat: int) -> int:
    """The code for a random (or, of the own hand, a chosen) card of a seat's hand."""
    return _HAND + seat


def side_of(seat: int) -> int:
    """The code for a seat as a whole."""
    return _SIDE + seat


def gear_of(figure: int, card: int) -> int:
    """The code for a card in play before a figure."""
    return _GEAR + figure * FACES + card


def is_figure(target: int) -> bool:
    return 0 <= target < _HAND


def is_hand(target: int) -> bool:
    return _HAND <= target < _SIDE


def is_side(target: int) -> bool:
    return _SIDE <= target < CHARACTER


def is_gear(target: int) -> bool:
    return target >= _GEAR


def seat_of(target: int) -> int:
    """The seat of a hand or side code."""
    return target - _HAND if target < _SIDE else target - _SIDE


def figure_of(target: int) -> int:
    """The figure a target code points at: itself, or the one the card lies before."""
    return (target - _GEAR) // FACES if target >= _GEAR else target


def card_of(target: int) -> int:
    """The face of a card in play."""
    return (target - _GEAR) % FACES


class Move:
    """An immutable value; equal moves are equal whoever made them."""

    __slots__ = ("_key", "card", "name", "pay", "target", "verb")

    def __init__(
        self,
        verb: str,
        card: int = NO_CARD,
        target: int = NO_TARGET,
        name: str = "",
        pay: tuple[int, ...] = (),
    ) -> None:
        self.verb = verb
        self.card = card
        self.target = target
        self.name = name
        """The card's name it is played as, the ability that is used, or the name that is chosen."""
        self.pay = pay
        """Cards given up as a cost (`with ...`), the first of them first; in whatever order, it is the same move."""
        self._key = (verb, card, target, name, pay if len(pay) < 2 else tuple(sorted(pay)))

    def save(self) -> list[Any]:
        """The move as values that JSON can hold."""
        return [self.verb, self.card, self.target, self.name, list(self.pay)]

    @staticmethod
    def load(data: list[Any]) -> Move:
        """A move saved before; of those that say nothing but what they are there is only one each."""
        verb, card, target, name, pay = data
        return PASS if verb == PASSES else END if verb == ENDS else Move(verb, card, target, name, tuple(pay))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self._key == other._key)

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        return f"Move{(*self._key[:4], self.pay)!r}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Move, (*self._key[:4], self.pay))


PASS: Final = Move(PASSES)
END: Final = Move(ENDS)

# The commonest moves are made once and shared: building a legal-move list is then a few look-ups.
FIGURES: Final = 16
"""No game has more figures than this."""
PLAIN_PLAYS: Final = [Move(PLAY, card) for card in range(FACES)]
"""The plays of each card without a target,"""
PLAYS: Final = [[Move(PLAY, card, figure) for figure in range(FIGURES)] for card in range(FACES)]
"""those aimed at each figure,"""
_OTHER_PLAYS: Final[list[dict[int, Move]]] = [{} for _ in range(FACES)]
"""and those aimed at something else."""
_DISCARDS: Final = [Move(DISCARD, card) for card in range(FACES)]


def play(card: int, target: int = NO_TARGET) -> Move:
    if target < FIGURES:
        return PLAIN_PLAYS[card] if target == NO_TARGET else PLAYS[card][target]
    plays = _OTHER_PLAYS[card]
    move = plays.get(target)
    if move is None:
        move = plays[target] = Move(PLAY, card, target)
    return move


def discard(card: int) -> Move:
    return _DISCARDS[card]


def use(card: int, target: int = NO_TARGET) -> Move:
    return Move(USE, card, target)


def use_ability(name: str, pay: tuple[int, ...] = (), target: int = NO_TARGET) -> Move:
    return Move(USE, NO_CARD, target, name, pay)


def take(card: int) -> Move:
    return Move(TAKE, card)


def draw_from(target: int) -> Move:
    return Move(DRAW, NO_CARD, target)
