"""Wider layers for a trained network: it plays just as before at first, but has room to learn more."""

from __future__ import annotations

from typing import Any, Final

from boothill.bots.learned.network import Sizes
from boothill.extra import need
from boothill.lab.train.arrays import Arrays

ROUTES: Final = (
    ("facts", "first", ("state",)),
    ("state", "state", ("heads", "context")),
    ("moves", "pair", ("pairs",)),
    ("context", "pair", ()),
    ("pairs", "last", ("worth",)),
)
"""The weights that lead into a layer, the layer's name in `Sizes`, and the weights that lead on from it."""
START: Final = 0.3
"""The initial bias of each new unit of a layer."""
SEED: Final = 1


def widths(weights: Arrays) -> Sizes:
    """The widths of the layers."""
    return Sizes(*[weights[name].shape[1] for name in ("facts", "state", "moves", "pairs")])


def widened(weights: Arrays, sizes: Sizes) -> Arrays:
    """The same weights with wider layers. Raises ValueError if a layer would become narrower.

    At first no fact affects a new unit, and a new unit does not change the results of the layers after it.
    """
    np = need("numpy", "train")
    rng = np.random.default_rng(SEED)
    found = {name: np.asarray(value, dtype=np.float32) for name, value in weights.items()}
    for into, layer, onward in ROUTES:
        more = getattr(sizes, layer) - found[into].shape[1]
        if more < 0:
            raise ValueError(f"{layer} is {found[into].shape[1]} wide, and cannot become {getattr(sizes, layer)}")
        rows = len(found[into])
        blank = into in ("facts", "moves")
        new = np.zeros((rows, more)) if blank else rng.standard_normal((rows, more)) * (1 / rows) ** 0.5
        found[into] = _beside(np, found[into], new)
        if f"{into} bias" in found:
            found[f"{into} bias"] = _beside(np, found[f"{into} bias"], np.full(more, START))
        for name in onward:
            width = found[name].shape[1]
            # New units that facts lead to need weights onward, or they never learn; the bias cancels their start.
            below = rng.standard_normal((more, width)) * (1 / (len(found[name]) + more)) ** 0.5
            below = below if into == "facts" else np.zeros((more, width))
            found[name] = np.concatenate([found[name], below.astype(np.float32)])
            found[f"{name} bias"] = (found[f"{name} bias"] - START * below.sum(axis=0)).astype(np.float32)
    return found


def _beside(np: Any, old: Any, new: Any) -> Any:
    return np.concatenate([old, new.astype(np.float32)], axis=-1)
