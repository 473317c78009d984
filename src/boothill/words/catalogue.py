"""The catalogues: the messages of each language, from locales/."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from boothill.extra import needed
from boothill.plugins import folders
from boothill.words.accents import PSEUDO
from boothill.words.names import ENGLISH

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

DEFAULT = ENGLISH

_ENTRY = re.compile(r"^(?:(-?[a-zA-Z][\w-]*)|[ ]+\.([a-zA-Z][\w-]*)) *=", re.MULTILINE)
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
_QUOTED = re.compile(r"\{\s*([a-zA-Z][\w-]*(?:\.[a-zA-Z][\w-]*)?)\s*\}")


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in (files("boothill") / "locales").iterdir() if folder.is_dir()))


def wished_language(environ: Mapping[str, str]) -> str:
    """The language that the environment variables ask for, or English if we do not have it; `pl_PL.UTF-8` is Polish.

    As usual on Unix, the first variable that is set decides; BOOTHILL_LANG takes precedence over the others.
    """
    wished = next(filter(None, map(environ.get, ("BOOTHILL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))), DEFAULT)
    lang = wished if wished == PSEUDO else wished.lower().replace("-", "_").split("_")[0].split(".")[0].split("@")[0]
    return lang if lang in (*languages(), PSEUDO) else DEFAULT


def find(lang: str, id: str) -> tuple[FluentBundle, Pattern] | None:
    """A message of a language, or one form of it (`played.at`); None if it does not exist."""
    head, _, form = id.partition(".")
    bundle = bundle_of(lang)
    if not bundle.has_message(head):
        return None
    message = bundle.get_message(head)
    pattern = message.attributes.get(form) if form else message.value
    return (bundle, pattern) if pattern is not None else None


@cache
def exists(id: str) -> bool:
    """Does a message, or a form of one, exist? All languages have the same messages."""
    return find(DEFAULT, id) is not None


@cache
def arguments(id: str) -> frozenset[str] | None:
    """The arguments that a message, or a form of it, uses in any language; None if there is no such message."""
    every = _references()
    if id not in every:
        return None
    found: set[str] = set()
    names, others = every[id]
    for name in names:
        found |= {name, name.rpartition("-")[0] or name}  # a word in a grammatical case: $card-acc
    for other in others:
        found |= arguments(other) or frozenset()
    return frozenset(found)


@cache
def _references() -> dict[str, tuple[set[str], set[str]]]:
    """For each message and each form: the variables and the other messages that it refers to, in all languages.

    They are extracted from the text with regular expressions, because parsing all languages takes seconds.
    """
    found: dict[str, tuple[set[str], set[str]]] = {}
    for lang in languages():
        for text in texts_of(lang).values():
            entries = list(_ENTRY.finditer(text))
            message = ""
            for entry, following in zip(entries, [*entries[1:], None], strict=True):
                message = entry[1] or message
                body = text[entry.end() : following.start() if following is not None else len(text)]
                names, others = found.setdefault(message if entry[1] else f"{message}.{entry[2]}", (set(), set()))
                names.update(_VARIABLE.findall(body))
                others.update(_QUOTED.findall(body))
    return found


@cache
def bundle_of(lang: str) -> FluentBundle:
    with needed("scenarios"):
        from fluent.runtime import FluentBundle, FluentResource
    # Isolating marks are invisible characters that terminals show or count. We do not need them, because all our
    # languages are written from left to right.
    bundle = FluentBundle([lang], use_isolating=False)
    for text in texts_of(lang).values():
        bundle.add_resource(FluentResource(text))
    return bundle


@cache
def texts_of(lang: str) -> dict[str, str]:
    """The messages of a language as the texts of Fluent files, by file name."""
    if lang == PSEUDO:
        from boothill.words import pseudo

        return {name: pseudo.translated(text) for name, text in texts_of(DEFAULT).items()}
    own, *others = folders("locales")
    found = {file.name: file.read_text(encoding="utf-8") for file in _files(own / lang)}
    for folder in others:
        # The messages of a set that does not have this language are in English.
        for file in _files(folder / lang) or _files(folder / DEFAULT):
            found[file.name] = found.get(file.name, "") + "\n" + file.read_text(encoding="utf-8")
    return found


def lacking(lang: str) -> str:
    """The English text of the messages that a language does not have."""
    there = {entry[1] for text in texts_of(lang).values() for entry in _ENTRY.finditer(text)}
    found = []
    for text in texts_of(DEFAULT).values():
        heads = [entry for entry in _ENTRY.finditer(text) if entry[1]]
        for head, following in zip(heads, [*heads[1:], None], strict=True):
            if head[1] not in there:
                found.append(text[head.start() : following.start() if following is not None else len(text)])
    return "".join(found)


def _files(folder: Traversable) -> list[Traversable]:
    return sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
