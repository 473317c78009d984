"""Bots that play by a network, with or without a search."""

from __future__ import annotations

from pathlib import Path
from random import Random

from boothill.bots.bot import Bot
from boothill.bots.learned.choosing import best
from boothill.bots.learned.network import Network, loaded
from boothill.bots.learned.search import search
from boothill.bots.learned.shipped import network_files, shipped
from boothill.bots.lookahead.search import Budget
from boothill.core.moves import Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory


class LearnedBot(Bot):
    """Makes the move that the network rates highest. With `playouts` it first tries the best few in imagined worlds."""

    def __init__(self, network: Network, playouts: int = 0) -> None:
        self.network = network
        self.playouts = playouts

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        if not self.playouts:
            return best(view, memory, self.network)
        return search(view, memory, rng, self.network, Budget(self.playouts))


class DesperadoBot(Bot):
    """Plays by the networks that come with the package, in the games that they have learned.

    It does not search: that would take longer than 10 milliseconds on a plain install.
    """

    @classmethod
    def games(cls) -> tuple[str, ...]:
        return tuple(network_files())

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        network = shipped(view.rules.name)
        assert network is not None, f"desperado has not learned {view.rules.name}"
        return LearnedBot(network).choose(view, memory, rng)


def learned_bot(spec: str) -> LearnedBot:
    """Make a bot from what follows `learned:`: a file, or a number of playouts and a file (`72:weights.npz`)."""
    playouts, mark, path = spec.partition(":")
    if mark and playouts.isdecimal():
        if not int(playouts):
            raise ValueError(f"learned:{spec}: at least one playout; without any, omit the number")
        return LearnedBot(loaded(str(Path(path))), int(playouts))
    return LearnedBot(loaded(str(Path(spec))))
