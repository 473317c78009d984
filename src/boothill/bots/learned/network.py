"""A network that has learned: what it makes of facts, in whole numbers, so that every machine finds the same.

Facts add up to a first layer; a second one is what is known of the state. From that come the chances of winning and the
roles of all seats, and together with the facts of a move what the move is worth. Weights are whole numbers: sums are
in 1/8192, what passes from layer to layer in 1/128, from 0 to 127/128. Nothing but Python is needed to play by it.
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
"""1 in a sum,"""
SHIFT: Final = 6
"""and 128 in what passes from layer to layer: so many bits less."""
WEIGHT: Final = 64
"""1 in a weight between two layers."""
WORTH: Final = 10.0
"""What a move is worth is told in tenths of a chance to win."""
REMEMBERED: Final = 2000
"""So many decisions at most, a few kilobytes each."""
ROWS: Final = ("facts", "moves")
"""Weights that are added up, one row for each fact;"""
LAYERS: Final = ("state", "heads", "context", "pairs", "worth")
"""and those between two layers."""
BIASES: Final = ("facts bias", "state bias", "heads bias", "context bias", "pairs bias", "worth bias")


class Sizes(NamedTuple):
    """How wide each layer is."""

    first: int = 256
    state: int = 128
    pair: int = 128
    last: int = 32


def heads_of(names: Names) -> int:
    """The numbers that are told of a state: whether the own side wins, whether each side does, and roles of seats."""
    return 1 + names.size("sides") + SEATS * names.size("roles")


class Network:
    """Whole-number weights, and what they make of facts."""

    def __init__(
        self, names: Names, weights: dict[str, Table], games: tuple[str, ...] = (), runs: tuple[Run, ...] = ()
    ) -> None:
        self.encoder = Encoder(names)
        self.weights = weights
        self.games = games
        """The games that it has learned."""
        self.runs = runs
        """How: the plan of each training run, the first one first."""
        self._rows = {name: Rows(*weights[name]) for name in (*ROWS, *LAYERS)}
        if any(abs(number) >= LARGEST for name in BIASES for number in weights[name].numbers):
            raise BadInput("the network's numbers are too large: train it anew")
        self._start = {name: Sums.of(weights[name].numbers.tolist()) for name in BIASES}
        for name, rows in (("facts", self.encoder.size), ("moves", self.encoder.move_size)):
            if len(self._rows[name]) != rows:
                raise BadInput(f"the network knows {len(self._rows[name])} {name}, not {rows}: train it anew")
        # The first head alone is asked for again and again.
        heads = weights["heads"]
        self._own = Rows(heads.numbers[:: heads.width], 1)
        self._own_start = Sums.of([weights["heads bias"].numbers[0]])
        self._found: dict[tuple[int, ...], list[int]] = {}
        """What was asked for last: who plays on in imagined games often comes to the same decision again."""

    def save(self, path: Path) -> None:
        """Write it to a file; whole, or not at all."""
        write(path, About(FORMAT, self.encoder.names.lists, list(self.games), list(self.runs)), self.weights)

    @staticmethod
    def load(path: Traversable) -> Network:
        """One that was saved. Raises BadInput if there is none."""
        about, weights = read(path)
        if about.format != FORMAT:
            raise BadInput(f"{path} was written by another version; train it anew")
        names = Names({kind: about.names[kind] for kind in KINDS})
        return Network(names, weights, tuple(about.games), tuple(about.runs))

    def _next(self, values: bytes, layer: str) -> Sums:
        """The sums of a layer, from what the one before passed on."""
        return self._rows[layer].weighed(values, self._start[f"{layer} bias"])

    def state(self, facts: list[int]) -> bytes:
        """What is known of a state."""
        first = self._rows["facts"].total(facts, self._start["facts bias"])
        return _passed(self._next(_passed(first), "state"))

    def heads(self, state: bytes) -> list[float]:
        """The numbers of all heads, as log-odds."""
        return [number / ONE for number in self._next(state, "heads").numbers()]

    def chance(self, facts: list[int]) -> float:
        """How likely the side of the seat that looks is to win."""
        own = self._own.weighed(self.state(facts), self._own_start).numbers()[0]
        return 1 / (1 + exp(-own / ONE))

    def shares(self, facts: list[int], sides: list[str]) -> dict[str, float] | None:
        """How likely each of some sides is to win; None where one of them won no game that was learned from."""
        numbers = self.encoder.names.numbers["sides"]
        if any(side not in numbers for side in sides):
            return None
        heads = self.heads(self.state(facts))
        powers = {side: exp(heads[1 + numbers[side]]) for side in sides}
        total = sum(powers.values())
        return {side: power / total for side, power in powers.items()}

    def sums(self, facts: list[int], moves: list[int]) -> list[int]:
        """What each move is worth, as whole numbers: the highest is the best one."""
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
        """The same in chances to win; only differences between them mean anything."""
        return [sum / ONE / WORTH for sum in self.sums(facts, moves)]


def _passed(sums: Sums) -> bytes:
    return sums.passed(ONE, SHIFT)


@cache
def loaded(path: str) -> Network:
    """The network of a file, read once."""
    return Network.load(Path(path))
