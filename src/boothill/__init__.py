"""Boot Hill: play, study and teach the BANG! card-game family.

    from boothill import new_game, parse_move, print_move

This module exports everything a program needs: the engine, notation, positions, records, bots and messages.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boothill.bots import BOTS, Bot, make_bot
    from boothill.bots.driver import Driver
    from boothill.core.board import Outcome
    from boothill.core.events import Event
    from boothill.core.ids import NO_CARD, NOBODY, Face, Figure, Seat
    from boothill.core.intents import ATTACKS, Intent
    from boothill.core.moves import Move
    from boothill.core.refusal import Refused
    from boothill.core.rows import distance
    from boothill.core.ruleset import Ruleset
    from boothill.core.state import State
    from boothill.core.view import View
    from boothill.knowledge.memory import Memory
    from boothill.knowledge.sample import sample
    from boothill.lab.research.env import Solo
    from boothill.sets import GAMES, new_game, ruleset
    from boothill.text.notation import Ambiguous, NotAMove, parse_move, print_card, print_move
    from boothill.text.records import BadRecord, Record, parse_record, read_record, record_of
    from boothill.text.scenario.position import parse_position, print_position
    from boothill.text.scenario.reading import BadPosition
    from boothill.words.messages import Messages
    from boothill.words.rulebook import rule

__version__ = "0.1.0"

_HOMES = {
    "boothill.bots": ("BOTS", "Bot", "make_bot"),
    "boothill.bots.driver": ("Driver",),
    "boothill.core.board": ("Outcome",),
    "boothill.core.events": ("Event",),
    "boothill.core.ids": ("NOBODY", "NO_CARD", "Face", "Figure", "Seat"),
    "boothill.core.intents": ("ATTACKS", "Intent"),
    "boothill.core.moves": ("Move",),
    "boothill.core.refusal": ("Refused",),
    "boothill.core.rows": ("distance",),
    "boothill.core.ruleset": ("Ruleset",),
    "boothill.core.state": ("State",),
    "boothill.core.view": ("View",),
    "boothill.knowledge.memory": ("Memory",),
    "boothill.knowledge.sample": ("sample",),
    "boothill.lab.research.env": ("Solo",),
    "boothill.sets": ("GAMES", "new_game", "ruleset"),
    "boothill.text.notation": ("Ambiguous", "NotAMove", "parse_move", "print_card", "print_move"),
    "boothill.text.records": ("BadRecord", "Record", "parse_record", "read_record", "record_of"),
    "boothill.text.scenario.position": ("parse_position", "print_position"),
    "boothill.text.scenario.reading": ("BadPosition",),
    "boothill.words.messages": ("Messages",),
    "boothill.words.rulebook": ("rule",),
}
"""The module that defines each name. Names are imported on first use, so that `boothill --version` stays fast."""

__all__ = [
    "ATTACKS",
    "BOTS",
    "GAMES",
    "NOBODY",
    "NO_CARD",
    "Ambiguous",
    "BadPosition",
    "BadRecord",
    "Bot",
    "Driver",
    "Event",
    "Face",
    "Figure",
    "Intent",
    "Memory",
    "Messages",
    "Move",
    "NotAMove",
    "Outcome",
    "Record",
    "Refused",
    "Ruleset",
    "Seat",
    "Solo",
    "State",
    "View",
    "distance",
    "make_bot",
    "new_game",
    "parse_move",
    "parse_position",
    "parse_record",
    "print_card",
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
