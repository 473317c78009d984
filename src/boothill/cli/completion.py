"""boothill completion: print a script with which a shell completes commands, flags and files."""

from __future__ import annotations

from argparse import Action, ArgumentParser, Namespace
from collections.abc import Iterator
from importlib import import_module

from boothill.cli.commands import COMMANDS, parser_for
from boothill.extra import Missing, needed
from boothill.output import Output

SHELLS = ("bash", "zsh", "fish")


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS)


def run(options: Namespace, output: Output) -> int:
    import shtab

    kinds = {"FILE": shtab.FILE, "PATH": shtab.FILE, "FOLDER": shtab.DIRECTORY}
    parser = parser_for([name for name in COMMANDS if _installed(name)])
    for action in _actions(parser):
        if action.metavar in kinds:
            action.complete = kinds[action.metavar]  # type: ignore[attr-defined]
    print(shtab.complete(parser, shell=options.shell))
    return 0


def _installed(name: str) -> bool:
    """Are the libraries of a command installed? Without them its flags are neither known nor useful."""
    try:
        with needed(COMMANDS[name].extra):
            import_module(f"boothill.cli.{name}")
    except Missing:
        return False
    return True


def _actions(parser: ArgumentParser) -> Iterator[Action]:
    """The actions of a parser and of the parsers of its commands."""
    for action in parser._actions:  # argparse has no public way to get them, and shtab uses the same
        yield action
        if isinstance(action.choices, dict):
            for command in action.choices.values():
                if isinstance(command, ArgumentParser):
                    yield from _actions(command)
