"""Translates argparse's errors into the reader's language."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from contextlib import suppress

from boothill.extra import Missing
from boothill.words.catalogue import DEFAULT, languages, wished_language

SAYS = (
    (r"the following arguments are required: (?P<names>.+)", "misused-missing"),
    (r"argument (?P<name>.+?): invalid choice: (?P<value>.+) \(choose from (?P<names>.+)\)", "misused-choice"),
    (r"argument (?P<name>.+?): expected (?:one|at least one) argument", "misused-value"),
    (r"argument (?P<name>.+?): invalid int value: (?P<value>.+)", "misused-number"),
    (r"unrecognized arguments: (?P<text>.+)", "misused-unknown"),
)
"""Patterns of argparse's messages, and our message ids. Any other message stays in English."""


def told(english: str, command: str, lang: str) -> str:
    """The error, and how to get help. In English it is argparse's own message, which needs no message library."""
    found = [(id, match) for pattern, id in SAYS if (match := re.fullmatch(pattern, english))]
    if found and lang != DEFAULT:
        from boothill.words.messages import Messages
        from boothill.words.phrases import Said

        (id, match), *_ = found
        with suppress(Missing):
            return Messages(lang).text("misused", why=Said(id, dict(match.groupdict())), command=command)
    return f"{english} (see {command} --help)"


def language(words: Sequence[str]) -> str:
    """The language that a command line asks for, even if the rest of it is invalid."""
    named = [
        value if word == "--lang" else word.removeprefix("--lang=")
        for word, value in zip(words, [*words[1:], ""], strict=False)
        if word == "--lang" or word.startswith("--lang=")
    ]
    return next((lang for lang in named if lang in languages()), wished_language(os.environ))
