"""Speed of two checkouts in one run: python bench/compare.py OLD_SRC NEW_SRC [--game duel --players 2] [--rounds N]

Both play the same games, taken in turns in fresh processes, so that both meet the same weather.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

RUN = (
    "from run import random_game, rate; print(rate(lambda seed: random_game(seed, {players}, '{game}'), {seconds})[0])"
)


def measure(src: str, game: str, players: int, seconds: float) -> float:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([src, str(Path(__file__).parent)])}
    code = RUN.format(game=game, players=players, seconds=seconds)
    ran = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    return float(ran.stdout)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--game", default="classic")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    options = parser.parse_args()
    old = new = 0.0
    for _ in range(options.rounds):
        old += measure(options.old, options.game, options.players, options.seconds)
        new += measure(options.new, options.game, options.players, options.seconds)
    print(f"old {old / options.rounds:.0f}, new {new / options.rounds:.0f} decisions/s: {100 * new / old:.1f} %")


if __name__ == "__main__":
    main()
