"""The greedy bot's rules of thumb for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable

from boothill.bots.greedy.plan import REASON, Plan
from boothill.bots.greedy.worth import UNSEEN, ability_worth, price, spare, worth_holding, worth_removing
from boothill.core.frames.hits import Contest, Demanded, Shot
from boothill.core.frames.playing import GivingUp, Playing
from boothill.core.frames.reveals import Pick
from boothill.core.frames.turn import Discarding
from boothill.core.ids import NO_CARD, Target
from boothill.core.intents import DRAW, WOUND
from boothill.core.moves import DISCARD, PASS, PLAY, TAKE, USE, Move
from boothill.core.rows import DRINKS, GAVE, LOST_LIFE, NO_LIMIT
from boothill.core.targets import DECK, PILE, card_of, figure_of, is_gear, is_hand, seat_of
from boothill.core.view import View

Score = Callable[[Move], float]
Foes = Callable[[], list[float]]
"""Works out the enmity towards each seat. That takes time, and most decisions do not depend on it."""


def greedy_score(view: View, foes: Foes) -> Score:
    """The score of each move in the pending decision."""
    frame = view.stack[-1]
    if isinstance(frame, Playing):
        return Plan(view, foes()).worth
    if isinstance(frame, Shot):
        return _answering(view, frame)
    if isinstance(frame, Demanded | Contest):
        return _give_up
    if isinstance(frame, Discarding | GivingUp):
        return _discarding(view)
    if isinstance(frame, Pick):
        return _picking(view, frame)
    return _taking(view) if view.legal[0].verb == TAKE else _drawing(view, foes())


def foe_of(view: View, foes: list[float], target: Target) -> float:
    """The enmity towards the seat that a target belongs to."""
    return foes[view.owner[view.aimed_at(target)]]


def _answering(view: View, shot: Shot) -> Score:
    """Score the answers to a hit: first those that cost nothing, then cards in play, then the least valuable card of
    the hand; no card at all if there are too few to avoid the hit."""
    rows = view.rules.rows
    cards = [move for move in view.answers if move.verb == PLAY or (move.card != NO_CARD and rows[move.card].miss)]

    def score(move: Move) -> float:
        if move is PASS:
            return 0.0
        if move not in cards:
            return -1.0 if move.pay else 30.0
        if shot.misses > len(cards):
            return -1.0
        bonus = 0 if move.name else rows[move.card].bonus
        if move.verb == USE:
            return 20.0 + bonus
        return 10.0 - worth_holding(view, move.card) + 3.0 * bonus - (2.0 if move.name else 0.0)

    return score


def _give_up(move: Move) -> float:
    return 1.0 if move.verb == DISCARD else 0.0 if move is PASS else -1.0


def drinking(view: View, left: int) -> Score:
    """Score the drinks before or after a loss that leaves `left` life: drink to survive or when low, but not in
    vain."""
    seat = view.seat
    drinks = [move.card for move in view.answers if move.verb == PLAY]
    beers = sum(1 for card in view.hand if card in drinks)
    pairs = (len(view.hand) - beers) // 2 if any(move.verb == USE for move in view.answers) else 0
    saved = left + beers * (1 + view.ask(DRINKS, view.fronts[seat])) + pairs > 0
    moments = view.ability[seat].moments
    rewarded = GAVE in moments and view.turn != seat
    early = rewarded or (LOST_LIFE not in moments and (left == 1 or spare(view) > 0))

    def score(move: Move) -> float:
        if move is PASS:
            return 0.0
        if left > 0:
            return 1.0 if early and move.verb == PLAY else -1.0
        return -1.0 if not saved else 99.0 if move.verb == PLAY else 50.0 - price(view, move.pay)

    return score


def _discarding(view: View) -> Score:
    def score(move: Move) -> float:
        if move.verb == USE:
            return 0.0 if view.life[view.seat] < view.max_life[view.seat] else -99.0
        return -worth_holding(view, move.card)

    return score


def _picking(view: View, pick: Pick) -> Score:
    """Score the cards turned over for a draw!: prefer one that helps."""
    harms = view.rules.demands[pick.demand].harms
    return lambda move: float(view.rules.met(pick.demand, move.card) != harms)


def _taking(view: View) -> Score:
    """Score the cards to take: prefer the most valuable one; a card taken blind from a hand counts as UNSEEN."""

    def score(move: Move) -> float:
        if move.verb != TAKE:
            return -99.0
        return worth_holding(view, move.card) if move.card != NO_CARD else UNSEEN

    return score


def _drawing(view: View, foes: list[float]) -> Score:
    """Score the places to draw from: prefer a foe's hand, a good card on the discard pile, or a card in play that is
    worth more than the unseen cards given up for it."""
    unseen = UNSEEN * view.usual(view.seat, 2)
    choice = any(move.target == DECK for move in view.legal)

    def score(move: Move) -> float:
        if move.target == DECK:
            return 0.1
        if move.target == PILE:
            return 1.0 if worth_holding(view, view.pile_top) >= 5.0 else -1.0 if choice else 0.1
        if is_gear(move.target):
            if view.ability[figure_of(move.target)] is view.ability[view.seat]:
                return -1.0  # its owner has the same ability and would take it back, and so on for ever
            loss = foe_of(view, foes, move.target) * worth_removing(view, move.target)
            return worth_holding(view, card_of(move.target)) + loss - unseen
        return foes[seat_of(move.target)] - REASON if is_hand(move.target) else -1.0

    return score


def copying(view: View) -> Score:
    """Score the abilities to copy for one round: prefer the one that helps most."""
    seat = view.seat
    shots = sum(1 for card in view.hand if view.rules.rows[card].blow)

    def score(move: Move) -> float:
        value = ability_worth(move.name)
        ability = view.rules.characters[move.name]
        if any(intent.what == DRAW and intent.per == WOUND for intent in ability.intents):
            value += 3.0 * (view.max_life[seat] - view.life[seat] - 1)
        elif NO_LIMIT in ability.numbers and shots < 2:
            value -= 3.0
        return value

    return score
