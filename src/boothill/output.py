"""What a command says: lines for people, or with `--json` one object for programs (docs/command-line.md)."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from math import isfinite
from typing import Any

FLAG = "--json"


def json_flag(parser: ArgumentParser) -> None:
    """For a command whose answer programs may read."""
    parser.add_argument(FLAG, action="store_true", help="answer with one JSON object")


class Output:
    """The answer of one command."""

    def __init__(self, command: str, as_json: bool) -> None:
        self.command = command
        self.as_json = as_json
        self.result: dict[str, Any] = {}
        """What programs are told; its keys are promised in docs/command-line.md."""

    def say(self, line: object) -> None:
        """A line of the answer."""
        if not self.as_json:
            print(line)

    def warn(self, line: object) -> None:
        """A line on what is wrong."""
        if not self.as_json:
            print(f"boothill: {line}", file=sys.stderr)

    def close(self, status: int) -> int:
        """The command has done its work; the exit status."""
        if self.as_json:
            self._print(status=status, result=_finite(self.result))
        return status

    def fail(self, status: int, message: str) -> int:
        """The command could not do its work; the exit status."""
        self.warn(message)
        if self.as_json:
            self._print(status=status, error=message)
        return status

    def _print(self, **fields: Any) -> None:
        print(json.dumps({"command": self.command, **fields}, allow_nan=False))


def _finite(value: Any) -> Any:
    """JSON has no infinite numbers: a bound that is not known is null."""
    if isinstance(value, dict):
        return {key: _finite(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_finite(inner) for inner in value]
    return None if isinstance(value, float) and not isfinite(value) else value
