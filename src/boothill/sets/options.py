"""The options of a game, chosen before the deal."""

from __future__ import annotations

from typing import NamedTuple


class Option(NamedTuple):
    """One option of a game."""

    rule: str
    """The id of the rule behind it."""
    values: tuple[str, ...]
    """The possible values, the rulebook's choice first."""
    read: str = ""
    """`module:function` if positions may write the option in other ways: it takes the keys and normalizes them."""
    whole: str = ""
    """The value with which all printed cards are in the game, if that is not the rulebook's choice."""
    of: str = ""
    """Another option that this one depends on: it matters only if that one is not the rulebook's choice."""


RESHUFFLE = {"reshuffle": Option("BAS-R.28", ("when-needed", "when-empty"))}
"""When the discard pile becomes the deck: when a card is needed, or as soon as the deck is empty."""


def matters(options: dict[str, Option], name: str, chosen: dict[str, str]) -> bool:
    """Does an option change anything, given the other choices?"""
    of = options[name].of
    return of == "" or chosen.get(of, options[of].values[0]) != options[of].values[0]


def defaults(options: dict[str, Option]) -> dict[str, str]:
    """The rulebook's choices."""
    return {name: option.values[0] for name, option in options.items()}
