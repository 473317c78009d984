"""People at a table without a seat: how they are admitted and dismissed, and what happens when a seat is given up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boothill.core.ids import NOBODY, Seat
from boothill.table import moderation, wire
from boothill.table.latecomers import Leaver
from boothill.table.problem import Problem
from boothill.table.seating import BOT, Chair, Viewer, clean

if TYPE_CHECKING:
    from boothill.table.table import Table

CROWD, CROWD_SECONDS = 20, 1.0
"""With more than `CROWD` viewers, changes among the spectators are sent only every `CROWD_SECONDS`."""


def admit(table: Table, viewer: Viewer, hello: wire.Hello) -> str:
    """Admit a spectator; return the secret that identifies them when they come back. Raises Problem."""
    if hello.screen:
        moderation.check_welcome(table.order, "", viewer.origin)
        if not (table.settings.party or _watchable(table)):
            raise Problem("no-watchers")
        viewer.screen = True
        return ""
    viewer.bench = table.seating.place_of(hello.key)
    if viewer.bench is not None:
        viewer.bench.origin, viewer.bench.gone_since = viewer.origin, None
    name = viewer.bench.name if viewer.bench is not None else " ".join(clean(hello.name).split())
    guest, secret = table.guests.find(hello.guest), hello.guest
    if guest is None:
        moderation.check_welcome(table.order, name, viewer.origin)
    if viewer.bench is None and not _watchable(table):
        raise Problem("no-watchers")
    if guest is None:
        guest, secret = table.guests.admit(viewer.origin, viewer.origin in table.order.muted)
    viewer.guest = guest
    table.seating.name_guest(viewer, name)
    return secret


def _watchable(table: Table) -> bool:
    """May people without a seat be here? Before a game they may, as long as they may still sit down."""
    return table.settings.watchers or (table.game is None and not table.settings.locked)


def dismiss(table: Table, viewer: Viewer, problem: Problem) -> None:
    """Tell a viewer why they must go, and disconnect them."""
    told = problem.told()
    table.out.append((viewer, wire.Farewell(told.code, told.line)))
    table.disconnect(viewer, table.now)


def dismiss_spectators(table: Table) -> None:
    """Dismiss the spectators if the table no longer allows any."""
    if not _watchable(table):
        there = [one for one in table.seating.viewers if one.seat == NOBODY and one.bench is None]
        for viewer in [one for one in there if not (one.screen and table.settings.party)]:
            dismiss(table, viewer, Problem("no-watchers"))


def show_who_is_here(table: Table, viewer: Viewer) -> None:
    """Tell everybody that somebody has come or gone; for spectators in a crowd, at most once in `CROWD_SECONDS`."""
    if viewer.seat != NOBODY or len(table.seating.viewers) <= CROWD:
        table.show_table()
    elif table.crowd_at is None:
        table.crowd_at = table.now + CROWD_SECONDS


def told_before(table: Table) -> wire.Update | None:
    """The update sent to the last new spectator, for reuse if the next one would be sent the same; else None."""
    told, game = table.newcomers, table.game
    if told is None or game is None:
        return None
    now = game.chain, game.waiting(), game.clocks(table.now)  # the last two can change without a move
    return told if (told.chain, told.waiting, told.clocks) == now else None


def show_crowd(table: Table) -> None:
    if table.crowd_at is not None and table.now >= table.crowd_at:
        table.show_table()


def stand(table: Table, seat: Seat, now: float) -> None:
    """Give up a seat; its person becomes a spectator."""
    left = [viewer for viewer in table.seating.viewers if viewer.seat == seat]
    chair = vacate(table, seat, now)
    for viewer in left:
        table.untold.pop(viewer, None)
        viewer.guest, secret = table.guests.admit(viewer.origin, chair.muted)
        table.seating.name_guest(viewer, chair.person or chair.name)
        if not _watchable(table):
            dismiss(table, viewer, Problem("no-watchers"))
            continue
        table.welcome(viewer, secret)
        if table.game is not None:
            table.catch_up(viewer, -1)
    table.deal_again(now)


def leave_bench(table: Table, viewer: Viewer) -> None:
    """Leave the bench; the person becomes a spectator."""
    chair = viewer.bench
    assert chair is not None
    if chair in table.seating.bench:
        table.seating.bench.remove(chair)
    for one in [other for other in table.seating.viewers if other.bench is chair]:
        one.bench = None
        table.welcome(one)
    dismiss_spectators(table)
    table.changed()


def vacate(table: Table, seat: Seat, now: float) -> Chair:
    """Free a seat whose person leaves or is removed; in a game a bot gets it. Returns the chair as it was."""
    chair = table.seating.chairs[seat]
    left = Chair()
    if table.game is not None and not table.game.over:
        table.game.stands(seat, now)
        table.left.append(Leaver(seat, chair.person or chair.name, chair.origin))
        left = Chair(name=chair.name, kind=BOT, bot=table.settings.bots, wins=chair.wins)
    table.seating.stand(seat, left)
    table.look_round()
    table.changed()
    return chair
