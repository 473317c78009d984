"""What can be chosen about a game before it is dealt."""

from __future__ import annotations

from typing import NamedTuple


class Option(NamedTuple):
    """One choice."""

    rule: str
    """The rule behind it."""
    values: tuple[str, ...]
    """What it can be, the rulebook's choice first."""
    read: str = ""
    """`module:function` where a position may say it in other words: it is given the keys and gives them plainly."""
    whole: str = ""
    """The value with which everything printed is in the game, if that is not the rulebook's choice."""
    of: str = ""
    """Another option: only where that is not the rulebook's choice does this one change anything."""


RESHUFFLE = {"reshuffle": Option("BAS-R.28", ("when-needed", "when-empty"))}
"""When the discard pile becomes the deck: once a card is needed, or as soon as the deck is empty."""


def matters(options: dict[str, Option], name: str, chosen: dict[str, str]) -> bool:
    """Does an option change anything, where others were chosen like this?"""
    of = options[name].of
    return of == "" or chosen.get(of, options[of].values[0]) != options[of].values[0]


def defaults(options: dict[str, Option]) -> dict[str, str]:
    """The rulebook's choices."""
    return {name: option.values[0] for name, option in options.items()}
