"""Describes the table in sentences, a line for each player, for screen readers."""

from __future__ import annotations

from collections.abc import Hashable

from boothill.core.ids import NO_CARD, NOBODY, Figure, Seat
from boothill.core.rows import distance
from boothill.core.view import View
from boothill.terminal.board import led_by, piles_of, position_of, side_head
from boothill.terminal.table import event_lines, in_play
from boothill.words.distances import in_turn_of, reach
from boothill.words.messages import Messages
from boothill.words.phrases import NONE


def table_lines(messages: Messages, view: View, eye: Seat) -> list[str]:
    """The public table as the seat `eye` sees it, beginning with that seat."""
    text = messages.text
    lines = []
    if not view.over:
        lines.append(
            text("turn-now", whose="reader" if view.turn == view.seat else "other", seat=view.names[view.turn])
        )
    lines += event_lines(messages, view)
    if view.seat == NOBODY and not view.several:
        lines.append(text("eyes-of", seat=view.names[eye]))
    for seat in view.seats_from(eye):
        lines += seat_lines(messages, view, eye, seat)
    if view.several:
        return lines + piles_of(messages, view)
    top = NONE if view.pile_top == NO_CARD else messages.card(view.rules, view.pile_top)
    return [*lines, text("piles", deck=sum(view.deck_sizes), pile=view.pile_size, top=top)]


def seat_lines(messages: Messages, view: View, eye: Seat, seat: Seat) -> list[str]:
    """One player: who they are, their life, how far away they are, and their cards in play."""
    if view.several:
        return [side_head(messages, view, seat), *[_figure(messages, view, figure) for figure in led_by(view, seat)]]
    figure, text = view.fronts[seat], messages.text
    who, ability, role = view.characters[figure], view.ability[figure], view.roles[seat]
    named = messages.name(who.name)
    if ability is not who and view.alive[figure]:
        named += " " + text("copied-ability", name=messages.name(ability.name))
    person = ", ".join((view.names[seat], messages.name(role) if role else text("seat-role"), named))
    if not view.alive[figure]:
        return [text("seat-line.out", who=person)]
    facts = [
        text("fact-ghost")
        if view.is_ghost(figure)
        else text("fact-life", life=view.life[figure], full=view.max_life[figure]),
        text("fact-hand", count=view.hand_sizes[seat]),
        *_shots(messages, view, view.fronts[eye], figure),
    ]
    gear = "; ".join(line.plain for line in in_play(messages, view, figure))
    return [text("seat-line", who=person, facts=", ".join(facts), gear=gear)]


def _figure(messages: Messages, view: View, figure: Figure) -> str:
    gear = ", ".join(messages.name(view.rules.rows[card].name) for card in view.table[figure])
    return messages.text(
        "figure-line",
        place=messages.text("place", position=position_of(view, figure)),
        name=messages.name(view.characters[figure].name),
        life=view.life[figure],
        full=view.max_life[figure],
        gear=gear or NONE,
    )


def _shots(messages: Messages, view: View, eye: Figure, figure: Figure) -> list[str]:
    """The distance, and who reaches whom, each in the turn of the shooter."""
    if eye == figure or not view.alive[eye]:
        return []
    with in_turn_of(view, eye):
        away = distance(view, eye, figure)
        there = away <= reach(view, eye)
    with in_turn_of(view, figure):
        here = distance(view, figure, eye) <= reach(view, figure)
    facts = [messages.text("fact-distance", distance=away)]
    if (here or there) and view.seat != NOBODY:
        facts.append(messages.text("fact-shots", shots="both" if here and there else "there" if there else "here"))
    return facts


Standing = list[Hashable]
"""The state of each seat that is worth reporting when it changes."""


def standing_of(view: View) -> Standing:
    """Life, characters, roles and cards in play of everybody. Hands are left out, since every card changes them."""
    return [
        (
            view.roles[seat],
            view.reserve_sizes[seat],
            tuple(
                (view.characters[f].name, view.ability[f].name, view.life[f], view.alive[f], tuple(view.table[f]))
                for f in led_by(view, seat)
            ),
        )
        for seat in view.seats
    ]


def changed_lines(messages: Messages, view: View, eye: Seat, before: Standing) -> list[str]:
    """Lines for the players for whom something has changed since `before`."""
    after = standing_of(view)
    changed = [seat for seat in view.seats if before[seat] != after[seat]]
    return [line for seat in changed for line in seat_lines(messages, view, eye, seat)]
