"""Reads the moment that a scenario describes: its position after its steps."""

from __future__ import annotations

from typing import Any, NamedTuple

from boothill.core.state import State
from boothill.text.scenario.position import parse_position
from boothill.text.scenario.runner import parse, play, take_forced

ANY = "any"


class Moment(NamedTuple):
    """A state, and how many of its cards are unknown even with everything open."""

    s: State
    unknown: list[int]
    """For each deck, how many of its cards the text does not name, counted from the bottom."""


def moment_of(text: str, place: str = "scenario") -> Moment:
    """The moment that a text describes. Raises BadPosition, and Failed if a move of its steps is not legal."""
    data = parse(text, place)
    s = parse_position(data)
    unknown = [max(0, len(deck) - named) for deck, named in zip(s.decks, _named(s, data), strict=True)]
    for _ in play(s, data, strict=False):
        pass
    take_forced(s)
    return Moment(s, [min(count, len(deck)) for count, deck in zip(unknown, s.decks, strict=True)])


def _named(s: State, data: dict[str, Any]) -> list[int]:
    """For each deck, how many of its cards the text names, counted from the top; the shared deck comes last."""
    own = [seat.get("deck") for seat in data["players"].values()] if s.rules.shape.own_decks else []
    return [_listed(deck) for deck in (*own, data.get("deck"))]


def _listed(deck: Any) -> int:
    cards = deck if isinstance(deck, list) else []
    return cards.index(ANY) if ANY in cards else len(cards)
