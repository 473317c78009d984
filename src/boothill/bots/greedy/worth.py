"""What cards and abilities are worth, by rule of thumb; a good card is worth about 5.

The values are data (`data/bots/worth.json`). A card that is not listed there is worth as much as cards of its kind, to
judge by its intents.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from boothill.bots.greedy.events import forbids, hits_held
from boothill.core.ids import Face, Figure, Target
from boothill.core.intents import DRINKS, HEAL, LAYING, SAVE
from boothill.core.rows import BROWN, KEEPS, NO_LIMIT, RANGE, Card
from boothill.core.targets import card_of, is_gear
from boothill.core.view import View

UNSEEN = 4.5
"""The worth of an unseen card, or of one about which nothing is known."""
ABILITY = 3.0
"""The worth of an ability that is not listed."""


@cache
def tables() -> Any:
    text = files("boothill.data").joinpath("bots/worth.json").read_text(encoding="utf-8")
    return json.loads(text)


@cache
def worth_of(row: Card) -> float:
    """A card's worth, other things being equal: as listed for the book that describes it, or else by its intents."""
    known = tables()
    book = row.rule.partition("-")[0]
    listed: float | None = known["cards"].get(book, known["cards"][""]).get(row.name)
    if listed is not None:
        return listed
    kinds: dict[str, float] = known["intents"]
    found = [kinds[kind] for kind in [f"{intent.what} {intent.whom}" for intent in row.intents] if kind in kinds]
    return max(found, default=UNSEEN)


def ability_worth(name: str) -> float:
    """An ability's worth for one round, other things being equal."""
    worth: float = tables()["abilities"].get(name, ABILITY)
    return worth


def in_vain(view: View, row: Card) -> bool:
    """Is it a healing card that no longer heals anybody because too few players are left?"""
    heals = row.means(HEAL)
    return heals is not None and view.living() < heals.among


def name_of(view: View, card: Face) -> str:
    return view.rules.rows[card].name if card >= 0 else ""


def hurt(view: View, figure: Figure) -> bool:
    """Could a figure regain lives? Ghosts could not."""
    return view.life[figure] < view.max_life[figure] and not view.is_ghost(figure)


def worth_holding(view: View, card: Face) -> float:
    """The worth of a card in hand. A second copy of a card in front of you, a gun no better than yours, or a Beer with
    two players left is worth little."""
    row = view.rules.rows[card]
    value = worth_of(row)
    if any(name_of(view, other) == row.name for other in view.table[view.seat]):
        value -= 4.0
    elif row.slot and gun(view, card) <= own_gun(view):
        value -= 3.0
    elif in_vain(view, row):
        value -= 4.0
    return value if view.rules.event is None else value + _by_event(view, row)


def _by_event(view: View, row: Card) -> float:
    """How much the event in force adds to the worth of holding a card, or takes from it; not much, as events pass."""
    rules = view.rules
    if hits_held(rules):
        return 3.0 if row.miss else 0.0
    if forbids(rules, DRINKS) and row.means(SAVE):
        return -1.5
    return -1.0 if row.edge != BROWN and forbids(rules, LAYING) else 0.0


def worth_removing(view: View, target: Target) -> float:
    """What a player loses with a card in play, or with an unseen one from the hand; below 0 if losing it is a
    favour."""
    if not is_gear(target):
        return UNSEEN
    row = view.rules.rows[card_of(target)]
    return -UNSEEN if row.burdens else worth_of(row)


def spare(view: View) -> int:
    """How many cards of the hand could not be kept if the turn ended now, or would only do harm if kept."""
    if view.rules.event is not None and hits_held(view.rules):
        return sum(not view.rules.rows[card].miss for card in view.hand)
    return max(0, len(view.hand) - (view.ask(KEEPS, view.fronts[view.seat]) or view.life[view.seat]))


def price(view: View, cards: tuple[Face, ...]) -> float:
    """The cost of giving up some cards of the hand; those that could not be kept anyway are cheap."""
    return sum(worth_holding(view, card) for card in cards) - UNSEEN * min(len(cards), spare(view))


def gun(view: View, card: Face) -> float:
    numbers = view.rules.rows[card].numbers
    return numbers.get(RANGE, 0) + 1.5 * numbers.get(NO_LIMIT, 0)


def own_gun(view: View) -> float:
    """How good the weapon in play is; -1 if there is none."""
    guns = [gun(view, card) for card in view.table[view.seat] if view.rules.rows[card].slot]
    return max(guns, default=-1.0)
