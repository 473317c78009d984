"""Levels for people who learn the game: they play by the greedy bot's rules of thumb, but overlook much of what they
could do.

They do nothing that makes no sense: somebody who overlooks everything ends the turn or takes the hit. How much each of
them overlooks in each game is data (`data/bots/overlooked.json`), set so that the levels are even steps apart.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from random import Random
from typing import ClassVar

from boothill.bots.bot import Bot
from boothill.bots.gunslinger.judging import Alike, alike
from boothill.bots.patience import in_time
from boothill.bots.policy import policy_of
from boothill.core.moves import END, PASS, Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory


@cache
def shares() -> dict[str, dict[str, float]]:
    """For each level what share of the moves it overlooks, by game; the entry without a name is for any other game."""
    text = files("boothill.data").joinpath("bots/overlooked.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, float]] = json.loads(text)
    return found


def share_of(level: str, game: str) -> float:
    by_game = shares()[level]
    return by_game.get(game, by_game[""])


class OverlookingBot(Bot):
    """Takes the best of the moves that it notices; equal ones by lot."""

    LEVEL: ClassVar = ""

    def __init__(self, share: float | None = None) -> None:
        self.share = share
        """The share of the moves that it overlooks; None for that of its level."""

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        share = share_of(self.LEVEL, view.rules.name) if self.share is None else self.share
        noticed: dict[Alike, bool] = {}
        """Copies of a card are overlooked together."""
        seen = []
        for move in view.legal:
            kind = alike(view, move)
            if kind not in noticed:
                noticed[kind] = move is END or move is PASS or rng.random() >= share
            if noticed[kind]:
                seen.append(move)
        if not any(move in view.answers for move in seen):
            return rng.choice(view.answers)
        score = in_time(view, policy_of(view.rules).greedy(view, memory))
        scores = [score(move) for move in seen]
        best = max(scores)
        return rng.choice([move for move, worth in zip(seen, scores, strict=True) if worth == best])


class GreenhornBot(OverlookingBot):
    """For a first game."""

    LEVEL = "greenhorn"


class StablehandBot(OverlookingBot):
    """For those who know the cards."""

    LEVEL = "stablehand"


class DrifterBot(OverlookingBot):
    """For those who have won a game."""

    LEVEL = "drifter"
