"""Brings a moment of a game to the brink: somebody is about to win, or about to fall."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from boothill.core.ids import Face, Figure, Seat
from boothill.core.moves import ENDS, Move
from boothill.core.refusal import Refused
from boothill.core.state import State
from boothill.puzzles.goal import OWN_TURN, SURVIVE, THIS_TURN, WIN
from boothill.puzzles.moments import Moment
from boothill.puzzles.position import scenario_at
from boothill.puzzles.puzzle import KEEP, SURVIVE_KIND, WIN_KIND
from boothill.text.scenario.runner import take_forced

HELD: Final = 5
"""Cards in a hand that a puzzle is about, and"""
HELD_BY_OTHERS: Final = 4
"""in the other hands."""
GIVEN: Final = 8
"""Cards of the deck that are given where the others have turns before the claim is settled."""


class Ready(NamedTuple):
    """A moment at the brink, and what is asked of it."""

    kind: str
    what: str
    until: str
    free: State
    """The last moment between two cards."""
    lead: list[tuple[Seat, Move]]
    seat: Seat
    given: int
    """How many cards of the deck are given."""

    def question(self) -> State | None:
        """The state in which the seat is asked; None if at the brink the game would have gone another way."""
        s = self.free.clone()
        try:
            for seat, move in self.lead:
                s.apply(move, seat)
        except Refused:
            return None
        take_forced(s)
        return None if s.over or s.to_act != self.seat else s

    def scenario(self) -> dict[str, Any]:
        return scenario_at(self.free, self.seat, self.lead, self.given)


def prepared(moment: Moment, rng: Random) -> Ready | None:
    """A moment brought to the brink; None if it is good for nothing."""
    s, me, lead = moment.free.clone(), moment.seat, moment.lead
    if any(who.any_time is not None for seat, who in _living(s) if seat != me):
        return None  # somebody who can act at any time makes a puzzle nobody can follow
    spent = {move.card for _, move in lead} | {card for _, move in lead for card in move.pay}
    if me == s.turn and not (moment.keeping and lead[-1][1].verb == ENDS):
        _close_to_winning(s, me, rng)
        _trim(s, me, HELD, spent, rng)
        kind = KEEP if moment.keeping else WIN_KIND
        return Ready(kind, WIN, THIS_TURN, s, lead, me, _taken(moment))
    _weaken(s, s.fronts[me], rng)
    if me != s.turn:
        _trim(s, s.turn, HELD_BY_OTHERS, spent, rng)
        kind = KEEP if moment.keeping else SURVIVE_KIND
        return Ready(kind, SURVIVE, THIS_TURN, s, lead, me, _taken(moment))
    for seat in _leaving(s, me, rng):
        _remove(s, seat)
    limit = s.rules.hand_limit(s, me)
    _trim(s, me, limit + 1, spent, rng)
    for seat in s.seats:
        if seat != me:
            _trim(s, seat, HELD_BY_OTHERS - 1, spent, rng)
    if len(s.hands[me]) != limit + 1:
        return None
    return Ready(KEEP, SURVIVE, OWN_TURN, s, lead, me, GIVEN)


def _living(s: State) -> list[tuple[Seat, Any]]:
    return [(s.owner[figure], s.ability[figure]) for figure in s.figures if s.alive[figure]]


def _taken(moment: Moment) -> int:
    """How many cards the moves that lead up to the decision take off a deck."""
    after = moment.free.clone()
    for seat, move in moment.lead:
        after.apply(move, seat)
    return max(len(old) - len(new) for old, new in zip(moment.free.decks, after.decks, strict=True))


def _trim(s: State, seat: Seat, most: int, spent: set[Face], rng: Random) -> None:
    """Leave at most so many cards in a hand, but those that the moves that follow need."""
    spare = [card for card in s.hands[seat] if card not in spent]
    rng.shuffle(spare)
    needed = len(s.hands[seat]) - len(spare)
    for card in spare[max(0, most - needed) :]:
        s.hands[seat].remove(card)
        s.decks[s.deck_of[seat]].insert(0, card)


def _weaken(s: State, figure: Figure, rng: Random) -> None:
    s.life[figure] = min(s.life[figure], rng.choice((1, 1, 2)))


def _close_to_winning(s: State, me: Seat, rng: Random) -> None:
    """Whoever has to fall for a seat to win is weak, and the only one left of those."""
    if s.several:
        for seat in s.seats:
            if seat != me:
                s.reserves[seat] = []
                for figure in s.figures:
                    if s.owner[figure] == seat and figure != s.fronts[seat]:
                        _bury(s, figure)
                _weaken(s, s.fronts[seat], rng)
        return
    shape = s.rules.shape
    sides = [shape.side_at(role, s.roles) for role in s.roles]
    rivals = [seat for seat in s.seats if s.alive[s.fronts[seat]] and sides[seat] != sides[me]]
    leaders = [seat for seat in rivals if s.roles[seat] == shape.leader]
    target = leaders[0] if leaders else rng.choice(rivals)
    if not leaders or sides.count(sides[me]) == 1:
        for seat in rivals:
            if seat != target:
                _remove(s, seat)
    _weaken(s, s.fronts[target], rng)


def _leaving(s: State, me: Seat, rng: Random) -> list[Seat]:
    """Those who have to go so that one other is left, or two; the leader stays."""
    if s.several:
        return []
    others = [seat for seat in s.seats if seat != me and s.alive[s.fronts[seat]]]
    rng.shuffle(others)
    others.sort(key=lambda seat: s.roles[seat] == s.rules.shape.leader)
    return others[: -rng.choice((1, 1, 2))]


def _remove(s: State, seat: Seat) -> None:
    for figure in s.figures:
        if s.owner[figure] == seat:
            _bury(s, figure)
    s.decks[s.deck_of[seat]][:0] = s.hands[seat]
    s.hands[seat] = []


def _bury(s: State, figure: Figure) -> None:
    s.decks[s.deck_of[s.owner[figure]]][:0] = s.table[figure]
    s.alive[figure], s.life[figure], s.table[figure] = False, 0, []
