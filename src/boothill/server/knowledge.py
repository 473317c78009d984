"""Everything the API tells besides tables: games with their cards and characters, bots, languages and rules."""

from __future__ import annotations

import re

from msgspec import Struct

from boothill.bots import BOTS, bots_for
from boothill.bots.levels import elo, levels
from boothill.core.ids import Face
from boothill.core.rows import Source
from boothill.core.ruleset import Ruleset
from boothill.server import art
from boothill.sets import GAMES, ruleset
from boothill.table.timing import PRESETS, Timing
from boothill.table.wire import Line, line_of
from boothill.words import phrases, rulebook
from boothill.words.catalogue import DEFAULT, lacking, languages, texts_of
from boothill.words.names import cases_in, names_in


class OptionShown(Struct, frozen=True):
    """An option of a game; the rulebook's choice is the first of its values."""

    name: str
    values: list[str]
    rule: str
    of: str
    """Another option, if any: this one has an effect only if the other does not have the rulebook's choice."""


class ShapeShown(Struct, frozen=True):
    """What tells one game from another."""

    figures: int
    """Figures that each seat leads: with more than one, aims, life and cards in play are a figure's, not a seat's."""
    ring: bool
    """Do the seats sit in a ring, so that there is a distance between any two?"""
    leader: str
    """The role that is public from the deal on while the others are hidden; empty if there is none."""
    sides: dict[str, str]
    """The side that each role plays for, if roles form sides."""
    series: bool
    """Can games be played as a series, with something carried over?"""
    own_decks: bool
    """Does each seat begin with its own deck, whose cards have the back of its role?"""


class RulesetShown(Struct, frozen=True):
    """A game that can be played. The first one listed is what a new table plays unless it says otherwise."""

    name: str
    version: int
    players: list[int]
    options: list[OptionShown]
    shape: ShapeShown
    books: list[str]
    """The rulebooks by which it can be played, as `/api/rules` names them."""
    whole: dict[str, str]
    """The options that include everything printed in the game."""


class FaceShown(Struct, frozen=True):
    """A playing card as printed; its place in the list is the number that messages speak of."""

    name: str
    sign: str
    """Rank and suit, or back and symbol, as the notation writes them."""
    rank: int
    suit: str
    back: int
    copies: int


class IntentShown(Struct, frozen=True):
    """One thing that a card does, in the words of docs/adding-a-card.md: hit, heal, draw, shield …"""

    what: str
    whom: str
    """user, target, others, everybody …"""
    n: int


class CardShown(Struct, frozen=True):
    """What every card of one name is."""

    name: str
    edge: str
    """brown, blue or green."""
    rule: str
    slot: str
    """A figure can have only one card of each slot, such as a weapon."""
    weapon: int
    """How far it reaches, if it is a weapon."""
    text: Line
    """What it does in this game."""
    intents: list[IntentShown]
    """What it is for, most important first."""
    art: str
    """The path of the drawing from its set; empty if there is none."""


class CharacterShown(Struct, frozen=True):
    name: str
    life: int
    rule: str
    side: str
    text: Line
    """What the character can do in this game."""
    art: str
    """The path of the drawing from its set; empty if there is none."""
    quiet: bool
    """Does the ability matter only in the draw phase?"""


class EventShown(Struct, frozen=True):
    """An event card, which is nobody's and in force for everybody."""

    name: str
    rule: str
    text: Line
    """What it does while it is in force."""
    final: bool
    """Does it come last, and stay?"""
    intents: list[IntentShown]
    """What it is for, most important first."""
    art: str
    """The path of the drawing from its set; empty if there is none."""


class Catalogue(Struct, frozen=True):
    """Everything printed that a game with certain options is played with."""

    name: str
    version: int
    options: dict[str, str]
    shape: ShapeShown
    backs: list[str]
    faces: list[FaceShown]
    cards: list[CardShown]
    characters: list[CharacterShown]
    roles: dict[str, list[str]]
    """The roles that are dealt, by number of players."""
    events: list[EventShown]
    """The events that can come up; empty in a game without events."""


class BotShown(Struct, frozen=True):
    """A bot that can be put on a seat."""

    name: str
    elo: dict[str, int]
    """Its Elo points above `karma`, by game, if measured."""
    games: list[str]
    """The games that it can play."""
    level_in: list[str]
    """The games in which it is one of the levels, which are about even steps apart."""


class ClockShown(Struct, frozen=True):
    """A clock that a table can choose."""

    name: str
    timing: Timing


class Language(Struct, frozen=True):
    """A language: its messages as Fluent files, and names as printed on the cards, by the English name in small."""

    language: str
    messages: dict[str, str]
    names: dict[str, str]
    own_names: dict[str, dict[str, str]]
    """The names that a game prints differently, by game."""
    cases: dict[str, dict[str, str]]
    """Declined names, by case and then by name. A name that is not listed is the same in every case."""


class RuleShown(Struct, frozen=True):
    id: str
    game: str
    title: str
    text: str
    lang: str
    """The language of the text: English if it has not been translated."""


# -- answers: each depends only on its parameters, and is made in another process -------------------------------------


def list_rulesets() -> list[RulesetShown]:
    """The games that can be played, with their options and the rule behind each."""
    found = []
    for name, (_, options) in GAMES.items():
        whole = {key: option.whole for key, option in options.items() if option.whole}
        rules = ruleset(name)
        shown = [OptionShown(key, list(option.values), option.rule, option.of) for key, option in options.items()]
        books = list(books_of(ruleset(name, whole)))
        found.append(RulesetShown(name, rules.version, sorted(rules.roles), shown, _shape(rules), books, whole))
    return found


def _shape(rules: Ruleset) -> ShapeShown:
    shape = rules.shape
    return ShapeShown(shape.figures, shape.ring, shape.leader, dict(shape.sides), shape.series, shape.own_decks)


def books_of(rules: Ruleset) -> dict[str, None]:
    """The rulebooks that a game cites, in the order of the rules."""
    known = {id.partition("-")[0]: rule.game for id, rule in rulebook.all_rules().items()}
    rows = (*rules.cards.values(), *rules.characters.values(), *rules.events.values())
    cited = [*rules.cites.values(), *(row.rule for row in rows)]
    books = dict.fromkeys(known[id.partition("-")[0]] for id in cited if id.partition("-")[0] in known)
    return {book: None for book in dict.fromkeys(known.values()) if book in books}


def show_catalogue(game: str, **options: str) -> Catalogue:
    """The cards and characters of a game. Messages speak of cards by their place among its `faces`."""
    rules = ruleset(game, {option: value for option, value in options.items() if value})
    return Catalogue(
        name=rules.name,
        version=rules.version,
        options=rules.options,
        shape=_shape(rules),
        backs=list(rules.backs),
        faces=_faces(rules),
        cards=[
            CardShown(
                card.name,
                card.edge,
                card.rule,
                card.slot,
                1 + card.numbers.get("range", 0) if card.slot == "weapon" else 0,
                line_of(phrases.effect(rules, card)),
                _intents(card),
                art.address("cards", card.name),
            )
            for card in rules.cards.values()
        ],
        characters=[
            CharacterShown(
                who.name,
                who.life,
                who.rule,
                who.side,
                line_of(phrases.ability(rules, who)),
                art.address("characters", who.name),
                who.draw_phase is not None and who.uses is None and not who.moments and not who.numbers,
            )
            for who in rules.characters.values()
        ],
        roles={str(players): list(roles) for players, roles in rules.roles.items()},
        events=[
            EventShown(
                row.name,
                row.rule,
                line_of(phrases.in_force(rules, row)),
                row.final,
                _intents(row),
                art.address("events", row.name),
            )
            for row in rules.events.values()
        ],
    )


def _intents(row: Source) -> list[IntentShown]:
    return [IntentShown(intent.what, intent.whom, intent.n) for intent in row.intents]


def _faces(rules: Ruleset) -> list[FaceShown]:
    signs = phrases.cards(rules, [Face(card) for card in range(len(rules.faces))]).cards
    return [
        FaceShown(face.name, sign, face.rank, face.suit, face.back, rules.deck.count(Face(card)))
        for card, (face, (_, sign)) in enumerate(zip(rules.faces, signs, strict=True))
    ]


def list_bots() -> list[BotShown]:
    """The bots that can be put on seats, weakest first."""
    return [
        BotShown(
            name,
            elo(name),
            games=[game for game in GAMES if name in bots_for(game)],
            level_in=[game for game in GAMES if name in levels(game)],
        )
        for name in BOTS
    ]


def list_clocks() -> list[ClockShown]:
    """The clocks that a table can choose."""
    return [ClockShown(name, timing) for name, timing in PRESETS.items()]


def list_languages() -> list[str]:
    """The languages that messages exist in."""
    return list(languages())


def show_language(language: str) -> Language:
    """The messages of a language, as Fluent files without their comments, and the names printed on its cards.

    What it lacks is there in English: nobody has to fetch two languages.
    """
    _check_language(language)
    texts = {**texts_of(language), "lacking": lacking(language)}
    messages = {file: re.sub(r"(?m)^#.*\n", "", text) for file, text in texts.items() if text}
    names = names_in(language)
    own = {game: dict(names_in(language, game).items() - names.items()) for game in GAMES}
    own = {game: found for game, found in own.items() if found}
    return Language(language, messages, names, own, cases_in(language))


def show_rule(id: str, lang: str = DEFAULT) -> RuleShown:
    """A rule by its id."""
    _check_language(lang)
    try:
        return _rule(rulebook.rule(id, lang))
    except KeyError as error:
        raise ValueError(error.args[0]) from None


def list_rules(words: str = "", game: str = "", lang: str = DEFAULT) -> list[RuleShown]:
    """Rules by words in them; those that open with the words come first."""
    _check_language(lang)
    found = rulebook.search(words, lang) if words.strip() else list(rulebook.all_rules(lang).values())
    return [_rule(entry) for entry in found if not game or entry.game == game]


def _rule(entry: rulebook.Rule) -> RuleShown:
    return RuleShown(entry.id, entry.game, entry.title, entry.text, entry.lang)


def _check_language(language: str) -> None:
    if language not in languages():
        raise ValueError(f"there is no language {language!r}; there is {', '.join(languages())}")
