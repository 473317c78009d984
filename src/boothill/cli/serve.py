"""boothill serve: run a server for tables over the network."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from boothill.cli.flags import check_bots
from boothill.output import Output
from boothill.server import config

EVERYWHERE = "0.0.0.0"


def flags(parser: ArgumentParser) -> None:
    config.add_flags(parser)
    parser.add_argument("--bots", default="", metavar="BOT,...", help="your own bots, such as my.module:MyBot")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument(
        "--party",
        action="store_true",
        help="a party at home: a table on a big screen, joined from phones on the same network",
    )


def run(options: Namespace, output: Output) -> int:
    from boothill.server.run import serve

    check_bots(name for name in options.bots.split(",") if name)
    settings = vars(options)
    if options.party and config.unset("host", settings):
        settings["host"] = EVERYWHERE  # phones must be able to reach it
    return serve(config.config_of(settings), options.open, options.party)
