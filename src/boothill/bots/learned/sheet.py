"""Lookup tables for numbering facts: the numbers of a ruleset's cards and steps, and the places of figures and seats.

Everything that does not change during a game is looked up once, so that encoding a state is mostly adding numbers.
"""

from __future__ import annotations

from typing import Final

from boothill.bots.learned.names import Names
from boothill.core.frames.base import CARD, COUNT, HOLDS, Frame
from boothill.core.ids import FIGURES
from boothill.core.rows import RANGE, SEEN, SEES
from boothill.core.ruleset import Ruleset
from boothill.core.view import View

RING: Final = 8
"""The number of places round a table, counted clockwise from the viewing seat. In games where a seat leads several
figures, figures and seats are numbered from RING on instead."""
PLACES: Final = 16
SEATS: Final = 10
COUNTS: Final = [field for field, holds in HOLDS.items() if holds == COUNT]

IN_RING: Final = [
    [[min(RING - 1, (other - seat) % players) for other in range(players)] for seat in range(players)]
    for players in range(FIGURES + 1)
]
"""IN_RING[players][seat][other]: the place of each other seat, counted from the viewing seat."""
BESIDE: Final = [
    [[min(SEATS - 1, RING + (other - seat) % players) for other in range(players)] for seat in range(players)]
    for players in range(FIGURES + 1)
]
"""BESIDE[players][seat][other]: the place of each other seat where a seat leads several figures, from RING on."""


class Step:
    """One kind of step: its number, and which of its fields become facts."""

    def __init__(self, kind: type[Frame], number: int) -> None:
        self.number = number
        self.counts: list[tuple[str, int]] = []
        """The names of the fields that count something, each with the number of that field."""
        self.cards: list[str] = []
        """The names of the fields that hold a card."""
        self.steps: list[str] = []
        """The names of the fields that may hold another step."""
        for name in kind.FIELDS:
            holds = HOLDS.get(name)
            if holds == COUNT:
                self.counts.append((name, COUNTS.index(name)))
            elif holds == CARD:
                self.cards.append(name)
            elif holds is None:
                self.steps.append(name)


class Sheet:
    """Lookup tables for one ruleset: the kind and suit of each face, the characters and the steps, by number."""

    def __init__(self, rules: Ruleset, names: Names) -> None:
        cards, suits = names.numbers["cards"], names.numbers["suits"]
        self.kinds: list[int] = [cards.get(face.name, 0) for face in rules.faces]
        self.suits: list[int] = [suits.get(suit, 0) for suit in rules.suits]
        self.ranks: list[int] = [face.rank for face in rules.faces]
        self.backs: list[int] = [face.back for face in rules.faces]
        self.game = names.numbers["games"].get(rules.name, 0)
        self.several = rules.shape.figures > 1
        people = names.numbers["people"]
        self.people: dict[str, int] = {name: people.get(name, 0) for name in rules.characters}
        self.sees: list[int] = [row.numbers.get(SEES, 0) for row in rules.rows]
        self.seen: list[int] = [row.numbers.get(SEEN, 0) for row in rules.rows]
        self.range: list[int] = [row.numbers.get(RANGE, 0) for row in rules.rows]
        self._numbers = names.numbers["steps"]
        self._known = rules.frames
        self._steps: dict[type[Frame], Step] = {}

    def step(self, frame: Frame) -> Step:
        """What is known about the kind of a step under way."""
        kind = type(frame)
        found = self._steps.get(kind)
        if found is None:
            name = kind.__name__
            number = self._numbers.get(name, 0) if name in self._known else 0
            found = self._steps[kind] = Step(kind, number)
        return found


def places(view: View, sheet: Sheet) -> list[int]:
    """The place of each figure, counted from the viewing seat; a seat's front figure comes before those behind it."""
    players = len(view.names)
    if not sheet.several:
        return IN_RING[players][view.seat]
    each = view.rules.shape.figures
    place = []
    behind = [0] * players
    for figure, owner in enumerate(view.owner):
        first = RING + each * ((owner - view.seat) % players)
        if view.fronts[owner] == figure:
            place.append(min(PLACES - 1, first))
        else:
            behind[owner] += 1
            place.append(min(PLACES - 1, first + behind[owner]))
    return place


def places_of_seats(view: View, sheet: Sheet) -> list[int]:
    """The place of each seat, counted from the viewing seat."""
    players = len(view.names)
    return BESIDE[players][view.seat] if sheet.several else IN_RING[players][view.seat]
