"""The parts above the menu in full screen: the title and the player's hand."""

from __future__ import annotations

from rich.text import Text

from boothill.core.ids import NOBODY
from boothill.terminal.client import Client
from boothill.terminal.menu import Menu, counted
from boothill.terminal.screen import painted


def title_of(client: Client) -> str:
    """The title: the game, whose turn it is, and whether the game is paused."""
    text, table = client.messages.text, client.table
    if table is None:
        return text("app-connecting")
    game = client.messages.game(table.settings.game)
    if not client.playing:
        return text("app-title", game=game, players=len(table.seats))
    view = client.view
    head = text("app-title", game=game, players=len(view.names))
    who = "reader" if view.turn == client.seat else "other"
    turn = "" if view.over else text("app-turn", whose=who, seat=view.names[view.turn])
    paused = text("app-paused") if table.paused else ""
    return f"{head}  {turn} {paused}"


def hand_of(client: Client, menu: Menu | None, width: int) -> Text:
    """The player's hand in `width` columns; cards that can be used now are underlined, the others dim."""
    messages = client.messages
    if not client.playing or client.seat == NOBODY:
        return Text("")
    view = client.view
    unused = menu.unused()[0] if menu is not None and not menu.path else []
    line = Text(messages.text("app-hand") + " ", "bold")
    used = len(line)
    for card in dict.fromkeys(view.hand):
        chip = painted(counted(messages, view, card))
        chip.stylize("dim" if card in unused or menu is None else "bold underline")
        chip.apply_meta({"@click": f"app.card({card})"})
        if width < used + len(chip):  # do not break a card's name
            line.append("\n")
            used = 0
        line.append_text(chip).append("  ")
        used += len(chip) + 2
    if not view.hand:
        line.append(messages.text("app-no-cards"))
    return line
