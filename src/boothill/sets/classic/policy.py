"""How bots play a game with hidden roles: who is on which side, and what each role wants."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import exp
from typing import Final

from boothill.bots.greedy.decisions import Foes, Score, drinking
from boothill.bots.greedy.worth import worth_of
from boothill.bots.gunslinger.goals import NEVER, Goals, Weights
from boothill.bots.policy import Numbers, Policy
from boothill.core.ids import Seat
from boothill.core.state import State
from boothill.core.view import View
from boothill.knowledge.actions import HELP
from boothill.knowledge.beliefs import Chances, Recalls, beliefs
from boothill.knowledge.memory import Memory
from boothill.sets.classic.frames import Rescue
from boothill.sets.classic.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF, SIDES

CERTAIN: Final = 0.97
"""The chance from which on a friend counts as proven."""
LAST_BUT_ONE: Final = 0.5
"""The minimum worth, for a Renegade, of hurting the last other player besides the Sheriff."""


class ClassicPolicy(Policy):
    """The policy for hidden roles, which it infers from what everybody does."""

    LEARNED_PLAYOUTS = 1000

    def enmity(self, view: View, memory: Memory) -> list[float]:
        return enmity(view, memory)

    def goals(self, view: View, memory: Recalls, weights: Weights) -> Goals:
        return goals(view, memory, weights)

    def answer(self, view: View, foes: Foes, memory: Recalls) -> Score | None:
        frame = view.stack[-1]
        return drinking(view, view.life[frame.figure]) if isinstance(frame, Rescue) else None

    def kind(self, s: State) -> str:
        return "hidden"

    def sides(self, s: State) -> list[str]:
        return list(dict.fromkeys(SIDES.values()))

    def allied(self, s: State, seat: Seat, other: Seat) -> bool:
        """A Renegade wins alone. [BAS-2.4]"""
        return seat == other or (s.roles[seat] != RENEGADE and super().allied(s, seat, other))

    def numbers(self, s: State) -> Numbers:
        return of_roles(s)


# -- beliefs from simple rules ---------------------------------------------------------------------------------

LEANING = {SHERIFF: 0.0, DEPUTY: 1.0, OUTLAW: -1.0, RENEGADE: 0.2}
"""How much each role tends to act for the Sheriff."""


@lru_cache(maxsize=4096)
def layouts(seen: tuple[str, ...], dealt: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """All possible layouts of the dealt roles, given the known ones."""
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
    """How much each seat has acted for the Sheriff (above 0) or against the Sheriff (below 0)."""
    score = [0.0] * len(view.names)
    sheriff = view.roles.index(SHERIFF)
    score[sheriff] = 3.0
    for deed in memory.deeds:
        seat = deed.seat
        if not deed.played or seat == sheriff:  # this baseline considers only cards played from the hand
            continue
        # Harming the lawful is unlawful, harming the unlawful is lawful; harming unknown players says nothing.
        weight = max(-1.0, min(1.0, score[deed.victim] / 2))
        score[seat] = max(-4.0, min(4.0, score[seat] + (weight if deed.kind == HELP else -weight)))
    return score


def role_chances(view: View, memory: Memory) -> list[dict[str, float]]:
    """The chance of each role for each seat; 1 means certain."""
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
    """How much this seat wants each other seat out of the game: above 0 for a foe, below 0 for a friend."""
    me = view.roles[view.seat]
    chances = role_chances(view, memory)
    if me == RENEGADE:
        worth = _renegade_worth(view)
    elif me == OUTLAW:
        worth = {SHERIFF: 2.0, DEPUTY: 1.0, RENEGADE: 0.4, OUTLAW: -1.5}
    else:
        worth = {OUTLAW: 1.0, RENEGADE: 0.7, DEPUTY: -2.0, SHERIFF: -9.0}
    return [sum(worth[role] * chance for role, chance in chances[seat].items()) for seat in range(len(view.names))]


def _renegade_worth(view: View) -> dict[str, float]:
    """The enmity of a Renegade, who wants everybody else out, the stronger side first and the Sheriff last."""
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


# -- what each role wants --------------------------------------------------------------------------------------


def goals(view: View, memory: Recalls, weights: Weights) -> Goals:
    """What the seat's role wants, given what it believes about the others' roles."""
    me = view.roles[view.seat]
    known = beliefs(view, memory)
    if me == RENEGADE:
        wanted = _of_the_renegade(view, known, weights)
    elif me == OUTLAW:
        wanted = {SHERIFF: weights["sheriff"], DEPUTY: weights["deputy"], RENEGADE: weights["renegade"]}
        wanted[OUTLAW] = -weights["own"]
    else:
        wanted = {OUTLAW: 1.0, RENEGADE: _rival(view, known, weights), DEPUTY: -weights["own"], SHERIFF: NEVER}
    last = {role: weights["end"] * worth for role, worth in wanted.items()}
    last[SHERIFF] = 20.0 if wanted[SHERIFF] > 0 else -20.0
    wound = _expected(view, known, wanted)
    end = _expected(view, known, last)
    friends = [False] * len(view.roles)
    fellows = {SHERIFF: (0,), DEPUTY: (0,), OUTLAW: (1,), RENEGADE: ()}[me]
    for seat, chances in enumerate(known):
        if sum(chances[role] for role in fellows) > CERTAIN:
            wound[seat] = min(wound[seat], -1.0)
            friends[seat] = True
    friends[view.roles.index(SHERIFF)] = wanted[SHERIFF] < 0
    wound[view.seat] = NEVER
    return Goals(wound, end, friends)


def _rival(view: View, known: Chances, weights: Weights) -> float:
    """The worth of hurting the Renegade, for the law: the Renegade is useful while Outlaws outnumber the law."""
    living = [seat for seat, alive in enumerate(view.alive) if alive]
    outlaws = sum([known[seat][1] for seat in living])
    law = 1.0 + sum([known[seat][0] for seat in living])
    return weights["renegade"] - weights["ally"] * max(0.0, outlaws - law)


def _of_the_renegade(view: View, known: Chances, weights: Weights) -> Weights:
    """What a Renegade wants: everybody else out, the stronger side first and the Sheriff last, and Outlaws sooner when
    the Sheriff is weak."""
    sheriff = view.roles.index(SHERIFF)
    law, outlaws = 0.0, 0.0
    for seat in view.others(view.fronts[view.seat]):
        strength = view.life[seat] + 0.3 * min(view.hand_sizes[seat], 5)
        law += strength * (1.0 if seat == sheriff else known[seat][0])
        outlaws += strength * known[seat][1]
    ahead = (outlaws - law) / 4 - weights["even"]
    guard = weights["guard"] * max(0, 3 - view.life[sheriff])
    # The last player besides the Sheriff has to go before the Sheriff, and nobody else is left to do it.
    least = LAST_BUT_ONE if view.living() == 3 else NEVER
    return {
        SHERIFF: 3.0 if view.living() == 2 else -weights["sheriff"],
        OUTLAW: max(least, weights["outlaw"] + weights["tilt"] * ahead + guard),
        DEPUTY: max(least, weights["deputy"] - weights["tilt"] * ahead),
        RENEGADE: weights["deputy"],
    }


def _expected(view: View, known: Chances, worth: Weights) -> list[float]:
    return [
        worth[SHERIFF] if view.roles[seat] == SHERIFF
        else worth[DEPUTY] * deputy + worth[OUTLAW] * outlaw + worth[RENEGADE] * renegade
        for seat, (deputy, outlaw, renegade) in enumerate(known)
    ]  # fmt: skip


# -- the value of a state --------------------------------------------------------------------------------------


def of_roles(s: State) -> Numbers:
    """Features of a state: for each role the number of players, their life, hands and cards in play; and the balance
    of the roles."""
    rows = s.rules.rows
    n = dict.fromkeys((SHERIFF, DEPUTY, OUTLAW, RENEGADE), 0)
    found: Numbers = {"": 1.0, f"{s.roles[s.turn]} turn": 1.0}
    life = dict.fromkeys(n, 0)
    for seat, role in enumerate(s.roles):
        if not s.alive[seat] or s.is_ghost(s.fronts[seat]):
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
