"""The shape of a game: what tells one game from another without asking which one it is."""

from __future__ import annotations

from collections.abc import Sequence
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
    own_decks: bool = False
    """Does each seat begin with a deck of its own, whose cards have the back of its role?"""

    def side_of(self, role: str) -> str:
        """The side that a role plays for; a role that has none plays for itself."""
        for name, side in self.sides:
            if name == role:
                return side
        return role

    def side_at(self, role: str, roles: Sequence[str]) -> str:
        """The side that a role plays for at a table with these roles; without a leader everybody plays for himself."""
        return self.side_of(role) if self.leader in roles else role

    def sides_at(self, roles: Sequence[str]) -> list[str]:
        """The sides at a table with these roles, as the set lists them."""
        listed = [role for role, _ in self.sides if role in roles]
        return list(dict.fromkeys([self.side_at(role, roles) for role in (*listed, *roles)]))
