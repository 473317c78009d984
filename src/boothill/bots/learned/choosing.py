"""Picks the moves that a network rates highest."""

from __future__ import annotations

from collections.abc import Sequence

from boothill.bots.gunslinger.judging import Alike, alike, judged
from boothill.bots.learned.guns import is_shot, shoots_better
from boothill.bots.learned.network import Network
from boothill.bots.learned.sense import senseless
from boothill.bots.learned.sure_win import wins_at_once
from boothill.bots.patience import tired
from boothill.bots.policy import policy_of
from boothill.core.frames.playing import Playing
from boothill.core.ids import NO_CARD
from boothill.core.moves import END, PLAY, Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory


def best(view: View, memory: Memory, network: Network) -> Move:
    """The move that the network rates highest, unless another one is a sure win or that one is senseless."""
    legal = view.legal
    if tired(view):
        return _in_time(view, memory)
    winning = wins_at_once(view, memory)
    if winning is not None:
        return winning
    encoder = network.encoder
    sums = network.sums(encoder.facts(view, memory), encoder.moves(view, memory, legal))
    found = legal[sums.index(max(sums))]
    if is_shot(view, found):
        found = _gun_to_lay(view, memory, sums) or found
    return found if not senseless(view, memory, found) else promising(view, memory, network, 1)[0]


def promising(view: View, memory: Memory, network: Network, most: int) -> list[Move]:
    """Up to `most` of the moves that the network rates highest, best first, without duplicates (`alike`), senseless
    moves, and moves that it rates much lower than the best one (`Policy.NEAR`)."""
    legal = view.legal
    if tired(view):
        return [_in_time(view, memory)]
    winning = wins_at_once(view, memory)
    if winning is not None:
        return [winning]
    encoder = network.encoder
    worths = network.worths(encoder.facts(view, memory), encoder.moves(view, memory, legal))
    order = sorted(range(len(worths)), key=lambda i: -worths[i])
    gun = _gun_to_lay(view, memory, worths)
    found: dict[Alike, Move] = {}
    least = 0.0
    for i in order:
        if len(found) == most or (found and worths[i] < least):
            break
        if not senseless(view, memory, legal[i]) and (gun is None or not is_shot(view, legal[i])):
            least = least if found else worths[i] - policy_of(view.rules).NEAR
            found.setdefault(alike(view, legal[i]), legal[i])
    return list(found.values()) or [legal[order[0]]]


def _gun_to_lay(view: View, memory: Memory, worths: Sequence[float]) -> Move | None:
    """A gun that the network would rather lay than end the turn, and that reaches farther than the one in play or may
    fire more often: whoever is about to shoot lays it first. None if there is no such gun."""
    if policy_of(view.rules).AHEAD or not isinstance(view.stack[-1], Playing) or END not in view.legal:
        return None
    rows, end = view.rules.rows, worths[view.legal.index(END)]
    laid = [rows[card] for card in view.table[view.fronts[view.seat]] if rows[card].slot]
    for move, worth in zip(view.legal, worths, strict=True):
        if worth > end and move.verb == PLAY and move.card != NO_CARD and not move.name and rows[move.card].slot:
            better = all(shoots_better(rows[move.card], gun) for gun in laid if gun.slot == rows[move.card].slot)
            if better and not senseless(view, memory, move):
                return move
    return None


def _in_time(view: View, memory: Memory) -> Move:
    """The move by rules of thumb in a turn that has gone on for too long: to attack, or to end it."""
    return max(view.legal, key=judged(view, memory))
