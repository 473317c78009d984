"""The cross table: matches every bot against every other one, on the same deals.

In each pair, each bot plays every team once, with the other bot at the rest of the table, so equal bots win half of the
games each. Finished deals are kept in `games.jsonl`, one line each, and running the same command again continues where
it stopped. If bots are added at the end of the list, only their games are played.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from boothill.bots import make_bot
from boothill.lab.measure.arena import PLAN, Plan, check_plan
from boothill.lab.measure.matches import GameSize, deal, finish, teams
from boothill.lab.measure.statistics import Contest, Entry, Estimate, Ratings, bradley_terry, mean
from boothill.lab.work.pool import spread
from boothill.lab.work.workers import Workers

GAMES = "games.jsonl"
NOBODY = "-"

Line = dict[str, Any]
"""A deal: its number, and one character for each of its games: the number of the winning team, or `-` for nobody."""


class Match(NamedTuple):
    """A game between two bots, and which of them plays each team."""

    pair: tuple[str, str]
    by: tuple[str, ...]
    """The bot of each team, in the order of `teams`."""


def matches(plan: Plan, table: GameSize) -> list[Match]:
    """The games of one deal.

    With two teams, one bot alone on the first is the other bot alone on the second, so that game is listed once. A
    bot's games follow all games between earlier bots, so adding a bot at the end of the list moves no other game.
    """
    count = len(teams(table))
    found: dict[Match, None] = {}
    for one, other in sorted(combinations(plan.bots, 2), key=lambda pair: plan.bots.index(pair[1])):
        for team in range(count):
            for alone, rest in ((one, other), (other, one)):
                by = tuple(alone if place == team else rest for place in range(count))
                found[Match((one, other), by)] = None
    return list(found)


def table_of(plan: Plan, index: int) -> GameSize:
    return plan.tables[index % len(plan.tables)]


def play_deal(plan: Plan, index: int, known: str = "") -> Line:
    """Play all games of one deal. `known` holds the winners of the first ones, which are not played again."""
    table = table_of(plan, index)
    sides = teams(table)
    seed = f"{plan.seed}/{table}/{index // len(plan.tables)}"
    winners = [*known]
    for match in matches(plan, table)[len(known) :]:
        s = deal(table, seed, dict(plan.options))
        side = [sides.index(s.rules.shape.side_at(role, s.roles)) for role in s.roles]
        played = finish(s, [make_bot(match.by[own]) for own in side], seed)
        won = [own for own, wins in zip(side, played.won, strict=True) if wins]
        winners.append(str(won[0]) if won else NOBODY)
    return {"deal": index, "winners": "".join(winners)}


def work(plan: Plan, pending: list[tuple[int, str]], part: range) -> list[Line]:
    return [play_deal(plan, *pending[i]) for i in part]


def run(plan: Plan, folder: Path, workers: Workers) -> list[Line]:
    """Play the deals that are missing, and return all finished deals in order."""
    folder.mkdir(parents=True, exist_ok=True)
    _check_plan({"cross": True, **plan.save()}, folder)
    games = {table: len(matches(plan, table)) for table in plan.tables}
    known = _read(folder / GAMES)
    lines = {index: winners for index, winners in known.items() if len(winners) == games[table_of(plan, index)]}
    todo = range(plan.deals * len(plan.tables))
    pending = [(index, known.get(index, "")) for index in todo if index not in lines]
    with (folder / GAMES).open("a", encoding="utf-8") as file:
        for found in spread(partial(work, plan, pending), len(pending), workers, "deals"):
            file.writelines(json.dumps(line) + "\n" for line in found)
            file.flush()
            lines |= {line["deal"]: line["winners"] for line in found}
    return [{"deal": index, "winners": lines[index]} for index in sorted(lines)]


def _check_plan(mine: dict[str, Any], folder: Path) -> None:
    """Check that a folder has this plan, the same with fewer bots, or none yet. Raises BadPlan."""
    path = folder / PLAN
    with suppress(OSError, ValueError, TypeError, KeyError):
        there = json.loads(path.read_text(encoding="utf-8"))
        if there["bots"] == mine["bots"][: len(there["bots"])] and {**there, "bots": mine["bots"]} == mine:
            path.write_text(json.dumps(mine, indent=1) + "\n", encoding="utf-8")
    check_plan(mine, folder)


def _read(path: Path) -> dict[int, str]:
    """Read the winners of each deal on file. A last line that was cut off is dropped, so its deal is played again."""
    if not path.exists():
        return {}
    whole = [line for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]
    path.write_text("".join(whole), encoding="utf-8")
    return {line["deal"]: line["winners"] for line in map(json.loads, whole)}


class Cell(NamedTuple):
    """One bot's win rate against another."""

    wins: Estimate
    games: int


def played(plan: Plan, lines: list[Line]) -> Iterator[tuple[int, GameSize, Match, str]]:
    """Every game: its deal, its table, which bot played each team, and the team that won (`-` for nobody)."""
    found = {table: matches(plan, table) for table in plan.tables}
    for line in lines:
        table = table_of(plan, line["deal"])
        for match, winner in zip(found[table], line["winners"], strict=True):
            yield line["deal"], table, match, winner


def cells(plan: Plan, lines: list[Line]) -> dict[str, dict[tuple[str, str], Cell]]:
    """For each game and pair of bots, the first bot's win rate against the second. A dead game counts half for each."""
    values: dict[tuple[str, tuple[str, str]], list[tuple[int, float]]] = defaultdict(list)
    for number, size, match, winner in played(plan, lines):
        gain = 0.0 if winner == NOBODY else 1.0 if match.by[int(winner)] == match.pair[0] else -1.0
        values[size.game, match.pair].append((number, gain))
    found: dict[str, dict[tuple[str, str], Cell]] = defaultdict(dict)
    for (game, (one, other)), gains in values.items():
        value, low, high = (0.5 + bound / 2 for bound in mean(gains))
        found[game][one, other] = Cell(Estimate(value, low, high), len(gains))
        found[game][other, one] = Cell(Estimate(1 - value, 1 - high, 1 - low), len(gains))
    return found


def ratings(plan: Plan, lines: list[Line]) -> dict[str, Ratings]:
    """Elo points above the first bot, for each game."""
    contests: dict[str, list[Contest]] = defaultdict(list)
    sides = {size: teams(size) for size in plan.tables}
    for number, size, match, winner in played(plan, lines):
        if winner != NOBODY:
            entries = [Entry(bot, f"{size} {side}", 0.5) for bot, side in zip(match.by, sides[size], strict=True)]
            contests[size.game].append(Contest(tuple(entries), int(winner), number))
    return {game: bradley_terry(found, plan.bots[0]) for game, found in contests.items()}
