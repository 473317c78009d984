"""What an analysis looks like on the wire: the moves of a position, and the story of a game."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from boothill.analysis.story import Mistake, Story
from boothill.analysis.weigh import Answer, Stated, Weighed
from boothill.table.wire import Line, line_of


class MoveSaid(Struct, frozen=True):
    """A move of a seat: as the notation writes it, and in words."""

    seat: int
    text: str
    label: Line


class MoveStudied(Struct, frozen=True):
    """A move, and what it promises."""

    move: MoveSaid
    chance: float
    low: float
    high: float
    """The chance to win, and the interval in which it lies 19 times out of 20."""
    playouts: int
    sure: bool
    """A win or a loss that nobody can prevent."""
    line: list[MoveSaid]
    """How it goes on, to the end of the turn."""


class Studied(Struct, frozen=True):
    """What the bots think of a position so far. The answer is a line like this, again and again, until it is done."""

    names: list[str]
    seat: int
    """Who is to move."""
    eyes: str
    """open: with all cards and roles; seat: by what the seat to move knows."""
    judge: str
    """The bot that says how things stand where a game in the head ends,"""
    judges: list[str]
    """and those that could, the usual one first."""
    playouts: int
    moves: list[MoveStudied]
    """The best first. All are looked into."""
    done: bool
    stopped: Line | None = None
    """Why there will be no better answer now."""


class SideStudied(Struct, frozen=True):
    """A side that can win, and who plays for it."""

    side: str
    """As the game's shape calls it: a side, or a role where everybody plays for himself."""
    seats: list[int]


class DeedStudied(Struct, frozen=True):
    """A deed that changed what a spectator believes of who did it."""

    step: int
    seat: int
    kind: str
    """shot, hindrance, help, turn (nobody was attacked), all (everybody was), out."""
    victim: int
    role: str
    """The role that became likelier."""
    before: float
    after: float


class TurningStudied(Struct, frozen=True):
    """A move after which the sides stood differently."""

    step: int
    seat: int
    label: Line | None
    """What happened."""
    side: int
    """The side that gained most, by its place among the sides."""
    before: float
    after: float


class MistakeStudied(Struct, frozen=True):
    """A move that cost its seat much of its chance to win, by all that the seat knew."""

    step: int
    made: MoveSaid
    chance: float
    better: MoveSaid
    could: float
    playouts: int


class StoryShown(Struct, frozen=True):
    """How a game went."""

    names: list[str]
    sides: list[SideStudied]
    standings: list[list[float]]
    """After each move, the deal first, the chance of each side to win."""
    hidden: list[str]
    """The roles that were dealt face down."""
    believed: list[int]
    """The moves after which a spectator believed something else,"""
    beliefs: list[list[list[float]]]
    """and what: for each seat how likely each hidden role was."""
    deeds: list[DeedStudied]
    turnings: list[TurningStudied]


class StoryStudied(Struct, frozen=True):
    """The story of a game so far; mistakes take longer to find than the rest, which comes in the first line only."""

    story: StoryShown | None
    mistakes: list[MistakeStudied]
    """The worst first."""
    looked: int
    wanted: int
    """How many moves were looked into as possible mistakes, and how many will be."""
    done: bool
    stopped: Line | None = None
    """Why no more mistakes are looked for now."""


class Asked(NamedTuple):
    """What was asked for."""

    names: list[str]
    eyes: str
    judge: str
    judges: list[str]


def studied(answer: Answer, asked: Asked) -> Studied:
    moves = [_weighed(one) for one in answer.moves]
    names, eyes, judge, judges = asked
    return Studied(names, answer.seat, eyes, judge, judges, answer.playouts, moves, answer.done)


def _weighed(one: Weighed) -> MoveStudied:
    chance, low, high = (round(number, 4) for number in (one.chance, one.low, one.high))
    return MoveStudied(_said(one.stated), chance, low, high, one.playouts, one.sure, [_said(step) for step in one.line])


def _said(one: Stated) -> MoveSaid:
    return MoveSaid(one.seat, one.text, line_of(one.said))


def story_shown(story: Story) -> StoryShown:
    return StoryShown(
        names=list(story.names),
        sides=[SideStudied(side.called, list(side.seats)) for side in story.sides],
        standings=[_rounded(standing) for standing in story.standings],
        hidden=story.hidden,
        believed=[step for step, _ in story.beliefs],
        beliefs=[[_rounded(row) for row in known] for _, known in story.beliefs],
        deeds=[
            DeedStudied(one.step, one.seat, one.kind, one.victim, one.role, round(one.before, 4), round(one.after, 4))
            for one in story.moved
        ],
        turnings=[
            TurningStudied(
                one.step, one.seat, line_of(one.said) if one.said is not None else None, one.side,
                round(one.before, 4), round(one.after, 4),
            )
            for one in story.turnings
        ],
    )  # fmt: skip


def mistake_shown(one: Mistake) -> MistakeStudied:
    return MistakeStudied(
        one.step, _said(one.made), round(one.chance, 4), _said(one.better), round(one.could, 4), one.playouts
    )


def _rounded(numbers: list[float]) -> list[float]:
    return [round(number, 4) for number in numbers]
