"""A first sensible bot: it heals when low, arms itself and shoots those it has reason to shoot."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from boothill.bots.bot import Bot
from boothill.bots.suspicion import NUISANCES, enmity
from boothill.core.frames import Contest, Demanded, Discarding, Playing, Shot
from boothill.core.moves import (
    DECK,
    DISCARD,
    END,
    NO_CARD,
    PASS,
    PILE,
    PLAY,
    TAKE,
    USE,
    Move,
    card_of,
    figure_of,
    is_gear,
    is_hand,
    seat_of,
)
from boothill.core.rows import NO_LIMIT, RANGE, Demand
from boothill.core.view import View
from boothill.memory import Memory

REASON = 0.25
"""Enmity from which on somebody is shot at."""

WORTH = {
    "Missed!": 6.0, "Beer": 6.5, "BANG!": 5.0, "Barrel": 6.0, "Mustang": 5.0, "Scope": 3.5, "Volcanic": 4.0,
    "Schofield": 3.5, "Remington": 4.2, "Rev. Carabine": 4.6, "Winchester": 5.0, "Panic!": 5.0, "Cat Balou": 5.0,
    "Duel": 4.0, "Indians!": 4.0, "Gatling": 5.5, "Stagecoach": 7.0, "Wells Fargo": 8.0, "General Store": 3.0,
    "Saloon": 3.5, "Jail": 4.0, "Dynamite": 1.5,
}  # fmt: skip
"""What a card is worth to hold, other things being equal."""


class GreedyBot(Bot):
    """Takes the move with the highest worth by a few rules of thumb; equal ones by lot."""

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        frame = view.stack[-1]
        foes = enmity(view, memory)
        score: Callable[[Move], float]
        if isinstance(frame, Playing):
            plan = _Plan(view, foes)
            score = plan.worth
        elif isinstance(frame, Shot):
            score = _answer_to_hit(view, frame)
        elif isinstance(frame, Demanded | Contest):
            score = _give_up
        elif isinstance(frame, Discarding):
            score = _discarding(view)
        elif view.life[view.seat] <= 0:
            score = _rescue
        elif view.legal[0].verb == TAKE:
            score = _taking(view)
        else:
            score = _drawing(view, foes)
        best = max(score(move) for move in view.legal)
        return rng.choice([move for move in view.legal if score(move) == best])


def name_of(view: View, card: int) -> str:
    return view.rules.rows[card].name if card >= 0 else ""


def worth_holding(view: View, card: int) -> float:
    """A second copy of what lies before one, or a lesser gun, is worth little."""
    row = view.rules.rows[card]
    mine = view.table[view.seat]
    value = WORTH.get(row.name, 3.0)
    if any(view.rules.rows[other].name == row.name for other in mine):
        value -= 4.0
    elif row.slot and _gun(view, card) <= _own_gun(view):
        value -= 3.0
    return value


def _gun(view: View, card: int) -> float:
    numbers = view.rules.rows[card].numbers
    return numbers.get(RANGE, 0) + 1.5 * numbers.get(NO_LIMIT, 0)


def _own_gun(view: View) -> float:
    """How good the weapon in play is; below any other if there is none."""
    guns = [_gun(view, card) for card in view.table[view.seat] if view.rules.rows[card].slot]
    return max(guns, default=-1.0)


class _Plan:
    """What to do with a hand in the own play phase."""

    def __init__(self, view: View, foes: list[float]) -> None:
        self.view = view
        self.foes = foes
        self.hurt = view.full[view.seat] - view.life[view.seat]
        self.shots = sum(1 for card in view.hand if view.rules.rows[card].blow)
        others = [seat for seat in range(len(view.names)) if view.alive[seat] and seat != view.seat]
        self.gain_from_all = sum(foes[seat] if abs(foes[seat]) > REASON else foes[seat] / 2 for seat in others)
        self.sheriff_is_friend_and_low = any(
            foes[seat] < -1.5 and view.life[seat] == 1 for seat in others
        )  # a group attack could kill him

    def worth(self, move: Move) -> float:
        """Above 0: better than ending the turn."""
        if move is END or move.verb not in (PLAY, USE):
            return 0.0
        if move.verb == USE:  # an ability that trades cards for life
            spare = sum(worth_holding(self.view, card) for card in move.pay)
            return 9.0 - spare if self.hurt >= 2 or len(self.view.hand) > self.view.life[self.view.seat] else -1.0
        view = self.view
        row = view.rules.cards[move.name] if move.name else view.rules.rows[move.card]
        if row.limit:
            return self._at_one(move, 5.0)
        if row.slot:
            return 6.0 + _gun(view, move.card) / 10 if _gun(view, move.card) > _own_gun(view) else -1.0
        return self._by_name(row.name, move)

    def _by_name(self, name: str, move: Move) -> float:
        view = self.view
        if name == "Beer":
            needed = view.life[view.seat] <= 2 or len(view.hand) > view.life[view.seat]
            return 8.0 if self.hurt and needed and view.living() > 2 else -1.0
        if name in ("Stagecoach", "Wells Fargo"):
            return 9.0
        if name in ("Barrel", "Mustang", "Scope"):
            return 7.0
        if name == "General Store":
            return 2.0
        if name == "Saloon":
            healed = sum(1 for f in range(len(view.life)) if view.alive[f] and view.life[f] < view.full[f])
            others = sum(
                -self.foes[f]
                for f in range(len(view.life))
                if view.alive[f] and f != view.seat and view.life[f] < view.full[f]
            )
            return 3.0 if healed and bool(self.hurt) + others > 0.3 else -1.0
        if name in ("Gatling", "Indians!"):
            return 4.5 if self.gain_from_all > 0.3 and not self.sheriff_is_friend_and_low else -1.0
        if name == "Duel":
            return self._at_one(move, 3.0) if self.shots >= 2 else -1.0
        if name == "Dynamite":
            return 0.5 if self.gain_from_all > 1.0 and view.life[view.seat] > 3 else -1.0
        if name == "Jail":
            return self._at_one(move, 3.5) if move.target != view.seat else -1.0
        return self._take_or_remove(move)

    def _at_one(self, move: Move, base: float) -> float:
        foe = self.foes[self.view.owner[move.target]]
        if foe < REASON:
            return -1.0
        return base + foe + (1.0 if self.view.life[move.target] == 1 else 0.0)

    def _take_or_remove(self, move: Move) -> float:
        """Panic! and Cat Balou: the best card of the worst foe; a nuisance of one's own or of a friend."""
        view = self.view
        figure = seat_of(move.target) if is_hand(move.target) else figure_of(move.target)
        foe = self.foes[view.owner[figure]] if figure != view.seat else -1.0
        if is_gear(move.target):
            nuisance = name_of(view, card_of(move.target)) in NUISANCES
            if nuisance:
                return (
                    4.0
                    if foe < -REASON and not (name_of(view, move.card) == "Panic!" and figure == view.seat)
                    else -1.0
                )
            return 4.0 + foe + WORTH.get(name_of(view, card_of(move.target)), 3.0) / 10 if foe >= REASON else -1.0
        return 4.0 + foe if foe >= REASON and figure != view.seat else -1.0


def _answer_to_hit(view: View, shot: Shot) -> Callable[[Move], float]:
    """First what costs nothing, then a card, unless too few are at hand to matter."""
    cards = sum(1 for move in view.answers if move.verb == PLAY)
    free = sum(1 for move in view.answers if move.verb == USE and not move.pay)

    def score(move: Move) -> float:
        if move.pay:
            return -1.0
        if move.verb == USE:
            return 3.0
        if move.verb == PLAY:
            if free or shot.misses > cards:
                return -1.0
            return 2.0 - (0.5 if move.name else 0.0)
        return 0.0

    return score


def _give_up(move: Move) -> float:
    return 1.0 if move.verb == DISCARD else 0.0 if move is PASS else -1.0


def _rescue(move: Move) -> float:
    return 2.0 if move.verb == PLAY else 1.0 if move.verb == USE else 0.0


def _discarding(view: View) -> Callable[[Move], float]:
    def score(move: Move) -> float:
        if move.verb == USE:
            return 0.0 if view.life[view.seat] < view.full[view.seat] else -99.0
        return -worth_holding(view, move.card)

    return score


def _taking(view: View) -> Callable[[Move], float]:
    """The best card; or, where a draw! is being read, the card that helps."""
    demand = getattr(view.stack[-1], "demand", "")

    def score(move: Move) -> float:
        if move.card == NO_CARD or move.verb != TAKE:
            return -99.0
        if not demand:
            return worth_holding(view, move.card)
        wanted: Demand = view.rules.demands[demand]
        lucky = wanted.met(view.rules.faces[move.card])
        return float(lucky != (demand == "Dynamite"))

    return score


def _drawing(view: View, foes: list[float]) -> Callable[[Move], float]:
    """From a foe's hand, or a good card off the pile; otherwise from the deck."""

    def score(move: Move) -> float:
        if move.target == DECK:
            return 0.1
        if move.target == PILE:
            return 1.0 if worth_holding(view, view.pile_top) >= 5.0 else -1.0
        return foes[seat_of(move.target)] - REASON if is_hand(move.target) else -1.0

    return score
