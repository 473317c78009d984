"""Drawings that sets of other packages bring: `art/cards/NAME.svg`, `art/characters/NAME.svg` and
`art/events/NAME.svg` beside their module.

The page shows them as images, in which nothing runs and nothing is fetched, and whoever opens one by its address gets
it in a sandbox. So a set can bring any SVG file without danger to the page.
"""

from __future__ import annotations

from functools import cache

from boothill.plugins import folders
from boothill.server.answers import Answer, packed
from boothill.words.phrases import key_of

KINDS = ("cards", "characters", "events")
SVG = "image/svg+xml"
MOST = 200_000
"""Bytes that a drawing may have."""
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "X-Content-Type-Options": "nosniff",
}


@cache
def drawings() -> dict[str, Answer]:
    """Every drawing, by `KIND/NAME.svg`; of two with the same name the first set's counts."""
    found: dict[str, Answer] = {}
    for folder in folders("art"):
        for kind in KINDS:
            place = folder / kind
            for file in sorted(place.iterdir(), key=lambda file: file.name) if place.is_dir() else ():
                if file.name.endswith(".svg") and len(body := file.read_bytes()) <= MOST:
                    found.setdefault(f"{kind}/{file.name}", packed(body, SVG))
    return found


def address(kind: str, name: str) -> str:
    """Where the drawing of a card, a character or an event is fetched; empty if no set brings one."""
    path = f"{kind}/{key_of(name)}.svg"
    return f"/art/{path}" if path in drawings() else ""
