"""Front, rear and sole characters: their positions, and the order in which effects reach them."""

from __future__ import annotations

from typing import Final

from boothill.core import events as ev
from boothill.core.board import Board
from boothill.core.events import EVERYBODY, Event
from boothill.core.frames.base import Frame
from boothill.core.ids import (
    ALL_FIGURES,
    NO_CARD,
    NO_FIGURE,
    NO_PERSON,
    NOBODY,
    SEATS,
    Deck,
    Face,
    Figure,
    Person,
    Seat,
)
from boothill.core.state import State

LAW, OUTLAWS = "law", "outlaws"
SIDES = (LAW, OUTLAWS)
"""The two sides, and also the backs of the cards. A seat's role says which side it leads; seat 0 may lead either."""
SEATS_OF_TWO: Final = SEATS[2]
PLACES: Final = ALL_FIGURES[4]
SLOTS: Final = (PLACES[:2], PLACES[2:])
"""The two places of each seat's characters."""
OWNERS: Final = (SEATS_OF_TWO[0], SEATS_OF_TWO[0], SEATS_OF_TWO[1], SEATS_OF_TWO[1])
"""The seat of each place."""
PARTNER: Final = [PLACES[place ^ 1] for place in PLACES]
"""For each place, the other place of the same seat."""
OWN_DECKS: Final = (Deck(0), Deck(1))
"""Each seat's own deck."""
COMMON: Final = Deck(2)
"""The common deck. [DUE-5.2]"""

MOVED = "moved"
"""Moment (s, figure, card, 0): the opponent of this figure's owner has moved their own marker; `card` is the gear that
reacts, NO_CARD for the figure itself."""
MARKED = "marked"
"""Moment (s, figure, NOBODY, 0): the marker has been moved to this figure."""

DRAWS = "draws"
STRIKES = "strikes"
HITS_FRONT = "hits the front"
HITS_REAR = "hits the rear"
HITS_SHOOTER = "hits the shooter"
RETURNS_FIRE = "returns fire"
ROBS = "robs"
"""Kinds of waiting effects."""
OF_CARDS = (STRIKES, RETURNS_FIRE)
"""The kinds of effects that belong to a card."""


def opponent(seat: Seat) -> Seat:
    return SEATS_OF_TWO[1 - seat]


def rear(board: Board, seat: Seat) -> Figure:
    """The character in the rear; NO_FIGURE if the side has only one character."""
    other = PARTNER[board.fronts[seat]]
    return other if board.alive[other] else NO_FIGURE


def in_rear(board: Board, seat: Seat) -> Figure:
    """The character in the rear, or the sole one, which counts as front and rear. [DUE-6.8]"""
    front = board.fronts[seat]
    behind = PARTNER[front]
    return behind if board.alive[behind] else front


def position_order(board: Board) -> list[Figure]:
    """The living figures: turn player's front, opponent's front, turn player's rear, opponent's rear. [DUE-0.7]"""
    mine, theirs = board.fronts[board.turn], board.fronts[opponent(board.turn)]
    return [figure for figure in (mine, theirs, PARTNER[mine], PARTNER[theirs]) if board.alive[figure]]


def everybody_but_the_own_front(s: State, seat: Seat) -> tuple[Figure, ...]:
    """The figures that Gatling and Indians! reach. [DUE-12.1]"""
    return tuple([figure for figure in position_order(s) if figure != s.fronts[seat]])


def person(s: State, figure: Figure) -> Person:
    """The person at a place."""
    return s.rules.numbers[s.characters[figure].name]


def place_of(s: State, person: Person) -> Figure:
    """The place of a person now; NO_FIGURE if it is not in the game."""
    character = s.rules.people[person]
    for figure in PLACES:
        if s.characters[figure] is character and s.alive[figure]:
            return figure
    return NO_FIGURE


class SetOff(Frame):
    """An effect that waits until the current one is complete. [DUE-12.2]"""

    FIELDS = ("kind", "person", "card", "shooter")

    def __init__(self, kind: str, person: Person, card: Face, shooter: Person) -> None:
        self.kind = kind
        self.person = person
        """The character whose effect it is, in whatever position it is by then."""
        self.card = card
        """The card whose effect it is; NO_CARD if it is the character's own."""
        self.shooter = shooter
        """The person that has shot, if the effect is about that person."""

    def run(self, s: State) -> Seat:
        from boothill.sets.duel.settle import happen

        s.done()
        happen(s, self)
        return NOBODY


def set_off(s: State, kind: str, figure: Figure, card: Face = NO_CARD, shooter: Person = NO_PERSON) -> None:
    """Let an effect of a character or of its card wait. [DUE-12.2]"""
    s.waiting.append(SetOff(kind, person(s, figure), card, shooter))


def move_marker(s: State, side: Seat, by: Seat) -> None:
    """Swap the two characters of a side; reactions to it wait. [DUE-4.5, 12.7]"""
    s.fronts[side] = rear(s, side)
    s.events.append(Event(ev.SWAPPED, by, side, (), EVERYBODY, 0, "", s.fronts[side]))
    if by == side:
        other = s.fronts[opponent(side)]
        s.moment(MOVED, other, NO_CARD, 0)
        for card in s.table[other]:
            reaction = s.rules.rows[card].moments.get(MOVED)
            if reaction is not None:
                reaction(s, other, card, 0)
    s.moment(MARKED, s.fronts[side], NOBODY, 0)
