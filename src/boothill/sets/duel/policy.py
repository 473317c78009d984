"""How bots play the Duel: they shoot, arm, heal and position by rules of thumb, and look ahead."""

from __future__ import annotations

from boothill.bots.greedy.decisions import Score
from boothill.bots.greedy.worth import worth_of
from boothill.bots.gunslinger.goals import Weights
from boothill.bots.policy import Numbers, Policy
from boothill.core.frames.hits import Contest, Demanded, Shot
from boothill.core.ids import NO_CARD, Figure, Seat, Target
from boothill.core.intents import (
    CONTEST,
    DEMAND,
    DRAW,
    EVERYBODY,
    GEAR,
    HEAL,
    HIT,
    OTHERS,
    OWN,
    SET_LIFE,
    TARGET,
    USER,
    Intent,
)
from boothill.core.moves import CHOOSE, DISCARD, END, PASS, PLAY, RELOAD, SWAP, TAKE, USE, Move
from boothill.core.moves import DRAW as DRAW_FROM
from boothill.core.rows import BLUE, Card
from boothill.core.state import State
from boothill.core.targets import NO_TARGET, card_of, figure_of, is_gear, is_hand, is_side, seat_of
from boothill.core.view import View
from boothill.knowledge.beliefs import Recalls
from boothill.knowledge.memory import Memory
from boothill.sets.duel.fronts import ChooseFront
from boothill.sets.duel.hits import FurtherCard, StepIn
from boothill.sets.duel.reveals import PickReveal
from boothill.sets.duel.sense import senseless
from boothill.sets.duel.sides import PARTNER, SIDES


class DuelPolicy(Policy):
    """The policy of the Duel. Only cards are hidden, so it looks ahead."""

    AHEAD = True
    SURE = 1.0
    PLAYOUTS = 300
    LEARNED_PLAYOUTS = 240
    NEAR = 0.12

    def greedy(self, view: View, memory: Memory) -> Score:
        return duelling(view)

    def judged(self, view: View, memory: Recalls, chosen: dict[str, Weights] | None = None) -> Score:
        return duelling(view)

    def senseless(self, view: View, memory: Memory, move: Move) -> bool:
        return senseless(view, memory, move)

    def kind(self, s: State) -> str:
        return "duel"

    def sides(self, s: State) -> list[str]:
        return list(SIDES)

    def numbers(self, s: State) -> Numbers:
        return of_the_duel(s)


def duelling(view: View) -> Score:
    """A function that scores the moves of the pending decision; doing nothing scores 0."""
    frame = view.stack[-1]
    if isinstance(frame, ChooseFront):
        return lambda move: float(view.rules.characters[move.name].life)
    if isinstance(frame, Shot):
        return _Answer(view, frame.at).worth
    if isinstance(frame, FurtherCard):
        return lambda move: 0.0 if move is PASS else 8.0 - worth_of(view.rules.rows[move.card])
    if isinstance(frame, Demanded | Contest):
        return lambda move: 0.0 if move is PASS else 9.0 - worth_of(view.rules.rows[move.card])
    if isinstance(frame, StepIn):
        return lambda move: 1.0 if move.verb == USE and view.life[frame.figure] == 1 else 0.0 if move is PASS else -1.0
    if isinstance(frame, PickReveal):
        mine = view.owner[frame.reveal.figure] == view.seat
        demand = frame.reveal.demand
        good = (not view.rules.demands[demand].harms) == mine
        return lambda move: float(view.rules.met(demand, move.card) == good)
    return _Plan(view).worth


class _Answer:
    """Scores the answers to a hit: free ones first, then cards, the least valuable first."""

    def __init__(self, view: View, at: Figure) -> None:
        self.view = view
        self.low = view.life[at] <= 3

    def worth(self, move: Move) -> float:
        if move.verb == USE:
            free = move.card == NO_CARD or bool(self.view.rules.rows[move.card].shield)
            return 9.0 if free else 5.0 if self.low else -1.0
        if move.verb == PLAY:
            return 4.0 - worth_of(self.view.rules.rows[move.card]) / 10 if self.low or move.name else 2.0
        return 0.0


class _Plan:
    """Scores the moves of the play phase, and all small choices that follow from it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.seat
        self.front = view.fronts[self.seat]
        self.behind = PARTNER[self.front]
        self.hits = sum(1 for card in view.hand if view.rules.rows[card].blow)

    def enemy(self, target: Target) -> bool:
        return self.view.owner[figure_of(target)] != self.seat

    def worth(self, move: Move) -> float:
        view = self.view
        if move is END or move is PASS:
            return 0.0
        if move.verb == SWAP:
            # Only to be in a better position in the opponent's turn; the hand limit also depends on the front.
            return 0.2 if view.life[self.behind] > view.life[self.front] else -1.0
        if move.verb == RELOAD:
            return 1.0
        if move.verb in (DISCARD, TAKE, DRAW_FROM, CHOOSE):
            return self._choice(move)
        if move.verb == USE:
            return self._ability(move)
        row = view.rules.cards[move.name] if move.name else view.rules.rows[move.card]
        value = self._effect(row, move.target)
        if move.name:
            value -= worth_of(view.rules.rows[move.card]) / 4
        return value

    def _choice(self, move: Move) -> float:
        view = self.view
        if is_gear(move.target):
            return self._removal(move.target)
        if move.verb == DISCARD:
            return -worth_of(view.rules.rows[move.card])
        if move.verb == TAKE:
            return worth_of(view.rules.rows[move.card])
        if is_side(move.target):
            return self._swap(seat_of(move.target))
        return 1.0

    def _ability(self, move: Move) -> float:
        view = self.view
        spare = sum(worth_of(view.rules.rows[card]) for card in move.pay)
        if move.target == NO_TARGET and view.pile_top >= 0 and move.pay and view.rules.rows[view.pile_top].aim is None:
            return -1.0
        if not move.pay:
            return 5.0
        if view.rules.rows[move.pay[0]].edge == BLUE and move.pay[0] in view.table[self.front]:
            return 3.0 - spare / 2  # a gear for two cards
        copied = self._effect(view.rules.rows[view.pile_top], move.target) if move.target != NO_TARGET else 4.0
        return copied - spare * 0.8

    def _effect(self, row: Card, target: Target) -> float:
        """The worth of playing a card at a target."""
        view = self.view
        if row.edge == BLUE:
            good = row.burdens == self.enemy(target)
            present = any(view.rules.rows[card].name == row.name for card in view.table[target])
            return -1.0 if present or not good else 6.0
        hit = row.means(HIT, TARGET)
        if hit is not None:
            hits = len(view.table[target]) if hit.per == GEAR else hit.n
            return (4.0 + 2.0 * (view.life[target] <= hits) - view.life[target] / 10) if hits else -1.0
        if row.means(CONTEST):
            return 3.0 if self.hits >= 2 else -1.0
        if row.means(HIT, OTHERS) or row.means(DEMAND, OTHERS):
            own = view.alive[self.behind] and view.life[self.behind]
            return 4.5 if own != 1 else -1.0
        if row.means(DRAW, USER):
            return 8.0
        if row.means(DRAW, EVERYBODY):
            return 1.5
        heals = row.means(HEAL)
        if heals is not None:
            return self._heal(heals, target)
        sets = row.means(SET_LIFE)
        if sets is not None:
            gain = sets.n - view.life[target]
            return 2.0 * (-gain if self.enemy(target) else gain) - 1.0
        if is_side(target):
            return self._swap(seat_of(target)) - 1.0
        if is_hand(target):
            return 4.0
        return self._removal(target) if is_gear(target) else 1.0

    def _heal(self, heals: Intent, target: Target) -> float:
        """The worth of healing the seat's own figures, or the target."""
        view = self.view
        if heals.whom == TARGET:
            hurt = min(heals.n, view.max_life[target] - view.life[target])
            return -1.0 if self.enemy(target) else 2.0 * hurt - 0.5
        figures = (self.front, self.behind) if heals.whom in (OWN, EVERYBODY) else (self.front,)
        return 2.0 * sum(view.life[f] < view.max_life[f] for f in figures if view.alive[f]) - 0.5

    def _removal(self, target: Target) -> float:
        """The worth of removing a gear: good if it helps the enemy or harms the seat itself."""
        card = card_of(target)
        harmful = self.view.rules.rows[card].burdens
        return 1.0 + worth_of(self.view.rules.rows[card]) / 2 if self.enemy(target) != harmful else -1.0

    def _swap(self, seat: Seat) -> float:
        """The worth of swapping a side's characters: good if the enemy's weaker or the seat's stronger one gets to the
        front."""
        view = self.view
        front = view.fronts[seat]
        gain = view.life[PARTNER[front]] - view.life[front]
        return float(-gain if seat != self.seat and self.hits else gain if seat == self.seat else -1.0)


def of_the_duel(s: State) -> Numbers:
    """Features of a state: for each side the positions and life of its characters, the size of its reserve, and every
    card by name."""
    rows = s.rules.rows
    found: Numbers = {"": 1.0, f"{s.roles[s.turn]} turn": 1.0}
    for seat, role in enumerate(s.roles):
        front = s.fronts[seat]
        for figure in (front, PARTNER[front]):
            place = "front" if figure == front else "rear"
            life = s.life[figure] if s.alive[figure] else 0
            found[f"{role} {place} {min(life, 5)}"] = 1.0
            if life:
                for card in s.table[figure]:
                    name = f"{role} gear {rows[card].name}"
                    found[name] = found.get(name, 0.0) + 1.0
        found[f"{role} reserve"] = float(len(s.reserves[seat]))
        found[f"{role} hand"] = float(len(s.hands[seat]))
        for card in s.hands[seat]:
            name = f"{role} card {rows[card].name}"
            found[name] = found.get(name, 0.0) + 1.0
    return found
