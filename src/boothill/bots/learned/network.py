"""A network that has learned: what it makes of facts, in whole numbers, so that every machine finds the same.

Facts add up to a first layer; a second one is what is known of the state. From that come the chances of winning and the
roles of all seats, and together with the facts of a move what the move is worth. Weights are whole numbers: sums are
in 1/8192, what passes from layer to layer in 1/128, from 0 to 127/128.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from boothill.bad_input import BadInput
from boothill.bots.learned.encoder import MOVE_FACTS, SEATS, Encoder
from boothill.bots.learned.names import KINDS, Names
from boothill.extra import need

FORMAT: Final = 1
ONE: Final = 8192
"""1 in a sum,"""
STEP: Final = 128
"""and in what passes from layer to layer."""
WEIGHT: Final = 64
"""1 in a weight between two layers."""
WORTH: Final = 10.0
"""What a move is worth is told in tenths of a chance to win."""
ROWS: Final = ("facts", "moves")
"""Weights that are added up, one row for each fact;"""
LAYERS: Final = ("state", "heads", "context", "pairs", "worth")
"""and those between two layers."""
BIASES: Final = ("facts bias", "state bias", "heads bias", "context bias", "pairs bias", "worth bias")

Arrays = dict[str, Any]
"""The weights by name."""


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

    def __init__(self, names: Names, weights: Arrays) -> None:
        np = need("numpy")
        self.encoder = Encoder(names)
        self.weights = weights
        for name, rows in (("facts", self.encoder.size), ("moves", self.encoder.move_size)):
            if len(weights[name]) != rows:
                raise BadInput(f"the network knows {len(weights[name])} {name}, not {rows}: train it anew")
        # No sum of these passes 2 to the 24th, so floats hold every one of them exactly, in whatever order.
        self._layers = {name: weights[name].astype(np.float32) for name in LAYERS}

    def save(self, path: Path) -> None:
        """Write it to a file; whole, or not at all."""
        np = need("numpy")
        text = json.dumps({"format": FORMAT, "names": self.encoder.names.lists}, ensure_ascii=False)
        aside = path.with_name(path.name + ".tmp")
        with aside.open("wb") as file:
            np.savez_compressed(file, about=np.frombuffer(text.encode(), dtype=np.uint8), **self.weights)
        aside.replace(path)

    @staticmethod
    def load(path: Path) -> Network:
        """One that was saved. Raises BadInput if there is none."""
        np = need("numpy")
        try:
            with np.load(path, allow_pickle=False) as file:
                found = {name: file[name] for name in file.files}
            about = json.loads(bytes(found.pop("about")))
        except (OSError, ValueError, KeyError):
            raise BadInput(f"{path} is no network; `boothill train` writes one") from None
        if about.get("format") != FORMAT:
            raise BadInput(f"{path} was written by another version; train it anew")
        return Network(Names({kind: about["names"][kind] for kind in KINDS}), found)

    def _next(self, values: Any, layer: str) -> Any:
        """The sums of a layer, from what the one before passed on."""
        np = need("numpy")
        sums = (values.astype(np.float32) @ self._layers[layer]).astype(np.int32)
        return sums + self.weights[f"{layer} bias"]

    def state(self, facts: list[list[int]]) -> Any:
        """What is known of some states, one row for each."""
        np = need("numpy")
        rows = self.weights["facts"]
        sums = np.stack([rows[some].sum(axis=0, dtype=np.int32) for some in facts]) + self.weights["facts bias"]
        return _passed(self._next(_passed(sums), "state"))

    def heads(self, state: Any) -> Any:
        """For each state the numbers of all heads, as log-odds."""
        return self._next(state, "heads") / ONE

    def chances(self, facts: list[list[int]]) -> list[float]:
        """For each state how likely the side of the seat that looks is to win."""
        np = need("numpy")
        own = self.heads(self.state(facts))[:, 0]
        return [float(chance) for chance in 1 / (1 + np.exp(-own))]

    def sums(self, facts: list[int], moves: list[int]) -> Any:
        """What each move is worth, as whole numbers: the highest is the best one."""
        np = need("numpy")
        given = np.array(moves, dtype=np.int64).reshape(-1, MOVE_FACTS)
        sums = self.weights["moves"][given].sum(axis=1, dtype=np.int32)
        pairs = _passed(sums + self._next(self.state([facts]), "context"))
        return self._next(_passed(self._next(pairs, "pairs")), "worth")[:, 0]

    def worths(self, facts: list[int], moves: list[int]) -> list[float]:
        """The same in chances to win; only differences between them mean anything."""
        return [float(sum) / ONE / WORTH for sum in self.sums(facts, moves)]


def _passed(sums: Any) -> Any:
    np = need("numpy")
    return np.clip(sums >> 6, 0, STEP - 1)


def quantised(names: Names, trained: Arrays) -> Network:
    """A network of whole numbers, as near as may be to one that was trained."""
    np = need("numpy")
    weights: Arrays = {}
    for name, values in trained.items():
        scale = WEIGHT if name in LAYERS else ONE
        kind = np.int8 if name in LAYERS else np.int32 if name in BIASES else np.int16
        most = np.iinfo(kind)
        weights[name] = np.clip(np.rint(np.asarray(values, dtype=np.float64) * scale), most.min, most.max).astype(kind)
    return Network(names, weights)


@cache
def loaded(path: str) -> Network:
    """The network of a file, read once."""
    return Network.load(Path(path))
