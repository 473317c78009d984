"""What cards and abilities are worth, by rule of thumb; about 5 is a card one is glad to have."""

from __future__ import annotations

from boothill.core.moves import card_of, is_gear
from boothill.core.rows import KEEPS, NO_LIMIT, RANGE
from boothill.core.view import View
from boothill.deeds import NUISANCES

UNSEEN = 4.5
"""What a card is worth that nobody has seen yet."""

WORTH = {
    "Missed!": 6.0, "Beer": 6.5, "BANG!": 5.0, "Barrel": 6.0, "Mustang": 5.0, "Scope": 3.5, "Volcanic": 4.0,
    "Schofield": 3.5, "Remington": 4.2, "Rev. Carabine": 4.6, "Winchester": 5.0, "Panic!": 5.0, "Cat Balou": 5.0,
    "Duel": 4.0, "Indians!": 4.0, "Gatling": 5.5, "Stagecoach": 7.0, "Wells Fargo": 8.0, "General Store": 3.0,
    "Saloon": 3.5, "Jail": 4.0, "Dynamite": 1.5,
    "Dodge": 7.0, "Punch": 4.5, "Springfield": 4.0, "Rag Time": 4.0, "Brawl": 3.0, "Tequila": 3.0, "Whisky": 4.5,
    "Bible": 7.0, "Iron Plate": 6.0, "Sombrero": 6.0, "Ten Gallon Hat": 6.0, "Can Can": 5.0, "Derringer": 6.0,
    "Canteen": 5.5, "Howitzer": 6.0, "Buffalo Rifle": 5.5, "Pepperbox": 5.0, "Pony Express": 7.5, "Conestoga": 5.5,
    "Knife": 4.8, "Binocular": 3.5, "Hideout": 5.0,
}  # fmt: skip
"""What a card is worth, other things being equal."""

ABILITIES = {
    "Pixie Pete": 8.0, "Elena Fuente": 7.0, "Jourdonnais": 6.0, "Paul Regret": 6.0, "Kit Carlson": 5.0,
    "Black Jack": 5.5, "Jesse Jones": 5.0, "Willy the Kid": 5.0, "Slab the Killer": 5.0, "Sid Ketchum": 5.0,
    "Molly Stark": 5.0, "Apache Kid": 5.0, "El Gringo": 5.0, "Calamity Janet": 5.0, "Bart Cassidy": 4.5,
    "Doc Holyday": 4.5, "José Delgado": 4.5, "Suzy Lafayette": 4.5, "Pat Brennan": 4.5, "Rose Doolan": 4.0,
    "Belle Star": 3.5, "Pedro Ramirez": 3.5, "Vulture Sam": 3.0, "Lucky Duke": 3.0, "Tequila Joe": 3.0,
    "Sean Mallory": 2.5, "Herb Hunter": 2.5, "Greg Digger": 2.5, "Bill Noface": 2.5, "Chuck Wengam": 2.0,
    "Vera Custer": 0.0,
}  # fmt: skip
"""What an ability is worth for one round, other things being equal."""


def name_of(view: View, card: int) -> str:
    return view.rules.rows[card].name if card >= 0 else ""


def worth_holding(view: View, card: int) -> float:
    """A second copy of what lies before one, a lesser gun or a Beer between two is worth little."""
    row = view.rules.rows[card]
    value = WORTH.get(row.name, UNSEEN)
    if any(name_of(view, other) == row.name for other in view.table[view.seat]):
        value -= 4.0
    elif row.slot and gun(view, card) <= own_gun(view):
        value -= 3.0
    elif row.name == "Beer" and view.living() == 2:
        value -= 4.0
    return value


def worth_removing(view: View, target: int) -> float:
    """What its bearer loses with a card in play, or with an unseen one of his hand; below 0 if it is a favour."""
    if not is_gear(target):
        return UNSEEN
    name = name_of(view, card_of(target))
    return -UNSEEN if name in NUISANCES else WORTH.get(name, UNSEEN)


def spare(view: View) -> int:
    """How many cards of the hand could not be kept if the turn ended now."""
    return max(0, len(view.hand) - (view.ask(KEEPS, view.seat) or view.life[view.seat]))


def price(view: View, cards: tuple[int, ...]) -> float:
    """What it costs to give up some cards of the hand; those that could not be kept anyway come cheap."""
    return sum(worth_holding(view, card) for card in cards) - UNSEEN * min(len(cards), spare(view))


def gun(view: View, card: int) -> float:
    numbers = view.rules.rows[card].numbers
    return numbers.get(RANGE, 0) + 1.5 * numbers.get(NO_LIMIT, 0)


def own_gun(view: View) -> float:
    """How good the weapon in play is; below any other if there is none."""
    guns = [gun(view, card) for card in view.table[view.seat] if view.rules.rows[card].slot]
    return max(guns, default=-1.0)
