"""Shared by the commands of the lab: tables with their options, a plan, its deals, and a report."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from boothill.bad_input import BadInput
from boothill.cli.flags import check_bots, check_seed, chosen_options, option_flag
from boothill.lab.work.workers import Workers, check
from boothill.output import Output, json_flag
from boothill.sets import ruleset

if TYPE_CHECKING:
    from boothill.lab.measure.arena import Plan, Row
    from boothill.lab.measure.matches import GameSize
    from boothill.lab.measure.report import Findings


def deal_flags(parser: ArgumentParser) -> None:
    from boothill.lab.measure.matches import usual

    tables = usual("arena")
    parser.add_argument("--tables", default=tables, metavar="GAME:PLAYERS,...", help=f"default: {tables}")
    option_flag(parser)
    parser.add_argument("--deals", type=int, default=200, help="deals per table (default: 200)")
    parser.add_argument("--seed", default="arena")
    Workers.options(parser)
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="for results; an interrupted run continues there"
    )
    json_flag(parser)


def tables_with_options(options: Namespace) -> tuple[tuple[GameSize, ...], dict[str, str]]:
    """The tables to play and the options of their games, checked. Raises BadInput."""
    from boothill.lab.measure.matches import tables_of

    try:
        tables = tuple(tables_of(options.tables))
    except ValueError as error:
        raise BadInput(f"--tables {error}") from None
    chosen = chosen_options(options)
    try:
        for table in tables:
            ruleset(table.game, chosen)
    except ValueError as error:
        raise BadInput(f"--option: {error}") from None
    return tables, chosen


def plan_of(options: Namespace) -> Plan:
    """The plan of what to play, checked. Raises BadInput."""
    from boothill.lab.measure.arena import Plan

    bots = tuple(options.bots.split(","))
    check_bots(bots)
    if len(set(bots)) < len(bots):
        raise BadInput("--bots: each bot once")
    check(options, "deals")
    check_seed(options.seed)
    tables, chosen = tables_with_options(options)
    check_bots(bots, {table.game for table in tables})
    return Plan(tables, bots, options.deals, options.seed, options=tuple(chosen.items()))


def carry_out(options: Namespace, plan: Plan, findings: Callable[[list[Row], Plan], Findings], output: Output) -> int:
    """Play the deals, and write the report once all are done. Returns the exit status."""
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
