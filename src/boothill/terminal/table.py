"""Draws the table as a seat sees it, in eighty columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from boothill.core.ids import NO_CARD, NOBODY, Face, Figure, Seat
from boothill.core.rows import GREEN, distance
from boothill.core.view import View
from boothill.terminal.screen import painted
from boothill.words.distances import in_turn_of, reach
from boothill.words.messages import Messages
from boothill.words.phrases import NONE

SIDE_STYLES = ("yellow", "red", "magenta", "cyan", "green")
"""The colours of the sides, the leader's first."""


def draw_table(messages: Messages, view: View, eye: Seat, first: Seat) -> Table:
    """A row for each seat, clockwise from the first one, with the distances as `eye` sees them."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(messages.text("column-player"), no_wrap=True, max_width=12)
    for heading in ("role", "character", "life"):
        table.add_column(messages.text(f"column-{heading}"), no_wrap=True)
    table.add_column(messages.text("column-hand"), no_wrap=True, justify="right")
    table.add_column(messages.text("column-distance"), no_wrap=True)
    table.add_column(messages.text("column-in-play"))
    for seat in view.seats_from(first):
        table.add_row(*_row(messages, view, eye, seat), style="" if view.alive[view.fronts[seat]] else "dim")
    return table


def draw_piles(messages: Messages, view: View, legend: str) -> Text:
    top = NONE if view.pile_top == NO_CARD else messages.card(view.rules, view.pile_top)
    piles = messages.text("piles", deck=sum(view.deck_sizes), pile=view.pile_size, top=top)
    return Text("\n").join([painted(piles), Text(legend, "dim")])


def event_lines(messages: Messages, view: View) -> list[str]:
    """Lines for the event in force with its rule, the next one, and the direction of turns in this round."""
    round, event, text = view.round, view.rules.event, messages.text
    if round is None:
        return []
    if event is None:
        lines = [text("event-in-force", event=NONE, does="")]
    else:
        does = messages.in_force(view.rules, event)
        lines = [f"{text('event-in-force', event=messages.name(event.name), does=does)} [{event.rule}]"]
    if event is not None and event.backwards:
        lines.append(text("order-of-turns"))
    if round.extra:
        lines.append(text("extra-turn", whose=_whose(view, view.turn), seat=view.names[view.turn]))
    following = messages.name(round.next[0]) if round.next else NONE
    starter = view.names[round.starter]
    return [
        *lines,
        text("event-next", left=len(round.next), name=following, whose=_whose(view, round.starter), seat=starter),
    ]


def _whose(view: View, seat: Seat) -> str:
    return "reader" if seat == view.seat else "other"


def _row(messages: Messages, view: View, eye: int, seat: Seat) -> list[Text]:
    figure = view.fronts[seat]
    role = view.roles[seat]
    alive = view.alive[figure]
    return [
        Text(">" if seat == view.turn and not view.over else " ", "bold"),
        Text(view.names[seat], "bold" if seat == eye and view.seat == eye else ""),
        Text(messages.name(role) if role else messages.text("unknown-role"), _style(view, role)),
        _character(messages, view, figure),
        draw_life(messages, view, figure),
        Text(str(view.hand_sizes[seat]) if alive else ""),
        Text(_shots(view, view.fronts[eye], figure)),
        _in_play(messages, view, figure) if alive else Text(""),
    ]


def _style(view: View, role: str) -> str:
    """The colour of the side that a role plays for, in a game with sides."""
    sides = list(dict.fromkeys(side for _, side in view.rules.shape.sides))
    side = view.rules.shape.side_of(role)
    return SIDE_STYLES[sides.index(side) % len(SIDE_STYLES)] if side in sides else ""


def _character(messages: Messages, view: View, figure: Figure) -> Text:
    """The character, and below it the one whose ability it has copied."""
    who, ability = view.characters[figure], view.ability[figure]
    text = Text(messages.name(who.name))
    if ability is not who and view.alive[figure]:
        text.append("\n" + messages.text("copied-ability", name=messages.name(ability.name)))
    return text


def draw_life(messages: Messages, view: View, figure: Figure) -> Text:
    """The number of bullets, and the bullets left and lost."""
    if not view.alive[figure]:
        return Text(messages.text("out-of-game"))
    if view.is_ghost(figure):
        return Text(messages.text("is-ghost"), "italic")
    left = max(0, view.life[figure])
    lost = view.max_life[figure] - left
    return Text.assemble(f"{view.life[figure]} ", ("●" * left, "red"), ("○" * lost, "dim"))


def _shots(view: View, eye: Figure, figure: Figure) -> str:
    """The distance, and who reaches whom, each in the turn of the shooter."""
    if eye == figure or not (view.alive[eye] and view.alive[figure]):
        return ""
    with in_turn_of(view, eye):
        away = distance(view, eye, figure)
        there = away <= reach(view, eye)
    with in_turn_of(view, figure):
        here = distance(view, figure, eye) <= reach(view, figure)
    return f"{away} {'<' if here else ' '}{'-' if here or there else ''}{'>' if there else ''}"


def _in_play(messages: Messages, view: View, figure: Figure) -> Text:
    """The cards in play of a figure, each kind on its own line."""
    return Text("\n").join(in_play(messages, view, figure))


def in_play(messages: Messages, view: View, figure: Figure) -> list[Text]:
    """The cards in play: the weapon and others with a lasting effect, then those ready for use, or laid this turn."""
    rows = view.rules.rows
    weapons = [messages.text("bare-hands")]
    lasting: list[str] = []
    ready: list[str] = []
    laid: list[str] = []
    for card in view.table[figure]:
        name = messages.name(rows[card].name)
        if rows[card].slot:
            with in_turn_of(view, figure):
                weapons = [messages.text("weapon", name=name, reach=reach(view, figure))]
        elif rows[card].edge == GREEN:
            (ready if view.ready(figure, card) else laid).append(name)
        else:
            lasting.append(name)
    lines = [Text(", ".join(weapons + lasting))]
    if ready:
        lines.append(Text(messages.text("ready", cards=", ".join(ready)), "green"))
    if laid:
        lines.append(Text(messages.text("laid-now", cards=", ".join(laid)), "dim"))
    return lines


def hand_line(messages: Messages, view: View, seat: Seat, cards: Sequence[Face]) -> str:
    if not cards:
        return messages.text("hand-empty", seat=view.names[seat])
    return messages.text("hand-of", seat=view.names[seat], cards=messages.cards(view.rules, cards))


def goals_line(messages: Messages, view: View) -> str:
    """Who hunts whom, if that is public; otherwise empty."""
    return "" if view.over else messages.text("goals", **_known(messages, view))


def goals_of(messages: Messages, view: View) -> list[str]:
    """The goals of the seat of a view, and of everybody else in the game whose role is known."""
    known = _known(messages, view)
    mine = view.seat != NOBODY
    lines = [messages.text(f"goal-{view.roles[view.seat]}", **known)] if mine else []
    for seat in dict.fromkeys(view.owner[figure] for figure in view.others(view.fronts[view.seat if mine else 0])):
        if view.roles[seat] and seat != view.seat:
            lines.append(messages.text(f"goal-{view.roles[seat]}.other", seat=view.names[seat], **known))
    return lines


def _known(messages: Messages, view: View) -> dict[str, str | int]:
    """What a goal may mention: the numbers of players and of those left, and who has which known role."""
    known: dict[str, str | int] = {"players": len(view.names), "left": view.living()}
    for seat, role in enumerate(view.roles):
        if role:
            known[role] = messages.text("you") if seat == view.seat else view.names[seat]
    return known
