"""boothill arena: match bots against each other on the same deals."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from boothill.bad_input import BadInput
from boothill.cli.deals import carry_out, deal_flags, plan_of
from boothill.output import Output


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("--bots", default="karma,gunslinger", help="the baseline first, then its challengers")
    deal_flags(parser)


def run(options: Namespace, output: Output) -> int:
    from boothill.lab.measure import arena_report

    plan = plan_of(options)
    if len(plan.bots) < 2:
        raise BadInput("--bots: a base and at least one challenger, like karma,gunslinger")
    return carry_out(options, plan, arena_report.findings, output)
