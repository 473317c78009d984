"""Spectators: each has a number, a unique name, and a secret that identifies them when they come back."""

from __future__ import annotations

import secrets

from boothill.table.problem import Problem
from boothill.table.seating import hash_of

REMEMBERED = 200
"""Maximum number of spectators a table remembers, connected or not."""


class Guest:
    """A spectator, across connections."""

    def __init__(self, number: int, origin: str, muted: bool) -> None:
        self.number = number
        self.origin = origin
        """Where they come from, if known (`Viewer.origin`)."""
        self.muted = muted
        self.wish = ""
        """The name they asked for."""
        self.name = ""
        """The unique name they got; empty if they did not ask for one."""


class Guests:
    """The spectators of a table."""

    def __init__(self) -> None:
        self.known: dict[str, Guest] = {}
        """Spectators by the hash of their secret; the one last seen is last."""
        self.last = 0

    def find(self, key: str) -> Guest | None:
        """The spectator with this secret, if any."""
        hashed = hash_of(key)
        guest = self.known.pop(hashed, None) if key else None
        if guest is not None:
            self.known[hashed] = guest
        return guest

    def admit(self, origin: str, muted: bool) -> tuple[Guest, str]:
        """Add a spectator; return them and the secret to come back with."""
        self.last += 1
        guest, key = Guest(self.last, origin, muted), secrets.token_urlsafe(16)
        self.known[hash_of(key)] = guest
        while len(self.known) > REMEMBERED:
            del self.known[next(iter(self.known))]
        return guest, key

    def numbered(self, number: int) -> Guest:
        """The spectator with this number. Raises Problem if there is none."""
        for guest in self.known.values():
            if guest.number == number:
                return guest
        raise Problem("no-such-spectator")

    def forget(self, guest: Guest) -> None:
        """Forget a spectator, so that their secret no longer works."""
        self.known = {hashed: other for hashed, other in self.known.items() if other is not guest}
