"""Learns from games that the network played itself: moves that turned out better than expected become more likely.

What to expect is estimated by a critic that looks at the whole state. Learning never moves far from the network that
played the games (proximal policy optimisation).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from boothill.bots.learned.move_facts import MOVE_FACTS
from boothill.bots.learned.names import Names
from boothill.extra import need
from boothill.lab.train.arrays import Arrays, OnCPU, OnTorch
from boothill.lab.train.critic import Critic
from boothill.lab.train.learning import Learner, logs
from boothill.lab.train.selfplay import SHARP, Ways

FAR = 0.2
"""How far the probability of a move may grow or shrink, as a share of what it was, before learning pushes no more."""
SIGHT = 0.95
"""How much later developments count beside the critic's current estimate: a factor for each decision in between. With
many players they are mostly luck, and a smaller factor teaches more."""
VARIETY = 0.004
"""The weight of the entropy bonus, which keeps several moves likely."""
TOO_FAR = 0.06
"""Learning from a round stops early once the probabilities of moves have moved this far, by their mean divergence."""
BATCH = 8192
PASSES = 2
"""How often each decision is learned from."""
COPIED_OFTEN = 4
"""How often each decision is learned from while a bot is copied."""
LEAST_SPREAD = 0.01
"""Gains are measured in standard deviations of their group, but in at least this much: a group whose chances hardly
change must not learn more from it."""
CRITIC = "critic/"
DOUBT = 0.05
"""The probability that is spread over all open moves while a bot is copied, so that others are still tried later."""
LASTING = 0.95
"""The share of the running mean of the weights that is kept in each round."""
CHANCES, SIDES = 2.0, 0.5
"""The weights of errors about the chance to win and about the winning side, relative to errors about moves."""


class Tried(NamedTuple):
    """Some decisions, as arrays of NumPy or of PyTorch. The first fields are those of a `Batch` of lessons."""

    facts: Any
    whole: Any
    moves: Any
    valued: Any
    gains: Any
    """How much better than expected each turned out, in standard deviations."""
    won: Any
    sides: Any
    taken: Any
    """1 for the move that was made."""
    surely: Any


class Practice(NamedTuple):
    """How a round of learning went."""

    loss: float
    moved: float
    """How far the probabilities of moves have moved: the mean divergence in the last batch."""
    variety: float
    """The mean entropy of the choice of moves, in nats."""
    surprise: float
    """The standard deviation of how much better or worse decisions turned out than the critic expected."""
    critic: float
    """The critic's error about who wins before it learned, in nats."""


class PolicyLearner(Learner):
    """A network that learns from its own games."""

    chances, sides = CHANCES, SIDES
    variety = VARIETY
    sight = SIGHT
    passes = PASSES
    copying = False
    """Does it copy somebody else's moves, instead of learning from how they turned out?"""
    seen = (0.0, 0.0)
    """In the last batch, the mean divergence of move probabilities, and their mean entropy in nats."""

    def __init__(self, names: Names, weights: Arrays, arrays: OnCPU | OnTorch, rate: float = 1e-3) -> None:
        super().__init__(names, weights, arrays, rate)
        self.mean: Arrays = {name: 1.0 * value for name, value in self.weights.items()}
        """The running mean of the weights over rounds."""
        self.critic = Critic(weights, arrays, rate)

    def _moves(self, batch: Any, found: Arrays) -> tuple[float, Any]:
        arrays = self.arrays
        count = batch.moves.shape[0]
        closed = (1 - batch.valued) * -1e9
        logits = found["worths"] * SHARP + closed
        chances = arrays.softmax(logits)
        surprise = logs(chances + 1e-9)
        surely = (surprise * batch.taken).sum(1)
        if self.copying:
            wanted = (1 - DOUBT) * batch.taken + (DOUBT / batch.valued.sum(1))[:, None] * batch.valued
            self.seen = (0.0, -float((chances * surprise * batch.valued).sum(1).mean()))
            return -float((wanted * surprise).sum(1).mean()), (chances - wanted) * batch.valued * (SHARP / count)
        ratio = _powers(surely - batch.surely)
        gains = batch.gains
        near = 1.0 * ~(((gains > 0) & (ratio > 1 + FAR)) | ((gains < 0) & (ratio < 1 - FAR)))
        entropy = -(chances * surprise * batch.valued).sum(1)
        pushed = (gains * ratio * near)[:, None] * (batch.taken - chances)
        spread = self.variety * chances * (surprise + entropy[:, None])
        slope = (spread - pushed) * batch.valued * (SHARP / count)
        bounded = near * ratio + (1 - near) * arrays.clip(ratio, 1 - FAR, 1 + FAR)
        loss = -float((gains * bounded).mean()) - self.variety * float(entropy.mean())
        self.seen = (float(((ratio - 1) - (surely - batch.surely)).mean()), float(entropy.mean()))
        return loss, slope

    def practise(self, ways: Ways, rng: Any) -> Practice:
        """Learn from some games."""
        np, arrays, names = need("numpy", "train"), self.arrays, self.names
        facts, whole = arrays.put(ways.facts), arrays.put(ways.whole)
        better, target = advantages(self.critic.expected(whole, BATCH), ways, 1.0 if self.copying else self.sight)
        spread = float(better.std())
        gains = evened(better, ways.group)
        most = int(ways.open.max())
        valued = np.arange(most)[None, :] < ways.open[:, None]
        of, at = np.nonzero(valued)
        shape = (ways.size, most, MOVE_FACTS)
        moves = arrays.placed(arrays.put(ways.moves), arrays.put(of), arrays.put(at), shape)
        taken = np.arange(most)[None, :] == ways.taken[:, None]
        sides = np.eye(names.size("sides"), dtype=np.float32)[ways.sides]
        sides[:, 0] = 0
        rest = (valued.astype(np.float32), gains, target, sides, taken.astype(np.float32), ways.surely)
        all_of_them = Tried(facts, whole, moves, *[arrays.put(array) for array in rest])
        told: list[tuple[float, float, float]] = []
        order = np.concatenate(
            [rng.permutation(ways.size) for _ in range(COPIED_OFTEN if self.copying else self.passes)]
        )
        self.critic.rate = self.rate
        wrong = []
        for at in range(0, len(order), BATCH):
            chosen = arrays.put(order[at : at + BATCH])
            wrong.append(self.critic.learn(whole[chosen], all_of_them.won[chosen]))
        for at in range(0, len(order), BATCH):
            chosen = arrays.put(order[at : at + BATCH])
            loss = self.learn(Tried(*[column[chosen] for column in all_of_them]))
            told.append((loss, *self.seen))
            if self.seen[0] > TOO_FAR:
                break
        stays = 0.0 if self.copying else LASTING
        self.mean = {name: stays * mean + (1 - stays) * self.weights[name] for name, mean in self.mean.items()}
        mean = np.array(told).mean(axis=0)
        return Practice(float(mean[0]), float(told[-1][1]), float(mean[2]), spread, wrong[0])

    def save(self) -> Arrays:
        mean = {f"mean/{name}": self.arrays.get(value) for name, value in self.mean.items()}
        return super().save() | mean | {f"{CRITIC}{name}": value for name, value in self.critic.save().items()}

    def restore(self, saved: Arrays, steps: int) -> None:
        super().restore(saved, steps)
        self.critic.restore({n.removeprefix(CRITIC): v for n, v in saved.items() if n.startswith(CRITIC)}, steps)
        self.mean = {name: self.arrays.put(saved[f"mean/{name}"]) for name in self.mean}


def evened(better: Any, group: Any) -> Any:
    """How much better each decision turned out than the average of its group, in standard deviations of the group. So a
    team that seldom wins learns as much as one that often does."""
    np = need("numpy", "train")
    found = np.zeros_like(better)
    for number in np.unique(group):
        own = group == number
        found[own] = (better[own] - better[own].mean()) / max(LEAST_SPREAD, float(better[own].std()))
    return found


def advantages(expected: Any, ways: Ways, sight: float = SIGHT) -> tuple[Any, Any]:
    """For each decision, how much better it turned out than expected, and what chance to win should have been
    expected."""
    np = need("numpy", "train")
    values, last, won = expected.tolist(), ways.last.tolist(), ways.won.tolist()
    better = [0.0] * len(values)
    later = after = 0.0
    for i in range(len(values) - 1, -1, -1):
        if last[i]:
            later, after = 0.0, won[i]
        later = after - values[i] + sight * later
        better[i] = later
        after = values[i]
    found = np.array(better, dtype=np.float32)
    return found, np.clip(found + expected, 0.0, 1.0).astype(np.float32)


def _powers(x: Any) -> Any:
    return x.exp() if hasattr(x, "exp") else need("numpy").exp(x)
