"""A running game as one seat knows it, as a position to continue from.

It is made only from the seat's view and memory, so it cannot contain secrets: what the seat does not know is dealt at
random from what is possible.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from boothill.core.events import UNKNOWN
from boothill.core.view import View
from boothill.knowledge.memory import Memory
from boothill.knowledge.sample import sample
from boothill.text.notation import print_card
from boothill.text.scenario.position import print_position

ANY = "any"
"""A card that the position does not specify: its `seed` decides which card it is."""


def known_position(view: View, memory: Memory, rng: Random) -> dict[str, Any]:
    """The position as the seat of a view knows it."""
    s = sample(view, memory, rng)
    data = print_position(s)
    data["seed"], data["acts"] = 1, 0
    if s.rules.shape.own_decks:
        return data  # a hidden card shows its back, which `any` cannot express
    for seat, name in zip(s.seats, s.names, strict=True):
        if seat != view.seat and "hand" in data["players"][name]:
            known = Counter(print_card(s.rules, card) for card in memory.known(seat))
            data["players"][name]["hand"] = [_left_open(card, known) for card in data["players"][name]["hand"]]
    looked_at = sum(frame.held().count(UNKNOWN) for frame in view.stack)
    data["deck"] = data["deck"][: max(0, memory.sizes[memory.deck] - looked_at)]
    return data


def _left_open(card: str, known: Counter[str]) -> str:
    """How to write a card of another hand: its own name if it is known to be there, else `ANY`."""
    if known[card]:
        known[card] -= 1
        return card
    return ANY
