"""Numbers for the names that facts are about, shared by all games: cards with the same name are one kind in every
game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from boothill.core import events as ev
from boothill.core import moves as mv
from boothill.sets import GAMES, ruleset

VERBS: Final = (
    mv.PLAY, mv.USE, mv.DISCARD, mv.TAKE, mv.DRAW, mv.CHOOSE, mv.SWAP, mv.RELOAD, mv.PASSES, mv.ENDS,
)  # fmt: skip
ACTIONS: Final = (
    ev.TURN, ev.PLAYED, ev.USED, ev.ABILITY, ev.PASSED, ev.MISSED, ev.LOST, ev.GAINED, ev.STOLE, ev.TOOK, ev.DISCARDED,
    ev.TURNED_UP, ev.SWAPPED, ev.CHOSE, ev.OUT, ev.ENTERED,
)  # fmt: skip
"""The kinds of actions in a history, in the order of their numbers, from 1 on; any other kind gets the number 0."""

KINDS: Final = ("games", "cards", "suits", "people", "roles", "sides", "events", "steps", "phases", "limits", "words")
"""The kinds of names; each kind is numbered separately."""


class Names:
    """All names with their numbers, from 1 on; 0 stands for a name that was unknown when the numbers were assigned."""

    def __init__(self, lists: dict[str, list[str]]) -> None:
        self.lists = lists
        """The names of each kind, in order; saved with each network."""
        self.numbers: dict[str, dict[str, int]] = {
            kind: {name: i + 1 for i, name in enumerate(lists[kind])} for kind in KINDS
        }

    def size(self, kind: str) -> int:
        """How many numbers a kind of names has, including 0."""
        return len(self.lists[kind]) + 1


def _merged(lists: dict[str, list[str]], kind: str, names: Iterable[str]) -> None:
    known = lists[kind]
    known.extend([name for name in dict.fromkeys(names) if name and name not in known])


@cache
def all_names() -> Names:
    """The names of all games, each with the options that put everything printed into the game."""
    lists: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for game, (_, options) in GAMES.items():
        rules = ruleset(game, {name: option.whole for name, option in options.items() if option.whole})
        roles = [role for some in rules.roles.values() for role in some]
        _merged(lists, "games", [game])
        _merged(lists, "cards", [face.name for face in rules.faces])
        _merged(lists, "suits", [face.suit for face in rules.faces])
        _merged(lists, "people", rules.characters)
        _merged(lists, "roles", roles)
        _merged(lists, "sides", [rules.shape.side_of(role) for role in roles])
        _merged(lists, "events", rules.events)
        _merged(lists, "steps", rules.frames)
        _merged(lists, "phases", [phase for phase, _ in rules.turn])
        _merged(lists, "limits", [*(row.limit for row in rules.rows), mv.SWAP])
        _merged(lists, "words", [*rules.backs, *rules.words.values()])
    return Names(lists)
