"""Why a move is not legal: a value that names the rule, so that every door can teach it."""

from __future__ import annotations

from typing import Final

EVENT: Final = "event"
"""The fact that names the event in force, where it is that which refuses."""


class Refused(Exception):
    """A move that changed nothing.

    `reason` is a message id, `facts` its arguments, `rule` the id of the rule that refuses the move.
    """

    def __init__(self, rule: str, reason: str, facts: dict[str, int | str] | None = None) -> None:
        self.rule = rule
        self.reason = reason
        self.facts: dict[str, int | str] = facts or {}
        shown = ", ".join(f"{key} {value}" for key, value in self.facts.items())
        super().__init__(f"{rule}: {reason}" + (f" ({shown})" if shown else ""))
