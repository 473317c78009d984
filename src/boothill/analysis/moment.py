"""The moment that a scenario's text describes: its position, after the steps that it plays."""

from __future__ import annotations

from typing import Any, NamedTuple

from boothill.core.state import State
from boothill.text.scenario.position import parse_position
from boothill.text.scenario.runner import parse, play, take_forced

ANY = "any"


class Moment(NamedTuple):
    """A state, and what of it nobody could know even if everything lay open."""

    s: State
    unknown: list[int]
    """For each deck how many of its cards, from the bottom up, the text does not name."""


def moment_of(text: str, place: str = "scenario") -> Moment:
    """What a text describes. Raises BadPosition, and Failed if a move of its steps is not legal."""
    data = parse(text, place)
    s = parse_position(data)
    unknown = [max(0, len(deck) - named) for deck, named in zip(s.decks, _named(s, data), strict=True)]
    for _ in play(s, data, strict=False):
        pass
    take_forced(s)
    return Moment(s, [min(count, len(deck)) for count, deck in zip(unknown, s.decks, strict=True)])


def _named(s: State, data: dict[str, Any]) -> list[int]:
    """For each deck how many cards, from the top on, the text names; the deck that is everybody's is the last one."""
    own = [seat.get("deck") for seat in data["players"].values()] if s.rules.shape.own_decks else []
    return [_listed(deck) for deck in (*own, data.get("deck"))]


def _listed(deck: Any) -> int:
    cards = deck if isinstance(deck, list) else []
    return cards.index(ANY) if ANY in cards else len(cards)
