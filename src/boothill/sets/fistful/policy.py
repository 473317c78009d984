"""How bots answer what the events of A Fistful of Cards ask."""

from __future__ import annotations

from collections import Counter

from boothill.bots.greedy.decisions import Foes, Score
from boothill.bots.greedy.worth import UNSEEN, spare, worth_holding, worth_removing
from boothill.bots.policy import LaidOver
from boothill.core.events import UNKNOWN
from boothill.core.ids import NO_CARD
from boothill.core.intents import DRAW, DRAW_PHASE, WOUND
from boothill.core.moves import PASS, PLAY, Move
from boothill.core.targets import figure_of, gear_of
from boothill.core.view import View
from boothill.knowledge.beliefs import Recalls
from boothill.sets.fistful.frames import COLOURS, Brothers, Guess, Liquor, Ranch, Ranching, Roulette
from boothill.sets.fistful.shots import ShotAtCard

FRESH = UNSEEN - 0.5
"""The worth below which a card is exchanged for one from the deck."""
LIFE = {0: 12.0, 1: 12.0, 2: 8.0, 3: 6.0}
"""The worth of one more life point, by present life; LEAST for more life than listed."""
LEAST = 4.0
NEED = {0: 1.0, 1: 1.0, 2: 0.5}
"""How much another player needs a life point, by present life, as a factor of the enmity; 0 if not listed."""
PRICE = {2: 5.0, 3: 1.5}
"""The cost of giving one away, by present life; CHEAP for more life than listed."""
CHEAP = 0.8


class FistfulPolicy(LaidOver):
    def own_answer(self, view: View, foes: Foes, memory: Recalls) -> Score | None:
        frame = view.stack[-1]
        if isinstance(frame, Guess):
            return guessing(view, memory)
        if isinstance(frame, Liquor):
            return lambda move: 0.0 if move is PASS else liquor(view)
        if isinstance(frame, Ranch):
            return lambda move: 0.0 if move is PASS else max([FRESH - worth_holding(view, card) for card in view.hand])
        if isinstance(frame, Ranching):
            return lambda move: 0.0 if move is PASS else FRESH - worth_holding(view, move.card)
        if isinstance(frame, Brothers):
            enmity = foes()
            return lambda move: 0.0 if move is PASS else brotherly(view, enmity, move)
        if isinstance(frame, Roulette):
            return lambda move: 0.0 if move is PASS else 20.0 - worth_holding(view, move.card)
        if isinstance(frame, ShotAtCard):
            return saving(view, frame)
        return None


def guessing(view: View, memory: Recalls) -> Score:
    """Guess the colour of most of the unseen cards. A wrong guess costs nothing, so never stop."""
    unseen = Counter(view.rules.deck)
    unseen.subtract(view.hand)
    for cards in view.table:
        unseen.subtract(cards)
    unseen.subtract(card for card in memory.discarded if card != UNKNOWN)
    for seat in view.seats:
        if seat != view.seat:
            unseen.subtract(memory.known(seat))
    suits = view.rules.suits

    def score(move: Move) -> float:
        if move is PASS:
            return -1.0
        return float(sum(n for card, n in unseen.items() if n > 0 and suits[card] in COLOURS[move.name]))

    return score


def liquor(view: View) -> float:
    """The worth of a life point minus that of the cards of a draw phase; cards that could not be kept count half."""
    front = view.fronts[view.seat]
    cards = view.usual(view.seat, 2)
    for intent in view.ability[front].intents:
        if intent.what == DRAW and intent.when == DRAW_PHASE:
            cards += view.max_life[front] - view.life[front] - 1 if intent.per == WOUND else intent.n
    kept = max(0, view.life[front] + 1 - len(view.hand))
    worth = UNSEEN * (min(cards, kept) + max(0, cards - kept) / 2)
    return LIFE.get(view.life[front], LEAST) - worth


def brotherly(view: View, foes: list[float], move: Move) -> float:
    """The worth of giving a life point to a friend in need; the leader's own life points count twice."""
    at, own = figure_of(move.target), view.fronts[view.seat]
    leads = view.roles[view.seat] == view.rules.shape.leader
    need = NEED.get(view.life[at], 0.0) if view.life[at] < view.life[own] else 0.0
    return -foes[view.owner[at]] * need - PRICE.get(view.life[own], CHEAP) * (2 if leads else 1)


def saving(view: View, shot: ShotAtCard) -> Score:
    """Scores the answers that save a card in play: good if they cost less than it is worth."""
    saved = worth_removing(view, gear_of(shot.at, shot.card))
    held_back = 0.0 if spare(view) else 0.5

    def score(move: Move) -> float:
        if move is PASS:
            return 0.0
        row = view.rules.rows[move.card] if move.card != NO_CARD else None
        bonus = UNSEEN * row.bonus if row is not None and not move.name else 0.0
        given = (
            worth_holding(view, move.card) if move.verb == PLAY else worth_removing(view, gear_of(shot.at, move.card))
        )
        return saved + bonus - given - held_back

    return score
