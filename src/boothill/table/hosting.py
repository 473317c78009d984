"""What the host may do at any time: end the game, remove or mute somebody, lock the table, close it to spectators."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from boothill.core.ids import NOBODY, Seat
from boothill.table import moderation, visiting, wire
from boothill.table.problem import Problem
from boothill.table.seating import PERSON
from boothill.text.records import CLOSED, Ending

if TYPE_CHECKING:
    from boothill.table.table import Table

Command = wire.Close | wire.Remove | wire.Mute | wire.Lock | wire.Watchable


def keep_order(table: Table, seat: Seat, command: Command, now: float) -> None:
    """Carry out a command of the host. Raises Problem, also if it comes from anybody else."""
    moderation.check_host(table.seating, seat, now)
    match command:
        case wire.Close():
            table.end(Ending(CLOSED))
        case wire.Lock(on):
            table.settings = msgspec.structs.replace(table.settings, locked=on)
            visiting.dismiss_spectators(table)
        case wire.Watchable(on):
            table.settings = msgspec.structs.replace(table.settings, watchers=on)
            visiting.dismiss_spectators(table)
        case wire.Remove(seat=int(whom), spectator=None):
            _remove(table, Seat(whom), now)
        case wire.Remove(seat=None, spectator=int(number)):
            _remove_spectator(table, number)
        case wire.Mute(on, seat=int(whom), spectator=None):
            _check_person(table, Seat(whom))
            chair = table.seating.chairs[whom]
            chair.muted = on
            _mute_origin(table, chair.origin, on, Seat(whom))
        case wire.Mute(on, seat=None, spectator=int(number)):
            guest = table.guests.numbered(number)
            guest.muted = on
            _mute_origin(table, guest.origin, on)
        case _:
            raise Problem("no-such-seat")


def _check_person(table: Table, seat: Seat) -> None:
    """Raise Problem unless a person other than the host sits there."""
    if table.seating.chair(seat).kind != PERSON:
        raise Problem("no-such-seat")
    if seat == table.seating.host:
        raise Problem("host-stays")


def _remove(table: Table, seat: Seat, now: float) -> None:
    _check_person(table, seat)
    seating, chair = table.seating, table.seating.chairs[seat]
    name = chair.person or chair.name
    moderation.keep_out(table.order, seating, name, chair.origin, seat)
    for viewer in [one for one in seating.viewers if one.seat == seat]:
        visiting.dismiss(table, viewer, Problem("removed"))
    visiting.vacate(table, seat, now)
    table.note("notice-removed", name=name)


def _remove_spectator(table: Table, number: int) -> None:
    guest = table.guests.numbered(number)
    moderation.keep_out(table.order, table.seating, guest.wish, guest.origin)
    table.guests.forget(guest)
    for viewer in [one for one in table.seating.viewers if one.guest is guest and one.bench is not None]:
        visiting.leave_bench(table, viewer)
    for viewer in [one for one in table.seating.viewers if one.guest is guest]:
        visiting.dismiss(table, viewer, Problem("removed"))


def _mute_origin(table: Table, origin: str, on: bool, seat: Seat = NOBODY) -> None:
    """Mute (or unmute) a place too, so that somebody who comes back under another name stays muted."""
    muted = table.order.muted
    if not on and origin in muted:
        muted.remove(origin)
    elif on and origin not in muted and moderation.alone_there(table.seating, origin, seat):
        muted.append(origin)


def open_again(table: Table, seat: Seat) -> None:
    """Put away a finished game, so that the table can be arranged again. Raises Problem."""
    if table.game is None:
        raise Problem("no-game")
    if seat != (host := table.seating.arranges()):
        raise Problem("only-host", host=table.seating.chairs[host].name)
    table.put_away()
