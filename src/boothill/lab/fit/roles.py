"""Fits and tests the likelihoods behind role beliefs: python -m boothill.lab.fit.roles [--games N] [--test].

Bots play. Each deed is a choice with known features, made by a seat whose true role is known. For each role and kind
of deed, the weights that make the choices most likely are found; then the beliefs are computed again with them. This is
repeated a few times.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from functools import partial
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.extra import need
from boothill.knowledge import beliefs
from boothill.knowledge.actions import OUT
from boothill.knowledge.beliefs import DEEDS, FEATURES, ROLES, Weights
from boothill.lab.measure.beliefs import Game, Measured, html, lines, start
from boothill.lab.measure.matches import deal, tables_of, usual
from boothill.lab.work.pool import spread
from boothill.lab.work.workers import Workers, check, plainly
from boothill.sets import ruleset

TABLES = tables_of(usual("roles"))
BOTS = ("karma", "greedy", "gunslinger")
ROUNDS = 4
"""How many times weights and beliefs are computed in turn."""
HERE = Path(str(files("boothill"))) / "data" / "bots" / "roles.json"

Sample = tuple[list[list[float]], int]


def nothing() -> Weights:
    """Weights under which deeds say nothing about roles."""
    return {kind: [[0.0] * FEATURES for _ in ROLES] for kind in DEEDS} | {"trust": [[1.0]]}


def games(seed: str, bots: tuple[str, ...], part: range, chosen: dict[str, str] | None = None) -> list[Game]:
    """Play some games and return their deeds. The tables take turns; each seat gets one of the bots at random."""
    found: list[Game] = []
    for index in part:
        table = TABLES[index % len(TABLES)]
        rng = Random(f"{seed}/{index}")
        s = deal(table, f"{seed}/{index}", chosen)
        driver = Driver(s, [make_bot(rng.choice(bots)) for _ in s.names], rng)
        driver.run()
        found.append((s.roles, s.rules.roles[len(s.names)], driver.memories[0].deeds))
    return found


def samples(played: list[Game], weights: Weights) -> dict[tuple[str, int], list[Sample]]:
    """Every choice, by its kind and its maker's true role, described by what the table believed at that moment."""
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
    """The weights that make some choices most likely."""
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
    """Fit weights and beliefs in turn, and finally `trust`: how far deeds of one seat count as independent."""
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
    """An onlooker's log-loss on hidden roles of living players: of prior, karma and posterior, by moment."""
    found = Measured()
    for game in played:
        found.watch(game, weights)
    return found.losses()


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--test", action="store_true", help="only measure the weights that are there, on other games")
    parser.add_argument("--out", type=Path, default=Path("roles"), metavar="FOLDER", help="for the report of --test")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the games")
    Workers.options(parser)
    options = parser.parse_args(argv)
    with plainly():
        check(options, "games")
    seed = "test" if options.test else "fit"
    bots = tuple(options.bots.split(","))
    for name in bots:
        try:
            make_bot(name)
        except ValueError as error:
            raise SystemExit(f"--bots: {error}") from None
    chosen = dict(text.partition("=")[::2] for text in options.option)
    try:
        for table in TABLES:
            ruleset(table.game, chosen)
    except ValueError as error:
        raise SystemExit(f"--option: {error}") from None
    with plainly():
        parts = [*spread(partial(games, seed, bots, chosen=chosen), options.games, Workers.chosen(options), "games")]
    played = [game for part in parts for game in part]
    if len(played) < options.games:
        raise SystemExit("stopped; nothing is fitted or measured on a part of the games")
    played.sort(key=repr)
    if not options.test:
        HERE.write_text(json.dumps(fit(played), indent=1) + "\n", encoding="utf-8")
        return
    measured = Measured()
    for game in played:
        measured.watch(game, beliefs.fitted())
    what = f"{len(played)} games of {', '.join(bots)}, as an onlooker sees them, at {', '.join(map(str, TABLES))}."
    options.out.mkdir(parents=True, exist_ok=True)
    report = options.out / "report.html"
    report.write_text(html(measured, what), encoding="utf-8")
    print("\n".join([*lines(measured), str(report)]))


if __name__ == "__main__":
    main()
