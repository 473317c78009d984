"""Chance in scenario files: steps that say what the next shuffle or the next blind card brings."""

from __future__ import annotations

from typing import Any

from boothill.core.chance import Chance, Impossible
from boothill.core.state import State
from boothill.text.scenario.reading import BadPosition, meant

DECK = "deck"
HAND = "hand"
STEPS = (DECK, HAND)
"""The steps that fix chance. No seat can be called so."""


class FixedChance:
    """What the steps of a scenario fix, and where in the file they stand."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.fixed: dict[str, list[tuple[str, list[str]]]] = {DECK: [], HAND: []}
        """The place of each step, and its cards."""

    def fix(self, key: str, value: Any, place: str) -> str:
        """Take a step in: the new deck from its top card on, or the card that is taken; the step as a line."""
        if key == DECK and not (isinstance(value, list) and value):
            raise BadPosition(f"{place}: deck: a list of cards is wanted, top card first, not {value!r}")
        if key == HAND and not isinstance(value, str):
            raise BadPosition(f"{place}: hand: one card is wanted, like 'Missed!', not {value!r}")
        texts = [str(text) for text in value] if key == DECK else [value]
        if len(texts) > len(self.s.rules.deck):
            raise BadPosition(f"{place}: deck: {len(texts)} cards are too many; the game has {len(self.s.rules.deck)}")
        if self.s.chance is None:
            self.s.chance = Chance([], [])
        wishes = [meant(self.s.rules, text, f"{place}: {key}") for text in texts]
        if key == DECK:
            self.s.chance.shuffles.append(wishes)
        else:
            self.s.chance.blind += wishes
        self.fixed[key].append((f"{place}: {key}", texts))
        return f"{key}: {', '.join(texts)}"

    def _left(self, key: str) -> int:
        chance = self.s.chance
        if chance is None:
            return 0
        return len(chance.shuffles) if key == DECK else len(chance.blind)

    def wrong(self, error: Impossible) -> BadPosition:
        """What is wrong with chance that cannot be."""
        key = DECK if error.shuffle else HAND
        place, texts = self.fixed[key][-self._left(key)]
        where = "among the cards that are shuffled" if error.shuffle else "in the hand that a card is taken from"
        return BadPosition(f"{place}: {texts[error.wish]} is not {where}, or not often enough")

    def check_used(self) -> None:
        """Chance that was fixed must have come."""
        for key, missing in ((DECK, "nothing was shuffled"), (HAND, "no card was taken from a hand unseen")):
            if left := self._left(key):
                raise BadPosition(f"{self.fixed[key][-left][0]}: {missing} after this step; leave it out")
