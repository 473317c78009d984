"""boothill backup: back up the games of a server to a file."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from boothill.output import Output, json_flag
from boothill.server import config


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--database", metavar="VALUE", help="the database of the server, as for serve")
    json_flag(parser)


def database(options: Namespace) -> str:
    return config.config_of({"database": options.database}).database


def run(options: Namespace, output: Output) -> int:
    from boothill.server.backup import backup

    backup(database(options), options.file)
    output.result["file"] = str(options.file)
    output.say(f"{options.file}: written")
    return 0
