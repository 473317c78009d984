"""Observed decisions a second: many tables at once, every decision encoded, random moves. python -m bench.observed

One core, in seconds of the processor, in turns with RLCard's `uno` and OpenSpiel's `hearts` (`--beside`), which are
driven from Python in the same run. Compiled: put a folder of scripts/compiled.py on PYTHONPATH.
Also the time of one encoding.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random
from typing import Any

from boothill.bots.driver import Driver
from boothill.bots.learned.encoder import Encoder
from boothill.bots.learned.names import all_names
from boothill.core import state
from boothill.lab.research.batch import Tables
from boothill.sets import new_game

TABLES = [
    ("duel", 2, None), ("classic", 4, None), ("classic", 5, None), ("classic", 7, None), ("dodge-city", 5, None),
    ("classic+dodge-city", 8, None), ("classic+dodge-city", 8, {"events": "both"}),
]  # fmt: skip
AT_ONCE = 64
ROUNDS = 3


def steps(game: str, players: int, options: dict[str, str] | None, seconds: float) -> float:
    """Decisions a second that are observed and made at many tables."""
    tables = Tables(AT_ONCE, game, players, options)
    rng = Random(1)
    seen = tables.reset(1)
    made = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        counts = seen.mask.sum(axis=1).tolist()
        seen = tables.step([int(rng.random() * count) for count in counts]).observed
        made += AT_ONCE
    return made / (time.process_time() - began)


def encoding(game: str, players: int, options: dict[str, str] | None) -> tuple[float, float, float]:
    """Microseconds for the facts of a state as a seat knows it, for those of the whole, and for the moves."""
    encoder = Encoder(all_names())
    rng = Random(2)
    s = new_game(game, [f"P{seat}" for seat in range(players)], "observed", options)
    driver = Driver(s, [None] * players, rng)
    positions: list[tuple[Any, Any, Any]] = []
    while not s.over and len(positions) < 200:
        positions.append((s.view(s.to_act), driver.memories[s.to_act], s.clone()))
        driver.make(rng.choice(s.legal()), s.to_act)
    # Memories go on with the game, so all positions are looked at with the last one; facts are as many.
    positions = [(view, driver.memories[view.seat], twin) for view, _, twin in positions]

    def of(work: Callable[[Any, Any, Any], object]) -> float:
        best = float("inf")
        for _ in range(5):
            began = time.process_time()
            for view, memory, twin in positions:
                work(view, memory, twin)
            best = min(best, time.process_time() - began)
        return best / len(positions) * 1e6

    return (
        of(lambda view, memory, twin: encoder.facts(view, memory)),
        of(lambda view, memory, twin: encoder.whole(twin, view.seat)),
        of(lambda view, memory, twin: encoder.moves(view, memory, view.legal)),
    )


def _ignoring(play: Callable[[], int]) -> Callable[[int], int]:
    """A game that deals for itself, whatever seed it is given."""
    return lambda seed: play()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0, help="for each table, three times")
    parser.add_argument("--beside", action="store_true", help="RLCard and OpenSpiel too; `make bench` installs them")
    options = parser.parse_args()
    print("engine:", "plain" if state.__file__.endswith(".py") else "compiled")
    found: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        for game, players, chosen in TABLES:
            name = f"{game}:{players}" + (" with events" if chosen else "")
            found.setdefault(name, []).append(steps(game, players, chosen, options.seconds))
        if options.beside:
            from bench.run import openspiel_hearts, rate, rlcard_uno

            found.setdefault("RLCard uno", []).append(rate(_ignoring(rlcard_uno()), options.seconds)[0])
            found.setdefault("OpenSpiel hearts", []).append(rate(openspiel_hearts(), options.seconds)[0])
    print("| table | observed decisions/s | facts | whole | moves |\n|---|---|---|---|---|")
    encoded = {f"{game}:{n}" + (" with events" if more else ""): (game, n, more) for game, n, more in TABLES}
    for name, rates in found.items():
        times = [f"{one:.1f} µs" for one in encoding(*encoded[name])] if name in encoded else ["", "", ""]
        print(f"| {name} | {sorted(rates)[len(rates) // 2]:,.0f} | {' | '.join(times)} |")


if __name__ == "__main__":
    main()
