"""Speed of the engine, printed beside a yardstick measured in the same run. `make bench`

Random-legal players on one core, plain CPython. The yardstick is RLCard's `uno` with its random agents: figures on a
shared machine mean little, ratios taken in one run mean more. `--profile` also says where the time goes.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import time
from collections.abc import Callable
from functools import partial
from random import Random

from boothill.core.state import State
from boothill.sets import new_game

TABLES = [
    ("classic", 5), ("classic", 4), ("classic", 6), ("classic", 7), ("dodge-city", 3), ("dodge-city", 5),
    ("dodge-city", 7), ("classic+dodge-city", 8), ("duel", 2),
]  # fmt: skip


def random_game(seed: int, players: int, game: str = "classic") -> int:
    """Play one game with random legal moves; the number of decisions."""
    pick = Random(seed).random
    s = new_game(game, [f"P{seat}" for seat in range(players)], str(seed))
    made = 0
    while not s.over:
        moves = s.legal()
        s.apply(moves[int(pick() * len(moves))])
        made += 1
    return made


def rlcard_uno() -> Callable[[], int]:
    """A function that plays one game of RLCard's uno; the number of decisions."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return play


def rate(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Decisions and games a second."""
    decisions = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += play(games)
        games += 1
    took = time.perf_counter() - began
    return decisions / took, games / took


def clone_time(players: int) -> float:
    """Microseconds a clone in mid-game, the best of several rounds."""
    s: State = new_game("classic", [f"P{seat}" for seat in range(players)], "clone")
    rng = Random(1)
    for _ in range(40):
        s.apply(rng.choice(s.legal()))
    best = float("inf")
    for _ in range(7):
        began = time.perf_counter()
        for _ in range(5000):
            s.clone()
        best = min(best, (time.perf_counter() - began) / 5000)
    return best * 1e6


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--profile", action="store_true")
    options = parser.parse_args()

    uno = rlcard_uno()
    rounds = 3
    yardstick = engine = 0.0
    for _ in range(rounds):  # taken in turns, so that both meet the same weather
        yardstick += rate(lambda _: uno(), options.seconds)[0] / rounds
        engine += rate(lambda seed: random_game(seed, 5), options.seconds)[0] / rounds
    print(f"{'RLCard uno':30} {yardstick:10.0f} decisions/s")
    print(f"{'classic, 5 players':30} {engine:10.0f} decisions/s  {engine / yardstick:5.2f} times RLCard")
    base = 0.0
    for game, players in TABLES:
        decisions, games = rate(partial(random_game, players=players, game=game), options.seconds)
        base = base or decisions
        share = f"{100 * decisions / base:4.0f} % of the first"
        print(f"{f'{game}, {players} players':30} {decisions:10.0f} decisions/s  {games:5.0f} games/s  {share}")
    for players in (5, 7):
        print(f"{f'clone, {players} players':30} {clone_time(players):10.2f} microseconds")
    if options.profile:
        profile = cProfile.Profile()
        profile.runcall(lambda: [random_game(seed, 5) for seed in range(300)])
        pstats.Stats(profile).sort_stats("tottime").print_stats(22)


if __name__ == "__main__":
    main()
