"""A view rebuilt from what a table shows, so that everything that draws or reasons about views works on it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from boothill.core.ids import NOBODY, Deck, Face, Figure, Seat, Target
from boothill.core.ruleset import Ruleset
from boothill.core.view import View
from boothill.table import wire
from boothill.table.projection.targets import code_of
from boothill.words.messages import Messages

YOU = "You"
"""What the person's seat at a local table is called, unless they give a name; said in the reader's language."""


def view_of(rules: Ruleset, shown: wire.Shown, seat: Seat) -> View:
    """What a seat, or a spectator (NOBODY), is shown. What may be done comes from the table, in words."""
    mine = seat != NOBODY
    return View(
        rules=rules,
        names=tuple(shown.names),
        owner=tuple([Seat(seat) for seat in shown.owner]),
        life=shown.life,
        full=shown.full,
        who=[rules.characters[name] for name in shown.who],
        ability=[rules.characters[name] for name in shown.ability],
        table=[_cards(cards) for cards in shown.table],
        alive=shown.alive,
        roles=shown.roles,
        fronts=[Figure(Target(figure)) for figure in shown.fronts],
        turn=Seat(shown.turn),
        phase=shown.phase,
        tally=shown.tally,
        fresh=[code_of(target) for target in shown.fresh],
        winner=shown.winner,
        to_act=Seat(shown.to_act),
        seat=seat,
        hand=_cards(shown.hands[seat]) if mine else [],
        hand_sizes=[len(hand) for hand in shown.hands],
        deck_sizes=shown.deck_sizes,
        deck_of=[Deck(deck) for deck in shown.deck_of],
        pile_top=Face(shown.pile_top),
        pile_size=shown.pile_size,
        stack=[],
        fallen=[],
        waiting=[],
        backs=shown.backs,
        reserve=shown.reserves[seat] if mine else [],
        reserve_sizes=shown.reserve_sizes,
        legal=[],
        answers=[],
    )


def spoken(messages: Messages, text: str) -> str:
    """Names, or a move, as the reader is shown them."""
    return re.sub(rf"\b{YOU}\b", messages.text("seat-you"), text)


def written(messages: Messages, text: str) -> str:
    """What the reader has typed, as the table understands it."""
    return re.sub(rf"\b{messages.text('seat-you')}\b", YOU, text)


def _cards(shown: Iterable[int]) -> list[Face]:
    return [Face(card) for card in shown]
