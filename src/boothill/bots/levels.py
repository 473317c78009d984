"""The levels of bots that people choose from, and the measured strength of all bots; `bench/bots.md` says how it was
measured."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def _data(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files("boothill.data").joinpath(f"bots/{name}").read_text(encoding="utf-8"))
    return found


def levels(game: str) -> list[str]:
    """The bots that are the levels of a game, weakest first, about even steps apart; none if the game was not
    measured. Other bots are there to measure against."""
    return list(_data("levels.json").get(game, ()))


def games_with_level(bot: str) -> tuple[str, ...]:
    """The games in which a bot is one of the levels. Bots made to fill a gap between two others play nothing else."""
    return tuple(game for game, names in _data("levels.json").items() if bot in names)


def elo(bot: str) -> dict[str, int]:
    """A bot's Elo points above `karma` in each game for which they have been measured."""
    return {game: points[bot] for game, points in _data("elo.json").items() if bot in points}
