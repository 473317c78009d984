"""boothill balance: report how often roles, characters and cards win."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from boothill.cli.deals import carry_out, deal_flags, plan_of
from boothill.output import Output


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("--bots", default="karma,gunslinger", help="the bots that play")
    deal_flags(parser)


def run(options: Namespace, output: Output) -> int:
    from boothill.lab.measure import balance

    return carry_out(options, plan_of(options)._replace(mixed=False), balance.findings, output)
