"""Is what a search finds true? python -m bench.search_gain --tables duel:2 --games 20

In games of desperado, another move that its network thinks nearly as good is compared with its favourite, twice: by
playouts of one round, as the marshal's search compares them, and by games played to their end, in which everybody plays
by the network. A weighted fit then says how much each is worth: what the network said beforehand, and what the search
found. Needs NumPy.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from math import sqrt
from random import Random
from typing import NamedTuple

import numpy as np

from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.bots.learned.choosing import promising
from boothill.bots.learned.playing_on import RememberedWorld, attempt
from boothill.bots.learned.search import MOVES
from boothill.bots.learned.shipped import shipped
from boothill.core.moves import Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory
from boothill.lab.measure.matches import GameSize, deal, tables_of
from boothill.lab.work.pool import spread
from boothill.lab.work.workers import Workers, cores

TO_THE_END = 10**6
"""Turns."""
SPREAD = 0.03
"""How far true differences lie from any fit; so much is added to the noise of each."""


class Compared(NamedTuple):
    """How much better a move is than the favourite: what the network says, the search and the games found."""

    network: float
    search: float
    games: float
    noise: float
    """The standard error of what the games found."""


def difference(
    view: View, memory: Memory, moves: list[Move], turns: int, count: int, rng: Random
) -> tuple[float, float]:
    """How much better the second of two moves does than the first, and the standard error of that."""
    network = shipped(view.rules.name)
    assert network is not None
    found = []
    for _ in range(count):
        world = RememberedWorld.imagined(view, memory, rng, everybody=turns == TO_THE_END)
        luck = rng.getrandbits(32)
        first, second = (attempt(world, move, view.seat, turns, network, luck) for move in moves)
        found.append(second - first)
    mean = sum(found) / count
    return mean, sqrt(sum((each - mean) ** 2 for each in found) / count / (count - 1))


def one_game(table: GameSize, seed: str, options: argparse.Namespace) -> Iterator[Compared]:
    """Every decision that is compared in a game."""
    s = deal(table, seed)
    driver = Driver(s, [make_bot("desperado")] * table.players, Random(seed))
    network, rng = shipped(table.game), Random(seed)
    assert network is not None
    while not s.over:
        if len(s.legal()) > 1 and rng.random() < options.share:
            view, memory = s.view(s.to_act), driver.memories[s.to_act]
            favourite, *others = promising(view, memory, network, MOVES)
            if others:
                moves = [favourite, rng.choice(others)]
                encoder = network.encoder
                facts, rows = encoder.facts(view, memory), encoder.moves(view, memory, moves)
                usual, other = network.worths(facts, rows)
                one_round = sum(view.alive[front] for front in view.fronts)
                search, _ = difference(view, memory, moves, one_round, options.playouts, rng)
                games, noise = difference(view, memory, moves, TO_THE_END, options.playouts, rng)
                yield Compared(other - usual, search, games, noise)
        following = driver.next_move()
        assert following is not None
        driver.make(*following)


def some_games(tables: list[GameSize], options: argparse.Namespace, part: range) -> list[Compared]:
    return [
        each for number in part for each in one_game(tables[number % len(tables)], f"{options.seed}/{number}", options)
    ]


def fitted(found: list[Compared]) -> tuple[list[float], list[float]]:
    """How much of each is true, with standard errors: of what the network says, and of what the search finds."""
    said = np.array([[each.network, each.search] for each in found])
    true = np.array([each.games for each in found])
    weights = 1 / (np.array([each.noise for each in found]) ** 2 + SPREAD**2)
    spread = np.linalg.inv(said.T @ (weights[:, None] * said))
    return list(spread @ said.T @ (weights * true)), list(np.sqrt(np.diag(spread)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="duel:2")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--share", type=float, default=0.1, help="of the decisions that leave a choice")
    parser.add_argument("--playouts", type=int, default=60, help="of either kind, for each decision that is compared")
    parser.add_argument("--seed", default="search")
    parser.add_argument("--jobs", type=int, default=cores())
    options = parser.parse_args()
    work = partial(some_games, tables_of(options.tables), options)
    found = [each for part in spread(work, options.games, Workers(options.jobs), "games") for each in part]
    if len(found) < 3:
        raise SystemExit(f"only {len(found)} decisions were compared: ask for more --games")
    shares, errors = fitted(found)
    print(f"{len(found)} decisions")
    for name, share, error in zip(("network", "search"), shares, errors, strict=True):
        print(f"{name}: {share:.2f} of it is true, standard error {error:.2f}")


if __name__ == "__main__":
    main()
