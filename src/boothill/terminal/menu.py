"""A decision as menus: what to do, against whom, which card, what it costs; one inside the other."""

from __future__ import annotations

from boothill.core.ids import Face
from boothill.core.moves import Move
from boothill.terminal.choices import Choice, first_menu, idle, menu, subject
from boothill.terminal.client import Client
from boothill.words.messages import Messages
from boothill.words.phrases import here


class Menu:
    """The menus of one decision, and how far in one is."""

    def __init__(self, client: Client, offered: bool = False) -> None:
        self.client = client
        self.offered = offered
        """Is it an ability out of turn that is offered, with nothing asked?"""
        self.number = client.asked.number if client.asked is not None else NOT_ASKED
        decline = client.decline()
        self.moves = [move for move in client.open_moves() if move != decline]
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
            return self._messages.text(
                here(view.rules, f"ask-{level}"), what=subject(self._messages, view, self.path[0])
            )
        if self.offered or client.asked is None:
            return self._messages.text("ask-any-time", seat=view.names[view.turn])
        return client.say(client.asked.question)

    @property
    def zero(self) -> str:
        """What number 0 stands for; empty if it stands for nothing."""
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
        return first_menu(self._messages, self.client.view, self.moves)

    def unused(self) -> tuple[list[Face], list[Face]]:
        """The cards of the hand that are of no use now, and the green ones in play."""
        return ([], []) if self.path else idle(self.client.view, self.moves)

    def _level(self) -> tuple[str, list[Choice]]:
        return menu(self._messages, self.client.view, self.path[-1].moves, self.path[-1].paid)

    def pick(self, choice: Choice) -> Move | None:
        """Take a choice: the move, or None if more has to be said."""
        if len(choice.moves) == 1:
            return choice.moves[0]
        self.path.append(choice)
        return None

    def back(self) -> bool:
        """Number 0 in an inner menu; False if this is the outermost."""
        if not self.path:
            return False
        self.path.pop()
        return True


NOT_ASKED = -1
