"""Those who only watch hear of a game later, if the table has agreed on that: of everything, through every door."""

from __future__ import annotations

from collections import deque

from boothill.table import wire
from boothill.table.seating import Viewer


class Lag:
    """What is told later than it happens."""

    def __init__(self) -> None:
        self.late: deque[tuple[float, Viewer, wire.FromTable]] = deque()
        """Messages to spectators, each with the time at which it is told;"""
        self.past: deque[tuple[float, wire.TableShown]] = deque()
        """how the table stood since the game began, each with the time from which on strangers may see it."""

    def begin(self, shown: wire.TableShown) -> None:
        """A game has begun, which everybody may know."""
        self.past = deque([(0.0, shown)])

    def note(self, shown: wire.TableShown, now: float, delay: float) -> None:
        """So the table stands now."""
        self.past.append((now + delay, shown))
        self.shown(now)

    def shown(self, now: float) -> wire.TableShown:
        """The table as somebody may see it who does not sit there."""
        while len(self.past) > 1 and self.past[1][0] <= now:
            self.past.popleft()
        return self.past[0][1]

    def due(self, until: float) -> list[tuple[Viewer, wire.FromTable]]:
        """What is to be told by now."""
        told = []
        while self.late and self.late[0][0] <= until:
            told.append(self.late.popleft()[1:])
        return told

    def wake_at(self) -> float | None:
        return self.late[0][0] if self.late else None

    def forget(self, viewer: Viewer) -> None:
        self.late = deque(entry for entry in self.late if entry[1] is not viewer)
