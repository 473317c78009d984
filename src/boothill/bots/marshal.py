"""The marshal: simulates many times how each candidate move might turn out before making one."""

from __future__ import annotations

from random import Random
from typing import Final

from boothill.bots.bot import Bot
from boothill.bots.gunslinger.bot import GunslingerBot
from boothill.bots.gunslinger.judging import alike, judged, likely
from boothill.bots.learned.choosing import best
from boothill.bots.learned.network import Network
from boothill.bots.learned.search import search as learned_search
from boothill.bots.learned.shipped import shipped
from boothill.bots.levels import games_with_level
from boothill.bots.lookahead.search import Budget, search
from boothill.bots.patience import POINTLESS, tired
from boothill.bots.policy import policy_of
from boothill.core.frames.playing import Playing
from boothill.core.moves import Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory

MOVES: Final = 10
"""How many candidate moves it searches."""
FEW: Final = 20
"""How many playouts the ranger makes."""


class MarshalBot(Bot):
    """Searches among the gunslinger's favourite moves, and makes the gunslinger's own choice unless another move proves
    better. In games where a network plays better, that network takes the gunslinger's place."""

    THINKS = True

    def __init__(self, playouts: int = 0, seconds: float = 0.0) -> None:
        self.playouts = playouts
        """How many playouts for each decision; 0 for the game's default (`Policy.PLAYOUTS`, `Policy.LEARNED_PLAYOUTS`).
        With the same random numbers it makes the same move, unless it runs out of time."""
        self.seconds = seconds
        """The time limit for each decision; 0 for none."""
        self.gunslinger = GunslingerBot()

    def within(self, seconds: float) -> Bot:
        return MarshalBot(self.playouts, seconds)

    def at_once(self, view: View, memory: Memory, rng: Random) -> Move:
        network = _network(view)
        return self.gunslinger.choose(view, memory, rng) if network is None else best(view, memory, network)

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        policy = policy_of(view.rules)
        one_round = sum(view.alive[front] for front in view.fronts)
        network = _network(view)
        if network is not None:
            budget = Budget(self.playouts or policy.LEARNED_PLAYOUTS // max(2, one_round), self.seconds)
            return learned_search(view, memory, rng, network, budget)
        budget = Budget(self.playouts or policy.PLAYOUTS, self.seconds)
        usual = self.gunslinger.choose(view, memory, rng)
        score = judged(view, memory)
        scores = {move: score(move) for move in view.legal}
        found = likely(view, list(scores.values()), MOVES)
        found.pop(alike(view, usual), None)
        anything = not tired(view) and (policy.AHEAD or not isinstance(view.stack[-1], Playing))
        others = [move for move in found.values() if anything or scores[move] > POINTLESS]
        return search(view, memory, rng, [usual, *others], one_round, budget, policy.SURE)


class RangerBot(MarshalBot):
    """Searches like the marshal, but makes only a few playouts for each decision."""

    def __init__(self) -> None:
        super().__init__(playouts=FEW)

    @classmethod
    def games(cls) -> tuple[str, ...]:
        return games_with_level("ranger")


def _network(view: View) -> Network | None:
    """The network to search with, in games where that pays."""
    return shipped(view.rules.name) if policy_of(view.rules).LEARNED_PLAYOUTS else None
