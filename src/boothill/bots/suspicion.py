"""Who is on whose side, as far as a seat can tell from the roles it sees and the deeds it remembers."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import exp

from boothill.core.view import View
from boothill.deeds import HELP
from boothill.memory import Memory
from boothill.sets.classic.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from boothill.sets.dodge_city.roles import GOALS

REASON = 0.25
"""Enmity from which on somebody is shot at."""
LEANING = {SHERIFF: 0.0, DEPUTY: 1.0, OUTLAW: -1.0, RENEGADE: 0.2}
"""How far a role explains deeds for the Sheriff."""


@lru_cache(maxsize=4096)
def layouts(seen: tuple[str, ...], dealt: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Every way the dealt roles can lie, given those that are seen."""
    if "" not in seen:
        return (seen,)
    left = Counter(dealt)
    left.subtract(role for role in seen if role)
    at = seen.index("")
    found: list[tuple[str, ...]] = []
    for role in +left:
        found += layouts((*seen[:at], role, *seen[at + 1 :]), dealt)
    return tuple(found)


def lawfulness(view: View, memory: Memory) -> list[float]:
    """How much each seat has acted for the Sheriff (above 0) or against him (below 0)."""
    score = [0.0] * len(view.names)
    if SHERIFF not in view.roles:
        return score
    sheriff = view.roles.index(SHERIFF)
    score[sheriff] = 3.0
    for deed in memory.deeds:
        seat = deed.seat
        if not deed.played or seat == sheriff:  # this baseline looks at cards of the hand only
            continue
        # Harm to the lawful is unlawful, harm to the unlawful is lawful; harm to the unknown says nothing.
        weight = max(-1.0, min(1.0, score[deed.victim] / 2))
        score[seat] = max(-4.0, min(4.0, score[seat] + (weight if deed.kind == HELP else -weight)))
    return score


def role_chances(view: View, memory: Memory) -> list[dict[str, float]]:
    """For each seat how likely each role is; a chance of 1 is a certainty."""
    score = lawfulness(view, memory)
    chances: list[dict[str, float]] = [dict.fromkeys(LEANING, 0.0) for _ in view.names]
    total = 0.0
    for roles in layouts(tuple(view.roles), view.rules.roles[len(view.names)]):
        weight = exp(sum(score[seat] * LEANING[role] for seat, role in enumerate(roles)))
        total += weight
        for seat, role in enumerate(roles):
            chances[seat][role] += weight
    return [{role: weight / total for role, weight in chance.items()} for chance in chances]


def enmity(view: View, memory: Memory) -> list[float]:
    """How gladly this seat would see each other one out: above 0 a foe, below 0 a friend."""
    me = view.roles[view.seat]
    if SHERIFF not in view.roles:
        return circle(view, me)
    chances = role_chances(view, memory)
    if me == RENEGADE:
        worth = _renegade_worth(view)
    elif me == OUTLAW:
        worth = {SHERIFF: 2.0, DEPUTY: 1.0, RENEGADE: 0.4, OUTLAW: -1.5}
    else:
        worth = {OUTLAW: 1.0, RENEGADE: 0.7, DEPUTY: -2.0, SHERIFF: -9.0}
    return [sum(worth[role] * chance for role, chance in chances[seat].items()) for seat in range(len(view.names))]


def circle(view: View, me: str) -> list[float]:
    """Three with open roles hunt each other in a circle; of two left, each the other. [DOD-4.2 to 4.4]

    To shoot at one's hunter does the work of one's target, unless it is the last shot: then neither can win so soon.
    """
    pair = view.living() == 2
    hunters = [1.7 if life == 1 else 0.2 for life in view.life]
    return [2.0 if pair or role == GOALS[me] else hunters[seat] for seat, role in enumerate(view.roles)]


def _renegade_worth(view: View) -> dict[str, float]:
    """A Renegade wants the Sheriff last, and everybody else out, the stronger side first."""
    left = Counter(view.rules.roles[len(view.names)])
    left.subtract(role for seat, role in enumerate(view.roles) if not view.alive[seat])
    outlaws, deputies = left[OUTLAW], left[DEPUTY]
    alone = outlaws + deputies + left[RENEGADE] == 1
    return {
        SHERIFF: 2.0 if alone else -2.0,
        OUTLAW: 1.0 if outlaws > deputies else 0.5,
        DEPUTY: 0.9 if deputies >= outlaws else 0.3,
        RENEGADE: 0.5,
    }
