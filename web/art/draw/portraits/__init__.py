"""One portrait for each character."""

from __future__ import annotations

from ..ink import Parts, svg
from . import classic, dodge_city, law, outlaws
from .stances import standing


def figures() -> dict[str, Parts]:
    """The parts of everybody, by the name of the file: first what is behind, then the figure as it stands."""
    found = {}
    for room in (classic, dodge_city, law, outlaws):
        for name, draw in vars(room).items():
            if getattr(draw, "__annotations__", {}).get("return") == "Parts":
                behind, *figure = draw()
                found[name.replace("_", "-")] = [behind, standing(name, "".join(figure))]
    return found


def portraits() -> dict[str, str]:
    """Every portrait by its file's name."""
    return {slug: svg(*parts) for slug, parts in figures().items()}
