"""Polish and Czech: names in cases, and the words of the printed boxes."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from boothill.core import events as ev
from boothill.core.events import Event
from boothill.core.ids import Face, Seat, Target
from boothill.core.refusal import Refused
from boothill.core.state import State
from boothill.core.targets import hand_of
from boothill.sets import new_game
from boothill.words.catalogue import languages, texts_of
from boothill.words.messages import Messages
from boothill.words.names import cases_in, names_in
from boothill.words.phrases import Cards, Name, Said
from tests.tables import an_event
from tests.test_languages import forms, game_of, parsed, terms
from tests.test_messages import ALL_RULES

CASES = {"gen", "acc", "ins", "loc"}
DECLINING = [lang for lang in languages() if cases_in(lang)]
PEOPLE = ["Spur", "Dusty", "Kasia", "Bob"]


def a_table(game: str) -> State:
    return new_game(game, PEOPLE[: 2 if game == "duel" else 4], "declined")


def played(s: State, name: str, target: int) -> Event:
    """The first player plays a card at somebody."""
    card = Face(s.rules.rows.index(s.rules.cards[name]))
    return an_event(ev.PLAYED, Seat(0), cards=(card,), target=Target(target))


# -- names in cases --------------------------------------------------------------------------------------------


def test_a_refusal_in_the_duel_calls_a_character_as_it_is_printed_and_a_player_by_name() -> None:
    refused = Refused("DUE-7.1", "position", {"card": "Colt", "figure": "Dalton Bros"})
    assert "Daltonov" in Messages("cs", "duel").refusal(refused)
    assert "Dalton Bros" not in Messages("cs", "duel").refusal(refused)
    assert "Beer" in Messages("cs", "duel").refusal(Refused("DUE-7.8", "no-cards", {"target": "Beer"}))


def test_polish_and_czech_have_cases_and_the_others_have_none() -> None:
    assert DECLINING == ["cs", "pl"]
    for lang in DECLINING:
        assert cases_in(lang).keys() == CASES


@pytest.mark.parametrize("lang", DECLINING)
def test_every_card_character_and_role_has_a_form_in_every_case(lang: str) -> None:
    for rules in ALL_RULES:
        names = names_in(lang, rules.name)
        for english in (*rules.cards, *rules.characters, *rules.box):
            name = names[english.casefold()]
            for case, table in cases_in(lang).items():
                assert table.get(name, "").strip(), f"{name} has no {case}"
                assert not re.search(r"[()/—]", table[name]), f"{name}: one form, not several"


@pytest.mark.parametrize("lang", DECLINING)
def test_a_form_belongs_to_a_name_of_the_tables(lang: str) -> None:
    """A mistyped name would never be declined."""
    known = {name for game in ("", *(rules.name for rules in ALL_RULES)) for name in names_in(lang, game).values()}
    for table in cases_in(lang).values():
        assert table.keys() <= known


@pytest.mark.parametrize(
    ("lang", "name", "words"),
    [
        ("pl", "BANG!", "Spur zagrywa BANG! A♠ na Dusty."),
        ("pl", "Panic!", "Spur zagrywa Panikę! J♥ na Dusty."),
        ("pl", "Cat Balou", "Spur zagrywa Kasię Balou K♥ na Dusty."),
        ("cs", "Panic!", "Spur hraje Paniku! J♥ na Dusty."),
        ("cs", "Cat Balou", "Spur hraje Cat Balou K♥ na Dusty."),
    ],
)
def test_a_card_is_declined_and_a_player_never_is(lang: str, name: str, words: str) -> None:
    s = a_table("classic")
    assert Messages(lang, "classic").event(s, played(s, name, 1)) == words


def test_a_player_who_is_called_like_a_card_is_not_declined() -> None:
    s = new_game("classic", ["Spur", "Luneta", "Kasia", "Bob"], "declined")
    assert Messages("pl", "classic").event(s, played(s, "BANG!", 1)) == "Spur zagrywa BANG! A♠ na Luneta."


@pytest.mark.parametrize(
    ("lang", "words"),
    [("pl", "Spur zagrywa Colta ({}) na {} (Dusty)."), ("cs", "Spur hraje Colt ({}) na {} (Dusty).")],
)
def test_a_character_of_the_duel_is_declined(lang: str, words: str) -> None:
    s = a_table("duel")
    messages = Messages(lang, "duel")
    said = messages.event(s, played(s, "Colt", s.fronts[1]))
    sign = said.partition("(")[2].partition(")")[0]
    assert said == words.format(sign, messages.name(s.characters[s.fronts[1]].name, "acc"))


def test_what_stands_for_a_name_is_in_the_case_as_well() -> None:
    s = a_table("duel")
    robbery = played(s, "Robbery", hand_of(Seat(1)))
    assert "na rękę Dusty." in Messages("pl", "duel").event(s, robbery)
    assert "na tvou ruku" in Messages("cs", "duel").event(s.view(Seat(1)), robbery)


def test_a_card_without_forms_keeps_its_name_in_every_case() -> None:
    """Somebody's own card, or one of a set that is installed."""
    for lang in DECLINING:
        messages = Messages(lang)
        assert {messages.name("Zeppelin", case) for case in CASES} == {"Zeppelin"}
        assert messages.word(Cards((("Zeppelin", "2♠"), ("Barrel", ""))), "acc").startswith("Zeppelin 2♠, Bar")
    refused = Refused("BAS-9.5", "only-as-answer", {"card": "Lasso"})
    assert Messages("pl").refusal(refused).startswith("Lasso zagrywa się tylko w odpowiedzi")


def test_a_language_without_cases_says_a_name_as_it_is_whatever_case_is_asked_for() -> None:
    assert Messages("de").word(Name("Barrel"), "acc") == "Fass"
    figure = Said("figure", {"whose": "other", "name": Name("Jango"), "seat": "Bob"})
    assert Messages("en").word(figure, "acc") == "Jango (Bob)"
    assert Messages("pl").word(figure, "acc") == "Janga (Bob)"


PROPPED_UP = {
    "pl": r"(kart[aęyą]|gracz(a|owi|em)|posta(ć|ci|cią)|bohater(a|owi|em)?) \{ \$(card|cards|name|seat|other|who)\b",
    "cs": r"(kart[auy]|kartou|hráč(e|i|em)|postav(y|u|ou|ě)) \{ \$(card|cards|name|seat|other|who)\b",
}
"""A noun that is declined so that the name behind it need not be."""


@pytest.mark.parametrize("lang", DECLINING)
def test_no_name_is_propped_up_by_a_noun(lang: str) -> None:
    """As `Spur zagrywa kartę BANG! przeciw graczowi Dusty`. The one BANG! card of a turn is what the rules call it."""
    for file, text in texts_of(lang).items():
        for line in text.splitlines():
            if not line.startswith(("limit =", "no-card =")):
                assert not re.search(PROPPED_UP[lang], line), f"{file}: {line}"


def test_a_name_in_the_plural_fits_every_sentence_about_a_character() -> None:
    """Daltonové are many, and `Daltonové hraje` is no Czech: it is the character that does something, or a list."""
    for file, text in texts_of("cs").items():
        for line in text.splitlines():
            for said in re.finditer(r"\{ \$(who|shooter|figure|now|at) \}", line):
                before, after = line[: said.start()], line[said.end() :]
                listed = re.search(r"[:,=\]] $", before) and re.match(r"[:,.]", after)
                assert listed or before.endswith("Postava "), f"{file}: {line}"


@pytest.mark.parametrize("lang", DECLINING)
def test_a_range_of_numbers_has_a_dash(lang: str) -> None:
    """As `♠ 2–9`, in messages and in rules; only the ranks in their order are strung together."""
    books = [book for book in (files("boothill") / "data" / "rules" / lang).iterdir() if book.name.endswith(".md")]
    for text in (*texts_of(lang).values(), *(book.read_text(encoding="utf-8") for book in books)):
        for line in text.splitlines():
            if not line.startswith("- **BAS-1.6**"):
                assert not re.search(r"\d-\d", re.sub(r"`[^`]*`", "", line)), line


# -- the words of the boxes ------------------------------------------------------------------------------------

NOWHERE = {
    "pl": r"znacznik|wyposażeni|odległoś|\bprób(a|y|ę|ie|ą)\b|\bodkry\w+ na próbę|Stróże|dowolnie wiele",
    "cs": r"\b(ne)?lí(z|ž)(n|á|e|o)|dostřel|ukazatel|\bzkouš(ka|ky|ku|ce)\b|účin(ek|ku|ky|ků)\b|se smějí",
}
"""Words that no box prints, where it prints others."""
ELSEWHERE = {
    "pl": {"duel": r"żywotności|\bzdolnoś|bohater", "": r"punkt\w* życia|umiejętnoś|\bposta(ć|ci|cie|cią)\b|żeton AP"},
    "cs": {"duel": r"hromádk|\bkol(o|a|e|em)\b", "": r"\btah(u|em|y|ů)?\b|vyléč|žeton AP|odhazovac"},
}
"""Words of the other box, by game: the Duel, and the classic game with Dodge City."""


def happens(id: str, game: str) -> bool:
    """Can this event or refusal come up in a game?"""
    return any(
        id in rules.cites or any(id in row.cites for row in rules.cards.values())
        for rules in ALL_RULES
        if (rules.name == "duel") is (game == "duel")
    )


class Spoken(Visitor):
    """What a message may say in a game."""

    def __init__(self, lang: str, pattern: ast.Pattern, game: str) -> None:
        self.lang, self.game = lang, game
        self.words: list[str] = []
        self.visit(pattern)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.visit(terms(self.lang)[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        asked = isinstance(node.selector, ast.VariableReference) and node.selector.id.name
        for variant in node.variants:
            duel = isinstance(variant.key, ast.Identifier) and variant.key.name == "duel"
            if asked != "box" or duel is (self.game == "duel"):
                self.visit(variant.value)


@pytest.mark.parametrize("lang", DECLINING)
def test_words_that_no_box_prints_are_in_no_message_and_no_rule(lang: str) -> None:
    for file, text in texts_of(lang).items():
        for line in text.splitlines():
            assert not re.search(NOWHERE[lang], line), f"{file}: {line}"


@pytest.mark.parametrize("lang", DECLINING)
def test_each_game_is_told_in_the_words_of_its_box(lang: str) -> None:
    for file in ("events.ftl", "refusals.ftl", "cards.ftl", "characters.ftl"):
        for id, entry in parsed(lang)[file].items():
            said = forms(entry)
            for form, pattern in said.items():
                if file in ("cards.ftl", "characters.ftl"):
                    games = ["duel" if game_of(form) == "duel" else ""]
                elif form.endswith("due"):
                    games = ["duel"]
                else:
                    also = f"{form}-due" if "." in form else f"{form}.due"
                    games = [game for game in ("", "duel") if happens(id, game) and not (game and also in said)]
                for game in games:
                    text = " ".join(Spoken(lang, pattern, game).words)
                    assert not re.search(ELSEWHERE[lang][game], text), f"{form}, {game or 'classic'}: {text}"


@pytest.mark.parametrize("lang", DECLINING)
@pytest.mark.parametrize("book", ["classic", "dodge-city", "duel"])
def test_each_rulebook_speaks_the_words_of_its_box(lang: str, book: str) -> None:
    text = (files("boothill") / "data" / "rules" / lang / f"{book}.md").read_text(encoding="utf-8")
    life = {"pl": {"duel": "żywotności", "": "punkt\\w* życia"}, "cs": {"duel": "odkládac", "": "vyléč"}}
    assert not re.search(life[lang]["duel" if book == "duel" else ""], text)
    assert not re.search(r"znacznik|wyposażeni|dostřel|ukazatel|\blíz", text)
