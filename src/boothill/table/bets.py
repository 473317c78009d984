"""The bets of eliminated players and spectators."""

from __future__ import annotations

from boothill.core.ids import Seat
from boothill.table import wire
from boothill.table.guests import Guest
from boothill.table.problem import Problem
from boothill.table.seating import Seating, Viewer, clean, distinct

MOST = 40
"""Maximum number of bets on one game."""


class Bets:
    """The bets on one game. Each belongs to a seat or to a spectator, not to a name, since two may have the same."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.made: dict[Seat | Guest, dict[str, str]] = {}

    def bet(self, viewer: Viewer, on: dict[str, str]) -> None:
        by = _owner(viewer)
        if len(self.made) >= MOST and by not in self.made:
            raise Problem("not-now")
        self.made[by] = {clean(what): clean(side) for what, side in on.items()}

    def named(self) -> dict[str, dict[str, str]]:
        """All bets by name. Names are made distinct, even if somebody has left and somebody else now has the name."""
        return dict(self._names().values())

    def _names(self) -> dict[Seat | Guest, tuple[str, dict[str, str]]]:
        names: list[str] = []
        for by in self.made:
            name = by.name if isinstance(by, Guest) else self.seating.chairs[by].name
            names.append(distinct(name, names))
        return {by: (name, bet) for name, (by, bet) in zip(names, self.made.items(), strict=True)}

    def seen_by(self, viewer: Viewer, sees_all: bool) -> wire.Bets | None:
        """All bets for viewers who see everything, only their own for others; None if there are none to show."""
        named = self._names()
        me, bet = named.get(_owner(viewer), ("", {}))
        bets = dict(named.values()) if sees_all else {me: bet} if me else {}
        return wire.Bets(bets, me) if bets else None


def _owner(viewer: Viewer) -> Seat | Guest:
    return viewer.guest if viewer.guest is not None else viewer.seat
