"""What those who are out of a game, or only watch it, bet on."""

from __future__ import annotations

from boothill.core.ids import Seat
from boothill.table import wire
from boothill.table.guests import Guest
from boothill.table.problem import Problem
from boothill.table.seating import Seating, Viewer, clean, distinct

MOST = 40
"""Bets on one game."""


class Bets:
    """The bets on one game. Each belongs to a seat or to a spectator, and never to a name: two may share that."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.made: dict[Seat | Guest, dict[str, str]] = {}

    def bet(self, viewer: Viewer, on: dict[str, str]) -> None:
        by = _owner(viewer)
        if len(self.made) >= MOST and by not in self.made:
            raise Problem("not-now")
        self.made[by] = {clean(what): clean(side) for what, side in on.items()}

    def named(self) -> dict[str, dict[str, str]]:
        """All of them, by names that are told apart even if somebody has gone whose name is another's by now."""
        return dict(self._names().values())

    def _names(self) -> dict[Seat | Guest, tuple[str, dict[str, str]]]:
        names: list[str] = []
        for by in self.made:
            name = by.name if isinstance(by, Guest) else self.seating.chairs[by].name
            names.append(distinct(name, names))
        return {by: (name, bet) for name, (by, bet) in zip(names, self.made.items(), strict=True)}

    def seen_by(self, viewer: Viewer, sees_all: bool) -> wire.Bets | None:
        """Those who see everything are told all bets, others their own; None if there is nothing to tell."""
        named = self._names()
        me, bet = named.get(_owner(viewer), ("", {}))
        bets = dict(named.values()) if sees_all else {me: bet} if me else {}
        return wire.Bets(bets, me) if bets else None


def _owner(viewer: Viewer) -> Seat | Guest:
    return viewer.guest if viewer.guest is not None else viewer.seat
