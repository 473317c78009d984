"""boothill restore: restore the games of a server from a file that `boothill backup` wrote."""

from __future__ import annotations

from argparse import Namespace

from boothill.cli.backup import database, flags
from boothill.output import Output

__all__ = ["flags", "run"]


def run(options: Namespace, output: Output) -> int:
    from boothill.server.backup import restore

    restore(database(options), options.file)
    output.result["file"] = str(options.file)
    output.say(f"{options.file}: restored")
    return 0
