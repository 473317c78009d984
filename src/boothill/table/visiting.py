"""Who is at a table without a seat: let in, let go, and what becomes of somebody who gives a seat up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boothill.core.ids import NOBODY, Seat
from boothill.table import moderation, wire
from boothill.table.problem import Problem
from boothill.table.seating import BOT, Chair, Viewer, clean

if TYPE_CHECKING:
    from boothill.table.table import Table


def admit(table: Table, viewer: Viewer, hello: wire.Hello) -> str:
    """Let somebody in who watches: the secret by which they are known again. Raises Problem."""
    name = " ".join(clean(hello.name).split())
    guest, secret = table.guests.find(hello.guest), hello.guest
    if guest is None:
        moderation.check_welcome(table.order, name, viewer.origin)
    if not _watchable(table):
        raise Problem("no-watchers")
    if guest is None:
        guest, secret = table.guests.admit(viewer.origin, viewer.origin in table.order.muted)
    viewer.guest = guest
    table.seating.name_guest(viewer, name)
    return secret


def _watchable(table: Table) -> bool:
    """May somebody be here who does not sit? Before a game, whoever may still sit down."""
    return table.settings.watchers or (table.game is None and not table.settings.locked)


def dismiss(table: Table, viewer: Viewer, problem: Problem) -> None:
    """Let a viewer go, who is told why."""
    told = problem.told()
    table.out.append((viewer, wire.Farewell(told.code, told.line)))
    table.disconnect(viewer, table.now)


def dismiss_spectators(table: Table) -> None:
    """Where nobody watches any more, those who did are told."""
    if not _watchable(table):
        for viewer in [one for one in table.seating.viewers if one.seat == NOBODY]:
            dismiss(table, viewer, Problem("no-watchers"))


def stand(table: Table, seat: Seat, now: float) -> None:
    """Somebody gives the seat up, and watches from then on."""
    left = [viewer for viewer in table.seating.viewers if viewer.seat == seat]
    chair = vacate(table, seat, now)
    for viewer in left:
        table.untold.pop(viewer, None)
        viewer.guest, secret = table.guests.admit(viewer.origin, chair.muted)
        table.seating.name_guest(viewer, chair.name)
        if not _watchable(table):
            dismiss(table, viewer, Problem("no-watchers"))
            continue
        table.welcome(viewer, secret)
        if table.game is not None:
            table.catch_up(viewer, -1)
    table.deal_again(now)


def vacate(table: Table, seat: Seat, now: float) -> Chair:
    """A seat is given up, or its person removed; in a game a bot has it from then on. The chair as it was."""
    chair = table.seating.chairs[seat]
    left = Chair()
    if table.game is not None and not table.game.over:
        table.game.stands(seat, now)
        left = Chair(name=chair.name, kind=BOT, bot=table.settings.bots, wins=chair.wins)
    table.seating.stand(seat, left)
    table.look_round()
    table.changed()
    return chair
