"""Games that the players end themselves: by an offer that all accept, by resignation, or when the host closes the game.

People whose seats are not covered by a bot vote. A player who has just lost the connection still counts until the grace
period is over; a player who is away does not. Bots and programs never vote, and agree to everything.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from boothill.core import events as ev
from boothill.core.ids import Seat
from boothill.table import wire
from boothill.table.game import Game
from boothill.table.journal import Moved
from boothill.table.problem import Problem
from boothill.table.projection.events import Batch
from boothill.table.seating import Seating
from boothill.text import fairness
from boothill.text.records import AGREED, Ending

if TYPE_CHECKING:
    from boothill.table.table import Table

OFFER_SECONDS = 120
"""Seconds after which an offer lapses; it lapses earlier at the next turn of the player who made it."""
OFFER_PAUSE = 60
"""Seconds before the same player may make another offer."""


class Offer(Struct):
    """An offer to end the game without a winner, and the seats that have agreed. It survives a restart."""

    by: Seat
    agreed: list[Seat]
    until: float


class Vote:
    """The vote on ending the game: the current offer, if any, and when each seat last made one."""

    def __init__(self) -> None:
        self.offer: Offer | None = None
        self.made_at: dict[Seat, float] = {}
        """When each seat made its last offer."""

    def agree(self, seat: Seat, now: float) -> None:
        """Make an offer, or accept the current one. Raises Problem."""
        if self.offer is None:
            if now < self.made_at.get(seat, -OFFER_PAUSE) + OFFER_PAUSE:
                raise Problem("offer-soon")
            self.made_at[seat] = now
            self.offer = Offer(seat, [seat], now + OFFER_SECONDS)
        elif seat not in self.offer.agreed:
            self.offer.agreed.append(seat)

    def refuse(self) -> Seat:
        """Decline or withdraw the offer; return the seat that made it. Raises Problem."""
        if self.offer is None:
            raise Problem("no-offer")
        by = self.offer.by
        self.offer = None
        return by

    def lapses(self, voters: list[Seat], batches: Iterable[Batch], now: float) -> bool:
        """Has the offer lapsed? Its time is up, or the player who made it no longer votes or has the turn again."""
        offer = self.offer
        if offer is None:
            return False
        began = any(event.kind == ev.TURN and event.seat == offer.by for batch in batches for event in batch.events)
        return began or now >= offer.until or offer.by not in voters

    def wake_at(self) -> float | None:
        """When the offer lapses; None if there is none."""
        return self.offer.until if self.offer is not None else None

    def agreed(self, voters: list[Seat]) -> bool:
        """Has every voter agreed?"""
        return self.offer is not None and set(voters) <= set(self.offer.agreed)

    def shown(self, voters: list[Seat]) -> wire.Offer | None:
        offer = self.offer
        if offer is None:
            return None
        agreed: list[int] = [seat for seat in voters if seat in offer.agreed]
        return wire.Offer(offer.by, agreed, [seat for seat in voters if seat not in agreed])


def voters(game: Game, seating: Seating) -> list[Seat]:
    """The seats that vote."""
    people = [seat for seat in seating.people() if not seating.chairs[seat].program]
    return [seat for seat in people if not game.players[seat].covered]


def finish(game: Game, ending: Ending) -> None:
    """End a game in progress. The hash chain covers the ending like a move, so that it cannot be changed either."""
    result = ending.winner(game.s)
    game.record.ending, game.record.result = ending, result
    game.s.stop(result)
    game.pending = game.rest_at = game.paused_at = None
    game.ahead.clear()
    game.asides.all.clear()
    text = ending.text(game.s.names)
    game.chain = fairness.next_link(game.chain, game.server_seed, game.number + 1, "", text)


def offer(table: Table, seat: Seat, on: bool, now: float) -> None:
    """Make, accept, decline or withdraw an offer to end the game. Anybody who does so plays again. Raises Problem."""
    table.back(seat, now)
    if on:
        table.vote.agree(seat, now)
    else:
        form = "notice-withdrawn" if table.vote.refuse() == seat else "notice-declined"
        table.note(form, name=table.seating.chairs[seat].name)
    table.changed()


def count(table: Table, game: Game, moved: list[Moved], now: float) -> None:
    """End the game if every voter agrees; remove the offer if it has lapsed, perhaps because of these moves."""
    made = table.vote.offer
    if made is None:
        return
    asked = voters(game, table.seating)
    if game.over or table.vote.lapses(asked, game.history[moved[0].number :] if moved else [], now):
        table.vote.offer = None
        if not game.over:
            table.note("notice-lapsed", name=table.seating.chairs[made.by].name)
        table.changed()
    elif table.vote.agreed(asked):
        table.end(Ending(AGREED))
