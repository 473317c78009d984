"""boothill new: create a package for a new set or bot."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from boothill.bad_input import BadInput
from boothill.output import Output
from boothill.scaffold import KINDS, lay_out


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("name", metavar="NAME", help="in lower case, such as high-stakes")
    parser.add_argument("--in", dest="folder", type=Path, default=Path(), metavar="FOLDER", help="default: this folder")


def run(options: Namespace, output: Output) -> int:
    try:
        home = lay_out(options.kind, options.name, options.folder)
    except ValueError as error:
        raise BadInput(str(error)) from None
    output.say(f"{home} is laid out. Install and test it:")
    output.say(f"  pip install -e {home}")
    output.say(f"  python -m pytest {home}")
    return 0
