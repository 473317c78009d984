"""The critic estimates how likely a seat is to win, looking at the whole state. Only training uses it; no bot does.

It is a network of its own, larger than the one that learns to play. What games tell about moves is so noisy that one
network for both tasks would hardly learn to judge.
"""

from __future__ import annotations

from typing import Any, Final

from boothill.bots.learned.network import Sizes
from boothill.extra import need
from boothill.lab.train.arrays import Arrays, OnCPU, OnTorch, known
from boothill.lab.train.learning import Moving, cross, passing
from boothill.lab.train.widening import widened, widths

LEAST: Final = Sizes(first=512, state=256, pair=0, last=0)
"""The minimum widths of its layers."""
PARTS: Final = ("facts", "facts bias", "state", "state bias")


class Critic(Moving):
    """A network that learns who wins."""

    def __init__(self, start: Arrays, arrays: OnCPU | OnTorch, rate: float) -> None:
        """Start from the weights that the learning network uses to judge states."""
        wide = widened(start, Sizes(*map(max, LEAST, widths(start))))
        own = {"heads": wide["heads"][:, :1], "heads bias": wide["heads bias"][:1]}
        super().__init__({name: wide[name] for name in PARTS} | own, arrays, rate)

    def expected(self, whole: Any, batch: int) -> Any:
        """The estimated chance to win in each state."""
        np, arrays, w = need("numpy", "train"), self.arrays, self.weights
        found = []
        for at in range(0, len(whole), batch):
            sums = known(w, arrays, whole[at : at + batch]) @ w["heads"] + w["heads bias"]
            found.append(arrays.get(arrays.sigmoid(sums[:, 0])))
        return np.concatenate(found)

    def learn(self, whole: Any, won: Any) -> float:
        """Learn how some states turned out, and return the mean error before, in nats per state."""
        w, arrays = self.weights, self.arrays
        count = len(won)
        sums = arrays.bag(w["facts"], whole) + w["facts bias"]
        first = arrays.clip(sums, 0.0, 1.0)
        state_sums = first @ w["state"] + w["state bias"]
        state = arrays.clip(state_sums, 0.0, 1.0)
        chance = arrays.clip(arrays.sigmoid((state @ w["heads"] + w["heads bias"])[:, 0]), 1e-6, 1 - 1e-6)
        off = ((chance - won) / count)[:, None]
        slopes: Arrays = {"heads": state.T @ off, "heads bias": off.sum(0)}
        off = (off @ w["heads"].T) * passing(state_sums)
        slopes["state"], slopes["state bias"] = first.T @ off, off.sum(0)
        off = (off @ w["state"].T) * passing(sums)
        slopes["facts bias"] = off.sum(0)
        slopes["facts"] = arrays.bag_gradient(w["facts"], whole, off)
        slopes["facts"][0] = 0
        self.move(slopes)
        return cross(won, chance) / count
