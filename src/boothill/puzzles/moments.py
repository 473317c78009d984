"""Finds moments of games between bots that may make a puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.core import events as ev
from boothill.core.dead import PLAY_COUNT
from boothill.core.ids import Seat
from boothill.core.moves import DISCARD, TAKE, Move
from boothill.core.state import State
from boothill.puzzles.position import NAMES
from boothill.sets import new_game
from boothill.text.scenario.position import is_free

PLAYER: Final = "greedy"
"""The bot whose games are searched for puzzles: quick, and sensible enough."""
KEEPING: Final = (DISCARD, TAKE)
"""Verbs of the moves that decide which cards to keep."""


class Moment(NamedTuple):
    """A decision, described by the last free moment (`is_free`) and the moves that lead from there to it."""

    free: State
    lead: list[tuple[Seat, Move]]
    """The moves from the free moment up to the decision."""
    seat: Seat
    """The seat that has to decide."""
    keeping: bool
    """Is the decision which cards to keep?"""


def moments(game: str, options: dict[str, str], players: int, seed: str) -> Iterator[Moment]:
    """Yield the decisions of a game that leave a choice, except those in the draw phase. Of each play phase only the
    first counts."""
    s = new_game(game, NAMES[:players], seed, options)
    driver = Driver(s, [make_bot(PLAYER)] * players, Random(seed))
    free: State | None = None
    lead: list[tuple[Seat, Move]] = []
    while not s.over:
        if is_free(s):
            free, lead = s.clone(), []
            if not s.this_turn.get(PLAY_COUNT, 0):
                yield Moment(free, [], s.to_act, False)
        elif free is not None and lead and s.forced() is None:
            keeping = all(move.verb in KEEPING for move in s.answers())
            if keeping or s.to_act != s.turn:
                yield Moment(free, lead[:], s.to_act, keeping)
        following = driver.next_move()
        assert following is not None
        move, seat = following
        events = driver.make(move, seat)
        lead.append((seat, move))
        if any(event.kind == ev.TURN for event in events):
            free = None
