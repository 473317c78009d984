"""What commands say beside the table is said in the reader's language."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from boothill.cli import misuse, rules
from boothill.cli.commands import Misused, parse
from boothill.extra import Missing
from boothill.sets import BadGame, ruleset
from boothill.words.catalogue import DEFAULT, exists, languages
from boothill.words.messages import Messages
from boothill.words.phrases import Said, bad_game
from boothill.words.rulebook import NoRule, rule
from tests.commands import GOOD, run, scenario

ROOT = Path(__file__).parent.parent
FOREIGN = [lang for lang in languages() if lang != DEFAULT]


def said(err: str) -> str:
    return err.removeprefix("boothill: ").removesuffix("\n")


@pytest.mark.parametrize("lang", FOREIGN)
def test_no_rule_is_found_in_the_readers_language(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    status, _, err = run(capsys, "rules", "zeppelin", "--lang", lang)
    assert status == 2 and said(err) == Messages(lang).text("no-rule", text="zeppelin")
    status, _, err = run(capsys, "rules", "BAS-9.999", "--lang", lang)
    assert status == 2 and "BAS-9.99" in err and "did you mean" not in err
    status, _, err = run(capsys, "rules", "XYZ-1", "--lang", lang)
    assert said(err) == Messages(lang).text("no-such-rule", id="XYZ-1", near="none")


@pytest.mark.parametrize("variable", ["BOOTHILL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"])
def test_the_surroundings_say_which_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], variable: str
) -> None:
    for name in ("BOOTHILL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, "pl_PL.UTF-8")
    assert "W zasadach nie ma nic" in run(capsys, "rules", "zeppelin")[2]
    assert "brakuje: ID-OR-WORD" in run(capsys, "rules")[2]
    assert "nie ma takiego pliku" in run(capsys, "scenario", "run", "nowhere.yaml")[2]
    assert "Nie ma pliku" in run(capsys, "settle", "nowhere.yaml")[2]


def test_without_the_library_of_the_messages_the_same_is_said_in_english(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    english = [run(capsys, "rules", words)[2] for words in ("zeppelin", "BAS-9.999", "XYZ-1")]

    def bare(lang: str) -> Messages:
        raise Missing("fluent", "scenarios")

    monkeypatch.setattr(rules, "Messages", bare)
    for words, said_with_it in zip(("zeppelin", "BAS-9.999", "XYZ-1"), english, strict=True):
        assert run(capsys, "rules", words, "--lang", "pl")[2] == said_with_it
    assert "the following arguments are required: ID-OR-WORD (see boothill rules --help)" in run(capsys, "rules")[2]


@pytest.mark.parametrize("lang", FOREIGN)
@pytest.mark.parametrize(
    ("words", "id"),
    [
        (["rules"], "misused-missing"),
        (["play", "--game", "poker"], "misused-choice"),
        (["play", "--name"], "misused-value"),
        (["rules", "--lang"], "misused-value"),
        (["play", "--players", "many"], "misused-number"),
        (["play", "--zeppelin"], "misused-unknown"),
    ],
)
def test_a_command_line_that_is_not_understood(lang: str, words: list[str], id: str) -> None:
    english = argparse_says(words)
    sentence = misuse.told(english, "boothill", lang)
    assert sentence.endswith(Messages(lang).text("misused", why="", command="boothill"))
    assert english not in sentence
    assert [known for pattern, known in misuse.SAYS if re.fullmatch(pattern, english)] == [id]


def argparse_says(words: list[str]) -> str:
    with pytest.raises(Misused) as caught:
        parse(words)
    return str(caught.value)


def test_a_command_line_says_its_language_even_if_the_rest_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert "nie rozumiem: --zeppelin" in run(capsys, "play", "--zeppelin", "--lang", "pl")[2]
    assert "nicht verstanden: --zeppelin" in run(capsys, "play", "--lang=de", "--zeppelin")[2]
    assert "invalid choice: 'xx'" in run(capsys, "play", "--lang", "xx")[2]
    assert "COMMAND" in run(capsys)[2]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--option", "edition"], Said("option-how", {"text": "edition"})),
        (["--bot", "robot"], None),
        (["--players", "99"], Said("problem-bad-count", {"least": 4, "most": 7, "players": 99})),
    ],
)
def test_a_game_that_cannot_be_played(
    capsys: pytest.CaptureFixture[str], lang: str, words: list[str], message: Said | None
) -> None:
    status, _, err = run(capsys, "play", *words, "--lang", lang)
    assert status == 2
    if message is not None:
        assert said(err) == Messages(lang).say(message)
    else:
        assert "gunslinger" in err and (lang == DEFAULT or "there is" not in err)


@pytest.mark.parametrize("lang", FOREIGN)
@pytest.mark.parametrize(
    ("game", "options", "version"),
    [("poker", {}, 0), ("classic", {"zeppelin": "yes"}, 0), ("classic", {"edition": "third"}, 0), ("classic", {}, 99)],
)
def test_why_there_is_no_such_game(lang: str, game: str, options: dict[str, str], version: int) -> None:
    with pytest.raises(BadGame) as caught:
        ruleset(game, options, version)
    assert Messages(lang).say(bad_game(caught.value)) != Messages().say(bad_game(caught.value))


@pytest.mark.parametrize("lang", FOREIGN)
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("hand: [BANG!]", "hand: BANG!"),
        ("hand: [BANG!]", "hands: [BANG!]"),
        ("role: sheriff", "role: deputy"),
        ("rules: [BAS-9.1]", "rules: [BAS-9.999]"),
        ("game: classic", "game: poker"),
        ("game: classic", "game: classic\nedition: third"),
        ("game: classic", "game: classic\ngame: classic"),
        ("A: play BANG! -> B", "play"),
        ("B: {life: 3}", "B: 3"),
        ("name: A plain shot", "name: ["),
    ],
)
def test_what_is_wrong_in_a_scenario_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, old: str, new: str
) -> None:
    path = scenario(tmp_path, GOOD.replace(old, new, 1))
    english = [run(capsys, *command, path, "--lang", "en") for command in (["scenario", "run"], ["settle"])]
    spoken = [run(capsys, *command, path, "--lang", lang) for command in (["scenario", "run"], ["settle"])]
    for (status, _, err), (same, _, other) in zip(english, spoken, strict=True):
        assert status == same == 2
        assert str(path) in other and err != other and len(other.splitlines()) == 1


@pytest.mark.parametrize("lang", FOREIGN)
def test_what_did_not_come_true(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    path = scenario(tmp_path, GOOD.replace("life: 3", "life: 4"))
    status, out, _ = run(capsys, "scenario", "run", path, "--lang", lang)
    text = Messages(lang).text
    wrong = text("scenario-differs", what="life", wanted="4", found="3")
    assert status == 1 and out == f"{path}: expect: B: {wrong}\n{text('scenario-tally', passed=0, failed=1)}\n"
    assert text("settled-fails", what=f"B: {wrong}") in run(capsys, "settle", path, "--lang", lang)[1]
    refused = scenario(tmp_path, GOOD.replace("A: play BANG! -> B", "A: play Beer"))
    assert "was refused" not in run(capsys, "scenario", "run", refused, "--lang", lang)[1]


def test_every_sentence_about_a_scenario_is_in_the_catalogue() -> None:
    ids = {
        id
        for path in (ROOT / "src" / "boothill").rglob("*.py")
        for id in re.findall(r'"((?:scenario|misused|serve|game)-[a-z-]+(?:\.[a-z]+)?)"', path.read_text("utf-8"))
    }
    assert len(ids) > 60 and [id for id in ids if not exists(id)] == []


def test_a_rule_that_is_not_there_is_a_key_error_in_english() -> None:
    with pytest.raises(KeyError, match=r"no rule BAS-9\.999; did you mean") as caught:
        rule("BAS-9.999")
    assert isinstance(caught.value, NoRule)
    assert Messages().text(caught.value.reason, **caught.value.facts) == caught.value.args[0]


def test_a_server_greets_in_the_readers_language(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    env = {**os.environ, "BOOTHILL_LANG": "pl", "PYTHONPATH": str(ROOT / "src")}
    words = ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'games.db'}", "--log-level", "error"]
    server = subprocess.Popen([sys.executable, "-m", "boothill", *words], stdout=theirs, env=env)
    os.close(theirs)  # so that a server that does not start ends the reading
    try:
        heard = ""
        while "--host 0.0.0.0" not in heard:
            heard += os.read(ours, 4096).decode()
    finally:
        server.terminate()
        server.wait()
        os.close(ours)
    assert "Boot Hill działa pod adresem http://127.0.0.1:" in heard
    assert "Dostęp ma tylko ten komputer." in heard


def test_whatever_somebody_types_fits_into_the_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    long = "zeppelin" * 200
    for words in (
        ["rules", long],
        ["play", "--game", long],
        ["play", "--option", f"{long}=1"],
        ["play", "--bot", long],
    ):
        status, _, err = run(capsys, *words, "--lang", "pl")
        assert status == 2 and "zeppelin" in err and len(err.splitlines()) == 1
    path = scenario(tmp_path, GOOD.replace("hand: [BANG!]", f"hand: {long}"))
    assert run(capsys, "scenario", "run", path, "--lang", "pl")[0] == 2
    wrong = ", ".join(
        f"{seat}: {{life: 9, hand_size: 99, hand: [{'Beer, ' * 5} Saloon], in_play: [Barrel]}}" for seat in "ABCD"
    )
    path = scenario(tmp_path, GOOD.partition("expect:")[0] + f"expect: {{{wrong}}}\n")
    assert run(capsys, "scenario", "run", path, "--lang", "pl")[0] == 1
