"""How a whole state stands: the chance of each side to win it, from what everybody has.

Numbers that describe a state are weighed for each side, and the sides share the chance by the exponents of their sums.
The weights were fitted on games of bots (`python -m boothill.lab.fit.win_chance`).
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
"""For each kind of game what each number counts for each side, in the order of its policy."""


@cache
def fitted() -> Weights:
    """The weights that come with the package."""
    text = files("boothill.data").joinpath("bots/outlook.json").read_text(encoding="utf-8")
    weights: Weights = json.loads(text)
    return weights


def shares(numbers: Numbers, counts: dict[str, list[float]], sides: int) -> list[float]:
    """How likely each of so many sides is to win a state with such numbers."""
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
    """The chance of a seat to win with its side."""
    outcome = s.outcome()
    if outcome is not None:
        return float(seat in outcome.seats)
    return outlooks(s)[policy_of(s.rules).side(s, seat)]


def outlooks(s: State) -> dict[str, float]:
    """The chance of each side to win; all 0 but the winner's once the game is over."""
    policy = policy_of(s.rules)
    sides = policy.sides(s)
    outcome = s.outcome()
    if outcome is not None:
        won = {policy.side(s, seat) for seat in outcome.seats}
        return {side: float(side in won) for side in sides}
    numbers = policy.numbers(s)
    counts = fitted().get(policy.kind(s))
    if counts is None:  # nobody has fitted weights for this game yet: what a side has is what it is worth
        total = sum(max(0.0, n) for n in numbers.values()) or 1.0
        return {side: max(0.0, numbers.get(side, 0.0)) / total for side in sides}
    return dict(zip(sides, shares(numbers, counts, len(sides)), strict=True))
