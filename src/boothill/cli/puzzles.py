"""boothill puzzles: make puzzles, check what is claimed of them, and solve them."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from pathlib import Path

from boothill.bad_input import BadInput
from boothill.cli.flags import check_seed, existing, language_flag
from boothill.output import Output, json_flag

MAKE, CHECK, SOLVE = "make", "check", "solve"


def flags(parser: ArgumentParser) -> None:
    parser.add_argument(
        "verb", choices=[MAKE, CHECK, SOLVE], help="make puzzles, check those of a file, or solve one in the terminal"
    )
    parser.add_argument(
        "what",
        nargs="?",
        default="",
        metavar="FILE|NUMBER",
        help="the file to check, or the puzzle to solve",
    )
    parser.add_argument("--seed", default="puzzles", help="the same seed makes the same puzzles")
    parser.add_argument("--count", type=int, default=500, help="how many are made")
    parser.add_argument("--out", default="", metavar="FILE", help="where they are written, one a line")
    parser.add_argument("--file", default="", metavar="FILE", help="solve a puzzle of this file, not one of ours")
    language_flag(parser, "puzzle")
    json_flag(parser)


def run(options: Namespace, output: Output) -> int:
    return {MAKE: _make, CHECK: _check, SOLVE: _solve}[options.verb](options, output)


def _make(options: Namespace, output: Output) -> int:
    from boothill.puzzles.making import make
    from boothill.puzzles.puzzle import write

    check_seed(options.seed)
    if options.count < 1 or not options.out:
        raise BadInput("puzzles make: say how many and where to, like --count 20 --out FILE")
    puzzles = make(options.seed, options.count, output.say)
    write(puzzles, Path(options.out))
    output.result = {"made": len(puzzles), "file": options.out}
    return 0 if len(puzzles) == options.count else 1


def _check(options: Namespace, output: Output) -> int:
    from boothill.puzzles.checking import alike, problems
    from boothill.puzzles.puzzle import read

    if not options.what:
        raise BadInput("puzzles check: name the file, like puzzles check FILE")
    puzzles = read(existing(Path(options.what), options.lang))
    found = [{"number": number, "problem": f"is like number {first}"} for number, first in alike(puzzles)]
    for number, puzzle in enumerate(puzzles, 1):
        found += [{"number": number, "problem": problem} for problem in problems(puzzle)]
    for one in found:
        output.say(f"{one['number']}: {one['problem']}")
    output.say(f"{len(puzzles)} puzzles, {len(found)} problems")
    output.result = {"puzzles": len(puzzles), "problems": found}
    return 1 if found else 0


def _solve(options: Namespace, output: Output) -> int:
    from boothill.puzzles.daily import of_day
    from boothill.puzzles.puzzle import read, shipped
    from boothill.terminal.puzzles import solve

    puzzles = read(existing(Path(options.file), options.lang)) if options.file else shipped()
    text = options.what or str(of_day(time.time(), len(puzzles)))
    if not text.isdecimal() or not 1 <= int(text) <= len(puzzles):
        raise BadInput(f"puzzles solve: there are puzzles 1 to {len(puzzles)}, not {text}")
    return solve(puzzles[int(text) - 1], int(text), options.lang)
