"""boothill scenario run: does what scenario files expect come true?"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from boothill.output import Output, json_flag


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("verb", choices=["run"], metavar="run", help="run scenario files, or all files in a folder")
    parser.add_argument("paths", nargs="+", metavar="PATH")
    json_flag(parser)


def run(options: Namespace, output: Output) -> int:
    from boothill.text.scenario.runner import BadScenario, files_in, run_file

    passed, failures = 0, []
    for path in files_in(options.paths):
        bad = False
        try:
            problem = run_file(path)
        except BadScenario as error:
            bad, problem = True, str(error)
            output.warn(problem)
        if problem is None:
            passed += 1
            continue
        if not bad:
            output.say(f"{path}: {problem}")
        failures.append({"file": str(path), "readable": not bad, "problem": problem.removeprefix(f"{path}: ")})
    output.result = {"passed": passed, "failed": len(failures), "failures": failures}
    output.say(f"{passed} passed, {len(failures)} failed")
    return 2 if any(not failure["readable"] for failure in failures) else 1 if failures else 0
