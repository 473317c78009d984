"""Drawings from sets of other packages: `art/cards/NAME.svg`, `art/characters/NAME.svg` and `art/events/NAME.svg`
next to their module.

The page shows them as images, which run no scripts and fetch nothing; opened by its address, a drawing is in a sandbox.
So no SVG file of a set can harm the page.
"""

from __future__ import annotations

from functools import cache

from boothill.plugins import folders
from boothill.server.answers import Answer, packed
from boothill.words.phrases import key_of

KINDS = ("cards", "characters", "events")
SVG = "image/svg+xml"
MOST = 200_000
"""Maximum number of bytes in a drawing."""
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "X-Content-Type-Options": "nosniff",
}


@cache
def drawings() -> dict[str, Answer]:
    """All drawings by `KIND/NAME.svg`; if two have the same name, the first set's is used."""
    found: dict[str, Answer] = {}
    for folder in folders("art"):
        for kind in KINDS:
            place = folder / kind
            for file in sorted(place.iterdir(), key=lambda file: file.name) if place.is_dir() else ():
                if file.name.endswith(".svg") and len(body := file.read_bytes()) <= MOST:
                    found.setdefault(f"{kind}/{file.name}", packed(body, SVG))
    return found


def address(kind: str, name: str) -> str:
    """The path of the drawing of a card, character or event; empty if no set has one."""
    path = f"{kind}/{key_of(name)}.svg"
    return f"/art/{path}" if path in drawings() else ""
