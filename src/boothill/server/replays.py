"""Finished games and scenarios step by step, as a seat saw them or with everything open."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from boothill.core.events import Event
from boothill.core.ids import NOBODY, Seat
from boothill.core.state import State
from boothill.knowledge.beliefs import Onlooker
from boothill.table.projection.board import show
from boothill.table.projection.decision import ask_of
from boothill.table.projection.events import OPEN, Batch, happened, told
from boothill.table.wire import Ask, Happened, Line, Shown, Told, line_of
from boothill.text.notation import Unreadable
from boothill.text.records import Record
from boothill.text.scenario.position import parse_position
from boothill.text.scenario.reading import BadPosition, seat_named
from boothill.text.scenario.runner import BadScenario, Failed, ScenarioStep, bad_scenario, parse, play, take_forced
from boothill.words import phrases

STEPS = 200
"""Maximum number of steps in a scenario."""
LINE = 300
"""Maximum line length of a scenario."""
ANSWER = 1_000_000
"""Maximum number of bytes in the answer to a scenario."""


class ReplayStep(Struct, frozen=True):
    """The position after a move; number 0 is the deal."""

    number: int
    seat: Seat
    move: str
    events: list[Happened]
    told: list[Told]
    view: Shown
    chances: list[list[float]]
    """For each seat how likely each of the `hidden` roles is, by what this viewer had seen up to here (with everything
    open, by what a spectator had seen). Empty if no role is hidden."""


class Replay(Struct, frozen=True):
    """A part of a finished game."""

    game: str
    ruleset: str
    version: int
    options: dict[str, str]
    names: list[str]
    result: str
    ended: str
    """How the players ended it: agreed, closed or resigned; empty if the rules did."""
    by: int
    """The seat that resigned; -1 if none did."""
    moves: int
    """The number of moves in the whole game."""
    seat: Seat
    """The seat whose view it is; -1 for a spectator's, -2 for everything open."""
    commitment: str
    """The hash of the server's seed, as shown before the deal."""
    hidden: list[str]
    """The roles that were dealt face down."""
    steps: list[ReplayStep]


class SettledStep(Struct, frozen=True):
    """The position after a step of a scenario."""

    text: str
    """The step; empty for the initial position."""
    refused: Line | None
    rule: str
    """The rule by which a move was refused, as expected; `refused` says why."""
    events: list[Happened]
    told: list[Told]
    view: Shown
    ask: Ask | None
    """The decision after the step, if it is of the seat whose view it is."""


class Settled(Struct, frozen=True):
    """What came of a scenario: its steps up to the end, or to the first that did not come true."""

    ruleset: str
    options: dict[str, str]
    """The options it is played with, including those that follow from events in the position."""
    steps: list[SettledStep]
    failure: str
    """What went wrong, in English: an expectation or a step; empty if nothing did."""
    failed: Line | None
    """The same in any language."""


def replay(id: str, record: Record, seat: Seat, first: int, count: int) -> Replay:
    """`count` positions of a finished game from number `first` on."""
    steps = []
    onlooker = Onlooker(record.start())
    for number, mover, move, events, s in _positions(record):
        if number >= first + count:
            break
        if number:
            onlooker.see(events)
        if number >= first:
            chances = [[round(chance, 4) for chance in row] for row in onlooker.chances(s.view(max(seat, NOBODY)))]
            steps.append(ReplayStep(number, mover, move, *_told(s, events, seat, number), show(s, seat), chances))
    return Replay(
        game=id,
        ruleset=record.game,
        version=record.version,
        options=record.options,
        names=list(record.names),
        result=record.result,
        ended=record.ending.how if record.ending is not None else "",
        by=record.ending.seat if record.ending is not None else NOBODY,
        moves=len(record.moves),
        seat=seat,
        commitment=record.fairness.commitment if record.fairness is not None else "",
        hidden=list(onlooker.hidden),
        steps=steps,
    )


def _positions(record: Record) -> Iterator[tuple[int, Seat, str, list[Event], State]]:
    s = record.start()
    yield 0, NOBODY, "", s.events, s
    for number, (s, seat, _, events) in enumerate(record.play(), 1):
        yield number, seat, record.moves[number - 1][1], events, s


def _told(
    s: State, events: list[Event], seat: Seat, number: int, open: bool = False
) -> tuple[list[Happened], list[Told]]:
    seen = events if open or seat == OPEN else [event.seen_by(seat) for event in events]
    return happened(s, seen), told(s, Batch(number, events, phrases.named(s)), seen, max(seat, NOBODY))


def settle(text: str, name: str = "", open: bool = False) -> Settled:
    """Play a scenario with everything open, or as the player with this name sees it, who is then also asked.

    With `open`, that player sees all roles and hands.

    Raises BadScenario if the text is not a scenario.
    """
    place = "scenario"
    if any(len(line) > LINE for line in text.splitlines()):
        raise BadScenario(place, Unreadable("scenario-line", most=LINE))
    data = parse(text, place)
    steps = data.get("steps")
    if isinstance(steps, list) and len(steps) > STEPS:
        raise BadScenario(place, Unreadable("scenario-steps", count=len(steps), most=STEPS))
    size = 0
    done: list[SettledStep] = []
    failure, failed = "", None
    try:
        s = parse_position(data)
        seat = seat_named(s.names, name, "seat") if name else OPEN
        done.append(_settled(s, ScenarioStep("", []), seat, 0, open))
        for number, step in enumerate(play(s, data), 1):
            done.append(_settled(s, step, seat, number, open))
            size += len(msgspec.json.encode(done[-1]))
            if size > ANSWER:
                too_much = Unreadable("scenario-steps.answer", most=ANSWER // 1000)
                raise BadScenario(f"{place}: step {number}", too_much)
    except BadPosition as error:
        raise bad_scenario(place, error) from None
    except Failed as error:
        failure, failed = str(error), line_of(error.why)
    return Settled(s.rules.name, s.rules.options, done, failure, failed)


def _settled(s: State, step: ScenarioStep, seat: Seat, number: int, open: bool) -> SettledStep:
    """A step and the position after it. A player is asked only decisions with a choice."""
    refused = line_of(phrases.refusal(step.refused)) if step.refused is not None else None
    rule = step.refused.rule if step.refused is not None else ""
    if seat == OPEN:
        return SettledStep(step.text, refused, rule, *_told(s, step.events, seat, number), show(s, seat), None)
    events = step.events + take_forced(s)
    ask = ask_of(s, s.view(seat), number, False, None) if s.to_act == seat and not s.over else None
    view = show(s, seat)
    if open:
        every = show(s, OPEN)
        view = replace(view, roles=every.roles, hands=every.hands, reserves=every.reserves)
    return SettledStep(step.text, refused, rule, *_told(s, events, seat, number, open), view, ask)
