"""The shape of a game: the properties in which games differ, so that no code needs to know which game it has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Shape(NamedTuple):
    """The properties of a game that the code around the engine uses."""

    figures: int = 1
    """How many figures each seat has. With more than one, life, cards in play and targets belong to a figure, not to a
    seat."""
    ring: bool = True
    """Do the seats form a ring, so that any two have a distance?"""
    leader: str = ""
    """The role that is face up from the deal on, while the others are hidden."""
    sides: tuple[tuple[str, str], ...] = ()
    """Pairs of (role, side that it plays for), if roles form sides."""
    blind_reserve: bool = False
    """Are players not allowed to see their own reserve?"""
    series: bool = False
    """Can games be played one after the other, with something carried over?"""
    own_decks: bool = False
    """Does each seat begin with its own deck, whose cards have the back of its role?"""

    def side_of(self, role: str) -> str:
        """The side that a role plays for; a role without a side plays for itself."""
        for name, side in self.sides:
            if name == role:
                return side
        return role

    def side_at(self, role: str, roles: Sequence[str]) -> str:
        """The side that a role plays for at a table with these roles; without a leader all play for themselves."""
        return self.side_of(role) if self.leader in roles else role

    def sides_at(self, roles: Sequence[str]) -> list[str]:
        """The sides at a table with these roles, in the order in which the set lists them."""
        listed = [role for role, _ in self.sides if role in roles]
        return list(dict.fromkeys([self.side_at(role, roles) for role in (*listed, *roles)]))
