"""Commands between games: seats, bots, settings, who is ready, the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boothill.bots import bots_for
from boothill.core.ids import Seat
from boothill.table import moderation, visiting, wire
from boothill.table.dealing import check_bot, check_settings
from boothill.table.problem import Problem

if TYPE_CHECKING:
    from boothill.table.table import Table


def arrange(table: Table, seat: Seat, command: wire.ToTable, now: float) -> None:
    """Carry out a command that is allowed only between games. Raises Problem."""
    seating = table.seating
    if table.under_way() is not None:
        raise Problem("under-way")
    if isinstance(command, wire.MoveTo):
        seating.move(seat, Seat(command.seat))
    elif isinstance(command, wire.Ready):
        if table.game is not None:
            raise Problem("not-now")  # after a game, `Rematch` says that somebody wants another one
        seating.chairs[seat].ready = command.on
    elif seat != (host := seating.arranges()):
        raise Problem("only-host", host=seating.chairs[host].name)
    elif isinstance(command, wire.AddBot):
        level = command.bot or table.settings.bots
        check_bot(level, table.settings.game)
        seating.add_bot(Seat(command.seat), level)
    elif isinstance(command, wire.Clear):
        moderation.check_clear(seating, Seat(command.seat), now)
        seating.clear(Seat(command.seat))
    elif isinstance(command, wire.Change):
        check_settings(command.settings)
        seating.resize(command.settings.players)
        seating.replace_bots(bots_for(command.settings.game), command.settings.bots)
        table.settings = command.settings
        visiting.dismiss_spectators(table)
    elif isinstance(command, wire.Start):
        table.deal(now)
        return
    else:
        raise Problem("not-now")
    table.changed()
