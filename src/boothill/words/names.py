"""The names of cards, characters and roles in all languages: as printed, or translated if no printed name is known."""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from boothill.plugins import folders
from boothill.words.accents import PSEUDO, accented

ENGLISH = "en"
_STROKES = str.maketrans({"ł": "l", "ß": "ss"})
"""Letters that Unicode does not decompose into a letter and a mark."""


@cache
def names_in(lang: str, game: str = "") -> dict[str, str]:
    """The names in a language, by the English name in lower case.

    If games print a name differently, the name of the given game is used; without a game, the first one in the table.
    """
    if lang == PSEUDO:
        return {english: accented(name) for english, name in names_in(ENGLISH).items()}
    own = (f"{game}.", f"char.{game}.")
    printed = sorted(_table("names"), key=lambda line: not line["key"].startswith(own))
    names: dict[str, str] = {}
    for language in (lang, ENGLISH):
        for line in (*printed, *_table("translated")):
            if line.get(language):
                names.setdefault(line["en"].casefold(), line[language])
    return names


@cache
def cases_in(lang: str) -> dict[str, dict[str, str]]:
    """The forms of names in a language that declines them, by case and name; empty for other languages."""
    lines = [line for line in _table("cases") if line["lang"] == lang]
    cases = [column for column in lines[0] if column not in ("lang", "name")] if lines else []
    return {case: {line["name"]: line[case] for line in lines} for case in cases}


@cache
def names_of() -> dict[str, tuple[str, ...]]:
    """All names of a thing in all languages, by its English name; other words that people use for it come last."""
    names: dict[str, dict[str, None]] = {}
    for line in (*_table("names"), *_table("translated")):
        found = names.setdefault(line["en"], {})
        found.update(dict.fromkeys(name for column, name in line.items() if column != "key" and name))
    for line in _table("also"):
        names[line["en"]][line["word"]] = None
    return {english: tuple(found) for english, found in names.items()}


@cache
def english_of(name: str) -> str:
    """The English name of the thing with this name in any language; the same text if there is none."""
    wanted = plain(name)
    for english, names in names_of().items():
        if wanted in map(plain, names):
            return english
    return name


def mentioned(text: str) -> Iterator[str]:
    """The English names that an English text mentions, in any letter case; `Dodge City` does not mention `Dodge`."""
    spelt = {english.casefold(): english for english in names_of()}
    yield from dict.fromkeys(spelt[match[0].casefold()] for match in _any_name().finditer(text))


def plain(text: str) -> str:
    """Lower case without diacritics, as typed on a keyboard that has none: `Baryłka` is `barylka`."""
    apart = unicodedata.normalize("NFD", text.casefold().translate(_STROKES))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


@cache
def _any_name() -> re.Pattern[str]:
    longest_first = sorted(names_of(), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)", re.IGNORECASE)


@cache
def _table(name: str) -> list[dict[str, str]]:
    tables = [folder / f"{name}.csv" for folder in folders("cards")]
    return [
        line
        for table in tables
        if table.is_file()
        for line in csv.DictReader(table.read_text(encoding="utf-8").splitlines())
    ]
