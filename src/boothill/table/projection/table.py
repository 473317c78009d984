"""The table itself, as everybody sees it: its settings, and who sits there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boothill.core.ids import NOBODY, Seat
from boothill.table import ending, wire
from boothill.table.seating import PERSON, PROGRAM
from boothill.text import fairness

if TYPE_CHECKING:
    from boothill.table.table import Table


def table_shown(table: Table, inside: bool) -> wire.TableShown:
    """A table as everybody sees it; with `inside`, as people there see it, who also learn who watches."""
    game, playing, seating = table.game, table.under_way(), table.seating
    watching = dict.fromkeys(viewer.guest for viewer in seating.viewers if viewer.guest is not None)
    return wire.TableShown(
        id=table.id,
        phase=table.phase,
        settings=table.settings,
        seats=[_seat(table, seat) for seat in seating.seats()],
        watching=sum(viewer.seat == NOBODY and not viewer.screen for viewer in seating.viewers),
        game=game.id if game is not None and game.over else "",
        number=table.number,
        paused=game is not None and game.paused_at is not None,
        commitment=fairness.commitment_of(game.server_seed if game and not game.over else table.server_seed),
        resigns=playing is not None and playing.s.rules.resigns is not None,
        offer=table.vote.shown(ending.voters(playing, seating)) if playing is not None else None,
        spectators=[wire.Spectator(g.number, g.name, g.muted) for g in watching] if inside else [],
        code=table.code if table.settings.party else "",
        screens=sum(viewer.screen for viewer in seating.viewers),
        waiting=[chair.name for chair in seating.bench if seating.waits_here(chair)],
        scores=table.scores,
    )


def _seat(table: Table, seat: Seat) -> wire.SeatShown:
    chair = table.seating.chairs[seat]
    game = table.under_way()
    player = game.players[seat] if game is not None else None
    return wire.SeatShown(
        name=chair.name,
        kind=PROGRAM if chair.program else chair.kind,
        bot=chair.bot,
        here=table.seating.here(seat),
        covered=player is not None and player.covered and chair.kind == PERSON,
        host=seat == table.seating.arranges(),
        wins=chair.wins,
        ready=chair.ready,
        reserve=player.reserve if player is not None else None,
        muted=chair.muted,
        person=chair.person,
    )
