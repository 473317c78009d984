"""A trained network, evaluated in whole numbers so that every machine gets the same results.

The rows of all facts are added up to a first layer; a second layer represents the state. It gives the chances to win
and the roles of all seats and, together with the facts of a move, the value of that move. Weights are whole numbers:
sums are in units of 1/8192, values passed from layer to layer in units of 1/128, from 0 to 127/128.
"""

from __future__ import annotations

from functools import cache, partial
from importlib.resources.abc import Traversable
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from boothill.bad_input import BadInput
from boothill.bots.learned.encoder import MOST_FACTS, Encoder
from boothill.bots.learned.file import About, Run, Table, read, write
from boothill.bots.learned.move_facts import MOVE_FACTS
from boothill.bots.learned.names import KINDS, Names
from boothill.bots.learned.sheet import SEATS
from boothill.extra import needed

if TYPE_CHECKING:
    from boothill.bots.learned.layers import Sums

FORMAT: Final = 1
ONE: Final = 8192
"""The whole number that stands for 1 in a sum."""
SCALE: Final = 64
"""What sums are divided by when they are passed from layer to layer: there 8192 / 64 = 128 stands for 1."""
MOST: Final = ONE // SCALE - 1
"""The largest value passed from layer to layer."""
TOGETHER: Final = 16
"""How many moves are valued in one go. NumPy would split larger products among several threads, which then spend more
time waiting for each other than working."""
WEIGHT: Final = 64
"""The whole number that stands for 1 in a weight between two layers."""
WORTH: Final = 10.0
"""The scale of move values: the network gives them in tenths of a chance to win."""
ROWS: Final = ("facts", "moves")
"""Weight tables with one row per fact; the rows of the facts at hand are added up."""
LAYERS: Final = ("state", "heads", "context", "pairs", "worth")
"""Weight tables between two layers."""
BIASES: Final = ("facts bias", "state bias", "heads bias", "context bias", "pairs bias", "worth bias")


class Sizes(NamedTuple):
    """The width of each layer."""

    first: int = 256
    state: int = 128
    pair: int = 128
    last: int = 32


def heads_of(names: Names) -> int:
    """The number of heads, the network's outputs for a state: one for the chance to win, one for each side, and one
    for each role of each seat."""
    return 1 + names.size("sides") + SEATS * names.size("roles")


class Network:
    """A network with whole-number weights."""

    def __init__(
        self, names: Names, weights: dict[str, Table], games: tuple[str, ...] = (), runs: tuple[Run, ...] = ()
    ) -> None:
        self.encoder = Encoder(names)
        self.weights = weights
        self.games = games
        """The games that the network has learned."""
        self.runs = runs
        """The plans of the runs that trained it, the first one first."""
        with needed(""):
            from boothill.bots.learned.layers import FactLayer, Layer, floats, passed
        for name, rows in (("facts", self.encoder.size), ("moves", self.encoder.move_size)):
            known = len(weights[name].numbers) // weights[name].width
            if known != rows:
                raise BadInput(f"the network knows {known} {name}, not {rows}: train it anew")
        self._layers = {name: Layer(weights[name], weights[f"{name} bias"], MOST) for name in LAYERS}
        self._start = floats(weights["facts bias"])[0]
        self._facts = FactLayer(weights["facts"], MOST_FACTS, abs(self._start))
        self._moves = FactLayer(weights["moves"], MOVE_FACTS, self._layers["context"].bound)
        self._passed = partial(passed, scale=SCALE, most=MOST)

    def save(self, path: Path) -> None:
        """Write the network to a file, completely or not at all."""
        write(path, About(FORMAT, self.encoder.names.lists, list(self.games), list(self.runs)), self.weights)

    @staticmethod
    def load(path: Traversable) -> Network:
        """Read a network from a file. Raises BadInput if the file is missing or unusable."""
        about, weights = read(path)
        if about.format != FORMAT:
            raise BadInput(f"{path} was written by another version; train it anew")
        names = Names({kind: about.names[kind] for kind in KINDS})
        return Network(names, weights, tuple(about.games), tuple(about.runs))

    def state(self, facts: list[int]) -> Sums:
        """The second layer: what the network makes of the facts of a state."""
        return self._passed(self._layers["state"].sums(self._passed(self._facts.sums(facts, self._start))))

    def heads(self, state: Sums) -> list[float]:
        """The outputs of all heads, as logits."""
        found: list[float] = (self._layers["heads"].sums(state) / ONE).tolist()
        return found

    def chance(self, facts: list[int]) -> float:
        """The viewing seat's chance to win with its side."""
        return 1 / (1 + exp(-self.heads(self.state(facts))[0]))

    def shares(self, facts: list[int], sides: list[str]) -> dict[str, float] | None:
        """How likely each of these sides is to win; None if the network does not know one of them."""
        numbers = self.encoder.names.numbers["sides"]
        if any(side not in numbers for side in sides):
            return None
        heads = self.heads(self.state(facts))
        powers = {side: exp(heads[1 + numbers[side]]) for side in sides}
        total = sum(powers.values())
        return {side: power / total for side, power in powers.items()}

    def sums(self, facts: list[int], moves: list[int]) -> list[int]:
        """The value of each move as a whole number; the highest is the best."""
        context = self._layers["context"].sums(self.state(facts))
        found: list[int] = []
        for at in range(0, len(moves), TOGETHER * MOVE_FACTS):
            some = moves[at : at + TOGETHER * MOVE_FACTS]
            pairs = self._passed(self._moves.sums_of_each(some, MOVE_FACTS, context))
            last = self._passed(self._layers["pairs"].sums(pairs))
            found += self._layers["worth"].sums(last)[:, 0].astype(int).tolist()
        return found

    def worths(self, facts: list[int], moves: list[int]) -> list[float]:
        """The value of each move in chances to win; only the differences between them mean anything."""
        return [sum / ONE / WORTH for sum in self.sums(facts, moves)]


@cache
def loaded(path: str) -> Network:
    """The network in a file, which is read only once."""
    return Network.load(Path(path))
