"""Thousands of bot games: who wins how often, and how fast it goes."""

from __future__ import annotations

import sys
import time
from collections import Counter
from functools import partial

from boothill.bots import make_bot
from boothill.lab.matches import finish
from boothill.lab.pool import spread
from boothill.lab.statistics import rate
from boothill.lab.workers import Workers
from boothill.sets import new_game


class Tally:
    """What came of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.dealt: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.winners: Counter[str] = Counter()
        self.broken: list[tuple[str, str]] = []

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.dealt += other.dealt
        self.won += other.won
        self.winners += other.winners
        self.broken += other.broken


def play(game: str, options: dict[str, str], bots: list[str], seed: str, tally: Tally) -> None:
    """One game, with seat i played by bots[i]."""
    s = new_game(game, [f"P{seat + 1}" for seat in range(len(bots))], seed, options)
    played = finish(s, [make_bot(name) for name in bots], seed)
    tally.decisions += played.decisions
    tally.winners[played.winner] += 1
    for role, won in zip(played.roles, played.won, strict=True):
        tally.dealt[role] += 1
        tally.won[role] += won


def work(game: str, options: dict[str, str], bots: list[str], seed: str, part: range) -> Tally:
    total = Tally()
    for index in part:
        one = Tally()
        one.games = 1
        try:
            # The bots move round the table, so that none keeps a seat.
            turned = bots[index % len(bots) :] + bots[: index % len(bots)]
            play(game, options, turned, f"{seed}-{index}", one)
        except Exception as error:
            one.broken.append((f"{seed}-{index}", f"{type(error).__name__}: {error}"))
        total.add(one)
    return total


def simulate(game: str, options: dict[str, str], bots: list[str], games: int, seed: str, workers: Workers) -> int:
    """Play and report; the exit status says whether every game came to its end, and 130 that somebody stopped it."""
    total = Tally()
    began = time.perf_counter()
    for part in spread(partial(work, game, options, bots, seed), games, workers, "games"):
        total.add(part)
    seconds = time.perf_counter() - began
    print(f"{game}, {len(bots)} players: {', '.join(f'{count} {bot}' for bot, count in Counter(bots).items())}")
    for role, dealt in total.dealt.items():
        _, low, high = rate(total.won[role], dealt)
        print(f"  {role:10} wins {100 * total.won[role] / dealt:5.1f} %  (95 %: {100 * low:.1f} to {100 * high:.1f})")
    for winner, count in total.winners.most_common():
        _, low, high = rate(count, total.games)
        print(f"  {winner:10} {100 * count / total.games:10.1f} %  (95 %: {100 * low:.1f} to {100 * high:.1f})")
    per_second = f"{total.games / seconds:.0f} games, {total.decisions / seconds:.0f} decisions a second"
    print(f"{total.games} games in {seconds:.1f} s: {per_second}")
    if total.games < games:
        print(f"stopped after {total.games} of {games} games")
    for broken, error in total.broken:
        print(f"the game with seed {broken} broke: {error}", file=sys.stderr)
    return 1 if total.broken else 130 if total.games < games else 0
