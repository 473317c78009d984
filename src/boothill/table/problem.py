"""Problem: the error for a command that cannot be carried out."""

from __future__ import annotations

from boothill.table import wire

LONGEST = 300
"""Maximum number of characters of a text that a problem repeats."""


class Problem(Exception):
    """A command that cannot be carried out and has changed nothing. `code` is part of the id of its message."""

    def __init__(self, code: str, **args: wire.Word) -> None:
        self.code = code
        self.args_ = {name: _short(word) for name, word in args.items()}
        super().__init__(code)

    def told(self, id: int = 0) -> wire.ProblemShown:
        return wire.ProblemShown(self.code, wire.Line(f"problem-{self.code}", self.args_), "", id)


def _short(word: wire.Word) -> wire.Word:
    if isinstance(word, wire.Line):
        return wire.Line(word.id, {name: _short(inner) for name, inner in word.args.items()})
    return f"{word[:LONGEST]}…" if isinstance(word, str) and len(word) > LONGEST else word
