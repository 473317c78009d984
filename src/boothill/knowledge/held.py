"""What players hold: cards that are usually kept are more common in hands than in the deck, cards that are played at
once less common.

The numbers were counted in games of bots (`python -m boothill.lab.fit.held`): how much more often each card is held
than its share of the unseen cards suggests, and how often players who have just let a hit through still hold a miss.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from boothill.core.ids import Seat
from boothill.core.ruleset import Ruleset
from boothill.core.view import View
from boothill.knowledge.history import NO_BLOW, NO_MISS

MOST: Final = 2.5
"""The maximum weight of a card."""
MISS: Final = "no miss"
BLOW: Final = "no blow"


Held = dict[str, dict[str, float]]
"""`held`: weights by card name. `declined`: the weights of misses and blows for players who let something pass."""
NOTHING: Final[Held] = {"held": {}, "declined": {MISS: 1.0, BLOW: 1.0}}


@cache
def counted() -> dict[str, Held]:
    """The weights that come with the package, by game."""
    text = files("boothill.data").joinpath("bots/held.json").read_text(encoding="utf-8")
    found: dict[str, Held] = json.loads(text)
    return found


@lru_cache(maxsize=256)
def usually(rules: Ruleset) -> list[float]:
    """For each face, how much more often it is held than its share of the unseen cards suggests."""
    held = counted().get(rules.name, NOTHING)["held"]
    return [min(MOST, held.get(row.name, 1.0)) for row in rules.rows]


@lru_cache(maxsize=4096)
def _declined(rules: Ruleset, character: str, declined: int) -> list[float]:
    """The same for a player who has let something pass since they last got a card."""
    less = counted().get(rules.name, NOTHING)["declined"]
    counts_as = rules.characters[character].counts_as if character in rules.characters else None
    found = []
    for row, weight in zip(rules.rows, usually(rules), strict=True):
        if declined & NO_MISS and (row.miss or (counts_as is not None and counts_as(row, rules.dodge))):
            weight = min(weight, less[MISS])
        if declined & NO_BLOW and row.blow:
            weight = min(weight, less[BLOW])
        found.append(weight)
    return found


def likely_held(view: View, declined: int, seat: Seat) -> list[float]:
    """For each face, its relative weight in a seat's hand, considering what the seat has let pass (`declined`)."""
    if not declined:
        return usually(view.rules)
    return _declined(view.rules, view.ability[view.fronts[seat]].name, declined)
