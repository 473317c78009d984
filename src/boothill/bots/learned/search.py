"""A search with a network, which picks the candidate moves, plays on after each, and judges the result."""

from __future__ import annotations

from random import Random
from typing import Final

from boothill.bots.gunslinger.judging import judged
from boothill.bots.learned.choosing import promising
from boothill.bots.learned.network import Network
from boothill.bots.learned.playing_on import RememberedWorld, attempt
from boothill.bots.lookahead.search import ENOUGH, Budget, Trial, contenders
from boothill.bots.patience import POINTLESS
from boothill.bots.policy import policy_of
from boothill.core.frames.playing import Playing
from boothill.core.moves import END, PLAY, Move
from boothill.core.rows import BROWN
from boothill.core.view import View
from boothill.knowledge.memory import Memory

MOVES: Final = 7
"""The maximum number of candidate moves."""
SURE: Final = 0.75
"""How many standard errors a move must be ahead of the network's own choice to be preferred to it."""
LEAST: Final = 0.003
"""And how much, in chances to win: where a game is as good as decided, the network's own choice looks better."""


def search(view: View, memory: Memory, rng: Random, network: Network, budget: Budget) -> Move:
    """The best move: the network's own choice, unless another candidate proves better. All candidates are made in the
    same imagined worlds and played on for a round; the worse half is dropped early, and the search ends as soon as the
    result is clear."""
    left = [Trial(move) for move in candidates(view, memory, network)]
    usual = left[0]
    one_round = max(1, sum(view.alive[front] for front in view.fronts))  # 0 while others come to the front
    cut, cuts = 1, len(left).bit_length()
    while len(left) > 1 and budget.spent() < 1:
        world = RememberedWorld.imagined(view, memory, rng)
        luck = rng.getrandbits(32)
        for trial in left:
            trial.values.append(attempt(world, trial.move, view.seat, one_round, network, luck))
        budget.used += len(left)
        if budget.spent() >= cut / cuts:
            cut += 1
            left.sort(key=lambda trial: -sum(trial.values))
            left = [trial for i, trial in enumerate(left) if i < (len(left) + 1) // 2 or trial is usual]
        elif len(usual.values) % ENOUGH == 0:
            left = contenders(left, usual)
    return preferred(left, usual).move


def preferred(trials: list[Trial], usual: Trial, sure: float = SURE, least: float = LEAST) -> Trial:
    """The trial that is surest to be ahead of the usual one, or that one if none is far enough ahead."""
    gains = {trial: trial.lead(usual) for trial in trials if trial is not usual and trial.values}
    ahead = max(gains, key=lambda trial: gains[trial][0] - sure * gains[trial][1], default=usual)
    if ahead is usual or gains[ahead][0] <= max(least, sure * gains[ahead][1]):
        return usual
    return ahead


def candidates(view: View, memory: Memory, network: Network) -> list[Move]:
    """The network's choice, followed by the moves that it rates nearly as good. In the play phase, except in games
    where looking ahead pays, those that rules of thumb rule out are omitted, and so is ending the turn instead of
    laying a card: the search would blame the card for what the network does after it."""
    first, *others = promising(view, memory, network, MOVES)
    if policy_of(view.rules).AHEAD or not isinstance(view.stack[-1], Playing):
        return [first, *others]
    score = judged(view, memory)
    laid = first.verb == PLAY and not first.name and view.rules.rows[first.card].edge != BROWN
    return [first, *[move for move in others if score(move) > POINTLESS and not (laid and move is END)]]
