"""PyTorch learns what NumPy learns. `make test-large` installs PyTorch and runs these; no other target needs it."""

from __future__ import annotations

import numpy as np
import pytest

from boothill.bad_input import BadInput
from boothill.bots.learned.names import all_names
from boothill.bots.learned.network import Sizes
from boothill.lab.measure.matches import GameSize
from boothill.lab.train.arrays import OnCPU, OnTorch, arrays_on
from boothill.lab.train.learning import Learner, batched, fresh
from boothill.lab.train.lessons import Plan, Teacher

pytestmark = pytest.mark.large


def test_pytorch_moves_every_weight_as_numpy_does() -> None:
    names = all_names()
    lessons = Teacher(Plan((GameSize("duel", 2),), "torch", worlds=1, share=0.25), 0).game()
    chosen = np.arange(lessons.size)
    found = []
    for arrays in (OnCPU(), OnTorch("cpu")):
        learner = Learner(names, fresh(names, Sizes(24, 16, 16, 8), 1), arrays)
        batch = batched(lessons, chosen, names, arrays)
        losses = [learner.learn(batch) for _ in range(3)]
        errors = learner.errors(batch, lessons.values)
        learner.restore(learner.save(), learner.steps)
        found.append((losses, errors, {name: arrays.get(value) for name, value in learner.weights.items()}))
    (losses, errors, weights), (others, other, moved) = found
    assert losses == pytest.approx(others, rel=1e-4) and losses[2] < losses[0]
    assert tuple(errors) == pytest.approx(tuple(other), rel=1e-3)
    for name, weight in weights.items():
        assert np.allclose(weight, moved[name], atol=2e-4), name


def test_a_device_that_is_not_there_is_named() -> None:
    with pytest.raises(BadInput, match="--device nothing: "):
        arrays_on("nothing")
