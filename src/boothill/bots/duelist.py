"""The greedy bot where each side leads two characters: it shoots, arms, heals and positions by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable

from boothill.core.hits import Contest, Demanded, Shot
from boothill.core.moves import (
    CHOOSE,
    DISCARD,
    DRAW,
    END,
    NO_CARD,
    NO_TARGET,
    PASS,
    PLAY,
    RELOAD,
    SWAP,
    TAKE,
    USE,
    Move,
    card_of,
    figure_of,
    is_figure,
    is_gear,
    is_hand,
    is_side,
    seat_of,
)
from boothill.core.rows import BLUE, NO_LIMIT
from boothill.core.view import View
from boothill.sets.duel.fronts import ChooseFront
from boothill.sets.duel.hits import FurtherCard, Points
from boothill.sets.duel.reveals import Judging

WORTH = {
    "Missed!": 6.0, "Return Fire": 7.0, "Beer": 4.5, "Strong Beer": 4.0, "Wagon": 7.0, "Gatling": 6.0, "Indians!": 5.0,
    "Duel": 4.0, "Robbery": 5.0, "Schoolteacher": 4.5, "General Store": 3.5, "Water": 2.5, "Barrel": 5.0, "Hat": 5.0,
    "Bank": 5.5, "Gun Belt": 4.5, "Scope": 3.5, "Clock": 3.0, "Rattlesnake": 4.0, "Stampede": 2.5, "Dynamite": 1.0,
}  # fmt: skip
"""What a card is worth to hold; a hit card that is not listed about 5."""
HARMFUL = ("Rattlesnake", "Stampede", "Dynamite")
"""Gear that one would rather see before the enemy."""


def worth(view: View, card: int) -> float:
    return WORTH.get(view.rules.rows[card].name, 5.0)


def duelling(view: View) -> Callable[[Move], float]:
    """How to judge the moves of the decision that is asked for; 0 is doing nothing."""
    frame = view.stack[-1]
    if isinstance(frame, ChooseFront):
        return lambda move: float(view.rules.characters[move.name].life)
    if isinstance(frame, Shot):
        return _Answer(view, frame.at).worth
    if isinstance(frame, FurtherCard):
        return lambda move: 0.0 if move is PASS else 8.0 - worth(view, move.card)
    if isinstance(frame, Demanded | Contest):
        return lambda move: 0.0 if move is PASS else 9.0 - worth(view, move.card)
    if isinstance(frame, Points):
        return lambda move: 1.0 if move.verb == USE and view.life[frame.figure] == 1 else 0.0 if move is PASS else -1.0
    if isinstance(frame, Judging):
        mine = view.owner[frame.turning.figure] == view.seat
        demand = frame.turning.demand
        good = (demand not in HARMFUL) == mine
        return lambda move: float(view.rules.demands[demand].met(view.rules.faces[move.card]) == good)
    return _Plan(view).worth


class _Answer:
    """How to meet a hit: first what costs nothing, then cards, the worst first."""

    def __init__(self, view: View, at: int) -> None:
        self.view = view
        self.low = view.life[at] <= 3

    def worth(self, move: Move) -> float:
        if move.verb == USE:
            free = move.card == NO_CARD or bool(self.view.rules.rows[move.card].shield)
            return 9.0 if free else 5.0 if self.low else -1.0
        if move.verb == PLAY:
            return 4.0 - worth(self.view, move.card) / 10 if self.low or move.name else 2.0
        return 0.0


class _Plan:
    """The play phase, and every small choice that follows from it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.seat
        self.front = view.fronts[self.seat]
        self.behind = self.front ^ 1
        self.hits = sum(1 for card in view.hand if view.rules.rows[card].blow)

    def enemy(self, figure: int) -> bool:
        return self.view.owner[figure] != self.seat

    def worth(self, move: Move) -> float:
        view = self.view
        if move is END or move is PASS:
            return 0.0
        if move.verb == SWAP:
            # Only to stand better when the others come; a hand limit goes with it.
            return 0.2 if view.life[self.behind] > view.life[self.front] else -1.0
        if move.verb == RELOAD:
            return 1.0
        if move.verb in (DISCARD, TAKE, DRAW, CHOOSE):
            return self._choice(move)
        if move.verb == USE:
            return self._ability(move)
        row = view.rules.cards[move.name] if move.name else view.rules.rows[move.card]
        value = self._effect(row.name, move.target)
        if move.name:
            value -= worth(view, move.card) / 4
        return value

    def _choice(self, move: Move) -> float:
        view = self.view
        if is_gear(move.target):
            return self._removal(move.target)
        if move.verb == DISCARD:
            return -worth(view, move.card)
        if move.verb == TAKE:
            return worth(view, move.card)
        if is_side(move.target):
            return self._swap(seat_of(move.target))
        return 1.0

    def _ability(self, move: Move) -> float:
        view = self.view
        spare = sum(worth(view, card) for card in move.pay)
        if move.target == NO_TARGET and view.pile_top >= 0 and move.pay and view.rules.rows[view.pile_top].aim is None:
            return -1.0
        if not move.pay:
            return 5.0
        if view.rules.rows[move.pay[0]].edge == BLUE and move.pay[0] in view.table[self.front]:
            return 3.0 - spare / 2  # a gear for two cards
        copied = self._effect(view.rules.rows[view.pile_top].name, move.target) if move.target != NO_TARGET else 4.0
        return copied - spare * 0.8

    def _effect(self, name: str, target: int) -> float:
        """What a card is worth when it is played there."""
        view = self.view
        row = view.rules.cards[name]
        if row.edge == BLUE:
            good = (name in HARMFUL) == self.enemy(target)
            present = any(view.rules.rows[card].name == name for card in view.table[target])
            return -1.0 if present or not good else 6.0
        if is_figure(target) and row.blow:
            hits = len(view.table[target]) if name == "Fanning" else 1
            return (4.0 + 2.0 * (view.life[target] <= hits) - view.life[target] / 10) if hits else -1.0
        if name == "Duel":
            return 3.0 if self.hits >= 2 else -1.0
        if name in ("Gatling", "Indians!"):
            own = view.alive[self.behind] and view.life[self.behind]
            return 4.5 if own != 1 else -1.0
        if name == "Wagon":
            return 8.0
        if name == "General Store":
            return 1.5
        if name == "Beer":
            hurt = sum(view.life[f] < view.full[f] for f in (self.front, self.behind) if view.alive[f])
            return 2.0 * hurt - 0.5
        if name == "Strong Beer":
            gain = 3 - view.life[target]
            return 2.0 * (-gain if self.enemy(target) else gain) - 1.0
        if is_side(target):
            return self._swap(seat_of(target)) - 1.0
        if is_hand(target):
            return 4.0
        return self._removal(target) if is_gear(target) else 1.0

    def _removal(self, target: int) -> float:
        """A gear that leaves the table: good if it served the enemy or harmed oneself."""
        card = card_of(target)
        harmful = self.view.rules.rows[card].name in HARMFUL
        return 1.0 + worth(self.view, card) / 2 if self.enemy(figure_of(target)) != harmful else -1.0

    def _swap(self, seat: int) -> float:
        """Bringing a side's rear to the front: the weaker one of the enemy, the stronger one of one's own."""
        view = self.view
        front = view.fronts[seat]
        gain = view.life[front ^ 1] - view.life[front]
        armed = self.hits and view.ask(NO_LIMIT, self.front) >= 0
        return float(-gain if seat != self.seat and armed else gain if seat == self.seat else -1.0)
