"""Reads the parts of a position: cards, characters, seats and words. Errors name the place in the file."""

from __future__ import annotations

from typing import Any

from boothill.bad_input import BadInput
from boothill.core.chance import assigned
from boothill.core.ids import Face, Seat
from boothill.core.rng import permutation
from boothill.core.rows import BROWN, Character
from boothill.core.ruleset import Ruleset
from boothill.sets.seat_names import check_names
from boothill.sets.tables import RANKS
from boothill.text.notation import SUIT_OF, NotAMove, Unreadable, known_name, nearest, parse_card
from boothill.words.phrases import Said, unreadable

SUITS = ("♥", "♦", "♣", "♠")
RANGE = "♠ 2-9"
"""An example of a suit with ranks."""


class BadPosition(BadInput, ValueError):
    """The position is not valid; the message names the place in the file.

    The reason is available in any language. The place stays in the English words of the file, and so do errors in the
    steps under way (`stack`), because programs write those.
    """

    def __init__(self, text: str, why: Unreadable | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.why = why

    def __str__(self) -> str:
        return self.text if self.why is None else f"{self.text}: {self.why}"  # reading the catalogue takes a while

    def said(self) -> Said:
        if self.why is None:
            return Said("problem-bad-scenario", {"text": self.text})
        return Said("notation-at", {"place": self.text, "why": unreadable(self.why)})


def wrong(place: str, reason: str, **facts: str | int) -> BadPosition:
    """The error for a place in the file: `reason` is the id of a message, `facts` are its arguments."""
    return BadPosition(place, Unreadable(reason, **facts))


def check_keys(data: dict[str, Any], known: tuple[str, ...], place: str) -> None:
    for key in data:
        if key not in known:
            near = nearest(str(key), known) or "none"
            raise wrong(place, "scenario-no-key", key=str(key), near=near, names=", ".join(known))


def one_of(value: Any, known: tuple[str, ...], place: str) -> str:
    """Check that a value is one of the known words."""
    if not isinstance(value, str) or value not in known:
        raise wrong(place, "scenario-one-of", names=", ".join(known), found=repr(value))
    return value


def faces_of(rules: Ruleset, text: str, place: str) -> list[Face]:
    """The faces that a card's text may mean."""
    try:
        return parse_card(rules, text)
    except NotAMove as error:
        raise BadPosition(place, error) from None


def meant(rules: Ruleset, text: str, place: str) -> list[Face]:
    """The faces that a text in a list of deck cards may mean: a card, a suit with or without ranks, or `any`."""
    if text == "any":
        return [Face(card) for card in range(len(rules.faces))]
    suit, _, ranks = text.partition(" ")
    if suit not in SUITS:
        return faces_of(rules, text, place)
    low, high = 2, 14
    if ranks:
        first, _, last = ranks.partition("-")
        if first not in RANKS or (last or first) not in RANKS:
            raise wrong(place, "scenario-ranks", text=text, example=RANGE)
        low, high = RANKS[first], RANKS[last or first]
        if low > high:
            raise wrong(place, "scenario-ranks.back", text=text, example=RANGE)
    fit = [face.suit == SUIT_OF[suit] and low <= face.rank <= high for face in rules.faces]
    return [Face(card) for card, fits in enumerate(fit) if fits]


class Cards:
    """Assigns the cards of the deck to the places that ask for them."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.units = list(rules.deck)
        self.wants: list[tuple[str, str, list[int]]] = []

    def want(self, place: str, texts: Any, first: int = 0, only: int = -1) -> list[int]:
        """Add the wishes of a place and return their numbers.

        Cards with the back `first` are preferred; if `only` is given, only cards with that back fit.
        """
        if not isinstance(texts, list):
            raise wrong(place, "scenario-cards", found=repr(texts))
        if len(texts) > len(self.units):
            raise wrong(place, "scenario-too-many", count=len(texts), most=len(self.units))
        numbers = []
        for i, text in enumerate(texts):
            numbers.append(len(self.wants))
            where = f"{place}[{i}]"
            fit = self._candidates(where, str(text), only)
            fit.sort(key=lambda unit: self.rules.faces[self.units[unit]].back != first)
            self.wants.append((where, str(text), fit))
        return numbers

    def _candidates(self, place: str, text: str, only: int) -> list[int]:
        """The deck cards that fit a text, in the order of the deck."""
        fit = meant(self.rules, text, place)
        backs = [self.rules.faces[card].back for card in self.units]
        return [i for i, card in enumerate(self.units) if card in fit and only in (-1, backs[i])]

    def give(self, seed: str) -> tuple[list[Face], list[Face]]:
        """A face for each wish, and the remaining cards, shuffled."""
        mixed = permutation(f"any {seed}", 0, len(self.units))
        for _, text, fit in self.wants:
            if text == "any":
                fit.sort(key=mixed.__getitem__)
        given = assigned([fit for _, _, fit in self.wants])
        for (place, text, fit), unit in zip(self.wants, given, strict=True):
            if unit < 0:
                raise BadPosition(place, NotAMove("notation-no-copy", text=text, count=str(len(fit))))
        taken = set(given)
        left = [card for i, card in enumerate(self.units) if i not in taken]
        left = [left[i] for i in permutation(f"position {seed}", 0, len(left))]
        return [self.units[unit] for unit in given], left


def names_of(players: dict[Any, Any]) -> tuple[str, ...]:
    names = tuple(str(name) for name in players)
    try:
        check_names(names)
    except ValueError as error:
        raise BadPosition(f"players: {error}") from None
    return names


def character_named(rules: Ruleset, text: Any, place: str, taken: list[str]) -> Character:
    name = known_name(rules, str(text))
    if name not in rules.characters:
        near = nearest(name, rules.characters) or "none"
        missing = NotAMove("notation-no-character", name=str(text), game=rules.name, near=near)
        raise BadPosition(f"{place}.character", missing)
    if name in taken:
        raise wrong(f"{place}.character", "scenario-there", name=name)
    return rules.characters[name]


def flag_of(value: Any, place: str) -> bool:
    if not isinstance(value, bool):
        raise wrong(place, "scenario-flag", found=repr(value))
    return value


def seat_named(names: tuple[str, ...], name: Any, place: str) -> Seat:
    if str(name) not in names:
        raise BadPosition(place, NotAMove("notation-no-player", name=str(name), names=", ".join(names)))
    return Seat(names.index(str(name)))


def seed_of(seed: Any) -> str:
    if not isinstance(seed, int | str):
        raise wrong("seed", "scenario-word", found=repr(seed))
    return str(seed)


def tally_of(tally: Any) -> dict[str, int]:
    if not isinstance(tally, dict) or not all(isinstance(count, int) and count >= 0 for count in tally.values()):
        raise BadPosition(f"tally: numbers by name are wanted, like {{BANG!: 1}}, not {tally!r}")
    return {str(name): count for name, count in tally.items()}


def check_table(rules: Ruleset, table: list[Face], place: str) -> None:
    """Raise BadPosition if these cards cannot be in play in front of one figure."""
    names = [rules.rows[card].name for card in table]
    slots = [rules.rows[card].slot for card in table if rules.rows[card].slot]
    for i, card in enumerate(table):
        if rules.rows[card].edge == BROWN:
            raise wrong(f"{place}[{i}]", "scenario-brown", name=names[i])
        if names.count(names[i]) > 1:
            raise wrong(place, "scenario-two", name=names[i])
    for slot in slots:
        if slots.count(slot) > 1:
            raise wrong(place, "scenario-slot", slot=slot)
