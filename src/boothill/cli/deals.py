"""What `boothill arena` and `boothill balance` share: a plan, its deals, and a report."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from boothill.bad_input import BadInput
from boothill.cli.flags import check_bots, check_seed
from boothill.lab.work.workers import Workers, check
from boothill.output import Output, json_flag
from boothill.sets import GAMES, ruleset

if TYPE_CHECKING:
    from boothill.lab.measure.arena import Plan, Row
    from boothill.lab.measure.matches import Table
    from boothill.lab.measure.report import Findings

TABLES = "classic:4-7,classic+dodge-city:8,duel:2"


def deal_flags(parser: ArgumentParser) -> None:
    parser.add_argument("--tables", default=TABLES, metavar="GAME:PLAYERS,...", help=f"default: {TABLES}")
    parser.add_argument("--deals", type=int, default=200, help="deals per table (default: 200)")
    parser.add_argument("--seed", default="arena")
    Workers.options(parser)
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="for results; an interrupted run continues there"
    )
    json_flag(parser)


def plan_of(options: Namespace) -> Plan:
    """What the lab is asked to play, checked."""
    from boothill.lab.measure.arena import Plan

    bots = tuple(options.bots.split(","))
    check_bots(bots)
    if len(set(bots)) < len(bots):
        raise BadInput("--bots: each bot once")
    check(options, "deals")
    check_seed(options.seed)
    return Plan(tuple(_tables(options.tables)), bots, options.deals, options.seed)


def _tables(text: str) -> list[Table]:
    """Tables written like classic:4-7,duel:2."""
    from boothill.lab.measure.matches import Table

    found = []
    for part in text.split(","):
        game, _, players = part.partition(":")
        if game not in GAMES:
            raise BadInput(f"--tables {part}: there is no game {game!r}; there is {', '.join(GAMES)}")
        roles = ruleset(game).roles
        low, _, high = players.partition("-")
        if not low.isdigit() or (high and not (high.isdigit() and int(low) <= int(high))):
            raise BadInput(f"--tables {part}: write it like classic:5 or classic:4-7")
        for count in range(int(low), int(high or low) + 1):
            if count not in roles:
                raise BadInput(f"--tables {part}: {game} is for {min(roles)} to {max(roles)} players")
            found.append(Table(game, count))
    return found


def carry_out(options: Namespace, plan: Plan, findings: Callable[[list[Row], Plan], Findings], output: Output) -> int:
    """Play, and write the report once all is done."""
    from boothill.lab.measure import arena

    output.result = {"folder": str(options.out), "done": False}
    if not arena.run(plan, options.out, Workers.chosen(options)):
        output.say(f"stopped; the same command goes on where it was left ({options.out})")
        return 130
    found = findings(arena.read(options.out), plan)
    report = options.out / "report.html"
    report.write_text(found.page, encoding="utf-8")
    output.result |= {"done": True, "report": str(report), **found.data}
    for line in found.lines:
        output.say(line)
    output.say(report)
    return 0
