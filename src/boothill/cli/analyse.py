"""boothill analyse: find the best moves of a position, or tell the story of a recorded game."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boothill.bad_input import BadInput
from boothill.cli.flags import existing, language_flag
from boothill.output import Output, json_flag
from boothill.text.records import TITLE, Record, parse_record
from boothill.words.messages import Messages
from boothill.words.phrases import Said

if TYPE_CHECKING:
    from boothill.analysis.story import Mistake, Story
    from boothill.analysis.weigh import Stated, Weighed


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("path", metavar="FILE", help="a scenario file or the record of a game; - reads standard input")
    parser.add_argument("--seat", help="judge a position only by what this seat, which is to move, knows")
    parser.add_argument(
        "--judge", choices=["marshal", "desperado"], default="marshal",
        help="the bot that says how a position stands: by what everybody has, or by what its network has learned",
    )  # fmt: skip
    parser.add_argument("--playouts", type=int, default=0, help="games played out in the head for each decision")
    parser.add_argument("--seed", default="", help="other luck: the same seed gives the same answer")
    language_flag(parser, "answer")
    json_flag(parser)


def run(options: Namespace, output: Output) -> int:
    typed = options.path == "-"
    place = "standard input" if typed else options.path
    messages = Messages(options.lang)
    if options.playouts < 0:
        raise BadInput("--playouts: a number above 0")
    try:
        text = sys.stdin.read() if typed else existing(Path(place), options.lang).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = Said("scenario-file.unread", {"error": str(error)})
        raise BadInput(messages.text("notation-at", place=place, why=why)) from None
    if text.lstrip("\ufeff").startswith(TITLE):
        if options.seat is not None:
            raise BadInput("--seat: it goes with a scenario; in a record every move is judged by what its seat knew")
        if options.judge != "marshal":
            raise BadInput("--judge: it goes with a scenario; the story of a record is told by the marshal")
        return _record(parse_record(text), options, output)
    return _position(text, place, options, output)


def _position(text: str, place: str, options: Namespace, output: Output) -> int:
    from boothill.analysis import Weighing, weigh
    from boothill.analysis.moment import moment_of
    from boothill.analysis.report import OPEN, SEAT, answer_lines
    from boothill.analysis.weigh import PLAYOUTS, NotLearned
    from boothill.text.scenario.reading import BadPosition
    from boothill.text.scenario.runner import Failed

    messages = Messages(options.lang)
    try:
        s, unknown = moment_of(text, place)
    except BadPosition as error:
        raise BadInput(messages.say(error.said())) from None
    except Failed as failed:
        raise BadInput(messages.say(failed.why)) from None
    messages = Messages(options.lang, s.rules.name)
    if s.over:
        raise BadInput(messages.text("study-over"))
    asked = s.names[s.to_act]
    if options.seat not in (None, asked):
        raise BadInput(messages.text("study-no-seat", name=options.seat, seat=asked))
    eyes = OPEN if options.seat is None else SEAT
    try:
        if eyes == OPEN:
            weighing = Weighing.everything_open(s, unknown, options.seed, options.judge)
        else:
            weighing = Weighing.of_a_seat(s.view(s.to_act), None, options.seed, options.judge)
    except NotLearned:
        raise BadInput(messages.text("problem-study-unlearned")) from None
    *_, answer = weigh(weighing, options.playouts or PLAYOUTS)
    output.result = {
        "seat": asked,
        "eyes": eyes,
        "judge": options.judge,
        "playouts": answer.playouts,
        "moves": [_weighed(s.names, one, messages) for one in answer.moves],
    }
    for line in answer_lines(messages, answer, s.names, eyes):
        output.say(line)
    return 0


def _record(record: Record, options: Namespace, output: Output) -> int:
    from boothill.analysis.report import mistake_lines, story_lines, worst
    from boothill.analysis.story import PLAYOUTS, Story

    messages = Messages(options.lang, record.game)
    story = Story(record)
    for line in story_lines(messages, story):
        output.say(line)
    found = [one for one in story.mistakes(options.playouts or PLAYOUTS, seed=options.seed) if one is not None]
    output.result = _story(story, messages) | {
        "mistakes": [_mistake(story, one, messages) for one in worst(found)],
    }
    for line in mistake_lines(messages, story.names, found):
        output.say(line)
    return 0


def _stated(names: tuple[str, ...], one: Stated, messages: Messages) -> dict[str, Any]:
    return {"seat": names[one.seat], "move": one.text, "text": messages.say(one.said)}


def _weighed(names: tuple[str, ...], one: Weighed, messages: Messages) -> dict[str, Any]:
    return {
        "move": one.text,
        "text": messages.say(one.stated.said),
        "chance": {"value": one.chance, "low": one.low, "high": one.high},
        "playouts": one.playouts,
        "sure": one.sure,
        "line": [_stated(names, step, messages) for step in one.line],
    }


def _story(story: Story, messages: Messages) -> dict[str, Any]:
    names = story.names
    return {
        "game": story.record.game,
        "names": list(names),
        "moves": len(story.record.moves),
        "result": story.record.result,
        "sides": [
            {"side": side.key, "text": messages.word(side.said), "seats": [names[seat] for seat in side.seats]}
            for side in story.sides
        ],
        "chances": [[round(chance, 4) for chance in standing] for standing in story.standings],
        "hidden": story.hidden,
        "beliefs": [
            {"step": step, "chances": [[round(chance, 4) for chance in row] for row in known]}
            for step, known in story.beliefs
        ],
        "deeds": [
            {
                "step": deed.step, "seat": names[deed.seat], "kind": deed.kind,
                "victim": names[deed.victim] if deed.victim >= 0 else None,
                "role": deed.role, "before": round(deed.before, 4), "after": round(deed.after, 4),
            }
            for deed in story.moved
        ],
        "turning_points": [
            {
                "step": one.step, "seat": names[one.seat],
                "text": messages.say(one.said) if one.said is not None else "",
                "side": story.sides[one.side].key, "before": round(one.before, 4), "after": round(one.after, 4),
            }
            for one in story.turnings
        ],
    }  # fmt: skip


def _mistake(story: Story, one: Mistake, messages: Messages) -> dict[str, Any]:
    return {
        "step": one.step,
        **_stated(story.names, one.made, messages),
        "chance": round(one.chance, 4),
        "better": one.better.text,
        "could": round(one.could, 4),
        "playouts": one.playouts,
    }
