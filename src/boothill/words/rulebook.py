"""The rule texts: every rule of the specifications, to look up by id or by words.

The texts are the Markdown files in data/rules, one for each book. A rule is either a list item that begins with a bold
id, together with the table below it, or a table row whose first cell is an id.
"""

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256

from boothill.core.ruleset import Ruleset
from boothill.plugins import folders
from boothill.words.names import ENGLISH, mentioned, names_of, plain

_ID = r"[A-Z]{3}-(?:\d+|R|EX)\.\d+"
_BULLET = re.compile(rf"- \*\*({_ID})( [^*]+)?\*\*(.*)")  # a name may follow the id: **DUE-14.1 Bank**
_ROW_ID = re.compile(_ID)
_RULED_LINE = re.compile(r"[|:\s-]+")
_EMPHASIS = re.compile(r"(\*\*?)(?=\S)(.+?)(?<=\S)\1")
_HEAD_WORDS = 6
_WIDEST_COLUMN = 60


class NoRule(KeyError):
    """There is no such rule. The text is in English; `reason` and `facts` give the message in any language."""

    def __init__(self, english: str, reason: str, **facts: str) -> None:
        super().__init__(english)
        self.reason = reason
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    title: str
    """The heading above it, with the sub-heading if there is one: "9 The cards / Barrel"."""
    text: str
    game: str
    lang: str = ENGLISH
    """The language of the text: English if it is not translated."""


@cache
def all_rules(lang: str = ENGLISH) -> dict[str, Rule]:
    """All rules by id, in the order of the texts; in the given language as far as they are translated."""
    found = _read(ENGLISH)
    return found if lang == ENGLISH else {**found, **{id: rule for id, rule in _read(lang).items() if id in found}}


@cache
def _read(lang: str) -> dict[str, Rule]:
    """The rules that exist in a language."""
    homes = [folder if lang == ENGLISH else folder / lang for folder in folders("rules")]
    texts = [
        file
        for home in homes
        if home.is_dir()
        for file in sorted(home.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".md")
    ]
    return {
        rule.id: replace(rule, lang=lang)
        for file in texts
        for rule in _parse(file.read_text(encoding="utf-8"), file.name.removesuffix(".md"))
    }


def stamp(rule: Rule) -> str:
    """A hash of a rule's text. A translation stores the hash of the English text that it was made from."""
    return sha256(rule.text.encode()).hexdigest()[:8]


def stamps(lang: str) -> dict[str, str]:
    """For each rule of a language, the stamp of the English text it was made from (`data/rules/LANG/made-from.csv`)."""
    tables = [folder / lang / "made-from.csv" for folder in folders("rules")]
    lines = [line for table in tables if table.is_file() for line in table.read_text(encoding="utf-8").splitlines()[1:]]
    return {id: mark for id, _, mark in (line.partition(",") for line in lines)}


def stale(lang: str) -> list[str]:
    """The ids of rules whose English text has changed since they were translated, and of untranslated rules."""
    made = stamps(lang)
    written = _read(lang)
    return [id for id, english in all_rules().items() if id not in written or made.get(id) != stamp(english)]


def books_of(rules: Ruleset) -> set[str]:
    """The books whose rules a ruleset cites."""
    cited = {*rules.cites.values(), *(card.rule for card in rules.cards.values())}
    return {found.game for id, found in all_rules().items() if id in cited}


def rule(id: str, lang: str = ENGLISH) -> Rule:
    """The rule with this id, in upper or lower case. Raises NoRule, a KeyError that names similar ids."""
    wanted = id.strip().upper()
    rules = all_rules(lang)
    if wanted in rules:
        return rules[wanted]
    near = ", ".join(difflib.get_close_matches(wanted, rules, n=5))
    english = f"no rule {id}; " + (f"did you mean {near}?" if near else "an id looks like BAS-9.42")
    raise NoRule(english, "no-such-rule", id=id, near=near or "none")


def search(words: str, lang: str = ENGLISH) -> list[Rule]:
    """The rules that contain all the words, or longer ones beginning with them; matches near the start come first.

    Things with a printed name are found by their name in any language.
    """
    patterns = [re.compile(rf"(?<!\w){re.escape(word)}") for word in plain(words).split()]

    def in_all(text: str) -> bool:
        return all(pattern.search(text) for pattern in patterns)

    found = [r for r in all_rules(lang).values() if patterns and in_all(_searched(r)[1])]
    return sorted(found, key=lambda r: not in_all(_searched(r)[0]))


@cache
def _searched(rule: Rule) -> tuple[str, str]:
    """The beginning of a rule and the whole rule, each with all names, in all languages, of what it mentions."""
    english = all_rules()[rule.id]
    return _named(_head(rule), _head(english)), _named(_whole(rule), _whole(english))


def _head(rule: Rule) -> str:
    return " ".join([rule.id, rule.title, *rule.text.split()[:_HEAD_WORDS]])


def _whole(rule: Rule) -> str:
    return f"{rule.id} {rule.title} {rule.text}"


def _named(text: str, english: str) -> str:
    """A text with all names of what it mentions, found in the English text, because other languages decline names."""
    return plain(" ".join([text, *(name for thing in mentioned(english) for name in names_of()[thing])]))


def _parse(markdown: str, game: str) -> Iterator[Rule]:
    section = heading = ""
    bullet: tuple[str, str] | None = None
    table: list[list[str]] = []

    def finished() -> Iterator[Rule]:
        """Yield the rules read so far, because something else begins."""
        nonlocal bullet
        if bullet:
            id, text = bullet
            yield Rule(id, heading, "\n".join([text, *_aligned(table)]).strip(), game)
        for row in table[1:]:
            if _ROW_ID.fullmatch(row[0]):
                pairs = zip(table[0][1:], row[1:], strict=True)
                yield Rule(row[0], heading, "\n".join(f"{name}: {cell}" for name, cell in pairs), game)
        bullet = None
        table.clear()

    for line in markdown.splitlines():
        if line.startswith("|"):
            if not _RULED_LINE.fullmatch(line):
                table.append([_plain(cell) for cell in line.strip().strip("|").split("|")])
        elif line:
            yield from finished()
            if line.startswith("## "):
                section = heading = _plain(line[3:])
            elif line.startswith("### "):
                heading = f"{section} / {_plain(line[4:])}"
            elif match := _BULLET.match(line):
                bullet = match[1], _plain((match[2] or "") + match[3])
    yield from finished()


def _aligned(table: list[list[str]]) -> list[str]:
    widths = [min(_WIDEST_COLUMN, max(map(len, column))) for column in zip(*table, strict=True)]
    return [" | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in table]


def _plain(markdown: str) -> str:
    """Markdown without emphasis; `code` keeps its backticks, because it shows moves in notation."""
    return _EMPHASIS.sub(r"\2", _EMPHASIS.sub(r"\2", markdown)).strip()
