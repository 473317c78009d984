"""Hits and demands, and how they are answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from boothill.core import events as ev
from boothill.core.events import EVERYBODY, Event
from boothill.core.frames.base import Frame
from boothill.core.frames.playing import forbidden, not_as, spend
from boothill.core.ids import NO_CARD, NOBODY, Face, Figure, Seat
from boothill.core.moves import DISCARD, PASS, PASSES, PLAY, USE, Move, discard, play, use, use_ability
from boothill.core.refusal import Refused
from boothill.core.rows import BROWN
from boothill.core.targets import NO_TARGET

if TYPE_CHECKING:
    from boothill.core.board import Board
    from boothill.core.state import State
    from boothill.core.view import View

ABILITY: Final[Face] = -3  # type: ignore[assignment]
"""Stands for the figure's own ability among the things already tried against a hit."""


class Shot(Frame):
    """A hit under way: its target is asked until there have been enough misses, or the hit succeeds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "at", "misses", "tried")
    REASON = "answer-hit"
    MAY_PASS = True

    def __init__(self, by: Seat, at: Figure, misses: int, tried: tuple[Face, ...]) -> None:
        self.by = by
        self.at = at
        self.misses = misses
        self.tried = tried

    def attacker(self, board: Board) -> Seat:
        return self.by

    def needed(self, view: View) -> int:
        return self.misses

    def victims(self) -> tuple[Figure, ...]:
        return (self.at,)

    def aimed(self, figure: Figure) -> Frame:
        return Shot(self.by, figure, self.misses, self.tried)

    def run(self, s: State) -> Seat:
        return s.owner[self.at]

    def moves(self, s: State) -> list[Move]:
        found = [PASS]
        at = self.at
        rows = s.rules.rows
        for card in s.in_effect(at) if s.rules.mutes else s.table[at]:
            if rows[card].shield:
                if card not in self.tried:
                    found.append(use(card))
            elif rows[card].miss and s.ready(at, card):
                found.append(use(card))
        ability = s.ability[at]
        if ability.shield and ABILITY not in self.tried:
            found.append(use_ability(ability.name))
        counts_as = ability.counts_as
        for card in s.in_hand(s.owner[at]):
            row = rows[card]
            if row.miss and row.edge == BROWN:
                found.append(play(card))
            if counts_as is not None and row.name != s.rules.dodge and counts_as(row, s.rules.dodge):
                found.append(Move(PLAY, card, NO_TARGET, s.rules.dodge))
        return found

    def answer(self, s: State, move: Move) -> None:
        seat = s.owner[self.at]
        if move.verb == PASSES:
            s.events.append(Event(ev.PASSED, seat, NOBODY, (), EVERYBODY))
            s.done()
            s.rules.loses_life(s, self.at, 1, self.by)
        elif move.verb == USE:
            if move.card != NO_CARD and s.rules.rows[move.card].miss:
                s.tell_cards(ev.USED, seat, (move.card,), shown_to=ev.EVERYBODY, name=s.rules.rows[move.card].name)
                self.missed(s)
                used_up = s.rules.rows[move.card]
                s.draw(seat, used_up.bonus, used_up.name)  # before the card itself is on the pile
                s.remove(self.at, move.card, used_up.name)
                return
            used = move.card if move.card != NO_CARD else ABILITY
            row = s.rules.rows[move.card] if move.card != NO_CARD else s.ability[self.at]
            s.tell(ev.USED, seat, name=row.name)
            s.become(Shot(self.by, self.at, self.misses, (*self.tried, used)))
            s.then(s.rules.reveals(self.at, row.shield))
        else:
            spend(s, seat, move)
            self.missed(s)

    def got(self, s: State, result: int) -> None:
        if result > 0:
            self.missed(s)

    def refuse(self, s: State, move: Move) -> Refused:
        if move.verb == USE:
            row = s.rules.rows[move.card] if move.card != NO_CARD else s.ability[self.at]
            if (move.card if move.card != NO_CARD else ABILITY) in self.tried:
                return s.refused("used-once", {"card": row.name})
            if move.card in s.table[self.at] and s.rules.gear_rests:
                return s.refused("gear-rests", {"card": row.name})
            if move.card in s.table[self.at] and move.card not in s.in_effect(self.at):
                return s.refused("muted", {"card": row.name})
        if move.verb == PLAY and move.name and move.card in s.hands[s.to_act]:
            return not_as(s, s.to_act, s.rules.rows[move.card], move.name)
        return super().refuse(s, move)

    def missed(self, s: State) -> None:
        s.tell(ev.MISSED, s.owner[self.at], self.by, n=self.misses - 1, target=self.at)
        if self.misses > 1:
            s.become(Shot(self.by, self.at, self.misses - 1, self.tried))
        else:
            s.done()


class BlowWanted(Frame):
    """A step in which somebody is asked to give up a card that counts as a blow."""

    def refuse(self, s: State, move: Move) -> Refused:
        if move.verb == DISCARD and move.card in s.hands[s.to_act]:
            reason = forbidden(s, s.to_act, move.card, s.rules.cards[s.rules.shot], DISCARD)
            if reason:
                return s.refused(reason, {"card": s.rules.rows[move.card].name})
        return super().refuse(s, move)


class Demanded(BlowWanted):
    """A figure's owner gives up a card that counts as a blow, or the figure loses a life."""

    FIELDS = ("by", "at")
    REASON = "answer-demand"
    MAY_PASS = True

    def __init__(self, by: Seat, at: Figure) -> None:
        self.by = by
        self.at = at

    def attacker(self, board: Board) -> Seat:
        return self.by

    def victims(self) -> tuple[Figure, ...]:
        return (self.at,)

    def aimed(self, figure: Figure) -> Frame:
        return Demanded(self.by, figure)

    def run(self, s: State) -> Seat:
        return s.owner[self.at]

    def moves(self, s: State) -> list[Move]:
        return blows(s, self.at)

    def answer(self, s: State, move: Move) -> None:
        if move.verb == PASSES:
            s.tell(ev.PASSED, s.owner[self.at], name=self.REASON)
            s.done()
            s.rules.loses_life(s, self.at, 1, self.by)
        else:
            s.discard(s.owner[self.at], move.card, self.REASON)
            s.gave(s.owner[self.at], move.card)
            s.done()


class Contest(BlowWanted):
    """The owners of two figures give up blows in turn; the first who passes loses a life."""

    FIELDS = ("challenger", "at", "now")
    REASON = "answer-contest"
    MAY_PASS = True

    def __init__(self, challenger: Figure, at: Figure, now: Figure) -> None:
        self.challenger = challenger
        self.at = at
        self.now = now

    def attacker(self, board: Board) -> Seat:
        return board.owner[self.challenger]

    def against(self, board: Board) -> Figure:
        return self.at if self.now == self.challenger else self.challenger

    def victims(self) -> tuple[Figure, ...]:
        return (self.now,)

    def run(self, s: State) -> Seat:
        return s.owner[self.now]

    def moves(self, s: State) -> list[Move]:
        return blows(s, self.now)

    def answer(self, s: State, move: Move) -> None:
        if move.verb == PASSES:
            s.tell(ev.PASSED, s.owner[self.now], name=self.REASON)
            s.done()
            # A challenger who loses the contest loses the life through nobody.
            s.rules.loses_life(s, self.now, 1, s.owner[self.challenger] if self.now == self.at else NOBODY)
        else:
            s.discard(s.owner[self.now], move.card, self.REASON)
            s.gave(s.owner[self.now], move.card, contest=True)
            s.become(Contest(self.challenger, self.at, self.challenger if self.now == self.at else self.at))


def blows(s: State, figure: Figure) -> list[Move]:
    """The answers to a demand for a blow."""
    found = [PASS]
    counts_as = s.ability[figure].counts_as
    for card in s.in_hand(s.owner[figure]):
        row = s.rules.rows[card]
        if row.blow or (counts_as is not None and counts_as(row, s.rules.shot)):
            if s.rules.forbids and forbidden(s, s.owner[figure], card, s.rules.cards[s.rules.shot], DISCARD):
                continue
            found.append(discard(card))
    return found


class Each(Frame):
    """Does a step for each of several figures in turn."""

    FIELDS = ("frame", "rest")

    def __init__(self, frame: Frame, rest: tuple[Figure, ...]) -> None:
        self.frame = frame
        self.rest = rest

    def run(self, s: State) -> Seat:
        if not self.rest:
            s.done()
        else:
            s.become(Each(self.frame, self.rest[1:]))
            if s.alive[self.rest[0]]:
                s.then(self.frame.aimed(self.rest[0]))
        return NOBODY
