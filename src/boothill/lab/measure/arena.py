"""The arena: plays every deal with base bots, and again with a challenger in the seats of each team in turn.

Both games of such a pair share the deal, so its luck cancels out and a few games already tell a lot. The work is split
by deal. Finished deals are kept in `parts/`, and running the same command again continues where it stopped, with the
same result as an uninterrupted run. That requires the same code and data, so the plan records their edition.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from boothill.bad_input import BadInput
from boothill.bots import make_bot
from boothill.cluster import edition
from boothill.core.board import NO_WINNER
from boothill.core.ids import Face
from boothill.core.state import State
from boothill.extra import need
from boothill.lab.measure.matches import GameSize, deal, finish, teams
from boothill.lab.measure.statistics import Contest, Entry, Estimate, bradley_terry, mean, rate
from boothill.lab.work.pool import spread
from boothill.lab.work.workers import Workers
from boothill.sets import ruleset

RESULTS = "results.parquet"
PLAN = "plan.json"
PARTS = "parts"


class BadPlan(BadInput, ValueError):
    """The plan does not fit the folder, or the folder is damaged; the message says what to do."""


class Plan(NamedTuple):
    """The games to play: the first bot is the base, each other bot challenges it."""

    tables: tuple[GameSize, ...]
    bots: tuple[str, ...]
    deals: int
    seed: str
    mixed: bool = True
    """True: a challenger takes one team at a time. False: it takes all seats, to measure the balance among equals."""
    options: tuple[tuple[str, str], ...] = ()
    """The game options, as pairs of name and value."""

    def save(self) -> dict[str, Any]:
        return {
            "edition": edition(),
            "tables": [str(table) for table in self.tables],
            "bots": list(self.bots),
            "deals": self.deals,
            "seed": self.seed,
            "mixed": self.mixed,
            **({"options": dict(self.options)} if self.options else {}),
        }


Row = dict[str, Any]
"""One row of the results: one seat in one game."""


def play_deal(plan: Plan, index: int) -> list[Row]:
    """Play all games of one deal: the base bot at all seats, then each challenger with each team."""
    table = plan.tables[index % len(plan.tables)]
    number = index // len(plan.tables)
    seed = f"{plan.seed}/{table}/{number}"
    base = plan.bots[0]
    rows = play(table, seed, base, "", base, index, plan.options)
    for bot in plan.bots[1:]:
        for team in teams(table) if plan.mixed else [""]:
            rows += play(table, seed, base if plan.mixed else bot, team, bot, index, plan.options)
    return rows


def play(
    table: GameSize,
    seed: str,
    base: str,
    team: str,
    challenger: str,
    index: int,
    options: tuple[tuple[str, str], ...] = (),
) -> list[Row]:
    """Play one game and return one row per seat."""
    s = deal(table, seed, dict(options))
    side = [s.rules.shape.side_at(role, s.roles) for role in s.roles]
    by = [challenger if own == team else base for own in side]
    hands = [[s.rules.rows[card].name for card in hand] for hand in _first_hands(s)]
    played = finish(s, [make_bot(name) for name in by], seed)
    opening = s.leader() if s.led else 0
    return [
        {
            "deal": index,
            "game": table.game,
            "players": table.players,
            "team": team,
            "challenger": challenger,
            "seat": (seat - opening) % table.players,
            "role": role,
            "side": side[seat],
            "bot": by[seat],
            "character": played.characters[seat],
            "hand": hands[seat],
            "won": played.won[seat],
            "winner": played.winner,
            "decisions": played.decisions,
        }
        for seat, role in enumerate(played.roles)
    ]


def _first_hands(s: State) -> list[list[Face]]:
    """The hands as dealt. The first player may have drawn already; drawn cards come last and are cut off."""
    if s.phase != "play":
        return s.hands
    return [hand[: s.life[s.fronts[seat]]] for seat, hand in enumerate(s.hands)]


def work(plan: Plan, pending: list[int], part: range) -> list[Row]:
    return [row for i in part for row in play_deal(plan, pending[i])]


def run(plan: Plan, folder: Path, workers: Workers) -> bool:
    """Play the deals that are missing. Returns True once all are done; the results are then in one file, in order."""
    pa = need("pyarrow")
    parquet = need("pyarrow.parquet")
    parts = folder / PARTS
    parts.mkdir(parents=True, exist_ok=True)
    check_plan(plan.save(), folder)
    rows = _parts(parts)
    done = {row["deal"] for row in rows}
    total = plan.deals * len(plan.tables)
    pending = [index for index in range(total) if index not in done]
    for found in spread(partial(work, plan, pending), len(pending), workers, "deals"):
        name = f"{min(row['deal'] for row in found):08}.parquet"
        # Written to another name and then moved, so that a part is never incomplete.
        parquet.write_table(pa.Table.from_pylist(found, _schema(pa)), parts / f"{name}.tmp")
        (parts / f"{name}.tmp").replace(parts / name)
        rows += found
    if len({row["deal"] for row in rows}) < total:
        return False
    rows.sort(key=lambda row: (row["deal"], row["challenger"], row["team"], row["seat"]))
    parquet.write_table(pa.Table.from_pylist(rows, _schema(pa)), folder / RESULTS)
    return True


def check_plan(mine: dict[str, Any], folder: Path) -> None:
    """Check that a folder has this plan or none yet, and write the plan. Raises BadPlan."""
    path = folder / PLAN
    try:
        there = json.loads(path.read_text(encoding="utf-8")) if path.exists() else mine
    except ValueError:
        there = None
    if there != mine:
        # Old plans name no edition, so it is unknown which code played there.
        other = isinstance(there, dict) and {**there, "edition": ""} == {**mine, "edition": ""}
        what = "another edition of Boot Hill (other code or other weights of the bots)" if other else "another plan"
        raise BadPlan(f"{folder} holds results of {what}; name another folder with --out, or remove it")
    path.write_text(json.dumps(mine, indent=1) + "\n", encoding="utf-8")


def _parts(folder: Path) -> list[Row]:
    """The rows of the deals that are done."""
    pa, parquet = need("pyarrow"), need("pyarrow.parquet")
    rows: list[Row] = []
    for path in sorted(folder.glob("*.parquet")):
        try:
            rows += parquet.read_table(path, schema=_schema(pa)).to_pylist()
        except (pa.ArrowException, OSError):
            raise BadPlan(f"{path} is damaged; remove it, and the same command plays its deals again") from None
    return rows


def _schema(pa: Any) -> Any:
    text, number = pa.string(), pa.int32()
    return pa.schema([
        ("deal", number), ("game", text), ("players", number), ("team", text), ("challenger", text), ("seat", number),
        ("role", text), ("side", text), ("bot", text), ("character", text), ("hand", pa.list_(text)),
        ("won", pa.bool_()), ("winner", text), ("decisions", number),
    ])  # fmt: skip


def read(folder: Path) -> list[Row]:
    """The rows of a finished run."""
    rows: list[Row] = need("pyarrow.parquet").read_table(folder / RESULTS).to_pylist()
    return rows


class Lift(NamedTuple):
    """The win rate of one team at one table with the base bot and with a challenger, and the difference."""

    table: GameSize
    team: str
    challenger: str
    base: Estimate
    with_challenger: Estimate
    lift: Estimate
    deals: int


def games(rows: list[Row]) -> Iterator[list[Row]]:
    """The rows, grouped by game."""
    found: dict[tuple[int, str, str], list[Row]] = defaultdict(list)
    for row in rows:
        found[row["deal"], row["challenger"], row["team"]].append(row)
    yield from found.values()


def lifts(rows: list[Row]) -> list[Lift]:
    """For each table, challenger and team: the win rate without and with the challenger, and the paired difference."""
    won: dict[tuple[GameSize, str, str, str], dict[int, bool]] = defaultdict(dict)
    for game in games(rows):
        first = game[0]
        table = GameSize(first["game"], first["players"])
        for team in dict.fromkeys(row["side"] for row in game):
            if first["team"] in ("", team):
                key = table, first["challenger"], first["team"], team
                won[key][first["deal"]] = any(row["won"] for row in game if row["side"] == team)
    bases = {(table, team): results for (table, _, replaced, team), results in won.items() if not replaced}
    found = []
    for (table, challenger, replaced, team), results in won.items():
        if replaced:
            base = bases[table, team]
            found.append(
                Lift(table, team, challenger, rate(sum(base.values()), len(base)),
                     rate(sum(results.values()), len(results)),
                     mean((n, float(results[n]) - float(base[n])) for n in sorted(results)), len(results))
            )  # fmt: skip
    return sorted(found, key=lambda lift: (lift.challenger, lift.table, _sides(lift.table).index(lift.team)))


def _sides(table: GameSize) -> list[str]:
    rules = ruleset(table.game)
    return rules.shape.sides_at(rules.roles[table.players])


def contests(rows: list[Row]) -> list[Contest]:
    """The games as contests to be rated. Games that nobody won are left out."""
    found = []
    for game in games(rows):
        if not any(row["won"] for row in game):
            continue
        table = f"{game[0]['game']}:{game[0]['players']}"
        sides = sorted({row["side"] for row in game})
        entries = []
        for side in sides:
            mine = [row for row in game if row["side"] == side]
            seat = sum(row["seat"] for row in mine) / len(mine) / (game[0]["players"] - 1)
            entries.append(Entry(mine[0]["bot"], f"{table} {side}", seat))
        winner = next(side for side in sides if any(row["won"] for row in game if row["side"] == side))
        found.append(Contest(tuple(entries), sides.index(winner), game[0]["deal"]))
    return found


def ratings(rows: list[Row], base: str) -> dict[str, Any]:
    """Ratings for each game that was played, relative to the bot `base`."""
    by_game: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        by_game[row["game"]].append(row)
    met = {game: contests(found) for game, found in sorted(by_game.items())}
    return {game: bradley_terry(found, base) for game, found in met.items() if found}


def dead(rows: list[Row]) -> list[str]:
    """A line that counts the dead games, if there were any."""
    count = sum(game[0]["winner"] == NO_WINNER for game in games(rows))
    return [f"{count} {'game was' if count == 1 else 'games were'} dead: nobody won"] if count else []
