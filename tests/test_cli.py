"""The command line, as it is typed: what it prints, and one clear line for whatever makes no sense."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
import yaml

from boothill.lab.measure.sim import Tally
from boothill.text.records import read_record, record_of
from boothill.text.scenario.position import parse_position
from tests.commands import GOOD, run, scenario
from tests.tables import dealt
from tests.test_records import recorded


def test_rules_by_id_and_by_word(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "rules", "BAS-6.6")
    assert status == 0 and out.startswith("BAS-6.6") and "Winchester" in out
    status, out, _ = run(capsys, "rules", "barrel")
    assert status == 0 and "BAS-9.42" in out
    status, _, err = run(capsys, "rules", "BAS-6.66")
    assert status == 2 and "BAS-6.6" in err
    status, _, err = run(capsys, "rules", "zeppelin")
    assert status == 2 and err == 'boothill: The rules say nothing about "zeppelin".\n'


def test_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    s, record = recorded(3)
    path = tmp_path / "game.txt"
    record.save(path)
    status, out, _ = run(capsys, "verify", path)
    assert status == 0
    assert out == f"{path}: classic, 5 players, {len(record.moves)} moves, {s.winner}: sound\n"
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[: len(whole) // 2], encoding="utf-8")
    status, _, err = run(capsys, "verify", path)
    assert status == 2 and err.startswith(f"boothill: {path}: line ") and "cut off" in err
    path.write_text(whole.replace("P1", "P7", 1), encoding="utf-8")
    status, _, err = run(capsys, "verify", path)
    assert status == 2 and "was changed" in err and len(err.splitlines()) == 1
    status, _, err = run(capsys, "verify", tmp_path / "none.txt")
    assert status == 2 and "no such file" in err


def test_sim(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "sim", "--games", "12", "--players", "4", "--bots", "random", "--jobs", "1")
    assert status == 0 and err == ""
    assert "sheriff    wins" in out and "12 games in" in out and "decisions a second" in out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--players", "9"], "--players: classic is for 4 to 7 players, not for 9"),
        (
            ["--bots", "robot"],
            "--bots: there is no bot 'robot'; there is random, greenhorn, stablehand, drifter, karma, "
            "greedy, gambler, scout, gunslinger, desperado, ranger, marshal, "
            "or one of your own as my.module:MyBot",
        ),
        (["--bots", "random,greedy"], "--bots: 2 bots for 5 seats"),
        (["--option", "edition"], "--option edition: write it like edition=first"),
        (["--option", "edition=third"], "--option: edition is fourth or first, not 'third'"),
        (["--games", "0"], "--games: at least one"),
        (["--jobs", "-1"], "--jobs: at least one"),
        (["--seed", " x"], "--seed: one line of text"),
    ],
)
def test_bad_simulations(capsys: pytest.CaptureFixture[str], words: list[str], message: str) -> None:
    status, _, err = run(capsys, "sim", *words)
    assert status == 2 and err == f"boothill: {message}\n"


def test_a_seat_that_does_not_exist(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recorded(3)[1].save(tmp_path / "game.txt")
    status, _, err = run(capsys, "replay", tmp_path / "game.txt", "--seat", "Nobody")
    assert status == 2 and "There is no seat Nobody" in err and "P1, P2" in err


def test_what_a_player_gets_wrong_is_told_in_the_chosen_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.txt"
    recorded(3)[1].save(record)
    for words, told in {
        ("play", "--players", "9"): "Dieses Spiel ist für 4 bis 7 Personen, nicht für 9.",
        ("play", "--game", "duel", "--players", "5"): "Dieses Spiel spielt man zu zweit, nicht mit 5 Personen.",
        ("play", "--name", "a:b"): "a:b geht nicht als Name: Nimm Buchstaben, Ziffern, Emojis und einzelne "
        "Leerzeichen, aber kein Wort der Notation wie deck.",
        ("play", "--resume", "nowhere"): "Es gibt keine Datei nowhere.",
        ("join", "nowhere/else"): "nowhere/else ist kein Link zu einem Tisch. Ein solcher Link sieht so aus: "
        "https://example.org/#/table/abc.",
        ("replay", "nowhere"): "Es gibt keine Datei nowhere.",
        ("replay", str(record), "--seat", "Eve"): "Einen Platz Eve gibt es nicht. Plätze: P1, P2, P3, P4, P5.",
        ("settle", "nowhere"): "Es gibt keine Datei nowhere.",
    }.items():
        assert run(capsys, *words, "--lang", "de") == (2, "", f"boothill: {told}\n")
    for before, after, told in (
        ("[BANG!]", "[Bung!]", "players.A.hand[0]: in classic gibt es keine Karte „Bung!“; "
        "meintest du „BANG!“?"),
        ("[BANG!]", "[Scope, Scope]", "players.A.hand[1]: von „Scope“ ist keine Karte mehr übrig; im Kartensatz "
        "gibt es sie 1-mal"),
        ("Black Jack", "Blak Jack", "players.C.character: in classic gibt es keinen Charakter „Blak Jack“; "
        "meintest du „Black Jack“?"),
        ("A: play", "E: play", "step 1: an diesem Tisch sitzt niemand namens „E“, sondern A, B, C, D"),
    ):  # fmt: skip
        case = scenario(tmp_path, GOOD.replace(before, after, 1))
        assert run(capsys, "settle", case, "--lang", "de") == (2, "", f"boothill: {case}: {told}\n")


@pytest.mark.parametrize(("game", "players"), [("classic", 5), ("dodge-city", 5), ("duel", 2)])
def test_play_starts_without_any_option(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, players: int
) -> None:
    """As `make play` does: a table of the usual size, and a saved game when one leaves."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    status, out, err = run(capsys, "play", "--game", game, "--seed", "5")
    assert (status, err) == (0, "")
    (saved,) = tmp_path.rglob("*.txt")
    assert len(read_record(saved).names) == players and str(saved.name) in out.replace("\n", "")


def test_play_in_another_language(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Cards are found by their names in any language; the rules are English, which is said in the reader's language."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("? baryłka\nrule beczka\nquit\n"))
    status, out, err = run(capsys, "play", "--lang", "pl", "--seed", "5")
    assert (status, err) == (0, "")
    shown = " ".join(out.split())
    assert "Baryłka: Leży przed tobą." in shown
    assert "BAS-9.42" in shown and "po angielsku" not in shown, "the rules are Polish"
    status, out, err = run(capsys, "play", "--lang", "xx")
    assert (status, out) == (2, "") and "--lang: invalid choice: 'xx'" in err and len(err.splitlines()) == 1


def test_a_position_of_a_record_is_printed_as_a_scenario_has_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, record = recorded(3)
    path = tmp_path / "game.txt"
    record.save(path)
    printed = []
    for moves in range(12):
        status, out, err = run(capsys, "replay", path, "--position", moves)
        if status == 0:
            printed.append(out)
            again = parse_position(yaml.safe_load(out))
            then = record.after(moves)
            assert (again.hands, again.table, again.life) == (then.hands, then.table, then.life)
        else:
            assert err.startswith(f"boothill: --position {moves}: only a position between two cards")
    assert len(printed) > 2
    status, _, err = run(capsys, "replay", path, "--position", 100_000)
    assert (status, err) == (2, f"boothill: There is no move 100000; the last one is {len(record.moves)}.\n")


def test_a_stretch_of_a_record_is_printed_as_a_scenario_that_comes_true(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    end, record = recorded(3)
    path, case = tmp_path / "game.txt", tmp_path / "case.yaml"
    record.save(path)
    for words in (("--scenario", 20), ("--scenario", 11, "--until", 60)):
        status, out, err = run(capsys, "replay", path, *words)
        assert (status, err) == (0, "")
        case.write_text(out, encoding="utf-8")
        assert run(capsys, "scenario", "run", case) == (0, "1 passed, 0 failed\n", "")
    moves = len(record.moves)
    for words, message in (
        (("--scenario", moves + 1), f"There is no move {moves + 1}; the last one is {moves}."),
        (("--scenario", 9, "--until", 8), "--until 8: it comes before --scenario 9"),
        (("--until", 8), "--until: it goes with --scenario"),
    ):
        assert run(capsys, "replay", path, *words) == (2, "", f"boothill: {message}\n")
    assert end.over


def test_a_scenario_may_begin_before_anybody_is_free_to_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """DUE-3.3: the Duel begins with a choice."""
    record_of(dealt(1, 2, "duel")).save(tmp_path / "game.txt")
    status, out, err = run(capsys, "replay", tmp_path / "game.txt", "--scenario", 0)
    assert (status, err) == (0, "") and "\nstack:\n" in out
    assert run(capsys, "scenario", "run", scenario(tmp_path, out)) == (0, "1 passed, 0 failed\n", "")


def test_only_a_table_that_cannot_be_laid_is_bad_input(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A mistake in the program is not put down to whoever typed the command."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    status, _, err = run(capsys, "play", "--name", "deck")
    assert status == 2 and err.startswith("boothill: The name deck cannot be used:")

    def broken(*_: object) -> int:
        raise ValueError("a mistake")

    monkeypatch.setattr("boothill.terminal.plain.Plain.run", broken)
    with pytest.raises(ValueError, match="a mistake"):
        run(capsys, "play", "--seed", "5")


def test_a_game_is_played_to_its_end_through_a_pipe(tmp_path: Path) -> None:
    """Whoever pipes numbers in plays on; what makes no sense is answered and asked again."""
    rng = Random(1)
    numbers = "".join(f"{rng.randrange(5)}\n" for _ in range(4000))
    command = [sys.executable, "-m", "boothill", "play", "--players", "4", "--seed", "pipe"]
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(command, input=numbers, capture_output=True, text=True, env=env)
    assert done.returncode == 0 and done.stderr == ""
    assert "There is no choice" in done.stdout and "Winners: " in done.stdout


def test_a_simulation_that_is_stopped_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(work: Callable[[range], Tally], *_: object) -> list[Tally]:
        return [work(range(2))]

    monkeypatch.setattr("boothill.lab.measure.sim.spread", stopped)
    status, out, _ = run(capsys, "sim", "--bots", "random", "--games", "5")
    assert status == 130 and "stopped after 2 of 5 games" in out
