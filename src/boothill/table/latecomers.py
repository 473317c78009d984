"""People who arrive during a game: they take over a bot's seat, or wait on the bench for the next game.

Nobody may take a seat in a game of which they know more than a newcomer: somebody who left may take back only their own
seat, and somebody who was eliminated may take none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from boothill.core.ids import NOBODY, Seat
from boothill.sets import ruleset
from boothill.table import moderation
from boothill.table.game import Game
from boothill.table.problem import Problem
from boothill.table.projection import viewers
from boothill.table.seating import BOT, EMPTY, PERSON, Seating, bare

if TYPE_CHECKING:
    from boothill.table.table import Table

BENCH = 8
"""Maximum number of people who wait on the bench."""


class Leaver(msgspec.Struct, frozen=True):
    """Somebody who has given up a seat in the game under way, and knows its cards."""

    seat: Seat
    name: str
    origin: str


def come(table: Table, name: str, wish: Seat | None, program: bool, origin: str, wait: bool) -> tuple[Seat, str]:
    """Admit somebody during a game; return the seat they take over (NOBODY for a place on the bench) and its key.

    After the end of a game, newcomers wait for the next one. Raises Problem.
    """
    if wait or table.under_way() is None:
        return NOBODY, _wait(table.seating, name, program, origin, table.now)
    if not table.settings.party:
        raise Problem("under-way")
    game = table.running()
    free = [seat for seat in table.seating.seats() if _may_have(table, game, seat, name, origin)]
    own = [seat for seat in free if bare(table.seating.chairs[seat].name) == bare(name)]
    seat = next(iter(own or free), None) if wish is None else wish
    if seat is None or seat not in free:
        raise Problem("no-bot-seat")
    key = table.seating.take_over(name, seat, program, origin, table.now)
    game.taken_over(seat, table.now)
    return seat, key


def _may_have(table: Table, game: Game, seat: Seat, name: str, origin: str) -> bool:
    """May somebody take over this seat from a bot?"""
    seating = table.seating
    if seating.chairs[seat].kind != BOT or viewers.out_of_it(game, seat):
        return False
    knowing = [leaver for leaver in table.left if leaver.seat != seat]
    for other in seating.people():
        if viewers.out_of_it(game, other):
            chair = seating.chairs[other]
            knowing.append(Leaver(other, chair.name, chair.origin))
    return not any(_same(seating, leaver, name, origin) for leaver in knowing)


def _same(seating: Seating, leaver: Leaver, name: str, origin: str) -> bool:
    """Is this the person who left? Same name, or same origin unless others from there sit here too."""
    if bare(leaver.name) == bare(name):
        return True
    return origin == leaver.origin and moderation.alone_there(seating, origin, leaver.seat)


def _wait(seating: Seating, name: str, program: bool, origin: str, now: float) -> str:
    if len(seating.bench) >= BENCH:
        seating.bench = [chair for chair in seating.bench if seating.waits_here(chair)]
    if len(seating.bench) >= BENCH:
        raise Problem("no-free-seat")
    return seating.wait(name, program, origin, now)


def make_room(table: Table) -> None:
    """At a party where people have all seats, add a seat if the game allows one more player."""
    seating, more = table.seating, len(table.seating.chairs) + 1
    if any(chair.kind != PERSON for chair in seating.chairs) or not table.settings.party:
        return
    if more in ruleset(table.settings.game, table.settings.options).roles:
        table.settings = msgspec.structs.replace(table.settings, players=more)
        seating.resize(more)


def seat_waiting(table: Table) -> None:
    """Between two games: give everybody their own name back, and seats to connected people on the bench."""
    seating = table.seating
    table.left = []
    for chair in seating.chairs:
        chair.name, chair.person = chair.person or chair.name, ""
    for chair in [one for one in seating.bench if seating.waits_here(one)]:
        make_room(table)
        kinds = [one.kind for one in seating.chairs]
        free = next((Seat(kinds.index(kind)) for kind in (EMPTY, BOT) if kind in kinds), None)
        if free is None:
            return
        seating.bench.remove(chair)
        seating.chairs[free] = chair
        seating.host = free if seating.host == NOBODY else seating.host
        for viewer in seating.viewers:
            if viewer.bench is chair:
                viewer.seat, viewer.guest, viewer.bench, viewer.name = free, None, None, chair.name
                table.welcome(viewer)
