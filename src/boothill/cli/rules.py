"""boothill rules: show a rule by its id, or search the rules."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from boothill.bad_input import BadInput
from boothill.cli.flags import language_flag
from boothill.extra import Missing
from boothill.output import Output, json_flag
from boothill.words.messages import Messages
from boothill.words.rulebook import NoRule, Rule, rule, search


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("words", nargs="+", metavar="ID-OR-WORD")
    language_flag(parser, "rules")
    json_flag(parser)


def run(options: Namespace, output: Output) -> int:
    try:
        found = _found(options.words, options.lang)
    except NoRule as nothing:
        raise BadInput(_told(nothing, options.lang)) from None
    output.result["rules"] = [
        {"id": entry.id, "game": entry.game, "title": entry.title, "text": entry.text, "lang": entry.lang}
        for entry in found
    ]
    for entry in found:
        other = "" if entry.lang == options.lang else f" [{entry.lang}]"  # not translated yet
        output.say(f"{entry.id}  ({entry.game}, {entry.title}){other}")
        for line in entry.text.splitlines():
            output.say(f"  {line}")
    return 0


def _found(words: list[str], lang: str) -> list[Rule]:
    """The rule with this id, or the rules that contain these words. Raises NoRule."""
    text = " ".join(words)
    looks_like_an_id = len(words) == 1 and "-" in text and text[:3].isalpha()
    try:
        return [rule(text, lang)]
    except NoRule:
        if looks_like_an_id and any(character.isdigit() for character in text):
            raise
    if found := search(text, lang):
        return found
    raise NoRule(f'The rules say nothing about "{text}".', "no-rule", text=text)


def _told(nothing: NoRule, lang: str) -> str:
    """The error in the reader's language, or in English if the message library is missing."""
    try:
        return Messages(lang).text(nothing.reason, **nothing.facts)
    except Missing:
        return str(nothing.args[0])
