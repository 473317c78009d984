"""Arrangements besides the game: standing orders, bets of people who only watch, and the next game of a series."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from boothill.core.ids import NOBODY, Seat
from boothill.core.view import View
from boothill.table import wire
from boothill.terminal.client import Client
from boothill.words.messages import Messages
from boothill.words.names import english_of

ORDERS, BET, AGAIN, SERIES = "orders", "bet", "again", "series"
"""Kinds of arrangements. Each is a command, and its things are the words that may follow."""
NONE = {ORDERS: "no-orders", BET: "no-bet"}
"""Messages for people who cannot arrange it."""
FLAGS = {"forced": "forced", "shields": "shields", "misses": "misses", "end": "end_turn"}
"""Orders that are on or off: the word for each, and its field."""
MOST_LIFE = 5
WINNER = "winner"
KEEP = "keep"
"""The word for keeping the character in a series."""


class Thing:
    """One thing to arrange: its word, its label, whether it is on now, and how to change it.

    The deed is given the text typed after the word, empty for a mere switch, and returns whether it was valid.
    """

    def __init__(self, word: str, label: str, on: bool | None, deed: Callable[[str], bool]) -> None:
        self.word = word
        self.on = on
        self.deed = deed
        self.line = label if on is None else f"[{'x' if on else ' '}] {label}"


def things(client: Client, what: str) -> list[Thing]:
    """Everything of a kind that this seat can arrange now."""
    table, watches = client.table, client.seat == NOBODY
    if table is None:
        return []
    if what == SERIES:
        return [_series(client, table.settings)] if client.hosting and client.has_series else []
    if not client.playing:
        return []
    if what == AGAIN:
        return list(_wishes(client)) if table.settings.series and client.ended is not None and not watches else []
    acting = not (watches or client.out)
    if client.ended is not None or acting != (what == ORDERS):
        return []
    return list(_orders(client) if acting else _bets(client))


def heading(messages: Messages, what: str) -> str:
    return messages.text("page-orders.about" if what == ORDERS else "page-bets.about")


def _orders(client: Client) -> Iterator[Thing]:
    text, now = client.messages.text, client.orders

    def give(changed: wire.Orders, typed: str) -> bool:
        client.order(changed)
        return not typed

    def take_hits(typed: str) -> bool:
        life = (
            int(typed) if typed.isdecimal() else MOST_LIFE + 1 if typed else (now.take_hits_above + 1) % (MOST_LIFE + 1)
        )
        if life <= MOST_LIFE:
            client.order(msgspec.structs.replace(now, take_hits_above=life))
        return life <= MOST_LIFE

    for word, field in FLAGS.items():
        on = bool(getattr(now, field))
        changed = msgspec.structs.replace(now, **{field: not on})
        yield Thing(word, text(f"page-order-{field.replace('_', '-')}"), on, partial(give, changed))
    hits = now.take_hits_above
    yield Thing("hits", text("page-order-take-hits", life=hits), hits > 0, take_hits)
    yield Thing("all", text("page-orders.convenient"), None, partial(give, wire.CONVENIENT))
    yield Thing("none", text("page-orders.full-control"), None, partial(give, wire.Orders()))
    if not client.local:
        covered = client.chair.covered
        label = text("page-away-off" if covered else "page-away-on")
        yield Thing("away", label, None, lambda typed: client.post(wire.Away(not covered)) and not typed)


def _bets(client: Client) -> Iterator[Thing]:
    view, messages = client.view, client.messages

    def on(key: str, value: str) -> bool:
        changed = {other: bet for other, bet in client.bet.items() if other != key} | ({key: value} if value else {})
        client.bet = changed
        return client.post(wire.Bet(changed))

    def winner(side: str, typed: str) -> bool:
        return not typed and on(WINNER, "" if client.bet.get(WINNER) == side else side)

    def role_of(seat: Seat, typed: str) -> bool:
        known = ["", *[role.capitalize() for role in view.rules.hidden]]
        role = english_of(typed).capitalize() if typed else known[(known.index(bet(seat)) + 1) % len(known)]
        return role in known and on(str(seat), role)

    def bet(seat: Seat) -> str:
        return client.bet.get(str(seat), "")

    for side in sides_at(view):
        yield Thing(side, side_name(client, side), client.bet.get(WINNER) == side, partial(winner, side))
    for seat, name in zip(view.seats, view.names, strict=True):
        if not view.roles[seat]:
            role = messages.name(bet(seat)) if bet(seat) else messages.text("page-role.unknown")
            label = messages.text("bet-role", seat=name, role=role)
            yield Thing(name, label, bool(bet(seat)), partial(role_of, seat))


def _series(client: Client, settings: wire.Settings) -> Thing:
    changed = wire.Change(msgspec.structs.replace(settings, series=not settings.series))
    return Thing(SERIES, client.messages.text("page-series"), settings.series, lambda _: client.post(changed))


def _wishes(client: Client) -> Iterator[Thing]:
    def wish(word: str, typed: str) -> bool:
        client.wishes ^= {word}
        return not typed

    labels = {KEEP: "page-rematch.keep", client.view.rules.shape.leader: "page-rematch.lead"}
    for word, label in labels.items():
        yield Thing(word, client.messages.text(label), word in client.wishes, partial(wish, word))


def sides_at(view: View) -> list[str]:
    """The sides that can win."""
    return view.rules.shape.sides_at(view.rules.roles[len(view.names)])


def side_name(client: Client, side: str) -> str:
    """The name of a side that can win; in a game without a leader, the printed name."""
    return client.messages.text(f"page-side-{side}") if client.view.led else client.messages.name(side)
