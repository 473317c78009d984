"""How a whole state stands: the chance of each side to win it, from what everybody has.

Numbers that describe a state are weighed for each side, and the sides share the chance by the exponents of their sums.
The weights were fitted on games of bots (`python -m boothill.lab.outlook`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from math import exp

from boothill.bots.worth import worth_of
from boothill.core.state import State
from boothill.sets.classic.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF, SIDES

Numbers = dict[str, float]
"""What describes a state; what is not named is 0."""
Weights = dict[str, dict[str, list[float]]]
"""For each kind of game what each number counts for each side, in the order of `SIDES_OF`."""

HIDDEN, CIRCLE, DUEL = "hidden", "circle", "duel"
SIDES_OF = {
    HIDDEN: ("law", "outlaws", "renegade"),
    CIRCLE: (DEPUTY, OUTLAW, RENEGADE),
    DUEL: ("law", "outlaws"),
}
"""The sides in each kind of game: with hidden roles, three in a circle, two with several characters each."""


@cache
def fitted() -> Weights:
    """The weights that come with the package."""
    text = files("boothill.data").joinpath("bots/outlook.json").read_text(encoding="utf-8")
    weights: Weights = json.loads(text)
    return weights


def kind_of(s: State) -> str:
    if len(s.owner) > len(s.names):
        return DUEL
    return HIDDEN if SHERIFF in s.roles else CIRCLE


def side_of(kind: str, role: str) -> str:
    """The side that a role plays for."""
    return SIDES[role] if kind == HIDDEN else role


def shares(kind: str, numbers: Numbers, counts: dict[str, list[float]]) -> list[float]:
    """How likely each side is to win a state with such numbers."""
    sums = [0.0] * len(SIDES_OF[kind])
    for name, number in numbers.items():
        weight = counts.get(name)
        if weight is not None:
            for i, w in enumerate(weight):
                sums[i] += w * number
    top = max(sums)
    powers = [exp(value - top) for value in sums]
    total = sum(powers)
    return [power / total for power in powers]


def outlook(s: State, seat: int) -> float:
    """The chance of a seat to win with its side."""
    outcome = s.outcome()
    if outcome is not None:
        return float(seat in outcome.seats)
    kind = kind_of(s)
    return shares(kind, NUMBERS[kind](s), fitted()[kind])[SIDES_OF[kind].index(side_of(kind, s.roles[seat]))]


def of_the_duel(s: State) -> Numbers:
    """For each side who stands where with how much life, who is to come, and every card by name."""
    rows = s.rules.rows
    found: Numbers = {"": 1.0, f"{s.roles[s.turn]} turn": 1.0}
    for seat, role in enumerate(s.roles):
        front = s.fronts[seat]
        for figure in (front, front ^ 1):
            place = "front" if figure == front else "rear"
            life = s.life[figure] if s.alive[figure] else 0
            found[f"{role} {place} {min(life, 5)}"] = 1.0
            if life:
                for card in s.table[figure]:
                    name = f"{role} gear {rows[card].name}"
                    found[name] = found.get(name, 0.0) + 1.0
        found[f"{role} reserve"] = float(len(s.reserves[seat]))
        found[f"{role} hand"] = float(len(s.hands[seat]))
        for card in s.hands[seat]:
            name = f"{role} card {rows[card].name}"
            found[name] = found.get(name, 0.0) + 1.0
    return found


def of_roles(s: State) -> Numbers:
    """For each role how many there are, their life, what they hold and what lies before them; and the balance."""
    rows = s.rules.rows
    n = dict.fromkeys((SHERIFF, DEPUTY, OUTLAW, RENEGADE), 0)
    found: Numbers = {"": 1.0, f"{s.roles[s.turn]} turn": 1.0}
    life = dict.fromkeys(n, 0)
    for seat, role in enumerate(s.roles):
        if not s.alive[seat]:
            continue
        n[role] += 1
        life[role] += s.life[seat]
        hand = sum([worth_of(rows[card]) for card in s.hands[seat]]) / 5
        gear = 0.0
        for card in s.table[seat]:
            gear += -0.6 if rows[card].burdens else worth_of(rows[card]) / 5
        last = float(s.life[seat] == 1)
        for what, value in (("hand", hand), ("gear", gear), ("full", min(hand, 2.0)), ("last", last)):
            key = f"{role} {what}"
            found[key] = found.get(key, 0.0) + value
    for role, count in n.items():
        found[f"{role} life"] = float(life[role])
        found[f"{role} {count}"] = 1.0
    if SHERIFF in s.roles:
        outlaws, deputies, renegades = n[OUTLAW], n[DEPUTY], n[RENEGADE]
        found[f"{deputies} {outlaws} {renegades}"] = 1.0
        found[f"sheriff with {min(life[SHERIFF], 5)}"] = 1.0
        found["sheriff's life by outlaws"] = float(life[SHERIFF] * outlaws)
        found["sheriff's life by deputies"] = float(life[SHERIFF] * deputies)
        if not outlaws and not deputies:
            found["alone"] = float(life[SHERIFF] - life[RENEGADE])
    return found


NUMBERS: dict[str, Callable[[State], Numbers]] = {HIDDEN: of_roles, CIRCLE: of_roles, DUEL: of_the_duel}
