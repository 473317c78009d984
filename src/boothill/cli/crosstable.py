"""boothill crosstable: play every bot against every other one."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from boothill.bad_input import BadInput
from boothill.cli.deals import deal_flags, plan_of
from boothill.lab.work.workers import Workers
from boothill.output import Output


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("--bots", default="karma,random,greedy,gunslinger", help="two or more; Elo is above the first")
    deal_flags(parser)


def run(options: Namespace, output: Output) -> int:
    from boothill.lab.measure import crosstable, crosstable_report

    plan = plan_of(options)
    if len(plan.bots) < 2:
        raise BadInput("--bots: at least two, like karma,gunslinger")
    lines = crosstable.run(plan, options.out, Workers.chosen(options))
    done = len(lines) == plan.deals * len(plan.tables)
    output.result = {"folder": str(options.out), "done": done, "deals": len(lines)}
    if lines:
        found = crosstable_report.findings(plan, lines)
        report = options.out / "report.html"
        report.write_text(found.page, encoding="utf-8")
        output.result |= {"report": str(report), **found.data}
        for line in found.lines:
            output.say(line)
        output.say(report)
    if not done:
        output.say(f"stopped after {len(lines)} deals; the same command goes on where it was left ({options.out})")
        return 130
    return 0
