"""Fits how a network corrects role beliefs: python -m boothill.lab.fit.role_head [--network FILE] [--games N].

Bots play; at every fifth decision with a choice, the seat to decide guesses the roles that it cannot see. The layers
that describe the state stay as they are: only the weights from there to the roles are fitted and written into the file.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from boothill.bad_input import BadInput
from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.bots.learned.network import Network
from boothill.bots.learned.roles import LEAST, columns
from boothill.bots.learned.sheet import RING, places_of_seats
from boothill.core.view import View
from boothill.extra import need
from boothill.knowledge.beliefs import ROLES, beliefs
from boothill.knowledge.memory import Memory
from boothill.lab.measure.matches import GameSize, deal, tables_of, usual
from boothill.lab.train.whole_numbers import floats, quantised
from boothill.lab.work.pool import spread
from boothill.lab.work.workers import Workers, check, plainly

BOTS = ("karma", "greedy", "gunslinger")
TABLES = tables_of(usual("roles"))
EVERY = 5
"""A guess is made at one in this many decisions."""
KEPT_SMALL = 1e-5
"""The L2 penalty: the cost of the square of a weight."""
HERE = Path(str(files("boothill"))) / "data" / "bots" / "networks" / "roles.npz"


class Guess(NamedTuple):
    """The facts that a seat knew at one moment, and the hidden roles to guess."""

    facts: list[int]
    asked: list[tuple[int, list[float], int]]
    """For each living player with a hidden role: the place, the believed chances, and the index of the true role."""


def asked(table: GameSize, seed: str, bots: tuple[str, ...] = BOTS) -> Iterator[tuple[View, Memory, list[str]]]:
    """Play a game; yield each moment at which a seat guesses: its view, its memory and the true roles."""
    rng = Random(seed)
    s = deal(table, seed)
    driver = Driver(s, [make_bot(rng.choice(bots)) for _ in s.names], rng)
    number = 0
    while not s.over:
        if len(s.legal()) > 1:
            number += 1
            if number % EVERY == 0:
                yield s.view(s.to_act), driver.memories[s.to_act], s.roles
        following = driver.next_move()
        assert following is not None
        driver.make(*following)


def hidden(view: View) -> list[int]:
    """The living seats whose roles the viewing seat cannot see."""
    return [seat for seat, role in enumerate(view.roles) if not role and view.alive[seat]]


def guesses(path: str, seed: str, part: range) -> list[Guess]:
    """The guesses of some games."""
    encoder = Network.load(Path(path)).encoder
    found = []
    for index in part:
        for view, memory, roles in asked(TABLES[index % len(TABLES)], f"{seed}/{index}"):
            known, places = beliefs(view, memory), places_of_seats(view, encoder.sheet(view.rules))
            some = [(places[seat], known[seat], ROLES.index(roles[seat])) for seat in hidden(view)]
            if some:
                found.append(Guess(encoder.facts(view, memory), some))
    return found


def fit(network: Network, found: list[Guess]) -> Network:
    """The same network, with those weights for roles that make the true roles most likely."""
    np, optimize = need("numpy", "train"), need("scipy.optimize", "train")
    weights = floats(network)
    known = np.array([_known(np, weights, guess.facts) for guess in found])
    believed = np.full((len(found), RING, len(ROLES)), 1.0)
    true = np.zeros(believed.shape)
    for i, guess in enumerate(found):
        for place, chances, role in guess.asked:
            believed[i, place] = np.maximum(chances, LEAST)
            true[i, place, role] = 1
    there = true.sum(axis=2, keepdims=True)
    count = there.sum()
    inputs = np.concatenate([known, np.ones((len(found), 1))], axis=1)
    shape = (inputs.shape[1], RING * len(ROLES))

    def loss(numbers: Any) -> tuple[float, Any]:
        table = numbers.reshape(shape)
        sums = (inputs @ table).reshape(believed.shape) + np.log(believed)
        powers = np.exp(sums - sums.max(axis=2, keepdims=True))
        chances = powers / powers.sum(axis=2, keepdims=True)
        surprise = -(true * np.log(chances)).sum() / count
        slope = inputs.T @ ((chances - true) * there).reshape(len(found), -1) / count
        return surprise + KEPT_SMALL * (table**2).sum(), (slope + 2 * KEPT_SMALL * table).ravel()

    best = optimize.minimize(loss, np.zeros(shape).ravel(), jac=True, method="L-BFGS-B").x.reshape(shape)
    names = network.encoder.names
    for place in range(RING):
        at = slice(place * len(ROLES), (place + 1) * len(ROLES))
        weights["heads"][:, columns(names, place)] = best[:-1, at]
        weights["heads bias"][columns(names, place)] = best[-1, at]
    return quantised(names, weights, network.games, network.runs)


def _known(np: Any, weights: dict[str, Any], facts: list[int]) -> Any:
    """How the network describes a state: the values of its last hidden layer."""
    first = np.clip(weights["facts"][facts].sum(axis=0) + weights["facts bias"], 0, 1)
    return np.clip(first @ weights["state"] + weights["state bias"], 0, 1)


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--network", type=Path, default=HERE, metavar="FILE", help="default: the one that ships")
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", default="fit")
    Workers.options(parser)
    options = parser.parse_args(argv)
    with plainly():
        check(options, "games")
        network = Network.load(options.network)
        work = partial(guesses, str(options.network), options.seed)
        parts = [*spread(work, options.games, Workers.chosen(options), "games")]
        found = sorted((guess for part in parts for guess in part), key=repr)
        if not found:
            raise BadInput("nobody had a role to guess; more --games are needed")
        fit(network, found).save(options.network)
        print(f"{options.network}: fitted on {len(found)} moments of {options.games} games")


if __name__ == "__main__":
    main()
