"""Changes a moment of a game so that somebody is about to win, or about to be eliminated."""

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
"""Most cards to leave in a hand that a puzzle is about."""
HELD_BY_OTHERS: Final = 4
"""Most cards to leave in another hand."""
GIVEN: Final = 8
"""Number of known cards on top of the deck if others have turns before the claim is settled."""


class Ready(NamedTuple):
    """A moment at the brink of a decision, and what is asked about it."""

    kind: str
    what: str
    until: str
    free: State
    """The last free moment (`is_free`) before the question."""
    lead: list[tuple[Seat, Move]]
    seat: Seat
    given: int
    """Number of known cards on top of the deck."""

    def question(self) -> State | None:
        """The state in which the seat must decide; None if the game would have taken another course by then."""
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
    """Bring a moment to the brink; None if it cannot become a puzzle."""
    s, me, lead = moment.free.clone(), moment.seat, moment.lead
    if any(who.any_time is not None for seat, who in _living(s) if seat != me):
        return None  # a puzzle is too hard to follow if somebody else may act at any time
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
    """The most cards that the moves up to the decision take from any one deck."""
    after = moment.free.clone()
    for seat, move in moment.lead:
        after.apply(move, seat)
    return max(len(old) - len(new) for old, new in zip(moment.free.decks, after.decks, strict=True))


def _trim(s: State, seat: Seat, most: int, spent: set[Face], rng: Random) -> None:
    """Leave at most this many cards in a hand, but keep those that the following moves use."""
    spare = [card for card in s.hands[seat] if card not in spent]
    rng.shuffle(spare)
    needed = len(s.hands[seat]) - len(spare)
    for card in spare[max(0, most - needed) :]:
        s.hands[seat].remove(card)
        s.decks[s.deck_of[seat]].insert(0, card)


def _weaken(s: State, figure: Figure, rng: Random) -> None:
    s.life[figure] = min(s.life[figure], rng.choice((1, 1, 2)))


def _close_to_winning(s: State, me: Seat, rng: Random) -> None:
    """Bring a seat close to winning: weaken the rival who has to be eliminated, and remove other such rivals."""
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
    """The seats to remove so that only one or two others are left; never the leader."""
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
