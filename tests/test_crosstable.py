"""The cross table: everybody meets everybody in every team, and a run that was stopped goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boothill.bots.bot import Bot
from boothill.cli import main
from boothill.core.state import State
from boothill.lab.measure import crosstable, crosstable_report
from boothill.lab.measure.arena import BadPlan, Plan
from boothill.lab.measure.matches import GameSize, Played, finish
from boothill.lab.work.workers import Workers

CLASSIC, DUEL = GameSize("classic", 5), GameSize("duel", 2)
PAIR = ("karma", "random")
TINY = Plan((GameSize("classic", 4), DUEL), (*PAIR, "drifter"), 2, "test")


def test_of_two_bots_each_takes_every_team_once() -> None:
    plan = Plan((CLASSIC, DUEL), PAIR, 1, "x")
    three = [match.by for match in crosstable.matches(plan, CLASSIC)]
    assert sorted(three) == sorted({by for by in three})
    assert [sum(by.count(bot) for by in three) for bot in PAIR] == [9, 9]
    assert all(sum(by[team] == bot for by in three) == 3 for team in range(3) for bot in PAIR)
    assert [match.by for match in crosstable.matches(plan, DUEL)] == [PAIR, PAIR[::-1]]


def test_a_cell_is_the_share_of_games_that_a_bots_teams_win() -> None:
    plan = Plan((DUEL,), PAIR, 40, "x")
    lines = [{"deal": number, "winners": "01" if number < 30 else "10"} for number in range(40)]
    cell = crosstable.cells(plan, lines)["duel"]["karma", "random"]
    assert (cell.wins.value, cell.games) == (0.75, 80)
    assert 0.55 < cell.wins.low < 0.75 < cell.wins.high < 0.9
    turned = crosstable.cells(plan, lines)["duel"]["random", "karma"].wins
    assert turned.value == 0.25 and turned.low == pytest.approx(1 - cell.wins.high)
    nobody = [{"deal": number, "winners": "--"} for number in range(40)]
    assert crosstable.cells(plan, nobody)["duel"]["karma", "random"].wins.value == 0.5


def test_who_wins_more_is_rated_higher() -> None:
    plan = Plan((DUEL,), PAIR, 40, "x")
    lines = [{"deal": number, "winners": "01" if number < 30 else "10"} for number in range(40)]
    elo = crosstable.ratings(plan, lines)["duel"].bots
    assert elo["karma"].value == 0
    assert -250 < elo["random"].value < -130


def test_a_run_that_was_stopped_goes_on_with_the_same_result(tmp_path: Path) -> None:
    whole = crosstable.run(TINY, tmp_path / "whole", Workers(1))
    assert [line["deal"] for line in whole] == [0, 1, 2, 3]
    folder = tmp_path / "cut"
    crosstable.run(TINY, folder, Workers(1))
    file = folder / crosstable.GAMES
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:2]) + '{"deal": 2, "win')
    assert crosstable.run(TINY, folder, Workers(1)) == whole
    with pytest.raises(BadPlan, match="another plan"):
        crosstable.run(TINY._replace(seed="other"), folder, Workers(1))
    told = crosstable_report.findings(TINY, whole)
    assert {cell["bot"] for game in told.data["games"] for cell in game["cells"]} == {*TINY.bots}
    assert "random" in told.page and told.lines[0] == "classic, 12 games a cell"


def test_more_bots_at_the_end_of_the_list_play_only_their_own_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    more = TINY._replace(bots=(*TINY.bots, "greedy"))
    whole = crosstable.run(more, tmp_path / "whole", Workers(1))
    crosstable.run(TINY, tmp_path / "more", Workers(1))
    met = list[set[str]]()

    def watched(s: State, bots: list[Bot], seed: str) -> Played:
        met.append({type(bot).__name__ for bot in bots})
        return finish(s, bots, seed)

    monkeypatch.setattr("boothill.lab.measure.crosstable.finish", watched)
    assert crosstable.run(more, tmp_path / "more", Workers(1)) == whole
    assert met and all("GreedyBot" in bots for bots in met)
    with pytest.raises(BadPlan, match="another plan"):
        crosstable.run(more._replace(bots=("greedy", *TINY.bots)), tmp_path / "more", Workers(1))


def test_the_command_tells_programs_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["crosstable", "--bots", "karma,random", "--tables", "duel:2", "--deals", "2", "--jobs", "1"]
    assert main([*words, "--out", str(tmp_path / "out"), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)["result"]
    assert result["done"] and result["deals"] == 2
    assert [cell["games"] for cell in result["games"][0]["cells"]] == [4, 4]
    assert main([*words[:1], "--bots", "karma", "--out", str(tmp_path / "none")]) == 2
    assert "at least two" in capsys.readouterr().err
