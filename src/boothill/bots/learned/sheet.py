"""What facts are counted by: the numbers of a ruleset's cards and steps, and the places of figures and seats.

Everything that does not change in a game is looked up here once, so that encoding a state is mostly adding numbers.
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
"""Places of a ring, counted clockwise from the own one. Figures of games in which a seat leads several come after."""
PLACES: Final = 16
SEATS: Final = 10
COUNTS: Final = [field for field, holds in HOLDS.items() if holds == COUNT]

IN_RING: Final = [
    [[min(RING - 1, (other - seat) % players) for other in range(players)] for seat in range(players)]
    for players in range(FIGURES + 1)
]
"""The place of everybody in a ring, for tables of every size and each seat that looks."""
BESIDE: Final = [
    [[min(SEATS - 1, RING + (other - seat) % players) for other in range(players)] for seat in range(players)]
    for players in range(FIGURES + 1)
]
"""The places of seats that lead several figures."""


class Step:
    """The numbers of a kind of step, and which of its fields are told."""

    def __init__(self, kind: type[Frame], number: int) -> None:
        self.number = number
        self.counts: list[tuple[str, int]] = []
        """Fields that count something, each with its number;"""
        self.cards: list[str] = []
        """those that are a card,"""
        self.steps: list[str] = []
        """and those that may be another step."""
        for name in kind.FIELDS:
            holds = HOLDS.get(name)
            if holds == COUNT:
                self.counts.append((name, COUNTS.index(name)))
            elif holds == CARD:
                self.cards.append(name)
            elif holds is None:
                self.steps.append(name)


class Sheet:
    """The numbers of one ruleset: its faces as kinds and suits, its characters and its steps."""

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
        """The numbers of a step under way."""
        kind = type(frame)
        found = self._steps.get(kind)
        if found is None:
            name = kind.__name__
            number = self._numbers.get(name, 0) if name in self._known else 0
            found = self._steps[kind] = Step(kind, number)
        return found


def places(view: View, sheet: Sheet) -> list[int]:
    """The place of each figure, counted from the seat that looks: the front of a seat before what is behind it."""
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
    """The place of each seat."""
    players = len(view.names)
    return BESIDE[players][view.seat] if sheet.several else IN_RING[players][view.seat]
