"""The odds of what others hold, from what has been seen: visible cards are in nobody's hand, and players keep some
cards longer than others."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

from boothill.bots.greedy.events import draw_odds, forbids
from boothill.core.ids import Face, Figure, Seat
from boothill.core.intents import DRINKS, SAVE
from boothill.core.rows import BROWN, FLIPS
from boothill.core.ruleset import Ruleset
from boothill.core.view import View
from boothill.knowledge.beliefs import Recalls
from boothill.knowledge.held import likely_held

MISS: Final = "miss"
BLOW: Final = "blow"
DRINK: Final = "drink"


@lru_cache(maxsize=256)
def _copies(rules: Ruleset) -> list[int]:
    """How many copies of each face the deck has."""
    found = [0] * len(rules.faces)
    for card in rules.deck:
        found[card] += 1
    return found


@lru_cache(maxsize=4096)
def _are(rules: Ruleset, kind: str, name: str) -> list[bool]:
    """For each face, whether a character can use it from the hand as this kind: a miss, a blow or a drink that
    saves."""
    if kind == BLOW:
        return [row.blow for row in rules.rows]
    if kind == DRINK:
        return [row.means(SAVE) is not None for row in rules.rows]
    counts_as = rules.characters[name].counts_as if name else None
    return [
        row.edge == BROWN if row.miss else counts_as is not None and counts_as(row, rules.dodge) for row in rules.rows
    ]


class Odds:
    """The chances of what others hold; cards known to be in a hand are certain."""

    def __init__(self, view: View, memory: Recalls) -> None:
        self.view = view
        self.memory = memory
        self.drinks = not forbids(view.rules, DRINKS)
        self._known: list[list[Face]] = []
        self._unseen: list[int] = []
        self._found: dict[tuple[Seat, str, str], tuple[int, int, float]] = {}

    def _look(self) -> None:
        """Work out which cards are known, and how many of each face are still unseen."""
        view = self.view
        left = _copies(view.rules)[:]
        for card in view.hand:
            left[card] -= 1
        for table in view.table:
            for card in table:
                left[card] -= 1
        for card in self.memory.discarded:
            if card >= 0:
                left[card] -= 1
        self._known = [self.memory.known(seat) if seat != view.seat else [] for seat in view.seats]
        for known in self._known:
            for card in known:
                left[card] -= 1
        self._unseen = left

    def held(self, seat: Seat, kind: str, name: str = "") -> tuple[int, int, float]:
        """How many cards of a kind a hand certainly holds, how many of its cards are unknown, and the chance that one
        of those is of that kind too."""
        key = (seat, kind, name)
        found = self._found.get(key)
        if found is None:
            view = self.view
            are = _are(view.rules, kind, name)
            if not self._unseen:
                self._look()
            known = self._known[seat]
            sure = 0
            for card in known:
                sure += are[card]
            total = wanted = 0.0
            likely = likely_held(view, self.memory.declined(seat), seat)
            for n, weight, wants in zip(self._unseen, likely, are, strict=True):
                if n > 0:
                    total += n * weight
                    if wants:
                        wanted += n * weight
            found = sure, max(0, view.hand_sizes[seat] - len(known)), wanted / total if total else 0.0
            self._found[key] = found
        return found

    def at_most(self, n: int, sure: int, unknown: int, share: float) -> float:
        """The chance that a hand holds at most n such cards."""
        if sure > n:
            return 0.0
        return sum(
            comb(unknown, k) * share**k * (1 - share) ** (unknown - k) for k in range(min(unknown, n - sure) + 1)
        )

    def hit(self, figure: Figure, needed: int = 1) -> float:
        """The chance that a shot hits a figure who needs this many misses to avoid it."""
        view = self.view
        ability = view.ability[figure]
        rows = view.rules.rows
        sure, unknown, share = self.held(view.owner[figure], MISS, ability.name)
        shields = [ability.shield] if ability.shield else []
        for card in view.in_effect(figure) if view.rules.mutes else view.table[figure]:
            if rows[card].shield:
                shields.append(rows[card].shield)
            sure += rows[card].miss
        open_ = self.at_most(needed - 1, sure, unknown, share)
        for name in shields:
            lucky = draw_odds(view.rules, name, 1 + view.ask(FLIPS, figure))
            open_ *= 1 - (lucky if needed == 1 else lucky / 2)
        return open_

    def gives_up(self, figure: Figure) -> float:
        """The chance that a figure's owner has no blow to give up."""
        return self.at_most(0, *self.held(self.view.owner[figure], BLOW))

    def falls(self, figure: Figure) -> float:
        """The chance that a hit eliminates a figure."""
        if self.view.life[figure] > 1:
            return 0.0
        if self.view.living() <= 2 or not self.drinks:
            return 1.0
        return self.at_most(0, *self.held(self.view.owner[figure], DRINK))
