"""boothill dataset: write games of bots to a file, with beliefs and values at every decision."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from boothill.bad_input import BadInput
from boothill.cli.deals import tables_with_options
from boothill.cli.flags import check_bots, check_seed, option_flag
from boothill.lab.work.workers import Workers, check
from boothill.output import Output, json_flag


def flags(parser: ArgumentParser) -> None:
    from boothill.lab.measure.matches import usual

    tables = usual("arena")
    parser.add_argument("--tables", default=tables, metavar="GAME:PLAYERS,...", help=f"default: {tables}")
    option_flag(parser)
    parser.add_argument("--games", type=int, default=100_000, help="how many games in all (default: 100000)")
    parser.add_argument(
        "--bots", default="karma,greedy,gunslinger", help="one of them is drawn for each seat (default: %(default)s)"
    )
    parser.add_argument("--seed", default="dataset")
    Workers.options(parser)
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="a line of JSON for each game; packed if it ends in .gz"
    )
    json_flag(parser)


def run(options: Namespace, output: Output) -> int:
    from boothill.lab.measure.dataset import Plan, write

    check(options, "games")
    check_seed(options.seed)
    tables, chosen = tables_with_options(options)
    bots = tuple(options.bots.split(","))
    check_bots(bots, {table.game for table in tables})
    if options.out.exists():
        raise BadInput(f"--out {options.out}: this file is there already; name another one, or remove it")
    if not options.out.parent.is_dir():
        raise BadInput(f"--out {options.out}: there is no folder {options.out.parent}")
    plan = Plan(tables, bots, options.games, options.seed, tuple(chosen.items()))
    count = write(plan, options.out, Workers.chosen(options))
    output.result = {"file": str(options.out), "done": count == options.games, "games": count}
    output.say(f"{options.out}: {count} games")
    return 0 if count == options.games else 130
