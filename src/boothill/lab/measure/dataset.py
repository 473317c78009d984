"""Data sets: games between bots, one line of JSON each, with role beliefs and win chances at every decision.

The same plan gives the same file, byte for byte, with any workers (docs/leaderboard.md describes the format).
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import IO, Any, NamedTuple

from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.bots.lookahead.win_chance import outlooks
from boothill.core.ids import NOBODY, Seat
from boothill.core.state import State
from boothill.knowledge.beliefs import beliefs
from boothill.lab.measure.matches import GameSize, deal, leads
from boothill.lab.work.pool import spread
from boothill.lab.work.workers import Workers
from boothill.text.notation import print_move

FORMAT = 1
DIGITS = 3
"""Chances are rounded to this many decimal places."""


class Plan(NamedTuple):
    """The games to play."""

    tables: tuple[GameSize, ...]
    bots: tuple[str, ...]
    """One of these bots is drawn for each seat."""
    games: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()


def play(plan: Plan, index: int) -> str:
    """Play one game and return its line."""
    table = plan.tables[index % len(plan.tables)]
    seed = f"{plan.seed}/{table}/{index // len(plan.tables)}"
    s = deal(table, seed, dict(plan.options))
    luck = Random(seed)
    names = [luck.choice(plan.bots) for _ in s.names]
    driver = Driver(s, [make_bot(name) for name in names], luck)
    about = {
        "format": FORMAT, "game": table.game, "players": table.players, "options": dict(plan.options), "seed": seed,
        "version": s.rules.version, "bots": names, "roles": list(s.roles), "characters": list(leads(s)),
    }  # fmt: skip
    hidden = "" in s.view(NOBODY).roles
    decisions = []
    while not s.over:
        following = driver.next_move()
        assert following is not None
        decisions.append(_told(driver, following[1], print_move(s, following[0]), hidden))
        driver.make(*following)
    outcome = s.outcome()
    assert outcome is not None
    ended = {"winner": outcome.winner, "won": [seat in outcome.seats for seat in s.seats]}
    return json.dumps({**about, **ended, "decisions": decisions}, ensure_ascii=False, separators=(",", ":")) + "\n"


def _told(driver: Driver, seat: Seat, move: str, hidden: bool) -> dict[str, Any]:
    """A decision, as it stands just before it is made."""
    s: State = driver.s
    view = s.view(seat)
    told: dict[str, Any] = {"seat": seat, "turn": s.turn, "move": move, "open": len(view.legal)}
    if len(view.legal) > 1:
        told["values"] = {side: round(chance, DIGITS) for side, chance in outlooks(s).items()}
        if hidden:
            known = beliefs(view, driver.memories[seat])
            told["beliefs"] = [[round(chance, DIGITS) for chance in chances] for chances in known]
    return told


def work(plan: Plan, part: range) -> tuple[int, list[str]]:
    return part.start, [play(plan, index) for index in part]


def lines(plan: Plan, workers: Workers) -> Iterator[str]:
    """The games in order, in whatever order they finish; fewer if the work is interrupted."""
    waiting: dict[int, list[str]] = {}
    following = 0
    for start, found in spread(partial(work, plan), plan.games, workers, "games"):
        waiting[start] = found
        while following in waiting:
            ready = waiting.pop(following)
            yield from ready
            following += len(ready)


@contextmanager
def opened(path: Path) -> Iterator[IO[bytes]]:
    """Open a file for writing, with gzip if its name ends in .gz. No timestamp is stored: reruns give the same file."""
    with path.open("wb") as file:
        if path.suffix == ".gz":
            with gzip.GzipFile("", "wb", 6, file, mtime=0) as packed:
                yield packed  # type: ignore[misc]  # it writes bytes like any other file
        else:
            yield file


def write(plan: Plan, path: Path, workers: Workers) -> int:
    """Play the games, write them to a file, and return how many there are."""
    count = 0
    with opened(path) as file:
        for line in lines(plan, workers):
            file.write(line.encode())
            count += 1
    return count
