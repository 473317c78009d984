"""Hits, how they are avoided, and the life points they cost."""

from __future__ import annotations

from boothill.core import events as ev
from boothill.core.board import Board
from boothill.core.events import EVERYBODY, Event
from boothill.core.frames.base import Frame
from boothill.core.frames.hits import ABILITY, Shot
from boothill.core.frames.playing import spend
from boothill.core.ids import ALL_FIGURES, NO_CARD, NOBODY, Face, Figure, Person, Seat
from boothill.core.moves import PASS, PASSES, PLAY, USE, Move, discard, use_ability
from boothill.core.refusal import Refused
from boothill.core.rows import BROWN, LOST_LIFE
from boothill.core.state import State
from boothill.core.targets import NO_TARGET
from boothill.sets.duel.reveals import SymbolReveal
from boothill.sets.duel.sides import HITS_SHOOTER, PARTNER, RETURNS_FIRE, opponent, person, set_off

AVOIDED = "avoided"
"""Moment (s, figure, NOBODY, 0): a hit of this front's player was avoided by the opponent."""


FURTHER = "further"
"""Number of a character; if above 0 for the front, avoiding its BANG! shots takes a further discarded card."""


SPARES = "spares"
"""Number of a character; if above 0, it may lose a point instead of its partner."""


class Hit(Shot):
    """A hit in the Duel. What happens when it is avoided depends on the card. [DUE-8.1 to 8.8]"""

    FIELDS = ("by", "at", "misses", "tried", "shooter", "name", "further")

    def __init__(
        self, by: Seat, at: Figure, misses: int, tried: tuple[Face, ...], shooter: Person, name: str, further: bool
    ) -> None:
        self.by = by
        self.at = at
        self.misses = misses
        self.tried = tried
        self.shooter = shooter
        """The character that has shot, in whatever position it is now."""
        self.name = name
        """The name under which the card was played; empty for an automatic hit."""
        self.further = further

    def aimed(self, figure: Figure) -> Frame:
        return Hit(self.by, figure, self.misses, self.tried, self.shooter, self.name, self.further)

    def against(self, board: Board) -> Figure:
        shooter = board.rules.people[self.shooter]
        for figure in ALL_FIGURES[len(board.characters)]:
            if board.characters[figure] is shooter and board.alive[figure]:
                return figure
        return board.fronts[self.by]

    def run(self, s: State) -> Seat:
        if s.alive[self.at] and s.life[self.at] > 0:
            return s.owner[self.at]
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        found = super().moves(s)
        if self.name and s.rules.cards[self.name].porous:
            for card in s.in_hand(s.owner[self.at]):
                row = s.rules.rows[card]
                if not (row.miss and row.edge == BROWN):
                    move = Move(PLAY, card, NO_TARGET, s.rules.dodge)
                    if move not in found:
                        found.append(move)
        return found

    def answer(self, s: State, move: Move) -> None:
        seat = s.owner[self.at]
        if move.verb == PASSES:
            s.events.append(Event(ev.PASSED, seat, NOBODY, (), EVERYBODY))
            self.goes_home(s)
        elif move.verb == USE and move.card == NO_CARD:
            ability = s.ability[self.at]
            s.tell(ev.USED, seat, name=ability.name)
            self.try_shield(s, ABILITY)
            s.then(SymbolReveal(self.at, ability.shield, opponent(seat)))
        elif move.verb == USE and s.rules.rows[move.card].shield:
            s.tell(ev.USED, seat, name=s.rules.rows[move.card].name)
            self.try_shield(s, move.card)
            s.then(SymbolReveal(self.at, s.rules.rows[move.card].shield, seat))
        elif move.verb == USE:
            s.tell_cards(ev.USED, seat, (move.card,), shown_to=ev.EVERYBODY, name=s.rules.rows[move.card].name)
            s.remove(self.at, move.card, s.rules.rows[move.card].name)
            self.parried(s, NO_CARD)
        else:
            spend(s, seat, move)
            self.parried(s, move.card if not move.name and s.rules.rows[move.card].answers_back else NO_CARD)

    def refuse(self, s: State, move: Move) -> Refused:
        if move.verb == USE and move.card in s.table[PARTNER[self.at]] and move.card not in s.table[self.at]:
            facts: dict[str, int | str] = {"card": s.rules.rows[move.card].name, "figure": s.characters[self.at].name}
            return Refused("DUE-6.9", "not-there", facts)
        refusal = super().refuse(s, move)
        return Refused("DUE-8.2", refusal.reason, refusal.facts) if refusal.reason == "not-as" else refusal

    def try_shield(self, s: State, what: Face) -> None:
        s.become(Hit(self.by, self.at, self.misses, (*self.tried, what), self.shooter, self.name, self.further))

    def got(self, s: State, result: int) -> None:
        if result > 0:
            if self.tried[-1] == ABILITY:
                set_off(s, HITS_SHOOTER, self.at, shooter=self.shooter)
            self.parried(s, NO_CARD)

    def parried(self, s: State, shoots_back: Face) -> None:
        """Take a miss, perhaps by a card that shoots back; against some shooters this is not yet enough."""
        if self.further:
            s.become(FurtherCard(self, shoots_back))
        else:
            self.avoided(s, shoots_back)

    def avoided(self, s: State, shoots_back: Face) -> None:
        """The hit is avoided: the card's text applies at once, everything else waits. [DUE-8.7]"""
        s.done()
        owner = s.owner[self.at]
        s.tell(ev.MISSED, owner, self.by, target=self.at)
        if shoots_back != NO_CARD:
            set_off(s, RETURNS_FIRE, self.at, shoots_back)
        if owner != self.by:
            s.moment(AVOIDED, s.fronts[self.by], NOBODY, 0)
        if self.name:
            text = s.rules.cards[self.name].if_missed
            if text is not None:
                text(s, self.by, NO_CARD, self.at)

    def goes_home(self, s: State) -> None:
        s.done()
        s.rules.loses_life(s, self.at, 1, self.by)


class FurtherCard(Frame):
    """A further card must be discarded to avoid this hit. [DUE-15.9]"""

    FIELDS = ("hit", "shoots_back")
    REASON = "further-card"
    MAY_PASS = True

    def __init__(self, hit: Hit, shoots_back: Face) -> None:
        self.hit = hit
        self.shoots_back = shoots_back
        """The miss already played, if it is a card that shoots back; otherwise NO_CARD."""

    def attacker(self, board: Board) -> Seat:
        return self.hit.attacker(board)

    def against(self, board: Board) -> Figure:
        return self.hit.against(board)

    def victims(self) -> tuple[Figure, ...]:
        return self.hit.victims()

    def run(self, s: State) -> Seat:
        return s.owner[self.hit.at]

    def moves(self, s: State) -> list[Move]:
        return [PASS, *[discard(card) for card in s.in_hand(s.owner[self.hit.at])]]

    def answer(self, s: State, move: Move) -> None:
        seat = s.owner[self.hit.at]
        if move.verb == PASSES:
            s.tell(ev.PASSED, seat)
            self.hit.goes_home(s)
        else:
            s.discard(seat, move.card, self.REASON)
            self.hit.avoided(s, self.shoots_back)


class StepIn(Frame):
    """A character is about to lose life; its partner may lose the next point instead. [DUE-15.5]"""

    FIELDS = ("figure", "points", "by")
    FORMER_NAME = "Points"
    REASON = "not-asked-for"
    MAY_PASS = True

    def __init__(self, figure: Figure, points: int, by: Seat) -> None:
        self.figure = figure
        self.points = points
        self.by = by

    def attacker(self, board: Board) -> Seat:
        return self.by

    def victims(self) -> tuple[Figure, ...]:
        return (self.figure,)

    def run(self, s: State) -> Seat:
        return s.owner[self.figure]

    def moves(self, s: State) -> list[Move]:
        return [PASS, use_ability(s.ability[PARTNER[self.figure]].name)]

    def answer(self, s: State, move: Move) -> None:
        s.done()
        if move.verb == PASSES:
            s.tell(ev.PASSED, s.owner[self.figure])
            lose_point(s, self.figure, self.by)
        else:
            s.tell(ev.ABILITY, s.owner[self.figure], name=move.name, target=self.figure)
            lose_point(s, PARTNER[self.figure], self.by)
        loses_life(s, self.figure, self.points - 1, self.by)


def loses_life(s: State, figure: Figure, points: int, by: Seat, spared: bool = True) -> None:
    """A character loses life point by point, unless a partner may step in. [DUE-15.5]"""
    partner = PARTNER[figure]
    spared = spared and s.alive[partner] and s.ability[partner].numbers.get(SPARES, 0) > 0
    while points > 0 and s.life[figure] > 0:
        if spared and s.life[partner] > 1:
            s.then(StepIn(figure, points, by))
            return
        lose_point(s, figure, by)
        points -= 1


def lose_point(s: State, figure: Figure, by: Seat) -> None:
    s.life[figure] -= 1
    s.events.append(Event(ev.LOST, s.owner[figure], by, (), EVERYBODY, 1, "", figure))
    s.moment(LOST_LIFE, figure, by, 1)


def shooter_of(s: State, seat: Seat) -> Person:
    """The person that shoots when a seat plays a card: the seat's front. [DUE-8.10]"""
    return person(s, s.fronts[seat])
