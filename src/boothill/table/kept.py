"""What of a table outlives a restart, as it is written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from boothill.core.ids import Seat
from boothill.table import ending, latecomers, moderation, wire
from boothill.table.seating import Chair

if TYPE_CHECKING:
    from boothill.table.table import Table


class Kept(msgspec.Struct):
    """Everything about a table that outlives a restart."""

    settings: wire.Settings
    chairs: list[Chair]
    host: Seat
    number: int
    server_seed: str
    """The secret of the next deal."""
    offer: ending.Offer | None = None
    order: moderation.Kept = msgspec.field(default_factory=moderation.Kept)
    opened: bool = False
    """Has the host put the last game away?"""
    bench: list[Chair] = []
    """Who waits for the next game."""
    left: list[latecomers.Leaver] = []
    """Who has given up a seat in the game under way."""
    scores: list[wire.Score] = []
    code: str = ""
    """The four letters that the server knows it by."""


def data_of(table: Table) -> bytes:
    """A table as JSON, which `recall` reads."""
    seating = table.seating
    return msgspec.json.encode(
        Kept(
            table.settings, seating.chairs, seating.host, table.number, table.server_seed, table.vote.offer,
            table.order, table.game is None, seating.bench, table.left, table.scores, table.code,
        )
    )  # fmt: skip
