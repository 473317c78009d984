"""Rebuilds a view from what a table shows, so that everything that works with views can use it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from boothill.core.ids import NOBODY, Deck, Face, Figure, Seat, Target
from boothill.core.round import UNSEEN, Round
from boothill.core.ruleset import Ruleset
from boothill.core.view import View
from boothill.table import wire
from boothill.table.projection.targets import code_of
from boothill.words.messages import Messages

YOU = "You"
"""The default name of the person at a local table; shown in the reader's language."""


def view_of(rules: Ruleset, shown: wire.Shown, seat: Seat) -> View:
    """The view of a seat, or of a spectator (NOBODY). It has no moves: those come from the table, in words."""
    round = shown.round
    rules = rules.under(round.event if round is not None else "")
    view = View(rules, tuple(shown.names), tuple([Seat(owner) for owner in shown.owner]), shown.roles, seat)
    view.life, view.max_life, view.alive = shown.life, shown.full, shown.alive
    view.characters = [rules.characters[name] for name in shown.who]
    view.ability = [rules.characters[name] for name in shown.ability]
    view.table = [_cards(cards) for cards in shown.table]
    view.fronts = [Figure(Target(figure)) for figure in shown.fronts]
    view.turn, view.phase, view.this_turn = Seat(shown.turn), shown.phase, shown.tally
    view.laid_this_turn = [code_of(target) for target in shown.fresh]
    view.winner, view.to_act = shown.winner, Seat(shown.to_act)
    view.hand_sizes = [len(hand) for hand in shown.hands]
    view.deck_sizes, view.deck_of = shown.deck_sizes, [Deck(deck) for deck in shown.deck_of]
    view.pile_top, view.pile_size = Face(shown.pile_top), shown.pile_size
    view.backs, view.reserve_sizes = shown.backs, shown.reserve_sizes
    if seat != NOBODY:
        view.hand, view.reserve = _cards(shown.hands[seat]), shown.reserves[seat]
    if round is not None:
        view.round = Round(
            event=round.event,
            next=((round.next,) + (UNSEEN,) * (round.left - 1))[: round.left],
            past=tuple(round.past),
            starter=Seat(round.starter),
            been=tuple([Seat(seat) for seat in round.been]),
            out=tuple([Seat(seat) for seat in round.out]),
            ghost=Figure(Target(round.ghost)),
            extra=round.extra,
        )
    return view


def spoken(messages: Messages, text: str) -> str:
    """A name or a move, in the reader's language."""
    return re.sub(rf"\b{YOU}\b", messages.text("seat-you"), text)


def written(messages: Messages, text: str) -> str:
    """Text typed by the reader, as the table understands it."""
    return re.sub(rf"\b{messages.text('seat-you')}\b", YOU, text)


def _cards(shown: Iterable[int]) -> list[Face]:
    return [Face(card) for card in shown]
