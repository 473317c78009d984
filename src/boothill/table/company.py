"""What people do at a table besides playing: chat, bet, and lead a shared replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boothill.core.ids import NOBODY
from boothill.table import wire
from boothill.table.problem import Problem
from boothill.table.projection import viewers
from boothill.table.seating import Viewer, clean

if TYPE_CHECKING:
    from boothill.table.table import Table


def say(table: Table, viewer: Viewer, text: str, dead: bool) -> None:
    """Send a chat message to the table, or with `dead` only to those out of the game. Raises Problem."""
    if not viewer.name:
        raise Problem("no-name")
    if dead and not among_the_dead(table, viewer):
        raise Problem("not-dead")
    muted = viewer.guest.muted if viewer.guest is not None else table.seating.chairs[viewer.seat].muted
    if muted:
        raise Problem("muted")
    if not table.talk.allows(viewer, table.now):
        return
    chat = wire.Chat(viewer.name, clean(text), dead, viewer.seat)
    table.chats.append((table.now, chat))
    for other in table.seating.viewers:
        if dead and not among_the_dead(table, other):
            continue
        if viewer.seat == NOBODY:
            table.out.append((other, chat))  # a spectator knows nothing that other spectators may not hear yet
        else:
            table.tell(other, chat, table.now)


def among_the_dead(table: Table, viewer: Viewer) -> bool:
    """Is this a player who is out of the game (whether or not they see everything), or whose game is over?"""
    game = table.game
    return game is not None and viewer.seat != NOBODY and (game.over or viewers.out_of_it(game, viewer.seat))


def bet(table: Table, viewer: Viewer, on: dict[str, str]) -> None:
    """Bet on how the game ends; for eliminated players and spectators. Raises Problem."""
    game = table.under_way()
    if game is None:
        raise Problem("no-game")
    if not viewer.name or (viewer.seat != NOBODY and not viewers.out_of_it(game, viewer.seat)):
        raise Problem("cannot-bet")
    table.bets.bet(viewer, on)
    # Somebody who sees all hands bets on what is hidden from the others until the end.
    for other in table.seating.viewers:
        if other is viewer or table.sees_all(other):
            show_bets(table, other)


def show_bets(table: Table, viewer: Viewer) -> None:
    """Send a viewer the bets that they may see."""
    bets = table.bets.seen_by(viewer, table.sees_all(viewer))
    if bets is not None:
        table.out.append((viewer, bets))


def steer(table: Table, viewer: Viewer, at: int) -> None:
    """Lead the shared replay to a move. Raises Problem."""
    if table.game is None or not table.game.over or viewer.seat == NOBODY:
        raise Problem("not-over")
    steered = wire.Steered(viewer.name, at)
    table.out += [(other, steered) for other in table.seating.viewers if other is not viewer]
