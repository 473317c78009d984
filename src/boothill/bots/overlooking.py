"""Levels for people who are learning the game: bots that play by the greedy bot's rules of thumb, but overlook many of
their moves.

They never do anything senseless: a bot that overlooks everything ends the turn or takes the hit. How much each level
overlooks in each game is data (`data/bots/overlooked.json`), set so that the levels are even steps apart.
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
    """The share of moves that each level overlooks, by game; the entry with an empty name is for all other games."""
    text = files("boothill.data").joinpath("bots/overlooked.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, float]] = json.loads(text)
    return found


def share_of(level: str, game: str) -> float:
    by_game = shares()[level]
    return by_game.get(game, by_game[""])


class OverlookingBot(Bot):
    """Makes the best of the moves that it notices; breaks ties at random."""

    LEVEL: ClassVar = ""

    def __init__(self, share: float | None = None) -> None:
        self.share = share
        """The share of moves that it overlooks; None for the share of its level."""

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        share = share_of(self.LEVEL, view.rules.name) if self.share is None else self.share
        noticed: dict[Alike, bool] = {}
        """Whether it notices each kind of move; copies of a card are overlooked together."""
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
    """For players who know the cards."""

    LEVEL = "stablehand"


class DrifterBot(OverlookingBot):
    """For players who have won a game."""

    LEVEL = "drifter"
