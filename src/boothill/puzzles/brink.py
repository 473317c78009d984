"""Brings a moment of a game to the brink: somebody is about to win, or about to fall."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from boothill.core.ids import Face, Figure, Seat
from boothill.core.refusal import Refused
from boothill.core.state import State
from boothill.puzzles.goal import OWN_TURN, SURVIVE, WIN, Goal
from boothill.puzzles.moments import Moment
from boothill.puzzles.position import scenario_at

KINDS: Final = ("win", "survive", "keep", "who")
"""Win this turn; survive; which card do you keep; who is it?"""
HELD: Final = 5
"""Cards in a hand that a puzzle is about, and"""
HELD_BY_OTHERS: Final = 4
"""in the other hands."""
GIVEN: Final = 8
"""Cards of the deck that are given where the others have turns before the claim is settled."""

YOU: Final[Seat] = Seat(0)


def prepared(moment: Moment, rng: Random) -> tuple[str, Goal, dict[str, Any]] | None:
    """The kind of puzzle, its goal and its position; None if the moment is good for nothing."""
    try:
        return _prepared(moment, rng)
    except Refused:
        return None  # at the brink the game would have gone another way


def _prepared(moment: Moment, rng: Random) -> tuple[str, Goal, dict[str, Any]] | None:
    s, me = moment.free.clone(), moment.seat
    if any(who.any_time is not None for seat, who in _living(s) if seat != me):
        return None  # somebody who can act at any time makes a puzzle nobody can follow
    spent = {move.card for _, move in moment.lead} | {card for _, move in moment.lead for card in move.pay}
    own = me == s.turn
    if own and not (moment.keeping and moment.lead[-1][1].verb == "end"):
        _close_to_winning(s, me, rng)
        _trim(s, me, HELD, spent, rng)
        goal = Goal(YOU, WIN)
        return "keep" if moment.keeping else "win", goal, scenario_at(s, me, moment.lead, _taken(moment))
    _close_to_falling(s, me, rng)
    if not own:
        _trim(s, s.turn, HELD_BY_OTHERS, spent, rng)
        kind = "keep" if moment.keeping else "survive"
        return kind, Goal(YOU, SURVIVE), scenario_at(s, me, moment.lead, _taken(moment))
    for seat in _leaving(s, me, rng):
        _remove(s, seat)
    limit = s.rules.hand_limit(s, me)
    _trim(s, me, limit + 1, spent, rng)
    for seat in s.seats:
        if seat != me:
            _trim(s, seat, HELD_BY_OTHERS - 1, spent, rng)
    if len(s.hands[me]) != limit + 1:
        return None
    return "keep", Goal(YOU, SURVIVE, OWN_TURN), scenario_at(s, me, moment.lead, GIVEN)


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


def _close_to_falling(s: State, me: Seat, rng: Random) -> None:
    _weaken(s, s.fronts[me], rng)


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
