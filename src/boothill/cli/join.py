"""boothill join: join or watch a table on a server."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from getpass import getpass

from boothill.cli.flags import table_flags
from boothill.output import Output


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("table", metavar="LINK", help="the link to a table, or its id")
    parser.add_argument("--server", default="", metavar="URL", help="where the table is, if only its id is given")
    parser.add_argument("--name", default="", help="your name at the table")
    parser.add_argument("--key", action="store_true", help="prompt for the key to your seat (or set BOOTHILL_KEY)")
    parser.add_argument("--watch", action="store_true", help="watch without taking a seat")
    table_flags(parser)


def run(options: Namespace, output: Output) -> int:
    from boothill.terminal.play import SERVER, join

    key = os.environ.get("BOOTHILL_KEY", "")
    if options.key:
        key = getpass("BOOTHILL_KEY: ")
    return join(
        options.table,
        options.server or SERVER,
        options.name,
        "" if options.watch else key,
        options.watch,
        options.lang,
        options.plain,
    )
