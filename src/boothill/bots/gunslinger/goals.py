"""What a seat wants: how much it gains if each other seat is hurt or eliminated."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

Weights = dict[str, float]

NEVER: Final = -9.0
"""The worth of what nobody wants at any price."""


@cache
def tuned() -> dict[str, Weights]:
    """The shipped weights for each side, found by `python -m boothill.lab.fit.tune`."""
    text = files("boothill.data").joinpath("bots/gunslinger.json").read_text(encoding="utf-8")
    weights: dict[str, Weights] = json.loads(text)
    return weights


def weights_for(side: str, chosen: dict[str, Weights] | None = None) -> Weights:
    """A side's weights; a side that has none gets those of the first one listed."""
    known = chosen or tuned()
    return known[side] if side in known else next(iter(known.values()))


class Goals:
    """What each seat's wounds and elimination are worth to the viewing seat."""

    def __init__(self, wound: list[float], end: list[float], friends: list[bool]) -> None:
        self.wound = wound
        """What it is worth that a seat loses a life; below 0 for a friend."""
        self.end = end
        """What it is worth, on top of that, that a seat is eliminated."""
        self.friends = friends
        """Who must never be harmed: proven friends, and anybody whose elimination would lose the game."""
