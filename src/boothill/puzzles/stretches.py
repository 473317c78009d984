"""Finds stretches of games between bots in which a player may have revealed their role."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.core.ids import Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.knowledge.actions import SHOT
from boothill.puzzles.moments import PLAYER
from boothill.puzzles.position import NAMES, scenario_at
from boothill.puzzles.roles import asked_for, judged
from boothill.sets import new_game
from boothill.text.scenario.position import is_free

LONGEST: Final = 16
"""Maximum number of moves in a stretch."""


def stretches(game: str, options: dict[str, str], players: int, seed: str) -> Iterator[tuple[dict[str, Any], State]]:
    """Yield stretches that end at a free moment soon after a shot at the leader.

    Each is a scenario as one living seat sees it, with the state at its end.
    """
    s = new_game(game, NAMES[:players], seed, options)
    driver = Driver(s, [make_bot(PLAYER)] * players, Random(seed))
    past: list[tuple[State, int, int]] = []
    moves: list[tuple[Seat, Move]] = []
    told = 0
    while not s.over:
        if is_free(s):
            deeds = driver.memories[0].deeds
            begun = [start for start in past if len(moves) - start[1] <= LONGEST and start[2] < len(deeds)]
            fresh = [deed for deed in deeds[-2:] if deed.kind == SHOT and s.roles[deed.victim] == s.rules.shape.leader]
            if begun and fresh and told != len(deeds):
                told = len(deeds)
                state, first, known = begun[0]
                taken = len(state.decks[0]) - len(s.decks[0])
                for seat in s.seats:
                    telling = s.alive[seat] and judged(s.view(seat), deeds[known:], asked_for(s)) is not None
                    if telling and taken >= 0:
                        yield scenario_at(state, seat, moves[first:], taken), s
            past.append((s.clone(), len(moves), len(deeds)))
        following = driver.next_move()
        assert following is not None
        move, seat = following
        driver.make(move, seat)
        moves.append((seat, move))
