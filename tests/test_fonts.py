"""The typefaces of the page have every letter that is said in them."""

from __future__ import annotations

import re
import unicodedata
from importlib.resources import files
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from boothill.words.catalogue import languages, texts_of
from boothill.words.names import names_in

SHIPPED = sorted((Path(str(files("boothill"))) / "server" / "page" / "assets").glob("*.woff2"))
FACES = ("bevan-", "zilla-slab-")
WEIGHTS = {"bevan-": ["400"], "zilla-slab-": ["400", "600"]}


def letters(lang: str) -> set[str]:
    """Every letter and number of the messages and names of a language; marks and signs may come from other faces."""
    said = "".join([*texts_of(lang).values(), *names_in(lang).values()])
    return {sign for sign in said if unicodedata.category(sign)[0] in "LN"} | set("0123456789")


def drawn(face: str, weight: str) -> set[str]:
    """What a typeface can draw from the two files that every reader may fetch: plain Latin and the letters beyond it
    that our languages have. A third one, with the rest, is fetched for names alone."""
    found = [path for part in ("latin", "own") for path in SHIPPED if path.name.startswith(f"{face}{part}-{weight}-")]
    assert len(found) == 2, f"{face}: a file for Latin and one for our languages"
    return {chr(code) for path in found for code in TTFont(path).getBestCmap()}


def test_no_other_typeface_is_shipped() -> None:
    assert SHIPPED
    assert all(path.name.startswith(FACES) for path in SHIPPED)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("face", "weight"), [(face, weight) for face in FACES for weight in WEIGHTS[face]])
def test_a_typeface_has_every_letter_of_a_language(face: str, weight: str, lang: str) -> None:
    missing = letters(lang) - drawn(face, weight)
    assert not missing, f"{face}{weight} lacks {' '.join(sorted(missing))} of {lang}; run scripts/page_fonts.py"


@pytest.mark.parametrize("lang", languages())
def test_the_style_sheet_sends_no_reader_to_the_file_with_the_rest(lang: str) -> None:
    """The ranges in the style sheet are those that scripts/page_fonts.py has cut."""
    style = (Path(__file__).parent.parent / "web" / "src" / "app.css").read_text(encoding="utf-8")
    faces = re.findall(r'url\("([^"]+)".*?unicode-range: ([^;]+);', style, re.DOTALL)
    assert len(faces) == 9
    for said in letters(lang):
        parts = [url for url, ranges in faces if any(covers(one, ord(said)) for one in ranges.split(", "))]
        assert len(parts) == 3 and not any("latin-ext" in url for url in parts), said


def covers(span: str, code: int) -> bool:
    first, _, last = span.removeprefix("U+").partition("-")
    return int(first, 16) <= code <= int(last or first, 16)
