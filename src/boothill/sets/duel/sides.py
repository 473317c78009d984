"""Front, rear and sole: who stands where, and in what order effects reach them."""

from __future__ import annotations

from typing import Final

from boothill.core import events as ev
from boothill.core.board import Board
from boothill.core.events import Event
from boothill.core.frames.base import Frame
from boothill.core.moves import NO_CARD, NOBODY
from boothill.core.state import State

LAW, OUTLAWS = "law", "outlaws"
SIDES = (LAW, OUTLAWS)
"""The two sides; also the backs of the cards. Seats may sit either way round, a role says which side a seat leads."""
SLOTS: Final = ((0, 1), (2, 3))
"""The two places of each seat's characters; one is the other ^ 1."""
COMMON = 2
"""The place of the common deck, after the two own ones. [DUE-5.2]"""

MOVED = "moved"
"""Moment (s, figure, card, 0): the opponent of this figure's owner has moved his own marker; `card` is the gear that
reacts, NO_CARD for the figure itself."""
MARKED = "marked"
"""Moment (s, figure, NOBODY, 0): the marker has been moved on to this figure."""

DRAWS = "draws"
STRIKES = "strikes"
HITS_FRONT = "hits the front"
HITS_REAR = "hits the rear"
HITS_SHOOTER = "hits the shooter"
RETURNS_FIRE = "returns fire"
ROBS = "robs"
"""Kinds of waiting effects."""
OF_CARDS = (STRIKES, RETURNS_FIRE)
"""Those that are a card's doing; their number is the card."""


def opponent(seat: int) -> int:
    return 1 - seat


def rear(board: Board, seat: int) -> int:
    """The character in the rear; NOBODY for a side that has only one."""
    other = board.fronts[seat] ^ 1
    return other if board.alive[other] else NOBODY


def in_rear(board: Board, seat: int) -> int:
    """The character in the rear, or the sole one, which is front and rear at once. [DUE-6.8]"""
    front = board.fronts[seat]
    return front ^ 1 if board.alive[front ^ 1] else front


def position_order(board: Board) -> list[int]:
    """Turn player's front, opponent's front, turn player's rear, opponent's rear. [DUE-0.7]"""
    mine, theirs = board.fronts[board.turn], board.fronts[opponent(board.turn)]
    return [figure for figure in (mine, theirs, mine ^ 1, theirs ^ 1) if board.alive[figure]]


def everybody_but_the_own_front(s: State, seat: int) -> tuple[int, ...]:
    """Whom Gatling and Indians! reach. [DUE-12.1]"""
    return tuple([figure for figure in position_order(s) if figure != s.fronts[seat]])


def person(s: State, figure: int) -> int:
    """A character as a number that stays with the person, wherever it stands."""
    return s.rules.numbers[s.who[figure].name]


def place_of(s: State, number: int) -> int:
    """Where a person stands now; NOBODY if it has left the game."""
    character = s.rules.people[number]
    for figure in range(4):
        if s.who[figure] is character and s.alive[figure]:
            return figure
    return NOBODY


class SetOff(Frame):
    """An effect that waits until the present one is complete. [DUE-12.2]"""

    FIELDS = ("kind", "person", "number")

    def __init__(self, kind: str, person: int, number: int) -> None:
        self.kind = kind
        self.person = person
        """Whose effect it is, wherever that character stands by then."""
        self.number = number
        """The card, or the person, that it is about."""

    def run(self, s: State) -> int:
        from boothill.sets.duel.settle import happen

        s.done()
        happen(s, self.kind, self.person, self.number)
        return NOBODY


def set_off(s: State, kind: str, figure: int, number: int = 0) -> None:
    """An effect of a character or of its card waits. [DUE-12.2]"""
    s.waiting.append(SetOff(kind, person(s, figure), number))


def move_marker(s: State, side: int, by: int) -> None:
    """The two characters of a side swap; what that sets off waits. [DUE-4.5, 12.7]"""
    s.fronts[side] = rear(s, side)
    s.events.append(Event(ev.SWAPPED, by, side, (), 0, "", None, s.fronts[side]))
    if by == side:
        other = s.fronts[opponent(side)]
        s.moment(MOVED, other, NO_CARD, 0)
        for card in s.table[other]:
            reaction = s.rules.rows[card].moments.get(MOVED)
            if reaction is not None:
                reaction(s, other, card, 0)
    s.moment(MARKED, s.fronts[side], NOBODY, 0)
