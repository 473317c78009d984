"""The typefaces of the page have every letter that is said in them."""

from __future__ import annotations

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
    """What the shipped files of a typeface can draw."""
    found = [path for path in SHIPPED if path.name.startswith(face) and f"-{weight}-" in path.name]
    assert len(found) == 2, f"{face}: a file for Latin and one for the rest of it"
    return {chr(code) for path in found for code in TTFont(path).getBestCmap()}


def test_no_other_typeface_is_shipped() -> None:
    assert SHIPPED
    assert all(path.name.startswith(FACES) for path in SHIPPED)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("face", "weight"), [(face, weight) for face in FACES for weight in WEIGHTS[face]])
def test_a_typeface_has_every_letter_of_a_language(face: str, weight: str, lang: str) -> None:
    missing = letters(lang) - drawn(face, weight)
    assert not missing, f"{face}{weight} lacks {' '.join(sorted(missing))} of {lang}"
