"""boothill scenario run: run scenario files as tests."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from boothill.cli.flags import language_flag
from boothill.output import Output, json_flag
from boothill.words.messages import Messages


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("verb", choices=["run"], metavar="run", help="run scenario files, or all files in a folder")
    parser.add_argument("paths", nargs="+", metavar="PATH")
    language_flag(parser, "answer")
    json_flag(parser)


def run(options: Namespace, output: Output) -> int:
    from boothill.text.scenario.runner import BadScenario, files_in, run_file

    messages = Messages(options.lang)
    passed, failures = 0, []
    try:
        files = list(files_in(options.paths))
    except BadScenario as error:
        raise BadScenario(messages.say(error.said())) from None
    for path in files:
        try:
            failed = run_file(path)
        except BadScenario as error:
            problem = messages.say(error.said())
            output.warn(problem)
            failures.append({"file": str(path), "readable": False, "problem": problem.removeprefix(f"{path}: ")})
            continue
        if failed is None:
            passed += 1
            continue
        problem = messages.say(failed.why)
        output.say(f"{path}: {problem}")
        failures.append({"file": str(path), "readable": True, "problem": problem})
    output.result = {"passed": passed, "failed": len(failures), "failures": failures}
    output.say(messages.text("scenario-tally", passed=passed, failed=len(failures)))
    return 2 if any(not failure["readable"] for failure in failures) else 1 if failures else 0
