"""`boothill analyse`: the best moves of a position, and the story of a game."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from boothill.analysis.story import Mistake, Story, mistake, remembered
from boothill.core.ids import NOBODY
from boothill.core.moves import Move
from boothill.knowledge.beliefs import Onlooker
from boothill.text.records import read_record
from boothill.words.catalogue import languages
from tests.commands import run

HERE = Path(__file__).parent
BARREL = HERE / "positions" / "take-the-barrel-first.yaml"
RECORD = HERE / "records" / "classic-5.txt"
DUEL = HERE / "records" / "duel-2.txt"


def analysed(capsys: pytest.CaptureFixture[str], *words: object) -> dict[str, Any]:
    status, out, err = run(capsys, "analyse", *words, "--json")
    assert (status, err) == (0, "")
    result: dict[str, Any] = json.loads(out)["result"]
    return result


def test_a_position_is_answered_with_its_best_moves(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "analyse", BARREL, "--playouts", 60)
    lines = out.splitlines()
    assert (status, err) == (0, "")
    assert lines[:3] == [
        "A is to move. The best moves, with all cards and roles open:",
        "  1. Cat Balou K♥: Barrel Q♠ in front of B: wins for certain",
        "     Then: A: BANG! A♠: B",
    ]
    assert lines[3].startswith("  2. ") and lines[3].endswith("%)")
    assert lines[-2:] == ["  One more move was considered; it is worse.", "60 games played out in the head."]


def test_a_seat_is_answered_with_what_it_knows(capsys: pytest.CaptureFixture[str]) -> None:
    result = analysed(capsys, BARREL, "--seat", "A", "--playouts", 50)
    assert (result["seat"], result["eyes"]) == ("A", "seat")
    assert not any(move["sure"] for move in result["moves"])
    for move in result["moves"]:
        chance = move["chance"]
        assert 0 <= chance["low"] <= chance["value"] <= chance["high"] <= 1


def test_the_learned_bot_is_asked_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    found = [analysed(capsys, BARREL, "--judge", judge, "--playouts", 30) for judge in ("marshal", "desperado")]
    assert [result["judge"] for result in found] == ["marshal", "desperado"]
    assert [result["moves"][0]["move"] for result in found] == ["play Cat Balou K♥ -> B's Barrel Q♠"] * 2
    assert found[0]["moves"] != found[1]["moves"]


@pytest.mark.parametrize("lang", languages())
def test_an_analysis_is_told_in_every_language(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    told = [
        run(capsys, "analyse", path, "--lang", lang, "--playouts", 1)[:2]
        for path in (BARREL, HERE / "records" / "classic+dodge-city-3.txt")
    ]
    assert all(status == 0 and out.count("%") > 3 for status, out in told)
    english = [run(capsys, "analyse", BARREL, "--lang", "en", "--playouts", 1)[1]]
    assert (told[0][1] in english) == (lang == "en")


@pytest.mark.parametrize(
    ("text", "words", "why"),
    [
        ("players: {A: x}", (), "players"),
        ("- 1", (), "a scenario"),
        ("boot hill record 1\ngame: classic\n", (), "the record is cut off"),
        (BARREL.read_text(encoding="utf-8"), ("--seat", "B"), "nobody called B is to move: A is"),
        (BARREL.read_text(encoding="utf-8"), ("--playouts", "-1"), "--playouts: a number above 0"),
        (BARREL.read_text(encoding="utf-8") + "steps: [{A: play BANG! -> C}]", (), "C is at distance 2"),
        (RECORD.read_text(encoding="utf-8"), ("--seat", "P1"), "--seat: it goes with a scenario"),
        (RECORD.read_text(encoding="utf-8"), ("--judge", "desperado"), "--judge: it goes with a scenario"),
    ],
)
def test_what_cannot_be_analysed_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, words: tuple[str, ...], why: str
) -> None:
    path = tmp_path / "file"
    path.write_text(text, encoding="utf-8")
    status, out, err = run(capsys, "analyse", path, *words)
    assert (status, out) == (2, "")
    assert why in err
    assert len(err.splitlines()) == 1


def test_a_game_that_nobody_has_learned_is_told_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_module("boothill.analysis.weigh"), "shipped", lambda game: None)
    status, _, err = run(capsys, "analyse", BARREL, "--judge", "desperado")
    assert (status, err) == (2, "boothill: The learned bot does not know this game. Ask the marshal.\n")


def test_a_position_that_is_over_is_told_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "over.yaml"
    steps = "steps: [{A: play Cat Balou -> B's Barrel}, {A: play BANG! -> B}]"
    path.write_text(BARREL.read_text(encoding="utf-8") + steps, encoding="utf-8")
    status, _, err = run(capsys, "analyse", path)
    assert (status, err) == (2, "boothill: The game is over: nobody is to move.\n")


# -- a game ----------------------------------------------------------------------------------------------------------


def test_a_record_is_told_with_chances_beliefs_turning_points_and_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    result = analysed(capsys, RECORD, "--playouts", 1)
    record = read_record(RECORD)
    assert result["moves"] == len(record.moves)
    assert len(result["chances"]) == len(record.moves) + 1
    assert all(sum(row) == pytest.approx(1, abs=0.001) for row in result["chances"])
    assert [side["text"] for side in result["sides"]] == ["The law", "The outlaws", "The Renegade"]
    assert result["turning_points"] and result["deeds"]
    for one in (*result["turning_points"], *result["deeds"], *result["mistakes"]):
        assert 1 <= one["step"] <= result["moves"]


def test_the_side_that_wins_stands_at_one_hundred_in_the_end() -> None:
    story = Story(read_record(RECORD))
    won = max(range(len(story.sides)), key=story.standings[-1].__getitem__)
    assert story.standings[-1][won] == 1.0
    assert story.sides[won].key == story.record.result


def test_beliefs_are_those_of_the_replay_and_each_deed_tells_what_it_changed() -> None:
    record = read_record(RECORD)
    story = Story(record)
    onlooker = Onlooker(record.start())
    after = dict(story.beliefs)
    for step, (s, _, _, events) in enumerate(record.play(), 1):
        onlooker.see(events)
        if step in after and not s.over:
            assert after[step] == onlooker.chances(s.view(NOBODY))
    deed = next(one for one in story.moved if one.kind == "shot")
    role = story.hidden.index(deed.role)
    known = [chances for step, chances in story.beliefs if step == deed.step]
    assert deed.after in [chances[deed.seat][role] for chances in known]
    assert deed.after > deed.before


@cache
def a_mistake() -> Mistake:
    """A Deputy shoots the Sheriff."""
    found = judged_at(16, None)
    assert found is not None
    return found


def judged_at(number: int, instead: Move | None) -> Mistake | None:
    for step, before, seat, move, _, _ in remembered(read_record(RECORD)):
        if step == number:
            return mistake(step, before.s, before.memories[seat], seat, instead or move, 240)
    raise AssertionError("there is no such move")


def test_a_mistake_is_named_with_what_was_better() -> None:
    found = a_mistake()
    assert found.made.text == "play BANG! 2♣ -> P3"
    assert found.better.text != found.made.text
    assert found.could - found.chance > 0.04


def test_the_better_move_is_no_mistake() -> None:
    assert judged_at(16, a_mistake().better.move) is None


def test_where_no_role_is_hidden_nothing_is_said_of_beliefs() -> None:
    story = Story(read_record(DUEL))
    assert (story.hidden, story.beliefs, story.moved) == ([], [], [])
    assert [side.key for side in story.sides] == ["law", "outlaws"]


def test_turning_points_are_told_in_order_and_apart() -> None:
    turnings = Story(read_record(RECORD)).turnings
    steps = [turning.step for turning in turnings]
    assert steps == sorted(steps)
    assert all(b - a > 3 for a, b in pairwise(steps))
    assert all(turning.after > turning.before for turning in turnings)
