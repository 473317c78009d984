"""What each role wants: how gladly a seat would see each other one hurt or out, from what it believes of the roles."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from boothill.bots.posterior import Chances, Recalls, beliefs
from boothill.bots.suspicion import circle
from boothill.core.view import View
from boothill.sets.classic.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF, SIDES

Weights = dict[str, float]

CERTAIN: Final = 0.97
"""From this chance on a friend counts as proven."""
NEVER: Final = -9.0
LAST_BUT_ONE: Final = 0.5
"""What it is worth to a Renegade, at least, that somebody is hurt who alone is left beside the Sheriff."""


@cache
def tuned() -> dict[str, Weights]:
    """The weights that come with the package, for each team; found by `python -m boothill.lab.tune`."""
    text = files("boothill.data").joinpath("bots/gunslinger.json").read_text(encoding="utf-8")
    weights: dict[str, Weights] = json.loads(text)
    return weights


def weights_for(role: str, chosen: dict[str, Weights] | None = None) -> Weights:
    """The weights of the team that a role plays for."""
    return (chosen or tuned())[SIDES[role]]


class Goals:
    """For each seat the worth of a wound and of the end, for the one who looks."""

    def __init__(self, view: View, memory: Recalls, weights: Weights) -> None:
        me = view.roles[view.seat]
        self.wound: list[float]
        """What it is worth that a seat loses a life; below 0 it is a friend's."""
        self.end: list[float]
        """What more it is worth that a seat is out."""
        self.friends = [False] * len(view.roles)
        """Who is never harmed: proven friends, and the Sheriff where his end would be one's own."""
        if SHERIFF not in view.roles:
            self.wound = circle(view, me)
            self.end = [3.0 if view.living() == 2 else 3.0 * foe - 2.0 for foe in self.wound]
            return
        known = beliefs(view, memory)
        if me == RENEGADE:
            wound = self._renegade(view, known, weights)
        elif me == OUTLAW:
            wound = {SHERIFF: weights["sheriff"], DEPUTY: weights["deputy"], RENEGADE: weights["renegade"]}
            wound[OUTLAW] = -weights["own"]
        else:
            wound = {OUTLAW: 1.0, RENEGADE: self._rival(view, known, weights), DEPUTY: -weights["own"], SHERIFF: NEVER}
        end = {role: weights["end"] * worth for role, worth in wound.items()}
        end[SHERIFF] = 20.0 if wound[SHERIFF] > 0 else -20.0
        self.wound = _expected(view, known, wound)
        self.end = _expected(view, known, end)
        friends = {SHERIFF: (0,), DEPUTY: (0,), OUTLAW: (1,), RENEGADE: ()}[me]
        for seat, chances in enumerate(known):
            if sum(chances[role] for role in friends) > CERTAIN:
                self.wound[seat] = min(self.wound[seat], -1.0)
                self.friends[seat] = True
        self.friends[view.roles.index(SHERIFF)] = wound[SHERIFF] < 0
        self.wound[view.seat] = NEVER

    def _rival(self, view: View, known: Chances, weights: Weights) -> float:
        """The Renegade, for the law: as long as there are more Outlaws than lawful he is of use."""
        living = [seat for seat, alive in enumerate(view.alive) if alive]
        outlaws = sum([known[seat][1] for seat in living])
        law = 1.0 + sum([known[seat][0] for seat in living])
        return weights["renegade"] - weights["ally"] * max(0.0, outlaws - law)

    def _renegade(self, view: View, known: Chances, weights: Weights) -> Weights:
        """The Sheriff last, everybody else out, the stronger side first; and whoever could end it too soon."""
        sheriff = view.roles.index(SHERIFF)
        law, outlaws = 0.0, 0.0
        for seat in view.others(view.seat):
            strength = view.life[seat] + 0.3 * min(view.hand_sizes[seat], 5)
            law += strength * (1.0 if seat == sheriff else known[seat][0])
            outlaws += strength * known[seat][1]
        ahead = (outlaws - law) / 4 - weights["even"]
        guard = weights["guard"] * max(0, 3 - view.life[sheriff])
        # The last one beside the Sheriff has to go before him, however weak: nobody is left to do it.
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
