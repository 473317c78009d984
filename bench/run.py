"""Speed of the engine, printed beside yardsticks measured in the same run. `make bench`

Random-legal players on one core, plain CPython (compiled: put a folder of scripts/compiled.py on PYTHONPATH). The first
yardstick is RLCard's `uno` with its random agents, the second OpenSpiel's `hearts`, written in C++: figures on a
shared machine mean little, ratios taken in one run mean more. So everything is measured in turns, slice by slice, in
seconds of the processor. `--profile` also says where the time goes.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import time
from collections.abc import Callable
from functools import partial
from random import Random

from boothill.core.playout import play_out
from boothill.core.state import State
from boothill.sets import new_game

TABLES = [
    ("classic", 5), ("classic", 4), ("classic", 6), ("classic", 7), ("dodge-city", 3), ("dodge-city", 5),
    ("dodge-city", 7), ("classic+dodge-city", 8), ("duel", 2),
]  # fmt: skip
EVENTS = ("high-noon", "fistful", "both")
"""Played beside the first table, with as many players."""
SLICES = 8
"""How often the tables are gone through, a slice of the time for each."""


def random_game(seed: int, players: int, game: str = "classic", events: str = "none") -> int:
    """Play one game with random legal moves; the number of decisions."""
    options = {"events": events} if events != "none" else {}
    return play_out(new_game(game, [f"P{seat}" for seat in range(players)], str(seed), options), Random(seed).random)


def driven_game(seed: int, players: int, game: str = "classic") -> int:
    """The same game, with every move made from out here as in the games of others."""
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


def openspiel_hearts() -> Callable[[int], int]:
    """A function that plays one game of OpenSpiel's hearts, written in C++, from Python; the number of decisions.

    Dealing a card is a step there too, but no decision.
    """
    import pyspiel

    game = pyspiel.load_game("hearts")

    def play(seed: int) -> int:
        pick = Random(seed).random
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            made += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[int(pick() * len(actions))])
        return made

    return play


def rate(play: Callable[[int], int], seconds: float, first: int = 0) -> tuple[float, float]:
    """Decisions and games a second of processor time, beginning with game number `first`."""
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        decisions += play(first + games)
        games += 1
    took = time.process_time() - began
    return decisions / took, games / took


def rates(plays: dict[str, Callable[[int], int]], seconds: float) -> dict[str, tuple[float, float]]:
    """The same for several things, taken in turns so that all meet the same weather."""
    found = dict.fromkeys(plays, (0.0, 0.0))
    for turn in range(SLICES):
        for name, play in plays.items():
            decisions, games = rate(play, seconds / SLICES, 1000 * turn)
            found[name] = (found[name][0] + decisions / SLICES, found[name][1] + games / SLICES)
    return found


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
    plays: dict[str, Callable[[int], int]] = {"RLCard uno": lambda _: uno(), "OpenSpiel hearts": openspiel_hearts()}
    for game, players in TABLES:
        plays[f"{game}, {players} players"] = partial(random_game, players=players, game=game)
    for events in EVENTS:
        plays[f"classic, 5 players, {events}"] = partial(random_game, players=5, events=events)
    plays["classic, 5 players, driven"] = partial(driven_game, players=5)
    found = rates(plays, options.seconds)
    yardstick, _, first = (found[name][0] for name in list(found)[:3])
    print(f"{'':30} decisions/s  games/s  vs. RLCard  vs. the first table")
    for name, (decisions, games) in found.items():
        print(
            f"{name:30} {decisions:11.0f} {games:8.0f} {decisions / yardstick:14.2f} {100 * decisions / first:21.0f} %"
        )
    for players in (5, 7):
        print(f"{f'clone, {players} players':30} {clone_time(players):10.2f} microseconds")
    if options.profile:
        profile = cProfile.Profile()
        profile.runcall(lambda: [random_game(seed, 5) for seed in range(300)])
        pstats.Stats(profile).sort_stats("tottime").print_stats(22)


if __name__ == "__main__":
    main()
