"""A decision as nested menus: what to do, against whom, with which card, at what price.

The words come from the table with the moves; this module only groups the moves.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from boothill.core.ids import NO_CARD, Face
from boothill.core.moves import DISCARD, PLAY, RELOAD, USE
from boothill.core.rows import GREEN
from boothill.core.view import View
from boothill.table.wire import Aim
from boothill.terminal.board import led_by
from boothill.terminal.client import Client, OpenMove
from boothill.words import choices as words
from boothill.words.messages import Messages
from boothill.words.phrases import here

WHOM, WHICH, PAY = "whom", "which", "pay"
NOT_ASKED = -1


class Choice:
    """A line of a menu, and the moves it leads to."""

    __slots__ = ("label", "moves", "paid")

    def __init__(self, label: str, moves: list[OpenMove], paid: tuple[Face, ...] = ()) -> None:
        self.label = label
        self.moves = moves
        self.paid = paid
        """The cards already chosen to pay with."""


class Menu:
    """The menus of one decision, and the path of choices made so far."""

    def __init__(self, client: Client, offered: bool = False) -> None:
        self.client = client
        self.offered = offered
        """Does it offer an ability out of turn, without a pending decision?"""
        self.number = client.asked.number if client.asked is not None else NOT_ASKED
        decline = client.decline()
        self.moves = [move for move in client.open_moves() if decline is None or move.text != decline.text]
        self.path: list[Choice] = []

    @property
    def _messages(self) -> Messages:
        return self.client.messages

    @property
    def heading(self) -> str:
        """The question."""
        client, view = self.client, self.client.view
        if self.path:
            level, _ = self._level()
            return self._messages.text(here(view.rules, f"ask-{level}"), what=self._subject())
        if self.offered or client.asked is None:
            return self._messages.text("ask-any-time", seat=view.names[view.turn])
        return client.say(client.asked.question)

    def _subject(self) -> str:
        """The card or ability already chosen."""
        move = self.path[0].moves[0]
        rules = self.client.view.rules
        return self._messages.name(move.name) if move.card == NO_CARD else self._messages.card(rules, move.card)

    @property
    def zero(self) -> str:
        """What number 0 does; empty if nothing."""
        asked = self.client.asked
        if self.path:
            return self._messages.text("back")
        if self.offered or asked is None:
            return self._messages.text("ask-any-time.pass")
        return self.client.say(asked.decline) if asked.decline is not None else ""

    @property
    def choices(self) -> list[Choice]:
        if self.path:
            return self._level()[1]
        return first_menu(self.client, self.moves)

    def unused(self) -> tuple[list[Face], list[Face]]:
        """The cards in hand that cannot be used now, and the green ones in play."""
        return ([], []) if self.path else idle(self.client.view, self.moves)

    def _level(self) -> tuple[str, list[Choice]]:
        return inner_menu(self.client, self.path[-1].moves, self.path[-1].paid)

    def pick(self, choice: Choice) -> OpenMove | None:
        """Take a choice; returns the move, or None if more must be chosen."""
        if len(choice.moves) == 1:
            return choice.moves[0]
        self.path.append(choice)
        return None

    def back(self) -> bool:
        """Go back to the outer menu; returns False if this is the outermost."""
        if not self.path:
            return False
        self.path.pop()
        return True


def first_menu(client: Client, moves: Sequence[OpenMove]) -> list[Choice]:
    """The choices of what to do."""
    return [Choice(client.say(group[0].what), group) for group in _grouped(moves, _choice)]


def _choice(move: OpenMove) -> Hashable:
    return (move.verb, move.card, move.name, _which(move.aim) if move.card == NO_CARD and not move.name else None)


def inner_menu(client: Client, moves: Sequence[OpenMove], paid: tuple[Face, ...] = ()) -> tuple[str, list[Choice]]:
    """What must be chosen next among the moves of one choice, and the choices for it."""
    for level, key in ((WHOM, _whom), (WHICH, _which)):
        groups = _grouped(moves, lambda move, key=key: key(move.aim))  # type: ignore[misc]
        if len(groups) > 1:
            return level, [Choice(_aimed(client, group), group) for group in groups]
    costs: dict[Face, list[OpenMove]] = {}
    for move in moves:
        for card in dict.fromkeys(left_to_pay(move, paid)):
            costs.setdefault(card, []).append(move)
    view = client.view
    at_hand = view.hand + [card for figure in led_by(view, view.seat) for card in view.table[figure]]
    cards = sorted(costs, key=at_hand.index)
    return PAY, [Choice(client.messages.card(view.rules, card), costs[card], (*paid, card)) for card in cards]


def _whom(aim: Aim | None) -> Hashable:
    """A key that is the same for targets of the same player."""
    return None if aim is None else aim.kind if aim.seat < 0 else (aim.seat, aim.figure)


def _which(aim: Aim | None) -> Hashable:
    return None if aim is None else (aim.kind, aim.seat, aim.figure, aim.card)


def _aimed(client: Client, moves: Sequence[OpenMove]) -> str:
    """What moves are aimed at: the target itself, or for several targets the player they have in common."""
    aim = moves[0].aim
    assert aim is not None
    alone = all(_which(move.aim) == _which(aim) for move in moves)
    label = client.say(aim.label if alone else aim.whom)
    return client.messages.text("choice-vain", what=label) if moves[0].in_vain else label


def _grouped(moves: Sequence[OpenMove], key: Callable[[OpenMove], Hashable]) -> list[list[OpenMove]]:
    groups: dict[Hashable, list[OpenMove]] = {}
    for move in moves:
        groups.setdefault(key(move), []).append(move)
    return list(groups.values())


def left_to_pay(move: OpenMove, paid: tuple[Face, ...]) -> list[Face]:
    left = list(move.price)
    for card in paid:
        left.remove(card)
    return left


# -- cards that cannot be used now -----------------------------------------------------------------------------


def idle(view: View, moves: Sequence[OpenMove]) -> tuple[list[Face], list[Face]]:
    """The cards in hand that none of the moves uses, in order, and such green cards in play."""
    held = {move.card for move in moves if move.verb in (PLAY, DISCARD, RELOAD)}
    used = {move.card for move in moves if move.verb == USE}
    laid = [card for card in view.table[view.fronts[view.seat]] if view.rules.rows[card].edge == GREEN]
    return [card for card in dict.fromkeys(view.hand) if card not in held], [card for card in laid if card not in used]


def counted(messages: Messages, view: View, card: Face) -> str:
    """A card in hand, with the number of copies if more than one."""
    return messages.word(words.counted(view, card))


def waiting(messages: Messages, view: View, card: Face) -> str:
    """A card in play of the seat, with a note if it was laid this turn."""
    text = messages.card(view.rules, card)
    return text if view.ready(view.fronts[view.seat], card) else messages.text("just-laid", card=text)
