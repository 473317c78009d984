"""Checks that a game's positions can be written down at every moment and read back as the same state."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from boothill.core.state import State
from boothill.lab.verify.invariants import demand
from boothill.sets import new_game, ruleset
from boothill.text.scenario.position import parse_position, print_position


def check_position(s: State) -> None:
    """Check that a state is the same after it is written down and read back."""
    printed = print_position(s)
    again = parse_position(json.loads(json.dumps(printed)))
    before, after = _saved(s), _saved(again)
    differing = [key for key in before if before[key] != after.get(key)]
    demand(not differing, f"read back from {printed} it has another {', '.join(differing)}")
    for seat in s.seats:
        demand(again.legal(seat) == s.legal(seat), f"read back from {printed} seat {seat} has other moves")


def check_positions(game: str, games: int = 3) -> None:
    """Check about one in four positions of random games, and every final position."""
    players = sorted(ruleset(game).roles)
    for number in range(games):
        rng = Random(f"{game} {number}")
        names = [f"P{seat + 1}" for seat in range(players[number % len(players)])]
        s = new_game(game, names, f"positions {number}")
        while not s.over:
            if rng.random() < 0.25:
                check_position(s)
            s.apply(rng.choice(s.legal()))
        check_position(s)


def _saved(s: State) -> dict[str, Any]:
    """The saved data of a state, with the cards laid this turn sorted, since their order does not matter."""
    saved: dict[str, Any] = json.loads(json.dumps(s.save()))
    return {**saved, "laid_this_turn": sorted(saved["laid_this_turn"])}
