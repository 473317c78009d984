"""Boot Hill: play, study and teach the BANG! card-game family.

    from boothill import new_game, parse_move, print_move

Everything that a program needs of the engine, the notation, records and bots is imported from here.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boothill.bots import Bot, make_bot
    from boothill.bots.driver import Driver
    from boothill.core.events import Event
    from boothill.core.intents import Intent
    from boothill.core.moves import Move
    from boothill.core.refusal import Refused
    from boothill.core.state import State
    from boothill.core.view import View
    from boothill.knowledge.memory import Memory
    from boothill.knowledge.sample import sample
    from boothill.sets import GAMES, new_game, ruleset
    from boothill.text.notation import parse_move, print_move
    from boothill.text.records import Record, parse_record, read_record, record_of
    from boothill.text.scenario.position import parse_position, print_position
    from boothill.words.rulebook import rule

__version__ = "0.1.0"

_HOMES = {
    "boothill.bots": ("Bot", "make_bot"),
    "boothill.bots.driver": ("Driver",),
    "boothill.core.events": ("Event",),
    "boothill.core.intents": ("Intent",),
    "boothill.core.moves": ("Move",),
    "boothill.core.refusal": ("Refused",),
    "boothill.core.state": ("State",),
    "boothill.core.view": ("View",),
    "boothill.knowledge.memory": ("Memory",),
    "boothill.knowledge.sample": ("sample",),
    "boothill.text.notation": ("parse_move", "print_move"),
    "boothill.text.records": ("Record", "parse_record", "read_record", "record_of"),
    "boothill.words.rulebook": ("rule",),
    "boothill.text.scenario.position": ("parse_position", "print_position"),
    "boothill.sets": ("GAMES", "new_game", "ruleset"),
}
"""Where each name lives. It is loaded when it is first asked for, so that `boothill --version` need not wait for it."""

__all__ = [
    "GAMES",
    "Bot",
    "Driver",
    "Event",
    "Intent",
    "Memory",
    "Move",
    "Record",
    "Refused",
    "State",
    "View",
    "make_bot",
    "new_game",
    "parse_move",
    "parse_position",
    "parse_record",
    "print_move",
    "print_position",
    "read_record",
    "record_of",
    "rule",
    "ruleset",
    "sample",
]


def __getattr__(name: str) -> Any:
    for home, names in _HOMES.items():
        if name in names:
            found = getattr(import_module(home), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module 'boothill' has no attribute {name!r}")
