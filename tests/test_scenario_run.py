"""`boothill scenario run`: what it prints, and one clear line for whatever makes no sense."""

from __future__ import annotations

from pathlib import Path

import pytest

from boothill.core.ids import Seat
from boothill.core.moves import Move
from boothill.core.refusal import Refused
from boothill.core.state import State
from tests.commands import GOOD, run, scenario
from tests.tables import plain_only


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
        ("rules: [BAS-9.1]", "rules: [DOD-10.1a, BAS-9.1z]", "rules: no rule BAS-9.1z; did you mean BAS-9.1"),
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
