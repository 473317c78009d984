"""A trained network, evaluated in whole numbers so that every machine gets the same results.

The rows of all facts are added up to a first layer; a second layer represents the state. It gives the chances to win
and the roles of all seats and, together with the facts of a move, the value of that move. Weights are whole numbers:
sums are in units of 1/8192, values passed from layer to layer in units of 1/128, from 0 to 127/128. Playing needs
nothing but Python.
"""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable
from math import exp
from pathlib import Path
from typing import Final, NamedTuple

from boothill.bad_input import BadInput
from boothill.bots.learned.encoder import Encoder
from boothill.bots.learned.file import About, Run, Table, read, write
from boothill.bots.learned.lanes import LARGEST, Rows, Sums
from boothill.bots.learned.move_facts import MOVE_FACTS
from boothill.bots.learned.names import KINDS, Names
from boothill.bots.learned.sheet import SEATS

FORMAT: Final = 1
ONE: Final = 8192
"""The whole number that stands for 1 in a sum."""
SHIFT: Final = 6
"""How many fewer bits a value passed from layer to layer has than a sum: there 8192 >> 6 = 128 stands for 1."""
WEIGHT: Final = 64
"""The whole number that stands for 1 in a weight between two layers."""
WORTH: Final = 10.0
"""The scale of move values: the network gives them in tenths of a chance to win."""
REMEMBERED: Final = 2000
"""At most this many decisions are cached, a few kilobytes each."""
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
        self._rows = {name: Rows(*weights[name]) for name in (*ROWS, *LAYERS)}
        if any(abs(number) >= LARGEST for name in BIASES for number in weights[name].numbers):
            raise BadInput("the network's numbers are too large: train it anew")
        self._start = {name: Sums.of(weights[name].numbers.tolist()) for name in BIASES}
        for name, rows in (("facts", self.encoder.size), ("moves", self.encoder.move_size)):
            if len(self._rows[name]) != rows:
                raise BadInput(f"the network knows {len(self._rows[name])} {name}, not {rows}: train it anew")
        # `chance` is called very often, and needs only the first head.
        heads = weights["heads"]
        self._own = Rows(heads.numbers[:: heads.width], 1)
        self._own_start = Sums.of([weights["heads bias"].numbers[0]])
        self._found: dict[tuple[int, ...], list[int]] = {}
        """A cache of move values: playouts often come to the same decision again."""

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

    def _next(self, values: bytes, layer: str) -> Sums:
        """The sums of a layer, from the values that the one before passed on."""
        return self._rows[layer].weighed(values, self._start[f"{layer} bias"])

    def state(self, facts: list[int]) -> bytes:
        """The second layer: what the network makes of the facts of a state."""
        first = self._rows["facts"].total(facts, self._start["facts bias"])
        return _passed(self._next(_passed(first), "state"))

    def heads(self, state: bytes) -> list[float]:
        """The outputs of all heads, as logits."""
        return [number / ONE for number in self._next(state, "heads").numbers()]

    def chance(self, facts: list[int]) -> float:
        """The viewing seat's chance to win with its side."""
        own = self._own.weighed(self.state(facts), self._own_start).numbers()[0]
        return 1 / (1 + exp(-own / ONE))

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
        asked = (*facts, 0, *moves)
        found = self._found.get(asked)
        if found is None:
            if len(self._found) >= REMEMBERED:
                self._found.clear()
            found = self._found[asked] = self._sums(facts, moves)
        return found

    def _sums(self, facts: list[int], moves: list[int]) -> list[int]:
        context = self._next(self.state(facts), "context")
        rows, found = self._rows["moves"], []
        for at in range(0, len(moves), MOVE_FACTS):
            pairs = _passed(rows.total([fact for fact in moves[at : at + MOVE_FACTS] if fact], context))
            found += self._next(_passed(self._next(pairs, "pairs")), "worth").numbers()
        return found

    def worths(self, facts: list[int], moves: list[int]) -> list[float]:
        """The value of each move in chances to win; only the differences between them mean anything."""
        return [sum / ONE / WORTH for sum in self.sums(facts, moves)]


def _passed(sums: Sums) -> bytes:
    return sums.passed(ONE, SHIFT)


@cache
def loaded(path: str) -> Network:
    """The network in a file, which is read only once."""
    return Network.load(Path(path))
