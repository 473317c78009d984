"""What events mean for a bot's plans, read from their intents and the rules they change, never from their names."""

from __future__ import annotations

from functools import lru_cache

from boothill.core.board import Board
from boothill.core.ids import NO_CARD, Seat
from boothill.core.intents import EVERYBODY, HELD, HIT, LOSE, TURN_BEGINS
from boothill.core.moves import END, PLAY, Move
from boothill.core.ruleset import Ruleset
from boothill.core.targets import NO_TARGET
from boothill.core.view import View

OWN = -1.0
"""What harming one of its own cards is worth to a player, on the scale of its enmity towards others."""


@lru_cache(maxsize=1024)
def draw_odds(rules: Ruleset, demand: str, flips: int) -> float:
    """The chance that at least one of `flips` cards, each turned over from the whole deck, meets a demand."""
    return 1 - (1 - sum(rules.met(demand, card) for card in rules.deck) / len(rules.deck)) ** flips


def forbids(rules: Ruleset, what: str) -> bool:
    """Does the event in force forbid something to everybody?"""
    event = rules.event
    return event is not None and event.forbids(what)


def drains(rules: Ruleset) -> bool:
    """Do all players lose life at the start of their turns?"""
    return _begins_with(rules, LOSE, "")


def hits_held(rules: Ruleset) -> bool:
    """Are all players hit at the start of their turns, once for each card in hand?"""
    return _begins_with(rules, HIT, HELD)


def _begins_with(rules: Ruleset, what: str, per: str) -> bool:
    event = rules.event
    return event is not None and any(
        intent.what == what and intent.when == TURN_BEGINS and intent.per == per and intent.whom == EVERYBODY
        for intent in event.intents
    )


def rules_in_turn(board: Board, seat: Seat) -> Ruleset:
    """The rules in force when a seat's next turn begins: the next event may have been turned over by then."""
    round, rules = board.round, board.rules
    if round is None or not round.next:
        return rules
    event = rules.event
    back = event is not None and event.backwards
    following = board.turn
    for _ in board.names:
        following = board.seats[(following + (-1 if back else 1)) % len(board.names)]
        if following == round.starter and not round.held:
            return rules.under(round.next[0])
        if following == seat:
            break
    return rules


def obliged(view: View, foes: list[float], move: Move, value: float) -> float:
    """The worth of a move when a card has to be played before the turn may end. Moves that are worth making keep their
    value. Of the others, playing that card comes first, where it does the least harm."""
    if value > 0:
        return value
    owes = view.rules.owes
    owed = owes(view, view.seat) if owes is not None else NO_CARD
    if move.card != owed or move.verb != PLAY:
        return value - 90.0
    if move.target == NO_TARGET:
        return -50.0
    owner = view.owner[view.aimed_at(move.target)]
    return -50.0 + (OWN if owner == view.seat else foes[owner])


def must_play(view: View) -> bool:
    """Does a card have to be played before the turn may end?"""
    return view.rules.owes is not None and END not in view.legal
