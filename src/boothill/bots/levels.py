"""How strong the bots are, as measured: `bench/bots.md` says how."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from boothill.bots import BOTS

PLACES = {
    "classic": "", "dodge-city": " in Dodge City", "classic+dodge-city": " with both boxes", "duel": " in the Duel",
}  # fmt: skip
"""How a game is called beside a figure."""


@cache
def _measured() -> dict[str, dict[str, int]]:
    text = files("boothill.data").joinpath("bots/levels.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, int]] = json.loads(text)
    return found


def elo(bot: str) -> dict[str, int]:
    """The Elo points of a bot above `karma`, by game, as far as that has been measured."""
    return {game: points[bot] for game, points in _measured().items() if bot in points}


def listed() -> str:
    """The levels in one line, the weakest first, each with its points."""
    lines = []
    for bot in BOTS:
        points = [f"{value}{PLACES.get(game, f' in {game}')}" for game, value in elo(bot).items()]
        lines.append(f"{bot} ({', '.join(points)})" if points else bot)
    return ", ".join(lines)
