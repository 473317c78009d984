"""Answers to a hit or a draw! that players would call stupid."""

from __future__ import annotations

from typing import Final

from boothill.bots.gunslinger.judging import judged
from boothill.bots.policy import policy_of
from boothill.core.frames.hits import Shot
from boothill.core.frames.reveals import Pick
from boothill.core.ids import NO_CARD, Face, Figure
from boothill.core.moves import PASS, PLAY, USE, Move
from boothill.core.rows import LOST_LIFE
from boothill.core.view import View
from boothill.knowledge.memory import Memory

FEW_LIVES: Final = 3
"""With this many lives or fewer, no hit is let through that one of several misses avoids."""


def senseless_answer(view: View, memory: Memory, move: Move) -> bool:
    """Is it one of these?

    - passing with a useful answer in hand when that means elimination;
    - declining a draw! that costs nothing, or spending a miss before it;
    - letting a hit through with three lives or fewer and two misses at hand;
    - choosing a card that fails a draw! when another one does not.
    """
    frame = view.stack[-1]
    if isinstance(frame, Pick):
        return move.card != NO_CARD and _fails_needlessly(view, frame, move)
    if move is PASS and _gives_up(view, memory):
        return True
    if not isinstance(frame, Shot) or policy_of(view.rules).AHEAD:
        return False
    if move is not PASS:
        return _answers_before_a_draw(view, frame, move)
    # A character that gains something by losing a life may let a hit through.
    gains = view.life[frame.at] > 1 and LOST_LIFE in view.ability[frame.at].moments
    return not gains and (bool(_draws(view, frame.at)) or _hoards_misses(view, frame))


def _gives_up(view: View, memory: Memory) -> bool:
    """Would passing eliminate the seat although a better move exists? A seat that has other figures, in play or in
    reserve, may let one go."""
    frame = view.stack[-1]
    own = [figure for figure in view.figures if view.owner[figure] == view.seat and view.alive[figure]]
    if not frame.MAY_PASS or len(own) != 1 or own[0] not in frame.victims() or view.life[own[0]] > 1:
        return False
    if view.reserve_sizes[view.seat]:
        return False
    score = judged(view, memory)
    return max(score(move) for move in view.legal) > score(PASS)


def _draws(view: View, figure: Figure) -> list[Move]:
    """The moves by which a figure that is hit may draw! for nothing, such as a Barrel's."""
    rows, ability = view.rules.rows, view.ability[figure]
    uses = [move for move in view.legal if move.verb == USE]
    return [move for move in uses if (ability if move.card == NO_CARD else rows[move.card]).shield]


def _answers_before_a_draw(view: View, frame: Shot, move: Move) -> bool:
    """Does it spend a miss that brings no card although a draw! for nothing has not been tried yet?"""
    if move.card == NO_CARD or view.rules.rows[move.card].bonus:
        return False
    draws = _draws(view, frame.at)
    return bool(draws) and move not in draws


def _hoards_misses(view: View, frame: Shot) -> bool:
    """Would passing let a hit through that one miss avoids, with two of them at hand and few lives?"""
    if frame.misses != 1 or view.life[frame.at] > FEW_LIVES:
        return False
    rows = view.rules.rows
    laid = sum(move.verb == USE and move.card != NO_CARD and bool(rows[move.card].miss) for move in view.legal)
    playable = {move.card for move in view.legal if move.verb == PLAY and rows[move.card].miss}
    return laid + sum(card in playable for card in view.hand) >= 2


def _fails_needlessly(view: View, frame: Pick, move: Move) -> bool:
    """Of several cards turned over for a draw!, does it choose one that fails although another one does not?"""

    def fails(card: Face) -> bool:
        return view.rules.met(frame.demand, card) == view.rules.demands[frame.demand].harms

    return fails(move.card) and not all(fails(card) for card in frame.cards)
