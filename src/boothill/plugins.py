"""Finds the sets and bots of other packages by their entry points, with the files that come with them.

The entry point group `boothill.sets` is for sets: each is a module with a `GAMES` like that of `boothill.sets`. The
folder of the module may also contain `rules/*.md`, `cards/*.csv`, `locales/LANG/*.ftl` and
`art/{cards,characters}/NAME.svg`. The group `boothill.bots` is for bots: each is a class, under the name of the bot.
"""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

SETS = "boothill.sets"
BOTS = "boothill.bots"
HOMES = {"rules": "data/rules", "cards": "data/cards", "locales": "locales"}
"""Where this package keeps its own files of each kind; a kind that is not listed has a folder of the same name."""


@cache
def offered(group: str) -> dict[str, Any]:
    """What other packages offer in a group, by name. A package that fails to load is left out, with a warning."""
    found: dict[str, Any] = {}
    for point in sorted(entry_points(group=group), key=lambda point: point.name):
        try:
            found[point.name] = point.load()
        except Exception as error:  # a broken package must not stop anybody from playing
            warnings.warn(f"{point.value} ({group}) cannot be loaded: {error!r}", stacklevel=2)
    return found


@cache
def folders(kind: str) -> tuple[Traversable, ...]:
    """The folders with files of a kind: our own first, then those of other packages."""
    import_module("boothill.sets")  # must come first: it loads the other packages, which build on it
    own = files("boothill")
    for part in HOMES.get(kind, kind).split("/"):
        own = own / part
    points: list[EntryPoint] = sorted(entry_points(group=SETS), key=lambda point: point.name)
    beside = [files(point.module.partition(":")[0]) / kind for point in points if point.name in offered(SETS)]
    return (own, *(folder for folder in beside if folder.is_dir()))


def imported(spec: str) -> Any:
    """Import what `my.module:Thing` names. Raises ValueError with a sentence that says what is wrong."""
    module, _, name = spec.partition(":")
    try:
        return getattr(import_module(module), name)
    except ImportError as error:
        raise ValueError(f"{spec}: {error}") from None
    except AttributeError:
        raise ValueError(f"{spec}: there is no {name!r} in {module}") from None
