"""A search with a network: it says which moves are worth a look, and how the worlds stand that come of them."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Final

from boothill.bots.greedy.worth import in_vain
from boothill.bots.gunslinger.judging import Alike, alike, judged
from boothill.bots.learned.network import Network
from boothill.bots.learned.weighing import value
from boothill.bots.lookahead.playout import World
from boothill.bots.lookahead.search import Budget
from boothill.bots.patience import POINTLESS, tired
from boothill.bots.policy import policy_of
from boothill.core.intents import ATTACKS
from boothill.core.moves import END, PLAY, Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory

MOVES: Final = 6
"""How many moves are looked into, at most;"""
NEAR: Final = 0.4
"""only those that the network thinks so much worse than the best one, in chances to win, or less;"""
TURNS: Final = 1
"""and for how many turns the game goes on after each."""
TRUST: Final = 1.0
"""What the network's own opinion of a move counts beside what comes of it in the worlds."""


class Trial:
    """A move that is tried, what the network thinks of it, and what has come of it so far."""

    def __init__(self, move: Move, opinion: float) -> None:
        self.move = move
        self.promise = TRUST * opinion
        self.total = 0.0

    def expected(self, worlds: int) -> float:
        return self.promise + self.total / max(1, worlds)


def trials(view: View, memory: Memory, network: Network, most: int) -> list[Trial]:
    """The moves that the network thinks best, the best one first, one of each kind."""
    if tired(view) and END in view.legal:
        return [Trial(END, 0.0)]
    encoder = network.encoder
    worths = network.worths(encoder.facts(view, memory), encoder.moves(view, memory, view.legal))
    order = sorted(range(len(worths)), key=lambda i: -worths[i])
    found: dict[Alike, Trial] = {}
    best = -inf
    for i in order:
        if len(found) == most or worths[i] < best - NEAR:
            break
        if not _senseless(view, memory, view.legal[i]):
            found.setdefault(alike(view, view.legal[i]), Trial(view.legal[i], worths[i]))
            best = max(best, worths[i])
    return list(found.values()) or [Trial(view.legal[order[0]], worths[order[0]])]


def _senseless(view: View, memory: Memory, move: Move) -> bool:
    """Is it what players call stupid: a card that heals nobody any more, or one that hits everybody although the rules
    of thumb rule it out, such as a Deputy's Gatling while the Sheriff has one life? Both are so rare that a network
    hardly learns what they cost."""
    if move.verb != PLAY or policy_of(view.rules).AHEAD:
        return False
    row = view.rules.rows[move.card]
    if in_vain(view, row):
        return not move.name
    return row.strikes_all(ATTACKS) and judged(view, memory)(move) <= POINTLESS


def search(view: View, memory: Memory, rng: Random, network: Network, budget: Budget) -> Move:
    """The best move. All are made in the same imagined worlds, and the worse half is soon left alone."""
    left = trials(view, memory, network, MOVES)
    worlds, cut, cuts = 0, 1, len(left).bit_length()
    while len(left) > 1 and budget.spent() < 1:
        world = World.imagined(view, memory, rng)
        luck = rng.getrandbits(32)
        for trial in left:
            trial.total += value(world, trial.move, view.seat, TURNS, luck, network)
        worlds += 1
        budget.used += len(left)
        if budget.spent() >= cut / cuts:
            cut += 1
            left.sort(key=lambda trial: -trial.expected(worlds))
            del left[(len(left) + 1) // 2 :]
    return max(left, key=lambda trial: trial.expected(worlds)).move
