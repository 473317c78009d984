"""The list of commands. Each is a module of this package with `flags` and `run`, imported only when needed."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence
from importlib import import_module
from typing import NamedTuple, NoReturn

from boothill import __version__
from boothill.bad_input import BadInput


class Command(NamedTuple):
    help: str
    extra: str = ""
    """The extra with the libraries it needs, if any."""


COMMANDS = {
    "play": Command("play against bots in the terminal", "terminal"),
    "join": Command("join or watch a table on a server", "terminal"),
    "replay": Command("step through a recorded game", "terminal"),
    "verify": Command("check that recorded games are genuine"),
    "serve": Command("run a server", "server"),
    "backup": Command("back up the games of a server to a file", "server"),
    "restore": Command("restore a backup", "server"),
    "scenario": Command("run scenario files as tests", "scenarios"),
    "settle": Command("show what happens in a scenario, step by step, and which rule says so", "scenarios"),
    "analyse": Command(
        "find the best moves of a position, or the turning points and mistakes of a recorded game", "scenarios"
    ),
    "rules": Command("look up a rule by its id, or search the rules"),
    "puzzles": Command("make puzzles, check them, and solve them", "scenarios"),
    "sim": Command("play many games between bots"),
    "arena": Command("match bots against each other on the same deals, with a report", "lab"),
    "crosstable": Command("play every bot against every other one, with a table of who beats whom", "lab"),
    "dataset": Command("write games of bots to a file, with beliefs and values at every decision"),
    "balance": Command("report how often roles, characters and cards win", "lab"),
    "train": Command("teach a network to play a game", "train"),
    "exploit": Command("search for somebody who wins more against a bot than the bot itself", "lab"),
    "perft": Command("count all possible continuations of a game (perft)"),
    "soak": Command("play random games and check every invariant"),
    "new": Command("create a package for a set or bot of your own"),
    "completion": Command("print a shell completion script", "completion"),
}


class Misused(BadInput):
    """An invalid command line: argparse's message in English, and the command."""

    def __init__(self, english: str, command: str) -> None:
        super().__init__(english)
        self.command = command


class Parser(argparse.ArgumentParser):
    """A parser that raises Misused, so that the caller can report the error in one sentence, or as JSON."""

    def error(self, message: str) -> NoReturn:
        raise Misused(message, self.prog)


def parser_for(chosen: Collection[str]) -> Parser:
    """The parser of all commands, with the flags of the chosen ones only, because importing all takes long."""
    parser = Parser(prog="boothill", description="Play, study and teach the BANG! card-game family.")
    parser.add_argument("--version", action="version", version=f"boothill {__version__}")
    parsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, command in COMMANDS.items():
        added = parsers.add_parser(name, help=command.help)
        if name in chosen:
            module = import_module(f"boothill.cli.{name}")
            module.flags(added)
            added.set_defaults(run=module.run)
    return parser


def named(words: Sequence[str]) -> str:
    """The command that a command line names; empty if none."""
    return next((word for word in words if not word.startswith("-")), "")


def parse(words: Sequence[str]) -> argparse.Namespace:
    """Parse a command line; `run` of the result is the command's function. Raises Misused."""
    return parser_for([named(words)]).parse_args(words)
