"""Commands about the people at a table: ending a game with them, muting somebody, and what a host does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from boothill.table import wire
from boothill.table.seating import BOT, EMPTY
from boothill.terminal.client import Client

if TYPE_CHECKING:
    from boothill.terminal.prompt import Desk

YES = "yes"
"""The word that confirms a command that cannot be undone."""


def offer(desk: Desk, on: bool) -> None:
    desk.client.post(wire.OfferEnd(on))


def stand(desk: Desk, rest: str) -> None:
    """Give up the seat; during a game this must be confirmed."""
    if desk.client.playing and desk.client.ended is None:
        _surely(desk, wire.Stand(), "page-stand.sure", "stand", rest)
    else:
        desk.client.post(wire.Stand())


def resign(desk: Desk, rest: str) -> None:
    _surely(desk, wire.Resign(), "page-resign.sure", "resign", rest)


def close(desk: Desk, rest: str) -> None:
    """End the game, after confirmation; a finished game is simply put away."""
    if desk.client.ended is not None:
        desk.client.post(wire.Close())
    else:
        _surely(desk, wire.Close(), "page-close-game.sure", "close", rest)


def lock(desk: Desk, _: str) -> None:
    table = desk.client.table
    desk.client.post(wire.Lock(not (table is not None and table.settings.locked)))


def spectators(desk: Desk, _: str) -> None:
    table = desk.client.table
    desk.client.post(wire.Watchable(not (table is not None and table.settings.watchers)))


def mute(desk: Desk, name: str) -> None:
    """Hide somebody's chat, or show it again; nobody else learns of this."""
    client = desk.client
    if name not in _muted(client.table) and name not in client.muted:
        desk.answers.say("nobody-called", name=name)
        return
    client.muted ^= {name}
    desk.answers.say("mute-told", on="yes" if name in client.muted else "no", name=name)


def silence(desk: Desk, name: str) -> None:
    found = _found(desk, name)
    if found is not None:
        desk.client.post(wire.Mute(not _muted(desk.client.table)[name], *found))


def remove(desk: Desk, rest: str) -> None:
    name = rest.removesuffix(f" {YES}")
    found = _found(desk, name)
    if found is not None:
        _surely(desk, wire.Remove(*found), "page-remove.sure", f"remove {name}", rest, name=name)


def _surely(desk: Desk, command: wire.ToTable, question: str, typed: str, rest: str, **facts: str) -> None:
    """Send a command that cannot be undone if it was confirmed, else ask for that."""
    if rest == YES or rest.endswith(f" {YES}"):
        desk.client.post(command)
        return
    asked = desk.client.messages.text(question, **facts)
    desk.answers.say("confirm-how", question=asked, command=f":{typed} {YES}")


def _found(desk: Desk, name: str) -> tuple[int | None, int | None] | None:
    """The seat of somebody, or their number as a spectator; None, after saying so, if nobody has that name."""
    table = desk.client.table
    for seat, chair in enumerate(table.seats if table is not None else ()):
        if chair.name == name and chair.kind not in (EMPTY, BOT):
            return seat, None
    for guest in table.spectators if table is not None else ():
        if guest.name == name:
            return None, guest.number
    desk.answers.say("nobody-called", name=name)
    return None


def changes(client: Client, before: wire.TableShown | None, table: wire.TableShown) -> Iterator[str]:
    """Changes about the people at a table, in words: an offer, who may speak, who may come."""
    text = client.messages.text
    if client.local:
        return
    offer = table.offer
    if offer is not None and (before is None or before.offer != offer):
        names = {seat: chair.name for seat, chair in enumerate(table.seats)}
        agreed, asked = (", ".join(names[seat] for seat in seats) for seats in (offer.agreed, offer.asked))
        told = text("offer-told", name=names.get(offer.by, ""), agreed=agreed, asked=asked)
        form = "answer" if client.seat in offer.asked else "back" if client.seat in offer.agreed else ""
        yield f"{told} {text(f'offer-told.{form}')}" if form else told
    if before is None:
        return
    if before.settings.locked != table.settings.locked:
        yield text("lock-told", on="yes" if table.settings.locked else "no")
    if before.settings.watchers != table.settings.watchers:
        yield text("watchers-told", on="yes" if table.settings.watchers else "no")
    muted = _muted(before)
    for name, now in _muted(table).items():
        if name and now != muted.get(name, now):
            yield text("silence-told", on="yes" if now else "no", name=name)


def _muted(table: wire.TableShown | None) -> dict[str, bool]:
    """Whether the host has muted them, for everybody at a table by name."""
    if table is None:
        return {}
    return {seat.name: seat.muted for seat in table.seats} | {one.name: one.muted for one in table.spectators}
