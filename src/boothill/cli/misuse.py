"""What argparse says of a command line that it does not understand, in the reader's language."""

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
"""Its sentences, and ours. Any other is told in English."""


def told(english: str, command: str, lang: str) -> str:
    """What is wrong, and where help is: in English as argparse says it, and so without the library of the messages."""
    found = [(id, match) for pattern, id in SAYS if (match := re.fullmatch(pattern, english))]
    if found and lang != DEFAULT:
        from boothill.words.messages import Messages
        from boothill.words.phrases import Said

        (id, match), *_ = found
        with suppress(Missing):
            return Messages(lang).text("misused", why=Said(id, dict(match.groupdict())), command=command)
    return f"{english} (see {command} --help)"


def language(words: Sequence[str]) -> str:
    """The language that a command line asks for, even if the rest of it cannot be understood."""
    named = [
        value if word == "--lang" else word.removeprefix("--lang=")
        for word, value in zip(words, [*words[1:], ""], strict=False)
        if word == "--lang" or word.startswith("--lang=")
    ]
    return next((lang for lang in named if lang in languages()), wished_language(os.environ))
