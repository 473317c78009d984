"""Runs analyses slice by slice in a worker process, which keeps their state between slices."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from boothill.analysis import NoChoice, Weighing, weigh
from boothill.analysis.moment import moment_of
from boothill.analysis.report import OPEN, SEAT, worst
from boothill.analysis.story import CANDIDATES, Mistake, Story, remembered
from boothill.analysis.weigh import MARSHAL, NotLearned, judges
from boothill.core.view import View
from boothill.knowledge.memory import Memory
from boothill.server.study_shown import Asked, StoryStudied, mistake_shown, story_shown, studied
from boothill.server.work import Refusal
from boothill.sets import ruleset
from boothill.table.dealing import finished_record
from boothill.table.journal import Played
from boothill.table.wire import line_of
from boothill.text.records import BadRecord
from boothill.text.scenario.reading import BadPosition
from boothill.text.scenario.runner import Failed

PLAYOUTS = 1200
"""Number of playouts for a final answer; more would tell hardly anything new."""
SLICE = 40
"""Number of playouts between two answers, which take a few tenths of a second."""
KEPT = 16
"""Maximum number of analyses kept in a process; the least recently continued are dropped first."""


class Slice(NamedTuple):
    """A line of the answer, and whether it is the last one."""

    line: bytes
    done: bool


UNDER_WAY: OrderedDict[str, Iterator[Slice]] = OrderedDict()


def begin(id: str, analysis: Callable[..., Iterator[Slice]], args: tuple[Any, ...]) -> Slice | Refusal:
    """Start an analysis; return its first slice."""
    try:
        slices = analysis(*args)
        first = next(slices)
    except BadPosition as error:
        return Refusal("bad-scenario", {"text": line_of(error.said())})
    except Failed as failed:
        return Refusal("bad-scenario", {"text": line_of(failed.why)})
    except BadRecord as error:
        return Refusal("old-record", {"text": str(error)})
    except NoChoice:
        return Refusal("study-nobody", {})
    except NotLearned:
        return Refusal("study-unlearned", {})
    if not first.done:
        UNDER_WAY[id] = slices
        while len(UNDER_WAY) > KEPT:
            UNDER_WAY.popitem(last=False)
    return first


def go_on(id: str) -> Slice | None:
    """The next slice of an analysis; None if it is no longer kept here."""
    slices = UNDER_WAY.pop(id, None)
    if slices is None:
        return None
    found = next(slices)
    if not found.done:
        UNDER_WAY[id] = slices  # moves to the end, as the most recently continued
    return found


def forget(id: str) -> None:
    """Drop an analysis that nobody waits for any more."""
    UNDER_WAY.pop(id, None)


# -- analyses --------------------------------------------------------------------------------------------------------


def position(text: str, eyes: str, judge: str = MARSHAL) -> Iterator[Slice]:
    """Analyse the moment that a text describes."""
    s, unknown = moment_of(text)
    if s.over:
        raise NoChoice
    if eyes == OPEN:
        return _weighed(Weighing.everything_open(s, unknown, judge=judge), eyes, judge)
    return _weighed(Weighing.of_a_seat(s.view(s.to_act), judge=judge), eyes, judge)


def known(seen: dict[str, Any], remembered: dict[str, Any], judge: str = MARSHAL) -> Iterator[Slice]:
    """Analyse a decision by what its seat sees and remembers."""
    rules = seen["rules"]
    view = View.load(seen, ruleset(rules["name"], rules["options"], rules["version"]))
    return _weighed(Weighing.of_a_seat(view, Memory.load(remembered, view), judge=judge), SEAT, judge)


def then(played: Played, number: int, judge: str = MARSHAL) -> Iterator[Slice]:
    """Analyse the decision after `number` moves of a finished game, by what its seat saw and remembered then."""
    for step, before, _, _, _, _ in remembered(finished_record(played)):
        if step == number + 1:
            s = before.s
            view, memory = s.view(s.to_act), before.memories[s.to_act]
            return _weighed(Weighing.of_a_seat(view, memory, judge=judge), SEAT, judge)
    raise NoChoice


def _weighed(weighing: Weighing, eyes: str, judge: str) -> Iterator[Slice]:
    view = weighing.view
    asked = Asked(list(view.names), eyes, judge, judges(view.rules.name))
    for answer in weigh(weighing, PLAYOUTS, SLICE):
        yield Slice(msgspec.json.encode(studied(answer, asked)), answer.done)


def game(played: Played) -> Iterator[Slice]:
    """Tell the story of a finished game: first what is known at once, then one possible mistake after another."""
    story = Story(finished_record(played))
    wanted = len(story.candidates(CANDIDATES))
    found: list[Mistake] = []
    yield Slice(msgspec.json.encode(StoryStudied(story_shown(story), [], 0, wanted, not wanted)), not wanted)
    for looked, mistake in enumerate(story.mistakes(), 1):
        found += [mistake] if mistake is not None else []
        told = [mistake_shown(one) for one in worst(found)]
        done = looked == wanted
        yield Slice(msgspec.json.encode(StoryStudied(None, told, looked, wanted, done)), done)
