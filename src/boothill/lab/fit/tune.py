"""Tunes the gunslinger's weights by play: python -m boothill.lab.fit.tune --team renegade [--rounds N] [--games N]
[--seed SEED] [--start FILE] [--out FILE] [--jobs N] [--cluster ADDRESS].

An evolution strategy (the cma library) varies the weights of one team; a candidate's score is how often that team wins
with it, at tables of every size, with other bots in the remaining seats. All candidates of a round play the same deals,
and each round has new ones. The last mean is saved if it wins more than the old weights on deals that neither has seen.
A record of the run is saved beside it: in the same edition, its options and starting weights give the same result.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from importlib.resources import files
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from boothill.bots import make_bot
from boothill.bots.bot import Bot
from boothill.bots.gunslinger.bot import GunslingerBot
from boothill.bots.gunslinger.goals import Weights, tuned
from boothill.cluster import edition
from boothill.extra import need
from boothill.lab.measure.matches import deal, finish, tables_of, teams, usual
from boothill.lab.work.cluster import Map
from boothill.lab.work.workers import Workers, check, plainly

TABLES = tables_of(usual("tune"))
TEAMS = list(dict.fromkeys(team for size in TABLES for team in teams(size)))
"""The teams whose weights can be tuned."""
OTHERS = ("karma", "karma", "greedy", "gunslinger")
"""The bots in the other seats: one of these for each deal. The gunslinger plays by the starting weights."""
SPREAD = 0.25
"""How far the first candidates are from the old weights, relative to the scale of each weight."""
HERE = Path(str(files("boothill"))) / "data" / "bots" / "gunslinger.json"


Plans = dict[str, Weights]
"""The weights of every team."""


class Tuned(NamedTuple):
    """The result of tuning a team: its weights, and how many fresh deals it won with the old and with the new ones."""

    weights: Weights
    before: int
    after: int
    deals: int


def rival(name: str, start: Plans) -> Bot:
    return GunslingerBot(start) if name == "gunslinger" else make_bot(name)


def wins(team: str, start: Plans, deals: list[str], weights: Plans) -> int:
    """How many of the deals a team wins with these weights."""
    won = 0
    for number, seed in enumerate(deals):
        s = deal(TABLES[number % len(TABLES)], seed)
        other = Random(seed).choice(OTHERS)
        mine = [s.rules.shape.side_at(role, s.roles) == team for role in s.roles]
        bots: list[Bot] = [GunslingerBot(weights) if own else rival(other, start) for own in mine]
        played = finish(s, bots, seed)
        won += any(w for w, own in zip(played.won, mine, strict=True) if own)
    return won


Task = tuple[list[str], Plans]
"""The seeds of some deals, and the weights to play them with."""


def counted(team: str, start: Plans, tasks: list[Task], part: range) -> list[tuple[int, int]]:
    return [(i, wins(team, start, *tasks[i])) for i in part]


def each(hand_out: Map[list[tuple[int, int]]], team: str, start: Plans, tasks: list[Task]) -> list[int]:
    """The number of wins in each task."""
    one_by_one = (range(i, i + 1) for i in range(len(tasks)))
    found = dict(pair for part in hand_out(partial(counted, team, start, tasks), one_by_one) for pair in part)
    return [found[i] for i in range(len(tasks))]


def tune(team: str, old: Plans, rounds: int, games: int, seed: str, workers: Workers) -> Tuned:
    """Tune the weights of a team."""
    cma = need("cma")
    names = sorted(old[team])
    scale = [abs(old[team][name]) + 0.2 for name in names]

    def weights(point: list[float]) -> Plans:
        found = {name: round(x * size, 3) for name, x, size in zip(names, point, scale, strict=True)}
        return {**old, team: found}

    start = [old[team][name] / size for name, size in zip(names, scale, strict=True)]
    search = cma.CMAEvolutionStrategy(start, SPREAD, {"seed": 1, "verbose": -9, "popsize": 10})
    with workers.hired() as (_, hand_out):
        for number in range(rounds):
            deals = [f"{seed}/{number}/{i}" for i in range(games)]
            points = search.ask()
            won = each(hand_out, team, old, [(deals, weights(list(point))) for point in points])
            search.tell(points, [-n / games for n in won])
            average, best = 100 * sum(won) / len(won) / games, 100 * max(won) / games
            print(f"{team} round {number + 1}: {average:.1f} %, best {best:.1f} %", flush=True)
        fresh = [f"{seed}/fresh/{i}" for i in range(8 * games)]
        parts = [fresh[i::8] for i in range(8)]
        new = weights(list(search.mean))
        before = sum(each(hand_out, team, old, [(part, old) for part in parts]))
        after = sum(each(hand_out, team, old, [(part, new) for part in parts]))
    noise = 100 * sqrt(0.5 / len(fresh))
    print(f"{team}: {100 * before / len(fresh):.1f} % before, {100 * after / len(fresh):.1f} % after (±{noise:.1f})")
    return Tuned(new[team] if after > before else old[team], before, after, len(fresh))


def read(path: Path) -> Plans:
    """Read the weights in a file; for the record of a run, the weights that it began with."""
    try:
        found: Any = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise SystemExit(f"--start {path}: {error}") from None
    match found:
        case {"start": dict(start)}:
            found = start
    if _shape(found) != _shape(tuned()):
        raise SystemExit(f"--start {path}: these are not the weights that a gunslinger needs, as in {HERE.name}")
    plans: Plans = found
    return plans


def _shape(weights: Any) -> Any:
    """The structure of some weights: the names, and which values are numbers."""
    if isinstance(weights, dict):
        return {name: _shape(value) for name, value in weights.items()}
    return isinstance(weights, (int, float))


def write(path: Path, content: dict[str, Any]) -> None:
    path.write_text(json.dumps(content, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--team", choices=TEAMS, action="append")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--seed", default="tune")
    parser.add_argument(
        "--start", type=Path, default=HERE, metavar="FILE", help="begin with these, not the shipped ones"
    )
    parser.add_argument(
        "--out", type=Path, default=HERE, metavar="FILE", help="where the weights go; else over the shipped ones"
    )
    Workers.options(parser)
    options = parser.parse_args(argv)
    with plainly():
        check(options, "rounds", "games")
    start = read(options.start)
    if not options.out.parent.is_dir():
        raise SystemExit(f"--out {options.out}: there is no folder {options.out.parent}")
    here = edition()
    found: dict[str, Tuned] = {}
    try:
        with plainly():
            for team in options.team or TEAMS:
                found[team] = tune(team, start, options.rounds, options.games, options.seed, Workers.chosen(options))
    finally:
        # Only now, since the weights are part of the edition, which all machines of a cluster must share.
        if found:
            write(options.out, start | {team: tuned.weights for team, tuned in found.items()})
            outcomes = {
                team: {"deals": tuned.deals, "won before": tuned.before, "won after": tuned.after}
                for team, tuned in found.items()
            }
            run = {"rounds": options.rounds, "games": options.games, "seed": options.seed}
            write(options.out.with_suffix(".run.json"), {"edition": here, "start": start, **run, "teams": outcomes})


if __name__ == "__main__":
    main()
