"""How a network learns from lessons: its errors, and their gradient for each weight."""

from __future__ import annotations

from typing import Any, NamedTuple

from boothill.bots.learned.encoder import Encoder
from boothill.bots.learned.names import Names
from boothill.bots.learned.network import LAYERS, WORTH, Sizes, heads_of
from boothill.extra import need
from boothill.lab.train.arrays import Arrays, OnCPU, OnTorch
from boothill.lab.train.lessons import Lessons

RESULT = 0.5
"""The weight of the game's result in the target for the chance to win; the value found by the search has the rest."""
CHANCES, SIDES = 0.2, 0.05
"""The weights of errors about the chance to win and about the winning side, relative to errors about moves."""
MOST_WEIGHT = 127 / 64
"""The largest weight between layers, positive or negative: an eight-bit whole number cannot hold more."""


class Batch(NamedTuple):
    """Some lessons, as arrays of NumPy or of PyTorch."""

    facts: Any
    whole: Any
    moves: Any
    valued: Any
    """1 for every move that has a value, 0 for padding."""
    gains: Any
    """How much better each move is than the average of its position, in tenths of a chance to win."""
    won: Any
    sides: Any
    """One column per side, 1 for the side that won."""


def fresh(names: Names, sizes: Sizes, seed: int) -> Arrays:
    """Random weights of a network that has learned nothing yet."""
    np = need("numpy", "train")
    rng = np.random.default_rng(seed)
    encoder = Encoder(names)
    shapes = {
        "facts": (encoder.size, sizes.first), "state": (sizes.first, sizes.state),
        "heads": (sizes.state, heads_of(names)), "context": (sizes.state, sizes.pair),
        "moves": (encoder.move_size, sizes.pair),
        "pairs": (sizes.pair, sizes.last), "worth": (sizes.last, 1),
    }  # fmt: skip
    spread = {"facts": 0.04, "moves": 0.08}
    weights: Arrays = {}
    for name, shape in shapes.items():
        size = spread.get(name, (1 / shape[0]) ** 0.5)
        weights[name] = (rng.standard_normal(shape) * size).astype(np.float32)
    weights["facts"][0] = weights["moves"][0] = 0
    for name, width in (
        ("facts", sizes.first), ("state", sizes.state), ("heads", heads_of(names)), ("context", sizes.pair),
        ("pairs", sizes.last), ("worth", 1),
    ):  # fmt: skip
        start = 0.0 if name in ("heads", "worth") else 0.3
        weights[f"{name} bias"] = np.full(width, start, dtype=np.float32)
    return weights


def batched(lessons: Lessons, chosen: Any, names: Names, arrays: OnCPU | OnTorch) -> Batch:
    """Some of the lessons as a batch to learn from."""
    np = need("numpy", "train")
    values = lessons.values[chosen]
    valued = ~np.isnan(values)
    count = np.maximum(1, valued.sum(axis=1, keepdims=True))
    plain = np.where(valued, values, 0.0)
    gains = np.where(valued, plain - plain.sum(axis=1, keepdims=True) / count, 0.0) * WORTH
    best = np.where(valued, values, -1.0).max(axis=1)
    won = RESULT * lessons.won[chosen] + (1 - RESULT) * best
    sides = np.eye(names.size("sides"), dtype=np.float32)[lessons.sides[chosen]]
    sides[:, 0] = 0
    found = (lessons.facts[chosen], lessons.whole[chosen], lessons.moves[chosen], valued.astype(np.float32), gains)
    return Batch(*[arrays.put(array) for array in (*found, won, sides)])


class Errors(NamedTuple):
    """How wrong a network is."""

    moves: float
    """The squared error of the moves' gains, divided by the sum of their squares."""
    chances: float
    """The error about the chance to win, in bits per lesson."""
    taken: float
    """How much worse the network's best move is than the best move, in chances to win, on average."""


class Moving:
    """Weights in training, and the moments of their gradients (the Adam optimizer)."""

    def __init__(self, weights: Arrays, arrays: OnCPU | OnTorch, rate: float) -> None:
        self.arrays = arrays
        self.rate = rate
        self.weights: Arrays = {name: arrays.put(value) for name, value in weights.items()}
        self.first: Arrays = {name: arrays.zeros_like(value) for name, value in self.weights.items()}
        self.second: Arrays = {name: arrays.zeros_like(value) for name, value in self.weights.items()}
        self.steps = 0

    def move(self, slopes: Arrays) -> None:
        """Take one optimizer step down the gradient."""
        self.steps += 1
        warm = (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            first, second, weight = self.first[name], self.second[name], self.weights[name]
            first *= 0.9
            first += 0.1 * slope
            second *= 0.999
            second += 0.001 * slope * slope
            weight -= self.rate * warm * first / (second**0.5 + 1e-8)
            if name in LAYERS:
                self.weights[name] = self.arrays.clip(weight, -MOST_WEIGHT, MOST_WEIGHT)

    def save(self) -> Arrays:
        """Everything that is needed to continue, by name."""
        found: Arrays = {}
        for part, some in (("weight", self.weights), ("first", self.first), ("second", self.second)):
            found |= {f"{part}/{name}": self.arrays.get(value) for name, value in some.items()}
        return found

    def restore(self, saved: Arrays, steps: int) -> None:
        """Continue from what `save` returned."""
        for part, some in (("weight", self.weights), ("first", self.first), ("second", self.second)):
            for name in some:
                some[name] = self.arrays.put(saved[f"{part}/{name}"])
        self.steps = steps


class Learner(Moving):
    """A network that learns from lessons."""

    chances, sides = CHANCES, SIDES

    def __init__(self, names: Names, weights: Arrays, arrays: OnCPU | OnTorch, rate: float = 1e-3) -> None:
        super().__init__(weights, arrays, rate)
        self.names = names

    def _forward(self, batch: Any) -> Arrays:
        """The sums and outputs of all layers. States come twice, first as the seats know them and then whole; moves
        are judged by what the seats know."""
        w, arrays = self.weights, self.arrays
        count, most = batch.moves.shape[0], batch.moves.shape[1]
        found: Arrays = {}
        seen = arrays.bag(w["facts"], batch.facts)
        whole = arrays.bag(w["facts"], batch.whole)
        found["facts"] = _stacked(arrays, seen, whole) + w["facts bias"]
        found["first"] = arrays.clip(found["facts"], 0.0, 1.0)
        found["state"] = found["first"] @ w["state"] + w["state bias"]
        found["known"] = arrays.clip(found["state"], 0.0, 1.0)
        found["heads"] = found["known"] @ w["heads"] + w["heads bias"]
        context = found["known"][:count] @ w["context"] + w["context bias"]
        found["of"], found["at"] = of, at = arrays.places(batch.valued > 0)
        found["moves"] = batch.moves[of, at]
        found["pairs in"] = arrays.bag(w["moves"], found["moves"]) + context[of]
        found["pairs"] = arrays.clip(found["pairs in"], 0.0, 1.0)
        found["last in"] = found["pairs"] @ w["pairs"] + w["pairs bias"]
        found["last"] = arrays.clip(found["last in"], 0.0, 1.0)
        worths = (found["last"] @ w["worth"] + w["worth bias"])[:, 0]
        found["worths"] = arrays.placed(worths, of, at, (count, most))
        mean = (found["worths"] * batch.valued).sum(1) / batch.valued.sum(1)
        found["gains"] = (found["worths"] - mean[:, None]) * batch.valued
        return found

    def _moves(self, batch: Any, found: Arrays) -> tuple[float, Any]:
        """The error about moves, and its gradient for the value of each move."""
        off = found["gains"] - batch.gains
        count = batch.moves.shape[0]
        return float((off * off).sum()) / 2 / count, off / count

    def gradients(self, batch: Any) -> tuple[float, Arrays]:
        """The error on a batch, and its gradient for each weight."""
        w, arrays = self.weights, self.arrays
        found = self._forward(batch)
        count = batch.moves.shape[0]
        slopes: Arrays = {}
        loss, off = self._moves(batch, found)
        worth = off[found["of"], found["at"]][:, None]
        slopes["worth"], slopes["worth bias"] = found["last"].T @ worth, worth.sum(0)
        last = (worth @ w["worth"].T) * passing(found["last in"])
        slopes["pairs"], slopes["pairs bias"] = found["pairs"].T @ last, last.sum(0)
        pairs = (last @ w["pairs"].T) * passing(found["pairs in"])
        slopes["moves"] = arrays.bag_gradient(w["moves"], found["moves"], pairs)
        context = arrays.added(pairs, found["of"], count)
        known = found["known"]
        slopes["context"], slopes["context bias"] = known[:count].T @ context, context.sum(0)
        more, heads = self._heads(batch, found["heads"])
        loss += more
        slopes["heads"], slopes["heads bias"] = known.T @ heads, heads.sum(0)
        state = heads @ w["heads"].T
        state[:count] += context @ w["context"].T
        state = state * passing(found["state"])
        slopes["state"], slopes["state bias"] = found["first"].T @ state, state.sum(0)
        facts = (state @ w["state"].T) * passing(found["facts"])
        slopes["facts bias"] = facts.sum(0)
        slopes["facts"] = arrays.bag_gradient(w["facts"], batch.facts, facts[:count])
        slopes["facts"] += arrays.bag_gradient(w["facts"], batch.whole, facts[count:])
        slopes["facts"][0] = 0
        slopes["moves"][0] = 0
        return loss, slopes

    def _heads(self, batch: Any, heads: Any) -> tuple[float, Any]:
        """The error of the heads, and its gradient."""
        arrays = self.arrays
        count, sides = batch.won.shape[0], self.names.size("sides")
        slope = arrays.zeros_like(heads)
        loss = 0.0
        for rows in (slice(0, count), slice(count, 2 * count)):
            chance = arrays.clip(arrays.sigmoid(heads[rows, 0]), 1e-6, 1 - 1e-6)
            slope[rows, 0] = self.chances * (chance - batch.won) / count
            loss += self.chances * cross(batch.won, chance) / count
            shares = arrays.softmax(heads[rows, 1 : 1 + sides])
            there = batch.sides.sum(1)
            slope[rows, 1 : 1 + sides] = self.sides * (shares * there[:, None] - batch.sides) / count
            loss += self.sides * _surprise(batch.sides, shares) / count
        return loss, slope

    def learn(self, batch: Any) -> float:
        """Learn from a batch, and return the error before."""
        loss, slopes = self.gradients(batch)
        self.move(slopes)
        return loss

    def errors(self, batch: Batch, values: Any) -> Errors:
        """The errors on lessons that the weights did not learn from; `values` are those of the lessons."""
        np = need("numpy", "train")
        found = self._forward(batch)
        gains, true = self.arrays.get(found["gains"]), self.arrays.get(batch.gains)
        off = ((gains - true) ** 2).sum() / max(1e-9, float((true**2).sum()))
        chance = self.arrays.clip(self.arrays.sigmoid(found["heads"][: len(gains), 0]), 1e-6, 1 - 1e-6)
        bits = cross(batch.won, chance) / len(gains) / float(np.log(2))
        valued = ~np.isnan(values)
        taken = np.where(valued, gains, -np.inf).argmax(axis=1)
        best = np.where(valued, values, -np.inf).max(axis=1)
        return Errors(float(off), float(bits), float((best - values[np.arange(len(values)), taken]).mean()))


def _stacked(arrays: OnCPU | OnTorch, above: Any, below: Any) -> Any:
    if isinstance(arrays, OnTorch):
        return arrays.torch.cat((above, below))
    return arrays.np.concatenate((above, below))


def passing(sums: Any) -> Any:
    """True for each sum within the clipping range, where its gradient is passed on."""
    return (sums > 0) & (sums < 1)


def cross(true: Any, chance: Any) -> float:
    """The cross-entropy of results and estimated chances, in nats, summed."""
    return float(-(true * logs(chance) + (1 - true) * logs(1 - chance)).sum())


def _surprise(true: Any, chances: Any) -> float:
    return float(-(true * logs(chances + 1e-9)).sum())


def logs(x: Any) -> Any:
    return x.log() if hasattr(x, "log") else need("numpy").log(x)
