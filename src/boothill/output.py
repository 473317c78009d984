"""The output of a command: lines for people, or with `--json` one object for programs (docs/command-line.md)."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from math import isfinite
from typing import Any

FLAG = "--json"


def json_flag(parser: ArgumentParser) -> None:
    """Add `--json` to the parser of a command."""
    parser.add_argument(FLAG, action="store_true", help="answer with one JSON object")


class Output:
    """The output of one command."""

    def __init__(self, command: str, as_json: bool) -> None:
        self.command = command
        self.as_json = as_json
        self.result: dict[str, Any] = {}
        """The result that `--json` prints; docs/command-line.md specifies its keys."""

    def say(self, line: object) -> None:
        """Print a line, unless the output is JSON."""
        if not self.as_json:
            print(line)

    def warn(self, line: object) -> None:
        """Print a line to stderr, unless the output is JSON."""
        if not self.as_json:
            print(f"boothill: {line}", file=sys.stderr)

    def close(self, status: int) -> int:
        """Finish a command that did its work: print the result as JSON if wanted, and return the exit status."""
        if self.as_json:
            self._print(status=status, result=_finite(self.result))
        return status

    def fail(self, status: int, message: str) -> int:
        """Report that a command could not do its work, and return the exit status."""
        self.warn(message)
        if self.as_json:
            self._print(status=status, error=message)
        return status

    def _print(self, **fields: Any) -> None:
        print(json.dumps({"command": self.command, **fields}, allow_nan=False))


def _finite(value: Any) -> Any:
    """Replace infinite numbers (unknown bounds) with None, since JSON has none."""
    if isinstance(value, dict):
        return {key: _finite(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_finite(inner) for inner in value]
    return None if isinstance(value, float) and not isfinite(value) else value
