"""The rulebooks as rows and short functions, and the rulesets made from them."""

from __future__ import annotations

import copyreg
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules

from boothill.core.board import NO_WINNER
from boothill.core.ids import NOBODY, Seat
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.plugins import SETS, offered
from boothill.sets.classic import game as classic_game
from boothill.sets.dodge_city import game as dodge_city_game
from boothill.sets.duel import game as duel_game
from boothill.sets.fistful.game import FISTFUL_SET
from boothill.sets.high_noon import game as event_game
from boothill.sets.options import Option, defaults
from boothill.sets.seat_names import RESERVED, check_names

EVENT_SETS = {event_game.HIGH_NOON: event_game.HIGH_NOON_SET, event_game.FISTFUL: FISTFUL_SET}
"""The boxes of events that can extend a game."""

GAMES: dict[str, tuple[Callable[[dict[str, str]], Ruleset], dict[str, Option]]] = {
    "classic": event_game.with_events(classic_game.classic, classic_game.OPTIONS, EVENT_SETS),
    "dodge-city": event_game.with_events(dodge_city_game.dodge_city, dodge_city_game.OPTIONS, EVENT_SETS),
    "duel": (duel_game.duel, duel_game.OPTIONS),
    "classic+dodge-city": event_game.with_events(
        dodge_city_game.classic_and_dodge_city, dodge_city_game.OPTIONS, EVENT_SETS
    ),
}
"""All games by name, each with the function that makes its ruleset and its options."""

DEFAULT_GAME = next(iter(GAMES))
"""The game to play if none is named."""

RETIRED: dict[str, dict[str, tuple[str, ...]]] = {
    "dodge-city": dodge_city_game.RETIRED,
    "classic+dodge-city": dodge_city_game.RETIRED,
}
"""Options that a game no longer has. Older records and scenario files may contain them; they are ignored."""

_made: dict[tuple[str | int, ...], Ruleset] = {}

# A set is a module with its own GAMES, either in this folder or in another package.
# (A compiled package does not know its own path while it is being loaded.)
_folder = str(files("boothill") / "sets")
_here = [import_module(f"boothill.sets.{found.name}") for found in iter_modules([_folder]) if not found.ispkg]
for _set in [module for module in _here if hasattr(module, "GAMES")] + list(offered(SETS).values()):
    GAMES.update({name: game for name, game in _set.GAMES.items() if name not in GAMES})


class BadGame(ValueError):
    """No such game, option or version. The text is English; `reason` and `facts` give the message in any language."""

    def __init__(self, english: str, reason: str, facts: dict[str, str]) -> None:
        super().__init__(english)
        self.reason = reason
        self.facts = facts


def ruleset(name: str, options: dict[str, str] | None = None, version: int = 0) -> Ruleset:
    """The ruleset of a game with the given options; cached. Raises BadGame if something does not exist.

    `version` selects an earlier version, for recorded games that were played under it.
    """
    if name not in GAMES:
        games = ", ".join(GAMES)
        english = f"there is no game {name!r}; there is {games}"
        raise BadGame(english, "game-unknown", {"game": name, "names": games})
    make, known = GAMES[name]
    chosen = defaults(known)
    retired = RETIRED.get(name, {})
    for option, value in (options or {}).items():
        if option not in known and option not in retired:
            names = ", ".join(known)
            english = f"{name} has no option {option!r}; it has {names}"
            raise BadGame(english, "game-no-option", {"game": name, "option": option, "names": names})
        values = known[option].values if option in known else retired[option]
        if value not in values:
            english = f"{option} is {' or '.join(values)}, not {value!r}"
            raise BadGame(english, "game-no-value", {"option": option, "value": value, "names": ", ".join(values)})
        if option in known:
            chosen[option] = value
    key: tuple[str | int, ...] = (name, version, *chosen.values())
    if key not in _made:
        present = ruleset(name, options) if version else make(chosen)
        _made[key] = present if version in (0, present.version) else earlier(make(chosen), version)
    return _made[key]


def earlier(rules: Ruleset, version: int) -> Ruleset:
    """Turn a newly made ruleset into an earlier version by removing later additions."""
    if not 1 <= version < rules.version:
        english = f"there is no version {version} of {rules.name}; the present one is {rules.version}"
        facts = {"game": rules.name, "version": str(version), "newest": str(rules.version)}
        raise BadGame(english, "game-no-version", facts)
    rules.version = version
    rules.dead_games = False  # version 1 let dead games go on for ever
    rules.most_plays = sys.maxsize
    return rules


def ruleset_under(name: str, options: dict[str, str], version: int, event: str) -> Ruleset:
    """The ruleset of a game while an event is in force; an empty name means no event."""
    return ruleset(name, options, version).under(event)


Pickled = tuple[str, dict[str, str], int, str]


def _by_name(rules: Ruleset) -> tuple[Callable[[str, dict[str, str], int, str], Ruleset], Pickled]:
    """Pickle or copy a ruleset by its name, so that the result is the shared one."""
    if rules.name not in GAMES or ruleset(rules.name, rules.options, rules.version) is not rules.under(""):
        raise TypeError(f"a ruleset of one's own ({rules.name}) is not pickled: take State.save() and State.load()")
    return ruleset_under, (rules.name, rules.options, rules.version, rules.event.name if rules.event else "")


copyreg.pickle(Ruleset, _by_name)


def new_game(
    game: str,
    names: Sequence[str],
    seed: str,
    options: dict[str, str] | None = None,
    keep: dict[Seat, str] | None = None,
    leader: Seat = NOBODY,
    version: int = 0,
) -> State:
    """A newly dealt game at its first decision. Raises BadGame or ValueError.

    `keep`: the characters that seats keep from the previous game. `leader`: the seat that gets the leading role, if it
    is not dealt at random. `version`: an earlier version of the rules.
    """
    check_names(names, RESERVED if version != 1 else RESERVED - {NO_WINNER})
    if not seed or not seed.isprintable() or seed != seed.strip():
        raise ValueError(f"a seed is one line of text, not {seed!r}")
    rules = ruleset(game, options, version)
    if leader != NOBODY and not 0 <= leader < len(names):
        raise ValueError(f"there is no seat {leader} for the leading role")
    for seat, name in (keep or {}).items():
        if not 0 <= seat < len(names):
            raise ValueError(f"there is no seat {seat} to keep a character")
        if name not in rules.characters or list((keep or {}).values()).count(name) > 1:
            raise ValueError(f"nobody can keep {name!r}: it is no character of {rules.name}, or kept twice")
    return rules.deals(rules, tuple(names), seed, keep or {}, leader)
