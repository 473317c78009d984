"""boothill rules: the text of a rule, or the rules that speak of something."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from boothill.bad_input import BadInput
from boothill.cli.flags import language_flag
from boothill.output import Output, json_flag
from boothill.words.rulebook import rule, search


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("words", nargs="+", metavar="ID-OR-WORD")
    language_flag(parser, "rules")
    json_flag(parser)


def run(options: Namespace, output: Output) -> int:
    text = " ".join(options.words)
    looks_like_an_id = len(options.words) == 1 and "-" in text and text[:3].isalpha()
    try:
        found = [rule(text, options.lang)]
    except KeyError as error:
        if looks_like_an_id and any(character.isdigit() for character in text):
            raise BadInput(str(error.args[0])) from None
        found = search(text, options.lang)
    if not found:
        raise BadInput(f"no rule speaks of {text!r}")
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
