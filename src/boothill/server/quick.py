"""Quick match: finds a seat at an open table, on whichever server it is."""

from __future__ import annotations

import msgspec

from boothill.server.lobby import Lobby
from boothill.table import wire
from boothill.table.problem import Problem
from boothill.table.table import OPEN_TABLE

_SHOWN = msgspec.json.Decoder(wire.TableShown)
TRIED = 20
"""Maximum number of tables to try, since others may take a seat first."""
TAKEN = ("no-table", "elsewhere", "closing", "no-free-seat", "under-way", "locked", "kept-out", "name-taken")
"""Problems at one table after which the next one is tried."""


async def seat_at_once(
    lobby: Lobby, wanted: wire.Settings, name: str, program: bool, origin: str
) -> tuple[str, int, str] | None:
    """Sit down; returns the table, the seat and its key, or None if no such table has a free seat. Raises Problem."""
    entries = sorted([*await lobby.listing.own(), *lobby.listing.elsewhere()])
    tables = [shown for shown in (_SHOWN.decode(encoded) for _, encoded in entries) if _fits(shown, wanted)]
    for shown in tables[:TRIED]:
        try:
            seat, key = await lobby.visit(shown.id, lambda place: place.sit(name, None, program, origin, False))
        except Problem as problem:
            if problem.code not in TAKEN:
                raise
        else:
            return shown.id, seat, key
    return None


def _fits(shown: wire.TableShown, wanted: wire.Settings) -> bool:
    agreed = shown.settings
    free = any(seat.kind == "open" for seat in shown.seats)
    same = (agreed.game, agreed.options) == (wanted.game, wanted.options)
    return shown.phase == OPEN_TABLE and free and same and not agreed.locked and not agreed.party
