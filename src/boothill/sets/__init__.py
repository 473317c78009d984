"""The rulebooks as rows and short functions, and the rulesets made of them."""

from __future__ import annotations

from collections.abc import Callable

from boothill.core.ruleset import Ruleset
from boothill.sets.classic import game as classic_game

GAMES: dict[str, tuple[Callable[..., Ruleset], dict[str, tuple[str, ...]]]] = {
    "classic": (classic_game.classic, classic_game.OPTIONS),
}
"""Every game: how it is made, and the options it has with their values, the rulebook's choice first."""

_made: dict[tuple[str, ...], Ruleset] = {}


def ruleset(name: str, options: dict[str, str] | None = None) -> Ruleset:
    """The ruleset of a game with the given options; made once and shared. Raises ValueError for what does not exist."""
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    make, known = GAMES[name]
    chosen = {option: values[0] for option, values in known.items()}
    for option, value in (options or {}).items():
        if option not in known:
            raise ValueError(f"{name} has no option {option!r}; it has {', '.join(known)}")
        if value not in known[option]:
            raise ValueError(f"{option} is {' or '.join(known[option])}, not {value!r}")
        chosen[option] = value
    key = (name, *chosen.values())
    if key not in _made:
        _made[key] = make(**chosen)
    return _made[key]
