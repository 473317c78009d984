"""The rule look-up finds every rule of the texts."""

import re
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from boothill.cli import main
from boothill.plugins import folders
from boothill.sets import ruleset
from boothill.words import rulebook
from boothill.words.catalogue import languages, wished_language
from boothill.words.rulebook import all_rules, books_of, rule, search, stale


def ids_in(game: str) -> list[str]:
    """The ids a text defines, found without the parser: at the start of a bullet or of a table row."""
    text = (files("boothill") / "data" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(r"^(?:- \*\*|\| *)([A-Z]{3}-[0-9A-Z]+\.[0-9]+)", text, re.MULTILINE)


@pytest.mark.parametrize(
    ("game", "at_least"), [("classic", 200), ("dodge-city", 200), ("duel", 200), ("high-noon", 100), ("fistful", 75)]
)
def test_every_id_is_a_rule_in_document_order(game: str, at_least: int) -> None:
    ids = ids_in(game)
    assert len(ids) > at_least
    assert len(ids) == len(set(ids))
    assert [r.id for r in all_rules().values() if r.game == game] == ids


def test_every_rule_has_a_plain_text_and_a_title() -> None:
    for id, found in all_rules().items():
        assert found.id == id
        assert found.text.strip(), id
        assert found.title, id
        assert "**" not in found.text + found.title, id
        assert "|--" not in found.text, id


@pytest.mark.parametrize(
    ("id", "game", "title", "opening"),
    [
        ("BAS-7.13", "classic", "7 Hits, life and Beer", "Out of turn Beer is for rescue only"),
        ("BAS-9.42", "classic", "9 The cards / Barrel", "When its owner is hit"),
        ("BAS-9.58", "classic", "9 The cards / Jail", "[4] Otherwise: he discards the Jail"),
        ("BAS-10.1", "classic", "10 The characters", "character: Bart Cassidy\nlife: 4\n"),
        ("BAS-15.1", "classic", "15 Differences between the editions", "subject: failed Jail\n"),
        ("BAS-R.8", "classic", "16 Ambiguities and rulings", "question: Beer at full life?\n"),
        ("BAS-EX.2", "classic", "Worked examples of the rulebooks", "from: fourth\n"),
        ("DOD-2.1", "dodge-city", "2 Roles", "Roles by number of players:\n"),
        ("DOD-R.16", "dodge-city", "14 Ambiguities and rulings", "Jail in front of oneself? "),
        ("DUE-14.1", "duel", "14 The cards", "Bank (equipment). Its bearer"),
        ("DUE-15.20", "duel", "15 The characters", "Slim Poet (outlaws). "),
        ("HIN-12.9", "high-noon", "12 Ghost Town / Leaving", "When he ends phase 2 he is eliminated again"),
        ("HIN-R.17", "high-noon", "16 Ambiguities and rulings / Rulings of this project", "Suzy Lafayette comes back"),
        ("FIS-3.13", "fistful", "3 Events of phase 1 / The characters of phase 1", "What these events mean"),
        ("FIS-4.3", "fistful", "4 Ambush · Ricochet · Sniper", "Ricochet: in phase 2 a player may discard a BANG!"),
    ],
)
def test_what_a_rule_says_and_where_it_stands(id: str, game: str, title: str, opening: str) -> None:
    found = rule(id)
    assert (found.game, found.title) == (game, title)
    assert found.text.startswith(opening)


@pytest.mark.parametrize(
    ("id", "cells"),
    [
        ("BAS-1.5", ["Gatling · Saloon · Wells Fargo", "Winchester"]),
        ("BAS-3.1", ["players", "Deputies"]),
        ("BAS-5.14", ["struck-out card", "reachable player"]),
        (
            "BAS-6.6",
            ["Colt .45", "Volcanic", "Schofield", "Remington", "Rev. Carabine", "Winchester", "range"],
        ),
        ("BAS-8.4", ["Barrel, Jourdonnais", "passed to the left"]),
        ("DUE-1.6", ["Alan Pinkertoon", "West Harding"]),
    ],
)
def test_a_table_belongs_to_the_rule_above_it(id: str, cells: list[str]) -> None:
    assert all(cell in rule(id).text for cell in cells)


def test_a_table_does_not_belong_to_the_rule_after_it_nor_across_a_heading() -> None:
    assert rule("BAS-6.7").text.startswith("A weapon changes the range")
    assert "|" not in rule("BAS-6.7").text
    assert "|" not in rule("BAS-8.5").text  # the overview of the cards stands under the next heading


def test_ids_are_found_in_any_case() -> None:
    assert rule(" bas-r.5 ") is rule("BAS-R.5")


@pytest.mark.parametrize(("id", "neighbour"), [("BAS-9.99", "BAS-9.9"), ("due-14.32", "DUE-14.3")])
def test_an_unknown_id_is_answered_with_its_neighbours(id: str, neighbour: str) -> None:
    with pytest.raises(KeyError, match=rf"no rule {re.escape(id)}.*\b{re.escape(neighbour)}\b"):
        rule(id)


def test_an_unknown_id_like_no_other_is_answered_with_an_example() -> None:
    with pytest.raises(KeyError, match=r"an id looks like BAS-9\.42"):
        rule("stagecoach")


def found_by(words: str) -> list[str]:
    return [r.id for r in search(words)]


def test_search_finds_a_card_by_its_name() -> None:
    found = found_by("barrel")
    assert {"BAS-9.42", "BAS-9.43", "DOD-9.8", "DUE-14.2"} <= set(found)
    assert found == found_by("BARREL")


def test_search_finds_longer_words_but_only_from_their_beginning() -> None:
    assert "DUE-EX.3" in found_by("winch")
    assert found_by("inchester") == []


@pytest.mark.parametrize(
    ("name", "english", "rule"),
    [
        ("Beczka", "barrel", "BAS-9.42"),  # Polish, in the Duel
        ("baryłka", "barrel", "BAS-9.42"),  # Polish, in the classic game
        ("barylka", "barrel", "BAS-9.42"),  # typed without the mark
        ("Zbraňový pás", "gun belt", "DUE-14.13"),
        ("Stetson", "ten gallon hat", "DOD-9.15"),
        ("Fass", "barrel", "BAS-9.42"),
        ("Prigione", "jail", "BAS-9.54"),
        ("kryjówka", "hideout", "DOD-9.10"),  # translated, no print being known
    ],
)
def test_search_finds_a_card_by_its_name_in_any_language(name: str, english: str, rule: str) -> None:
    found = found_by(name)
    assert rule in found[:8]
    assert set(found) <= set(found_by(english))


def test_search_takes_no_part_of_a_name_for_another_one() -> None:
    assert "DOD-0.1" not in found_by("úhyb")  # Dodge City is no Dodge


def test_search_wants_every_word() -> None:
    both = set(found_by("sheriff jail"))
    assert "BAS-9.54" in both
    assert both == set(found_by("jail sheriff"))
    assert both == set(found_by("sheriff")) & set(found_by("jail"))


def test_search_puts_rules_about_the_words_first() -> None:
    found = found_by("barrel")
    assert found.index("BAS-9.43") < found.index("BAS-7.1")  # named in passing there
    assert found_by("suzy lafayette")[0] == "BAS-10.48"


def test_search_by_number_and_for_nothing() -> None:
    assert found_by("bas-9.42") == ["BAS-9.42"]
    assert found_by("zzz") == []
    assert found_by("  ") == []


TRANSLATED = sorted(folder.name for folder in Path(str(folders("rules")[0])).iterdir() if folder.is_dir())


def test_the_rules_are_written_in_every_language() -> None:
    assert {*TRANSLATED, "en"} == set(languages())


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_translation_is_older_than_its_english_text(lang: str) -> None:
    assert stale(lang) == [], f"bring these up to date, then run scripts/stamp_rules.py {lang} with their ids"


def test_a_rule_whose_english_text_has_changed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = {**all_rules(), "BAS-6.6": replace(rule("BAS-6.6"), text="Another text.")}
    monkeypatch.setattr(rulebook, "all_rules", lambda lang="en": changed)
    assert stale("pl") == ["BAS-6.6"]


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_language_has_every_rule_with_the_same_references(lang: str) -> None:
    reference = re.compile(r"\b[A-Z]{3}-(?:\d+|R|EX)\.\d+")
    english = all_rules()
    for id, translated in all_rules(lang).items():
        assert translated.lang == lang, f"{id} is not translated"
        cited = [set(reference.findall(text)) for text in (translated.text, english[id].text)]
        assert cited[0] == cited[1], f"{id} cites other rules in {lang}"


def test_a_rule_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "BAS-6.6", "--lang", "pl"]) == 0
    polish = capsys.readouterr().out
    assert main(["rules", "BAS-6.6"]) == 0
    assert polish != capsys.readouterr().out and "broni" in polish
    for word, lang in (
        ("baryłka", "pl"),
        ("beczka", "pl"),
        ("barel", "cs"),
        ("sud", "cs"),
        ("Fass", "de"),
        ("Fass", "pl"),
        ("barile", "it"),
    ):
        found = search(word, lang)
        assert {rule.lang for rule in found} == {lang}
        assert {"BAS-9.42", "DUE-14.2"} <= {rule.id for rule in found}


def test_a_rule_that_is_not_translated_is_told_in_english() -> None:
    assert rule("BAS-6.6", "en-XA") == rule("BAS-6.6")


@pytest.mark.parametrize(
    ("surroundings", "lang"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "de_AT@euro"}, "de"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "cs"}, "cs"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C", "BOOTHILL_LANG": "it"}, "it"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "sw_KE"}, "en"),
    ],
)
def test_the_language_of_the_surroundings_is_heard(surroundings: dict[str, str], lang: str) -> None:
    assert wished_language(surroundings) == lang


def test_a_ruleset_is_played_by_the_books_that_it_cites() -> None:
    assert books_of(ruleset("classic")) == {"classic"}
    assert books_of(ruleset("classic+dodge-city")) == {"classic", "dodge-city"}
    assert books_of(ruleset("duel")) == {"duel"}
