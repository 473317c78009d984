"""A look ahead where each side leads several characters: how things stand at the end of the turn, move by move.

What the seat cannot see is imagined a few times; in each of these worlds every move is made, both sides go on by rules
of thumb until the turn is over, and the table is judged as it then lies. All moves meet the same worlds, so that luck
does not decide between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from boothill.bots.duelist import HARMFUL, WORTH, duelling
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.core.view import View
from boothill.memory import Memory
from boothill.sample import sample

WON: Final = 100.0
THUMB: Final = 0.3
"""What a point of the rules of thumb counts beside the outlook."""
NEWCOMER: Final = 5.5
"""What somebody in the reserve is worth, in points of life."""
PRESENCE: Final = 1.0
"""What it is worth that a character is there at all, beside its life."""
COVER: Final = 0.25
"""What each of the first three points of life of the front is worth more than others."""
GEAR: Final = 1 / 6
CARD: Final = 1 / 8
"""What a card in play, and one in the hand, is worth in points of life, by its worth to hold."""
COMMON: Final = 5.0
"""The worth of a card that is not listed."""
LONGEST: Final = 60
"""Decisions after which a turn is judged as it stands."""


def alike(view: View, move: Move) -> tuple[object, ...]:
    """Moves that differ only in which copy of a card is used are one."""
    rows = view.rules.rows
    name = rows[move.card].name if move.card >= 0 else ""
    return move.verb, move.name, move.target, name, tuple([rows[card].name for card in move.pay])


def likely(view: View, most: int) -> list[Move]:
    """The moves that rules of thumb think best, one of each kind."""
    score = duelling(view)
    found: dict[tuple[object, ...], Move] = {}
    for move in sorted(view.legal, key=lambda move: -score(move)):
        found.setdefault(alike(view, move), move)
    return list(found.values())[:most]


def best_ahead(view: View, memory: Memory, rng: Random, most: int, worlds: int) -> Move:
    """The move that leads to the best end of the turn; rules of thumb count a little, against chance."""
    moves = likely(view, most)
    if len(moves) == 1:
        return moves[0]
    score = duelling(view)
    values = outlook(view, memory, rng, moves, worlds)
    weighed = [value + THUMB * max(-2.0, score(move)) for value, move in zip(values, moves, strict=True)]
    return moves[weighed.index(max(weighed))]


def outlook(view: View, memory: Memory, rng: Random, moves: Sequence[Move], worlds: int) -> list[float]:
    """How well each move turns out, on average over some worlds."""
    total = [0.0] * len(moves)
    for _ in range(worlds):
        world = sample(view, memory, rng)
        for i, move in enumerate(moves):
            s = world.clone()
            s.apply(move, view.seat)
            total[i] += standing(to_the_end_of_the_turn(s, world.turn, rng), view.seat) / worlds
    return total


def to_the_end_of_the_turn(s: State, turn: int, rng: Random) -> State:
    """Both sides go on by rules of thumb."""
    for _ in range(LONGEST):
        if s.over or s.turn != turn:
            break
        view = s.view(s.to_act)
        if len(view.legal) > 1:
            score = duelling(view)
            scores = [score(move) for move in view.legal]
            best = max(scores)
            s.apply(rng.choice([move for move, worth in zip(view.legal, scores, strict=True) if worth == best]))
        else:
            s.apply(view.legal[0])
    return s


def standing(s: State, seat: int) -> float:
    """How much better a seat stands than the other side: life, people to come, gear and cards."""
    outcome = s.outcome()
    if outcome is not None:
        return WON if seat in outcome.seats else -WON
    total = 0.0
    for figure, owner in enumerate(s.owner):
        if s.alive[figure]:
            worth = s.life[figure] + PRESENCE
            if figure == s.fronts[owner]:
                worth += COVER * min(s.life[figure], 3)
            for card in s.table[figure]:
                name = s.rules.rows[card].name
                worth += GEAR * WORTH.get(name, COMMON) * (-1 if name in HARMFUL else 1)
            total += worth if owner == seat else -worth
    for other, hand in enumerate(s.hands):
        worth = NEWCOMER * len(s.reserves[other])
        worth += CARD * sum(WORTH.get(s.rules.rows[card].name, COMMON) for card in hand)
        total += worth if other == seat else -worth
    return total
