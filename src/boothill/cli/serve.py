"""boothill serve: tables over the network."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from boothill.output import Output
from boothill.server import config


def flags(parser: ArgumentParser) -> None:
    config.add_flags(parser)
    parser.add_argument("--open", action="store_true", help="open the page in a browser")


def run(options: Namespace, output: Output) -> int:
    from boothill.server.run import serve

    return serve(config.config_of(vars(options)), options.open)
