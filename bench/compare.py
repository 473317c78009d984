"""Speed of two checkouts in one run: python bench/compare.py OLD_SRC NEW_SRC [--table duel:2] [--hearts] [--rounds N]

Both play the same games, taken in turns in fresh processes, so that both meet the same weather; once by themselves,
once driven from Python move by move, as OpenSpiel is. Compiled against plain:
python scripts/compiled.py FOLDER; python bench/compare.py src FOLDER --hearts
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

TABLES = ["classic:5", "classic+dodge-city:8", "duel:2"]
RUN = "from run import {how}, rate; print(*rate(lambda seed: {how}(seed, {players}, '{game}'), {seconds}))"
HEARTS = "from run import openspiel_hearts, rate; print(*rate(openspiel_hearts(), {seconds}))"


def measure(src: str, code: str) -> tuple[float, float]:
    """Decisions and games a second."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([src, str(Path(__file__).parent)])}
    ran = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    decisions, games = ran.stdout.split()
    return float(decisions), float(games)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--table", action="append", help="a game and its number of players, such as duel:2")
    parser.add_argument("--hearts", action="store_true", help="measure OpenSpiel's hearts beside them")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    options = parser.parse_args()
    runs: dict[tuple[str, str], tuple[str, str]] = {}
    for table in options.table or TABLES:
        game, _, players = table.rpartition(":")
        for what, play in (("", "random_game"), (", driven", "driven_game")):
            code = RUN.format(how=play, game=game, players=int(players), seconds=options.seconds)
            runs[table + what, "old"], runs[table + what, "new"] = (options.old, code), (options.new, code)
    if options.hearts:
        runs["OpenSpiel hearts", ""] = (options.new, HEARTS.format(seconds=options.seconds))
    sums = dict.fromkeys(runs, (0.0, 0.0))
    for _ in range(options.rounds):
        for run, how in runs.items():
            decisions, games = measure(*how)
            sums[run] = (sums[run][0] + decisions / options.rounds, sums[run][1] + games / options.rounds)
    for (table, which), (decisions, games) in sums.items():
        old = sums.get((table, "old"), (decisions, games))[0]
        print(f"{table:30} {which:4} {decisions:10.0f} decisions/s {games:8.0f} games/s {100 * decisions / old:7.1f} %")


if __name__ == "__main__":
    main()
