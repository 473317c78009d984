"""Simulation: plays many games between bots and measures win rates and speed."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from boothill.bots import make_bot
from boothill.lab.measure.matches import finish
from boothill.lab.measure.statistics import rate
from boothill.lab.work.pool import spread
from boothill.lab.work.workers import Workers
from boothill.sets import new_game


class Tally:
    """The combined results of some games."""

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
    """Play one game, with bots[i] at seat i, and add it to the tally."""
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
            # Rotate the bots, so that none keeps its seat.
            turned = bots[index % len(bots) :] + bots[: index % len(bots)]
            play(game, options, turned, f"{seed}-{index}", one)
        except Exception as error:
            one.broken.append((f"{seed}-{index}", f"{type(error).__name__}: {error}"))
        total.add(one)
    return total


class Simulation(NamedTuple):
    """A run of games between bots, and its results."""

    game: str
    bots: list[str]
    seed: str
    asked: int
    """How many games were asked for."""
    tally: Tally
    seconds: float

    @property
    def status(self) -> int:
        """The exit status: 0 if every game was finished, 1 if one broke, 130 if the run was interrupted."""
        return 1 if self.tally.broken else 130 if self.tally.games < self.asked else 0

    def lines(self) -> Iterator[str]:
        """The results as text."""
        total, seconds = self.tally, self.seconds
        seats = ", ".join(f"{count} {bot}" for bot, count in Counter(self.bots).items())
        yield f"{self.game}, {len(self.bots)} players: {seats}"
        for role, dealt in total.dealt.items():
            value, low, high = rate(total.won[role], dealt)
            yield f"  {role:10} wins {100 * value:5.1f} %  (95 %: {100 * low:.1f} to {100 * high:.1f})"
        for winner, count in total.winners.most_common():
            value, low, high = rate(count, total.games)
            yield f"  {winner:10} {100 * value:10.1f} %  (95 %: {100 * low:.1f} to {100 * high:.1f})"
        per_second = f"{total.games / seconds:.0f} games, {total.decisions / seconds:.0f} decisions a second"
        yield f"{total.games} games in {seconds:.1f} s: {per_second}"
        if total.games < self.asked:
            yield f"stopped after {total.games} of {self.asked} games"

    def data(self) -> dict[str, Any]:
        """The results as data."""
        total = self.tally
        return {
            "game": self.game,
            "players": len(self.bots),
            "bots": self.bots,
            "seed": self.seed,
            "asked": self.asked,
            "games": total.games,
            "decisions": total.decisions,
            "seconds": round(self.seconds, 3),
            "roles": [
                {"role": role, "dealt": dealt, "won": total.won[role], "rate": rate(total.won[role], dealt)._asdict()}
                for role, dealt in total.dealt.items()
            ],
            "winners": [
                {"winner": winner, "won": count, "rate": rate(count, total.games)._asdict()}
                for winner, count in total.winners.most_common()
            ],
            "broken": [{"seed": seed, "problem": problem} for seed, problem in total.broken],
        }


def simulate(
    game: str, options: dict[str, str], bots: list[str], games: int, seed: str, workers: Workers
) -> Simulation:
    """Play this many games, or fewer if interrupted."""
    total = Tally()
    began = time.perf_counter()
    for part in spread(partial(work, game, options, bots, seed), games, workers, "games"):
        total.add(part)
    return Simulation(game, bots, seed, games, total, time.perf_counter() - began)
