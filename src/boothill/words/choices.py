"""The moves on offer, independent of the language: what a move does, what it is aimed at, and the complete move.

All front ends offer moves in these words. A question with many answers is asked in steps: first what to do, then
against whom, then which card of theirs, then what to give up for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from boothill.core import moves as mv
from boothill.core import targets as tg
from boothill.core.board import Board
from boothill.core.ids import ALL_FIGURES, NO_CARD, NOBODY, Face, Figure, Target
from boothill.core.moves import Move
from boothill.core.rows import GREEN, distance
from boothill.core.ruleset import Ruleset
from boothill.core.view import View
from boothill.words import phrases
from boothill.words.phrases import GIFT, Said, Term, here, key_of, list_of, name_of, player_of, said, somebody


def choices_of(moves: Sequence[Move]) -> list[list[Move]]:
    """Group moves that differ only in their target or their price.

    A move that only points at something, such as a place to take a card from, is a group of its own.
    """
    found: dict[object, list[Move]] = {}
    for move in moves:
        found.setdefault(move if pointed(move) else (move.verb, move.card, move.name), []).append(move)
    return list(found.values())


def pointed(move: Move) -> bool:
    """Does a move consist only of a target?"""
    return move.card == NO_CARD and not move.name


# -- what is done ----------------------------------------------------------------------------------------------


def what(view: View, moves: Sequence[Move]) -> Said:
    """What moves that differ only in target or cost do, and to whom."""
    move = moves[0]
    targets = [one.target for one in moves if player_of(view, one.target) != NOBODY]
    names = tuple(somebody(view, whom) for whom in dict.fromkeys(refers_to(view, target) for target in targets))
    label = _what(view, move, names)
    costs = move.pay and move.verb == mv.PLAY
    return said("choice-cost", ("what", label), ("cost", len(move.pay))) if costs else label


def whole(view: View, move: Move) -> Said:
    """A move with its target and its price."""
    label = bare(view, move)
    if move.target != tg.NO_TARGET and not pointed(move):
        label = said("choice-aimed", ("what", label), ("aim", thing(view, move.target)))
    if move.pay:
        label = said("choice-paid", ("what", label), ("cards", phrases.cards(view.rules, move.pay)))
    return label


def bare(view: View, move: Move) -> Said:
    """What a move does, without its target and its price, which are shown separately."""
    return _what(view, move, (), priced=True)


def _what(view: View, move: Move, names: tuple[Term, ...], priced: bool = False) -> Said:
    """What a move does to the players in `names`; with `priced`, the price is shown elsewhere."""
    rules = view.rules
    if move.verb in (mv.PASSES, mv.ENDS):
        return phrases.question(view, "pass")
    if pointed(move):
        return _pointed(view, move)
    if move.card == NO_CARD and move.verb == mv.USE:
        whom = list_of(names)
        kind = "choice-event" if move.name in rules.events else "choice-ability"
        id = here(rules, f"{kind}.at" if names else kind)
        cost = 0 if priced else len(move.pay)
        return said(id, ("name", name_of(move.name)), ("key", key_of(move.name)), ("whom", whom), ("cost", cost))
    if move.card == NO_CARD and move.verb == mv.TAKE:
        return said("choice-unseen")
    if move.card == NO_CARD:
        return _person(view, move.name)
    return _with_card(rules, move.verb, move.card, move.name, names, view.hand.count(move.card))


@lru_cache(16384)
def _with_card(rules: Ruleset, verb: str, face: Face, name: str, names: tuple[Term, ...], copies: int) -> Said:
    """What a move does with a card, of which the hand has `copies`, to the players in `names`."""
    card = phrases.cards(rules, (face,))
    whom = list_of(names)
    if verb == mv.USE:
        return said("choice-use.at", ("name", card), ("whom", whom)) if names else said("choice-use", ("name", card))
    if verb == mv.TAKE:
        return said("choice-take", ("card", card))
    held = _copies(rules, face, copies)
    if verb in (mv.RELOAD, mv.DISCARD):
        return said("choice-reload" if verb == mv.RELOAD else "choice-discard", ("card", held))
    row = rules.rows[face]
    form = "-".join((["as"] if name else []) + (["at"] if names else []))
    id = f"choice-play.{form}" if form else "choice-play.later" if row.edge == GREEN else "choice-play"
    args: list[tuple[str, Term]] = [("card", held)]
    if name:
        args.append(("name", name_of(name)))
    if names:
        args += [("key", GIFT if phrases.is_gift(row) else key_of(row.name)), ("whom", whom)]
    return said(here(rules, id), *args)


def counted(view: View, card: Face) -> Term:
    """A card of the hand, with the number of copies if there are several."""
    return _copies(view.rules, card, view.hand.count(card))


def _copies(rules: Ruleset, card: Face, count: int) -> Term:
    text = phrases.cards(rules, (card,))
    return said("copies", ("card", text), ("count", count)) if count > 1 else text


def _person(view: View, name: str) -> Said:
    """A character with its player and ability; for other names, a deck, a colour or a suit."""
    if name not in view.rules.characters:
        return said("choice-named", ("key", name))
    who = view.rules.characters[name]
    ability = phrases.ability(view.rules, who)
    if view.several:
        return said("choice-front", ("name", name_of(name)), ("life", who.life), ("ability", ability))
    seat = next(
        (view.names[view.owner[figure]] for figure, other in enumerate(view.characters) if other.name == name), ""
    )
    if not seat:  # nobody has this character yet
        return said("choice-become", ("name", name_of(name)), ("ability", ability))
    return said("choice-choose", ("name", name_of(name)), ("seat", seat), ("ability", ability))


def _pointed(view: View, move: Move) -> Said:
    """A move that only points at something."""
    if move.verb == mv.SWAP:
        front = view.fronts[view.seat]
        other = next(f for f in ALL_FIGURES[len(view.owner)] if view.owner[f] == view.seat and f != front)
        return said("choice-swap", ("who", phrases.target(view, other, view.seat)))
    if move.verb == mv.RELOAD:
        return said("choice-reload", ("card", phrases.cards(view.rules, (tg.card_of(move.target),))))
    return thing(view, move.target)


# -- what it is aimed at ---------------------------------------------------------------------------------------


def refers_to(board: Board, target: Target) -> Target:
    """The figure that a target refers to; the target itself if it is something else, such as a whole side."""
    if tg.is_figure(target) or tg.is_gear(target):
        return tg.figure_of(target)
    return board.fronts[tg.seat_of(target)] if tg.is_hand(target) and not board.several else target


def player(view: View, target: Target) -> Said:
    """The player that a target refers to (the figure if a seat has several), with distance and life."""
    return _standing(view, refers_to(view, target))


def thing(view: View, target: Target) -> Said:
    """A short name for exactly what a target refers to."""
    if target == tg.DECK:
        return said("choice-deck")
    if target == tg.PILE:
        return said("choice-pile", ("card", phrases.cards(view.rules, (view.pile_top,))))
    seat = player_of(view, target)
    if tg.is_gear(target):
        card, bearer = phrases.cards(view.rules, (tg.card_of(target),)), somebody(view, tg.figure_of(target))
        return said("choice-gear", ("card", card), ("seat", bearer))
    if tg.is_hand(target):
        if seat == view.seat:
            return said("choice-own-hand")
        return said("choice-hand", ("seat", view.names[seat]), ("count", view.hand_sizes[seat]))
    if seat == view.seat and not view.several:
        return said("choice-yourself")
    who = somebody(view, target)
    return who if isinstance(who, Said) else said("choice-somebody", ("seat", who))


def _standing(view: View, target: Target) -> Said:
    """A figure with its distance and life; for any other target, its short name."""
    if not tg.is_figure(target):
        return thing(view, target)
    seat = view.owner[target]
    if view.several:
        who, position = somebody(view, target), position_of(view, target)
        return said("choice-figure", ("who", who), ("position", position), ("life", view.life[target]))
    if seat == view.seat:
        return said("choice-yourself")
    away = distance(view, view.fronts[view.seat], target)
    facts = ("distance", away), ("life", view.life[target]), ("hand", view.hand_sizes[seat])
    return said("choice-player", ("seat", view.names[seat]), *facts)


def position_of(view: View, figure: Figure) -> str:
    """The position of a figure among those of its seat: front, rear or alone."""
    seat = view.owner[figure]
    others = [f for f, owner in enumerate(view.owner) if owner == seat and f != figure and view.alive[f]]
    return "alone" if not others else "front" if view.fronts[seat] == figure else "rear"
