"""The outlook: each side's chance to win a full state, from what everybody has.

Each side gets a weighted sum of the numbers that describe a state, and a softmax turns these sums into chances. The
weights were fitted on games between bots (`python -m boothill.lab.fit.win_chance`).
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp

from boothill.bots.policy import Numbers, policy_of
from boothill.core.ids import Seat
from boothill.core.state import State

Weights = dict[str, dict[str, list[float]]]
"""For each kind of game, the weight of each number for each side, in the policy's order of sides."""


@cache
def fitted() -> Weights:
    """The shipped weights."""
    text = files("boothill.data").joinpath("bots/outlook.json").read_text(encoding="utf-8")
    weights: Weights = json.loads(text)
    return weights


def shares(numbers: Numbers, counts: dict[str, list[float]], sides: int) -> list[float]:
    """How likely each side is to win a state that these numbers describe."""
    sums = [0.0] * sides
    for name, number in numbers.items():
        weight = counts.get(name)
        if weight is not None:
            for i, w in enumerate(weight):
                sums[i] += w * number
    top = max(sums)
    powers = [exp(value - top) for value in sums]
    total = sum(powers)
    return [power / total for power in powers]


def outlook(s: State, seat: Seat) -> float:
    """A seat's chance to win with its side."""
    outcome = s.outcome()
    if outcome is not None:
        return float(seat in outcome.seats)
    return outlooks(s)[policy_of(s.rules).side(s, seat)]


def outlooks(s: State) -> dict[str, float]:
    """Each side's chance to win; once the game is over, 1 for the winner and 0 for all others."""
    policy = policy_of(s.rules)
    sides = policy.sides(s)
    outcome = s.outcome()
    if outcome is not None:
        won = {policy.side(s, seat) for seat in outcome.seats}
        return {side: float(side in won) for side in sides}
    numbers = policy.numbers(s)
    counts = fitted().get(policy.kind(s))
    if counts is None:  # no weights have been fitted for this game yet: go by what each side has
        total = sum(max(0.0, n) for n in numbers.values()) or 1.0
        return {side: max(0.0, numbers.get(side, 0.0)) / total for side in sides}
    return dict(zip(sides, shares(numbers, counts, len(sides)), strict=True))
