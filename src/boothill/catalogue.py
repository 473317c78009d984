"""The catalogues: the messages of each language as they stand in locales/, and the names as printed on the cards."""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

DEFAULT = "en"


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in (files("boothill") / "locales").iterdir() if folder.is_dir()))


def find(lang: str, id: str) -> tuple[FluentBundle, Pattern] | None:
    """A message of a language, or one form of it (`played.at`)."""
    head, _, form = id.partition(".")
    bundle = bundle_of(lang)
    if not bundle.has_message(head):
        return None
    message = bundle.get_message(head)
    pattern = message.attributes.get(form) if form else message.value
    return (bundle, pattern) if pattern is not None else None


@cache
def exists(id: str) -> bool:
    """Is there such a message, or such a form of one? Every language has the same."""
    return find(DEFAULT, id) is not None


@cache
def bundle_of(lang: str) -> FluentBundle:
    # Isolating marks are invisible characters that terminals show or count; the texts run in one direction only.
    bundle = FluentBundle([lang], use_isolating=False)
    for file in sorted((files("boothill") / "locales" / lang).iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def printed_names(lang: str) -> dict[str, str]:
    """Names as printed in a language, by the English name; where two games share a name the first one printed wins.

    Where no printed name is known it is our translation, and otherwise the English name.
    """
    names: dict[str, str] = {}
    tables = [_table("names"), _table("translated")]
    for language in (lang, DEFAULT):
        for line in (line for table in tables for line in table):
            if line.get(language):
                names.setdefault(line["en"].casefold(), line[language])
    return names


def _table(name: str) -> list[dict[str, str]]:
    text = (files("boothill") / "data" / "cards" / f"{name}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))
