"""What facts are counted by: the numbers of a ruleset's cards, and the places of figures."""

from __future__ import annotations

from typing import Final

from boothill.bots.learned.names import Names
from boothill.core.ruleset import Ruleset
from boothill.core.view import View

RING: Final = 8
"""Places of a ring, counted clockwise from the own one. Figures of games in which a seat leads several come after."""
PLACES: Final = 16
SEATS: Final = 10


class Sheet:
    """The numbers of one ruleset: its faces as kinds and suits."""

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
        self.steps: dict[str, int] = {name: names.numbers["steps"].get(name, 0) for name in rules.frames}


def places(view: View, sheet: Sheet) -> list[int]:
    """The place of each figure, counted from the seat that looks: the front of a seat before what is behind it."""
    players = len(view.names)
    if not sheet.several:
        return [min(RING - 1, (figure - view.seat) % players) for figure in range(players)]
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
