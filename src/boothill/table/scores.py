"""The scores of a table: who has won how often, and in which roles. People are identified by name here."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from boothill.core.ids import Seat
from boothill.core.state import State
from boothill.table.seating import PERSON, Chair, bare
from boothill.table.wire import Score, Tally

REMEMBERED = 40
"""Maximum number of people whose scores a table keeps; those who have won least are dropped first."""


def counted(scores: Sequence[Score], chairs: Sequence[Chair], s: State) -> list[Score]:
    """The scores with one more finished game."""
    outcome = s.outcome()
    assert outcome is not None
    kept = {bare(score.name): score for score in scores}
    for seat, chair in enumerate(chairs):
        if chair.kind != PERSON:
            continue
        name = chair.person or chair.name
        score = kept.get(bare(name), Score(name, Tally(), {}, {}))
        role, won = s.roles[seat], Seat(seat) in outcome.seats
        side = s.rules.shape.side_at(role, s.roles)
        kept[bare(name)] = Score(
            name, _one_more(score.all, won), _with(score.roles, role, won), _with(score.sides, side, won)
        )
    return sorted(kept.values(), key=lambda score: (-score.all.won, score.all.played, score.name))[:REMEMBERED]


def _one_more(tally: Tally, won: bool) -> Tally:
    return msgspec.structs.replace(tally, played=tally.played + 1, won=tally.won + won)


def _with(tallies: dict[str, Tally], what: str, won: bool) -> dict[str, Tally]:
    return {**tallies, what: _one_more(tallies.get(what, Tally()), won)}
