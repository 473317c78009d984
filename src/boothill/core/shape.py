"""The shape of a game: what tells one game from another without asking which one it is."""

from __future__ import annotations

from typing import NamedTuple


class Shape(NamedTuple):
    """What programs around the engine may ask of a game."""

    figures: int = 1
    """Figures that each seat leads: with more than one, aims, lives and cards in play are a figure's, not a seat's."""
    ring: bool = True
    """Do the seats sit in a ring, so that there is a distance between any two?"""
    leader: str = ""
    """The role that lies open from the deal on while the others are hidden."""
    sides: tuple[tuple[str, str], ...] = ()
    """For each role the side it plays for, where roles make sides."""
    blind_reserve: bool = False
    """Does nobody know who is in his own reserve?"""
    series: bool = False
    """Can games be played one after the other, with something carried over?"""

    def side_of(self, role: str) -> str:
        """The side that a role plays for; a role that has none plays for itself."""
        for name, side in self.sides:
            if name == role:
                return side
        return role
