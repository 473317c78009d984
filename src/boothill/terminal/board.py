"""Draws the board: of any game, and of games where players lead several characters, in front and rear."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from boothill.core.board import Board
from boothill.core.ids import NO_CARD, Figure, Seat
from boothill.core.view import View
from boothill.terminal.screen import painted
from boothill.terminal.table import draw_life, draw_piles, draw_table, event_lines
from boothill.words.messages import Messages
from boothill.words.phrases import NONE

FRONT, REAR, ALONE = "front", "rear", "alone"
COMMON = -1
"""The deck size of a player without their own deck."""
WIDTHS = (15, 7)
"""Column widths of the character and the life, so that both sides are aligned."""


def draw_board(messages: Messages, view: View, eye: Seat, first: Seat, legend: str) -> Group:
    """The table as `eye` sees it, beginning with seat `first`; of two sides, that seat's is drawn below."""
    if not view.several:
        events = [painted(" ".join(event_lines(messages, view)), "bold")] if view.round is not None else []
        return Group(*events, draw_table(messages, view, eye, first), draw_piles(messages, view, legend))
    sides = [_side(messages, view, seat, seat == first) for seat in reversed(view.seats_from(first))]
    return Group(*sides, *[painted(line) for line in piles_of(messages, view)])


def led_by(board: Board, seat: Seat) -> list[Figure]:
    """The figures that a seat leads, the front one first; if it can lead several, only those alive."""
    front = board.fronts[seat]
    if not board.several:
        return [front]
    mine = [figure for figure in board.figures if board.owner[figure] == seat and board.alive[figure]]
    return sorted(mine, key=lambda figure: figure != front)


def position_of(board: Board, figure: Figure) -> str:
    """The position of a figure: front, rear, or alone if it is the only one of its side."""
    if len(led_by(board, board.owner[figure])) == 1:
        return ALONE
    return FRONT if board.fronts[board.owner[figure]] == figure else REAR


def _side(messages: Messages, view: View, seat: Seat, near: bool) -> Group:
    """A side: its player's line and its characters, drawn so that the fronts face each other."""
    mark = ">" if seat == view.turn and not view.over else " "
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    table.add_column("", width=3)
    places = [len(messages.text("place", position=position)) for position in (FRONT, REAR, ALONE)]
    for width in (max(places), *WIDTHS):
        table.add_column("", no_wrap=True, width=width)
    table.add_column("")
    figures = led_by(view, seat)
    for figure in figures if near else reversed(figures):
        table.add_row(*_row(messages, view, figure))
    head = Text(
        f"{mark} {side_head(messages, view, seat)}",
        "bold" if seat == view.seat else "",
        no_wrap=True,
        overflow="ellipsis",
    )
    if not figures:
        return Group(head)
    return Group(head, table) if near else Group(head, table, Text(""))


def side_head(messages: Messages, view: View, seat: Seat) -> str:
    """The line for a player who leads several characters, with the numbers of their cards and characters."""
    role, deck = view.roles[seat], view.deck_of[seat]
    own = view.rules.backs.index(role)
    return messages.text(
        "side-head",
        seat=view.names[seat],
        role=role,
        hand=view.hand_sizes[seat],
        strange=sum(back != own for back in view.backs[seat]),
        deck=view.deck_sizes[deck] if deck < len(view.names) else COMMON,
        reserve=view.reserve_sizes[seat],
    )


def _row(messages: Messages, view: View, figure: Figure) -> list[Text]:
    gear = ", ".join(messages.name(view.rules.rows[card].name) for card in view.table[figure])
    return [
        Text(""),
        Text(messages.text("place", position=position_of(view, figure))),
        Text(messages.name(view.characters[figure].name)),
        draw_life(messages, view, figure),
        Text(gear),
    ]


def piles_of(messages: Messages, view: View) -> list[str]:
    """Lines for the discard pile and the common deck, and for the reserve of the viewer's seat."""
    top = NONE if view.pile_top == NO_CARD else messages.card(view.rules, view.pile_top)
    common = sum(view.deck_sizes[len(view.names) :])
    lines = [messages.text("side-piles", pile=view.pile_size, top=top, common=common)]
    if view.reserve:
        names = ", ".join(messages.name(name) for name in view.reserve)
        lines.append(messages.text("your-reserve", names=names))
    return lines
