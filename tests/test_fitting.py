"""The commands that find the numbers bots play by: bad input gets one line, and a run of tuning can be repeated."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from boothill.bots.bot import Bot
from boothill.bots.gunslinger.bot import GunslingerBot
from boothill.bots.learned.network import Network
from boothill.bots.learned.roles import columns, corrected
from boothill.bots.learned.sheet import RING
from boothill.knowledge.beliefs import beliefs
from boothill.lab.fit import role_head, roles, tune, win_chance
from boothill.lab.fit.tune import HERE, Plans
from boothill.lab.train.whole_numbers import floats, quantised


@pytest.mark.parametrize(
    ("command", "words", "error"),
    [
        (tune.main, ["--games", "0"], "--games: at least one"),
        (tune.main, ["--rounds", "0"], "--rounds: at least one"),
        (tune.main, ["--jobs", "-2"], "--jobs: at least one"),
        (tune.main, ["--start", "nowhere.json"], "--start nowhere.json: .*No such file"),
        (tune.main, ["--start", __file__], "--start .*: Extra data"),
        (tune.main, ["--start", str(roles.HERE)], "not the weights that a gunslinger needs"),
        (tune.main, ["--out", "nowhere/weights.json"], "there is no folder nowhere"),
        (roles.main, ["--games", "0"], "--games: at least one"),
        (roles.main, ["--jobs", "-2"], "--jobs: at least one"),
        (roles.main, ["--test", "--bots", "karma,nope"], "--bots: there is no bot 'nope'; there is random"),
        (win_chance.main, ["--games", "0"], "--games: at least one"),
        (win_chance.main, ["--jobs", "-2"], "--jobs: at least one"),
        (win_chance.main, ["--games", "1", "--jobs", "1", "--kind", "duel"], "more --games are needed"),
        (role_head.main, ["--games", "0"], "--games: at least one"),
        (role_head.main, ["--network", "nowhere.npz"], "nowhere.npz"),
    ],
)
def test_bad_input_gets_one_line(
    command: Callable[[list[str]], object],
    words: list[str],
    error: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    for module in (roles, win_chance):
        monkeypatch.setattr(module, "HERE", tmp_path / "weights.json")
    with pytest.raises(SystemExit, match=error) as stop:
        command(words)
    assert "\n" not in str(stop.value)


def test_a_run_of_tuning_can_be_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From its record, whatever weights are shipped by then; those are not touched."""

    def wins(team: str, start: Plans, deals: list[str], weights: Plans) -> int:
        return round(len(deals) * min(1.0, weights[team]["end"] / start[team]["end"] / 2))

    monkeypatch.setattr(tune, "wins", wins)
    shipped = HERE.read_bytes()
    words = ["--team", "law", "--rounds", "2", "--games", "50", "--seed", "again", "--jobs", "1"]
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    tune.main([*words, "--out", str(first)])
    record = tmp_path / "first.run.json"
    tune.main([*words, "--start", str(record), "--out", str(second)])
    tune.main([*words, "--start", str(first), "--out", str(tmp_path / "third.json")])
    assert HERE.read_bytes() == shipped
    assert first.read_bytes() == second.read_bytes() != (tmp_path / "third.json").read_bytes()
    assert record.read_bytes() == (tmp_path / "second.run.json").read_bytes()
    found, old = json.loads(record.read_text(encoding="utf-8")), json.loads(shipped)
    assert (found["rounds"], found["games"], found["seed"], found["start"]) == (2, 50, "again", old)
    outcome = found["teams"]["law"]
    assert outcome["deals"] == 400 and outcome["won after"] > outcome["won before"] == 200
    weights = json.loads(first.read_text(encoding="utf-8"))
    assert weights["law"] != old["law"] and {**weights, "law": 0} == {**old, "law": 0}


def test_nothing_at_the_table_goes_by_the_shipped_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    def gunslinger(weights: Plans) -> Bot:
        made.append(weights)
        return GunslingerBot()

    monkeypatch.setattr(tune, "OTHERS", ("gunslinger",))
    monkeypatch.setattr(tune, "GunslingerBot", gunslinger)
    start: Plans = {"start": {}}
    weights: Plans = {"weights": {}}
    tune.wins("law", start, ["one"], weights)
    assert [made.count(weights), made.count(start)] == [1, 3]


def test_a_network_is_fitted_to_correct_role_beliefs_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "network.npz"
    before = Network.load(role_head.HERE)
    names = before.encoder.names
    ours = [column for place in range(RING) for column in columns(names, place)]
    blank = floats(before)
    blank["heads"][:, ours] = 0
    blank["heads bias"][ours] = 0
    quantised(names, blank, before.games).save(file)
    unfitted = Network.load(file)
    role_head.main(["--network", str(file), "--games", "10", "--jobs", "1"])
    fitted = Network.load(file)
    assert fitted.games == before.games
    heads = len(fitted.weights["heads bias"].numbers)
    for name, table in fitted.weights.items():
        for place, (new, old) in enumerate(zip(table.numbers, unfitted.weights[name].numbers, strict=True)):
            assert new == old or (name in ("heads", "heads bias") and place % heads in ours)
    told = 0
    for view, memory, _ in role_head.asked(role_head.TABLES[1], "other"):
        known, same, now = beliefs(view, memory), corrected(unfitted, view, memory), corrected(fitted, view, memory)
        for seat, role in enumerate(view.roles):
            assert sum(now[seat]) == pytest.approx(sum(known[seat]))
            if role:
                assert now[seat] == known[seat]
            else:
                assert same[seat] == pytest.approx(known[seat], abs=1e-3), "what is not fitted changes nothing"
                told += now[seat] != same[seat]
    assert told
