"""Chance in scenario files: steps that set what a shuffle, a draw or a card taken blindly brings."""

from __future__ import annotations

from typing import Any

from boothill.core.chance import Chance, Impossible, assigned
from boothill.core.ids import NOBODY
from boothill.core.state import State
from boothill.text.scenario.reading import BadPosition, meant, wrong

DECK = "deck"
HAND = "hand"
STEPS = (DECK, HAND)
"""The steps that fix future chance. No seat can have these names."""
DRAW = "draw"
"""The step that puts cards on top of the deck. If a seat has this name, the step is that seat's move instead."""


class FixedChance:
    """The chance that the steps of a scenario fix, and the places of these steps in the file."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.fixed: dict[str, list[tuple[str, list[str]]]] = {DECK: [], HAND: []}
        """The place and the cards of each step."""

    def fix(self, key: str, value: Any, place: str) -> str:
        """Add a step: the new deck from its top card down, or the card that is taken; returns the step as a line."""
        if key == DECK and not (isinstance(value, list) and value):
            raise wrong(f"{place}: deck", "scenario-cards.top", found=repr(value))
        if key == HAND and not isinstance(value, str):
            card = next(iter(self.s.rules.cards))
            raise wrong(f"{place}: hand", "scenario-cards.one", example=card, found=repr(value))
        texts = [str(text) for text in value] if key == DECK else [value]
        if len(texts) > len(self.s.rules.deck):
            most = len(self.s.rules.deck)
            raise wrong(f"{place}: deck", "scenario-too-many", count=len(texts), most=most)
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
        """The error for chance that is impossible."""
        key = DECK if error.shuffle else HAND
        place, texts = self.fixed[key][-self._left(key)]
        return wrong(place, "scenario-chance.deck" if error.shuffle else "scenario-chance.hand", text=texts[error.wish])

    def check_used(self) -> None:
        """Raise BadPosition if any fixed chance has not been used."""
        for key in STEPS:
            if left := self._left(key):
                raise wrong(self.fixed[key][-left][0], f"scenario-unused.{key}")


def put_on_top(s: State, value: Any, place: str) -> str:
    """Move cards to the top of the deck that the player to act draws from, the first one on top; returns a line.

    This sets the result of the next draw!, or what somebody draws next.
    """
    texts = [str(text) for text in value] if isinstance(value, list) else [str(value)]
    if not texts or isinstance(value, dict):
        raise wrong(f"{place}: {DRAW}", "scenario-cards.top", found=repr(value))
    deck = s.decks[s.deck_of[s.to_act]] if s.to_act != NOBODY else []
    wishes = [meant(s.rules, text, f"{place}: {DRAW}") for text in texts]
    # Prefer the topmost cards that fit, so that those already in place stay there.
    given = assigned([[i for i in range(len(deck) - 1, -1, -1) if deck[i] in wish] for wish in wishes])
    for text, found in zip(texts, given, strict=True):
        if found < 0:
            raise wrong(f"{place}: {DRAW}", "scenario-chance.draw", text=text)
    top = [deck[i] for i in reversed(given)]
    deck[:] = [card for i, card in enumerate(deck) if i not in given] + top
    return f"{DRAW}: {', '.join(texts)}"
