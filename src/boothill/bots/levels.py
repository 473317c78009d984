"""How strong the bots are, as measured: `bench/bots.md` says how."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files


@cache
def _measured() -> dict[str, dict[str, int]]:
    text = files("boothill.data").joinpath("bots/levels.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, int]] = json.loads(text)
    return found


def elo(bot: str) -> dict[str, int]:
    """The Elo points of a bot above `karma`, by game, as far as that has been measured."""
    return {game: points[bot] for game, points in _measured().items() if bot in points}
