"""Playouts: imagine what a seat cannot see, and let everybody play on by the gunslinger's rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from random import Random
from typing import Final

from boothill.bots.gunslinger.judging import Alike, judged, likely
from boothill.core.ids import Face, Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.core.view import View
from boothill.knowledge import beliefs
from boothill.knowledge.actions import Deed, Witness
from boothill.knowledge.memory import Memory
from boothill.knowledge.sample import sample

LONGEST: Final = 400
"""After this many decisions a playout stops and is judged as it stands."""
Plan = Callable[[State], Move | None]
"""A planned move for a state; None where nothing is planned."""
CURIOUS: Final = 0.15
"""The exploration constant of the tree search (as in UCB), in win chance."""


class Tree:
    """A search tree: what the searching seat has tried after one of its own moves, and how it turned out."""

    def __init__(self) -> None:
        self.tried: dict[Alike, Tree] = {}
        self.visits = 0
        self.total = 0.0

    def learn(self, value: float) -> None:
        self.visits += 1
        self.total += value

    def next(self, view: View, scores: list[float]) -> tuple[Move, Tree]:
        """The move to try next: from time to time a new one, the likeliest first; otherwise the most promising one."""
        best = -1.0
        for key, move in likely(view, scores, 1 + int(sqrt(self.visits))).items():
            child = self.tried.get(key)
            if child is None:
                child = self.tried[key] = Tree()
                return move, child
            promise = child.total / child.visits + CURIOUS * sqrt(log(self.visits + 1) / child.visits)
            if promise > best:
                best, chosen = promise, (move, child)
        return chosen


class Seen:
    """A stand-in for a memory in playouts: it knows everybody's deeds, but nothing about anybody's cards."""

    def __init__(self, witness: Witness) -> None:
        self.witness = witness

    @property
    def deeds(self) -> list[Deed]:
        return self.witness.deeds

    @property
    def discarded(self) -> list[Face]:
        return []

    def known(self, place: Seat) -> list[Face]:
        return []

    def declined(self, seat: Seat) -> int:
        return 0


class World:
    """A full state that fits everything a seat sees and remembers, and what everybody has seen of it."""

    def __init__(self, s: State, seen: Seen) -> None:
        self.s = s
        self.seen = seen

    @staticmethod
    def imagined(view: View, memory: Memory, rng: Random) -> World:
        """Sample a world, with hidden roles drawn by how likely everybody's deeds make them."""
        s = sample(view, memory, rng)
        if "" in view.roles:
            s.roles = beliefs.draw(view, memory, rng)
        return World(s, Seen(memory.witness))

    def clone(self) -> World:
        witness = self.seen.witness
        return World(self.s.clone(), Seen(witness if witness.blind else beliefs.fork(witness)))

    def make(self, move: Move, seat: Seat) -> None:
        sizes = [len(hand) for hand in self.s.hands]
        witness = self.seen.witness
        events = self.s.apply(move, seat)
        if not witness.blind:
            for event in events:
                witness.see(event, sizes)

    def play_on(self, seat: Seat, turns: int, tree: Tree | None, rng: Random, plan: Plan | None = None) -> list[Tree]:
        """Play on until this many turns are over, and return the path taken through the tree.

        The seat itself follows its plan, if it has one; beyond that it explores the tree as far as that has grown.
        Everything else goes by rules of thumb.
        """
        s = self.s
        turn = s.turn
        way: list[Tree] = []
        for _ in range(LONGEST):
            if s.turn != turn:
                turn = s.turn
                turns -= 1
            if s.winner or turns == 0:
                break
            asked = s.to_act
            legal = s.legal(asked)
            if len(legal) == 1:
                self.make(legal[0], asked)
                continue
            if plan is not None and asked == seat:
                planned = plan(s)
                if planned is not None:
                    self.make(planned, asked)
                    continue
            view = s.view(asked)
            score = judged(view, self.seen)
            scores = [score(move) for move in legal]
            if tree is not None and asked == seat:
                move, child = tree.next(view, scores)
                way.append(child)
                tree = child if child.visits else None
            else:
                best = max(scores)
                good = [move for move, worth in zip(legal, scores, strict=True) if worth == best]
                move = good[0] if len(good) == 1 else rng.choice(good)
            self.make(move, asked)
        return way
