"""Quick match: a seat at an open table, on whichever server it is, or at a new one that others find in the same way."""

from __future__ import annotations

import msgspec

from boothill.server.lobby import Lobby
from boothill.table import wire
from boothill.table.problem import Problem
from boothill.table.table import OPEN_TABLE

_SHOWN = msgspec.json.Decoder(wire.TableShown)
TRIED = 20
"""Tables at which a seat is asked for, at most: others may be faster."""
TAKEN = ("no-table", "elsewhere", "closing", "no-free-seat", "under-way", "locked", "kept-out", "name-taken")
"""Why somebody cannot sit down at one table, and may at the next."""


async def seat_at_once(
    lobby: Lobby, wanted: wire.Settings, name: str, program: bool, origin: str
) -> tuple[str, int, str] | None:
    """The table, the seat and the key to it; None if no open table of such a game has a seat. Raises Problem."""
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
