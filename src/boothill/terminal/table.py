"""The table as a seat sees it, drawn for eighty columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from boothill.core.moves import NO_CARD
from boothill.core.rows import RANGE, distance
from boothill.core.view import View
from boothill.messages import NONE, Messages
from boothill.terminal.screen import painted

ROLE_STYLES = {"sheriff": "yellow", "deputy": "yellow", "outlaw": "red", "renegade": "magenta"}


def draw_table(messages: Messages, view: View, eye: int, first: int) -> Table:
    """A row for each seat, clockwise from the first one, with the distances as `eye` sees them."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(messages.text("column-player"), no_wrap=True, max_width=12)
    for heading in ("role", "character", "life"):
        table.add_column(messages.text(f"column-{heading}"), no_wrap=True)
    table.add_column(messages.text("column-hand"), no_wrap=True, justify="right")
    table.add_column(messages.text("column-distance"), no_wrap=True)
    table.add_column(messages.text("column-in-play"))
    seats = len(view.names)
    for seat in ((first + step) % seats for step in range(seats)):
        table.add_row(*_row(messages, view, eye, seat), style="" if view.alive[view.fronts[seat]] else "dim")
    return table


def draw_piles(messages: Messages, view: View, legend: str) -> Text:
    top = NONE if view.pile_top == NO_CARD else messages.card(view.rules, view.pile_top)
    piles = messages.text("piles", deck=sum(view.deck_sizes), pile=view.pile_size, top=top)
    return Text("\n").join([Text(legend, "dim"), painted(piles)])


def _row(messages: Messages, view: View, eye: int, seat: int) -> list[Text]:
    figure = view.fronts[seat]
    role = view.roles[seat]
    alive = view.alive[figure]
    return [
        Text(">" if seat == view.turn and not view.over else " ", "bold"),
        Text(view.names[seat], "bold" if seat == eye and view.seat == eye else ""),
        Text(messages.name(role) if role else messages.text("unknown-role"), ROLE_STYLES.get(role, "")),
        Text(messages.name(view.who[figure].name)),
        _life(messages, view, figure),
        Text(str(view.hand_sizes[seat]) if alive else ""),
        Text(_shots(view, view.fronts[eye], figure)),
        _in_play(messages, view, figure) if alive else Text(""),
    ]


def _life(messages: Messages, view: View, figure: int) -> Text:
    """The number of bullets, and the bullets left and lost."""
    if not view.alive[figure]:
        return Text(messages.text("out-of-game"))
    left = max(0, view.life[figure])
    lost = view.full[figure] - left
    return Text.assemble(f"{view.life[figure]} ", ("●" * left, "red"), ("○" * lost, "dim"))


def _shots(view: View, eye: int, figure: int) -> str:
    """The distance, and who reaches whom."""
    if eye == figure or not (view.alive[eye] and view.alive[figure]):
        return ""
    away = distance(view, eye, figure)
    there = away <= reach(view, eye)
    here = distance(view, figure, eye) <= reach(view, figure)
    return f"{away} {'<' if here else ' '}{'-' if here or there else ''}{'>' if there else ''}"


def _in_play(messages: Messages, view: View, figure: int) -> Text:
    rows = [view.rules.rows[card] for card in view.table[figure]]
    weapons = [
        messages.text("weapon", name=messages.name(row.name), reach=reach(view, figure)) for row in rows if row.slot
    ]
    others = [messages.name(row.name) for row in rows if not row.slot]
    return Text(", ".join((weapons or [messages.text("bare-hands")]) + others))


def reach(view: View, figure: int) -> int:
    """How far a figure's weapon reaches."""
    return 1 + view.ask(RANGE, figure)


def hand_line(messages: Messages, view: View, seat: int, cards: Sequence[int]) -> str:
    if not cards:
        return messages.text("hand-empty", seat=view.names[seat])
    return messages.text("hand-of", seat=view.names[seat], cards=messages.cards(view.rules, cards))
