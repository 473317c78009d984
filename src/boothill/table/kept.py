"""The part of a table that survives a restart, as stored in the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from boothill.core.ids import Seat
from boothill.table import ending, latecomers, moderation, wire
from boothill.table.seating import Chair

if TYPE_CHECKING:
    from boothill.table.table import Table


class Kept(msgspec.Struct):
    """Everything about a table that survives a restart."""

    settings: wire.Settings
    chairs: list[Chair]
    host: Seat
    number: int
    server_seed: str
    """The server's secret seed for the next deal."""
    offer: ending.Offer | None = None
    order: moderation.Kept = msgspec.field(default_factory=moderation.Kept)
    opened: bool = False
    """Has the host put the last game away?"""
    bench: list[Chair] = []
    """The people who wait for the next game."""
    left: list[latecomers.Leaver] = []
    """The people who have given up a seat in the game under way."""
    scores: list[wire.Score] = []
    code: str = ""
    """The four letters by which people join a party."""


def data_of(table: Table) -> bytes:
    """Encode a table as JSON for `recall` to read."""
    seating = table.seating
    return msgspec.json.encode(
        Kept(
            table.settings, seating.chairs, seating.host, table.number, table.server_seed, table.vote.offer,
            table.order, table.game is None, seating.bench, table.left, table.scores, table.code,
        )
    )  # fmt: skip
