"""Is what a search finds true? python -m bench.search_gain --tables duel:2 --games 20

In games of desperado, all moves that the marshal's search would look into are valued twice: by playouts of one round,
as that search values them, and by games that go on from the true state, with the deck shuffled anew, to their end;
there everybody plays by the network. A weighted fit then says how much of each difference is true: of what the network
said beforehand, and of what the search found. A table says how many points of win rate a decision gains if the search
chooses, depending on how far ahead of the favourite another move has to be. For comparison, it says the same of
searches that judge a playout by its last turn alone, or by all of its turns. Needs NumPy.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, NamedTuple

import numpy as np

from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.bots.learned.network import Network
from boothill.bots.learned.playing_on import Mind, RememberedWorld
from boothill.bots.learned.search import candidates, preferred
from boothill.bots.learned.shipped import shipped
from boothill.bots.learned.weighing import chance
from boothill.bots.lookahead.search import FEW, Trial
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
SURE = (0.0, 0.5, 0.75, 1.0, 2.0)
LEAST = (0.0, 0.003, 0.01)
"""How far ahead another move has to be: in standard errors, and in chances to win."""
WAYS: dict[str, Callable[[int], slice]] = {
    "the later turns, as the search": lambda turns: slice(turns // 2, turns),
    "the last turn": lambda turns: slice(turns - 1, turns),
    "all turns": lambda turns: slice(0, turns),
}
"""Which turns of a playout of so many turns are judged."""


class Decision(NamedTuple):
    """The favourite and the other moves: what the network says, and the values found in each world by each way of
    searching and by the games."""

    network: list[float]
    search: dict[str, list[Trial]]
    games: list[Trial]


def searched(
    view: View, memory: Memory, moves: list[Move], network: Network, count: int, rng: Random
) -> dict[str, list[Trial]]:
    """Moves, each tried in the same imagined worlds and played on for a round."""
    turns = max(1, sum(view.alive[front] for front in view.fronts))
    trials = {way: [Trial(move) for move in moves] for way in WAYS}
    for _ in range(count):
        world, luck = RememberedWorld.imagined(view, memory, rng), rng.getrandbits(32)
        for i, move in enumerate(moves):
            twin, drawn = world.clone(), Random(luck)
            twin.make(move, view.seat)
            chances = []
            for _ in range(turns):
                twin.play_on(1, network, drawn)
                chances.append(chance(network, twin.s.clone(), view.seat))
            for way, judged in WAYS.items():
                trials[way][i].values.append(float(np.mean(chances[judged(turns)])))
    return trials


def played(driver: Driver, moves: list[Move], network: Network, count: int, rng: Random) -> list[Trial]:
    """Moves, each made in the true state, with the deck shuffled anew, and played on to the end of the game by the
    network."""
    s, memories = driver.s, driver.memories
    seats = sorted(s.seats, key=lambda seat: seat != s.to_act)  # the first one passes events on to the witness
    minds = {seat: Mind(s.view(seat), memories[seat]) for seat in seats}
    trials = [Trial(move) for move in moves]
    for _ in range(count):
        world, luck = RememberedWorld(s.clone(), memories[s.to_act].witness, minds), rng.getrandbits(32)
        for deck in world.s.decks:
            rng.shuffle(deck)
        for trial in trials:
            twin = world.clone()
            twin.make(trial.move, s.to_act)
            twin.play_on(TO_THE_END, network, Random(luck))
            trial.values.append(chance(network, twin.s, s.to_act))
    return trials


def one_game(table: GameSize, seed: str, options: argparse.Namespace) -> Iterator[Decision]:
    """Every decision that is compared in a game."""
    s = deal(table, seed)
    driver = Driver(s, [make_bot("desperado")] * table.players, Random(seed))
    network, rng = shipped(table.game), Random(seed)
    assert network is not None
    while not s.over:
        if len(s.legal()) > 1 and rng.random() < options.share:
            view, memory = s.view(s.to_act), driver.memories[s.to_act]
            moves = candidates(view, memory, network)
            if len(moves) > 1:
                encoder = network.encoder
                worths = network.worths(encoder.facts(view, memory), encoder.moves(view, memory, view.legal))
                yield Decision(
                    [worths[view.legal.index(move)] for move in moves],
                    searched(view, memory, moves, network, options.playouts, rng),
                    played(driver, moves, network, options.playouts, rng),
                )
        following = driver.next_move()
        assert following is not None
        driver.make(*following)


def some_games(tables: list[GameSize], options: argparse.Namespace, part: range) -> list[Decision]:
    return [
        each for number in part for each in one_game(tables[number % len(tables)], f"{options.seed}/{number}", options)
    ]


def fitted(found: list[Decision], way: str) -> tuple[Any, Any]:
    """How much of each is true, with standard errors: of what the network says, and of what a search finds. The moves
    of a decision, which share a favourite, weigh as much together as one move would."""
    said, true, noise = [], [], []
    for decision in found:
        for i in range(1, len(decision.network)):
            ahead, _ = decision.search[way][i].lead(decision.search[way][0])
            gain, error = decision.games[i].lead(decision.games[0])
            said.append([decision.network[i] - decision.network[0], ahead])
            true.append(gain)
            noise.append((error**2 + SPREAD**2) * (len(decision.network) - 1))
    x, weights = np.array(said), 1 / np.array(noise)
    spread = np.linalg.inv(x.T @ (weights[:, None] * x))
    return spread @ x.T @ (weights * np.array(true)), np.sqrt(np.diag(spread))


def gain(found: list[Decision], way: str, sure: float, least: float) -> tuple[float, float, float]:
    """Points of win rate that a decision gains if a search chooses, the standard error of that, and in which share of
    decisions it chooses another move than the network's favourite."""
    searches = [each.search[way] for each in found]
    chosen = [search.index(preferred(search, search[0], sure, least)) for search in searches]
    gains = [100 * games[i].lead(games[0])[0] for i, (_, _, games) in zip(chosen, found, strict=True)]
    return float(np.mean(gains)), float(np.std(gains) / len(gains) ** 0.5), sum(i != 0 for i in chosen) / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="duel:2")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--share", type=float, default=0.1, help="of the decisions that leave a choice")
    parser.add_argument("--playouts", type=int, default=60, help="of either kind, for each move")
    parser.add_argument("--seed", default="search")
    parser.add_argument("--jobs", type=int, default=cores())
    options = parser.parse_args()
    if options.playouts < FEW:
        parser.error(f"--playouts: at least {FEW}, or nothing can be said of any lead")
    work = partial(some_games, tables_of(options.tables), options)
    found = [each for part in spread(work, options.games, Workers(options.jobs), "games") for each in part]
    if len(found) < 3:
        raise SystemExit(f"only {len(found)} decisions were compared: ask for more --games")
    print(f"{len(found)} decisions")
    for way in WAYS:
        print(f"\nJudging {way}:")
        for name, share, error in zip(("the network says", "the search finds"), *fitted(found, way), strict=True):
            print(f"{share:.2f} of what {name} is true, standard error {error:.2f}")
        print("points of win rate that a decision gains, and how often another move is chosen")
        print("standard errors ahead".ljust(24) + "".join(f"and {least:.1%} of win rate".rjust(26) for least in LEAST))
        for sure in SURE:
            cells = [gain(found, way, sure, least) for least in LEAST]
            told = [f"{mean:+.2f} ({error:.2f}), {often:.0%}".rjust(26) for mean, error, often in cells]
            print(f"{sure:<24}{''.join(told)}")


if __name__ == "__main__":
    main()
