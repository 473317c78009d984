"""Writes an analysis as lines in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from boothill.analysis.story import Mistake, Story
from boothill.analysis.weigh import Answer, Weighed
from boothill.text.records import UNFINISHED
from boothill.words.messages import Messages
from boothill.words.phrases import Said, Term, list_of, name_of

SHOWN: Final = 5
"""Number of moves shown."""
OPEN, SEAT = "open", "seat"
"""What a position is judged by: everything open, or only what the seat to move knows."""
STANDINGS: Final = 12
"""Number of moments after the deal, evenly spaced, for which the sides' chances are shown."""


def percent(chance: float) -> int:
    return round(100 * chance)


def answer_lines(messages: Messages, answer: Answer, names: Sequence[str], eyes: str) -> Iterator[str]:
    """The best moves, each with its line."""
    yield messages.text("study-best", eyes=eyes, seat=names[answer.seat])
    for number, one in enumerate(answer.moves[:SHOWN], 1):
        yield "  " + messages.say(move_said(number, one))
        if one.line:
            line = [Said("study-step", {"seat": names[step.seat], "move": step.said}) for step in one.line]
            yield "     " + messages.text("study-line", moves="; ".join(map(messages.say, line)))
    if len(answer.moves) > SHOWN:
        yield "  " + messages.text("study-move.rest", count=len(answer.moves) - SHOWN)
    if answer.playouts:
        yield messages.text("study-playouts", count=answer.playouts)


def move_said(number: int, one: Weighed) -> Said:
    """A move with its chance to win."""
    args: dict[str, Term] = {"number": number, "move": one.stated.said}
    if one.sure:
        return Said("study-move.win" if one.chance == 1.0 else "study-move.loss", args)
    return Said(
        "study-move", args | {"percent": percent(one.chance), "low": percent(one.low), "high": percent(one.high)}
    )


def story_lines(messages: Messages, story: Story) -> Iterator[str]:
    """The story of a game without its mistakes, which take longer to find."""
    text, names = messages.text, story.names
    yield text("study-game", names=", ".join(names), count=len(story.record.moves))
    if story.record.result == UNFINISHED:
        yield text("study-unfinished")
    yield text("study-sides")
    last = len(story.standings) - 1
    for step in sorted({round(i * last / STANDINGS) for i in range(STANDINGS + 1)}):
        sides = list_of(
            tuple(_side(story, i, chance) for i, chance in enumerate(story.standings[step]) if _plays(story, i))
        )
        yield "  " + text("study-standing" if step else "study-standing.deal", step=step, sides=sides)
    yield text("study-turnings" if story.turnings else "study-turnings.none")
    for turning in story.turnings:
        yield "  " + text(
            "study-turning", step=turning.step, what=turning.said or "", side=story.sides[turning.side].said,
            before=percent(turning.before), after=percent(turning.after),
        )  # fmt: skip
    if story.hidden:
        yield text("study-beliefs" if story.moved else "study-beliefs.none")
    for deed in story.moved:
        yield "  " + text(
            "study-deed", kind=deed.kind, step=deed.step, seat=names[deed.seat],
            victim=names[deed.victim] if deed.victim >= 0 else "", role=name_of(deed.role),
            before=percent(deed.before), after=percent(deed.after),
        )  # fmt: skip


def mistake_lines(messages: Messages, names: Sequence[str], mistakes: Sequence[Mistake]) -> Iterator[str]:
    """The mistakes, worst first."""
    yield messages.text("study-mistakes" if mistakes else "study-mistakes.none")
    for one in worst(mistakes):
        yield "  " + messages.text(
            "study-mistake", step=one.step, seat=names[one.made.seat], made=one.made.said, better=one.better.said,
            chance=percent(one.chance), could=percent(one.could),
        )  # fmt: skip


def worst(mistakes: Sequence[Mistake]) -> list[Mistake]:
    """The mistakes, worst first."""
    return sorted(mistakes, key=lambda one: one.chance - one.could)


def _plays(story: Story, side: int) -> bool:
    return bool(story.sides[side].seats)


def _side(story: Story, side: int, chance: float) -> Said:
    return Said("study-side", {"side": story.sides[side].said, "percent": percent(chance)})
