"""Bots that play by a network: alone, or looking into a few imagined worlds with its help."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from random import Random
from typing import Final

from boothill.bots.bot import Bot
from boothill.bots.gunslinger.judging import Alike, alike
from boothill.bots.learned.file import read_about
from boothill.bots.learned.network import Network, loaded
from boothill.bots.learned.weighing import weighed
from boothill.bots.patience import tired
from boothill.core.moves import END, Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory

MOVES: Final = 6
"""How many moves are looked into, at most;"""
TURNS: Final = 1
"""and for how many turns the game goes on after each."""
TRUST: Final = 1.0
"""What the network's own opinion of a move counts beside what comes of it in the worlds."""


class LearnedBot(Bot):
    """Takes the move that the network thinks best. With `worlds` the best few are made in so many worlds first."""

    def __init__(self, network: Network, worlds: int = 0) -> None:
        self.network = network
        self.worlds = worlds

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        if tired(view) and END in view.legal:
            return END
        encoder = self.network.encoder
        worths = self.network.worths(encoder.facts(view, memory), encoder.moves(view, memory, view.legal))
        order = sorted(range(len(worths)), key=lambda i: -worths[i])
        if not self.worlds:
            return view.legal[order[0]]
        found: dict[Alike, int] = {}
        for i in order:
            found.setdefault(alike(view, view.legal[i]), i)
            if len(found) == MOVES:
                break
        best = list(found.values())
        moves = [view.legal[i] for i in best]
        if len(moves) == 1:
            return moves[0]
        values = weighed(view, memory, moves, self.worlds, TURNS, rng, self.network)
        total = [value + TRUST * worths[i] for value, i in zip(values, best, strict=True)]
        return moves[total.index(max(total))]


class DesperadoBot(LearnedBot):
    """Plays by the network that comes with the package, in the games that the network has learned.

    It looks into no worlds: that would take longer than ten thousandths of a second on a plain install.
    """

    def __init__(self) -> None:
        super().__init__(_shipped())

    @classmethod
    def games(cls) -> tuple[str, ...]:
        return _learned()


def _file() -> Traversable:
    return files("boothill.data").joinpath("bots/desperado.npz")


@cache
def _shipped() -> Network:
    return Network.load(_file())


@cache
def _learned() -> tuple[str, ...]:
    return tuple(read_about(_file()).games)


def learned_bot(spec: str) -> LearnedBot:
    """A bot by what follows its name: a file, or a number of worlds and a file, `12:weights.npz`."""
    worlds, mark, path = spec.partition(":")
    if mark and worlds.isdecimal():
        return LearnedBot(loaded(str(Path(path))), int(worlds))
    return LearnedBot(loaded(str(Path(spec))))
