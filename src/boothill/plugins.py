"""Sets and bots of other packages, found by their entry points, with the files that come with them.

A package offers sets under `boothill.sets`: a module whose `GAMES` is like that of `boothill.sets`. Beside the module
may lie `rules/*.md`, `cards/*.csv`, `locales/LANG/*.ftl` and `art/{cards,characters}/NAME.svg`. It offers bots under
`boothill.bots`: a class each, under the name that the bot is asked for with.
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
"""Where our own files of each kind lie."""


@cache
def offered(group: str) -> dict[str, Any]:
    """What other packages offer, by name. A package that cannot be loaded is left out, with a warning that says why."""
    found: dict[str, Any] = {}
    for point in sorted(entry_points(group=group), key=lambda point: point.name):
        try:
            found[point.name] = point.load()
        except Exception as error:  # whatever is wrong with it, it must not keep anybody from playing
            warnings.warn(f"{point.value} ({group}) cannot be loaded: {error!r}", stacklevel=2)
    return found


@cache
def folders(kind: str) -> tuple[Traversable, ...]:
    """Our own folder of a kind, then those of other packages."""
    import_module("boothill.sets")  # first of all: it loads the others, which are made of it
    own = files("boothill")
    for part in HOMES.get(kind, kind).split("/"):
        own = own / part
    points: list[EntryPoint] = sorted(entry_points(group=SETS), key=lambda point: point.name)
    beside = [files(point.module.partition(":")[0]) / kind for point in points if point.name in offered(SETS)]
    return (own, *(folder for folder in beside if folder.is_dir()))


def imported(spec: str) -> Any:
    """What `my.module:Thing` names. Raises ValueError with a sentence that says what is wrong."""
    module, _, name = spec.partition(":")
    try:
        return getattr(import_module(module), name)
    except ImportError as error:
        raise ValueError(f"{spec}: {error}") from None
    except AttributeError:
        raise ValueError(f"{spec}: there is no {name!r} in {module}") from None
