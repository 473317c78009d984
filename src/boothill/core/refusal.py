"""Why a move is not legal: an exception that names the rule, so that every front end can explain it."""

from __future__ import annotations

from typing import Final

EVENT: Final = "event"
"""The key of the fact that names the event in force, if that is what refuses the move."""


class Refused(Exception):
    """A move was not legal; nothing has changed.

    `reason` is a message id, `facts` its arguments, `rule` the id of the rule that refuses the move.
    """

    def __init__(self, rule: str, reason: str, facts: dict[str, int | str] | None = None) -> None:
        self.rule = rule
        self.reason = reason
        self.facts: dict[str, int | str] = facts or {}
        shown = ", ".join(f"{key} {value}" for key, value in self.facts.items())
        super().__init__(f"{rule}: {reason}" + (f" ({shown})" if shown else ""))
