"""Legal moves as short menus: first what to do, then against whom, then which card, then what it costs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from boothill.core import moves as mv
from boothill.core import targets as tg
from boothill.core.ids import NO_CARD, NOBODY, Face, Target
from boothill.core.moves import Move
from boothill.core.rows import GREEN, distance
from boothill.core.view import View
from boothill.terminal.board import led_by, position_of
from boothill.words import phrases
from boothill.words.explain import whom
from boothill.words.messages import Messages
from boothill.words.phrases import Name, Said, Term, here, key_of, player_of

WHOM, WHICH, PAY = "whom", "which", "pay"


class Choice:
    """One line of a menu, and the moves it leads to."""

    __slots__ = ("label", "moves", "paid")

    def __init__(self, label: str, moves: list[Move], paid: tuple[Face, ...] = ()) -> None:
        self.label = label
        self.moves = moves
        self.paid = paid
        """The cards already chosen to be given up."""


def first_menu(messages: Messages, view: View, moves: Sequence[Move]) -> list[Choice]:
    """What there is to do. Moves that only point at something, such as where a card comes from, are listed at once."""
    pointing = [move for move in moves if move.card == NO_CARD and not move.name]
    deeds = [move for move in moves if move not in pointing]
    choices = [Choice(_pointed(messages, view, move), [move]) for move in pointing]
    return choices + [Choice(_what(messages, view, group), group) for group in _grouped(deeds, _deed)]


def menu(
    messages: Messages, view: View, moves: Sequence[Move], paid: tuple[Face, ...] = ()
) -> tuple[str, list[Choice]]:
    """What has to be said next to tell moves of one kind apart, and the choices for it."""
    by_player = _grouped(moves, lambda move: whom(view, move.target))
    by_target = _grouped(moves, lambda move: move.target)
    for level, groups in ((WHOM, by_player), (WHICH, by_target)):
        if len(groups) > 1:
            return level, [Choice(_target(messages, view, group), group) for group in groups]
    costs: dict[Face, list[Move]] = {}
    for move in moves:
        for card in dict.fromkeys(left_to_pay(move, paid)):
            costs.setdefault(card, []).append(move)
    at_hand = view.hand + [card for figure in led_by(view, view.seat) for card in view.table[figure]]
    cards = sorted(costs, key=at_hand.index)
    return PAY, [Choice(messages.card(view.rules, card), costs[card], (*paid, card)) for card in cards]


def _grouped(moves: Sequence[Move], key: Callable[[Move], Hashable]) -> list[list[Move]]:
    groups: dict[Hashable, list[Move]] = {}
    for move in moves:
        groups.setdefault(key(move), []).append(move)
    return list(groups.values())


def _deed(move: Move) -> Hashable:
    return (move.verb, move.card, move.name)


def left_to_pay(move: Move, paid: tuple[Face, ...]) -> list[Face]:
    left = list(move.pay)
    for card in paid:
        left.remove(card)
    return left


def idle(view: View, moves: Sequence[Move]) -> tuple[list[Face], list[Face]]:
    """The cards of the hand that none of the moves uses, in the order held, and the like green cards in play."""
    held = {move.card for move in moves if move.verb in (mv.PLAY, mv.DISCARD, mv.RELOAD)}
    used = {move.card for move in moves if move.verb == mv.USE}
    laid = [card for card in view.table[view.fronts[view.seat]] if view.rules.rows[card].edge == GREEN]
    return [card for card in dict.fromkeys(view.hand) if card not in held], [card for card in laid if card not in used]


def somebody(messages: Messages, view: View, target: Target) -> str:
    """The name of whoever a target code points at."""
    return messages.word(phrases.somebody(view, target))


def aimed(messages: Messages, view: View, moves: Sequence[Move]) -> list[str]:
    """The names of those at whom moves are aimed."""
    targets = [move.target for move in moves if player_of(view, move.target) != NOBODY]
    return list(dict.fromkeys(somebody(messages, view, target) for target in targets))


def counted(messages: Messages, view: View, card: Face) -> str:
    """A card of the hand, with how often it is there if more than once."""
    return messages.word(_copies(view, card))


def _copies(view: View, card: Face) -> Term:
    printed = phrases.cards(view.rules, [card])
    count = view.hand.count(card)
    return Said("copies", {"card": printed, "count": count}) if count > 1 else printed


def waiting(messages: Messages, view: View, card: Face) -> str:
    """A card in play before the seat, and whether it was laid this turn."""
    text = messages.card(view.rules, card)
    return text if view.ready(view.fronts[view.seat], card) else messages.text("just-laid", card=text)


def subject(messages: Messages, view: View, choice: Choice) -> str:
    """The card or ability a choice is about."""
    move = choice.moves[0]
    return messages.name(move.name) if move.card == NO_CARD else messages.card(view.rules, move.card)


def _what(messages: Messages, view: View, moves: list[Move]) -> str:
    """The label of moves that differ in nothing but their target or cost."""
    move = moves[0]
    names = aimed(messages, view, moves)
    if move.card == NO_CARD and move.verb == mv.USE:
        id = "choice-ability.at" if names else "choice-ability"
        id = here(view.rules, id)
        return messages.text(id, name=Name(move.name), whom=", ".join(names), cost=len(move.pay))
    if move.card == NO_CARD and move.verb == mv.TAKE:
        return messages.text("choice-unseen")
    if move.card == NO_CARD:
        return _person(messages, view, move.name)
    if move.verb == mv.USE:
        printed = phrases.cards(view.rules, [move.card])
        return messages.text("choice-use.at" if names else "choice-use", name=printed, whom=", ".join(names))
    if move.verb == mv.TAKE:
        return messages.text("choice-take", card=phrases.cards(view.rules, [move.card]))
    card = _copies(view, move.card)
    if move.verb == mv.RELOAD:
        return messages.text("choice-reload", card=card)
    if move.verb == mv.DISCARD:
        return messages.text("choice-discard", card=card)
    row = view.rules.rows[move.card]
    form = "-".join((["as"] if move.name else []) + (["at"] if names else []))
    id = f"choice-play.{form}" if form else "choice-play.later" if row.edge == GREEN else "choice-play"
    label = messages.text(
        here(view.rules, id),
        card=card,
        name=Name(move.name),
        key=key_of(row.name),
        whom=", ".join(names),
    )
    return messages.text("choice-cost", what=label, cost=len(move.pay)) if move.pay else label


def _person(messages: Messages, view: View, name: str) -> str:
    """A character, with who it is and the ability; or the back of a card."""
    if name not in view.rules.characters:
        return messages.text("choice-back", back=name)
    if view.several:
        who = view.rules.characters[name]
        ability = messages.ability(view.rules, who)
        return messages.text("choice-front", name=messages.name(name), life=who.life, ability=ability)
    figure = next(figure for figure, who in enumerate(view.who) if who.name == name)
    ability = messages.ability(view.rules, view.who[figure])
    seat = view.names[view.owner[figure]]
    return messages.text("choice-choose", name=messages.name(name), seat=seat, ability=ability)


def _pointed(messages: Messages, view: View, move: Move) -> str:
    """The label of a move that only points at something."""
    if move.verb == mv.SWAP:
        other = led_by(view, view.seat)[1]
        return messages.text("choice-swap", who=phrases.target(view, other, view.seat))
    if move.verb == mv.RELOAD:
        return messages.text("choice-reload", card=phrases.cards(view.rules, [tg.card_of(move.target)]))
    return _target(messages, view, [move])


def _target(messages: Messages, view: View, moves: list[Move]) -> str:
    """The label of moves that are aimed at one player or one thing, and whether that is in vain."""
    card, target = moves[0].card, moves[0].target
    label = _thing(messages, view, moves, target)
    vain = (
        card != NO_CARD
        and not tg.is_side(target)
        and player_of(view, target) != NOBODY
        and view.untouched(view.seat, card, target)
    )
    return messages.text("choice-vain", what=label) if vain else label


def _thing(messages: Messages, view: View, moves: list[Move], target: Target) -> str:
    """A player, or one thing, that moves are aimed at."""
    if target == tg.DECK:
        return messages.text("choice-deck")
    if target == tg.PILE:
        return messages.text("choice-pile", card=phrases.cards(view.rules, [view.pile_top]))
    seat = player_of(view, target)
    alone = all(move.target == target for move in moves)
    if alone and tg.is_gear(target):
        return messages.text(
            "choice-gear",
            card=phrases.cards(view.rules, [tg.card_of(target)]),
            seat=phrases.somebody(view, tg.figure_of(target)),
        )
    if alone and tg.is_hand(target) and seat == view.seat:
        return messages.text("choice-own-hand")
    if alone and tg.is_hand(target):
        return messages.text("choice-hand", seat=view.names[seat], count=view.hand_sizes[seat])
    if tg.is_side(target):
        return somebody(messages, view, target)
    if view.several:
        figure = tg.figure_of(target)
        who, position = somebody(messages, view, figure), position_of(view, figure)
        return messages.text("choice-figure", who=who, position=position, life=view.life[figure])
    if seat == view.seat:
        return messages.text("choice-yourself")
    figure = view.fronts[seat]
    return messages.text(
        "choice-player",
        seat=view.names[seat],
        distance=distance(view, view.fronts[view.seat], figure),
        life=view.life[figure],
        hand=view.hand_sizes[seat],
    )
