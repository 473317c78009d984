"""Fits the outlook (win chances of a state): python -m boothill.lab.fit.win_chance [--kind KIND] [--games N].

Bots play. At random decisions the numbers that describe the state are recorded, and at the end who won. For each kind
of game, the weights that make the actual winners most likely are found. Their quality is measured on a fifth of the
positions, which is held out; the saved weights are fitted on all of them.
"""

from __future__ import annotations

import argparse
import json
from functools import cache, partial
from importlib.resources import files
from math import log
from pathlib import Path
from random import Random
from typing import Any

from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.bots.lookahead.win_chance import shares
from boothill.bots.policy import Numbers, policy_of
from boothill.core.state import State
from boothill.extra import need
from boothill.lab.measure.matches import GameSize, deal
from boothill.lab.work.pool import spread
from boothill.lab.work.workers import Workers, check, plainly
from boothill.sets import GAMES, ruleset

OFTEN = 0.1
"""The share of decisions at which the state is recorded."""
SALT = 3.0
"""The strength of the L2 penalty on weights."""
HERE = Path(str(files("boothill"))) / "data" / "bots" / "outlook.json"


@cache
def tables() -> dict[str, list[GameSize]]:
    """Every table of every game, by the kind of its outlook weights."""
    found: dict[str, list[GameSize]] = {}
    for game in GAMES:
        for players in sorted(ruleset(game).roles):
            table = GameSize(game, players)
            found.setdefault(policy_of(ruleset(game)).kind(deal(table, "kind")), []).append(table)
    return found


def sides_of(kind: str) -> list[str]:
    """The sides that can win at tables of a kind."""
    table = tables()[kind][0]
    return policy_of(ruleset(table.game)).sides(deal(table, "kind"))


def player(s: State, rng: Random) -> str:
    """The bot that plays a deal, chosen at random.

    In games where looking ahead pays, it is always the bot whose rules of thumb playouts go by.
    """
    return "greedy" if policy_of(s.rules).AHEAD else rng.choice(("gunslinger", "gunslinger", "gunslinger", "greedy"))


Position = tuple[Numbers, int]
"""The numbers of a state, and the index of the side that won."""
Counts = dict[str, list[float]]


def positions(kind: str, seed: str, part: range) -> list[list[Position]]:
    """Random states from each of some games. Games that nobody won are left out."""
    found: list[list[Position]] = []
    for index in part:
        rng = Random(f"{seed}/{index}")
        s = deal(tables()[kind][index % len(tables()[kind])], f"{seed}/{index}")
        policy = policy_of(s.rules)
        bot = player(s, rng)
        driver = Driver(s, [make_bot(bot) for _ in s.names], rng)
        noted: list[Numbers] = []
        while not s.over:
            following = driver.next_move()
            assert following is not None
            if rng.random() < OFTEN:
                noted.append(policy.numbers(s))
            driver.make(*following)
        outcome = s.outcome()
        assert outcome is not None
        if not outcome.seats:
            continue  # a dead game does not show who stood better
        won = policy.sides(s).index(policy.side(s, outcome.seats[0]))
        found.append([(numbers, won) for numbers in noted])
    return found


def fit(kind: str, found: list[Position]) -> Counts:
    """The weights that make the actual winners most likely."""
    numpy = need("numpy")
    optimize = need("scipy.optimize")
    sparse = need("scipy.sparse")
    names = sorted({name for numbers, _ in found for name in numbers})
    place = {name: i for i, name in enumerate(names)}
    entries = [(i, place[name], value) for i, (numbers, _) in enumerate(found) for name, value in numbers.items()]
    rows, columns, values = zip(*entries, strict=True)
    x = sparse.csr_matrix((values, (rows, columns)), shape=(len(found), len(names)))
    each, won = numpy.arange(len(found)), numpy.array([side for _, side in found])
    shape = len(names), len(sides_of(kind))

    def loss(flat: Any) -> tuple[float, Any]:
        w = flat.reshape(shape)
        scores = x @ w
        scores -= scores.max(axis=1, keepdims=True)
        p = numpy.exp(scores)
        p /= p.sum(axis=1, keepdims=True)
        missed = -numpy.log(p[each, won] + 1e-12).sum() + 0.5 * SALT * (w * w).sum()
        p[each, won] -= 1
        return float(missed), (x.T @ p + SALT * w).ravel()

    best = optimize.minimize(loss, numpy.zeros(shape[0] * shape[1]), jac=True, method="L-BFGS-B").x.reshape(shape)
    return {name: [round(float(value), 3) for value in best[i]] for name, i in place.items()}


def log_loss(kind: str, found: list[Position], counts: Counts) -> float:
    """The mean log-loss of the actual winners, in nats."""
    return -sum(log(shares(numbers, counts, len(sides_of(kind)))[won] + 1e-12) for numbers, won in found) / len(found)


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=list(tables()), action="append")
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--seed", default="outlook")
    Workers.options(parser)
    options = parser.parse_args(argv)
    with plainly():
        check(options, "games")
    for kind in options.kind or list(tables()):
        games = partial(positions, kind, options.seed)
        with plainly():
            parts = [*spread(games, options.games, Workers.chosen(options), "games")]
        if sum(map(len, parts)) < options.games:
            raise SystemExit("stopped; nothing is fitted on a part of the games")
        found = [position for part in parts for game in part for position in game]
        cut = len(found) * 4 // 5
        if {won for _, won in found[:cut]} != {*range(len(sides_of(kind)))}:
            raise SystemExit(f"{kind}: not every side has won; more --games are needed")
        counts = fit(kind, found[:cut])
        share = [sum(won == side for _, won in found[:cut]) / cut for side in range(len(sides_of(kind)))]
        prior = -sum(log(share[won]) for _, won in found[cut:]) / (len(found) - cut)
        print(
            f"{kind}: log-loss {log_loss(kind, found[cut:], counts):.3f}, of the shares alone {prior:.3f}", flush=True
        )
        weights = json.loads(HERE.read_text(encoding="utf-8"))
        weights[kind] = fit(kind, found)
        HERE.write_text(json.dumps(weights, indent=0, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
