"""Explains why a card or move is not legal, for every target that it might be meant for."""

from __future__ import annotations

from boothill.core.frames.playing import others_held
from boothill.core.ids import NO_CARD, Face, Seat
from boothill.core.moves import DISCARD, PLAY, USE, Move
from boothill.core.refusal import Refused
from boothill.core.state import State
from boothill.core.targets import NO_TARGET, hand_of
from boothill.words.choices import refers_to


def idle_card(s: State, seat: Seat, card: Face) -> Move:
    """The move to ask about for a card of the hand that cannot be used now: discarding or playing it."""
    verb = DISCARD if any(move.verb == DISCARD for move in s.legal(seat)) else PLAY
    cost = s.rules.rows[card].cost if verb == PLAY else 0
    return Move(verb, card, pay=tuple(others_held(s, seat, card)[:cost]))


def idle_gear(card: Face) -> Move:
    """The move to ask about for a card in play: using it."""
    return Move(USE, card)


def why_not(s: State, seat: Seat, move: Move) -> list[tuple[Refused, list[int]]]:
    """Why a move is not legal. For a card without its target: why it cannot be aimed at the others, as (reason,
    figures)."""
    refused = s.why_not(move, seat)
    if refused is None:
        return []
    return why_not_others(s, seat, move) if refused.reason == "needs-target" else [(refused, [])]


def why_not_others(s: State, seat: Seat, move: Move) -> list[tuple[Refused, list[int]]]:
    """For the others at whom a card cannot be aimed, the reasons why, each once, as (reason, figures)."""
    if move.card == NO_CARD or (move.target == NO_TARGET and move in s.legal(seat)):
        return []
    same = (move.verb, move.card, move.name)
    legal = [other for other in s.legal(seat) if (other.verb, other.card, other.name) == same]
    aimed = {refers_to(s, other.target) for other in legal}
    reasons: dict[str, tuple[Refused, list[int]]] = {}
    for figure in s.others(s.fronts[seat]):
        if figure in aimed:
            continue
        refused = s.why_not(Move(move.verb, move.card, figure, move.name, move.pay), seat)
        if refused is not None and refused.reason == "needs-card":
            refused = s.why_not(Move(move.verb, move.card, hand_of(s.owner[figure]), move.name, move.pay), seat)
        if refused is not None:
            reasons.setdefault(str(refused), (refused, []))[1].append(figure)
    return list(reasons.values())
