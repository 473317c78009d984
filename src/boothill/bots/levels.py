"""The measured strength of the bots; `bench/bots.md` says how it was measured."""

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
    """A bot's Elo points above `karma` in each game for which they have been measured."""
    return {game: points[bot] for game, points in _measured().items() if bot in points}
