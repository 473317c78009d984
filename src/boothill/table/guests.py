"""Those who only watch: each has a number, a name of their own, and a secret that tells the same one again."""

from __future__ import annotations

import secrets

from boothill.table.problem import Problem
from boothill.table.seating import hash_of

REMEMBERED = 200
"""Spectators that a table remembers, whether they are there or not."""


class Guest:
    """A spectator, from one connection to the next."""

    def __init__(self, number: int, origin: str, muted: bool) -> None:
        self.number = number
        self.origin = origin
        """Where they come from, as far as anybody knows (`Viewer.origin`)."""
        self.muted = muted
        self.wish = ""
        """What they want to be called;"""
        self.name = ""
        """and what they are: nobody else here has that name. Empty for those who did not say one."""


class Guests:
    """The spectators of a table."""

    def __init__(self) -> None:
        self.known: dict[str, Guest] = {}
        """By the hash of their secret, the one last seen last."""
        self.last = 0

    def find(self, key: str) -> Guest | None:
        """Whose secret this is."""
        hashed = hash_of(key)
        guest = self.known.pop(hashed, None) if key else None
        if guest is not None:
            self.known[hashed] = guest
        return guest

    def admit(self, origin: str, muted: bool) -> tuple[Guest, str]:
        """Somebody new, and the secret to come back with."""
        self.last += 1
        guest, key = Guest(self.last, origin, muted), secrets.token_urlsafe(16)
        self.known[hash_of(key)] = guest
        while len(self.known) > REMEMBERED:
            del self.known[next(iter(self.known))]
        return guest, key

    def numbered(self, number: int) -> Guest:
        """Raises Problem if there is no such spectator."""
        for guest in self.known.values():
            if guest.number == number:
                return guest
        raise Problem("no-such-spectator")

    def forget(self, guest: Guest) -> None:
        """They do not come back under their secret."""
        self.known = {hashed: other for hashed, other in self.known.items() if other is not guest}
