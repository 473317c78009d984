"""boothill settle: what happens in a scenario, step by step, and which rule says so."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from boothill.bad_input import BadInput
from boothill.cli.flags import existing, language_flag
from boothill.messages import Messages
from boothill.output import Output, json_flag
from boothill.said import rule_of


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("path", metavar="FILE", help="a scenario file; - reads what is typed or piped in")
    language_flag(parser, "answer")
    json_flag(parser)


def run(options: Namespace, output: Output) -> int:
    from boothill.scenario.position import BadPosition, parse_position
    from boothill.scenario.runner import Failed, bad_scenario, parse, play

    typed = options.path == "-"
    place = "standard input" if typed else options.path
    try:
        text = sys.stdin.read() if typed else existing(Path(place), options.lang).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{place}: it cannot be read: {error}") from None
    messages = Messages(options.lang)
    data = parse(text, place)
    steps: list[dict[str, Any]] = []
    output.result = {"steps": steps, "holds": True, "problem": None}
    try:
        s = parse_position(data)
        for step in play(s, data):
            events = [{"text": line, "rule": rule_of(s.rules, event)} for event, line in messages.told(s, step.events)]
            refusal = messages.refusal(step.refused) if step.refused is not None else None
            rule = step.refused.rule if step.refused is not None else None
            steps.append({"step": step.text, "events": events, "refusal": refusal, "rule": rule})
            output.say(step.text)
            for event in events:
                output.say(f"   {event['text']} [{event['rule']}]")
            if refusal is not None:
                output.say(f"   {refusal}")
    except BadPosition as error:
        raise BadInput(messages.say(bad_scenario(place, error).said())) from None
    except Failed as failure:
        output.result |= {"holds": False, "problem": str(failure)}
        output.say(f"{place}: {failure}")
        return 1
    return 0
