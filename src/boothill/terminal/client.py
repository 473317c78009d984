"""The client's state of a table: everything received so far, ready to be shown in any language."""

from __future__ import annotations

import msgspec

from boothill.core import events as ev
from boothill.core.ids import NOBODY, Face, Seat
from boothill.core.moves import ENDS, PASSES
from boothill.core.ruleset import Ruleset
from boothill.core.view import View
from boothill.sets import ruleset
from boothill.table import wire
from boothill.table.projection.decision import IN_VAIN
from boothill.table.seating import EMPTY
from boothill.table.table import OPEN_TABLE
from boothill.terminal.link import Link
from boothill.terminal.views import spoken, view_of, written
from boothill.words.catalogue import exists
from boothill.words.messages import Messages
from boothill.words.phrases import Said


class OpenMove:
    """A move that may be made, with the words for what it does and for its target."""

    __slots__ = ("aim", "card", "in_vain", "name", "price", "text", "verb", "what")

    def __init__(self, move: wire.MoveShown, what: wire.Line, aim: wire.Aim | None) -> None:
        self.text = move.text
        self.verb = move.verb
        self.card = Face(move.card)
        self.name = move.name
        self.price = tuple([Face(card) for card in move.price])
        self.in_vain = move.doubtful == IN_VAIN
        self.what = what
        self.aim = aim


def open_moves(offered: wire.Ask | wire.Shown) -> list[OpenMove]:
    """The offered moves, with their words."""
    aims = {(aim.kind, aim.seat, aim.figure, aim.card): aim for aim in offered.aims}
    return [
        OpenMove(move, offered.choices[move.choice], aims[msgspec.structs.astuple(move.aim)] if move.aim else None)
        for move in offered.moves
    ]


class Client:
    """The client of somebody who plays at a table or watches it."""

    def __init__(self, link: Link, lang: str, local: bool = False) -> None:
        self.link = link
        self.lang = lang
        self.local = local
        """Is it a local table, with only this person and bots?"""
        self.messages = Messages(lang)
        self.seat = NOBODY
        self.table: wire.TableShown | None = None
        self.rules: Ruleset | None = None
        self.shown: wire.Shown | None = None
        self.number = -1
        """The number of the last update."""
        self.asked: wire.Ask | None = None
        self.waiting: list[int] = []
        self.log: list[wire.Told] = []
        self.chats: list[wire.Chat] = []
        self.orders = wire.Orders()
        self.bets: dict[str, dict[str, str]] = {}
        """Everybody's bets, as far as known, by name."""
        self.bet: dict[str, str] = {}
        """This person's bet."""
        self.wishes: frozenset[str] = frozenset()
        """Wishes for the next game of a series."""
        self.ended: wire.Ended | None = None
        self.muted: set[str] = set()
        """Names of people whose chat this person does not want to read."""
        self._view: View | None = None

    # -- messages of the table ---------------------------------------------------------------------------------

    def hear(self, message: wire.FromTable) -> None:
        """Update the state from a message."""
        match message:
            case wire.Welcome(table, seat, orders, chats):
                self.seat = Seat(seat)
                self.orders = orders
                self.chats = list(chats)
                self._show(table)
            case wire.Changed(table):
                self._show(table)
            case wire.Update():
                self._update(message)
            case wire.Asked(ask, waiting):
                self.asked, self.waiting = ask, waiting
                self._look()
            case wire.Ended():
                self.ended = message
                self.bets = message.bets
            case wire.Chat():
                self.chats.append(message)
            case wire.Bets(bets):
                self.bets = bets
            case _:
                pass

    def ignores(self, message: wire.FromTable) -> bool:
        """Is this chat from somebody this person has muted?"""
        return isinstance(message, wire.Chat) and message.name in self.muted

    def _show(self, table: wire.TableShown) -> None:
        before, self.table = self.table, table
        if before is None or before.settings != table.settings:
            self.rules = ruleset(table.settings.game, table.settings.options)
            self.speak(self.lang)

    def _update(self, update: wire.Update) -> None:
        if update.fresh:
            self.log = []
            self.ended = None
            self.bets, self.bet, self.wishes = {}, {}, frozenset()
        # A pass needs no line: what follows shows it.
        self.log += [line for line in update.told if line.kind != ev.PASSED]
        self.number = update.number
        self.shown, self.asked, self.waiting = update.view, update.ask, update.waiting
        self._look()

    def _look(self) -> None:
        if self.rules is not None and self.shown is not None:
            self._view = view_of(self.rules, self.shown, self.seat)
            self._view.names = tuple(self._spoken(name) for name in self.shown.names)

    def speak(self, lang: str) -> None:
        """Use a language from now on."""
        self.lang = lang
        self.messages = Messages(lang, self.table.settings.game if self.table is not None else "")
        self._look()

    def _spoken(self, text: str) -> str:
        return spoken(self.messages, text) if self.local else text

    def written(self, text: str) -> str:
        """Typed text, as the table understands it."""
        return written(self.messages, text) if self.local else text

    # -- state -------------------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """The board as this seat sees it; only available once a game has been dealt."""
        assert self._view is not None
        return self._view

    @property
    def playing(self) -> bool:
        """Is there a game to show?"""
        return self._view is not None and self.table is not None and self.table.phase != OPEN_TABLE

    @property
    def hosting(self) -> bool:
        """Is it up to this seat to deal?"""
        table = self.table
        return table is not None and table.phase == OPEN_TABLE and self.seat != NOBODY and table.seats[self.seat].host

    def seated(self, table: wire.TableShown) -> tuple[str, int]:
        """The names at a table, with bots marked as such, and the number of free seats."""
        taken = [seat for seat in table.seats if seat.kind != EMPTY]
        names = [self.messages.text("lobby-seat", name=seat.name, kind=seat.kind) for seat in taken]
        return ", ".join(names), len(table.seats) - len(taken)

    @property
    def has_series(self) -> bool:
        """Can the game be played as a series?"""
        return self.rules is not None and self.rules.shape.series

    @property
    def chair(self) -> wire.SeatShown:
        """This seat, as everybody sees it."""
        assert self.table is not None
        return self.table.seats[self.seat]

    @property
    def out(self) -> bool:
        """Is this seat out of the game?"""
        mine = [figure for figure, owner in enumerate(self.view.owner) if owner == self.seat]
        return self.seat != NOBODY and not (
            any(self.view.alive[figure] for figure in mine)
            or (self.view.several and self.view.reserve_sizes[self.seat])
        )

    def say(self, line: wire.Line) -> str:
        """A line in words, even if a newer server sends one that this version does not know."""
        if not exists(line.id):
            return self.messages.text("unknown-line", kind=line.id)
        return self.messages.say(self._said(wire.said_of(line)))

    def _said(self, what: Said) -> Said:
        terms = {
            name: self._said(term) if isinstance(term, Said) else self._spoken(term) if isinstance(term, str) else term
            for name, term in what.args.items()
        }
        return Said(what.id, terms)

    # -- besides the game --------------------------------------------------------------------------------------

    def post(self, command: wire.ToTable) -> bool:
        self.link.post(command)
        return True

    def order(self, orders: wire.Orders) -> None:
        """Give standing orders."""
        self.orders = orders
        self.post(wire.SetOrders(orders))

    # -- decisions ---------------------------------------------------------------------------------------------

    def answers(self) -> list[OpenMove]:
        """The answers to this seat's pending decision."""
        return open_moves(self.asked) if self.asked is not None else []

    def open_moves(self) -> list[OpenMove]:
        """Everything that this seat may do now: answers to its decision, and moves of any-time abilities."""
        return self.answers() + (open_moves(self.shown) if self.shown is not None else [])

    def decline(self) -> OpenMove | None:
        """The answer that ends the turn or passes, if there is one."""
        return next((move for move in self.answers() if move.verb in (ENDS, PASSES)), None)

    def forced(self) -> OpenMove | None:
        """The only answer, if there is just one. Ending the turn is never forced."""
        answers = self.answers()
        return answers[0] if len(answers) == 1 and answers[0].verb != ENDS else None

    def make(self, move: OpenMove) -> None:
        """Make one of the open moves."""
        if self.asked is not None and any(move.text == answer.text for answer in self.asked.moves):
            self.link.post(wire.Answer(self.asked.number, [move.text]))
        else:
            self.link.post(wire.Act(self.number, move.text))

    def write(self, text: str) -> None:
        """Make a move given as text; the table says what is wrong with it, if anything."""
        text = self.written(text)
        if self.asked is not None:
            self.link.post(wire.Answer(self.asked.number, [text]))
        else:
            self.link.post(wire.Act(self.number, text))
