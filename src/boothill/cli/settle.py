"""boothill settle: show what happens in a scenario, step by step, and which rule says so."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from boothill.bad_input import BadInput
from boothill.cli.flags import existing, language_flag
from boothill.output import Output, json_flag
from boothill.words.messages import Messages
from boothill.words.phrases import Said


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("path", metavar="FILE", help="a scenario file; - reads standard input")
    language_flag(parser, "answer")
    json_flag(parser)


def run(options: Namespace, output: Output) -> int:
    from boothill.text.scenario.verdict import Case

    typed = options.path == "-"
    place = "standard input" if typed else options.path
    try:
        text = sys.stdin.read() if typed else existing(Path(place), options.lang).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = Said("scenario-file.unread", {"error": str(error)})
        raise BadInput(Messages(options.lang).text("notation-at", place=place, why=why)) from None
    case = Case(text, place, options.lang)
    output.result = {
        "verdict": case.verdict,
        "holds": case.holds,
        "problem": case.problem or None,
        "steps": [
            {
                "step": happened.step,
                "events": [{"text": line, "rule": rule} for line, rule in happened.events],
                "refusal": happened.refusal or None,
                "rule": happened.rule or None,
                "asked": happened.asked or None,
            }
            for happened in case.happened
            if happened.step
        ],
        "lives": [{"who": who, "before": case.before.get(who), "after": case.after.get(who)} for who in case.everybody],
        "expected": [
            {"what": check.what, "wrong": case.messages.say(check.wrong) if check.wrong is not None else None}
            for check in case.checked
        ],
    }
    for line in case.lines():
        output.say(line)
    return 0 if case.holds else 1
