"""Fits and tests the likelihoods behind role beliefs: python -m boothill.lab.roles [--games N] [--test].

Bots play; each deed is a choice whose features and whose true role are known. For each role and kind of deed the
weights that make the choices likeliest are found, then the beliefs are worked out anew with them, a few times.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from functools import partial
from math import log
from pathlib import Path
from random import Random
from typing import Any

from boothill.bots import make_bot, posterior
from boothill.bots.driver import Driver
from boothill.bots.posterior import DEEDS, FEATURES, ROLES, Chances, Table, Weights, chances
from boothill.deeds import OUT, Deed
from boothill.lab.extra import need
from boothill.lab.matches import Table as Seats
from boothill.lab.matches import deal
from boothill.lab.pool import cores, spread

TABLES = [Seats("classic", n) for n in (4, 5, 6, 7)] + [Seats("dodge-city", 6), Seats("classic+dodge-city", 8)]
BOTS = ("karma", "greedy", "gunslinger")
ROUNDS = 4
"""How often beliefs and weights are worked out in turn."""
HERE = Path(posterior.__file__).parent.parent / "data" / "bots" / "roles.json"

Game = tuple[list[str], tuple[str, ...], list[Deed]]
"""The roles, those dealt, and the deeds of a game."""
Sample = tuple[list[list[float]], int]


def nothing() -> Weights:
    """Weights that know nothing."""
    return {kind: [[0.0] * FEATURES for _ in ROLES] for kind in DEEDS} | {"trust": [[1.0]]}


def games(seed: str, bots: tuple[str, ...], part: range) -> list[Game]:
    """The deeds of some games: tables in turn, the seats by lot for any of the bots."""
    found: list[Game] = []
    for index in part:
        table = TABLES[index % len(TABLES)]
        rng = Random(f"{seed}/{index}")
        s = deal(table, f"{seed}/{index}")
        driver = Driver(s, [make_bot(rng.choice(bots)) for _ in s.names], rng)
        driver.run()
        found.append((s.roles, s.rules.roles[len(s.names)], driver.memories[0].deeds))
    return found


def start(game: Game, weights: Weights) -> Table:
    roles, dealt, _ = game
    return Table([role if role == "sheriff" else "" for role in roles], dealt, weights)


def samples(played: list[Game], weights: Weights) -> dict[tuple[str, int], list[Sample]]:
    """Every choice, by its kind and the true role of who made it, with what the table believed at that moment."""
    found: dict[tuple[str, int], list[Sample]] = defaultdict(list)
    for game in played:
        table = start(game, weights)
        for i, deed in enumerate(game[2]):
            if deed.kind != OUT and not table.roles[deed.seat]:
                for kind, options, chosen in table.questions(deed):
                    found[kind, ROLES.index(game[0][deed.seat])].append((options, chosen))
            table.see(game[2][: i + 1])
    return found


def fit_one(found: list[Sample]) -> list[float]:
    """The weights that make some choices likeliest."""
    numpy = need("numpy")
    optimize = need("scipy.optimize")
    most = max(len(options) for options, _ in found)
    x = numpy.zeros((len(found), most, FEATURES))
    there = numpy.zeros((len(found), most), dtype=bool)
    chosen = numpy.array([choice for _, choice in found])
    for i, (options, _) in enumerate(found):
        x[i, : len(options)] = options
        there[i, : len(options)] = True
    rows = numpy.arange(len(found))

    def loss(w: Any) -> tuple[float, Any]:
        values = numpy.where(there, x @ w, -1e9)
        values -= values.max(axis=1, keepdims=True)
        p = numpy.exp(values)
        p /= p.sum(axis=1, keepdims=True)
        fit = -numpy.log(p[rows, chosen] + 1e-12).sum() + 0.5 * (w @ w)
        slope = (p[:, :, None] * x).sum(axis=(0, 1)) - x[rows, chosen].sum(axis=0) + w
        return float(fit), slope

    best = optimize.minimize(loss, numpy.zeros(FEATURES), jac=True, method="L-BFGS-B")
    return [round(float(value), 3) for value in best.x]


def fit(played: list[Game]) -> Weights:
    """Weights and beliefs in turn; last how far deeds of one seat can be trusted to be independent."""
    weights = nothing()
    for _ in range(ROUNDS):
        found = samples(played, weights)
        new = nothing()
        for (kind, role), choices in sorted(found.items()):
            new[kind][role] = fit_one(choices)
        weights = new
    trusts = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0]
    losses = {
        trust: sum(score(played[:600], {**weights, "trust": [[trust]]})["posterior"].values()) for trust in trusts
    }
    weights["trust"] = [[min(losses, key=lambda trust: losses[trust])]]
    return weights


def score(played: list[Game], weights: Weights) -> dict[str, dict[str, float]]:
    """The log-loss of hidden living roles by moment, for an onlooker: prior, karma's three states, posterior."""
    found = Measured()
    for game in played:
        found.watch(game, weights)
    return found.losses()


class Measured:
    """Chances and truths, by moment and by who gave the chances."""

    def __init__(self) -> None:
        self.pairs: dict[str, dict[str, list[tuple[list[float], int, int]]]] = defaultdict(lambda: defaultdict(list))

    def watch(self, game: Game, weights: Weights) -> None:
        roles, dealt, deeds = game
        table = start(game, weights)
        states = [0] * len(roles)
        states[roles.index("sheriff")] = 1
        turns = 0
        for i, deed in enumerate(deeds):
            _judge(states, deed, table.roles)
            table.see(deeds[: i + 1])
            turns += deed.kind == "turn"
            if deed.kind == "turn" and turns in (5, 10):
                self._note(f"turn {turns}", roles, dealt, table, states)
            elif deed.kind == OUT:
                self._note("elimination", roles, dealt, table, states)

    def _note(self, when: str, roles: list[str], dealt: tuple[str, ...], table: Table, states: list[int]) -> None:
        blank: Chances = [[0.0, 0.0, 0.0] for _ in roles]
        prior = chances(table.roles, dealt, blank)
        for seat, role in enumerate(roles):
            if not table.roles[seat]:
                true = ROLES.index(role)
                self.pairs["prior"][when].append((prior[seat], true, 0))
                self.pairs["karma"][when].append((prior[seat], true, states[seat]))
                self.pairs["posterior"][when].append((table.known[seat], true, 0))

    def losses(self) -> dict[str, dict[str, float]]:
        """Mean log-loss by giver and moment; karma's states are read as the shares of roles they were seen with."""
        shares: dict[tuple[str, int], list[float]] = {}
        for when, noted in self.pairs["karma"].items():
            for state in (-1, 0, 1):
                count = [1.0, 1.0, 1.0]
                expected = [1.0, 1.0, 1.0]
                for prior, true, held in noted:
                    if held == state:
                        count[true] += 1
                        expected = [e + p for e, p in zip(expected, prior, strict=True)]
                shares[when, state] = [c / e for c, e in zip(count, expected, strict=True)]
        found: dict[str, dict[str, float]] = {}
        for giver, moments in self.pairs.items():
            found[giver] = {}
            for when, noted in moments.items():
                total = 0.0
                for given, true, state in noted:
                    if giver == "karma":
                        raised = [p * c for p, c in zip(given, shares[when, state], strict=True)]
                        given = [p / sum(raised) for p in raised]
                    total -= log(max(given[true], 1e-6))
                found[giver][when] = total / len(noted)
        return found

    def reliability(self, bins: int = 10) -> list[tuple[float, float, int]]:
        """Of all chances given, by tenths: what was said, how often it came true, and how many there were."""
        said: dict[int, list[tuple[float, bool]]] = defaultdict(list)
        for noted in self.pairs["posterior"].values():
            for given, true, _ in noted:
                for role, p in enumerate(given):
                    said[min(bins - 1, int(p * bins))].append((p, role == true))
        return [
            (sum(p for p, _ in pairs) / len(pairs), sum(hit for _, hit in pairs) / len(pairs), len(pairs))
            for _, pairs in sorted(said.items())
        ]

    def calibration_error(self) -> float:
        """The mean distance between what was said and what came true."""
        rows = self.reliability()
        return sum(abs(p - hit) * n for p, hit, n in rows) / sum(n for _, _, n in rows)


def _judge(states: list[int], deed: Deed, shown: list[str]) -> None:
    """One deed as the karma bot judges it."""
    if deed.kind == OUT:
        states[deed.seat] = {"deputy": 1, "outlaw": -1}.get(deed.role, 0)
    elif deed.victim >= 0 and not shown[deed.seat]:
        step = states[deed.victim] if deed.kind == "help" else -states[deed.victim]
        states[deed.seat] = max(-1, min(1, states[deed.seat] + step))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--test", action="store_true", help="only measure the weights that are there, on other games")
    options = parser.parse_args()
    seed = "test" if options.test else "fit"
    bots = tuple(options.bots.split(","))
    played = [game for part in spread(partial(games, seed, bots), options.games, cores(), "games") for game in part]
    played.sort(key=repr)
    if not options.test:
        HERE.write_text(json.dumps(fit(played), indent=1) + "\n", encoding="utf-8")
        return
    measured = Measured()
    for game in played:
        measured.watch(game, posterior.fitted())
    for giver, losses in measured.losses().items():
        print(f"{giver:10}", "  ".join(f"{when}: {loss:.3f}" for when, loss in losses.items()))
    print(f"calibration error {100 * measured.calibration_error():.1f} %")
    for p, hit, n in measured.reliability():
        print(f"  said {100 * p:5.1f} %  came true {100 * hit:5.1f} %  of {n}")


if __name__ == "__main__":
    main()
