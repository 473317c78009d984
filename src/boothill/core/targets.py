"""Targets: what a move is aimed at, as one small number. These functions make targets and read them; nothing else does.

A target is an int so that a frame can hold it and a list of legal moves costs little; `boothill.text.notation` turns it
into text.
"""

from __future__ import annotations

from typing import Final, TypeGuard

from boothill.core.ids import FACES, Face, Figure, Seat, Target

# Numbers become targets, and targets numbers, without a call: lists of moves are made of them. So mypy is told to
# look away here, and only here.

# A figure is its own target; the rest lie above it.
_HAND: Final = 64
_SIDE: Final = 96
_GEAR: Final = 128

NO_TARGET: Final[Target] = -1  # type: ignore[assignment]
CHARACTER: Final[Target] = 125  # type: ignore[assignment]
"""Somebody's character, which can be written but never aimed at."""
DECK: Final[Target] = 126  # type: ignore[assignment]
PILE: Final[Target] = 127  # type: ignore[assignment]

Targets = list[Target] | list[Figure]
"""What a card may be aimed at; where that is figures alone, a list of figures will do."""


def hand_of(seat: Seat) -> Target:
    """A random (or, of the own hand, a chosen) card of a seat's hand."""
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
    """The seat whose hand or side it is."""
    return target - _HAND if target < _SIDE else target - _SIDE  # type: ignore[return-value]


def figure_of(target: Target) -> Figure:
    """The figure itself, or the one that the card lies before."""
    return (target - _GEAR) // FACES if target >= _GEAR else target  # type: ignore[return-value]


def card_of(target: Target) -> Face:
    """The face of a card in play."""
    return (target - _GEAR) % FACES  # type: ignore[return-value]
