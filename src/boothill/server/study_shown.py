"""Analyses as messages: the moves of a position, and the story of a game."""

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
    """The upper end of the 95% confidence interval of the chance to win; `low` is the lower end."""
    playouts: int
    sure: bool
    """Is it a win or a loss that nobody can prevent?"""
    line: list[MoveSaid]
    """The continuation to the end of the turn."""


class Studied(Struct, frozen=True):
    """What the bots think of a position so far. The answer is a line like this, again and again, until it is done."""

    names: list[str]
    seat: int
    """The seat to move."""
    eyes: str
    """open: judged with all cards and roles open; seat: by what the seat to move knows."""
    judge: str
    """The bot that evaluates the end of a playout."""
    judges: list[str]
    """The bots that could, the usual one first."""
    playouts: int
    moves: list[MoveStudied]
    """All legal moves, best first."""
    done: bool
    stopped: Line | None = None
    """Why no better answer follows, if the analysis was stopped."""


class SideStudied(Struct, frozen=True):
    """A side that can win, and who plays for it."""

    side: str
    """Its name in the shape of the game: a side, or a role if everybody plays for themselves."""
    seats: list[int]


class DeedStudied(Struct, frozen=True):
    """A deed that changed what a spectator believes of who did it."""

    step: int
    seat: int
    kind: str
    """shot, hindrance, help, turn (nobody was attacked), all (everybody was), or out."""
    victim: int
    role: str
    """The role that became more likely."""
    before: float
    after: float


class TurningStudied(Struct, frozen=True):
    """A move after which the sides stood differently."""

    step: int
    seat: int
    label: Line | None
    """What happened."""
    side: int
    """The side that gained most, as an index into the sides."""
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
    """The chance of each side to win after each move; the first entry is the deal."""
    hidden: list[str]
    """The roles that were dealt face down."""
    believed: list[int]
    """The numbers of the moves after which a spectator's beliefs changed."""
    beliefs: list[list[list[float]]]
    """The beliefs after each of those moves: for each seat how likely each hidden role was."""
    deeds: list[DeedStudied]
    turnings: list[TurningStudied]


class StoryStudied(Struct, frozen=True):
    """The story of a game so far; mistakes take longer to find than the rest, which comes in the first line only."""

    story: StoryShown | None
    mistakes: list[MistakeStudied]
    """The mistakes found, worst first."""
    looked: int
    wanted: int
    """The number of moves to be examined as possible mistakes; `looked` is the number examined so far."""
    done: bool
    stopped: Line | None = None
    """Why no more mistakes are searched for, if the analysis was stopped."""


class Asked(NamedTuple):
    """The request for an analysis of a position."""

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
