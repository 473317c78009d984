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

from boothill.cli import main
from boothill.core.ids import Seat
from boothill.core.moves import Move
from boothill.core.refusal import Refused
from boothill.core.state import State
from boothill.lab.measure.sim import Tally
from boothill.text.records import read_record, record_of
from boothill.text.scenario.position import parse_position
from tests.tables import dealt, plain_only
from tests.test_records import recorded

GOOD = """
name: A plain shot
rules: [BAS-9.1]
game: classic
players:
  A: {role: sheriff, character: Bart Cassidy, hand: [BANG!]}
  B: {role: outlaw, character: Slab the Killer}
  C: {role: outlaw, character: Black Jack}
  D: {role: renegade, character: Willy the Kid}
steps:
  - A: play BANG! -> B
expect:
  B: {life: 3}
"""


def scenario(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "case.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def run(capsys: pytest.CaptureFixture[str], *argv: object) -> tuple[int, str, str]:
    status = main([str(word) for word in argv])
    out, err = capsys.readouterr()
    return status, out, err


def test_scenarios_that_pass_and_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = scenario(tmp_path, GOOD)
    assert run(capsys, "scenario", "run", path) == (0, "1 passed, 0 failed\n", "")
    bad = tmp_path / "bad.yaml"
    bad.write_text(GOOD.replace("life: 3", "life: 4"), encoding="utf-8")
    status, out, err = run(capsys, "scenario", "run", tmp_path)
    assert status == 1 and err == ""
    assert out == f"{bad}: expect: B: life should be 4, is 3\n1 passed, 1 failed\n"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("hand: [BANG!]", "hand: [Bang]", "players.A.hand[0]: no card 'Bang' in classic; did you mean 'BANG!'?"),
        ("hand: [BANG!]", "hand: [Hat]", "players.A.hand[0]: no card 'Hat' in classic"),
        ("hand: [BANG!]", "hand: [Scope, Scope]", "no copy of 'Scope' is left; the game has 1"),
        ("hand: [BANG!]", "hand: BANG!", "players.A.hand: a list of cards is wanted"),
        ("hand: [BANG!]", "hands: [BANG!]", "players.A: unknown key 'hands'; did you mean 'hand'?"),
        ("Black Jack", "Blak Jack", "players.C.character: no character 'Blak Jack' in classic; did you mean 'Black"),
        ("Black Jack", "Bart Cassidy", "players.C.character: Bart Cassidy sits at the table already"),
        ("role: outlaw", "role: sheriff", "2 times sheriff, but there is only 1 sheriff card in the box"),
        ("role: sheriff", "role: deputy", "players: a sheriff is missing"),
        ("rules: [BAS-9.1]", "rules: [BAS-9.999]", "rules: no rule BAS-9.999; did you mean"),
        ("rules: [BAS-9.1]", "rules: BANG!", "rules: no rule BANG!; an id looks like BAS-9.42"),
        ("role: renegade", "role: bandit", "players.D.role: it is sheriff, deputy, outlaw, renegade, not 'bandit'"),
        ("role: renegade", "role: [x]", "players.D.role: it is sheriff"),
        ("game: classic", "game: [classic]", "game: it is classic"),
        ("game: classic", "game: classic\nphase: []", "phase: it is start"),
        ("game: classic", "game: classic\ndeck: ['♥♦']", "deck[0]: no card"),
        ("game: classic", "game: classic\ndeck: ['♠ 9-2']", "deck[0]: '♠ 9-2' runs the wrong way"),
        ("game: classic", "? [a, b]\n: 1\ngame: classic", "a key is one word"),
        ("  A: {role", "  expect: {role", "players: a seat cannot be called 'expect'"),
        ("  D: {role: renegade, character: Willy the Kid}\n", "", "classic is for 4 to 7 players, not 3"),
        ("A: play BANG! -> B", "Z: play BANG! -> B", "step 1: no player 'Z' at this table"),
        ("A: play BANG! -> B", "A: play BANG! -> Z", "step 1: no player 'Z' at this table"),
        ("A: play BANG! -> B", "A: fire at B", "step 1: 'fire at B' is not a move"),
        ("A: play BANG! -> B", "play", "step 1: one move, refuse or expect is wanted"),
        ("game: classic", "game: poker", "game: it is classic"),
        ("game: classic", "game: classic\nedition: third", "game: edition is not 'third'; it can be fourth, first"),
        ("game: classic", "game: classic\nturn: Z", "turn: no player 'Z' at this table"),
        ("game: classic", "game: classic\nphase: night", "phase: it is start, draw, play, discard"),
        ("game: classic", "game: classic\nrest: hand", "rest: it is deck, discard, not 'hand'"),
        ("game: classic", "game: classic\ndeck: ['♠ 2-99']", "deck[0]: '♠ 2-99' is no range of ranks"),
        ("game: classic", "game: classic\ngame: classic", "'game' is given twice"),
        ("B: {life: 3}", "B: {lif: 3}", "expect.B: unknown key 'lif'; did you mean 'life'?"),
        ("B: {life: 3}", "winer: law", "expect: unknown key 'winer'; did you mean 'winner'?"),
        ("B: {life: 3}", "B: 3", "expect.B: a mapping is wanted"),
        ("B: {life: 3}", "B: {hand: [Ber]}", "expect.B.hand: no card 'Ber' in classic; did you mean 'Beer'?"),
        ("B: {life: 3}", "B: {hand_has: Beer}", "expect.B.hand_has: a list of cards is wanted, not 'Beer'"),
        ("B: {life: 3}", "discard_top: Ber", "expect.discard_top: no card 'Ber' in classic"),
        ("B: {life: 3}", "discard_has: Beer", "expect.discard_has: a list of cards is wanted"),
        ("B: {life: 3}", "legal: end", "expect.legal: a list of moves is wanted"),
        ("B: {life: 3}", "legal: [shoot]", "expect.legal: 'shoot' is not a move"),
        ("game: classic", "game: classic\nseed: [1]", "seed: a number or a word is wanted, not [1]"),
        ("game: classic", "game: classic\ntally: {BANG!: -1}", "tally: numbers by name are wanted"),
        ("name: A plain shot", "name: \0", "this is not YAML: unacceptable character #x0000"),
        ("character: Slab the Killer", "character: Slab the Killer, life: 9", "players.B.life: a number from 1 to 4"),
        ("the Killer}", "the Killer, alive: maybe}", "players.B.alive: it is true or false"),
        ("the Killer}", "the Killer, in_play: [Volcanic, Winchester]}", "more than one weapon"),
        ("character: Slab the Killer", "character: Slab the Killer, in_play: [Jail, Jail]", "two cards named Jail"),
        ("the Killer}", "the Killer, in_play: [Beer]}", "players.B.in_play[0]: Beer is never in play"),
        ("the Killer}", "the Killer, alive: false, hand: [Beer]}", "an eliminated player has no cards"),
        ("name: A plain shot", "name: [", "this is not YAML"),
    ],
)  # fmt: skip
def test_bad_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, message: str) -> None:
    assert old in GOOD
    path = scenario(tmp_path, GOOD.replace(old, new, 1))
    status, out, err = run(capsys, "scenario", "run", path)
    assert status == 2
    assert out == "0 passed, 1 failed\n"
    assert err.startswith(f"boothill: {path}") and message in err
    assert len(err.splitlines()) == 1, err


@pytest.mark.parametrize(
    ("out", "message"),
    [
        ("BCD", "players: this game is over, law won [BAS-12.3]; leave somebody alive to fight"),
        ("A", "players: this game is over, outlaws won [BAS-12.2]"),
        ("ABC", "players: this game is over, renegade won [BAS-12.2]"),
    ],
)
def test_a_position_that_is_decided_already_is_no_scenario(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], out: str, message: str
) -> None:
    text = GOOD.replace(", hand: [BANG!]", "").replace("game: classic", "game: classic\nturn: D" if "A" in out else "")
    for seat, who in zip("ABCD", ("Bart Cassidy", "Slab the Killer", "Black Jack", "Willy the Kid"), strict=True):
        text = text.replace(who, f"{who}, alive: false") if seat in out else text
    status, _, err = run(capsys, "scenario", "run", scenario(tmp_path, text))
    assert status == 2 and message in err
    assert len(err.splitlines()) == 1, err


def test_of_three_players_anybody_may_be_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """DOD-4.4: the game goes on between the other two, the Deputy being no Sheriff."""
    path = scenario(
        tmp_path,
        """
name: Two are left
rules: [DOD-4.4]
game: dodge-city
players:
  A: {role: deputy, character: Pixie Pete, alive: false}
  B: {role: outlaw, character: Apache Kid, hand: [BANG!]}
  C: {role: renegade, character: Elena Fuente, life: 1}
turn: B
steps:
  - B: play BANG! -> C
expect: {winner: B}
""",
    )
    assert run(capsys, "scenario", "run", path) == (0, "1 passed, 0 failed\n", "")


GOOD_DUEL = """
name: A plain shot
rules: [DUE-14.6]
game: duel
players:
  L: {side: law, front: {character: Pat Garret, life: 4, gear: [Hat]}, rear: {character: Tex Killer},
      reserve: [Jango], deck: [Bank]}
  O: {side: outlaws, front: {character: Babe Leroy}, rear: {character: West Harding}, hand: [Colt]}
turn: O
steps:
  - O: play Colt -> L.front
  - L: pass
expect:
  L: {front: {life: 3}}
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("hand: [Colt]", "hand: [Kolt]", "players.O.hand[0]: no card 'Kolt' in duel; did you mean 'Colt'?"),
        ("hand: [Colt]", "hand: [Beer, Beer]", "players.O.hand[1]: no copy of 'Beer' is left; the game has 1"),
        ("hand: [Colt]", "hand: [Beer (law)]", "players.O.hand[0]: no card 'Beer (law)' in duel"),
        ("deck: [Bank]", "deck: [Knife]", "players.L.deck[0]: no copy of 'Knife' is left"),
        ("deck: [Bank]", "deck: [(tree)]", "players.L.deck[0]: '(tree)': 'tree' is neither a side nor a symbol"),
        ("gear: [Hat]", "gear: [Colt]", "players.L.front.gear[0]: Colt is never in play"),
        ("gear: [Hat]", "gear: [Hat (law), Hat (outlaws)]", "players.L.front.gear: two cards named Hat"),
        ("life: 4", "life: 6", "players.L.front.life: a number from 1 to 5 is wanted, not 6"),
        ("Pat Garret", "Sid Curry", "players.L.front: Sid Curry belongs to the other side"),
        ("[Jango]", "[Tex Killer]", "Tex Killer sits at the table already"),
        ("rear: {character: Tex Killer}", "rear: null", "players.L.rear: it is vacant, but there is a reserve"),
        ("side: outlaws", "side: law", "players.O.side: both seats are law"),
        ("turn: O", "turn: O\ndeck: [Scope]", "deck: there is no common deck while both players have their own"),
        ("L: {front: {life: 3}}", "L: {life: 3}", "expect.L: unknown key 'life'; it may be hand,"),
        ("L: {front: {life: 3}}", "L: {front: 3}", "expect.L.front: a mapping is wanted"),
        ("L: {front: {life: 3}}", "L: {front: {lif: 3}}", "expect.L.front: unknown key 'lif'"),
        ("L: {front: {life: 3}}", "L: {front: {gear: [Hut]}}", "expect.L.front.gear: no card 'Hut' in duel"),
        ("L: {front: {life: 3}}", "deck_size: 3", "expect: unknown key 'deck_size'"),
    ],
)  # fmt: skip
def test_bad_scenarios_of_the_duel(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, message: str
) -> None:
    assert run(capsys, "scenario", "run", scenario(tmp_path, GOOD_DUEL)) == (0, "1 passed, 0 failed\n", "")
    assert old in GOOD_DUEL
    path = scenario(tmp_path, GOOD_DUEL.replace(old, new, 1))
    status, out, err = run(capsys, "scenario", "run", path)
    assert (status, out) == (2, "0 passed, 1 failed\n")
    assert err.startswith(f"boothill: {path}") and message in err
    assert len(err.splitlines()) == 1, err


def test_five_sheriffs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = scenario(tmp_path, GOOD.replace("outlaw", "sheriff").replace("renegade", "sheriff"))
    status, _, err = run(capsys, "scenario", "run", path)
    assert status == 2 and "4 times sheriff, but there is only 1 sheriff card in the box" in err


def test_a_scenario_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "scenario", "run", "nowhere.yaml")
    assert status == 2 and err == "boothill: nowhere.yaml: there is no such file or folder\n"


def test_a_folder_without_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "notes.txt").write_text("nothing to play")
    status, out, err = run(capsys, "scenario", "run", str(tmp_path))
    assert (status, out) == (2, "")
    assert err == f"boothill: {tmp_path}: there is no scenario file in this folder; their names end in .yaml\n"
    (tmp_path / "short.yml").write_text(GOOD, encoding="utf-8")
    assert run(capsys, "scenario", "run", str(tmp_path)) == (0, "1 passed, 0 failed\n", "")


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("A: play BANG! -> C", "step 2: A: play BANG! -> C was refused: That BANG! is not in your hand. [BAS-5.1]"),
        ("C: pass", "step 2: C: pass was refused"),
        ("refuse: {A: end}", "step 2: A: end should have been refused"),
    ],
)
def test_steps_that_do_not_come_true(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], step: str, message: str
) -> None:
    path = scenario(tmp_path, GOOD.replace("-> B\n", f"-> B\n  - {step}\n"))
    status, out, _ = run(capsys, "scenario", "run", path)
    assert status == 1 and message in out


def test_expectations_that_do_not_come_true(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = """
  A: {hand: [Beer], hand_size: 3, in_play: [Barrel], alive: false, role_revealed: false, hand_has: [Duel]}
  to_act: B
  turn: C
  phase: draw
  deck_size: 3
  discard_top: Beer
  discard_has: [Beer]
  discard_size: 7
  winner: law
  legal: [play Beer]
  not_legal: [end]
"""
    path = scenario(tmp_path, GOOD.replace("\n  B: {life: 3}\n", wrong))
    status, out, _ = run(capsys, "scenario", "run", path)
    assert status == 1
    for message in (
        "hand should be [Beer], is []", "hand_size should be 3, is 0", "in_play should be [Barrel], is []",
        "alive should be False, is True", "role_revealed should be False", "hand_has should be [Duel]",
        "to_act should be B, is A", "turn should be C, is A", "phase should be draw, is play", "deck_size should be 3",
        "discard_top should be Beer, is BANG! A♠", "discard_has should be [Beer]", "discard_size should be 7, is 1",
        "winner should be law, is None", "legal: play Beer should be legal", "not_legal: end should not be legal",
    ):  # fmt: skip
        assert message in out, message


@plain_only
def test_a_refusal_that_changes_the_game_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    honest = State.why_not

    def draws_lots(self: State, move: Move, seat: int) -> Refused | None:
        self.random_acts += 1
        return honest(self, move, Seat(seat))

    monkeypatch.setattr(State, "why_not", draws_lots)
    path = scenario(tmp_path, GOOD.replace("A: play BANG! -> B", "refuse: {A: play BANG! -> C}"))
    status, out, _ = run(capsys, "scenario", "run", path)
    assert status == 1 and "step 1: A: play BANG! -> C was refused, but changed the game" in out


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
            "--bots: there is no bot 'robot'; there is random, karma, greedy, gunslinger, desperado, marshal, "
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


ROOT = Path(__file__).parent.parent
SITUATION = """
name: too far
players:
  A: {role: sheriff,  character: Willy the Kid, hand: [BANG!, BANG!]}
  B: {role: outlaw,   character: Rose Doolan, hand: [Beer]}
  C: {role: outlaw,   character: Black Jack}
  D: {role: renegade, character: Slab the Killer}
steps:
  - refuse: {A: play BANG! -> C}
  - A: play BANG! -> B
  - B: pass
expect:
  B: {life: 3}
"""


def settled(capsys: pytest.CaptureFixture[str], path: Path, text: str, *words: str) -> tuple[int, list[str]]:
    path.write_text(text, encoding="utf-8")
    status, out, err = run(capsys, "settle", str(path), *words)
    assert err == ""
    return status, out.splitlines()


def test_an_argument_is_settled_with_the_verdict_first(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    assert settled(capsys, path, SITUATION.replace("B: {life: 3}", "B: {life: 3, hand_size: 1}")) == (
        0,
        [
            "Verdict: as expected. All 2 expectations hold.",
            "What happens:",
            "    A is asked: Your turn. What do you play?",
            "  A: play BANG! -> C: refused.",
            "    C is at distance 2, but your weapon only reaches 1. [BAS-6.6]",
            "  A: play BANG! -> B",
            "    A plays BANG! Q♥ against B. [BAS-9.1]",
            "  B: pass",
            "    B loses a life point to A. [BAS-7.10]",
            "    A is asked: Your turn. What do you play?",
            "Life points before and after:",
            "  A: 5",
            "  B: 4 -> 3",
            "  C: 4",
            "  D: 4",
            "Expected:",
            "  holds: B: life: 3",
            "  holds: B: hand_size: 1",
        ],
    )


def test_the_guide_shows_what_settle_says(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = SITUATION.replace("  - refuse: {A: play BANG! -> C}\n", "").replace("[Beer]", "[Missed!]")
    out = settled(capsys, tmp_path / "case.yaml", text.replace("B: {life: 3}", "B: {life: 3, hand_size: 3}"))[1]
    assert "\n".join(["```", *out, "```"]) in (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")


def test_every_expectation_is_judged_wherever_it_stands(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """One that does not hold does not hide the others, nor what happens after it."""
    text = SITUATION.replace("  - B: pass", "  - expect: {to_act: C}\n  - B: pass").replace("[Beer]", "[Missed!]")
    text = text.replace("B: {life: 3}", "B: {life: 4, hand: [Missed!]}\n  winner: null")
    status, out = settled(capsys, tmp_path / "case.yaml", text)
    assert status == 1 and out[0] == "Verdict: not as expected. 2 of 4 expectations do not hold."
    assert out[-4:] == [
        "  does not hold: to_act should be C, is B",
        "  does not hold: B: life should be 4, is 3",
        "  holds: B: hand: [Missed!]",
        "  holds: winner: null",
    ]
    assert "  B: pass" in out
    nothing = SITUATION[: SITUATION.index("expect:")]
    verdict = "Verdict: this is what happens. There were no expectations to check."
    assert settled(capsys, tmp_path / "case.yaml", nothing)[1][0] == verdict


def test_who_has_a_choice_is_asked_and_who_is_out_is_said_to_be(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = SITUATION.replace("hand: [Beer]", "hand: [Missed!], life: 1").replace("B: {life: 3}", "B: {alive: false}")
    status, out = settled(capsys, tmp_path / "case.yaml", text)
    assert status == 0 and "    B is asked: A shoots at you. What do you do?" in out
    assert "  B: 1 -> out" in out and out[-1] == "  holds: B: alive: false"
    german = settled(capsys, tmp_path / "case.yaml", text, "--lang", "de")[1]
    assert german[0] == "Ergebnis: wie erwartet. Die eine Erwartung trifft zu." and "  B: 1 -> ausgeschieden" in german


def test_a_move_that_cannot_be_made_is_the_verdict_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = SITUATION.replace("  - refuse: {A: play BANG! -> C}\n", "  - A: play BANG! -> C\n")
    status, out = settled(capsys, tmp_path / "case.yaml", text)
    assert status == 1 and out[0] == (
        "Verdict: this cannot be played as written. A: play BANG! -> C: refused. "
        "C is at distance 2, but your weapon only reaches 1. [BAS-6.6]"
    )
    text = SITUATION.replace("refuse: {A: play BANG! -> C}", "refuse: {A: play BANG! -> B}")
    status, out = settled(capsys, tmp_path / "case.yaml", text)
    assert status == 1 and "A: play BANG! -> B should have been refused" in out[0]


@pytest.mark.parametrize("path", sorted((ROOT / "scenarios").rglob("*-0[13]-*.yaml")), ids=lambda path: path.stem)
def test_scenarios_that_hold_are_settled_as_such(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "settle", str(path))
    assert (status, err) == (0, "") and out.startswith("Verdict: as expected.")


def test_what_is_no_scenario_is_not_settled(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text("steps: nonsense", encoding="utf-8")
    assert run(capsys, "settle", str(path))[0] == 2
    status, _, err = run(capsys, "settle", str(tmp_path / "none.yaml"))
    assert status == 2 and "There is no file" in err
