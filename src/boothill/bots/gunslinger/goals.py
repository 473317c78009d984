"""What a seat wants: how gladly it would see each other one hurt or out."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

Weights = dict[str, float]

NEVER: Final = -9.0
"""What nobody wants at any price."""


@cache
def tuned() -> dict[str, Weights]:
    """The weights that come with the package, for each side; found by `python -m boothill.lab.fit.tune`."""
    text = files("boothill.data").joinpath("bots/gunslinger.json").read_text(encoding="utf-8")
    weights: dict[str, Weights] = json.loads(text)
    return weights


def weights_for(side: str, chosen: dict[str, Weights] | None = None) -> Weights:
    """The weights of a side; of one that has none, those of the first that has."""
    known = chosen or tuned()
    return known[side] if side in known else next(iter(known.values()))


class Goals:
    """For each seat the worth of a wound and of the end, for the one who looks."""

    def __init__(self, wound: list[float], end: list[float], friends: list[bool]) -> None:
        self.wound = wound
        """What it is worth that a seat loses a life; below 0 it is a friend's."""
        self.end = end
        """What more it is worth that a seat is out."""
        self.friends = friends
        """Who is never harmed: proven friends, and whoever's end would be one's own."""
