"""Cuts the page's typefaces down to what the page needs of them: python scripts/page_fonts.py.

Polish and Czech need three dozen of the hundreds of letters beyond plain Latin; these have files of their own, and the
rest is fetched only when somebody's name needs it. Hints for printers and old screens are half of a file: they go too.
The script writes to web/fonts and prints the ranges for web/src/app.css. Run it again when a language brings a new
letter: tests/test_fonts.py says so.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from boothill.words.catalogue import languages, texts_of
from boothill.words.names import names_in

WEB = Path(__file__).parent.parent / "web"
FACES = {"bevan": (400,), "zilla-slab": (400, 600)}
FIRST, LAST = 0x100, 0x24F
"""What the typefaces have beyond plain Latin."""
FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum"]


def letters() -> set[int]:
    """The letters of all our languages that are not plain Latin, both small and large."""
    said = "".join("".join([*texts_of(lang).values(), *names_in(lang).values()]) for lang in languages())
    said += said.upper() + said.lower()
    return {ord(sign) for sign in said if unicodedata.category(sign)[0] == "L" and FIRST <= ord(sign) <= LAST}


def ranges(codes: Iterable[int]) -> str:
    """Codes as CSS writes them."""
    runs: list[tuple[int, int]] = []
    for code in sorted(codes):
        if runs and runs[-1][1] == code - 1:
            runs[-1] = runs[-1][0], code
        else:
            runs.append((code, code))
    return ", ".join(f"U+{first:04X}" + (f"-{last:04X}" if last > first else "") for first, last in runs)


def cut(source: str, target: str, codes: set[int] | None = None) -> None:
    """A typeface with these letters, or with all that it has."""
    family = source.rpartition("-")[0].rpartition("-")[0].removesuffix("-ext").removesuffix("-latin")
    font = TTFont(WEB / "node_modules" / "@fontsource" / family / "files" / f"{source}.woff2")
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes or font.getBestCmap().keys())
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(WEB / "fonts" / f"{target}.woff2")


if __name__ == "__main__":
    ours = letters()
    (WEB / "fonts").mkdir(exist_ok=True)
    for family, weights in FACES.items():
        for weight in weights:
            cut(f"{family}-latin-{weight}-normal", f"{family}-latin-{weight}-normal")
            cut(f"{family}-latin-ext-{weight}-normal", f"{family}-own-{weight}-normal", ours)
    print("own: ", ranges(ours))
    print("rest:", ranges(set(range(FIRST, LAST + 1)) - ours))
