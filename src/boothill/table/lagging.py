"""Delays everything that spectators learn of a game, over every connection, if the table is set to do so."""

from __future__ import annotations

from collections import deque

from boothill.table import wire
from boothill.table.seating import Viewer


class Lag:
    """The messages and table states that spectators see with a delay."""

    def __init__(self) -> None:
        self.late: deque[tuple[float, Viewer, wire.FromTable]] = deque()
        """Messages to spectators, each with the time to send it."""
        self.past: deque[tuple[float, wire.TableShown]] = deque()
        """States of the table since the game began, each with the time from which people without a seat may see it."""

    def begin(self, shown: wire.TableShown) -> None:
        """Note that a game has begun; everybody may see this at once."""
        self.past = deque([(0.0, shown)])

    def note(self, shown: wire.TableShown, now: float, delay: float) -> None:
        """Note the present state of the table."""
        self.past.append((now + delay, shown))
        self.shown(now)

    def shown(self, now: float) -> wire.TableShown:
        """The latest state of the table that people without a seat may see."""
        while len(self.past) > 1 and self.past[1][0] <= now:
            self.past.popleft()
        return self.past[0][1]

    def due(self, until: float) -> list[tuple[Viewer, wire.FromTable]]:
        """Remove and return the messages that are due."""
        told = []
        while self.late and self.late[0][0] <= until:
            told.append(self.late.popleft()[1:])
        return told

    def wake_at(self) -> float | None:
        return self.late[0][0] if self.late else None

    def forget(self, viewer: Viewer) -> None:
        self.late = deque(entry for entry in self.late if entry[1] is not viewer)
