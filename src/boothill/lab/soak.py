"""Soak: whole random games with every invariant looked at, at every decision.

python -m boothill.lab.soak --games 100000
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import Random

from boothill.core.state import State
from boothill.lab import invariants
from boothill.lab.pool import cores, spread
from boothill.records import record_of
from boothill.sets import GAMES, new_game, ruleset

LONGEST = 20_000
"""Decisions after which a game counts as one that does not end."""


TABLES = [
    (game, players, {option: value})
    for game, (_, options) in GAMES.items()
    for option, values in options.items()
    for value in values
    for players in sorted(ruleset(game).roles)
]


def table_for(index: int) -> tuple[str, int, dict[str, str]]:
    """Game, number of players and options of soak game number `index`: every value of every option in turn."""
    return TABLES[index % len(TABLES)]


def play(index: int) -> tuple[State, int]:
    """Play soak game number `index` and return its end and the number of decisions; raises Broken if it breaks."""
    game, players, options = table_for(index)
    rng = Random(index)
    s = new_game(game, [f"P{seat + 1}" for seat in range(players)], f"soak {index}", options)
    record = record_of(s)
    decisions = 0
    while not s.over:
        decisions += 1
        invariants.demand(decisions < LONGEST, "the game does not end")
        invariants.check_cards(s)
        invariants.check_table(s)
        invariants.check_decision(s)
        text = invariants.text_of(s)
        seat = rng.choice([s.to_act, rng.randrange(players)])
        invariants.check_refusal(s, invariants.strange_move(s, rng), seat, text)
        copies = [s, *invariants.check_copies(s, text)]
        rng.shuffle(copies)
        s, other = copies[0], copies[1]
        seat = rng.randrange(players) if rng.random() < 0.3 else s.to_act
        moves = s.legal(seat)
        if not moves:
            seat, moves = s.to_act, s.legal()
        move = rng.choice(moves)
        record.add(s, seat, move)
        s.apply(move, seat)
        invariants.demand(invariants.text_of(other) == text, "what happens to a copy happens to another one")
    invariants.check_cards(s)
    invariants.check_decision(s)
    record.result = s.winner
    invariants.demand(invariants.text_of(record.last()) == invariants.text_of(s), "the record leads elsewhere")
    return s, decisions


def work(part: range) -> tuple[int, int, Counter[str], list[tuple[int, str]]]:
    """Games, decisions, characters seen, and the games that broke."""
    decisions = 0
    seen: Counter[str] = Counter()
    broken = []
    for index in part:
        try:
            s, made = play(index)
        except Exception as error:
            broken.append((index, f"{type(error).__name__}: {error}"))
            continue
        decisions += made
        seen.update(character.name for character in s.who)
        seen[f"{s.rules.name} {len(s.names)} players"] += 1
        seen.update(f"{s.rules.name} {option}={value}" for option, value in s.rules.options.items())
    return len(part), decisions, seen, broken


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="boothill.lab.soak", description="random games with every invariant checked")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=cores())
    options = parser.parse_args(argv)
    games = decisions = 0
    seen: Counter[str] = Counter()
    broken: list[tuple[int, str]] = []
    began = time.perf_counter()
    for part in spread(work, options.games, options.jobs, "soak"):
        games += part[0]
        decisions += part[1]
        seen.update(part[2])
        broken += part[3]
    seconds = time.perf_counter() - began
    for what, count in sorted(seen.items()):
        print(f"{count:8} {what}")
    for index, error in broken:
        print(f"game {index} broke: {error}", file=sys.stderr)
    print(f"{games} games, {decisions} decisions, {seconds:.0f} s, {len(broken)} failures")
    return 1 if broken or games < options.games else 0


if __name__ == "__main__":
    sys.exit(main())
