"""boothill serve: tables over the network."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from boothill.cli.flags import check_bots
from boothill.output import Output
from boothill.server import config


def flags(parser: ArgumentParser) -> None:
    config.add_flags(parser)
    parser.add_argument("--bots", default="", metavar="BOT,...", help="your own bots, such as my.module:MyBot")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")


def run(options: Namespace, output: Output) -> int:
    from boothill.server.run import serve

    check_bots(name for name in options.bots.split(",") if name)
    return serve(config.config_of(vars(options)), options.open)
