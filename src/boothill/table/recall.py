"""Makes tables that continue: a table read back after a restart, and a table for a game from elsewhere."""

from __future__ import annotations

from random import Random

import msgspec

from boothill.core.ids import Seat
from boothill.table import wire
from boothill.table.dealing import record_of
from boothill.table.journal import Dealt, Moved, Saved
from boothill.table.kept import Kept
from boothill.table.seating import BOT, PERSON, Chair, hash_of
from boothill.table.table import Table
from boothill.table.timing import PRESETS, Timing
from boothill.text import fairness
from boothill.text.records import Record


def restored(saved: Saved, now: float, rng: Random | None = None) -> Table:
    """A table as stored, with its game after the last stored move."""
    kept = msgspec.json.decode(saved.table.data, type=Kept)
    table = Table(saved.table.table, kept.settings, rng)
    table.seating.chairs, table.seating.host = kept.chairs, kept.host
    table.number, table.server_seed = kept.number, kept.server_seed
    table.vote.offer, table.order = kept.offer, kept.order
    table.seating.bench, table.left, table.scores, table.code = kept.bench, kept.left, kept.scores, kept.code
    for chair in kept.chairs:
        chair.gone_since = now  # nobody is connected yet, but their absence counts only from now
    if saved.dealt is not None and not kept.opened:
        dealt = msgspec.structs.replace(saved.dealt, at=now)
        clock = PRESETS[kept.settings.clock]
        table.go_on(dealt, record_of(dealt), clock, saved.moves, saved.answers, saved.ended)
    table.idle_since = now
    return table


def table_of(
    record: Record, person: Seat, bot: str, timing: Timing, now: float = 0.0, rng: Random | None = None
) -> tuple[Table, str]:
    """Make a table for a game that was dealt or begun elsewhere; return it, and the key to the one person's seat.

    The game takes over the record and changes it. Raises BadRecord.
    """
    settings = wire.Settings(record.game, record.options, len(record.names), bot, clock="off")
    table = Table("local", settings, rng)
    key = fairness.new_seed()
    chairs = [Chair(name, BOT, bot) for name in record.names]
    chairs[person] = Chair(record.names[person], PERSON, key=hash_of(key))
    table.seating.chairs, table.seating.host, table.number = chairs, person, 1
    bots = {chair.name: chair.bot for chair in chairs if chair.kind == BOT}
    rules = record.rules
    dealt = Dealt(
        "local", table.id, 1, rules.name, rules.version, rules.options, record.names, bots,
        record.seed, {}, record.keep, record.leader, now,
    )  # fmt: skip
    record.last()
    moves, record.moves = record.moves, []
    ended = record.ending.text(record.names) if record.ending is not None else ""
    made = [Moved(dealt.game, number, *move, 0.0, now) for number, move in enumerate(moves, 1)]
    table.go_on(dealt, record, timing, made, [], ended)
    return table, key
