"""What is wrong with a command."""

from __future__ import annotations

from boothill.table import wire

LONGEST = 300
"""Signs of what somebody has sent that are told back."""


class Problem(Exception):
    """A command that cannot be carried out; nothing has changed. `code` is part of the id of its message."""

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
