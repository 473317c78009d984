"""Invariants: what must hold at every decision of every game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from boothill.core import moves as mv
from boothill.core import targets as tg
from boothill.core.frames.playing import Playing
from boothill.core.ids import NO_CARD, NOBODY, Face, Seat
from boothill.core.moves import Move
from boothill.core.refusal import Refused
from boothill.core.state import State
from boothill.words.rulebook import all_rules

VERBS = (
    mv.PLAY, mv.PLAY, mv.PLAY, mv.USE, mv.USE, mv.DISCARD, mv.TAKE, mv.DRAW, mv.CHOOSE,
    mv.RELOAD, mv.SWAP, mv.PASSES, mv.ENDS,
)  # fmt: skip
"""The verbs of random moves; common ones are listed more than once."""


class Broken(AssertionError):
    """An invariant that does not hold."""


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def check_cards(s: State) -> None:
    """Every card of the deck is in exactly one place."""
    places = s.pile[:]
    for cards in (*s.hands, *s.table, *s.decks):
        places += cards
    for frame in s.stack:
        places += frame.held()
    demand(sorted(places) == sorted(s.rules.deck), "the cards do not add up to the deck")


def check_table(s: State) -> None:
    """Lives are within bounds, no figure has two cards of one name or slot in play, and the dead have nothing."""
    rows = s.rules.rows
    between_cards = not s.over and isinstance(s.stack[-1], Playing)
    for figure, cards in zip(s.figures, s.table, strict=True):
        demand(s.life[figure] <= s.max_life[figure], "a life above the maximum")
        if s.alive[figure]:
            demand(s.life[figure] > 0 or s.is_ghost(figure) or not between_cards, "a living figure without life")
        elif not s.over and not any(frame.BURIES for frame in s.stack):
            last = not any(s.alive[f] for f, owner in enumerate(s.owner) if owner == s.owner[figure])
            demand(not cards and s.life[figure] == 0, "the dead have something")
            demand(not last or s.several or not s.hands[s.owner[figure]], "the dead hold cards")
        names = [rows[card].name for card in cards]
        demand(len(names) == len(set(names)), "two cards of a name before one figure")
        slots = [rows[card].slot for card in cards if rows[card].slot]
        demand(len(slots) == len(set(slots)), "two cards of a slot before one figure")


def check_decision(s: State) -> None:
    """Somebody can act, no move is listed twice, and none is aimed at the dead."""
    if s.over:
        demand(s.to_act == NOBODY and s.legal() == [], "a move after the end")
        return
    demand(0 <= s.to_act < len(s.names), "nobody to act")
    demand(s.several or s.alive[s.to_act], "a dead seat is asked")
    legal = s.legal()
    demand(len(legal) > 0, "no legal move")
    demand(len(set(legal)) == len(legal), "a move listed twice")
    demand(all(s.alive[move.target] for move in legal if tg.is_figure(move.target)), "a move aimed at the dead")
    forced = len(s.answers()) == 1 and not isinstance(s.stack[-1], Playing)
    demand(forced == (s.forced() is not None), "what is forced is not told so")


def strange_move(s: State, rng: Random) -> Move:
    """A random move, which need not be legal or make sense."""
    rules = s.rules
    seats, faces = s.seats, [Face(card) for card in range(len(rules.faces))]
    figure = rng.choice(s.figures)
    targets = [tg.NO_TARGET, figure, tg.hand_of(rng.choice(seats)), tg.side_of(rng.choice(seats))]
    targets += [tg.DECK, tg.PILE, tg.CHARACTER]
    targets += [tg.gear_of(figure, card) for card in (rng.choice(faces), *s.table[figure])]
    target = rng.choice(targets)
    hand = s.hands[rng.choice([rng.choice(seats), max(s.to_act, 0)])]
    card = rng.choice(hand) if hand and rng.random() < 0.8 else rng.choice(faces)
    character = rng.choice([*rules.characters, s.ability[figure].name])
    pay = tuple(sorted(rng.sample(hand, rng.randint(1, min(2, len(hand)))))) if hand and rng.random() < 0.3 else ()
    verb = rng.choice(VERBS)
    if verb in (mv.PASSES, mv.ENDS, mv.SWAP):
        return Move(verb)
    if verb in (mv.DRAW, mv.CHOOSE):
        return Move(verb, NO_CARD, target, character if verb == mv.CHOOSE and rng.random() < 0.5 else "")
    if rng.random() < 0.3:
        return Move(verb, NO_CARD, target, rng.choice([character, "hand", ""]), pay)
    return Move(verb, card, target, rng.choice(["", "", "", rng.choice(list(rules.cards))]), pay)


def check_refusal(s: State, move: Move, seat: Seat, before: dict[str, Any]) -> None:
    """A move is accepted if it is listed; otherwise it is refused with a rule that exists, and changes nothing.

    `before` is the saved state, which has to be the same afterwards.
    """
    listed = move in s.legal(seat)
    try:
        (s.clone() if listed else s).apply(move, seat)
        accepted = True
    except Refused as refusal:
        accepted = False
        demand(refusal.rule in all_rules(), f"the refusal cites {refusal.rule}, which does not exist")
        if refusal.reason in ("out-of-reach", "too-far"):
            demand(int(refusal.facts["distance"]) > int(refusal.facts["range"]), "a refusal with the wrong facts")
    demand(accepted == listed, "a move is listed but refused, or accepted but not listed")
    demand(s.save() == before, "a refused move changed the game")


def check_copies(s: State, before: dict[str, Any]) -> tuple[State, State]:
    """A clone and a reloaded state equal the original. Both are returned, so that the game can go on with either."""
    clone = s.clone()
    demand(clone.save() == before, "a clone differs")
    loaded = State.load(json.loads(json.dumps(before)), s.rules)
    demand(loaded.save() == before, "a reloaded state differs")
    return clone, loaded
