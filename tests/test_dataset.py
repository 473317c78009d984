"""The data set: the same plan gives the same bytes, and every game can be played again from its line."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from boothill.cli import main
from boothill.lab.measure.dataset import Plan, lines, play, write
from boothill.lab.measure.matches import tables_of
from boothill.lab.work.workers import Workers
from boothill.sets import new_game
from boothill.text.notation import parse_move

PLAN = Plan(tuple(tables_of("classic:4,duel:2")), ("karma", "greedy"), 4, "test")


def test_the_same_plan_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        assert write(PLAN, tmp_path / f"{name}.jsonl.gz", Workers(1)) == 4
    packed = (tmp_path / "one.jsonl.gz").read_bytes()
    assert packed == (tmp_path / "two.jsonl.gz").read_bytes()
    assert gzip.decompress(packed).decode() == "".join(play(PLAN, index) for index in range(4))


def test_games_come_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    def jumbled(work: Any, total: int, workers: Workers, what: str) -> Any:
        yield from [work(range(2, 4)), work(range(0, 1)), work(range(1, 2))]

    monkeypatch.setattr("boothill.lab.measure.dataset.spread", jumbled)
    assert list(lines(PLAN, Workers(1))) == [play(PLAN, index) for index in range(4)]


@pytest.mark.parametrize("index", [0, 1])
def test_a_game_can_be_played_again_from_its_line(index: int) -> None:
    game = json.loads(play(PLAN, index))
    s = new_game(game["game"], [f"P{seat + 1}" for seat in range(game["players"])], game["seed"], game["options"])
    assert game["roles"] == s.roles
    for decision in game["decisions"]:
        assert decision["turn"] == s.turn
        seat = s.seats[decision["seat"]]
        assert decision["open"] == len(s.legal(seat))
        s.apply(parse_move(s, seat, decision["move"]), seat)
    outcome = s.outcome()
    assert outcome is not None and outcome.winner == game["winner"]
    assert game["won"] == [seat in outcome.seats for seat in s.seats]


def test_beliefs_and_values_are_chances() -> None:
    hidden, open_sides = (json.loads(play(PLAN, index)) for index in (0, 1))
    for game in (hidden, open_sides):
        chosen = [decision for decision in game["decisions"] if decision["open"] > 1]
        assert all(abs(sum(decision["values"].values()) - 1) < 0.01 for decision in chosen)
        assert all(("beliefs" in decision) == (game is hidden) for decision in chosen)
    for decision in hidden["decisions"]:
        if decision["open"] > 1:
            own = hidden["roles"][decision["seat"]]
            chances = decision["beliefs"][decision["seat"]]
            assert chances == [float(own == role) for role in ("deputy", "outlaw", "renegade")]


def test_the_command_overwrites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    words = ["dataset", "--tables", "duel:2", "--bots", "karma", "--games", "2", "--jobs", "1", "--out", str(file)]
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["result"] == {"file": str(file), "done": True, "games": 2}
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2
    assert main(words) == 2
    assert "is there already" in capsys.readouterr().err
