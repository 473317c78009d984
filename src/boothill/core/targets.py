"""Targets: what a move is aimed at, as one small number. Only the functions in this module make and read targets.

A target is an int so that frames can hold it and lists of legal moves are cheap; `boothill.text.notation` turns it
into text.
"""

from __future__ import annotations

from typing import Final, TypeGuard

from boothill.core.ids import FACES, Face, Figure, Seat, Target

# Conversions between numbers and targets avoid a function call, because lists of moves need so many of them. So mypy
# is told to ignore them, here and nowhere else.

# A figure is its own target; all other targets are higher numbers.
_HAND: Final = 64
_SIDE: Final = 96
_GEAR: Final = 128

NO_TARGET: Final[Target] = -1  # type: ignore[assignment]
CHARACTER: Final[Target] = 125  # type: ignore[assignment]
"""Somebody's character. It can be written as a target but is never a legal one."""
DECK: Final[Target] = 126  # type: ignore[assignment]
PILE: Final[Target] = 127  # type: ignore[assignment]

Targets = list[Target] | list[Figure]
"""What a card may be aimed at; a list of figures if it may be aimed at figures only."""


def hand_of(seat: Seat) -> Target:
    """A card of a seat's hand: a random one, or a chosen one if the hand is the player's own."""
    return _HAND + seat  # type: ignore[return-value]


def side_of(seat: Seat) -> Target:
    """A seat as a whole."""
    return _SIDE + seat  # type: ignore[return-value]


def gear_of(figure: Figure, card: Face) -> Target:
    """A card in play before a figure."""
    return _GEAR + figure * FACES + card  # type: ignore[return-value]


def is_figure(target: Target) -> TypeGuard[Figure]:
    return 0 <= target < _HAND


def is_hand(target: Target) -> bool:
    return _HAND <= target < _SIDE


def is_side(target: Target) -> bool:
    return _SIDE <= target < CHARACTER


def is_gear(target: Target) -> bool:
    return target >= _GEAR


def seat_of(target: Target) -> Seat:
    """The seat of a hand or side target."""
    return target - _HAND if target < _SIDE else target - _SIDE  # type: ignore[return-value]


def figure_of(target: Target) -> Figure:
    """The figure of a figure target, or the bearer of a card in play."""
    return (target - _GEAR) // FACES if target >= _GEAR else target  # type: ignore[return-value]


def card_of(target: Target) -> Face:
    """The face of a card in play that is the target."""
    return (target - _GEAR) % FACES  # type: ignore[return-value]
