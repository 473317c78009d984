"""Every language against English, the tables of printed names, and itself."""

from __future__ import annotations

import io
import re
from collections import defaultdict
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random
from typing import TextIO, cast

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from boothill.core.ids import Seat
from boothill.sets import GAMES, new_game
from boothill.table.seating import BOT_NAMES
from boothill.terminal.commands import ASK, COMMANDS
from boothill.terminal.play import play
from boothill.text.records import read_record
from boothill.words.accents import PSEUDO
from boothill.words.catalogue import DEFAULT, bundle_of, find, languages, texts_of
from boothill.words.messages import Messages
from boothill.words.names import cases_in, mentioned, names_in, names_of
from boothill.words.phrases import key_of
from tests.test_messages import ALL_RULES, events_of_every_shape
from tests.typist import Typist, plain_screen  # noqa: F401  (a fixture)

FOREIGN = [lang for lang in languages() if lang != DEFAULT]
SPOKEN = [*FOREIGN, PSEUDO]
COUNTS = (0, 1, 2, 5, 22)
PLURALS = {"zero", "one", "two", "few", "many"}
"""Keys of variants that are chosen by a number; `other` may also be a default for words."""
ANYWHERE = {"box": set(GAMES), "case": {"gen", "acc", "ins", "loc"}}
"""What every message may ask for without being given it, and the answers there are: the game, and its own case."""
LEARNERS = {"Bob", "Cid", "Dee", "Eve"}
"""The people of the lessons, whose names are always the same and may be declined."""


@cache
def parsed(lang: str) -> dict[str, dict[str, ast.Message]]:
    """The messages of each file of a language."""
    return {
        file: {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
        for file, text in texts_of(lang).items()
    }


@cache
def messages_of(lang: str) -> dict[str, ast.Message]:
    return {id: entry for file in parsed(lang).values() for id, entry in file.items()}


def forms(entry: ast.Message) -> dict[str, ast.Pattern]:
    """The id of a message and of each of its forms, with what they say."""
    said = {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return said if entry.value is None else {entry.id.name: entry.value, **said}


@cache
def patterns(lang: str) -> dict[str, ast.Pattern]:
    return {id: pattern for entry in messages_of(lang).values() for id, pattern in forms(entry).items()}


class Used(Visitor):
    """The arguments that something mentions, and the variants it chooses among by each of them."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.names: set[str] = set()
        self.choices: list[tuple[str, set[str]]] = []
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """A word in a case, `$card-acc`, is the word."""
        self.names.add(re.sub(rf"-({'|'.join(ANYWHERE['case'])})$", "", node.id.name))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
        self.choices.append((node.selector.id.name, keys))
        self.generic_visit(node)

    def keys(self) -> dict[str, set[str]]:
        """All variants by argument."""
        found: dict[str, set[str]] = defaultdict(set)
        for name, keys in self.choices:
            found[name] |= keys
        return found


def categories(lang: str) -> set[str]:
    """The plural categories that whole numbers have in a language."""
    plural_form = Locale(lang).plural_form
    return {plural_form(number) for number in range(200)}


# -- the same messages, arguments and variants -----------------------------------------------------------------


@pytest.mark.parametrize("lang", FOREIGN)
def test_a_language_has_the_messages_that_english_has(lang: str) -> None:
    assert parsed(lang).keys() == parsed(DEFAULT).keys()
    for file, entries in parsed(DEFAULT).items():
        wanted = set(chain.from_iterable(map(forms, entries.values())))
        assert set(chain.from_iterable(map(forms, parsed(lang)[file].values()))) == wanted, file


@pytest.mark.parametrize("lang", FOREIGN)
def test_a_message_mentions_what_the_english_one_mentions(lang: str) -> None:
    for id, entry in messages_of(DEFAULT).items():
        assert Used(messages_of(lang)[id]).names - ANYWHERE.keys() == Used(entry).names - ANYWHERE.keys(), id


@pytest.mark.parametrize("lang", FOREIGN)
def test_a_message_chooses_among_the_variants_that_the_english_one_knows(lang: str) -> None:
    """A mistyped key would never be chosen. A name may be asked whether it is that of the reader."""
    people = {Messages(lang).text("you"), Messages(lang).text("seat-you"), *LEARNERS}
    for id, entry in messages_of(DEFAULT).items():
        known = Used(entry).keys()
        for name, keys in Used(messages_of(lang)[id]).keys().items():
            numbered = bool(keys & PLURALS)
            words = keys - PLURALS - {"other"} if numbered else keys - {"other"}
            assert words <= (ANYWHERE.get(name) or known[name] | people), f"{id}: ${name}"
            assert known[name] - keys - categories(lang) - PLURALS <= {"other", "You"}, f"{id}: ${name}"


@pytest.mark.parametrize("lang", languages())
def test_a_choice_by_number_has_every_plural_of_the_language(lang: str) -> None:
    wanted = categories(lang)
    for id, entry in messages_of(lang).items():
        for name, keys in Used(entry).choices:
            if keys & PLURALS:
                assert keys & (PLURALS | {"other"}) == wanted, f"{id}: ${name}"


@pytest.mark.parametrize("lang", [DEFAULT, *SPOKEN])
def test_every_message_can_be_said_with_whatever_it_may_be_given(lang: str) -> None:
    bundle = bundle_of(lang)
    for id in patterns(DEFAULT):
        entry = Used(messages_of(DEFAULT)[id.partition(".")[0]])
        given = [name + case for name in (*entry.names, "surplus") for case in ("", *(f"-{c}" for c in cases_in(lang)))]
        usual: dict[str, str | int] = dict.fromkeys((*given, *ANYWHERE), "Xaver")
        found = find(lang, id)
        assert found is not None, id
        for name in ("", *sorted(entry.names)):
            for value in (*COUNTS, *sorted(entry.keys().get(name, ()))):
                sentence, errors = bundle.format_pattern(found[1], usual | {name: value})
                assert not errors, f"{id}: {errors}"
                assert "{" not in str(sentence), id
                assert str(sentence) or id == "goals", id


@pytest.mark.parametrize("lang", SPOKEN)
@pytest.mark.parametrize("game", ["classic+dodge-city", "duel"])
def test_events_of_every_shape_are_told(lang: str, game: str) -> None:
    s = new_game(game, "AB" if game == "duel" else "ABCDE", "languages")
    messages = Messages(lang, game)
    for event in Random(lang).sample(events_of_every_shape(s.rules), 1000):
        for board in (s, s.view(Seat(0)), s.view(Seat(1))):
            messages.event(board, event)


# -- plurals ---------------------------------------------------------------------------------------------------

PLURAL_FORMS = {
    "drew.unseen $count": {
        "pl": "Ann dobiera kartę. | Ann dobiera # karty. | Ann dobiera # kart.",
        "cs": "Ann si dobírá kartu. | Ann si dobírá # karty. | Ann si dobírá # karet.",
    },
    "lost-life $n": {
        "pl": "Ann traci punkt żywotności. | Ann traci # punkty żywotności. | Ann traci # punktów żywotności.",
        "cs": "Ann ztrácí jeden život. | Ann ztrácí # životy. | Ann ztrácí # životů.",
    },
    "reward $n": {
        "pl": "Nagroda za Ann: Ann dobiera kartę | Nagroda za Ann: Ann dobiera # karty | "
        "Nagroda za Ann: Ann dobiera # kart",
        "cs": "Odměna za Ann: Ann si dobírá kartu | Odměna za Ann: Ann si dobírá # karty | "
        "Odměna za Ann: Ann si dobírá # karet",
    },
    "looked.unseen $count": {
        "pl": "Ann ogląda wierzchnią kartę | Ann ogląda # wierzchnie karty | Ann ogląda # wierzchnich kart",
        "cs": "Ann si prohlíží vrchní kartu | Ann si prohlíží # vrchní karty | Ann si prohlíží # vrchních karet",
    },
    "page-found $count": {
        "pl": "Jeden wynik. | # wyniki. | # wyników.",
        "cs": "Jeden výsledek. | # výsledky. | # výsledků.",
    },
    "page-seats $players": {
        "pl": "Jedno miejsce | # miejsca | # miejsc",
        "cs": "Jedno místo | # místa | # míst",
    },
    "option-characters $characters": {
        "pl": "# postać na | # postacie na | # postaci na",
        "cs": "# postava na | # postavy na | # postav na",
    },
    "problem-too-few-seats $count": {
        "pl": "Siedzi tu już jedna osoba: | Siedzą tu już # osoby: | Siedzi tu już # osób:",
        "cs": "Jeden člověk už tu sedí: | Už tu sedí # lidé: | Už tu sedí # lidí:",
    },
}
"""How messages begin for 1, for 2 and for 5 of something."""
TWENTY_TWO = {"pl": 2, "cs": 5}
"""Like which of them 22 is said."""


@pytest.mark.parametrize("lang", TWENTY_TWO)
@pytest.mark.parametrize("message", PLURAL_FORMS)
def test_plurals_are_right_for_1_2_5_and_22(lang: str, message: str) -> None:
    id, name = message.split(" $")
    form = dict(zip((1, 2, 5), PLURAL_FORMS[message][lang].split(" | "), strict=True))
    form[22] = form[TWENTY_TWO[lang]]
    args = dict.fromkeys(Used(messages_of(DEFAULT)[id.partition(".")[0]]).names, "Ann") | {"you": "nobody"}
    for number, begins in form.items():
        assert Messages(lang).text(id, **args | {name: number}).startswith(begins.replace("#", str(number))), number


# -- printed names ---------------------------------------------------------------------------------------------


EXPLAINED = ("cards.ftl", "characters.ftl", "eventcards.ftl")
ROLES = {"Sheriff": "Sheriff", "Deputy": "Deput", "Outlaw": "Outlaw", "Renegade": "Renegade"}
"""The roles, and how they begin in English, in the singular and in the plural."""
THINGS = {name for rules in ALL_RULES for name in (*rules.cards, *rules.characters)}


@cache
def terms(lang: str) -> dict[str, ast.Pattern]:
    bodies = (FluentParser().parse(text).body for text in texts_of(lang).values())
    return {entry.id.name: entry.value for body in bodies for entry in body if isinstance(entry, ast.Term)}


class Words(Visitor):
    """Everything that a message may say, whichever variants are chosen, with what its terms say."""

    def __init__(self, lang: str, pattern: ast.Pattern) -> None:
        self.lang = lang
        self.words: list[str] = []
        self.visit(pattern)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.visit(terms(self.lang)[node.id.name])


def text_of(lang: str, form: str) -> str:
    return " ".join(Words(lang, patterns(lang)[form]).words)


def game_of(form: str) -> str:
    """The game whose names a form of a message has to use, if it has names of its own."""
    names = {key_of(name): rules.name for rules in ALL_RULES for name in (*rules.cards, *rules.characters)}
    id, _, book = form.partition(".")
    if book:
        return "duel" if book.endswith("due") else ""
    return names.get(id.removeprefix("card-").removeprefix("character-"), "")


def whole(*forms: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, forms))})(?!\w)")


def declined(lang: str, name: str) -> set[str]:
    """A name in every case that a language has."""
    return {name, *(forms[name] for forms in cases_in(lang).values() if name in forms)}


@pytest.mark.parametrize("lang", FOREIGN)
def test_an_explanation_calls_cards_and_characters_by_their_printed_names(lang: str) -> None:
    for file in EXPLAINED:
        for form in chain.from_iterable(map(forms, parsed(DEFAULT)[file].values())):
            english, text = text_of(DEFAULT, form), text_of(lang, form)
            for name in THINGS & set(mentioned(english)):
                if whole(name).search(english):
                    printed = names_in(lang, game_of(form))[name.casefold()]
                    assert whole(*declined(lang, printed)).search(text), f"{form}: {name} is {printed}"


@pytest.mark.parametrize("lang", FOREIGN)
def test_a_role_is_called_by_its_printed_name(lang: str) -> None:
    """As far as a name stays the same in all cases and in the plural; the Outlaws of the Duel are a side."""
    for form in patterns(DEFAULT):
        for role, begins in ROLES.items():
            if re.search(rf"\b{begins}", text_of(DEFAULT, form)):
                names = [
                    names_in(lang)[name] for name in (role.casefold(), f"{role}s".casefold()) if name in names_in(lang)
                ]
                assert any(name[:-2] in text_of(lang, form) for name in names), form


@pytest.mark.parametrize("lang", FOREIGN)
def test_no_name_of_another_language_slips_in(lang: str) -> None:
    own = {name for game in ("", *GAMES) for name in names_in(lang, game).values()}
    own.add(names_in(lang)["bang! the duel"].removeprefix("BANG! "))
    known = {
        name for names in names_of().values() for name in names if len(name) > 3
    } | own  # `Hat` is a German verb, too
    any_name = re.compile("|".join(whole(name).pattern for name in sorted(known, key=len, reverse=True)))
    for form in patterns(lang):
        found = set(any_name.findall(text_of(lang, form)))
        assert {name for name in found if name.removesuffix("s") not in own} <= own, form


@pytest.mark.parametrize("lang", FOREIGN)
def test_no_name_of_another_game_slips_in(lang: str) -> None:
    for file in EXPLAINED:
        for form in chain.from_iterable(map(forms, parsed(lang)[file].values())):
            here, there = (
                names_in(lang, "duel" if (game_of(form) == "duel") is duel else "") for duel in (True, False)
            )
            for name in set(there.values()) - set(here.values()):
                assert not whole(name).search(text_of(lang, form)), f"{form}: {name}"


# -- whole games -----------------------------------------------------------------------------------------------


def sit_down(path: Path, lang: str, game: str, players: int, lines: tuple[str, ...] = ()) -> str:
    """A whole game at a table of random bots, and everything that was shown."""
    shown = io.StringIO()
    typist = cast(TextIO, Typist(shown, list(lines), then_numbers=True))
    play(players, game, bot="random", seed="languages", name="Ann", save_to=path, lang=lang, stdin=typist, stdout=shown)
    return shown.getvalue()


@pytest.mark.parametrize("lang", FOREIGN)
@pytest.mark.parametrize(("game", "players"), [("classic+dodge-city", 6), ("dodge-city", 3), ("duel", 2)])
def test_a_game_in_another_language_is_the_same_game_and_fits(
    tmp_path: Path, lang: str, game: str, players: int
) -> None:
    sit_down(tmp_path / "english.txt", DEFAULT, game, players)
    shown = sit_down(tmp_path / "foreign.txt", lang, game, players)
    assert read_record(tmp_path / "foreign.txt").moves == read_record(tmp_path / "english.txt").moves
    lines = [line.removeprefix("> ") for line in shown.splitlines() if str(tmp_path) not in line]
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("lang", languages())
def test_what_stands_on_one_line_fits_on_one_line(lang: str) -> None:
    messages = Messages(lang)
    assert len(messages.text("legend")) <= 78
    assert len(messages.text("legend-open", seat="x" * 20)) <= 78
    assert len(messages.text("replay-help")) <= 80
    keys = ("key-choose", "key-explain", "command-help.short", "command-who.short", "command-quit.short")
    assert sum(len(messages.text(key)) + 6 for key in keys) <= 80, "an important key falls off a narrow screen"
    for command in COMMANDS:
        if command.kind == ASK:
            assert len(messages.text(f"{command.message}.ask", rule="BAS-10.10")) <= 76, "it is the title of a line"


ASKED = ("?", "who", "cards", "log", "? 1", "? a", "? barrel", "99", "rule", "", "sid off", "sid on")
NOTATION = re.compile(
    r"[A-Z]{3}-(\d+|R|EX)\.\d+"  # rules
    r"|\b[JQKA][♥♦♣♠]"  # ranks
    r"|play (BANG!|Colt) -> [\w.]+|\w+\.(front|rear)"  # moves
    r"|\w+=[\w-]+:"  # options
)
"""What is written in the same way in every language."""


@pytest.mark.parametrize(
    ("game", "players"), [("classic", 5), ("classic+dodge-city", 6), ("dodge-city", 3), ("duel", 2)]
)
def test_everything_shown_in_a_game_comes_from_the_catalogue(tmp_path: Path, game: str, players: int) -> None:
    """Told by a made-up language that has accents on every letter."""
    shown = sit_down(tmp_path / "game.txt", PSEUDO, game, players, ASKED)
    words = "|".join(command.word for command in COMMANDS)
    # What can be typed is the same in every language.
    typed = re.sub(rf"^(> )?({words})(, [a-z])? ", "", shown, flags=re.MULTILINE)
    plain = NOTATION.sub("", typed.replace(str(tmp_path / "game.txt"), "").replace(game, ""))
    assert set(re.findall(r"[A-Za-z]{2,}", plain)) - {*BOT_NAMES, "Ann"} == set()
