"""A network that plays against itself and learns from it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from boothill.bad_input import BadInput
from boothill.bots import make_bot
from boothill.bots.learned.move_facts import MOVE_FACTS
from boothill.bots.learned.names import all_names
from boothill.bots.learned.network import Network, Sizes
from boothill.cli import main
from boothill.core.ids import FIGURES
from boothill.lab.measure.matches import GameSize
from boothill.lab.train import rounds
from boothill.lab.train.arrays import Arrays, OnCPU, known
from boothill.lab.train.critic import LEAST, Critic
from boothill.lab.train.folder import PLAN, keep_plan, save_state
from boothill.lab.train.learning import fresh
from boothill.lab.train.policy import LASTING, SIGHT, PolicyLearner, Tried, advantages, evened
from boothill.lab.train.rounds import Rounds, practise
from boothill.lab.train.selfplay import OLDER, SHARP, Circle, Ways, worths
from boothill.lab.train.widening import widened, widths
from tests.test_training import Exactly

NAMES = all_names()
SIZES = Sizes(24, 16, 16, 8)
DUEL, CLASSIC = GameSize("duel", 2), GameSize("classic", 4)


@pytest.fixture(scope="module")
def ways() -> Ways:
    circle = Circle((DUEL, CLASSIC), 6, "ways", NAMES, OnCPU())
    weights = fresh(NAMES, SIZES, 1)
    found = None
    while found is None or len(set(found.won.tolist())) < 2:
        found, _ = circle.play(weights, weights, 100)
    return found


def test_every_seat_of_a_finished_game_has_a_way_with_one_end(ways: Ways) -> None:
    assert ways.size == len(ways.open) == len(ways.last) and ways.last[-1]
    assert ways.open.min() >= 2 and (ways.taken < ways.open).all() and ways.open.sum() == len(ways.moves)
    assert (ways.surely <= 0).all()
    starts = np.flatnonzero(ways.last)[:-1] + 1
    for way in np.split(np.arange(ways.size), starts):
        assert len(set(ways.won[way].tolist())) == 1 and len(set(ways.sides[way].tolist())) == 1
    assert set(ways.won.tolist()) <= {0.0, 0.5, 1.0}


def worths_of(weights: Arrays, facts: Any, moves: Any) -> Any:
    """What each move is worth in one state."""
    return worths(weights, OnCPU(), facts[None].astype(np.int64), moves.astype(np.int64), np.zeros(len(moves), int))


def test_the_chance_of_a_move_is_that_of_the_network(ways: Ways) -> None:
    weights = fresh(NAMES, SIZES, 1)
    found = worths_of(weights, ways.facts[0], ways.moves[: ways.open[0]]) * SHARP
    surely = found - found.max() - np.log(np.exp(found - found.max()).sum())
    assert surely[ways.taken[0]] == pytest.approx(ways.surely[0], abs=1e-4)


def test_what_turned_out_better_than_expected_counts_back_to_earlier_decisions() -> None:
    some = {name: np.zeros(3) for name in Ways._fields}
    two = Ways(**{**some, "last": np.array([False, True, True]), "won": np.array([1.0, 1.0, 0.0])})
    better, target = advantages(np.array([0.5, 0.6, 0.25]), two)
    assert better.tolist() == pytest.approx([0.1 + SIGHT * 0.4, 0.4, -0.25])
    assert target.tolist() == pytest.approx([0.6 + SIGHT * 0.4, 1.0, 0.0])


def tried(ways: Ways, count: int) -> Tried:
    most = int(ways.open[:count].max())
    valued = np.arange(most)[None, :] < ways.open[:count, None]
    moves = np.zeros((count, most, MOVE_FACTS), dtype=np.int64)
    moves[valued] = ways.moves[: int(ways.open[:count].sum())]
    taken = np.arange(most)[None, :] == ways.taken[:count, None]
    rng = np.random.default_rng(1)
    sides = np.eye(NAMES.size("sides"))[ways.sides[:count]]
    sides[:, 0] = 0
    return Tried(
        ways.facts[:count].astype(np.int64), ways.whole[:count].astype(np.int64), moves, valued.astype(float),
        rng.standard_normal(count), rng.random(count), sides, taken.astype(float),
        ways.surely[:count].astype(float) + rng.normal(0, 0.3, count),
    )  # fmt: skip


@pytest.mark.parametrize("copying", [False, True])
def test_slopes_of_chances_are_what_a_small_change_does(ways: Ways, copying: bool) -> None:
    learner = PolicyLearner(NAMES, fresh(NAMES, SIZES, 1), Exactly())
    learner.copying = copying
    batch = tried(ways, 24)
    _, slopes = learner.gradients(batch)
    for name, weight in learner.weights.items():
        for place in np.argsort(-abs(slopes[name]).ravel())[:2]:
            at = np.unravel_index(place, weight.shape)
            usual = weight[at]
            found = []
            for step in (1e-7, -1e-7):
                weight[at] = usual + step
                found.append(learner.gradients(batch)[0])
            weight[at] = usual
            assert (found[0] - found[1]) / 2e-7 == pytest.approx(slopes[name][at], rel=2e-3, abs=1e-5), name


def test_what_turned_out_well_is_done_more_often_and_what_did_not_less(ways: Ways) -> None:
    learner = PolicyLearner(NAMES, fresh(NAMES, SIZES, 1), OnCPU(), 1e-3)
    batch = tried(ways, 24)
    batch = batch._replace(surely=ways.surely[:24])

    def chances() -> Any:
        found = np.where(batch.valued > 0, learner._forward(batch)["worths"] * SHARP, -np.inf)
        powers = np.exp(found - found.max(axis=1, keepdims=True))
        return ((powers / powers.sum(axis=1, keepdims=True)) * batch.taken).sum(axis=1)

    before = chances()
    for _ in range(5):
        learner.learn(batch)
    after = chances()
    assert np.corrcoef(after - before, batch.gains)[0, 1] > 0.4


def test_slopes_of_the_critic_are_what_a_small_change_does(ways: Ways) -> None:
    critic = Critic(fresh(NAMES, SIZES, 1), Exactly(), 1e-3)
    kept: Arrays = {}
    critic.move = lambda slopes: kept.update(slopes)  # type: ignore[method-assign]
    whole, won = ways.whole[:24].astype(np.int64), np.linspace(0, 1, 24)
    critic.learn(whole, won)
    for name, weight in critic.weights.items():
        slope = kept[name]
        for place in np.argsort(-abs(slope).ravel())[:2]:
            at = np.unravel_index(place, weight.shape)
            usual, expected = weight[at], slope[at]
            found = []
            for step in (1e-6, -1e-6):
                weight[at] = usual + step
                found.append(critic.learn(whole, won))
            weight[at] = usual
            assert (found[0] - found[1]) / 2e-6 == pytest.approx(expected, rel=2e-3, abs=1e-6), name


def test_the_critic_begins_with_what_the_network_thinks_and_learns_who_wins(ways: Ways) -> None:
    start = fresh(NAMES, SIZES, 1)
    critic = Critic(start, OnCPU(), 1e-3)
    whole = ways.whole[:200].astype(np.int64)
    thought = known(start, OnCPU(), whole) @ start["heads"][:, 0] + start["heads bias"][0]
    assert np.allclose(critic.expected(whole, 64), 1 / (1 + np.exp(-thought)), atol=1e-5)
    assert critic.weights["facts"].shape[1] == LEAST.first > SIZES.first
    wrong = [critic.learn(whole, ways.won[:200]) for _ in range(20)]
    assert wrong[-1] < 0.8 * wrong[0]


def test_a_group_that_seldom_wins_learns_as_much_as_any_other() -> None:
    better = np.array([0.4, -0.4, 0.02, 0.06])
    assert evened(better, np.array([1, 1, 2, 2])) == pytest.approx([1, -1, -1, 1])
    assert abs(evened(np.array([0.001, -0.001]), np.array([3, 3]))).max() == pytest.approx(0.1), "hardly a difference"


def test_every_decision_is_grouped_by_its_team_and_the_size_of_its_table(ways: Ways) -> None:
    of_law, of_outlaws = (NAMES.numbers["sides"][side] for side in ("law", "outlaws"))
    several = FIGURES + 1
    assert {of_law * several + 2, of_outlaws * several + 2} <= set(ways.group.tolist())
    assert {size % several for size in ways.group.tolist()} == {2, 4}


def test_wider_layers_change_nothing_at_first_and_then_learn(ways: Ways) -> None:
    start = fresh(NAMES, SIZES, 1)
    wide = widened(start, Sizes(40, 24, 20, 10))
    assert widths(wide) == Sizes(40, 24, 20, 10)
    some = ways.moves[: ways.open[0]]
    assert np.allclose(worths_of(start, ways.facts[0], some), worths_of(wide, ways.facts[0], some), atol=1e-5)
    learner = PolicyLearner(NAMES, wide, OnCPU())
    for number in range(3):
        learner.practise(ways, np.random.default_rng(number))
    for name, width in (("facts", 24), ("state", 16), ("moves", 16), ("pairs", 8)):
        assert abs(learner.weights[name] - wide[name])[:, width:].max() > 0, f"nothing new is learned in {name}"
    with pytest.raises(ValueError, match="first is 24 wide"):
        widened(start, Sizes(16, 24, 20, 10))


def test_rounds_go_on_where_they_were_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "SAVED", 2)
    start = fresh(NAMES, SIZES, 1)
    plan = Rounds((DUEL,), "rounds", 2, at_once=2, steps=250)
    first = practise(plan, NAMES, start, tmp_path, 1, OnCPU())
    with np.load(tmp_path / rounds.STATE) as file:
        saved = {name: file[f"weight/{name}"] for name in start}
    more = practise(plan._replace(rounds=3), NAMES, start, tmp_path, 1, OnCPU())
    with np.load(tmp_path / "now0.npz") as file:
        assert all(np.array_equal(file[name], saved[name]) for name in start), "it goes on with what it had learned"
        assert not np.array_equal(file["worth"], start["worth"])
    assert [line["round"] for line in first] == [1, 2] and [line["round"] for line in more] == [1, 2, 3]
    assert first[1]["decisions"] > 0 and first[1]["variety"] > 0
    log = (tmp_path / rounds.LOG).read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["round"] for line in log] == [1, 2, 3]
    network = Network.load(tmp_path / rounds.NETWORK)
    assert network.encoder.names.lists == NAMES.lists
    older = sorted((tmp_path / OLDER).glob("*.npz"))
    assert [path.stem for path in older] == ["000000", "000002"]
    for path in older:
        path.unlink()
    assert practise(plan._replace(rounds=4), NAMES, start, tmp_path, 1, OnCPU())[-1]["older"] == "000003"


def test_a_round_that_was_cut_off_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process ends while the second round is written down: each round is in the log once, and learning goes on."""
    start = fresh(NAMES, SIZES, 1)
    plan = Rounds((DUEL,), "killed", 3, at_once=2, steps=40)
    save, log = save_state, tmp_path / rounds.LOG

    def killed(learner: Any, done: int, path: Path) -> None:
        if done == 2:
            log.write_text(log.read_text(encoding="utf-8")[:-9], encoding="utf-8")
            raise KeyboardInterrupt
        save(learner, done, path)

    monkeypatch.setattr(rounds, "save_state", killed)
    with pytest.raises(KeyboardInterrupt):
        practise(plan, NAMES, start, tmp_path, 1, OnCPU())
    monkeypatch.setattr(rounds, "save_state", save)
    assert [line["round"] for line in practise(plan, NAMES, start, tmp_path, 1, OnCPU())] == [1, 2, 3]
    assert [json.loads(line)["round"] for line in log.read_text(encoding="utf-8").splitlines()] == [1, 2, 3]
    (tmp_path / rounds.STATE).write_bytes(b"cut off")
    with pytest.raises(BadInput, match=r"practice\.npz is damaged"):
        practise(plan, NAMES, start, tmp_path, 1, OnCPU())


def test_tables_are_dealt_by_the_options_of_the_plan() -> None:
    circle = Circle((CLASSIC,), 2, "events", NAMES, OnCPU(), options={"events": "both"})
    weights = fresh(NAMES, SIZES, 1)
    circle.play(weights, weights, 20)
    assert all(table.driver.s.round is not None for table in circle.tables)


def test_a_share_of_the_tables_has_the_options() -> None:
    circle = Circle((CLASSIC,), 10, "events", NAMES, OnCPU(), options={"events": "both"}, share=0.2)
    assert [table.driver.s.round is not None for table in circle.tables] == [True, True, *[False] * 8]


def test_the_network_that_is_written_is_a_running_mean_of_the_weights(ways: Ways) -> None:
    learner = PolicyLearner(NAMES, fresh(NAMES, SIZES, 1), OnCPU())
    before = {name: value.copy() for name, value in learner.weights.items()}
    learner.practise(ways, np.random.default_rng(1))
    assert not np.allclose(learner.weights["facts"], before["facts"])
    for name, value in learner.weights.items():
        assert np.allclose(learner.mean[name], LASTING * before[name] + (1 - LASTING) * value, atol=1e-6)
    again = PolicyLearner(NAMES, fresh(NAMES, SIZES, 2), OnCPU())
    again.restore(learner.save(), learner.steps)
    assert np.allclose(again.mean["facts"], learner.mean["facts"])
    assert np.allclose(again.critic.weights["facts"], learner.critic.weights["facts"])
    learner.copying = True
    learner.practise(ways, np.random.default_rng(2))
    assert np.allclose(learner.mean["facts"], learner.weights["facts"]), "what is copied quickly has no past"


def test_at_tables_of_the_league_one_team_is_the_networks_and_the_score_names_it() -> None:
    circle = Circle((CLASSIC,), 4, "league", NAMES, OnCPU(), league=("greedy",), older=0.0)
    weights = fresh(NAMES, SIZES, 1)
    kept, scores = circle.play(weights, weights, 1)
    met = {table.others for table in circle.tables}
    while not any(key.startswith("greedy") for key in scores) or met != {"", "greedy"}:
        for table in circle.tables:
            s, own = table.driver.s, [step.seat for step in table.steps]
            met.add(table.others)
            if table.others:
                assert {table.sides[seat] for seat in own} <= {table.team}
                assert [bot is None for bot in table.driver.bots] == [side == table.team for side in table.sides]
            else:
                assert not any(table.driver.bots) and set(own) <= set(s.seats)
        kept, scores = circle.play(weights, weights, 60)
    assert kept is not None
    for key, (games, won) in scores.items():
        others, table_name, team = key.split()
        assert others in ("greedy", "itself") and table_name == "classic:4"
        assert team in ("law", "outlaws", "renegade") and 0 <= won <= games


def test_a_best_response_meets_nobody_but_the_league() -> None:
    circle = Circle((DUEL,), 40, "best", NAMES, OnCPU(), league=("greedy",), league_share=1.0)
    assert {table.others for table in circle.tables} == {"greedy"}, "older selves leave their tables to the league"
    circle = Circle((DUEL,), 200, "most", NAMES, OnCPU(), league=("greedy",), league_share=0.9)
    assert {table.others for table in circle.tables} == {"greedy", OLDER}, "older selves get what the league leaves"
    circle = Circle((DUEL,), 200, "some", NAMES, OnCPU(), league=("greedy",), league_share=0.1, older=0.0)
    assert 5 < sum(table.others == "greedy" for table in circle.tables) < 40
    alone = Circle((DUEL,), 40, "alone", NAMES, OnCPU(), league_share=1.0, older=0.0)
    assert not any(table.others for table in alone.tables), "without a league the network plays itself"


def test_the_command_trains_a_best_response_from_the_shipped_network(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    small = {"at_once": 2, "steps": 150}
    monkeypatch.setattr(rounds, "practise", lambda plan, *rest: practise(plan._replace(**small), *rest))
    words = ["train", "--tables", "duel:2", "--jobs", "1", "--out", str(tmp_path)]
    response = [*words, "--self-play", "2", "--league", "karma", "--league-share", "1", "--start", "desperado"]
    assert main(response) == 0
    said = capsys.readouterr().out
    told = re.search(r"2 rounds; \d+ of (\d+) games won against karma$", said, re.MULTILINE)
    scores = [line["scores"] for line in map(json.loads, (tmp_path / rounds.LOG).read_text().splitlines())]
    assert told and int(told[1]) == sum(games for line in scores for games, _ in line.values()) > 0
    assert {key.split()[-1] for line in scores for key in line} == {"law", "outlaws"}, (
        "so that there is something to add"
    )
    assert main([*response, "--out", str(tmp_path / "again"), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)["result"]
    assert result["against"]["karma"][0] == int(told[1]) and result["games"] == 0
    plan = json.loads((tmp_path / PLAN).read_text(encoding="utf-8"))
    assert plan["league_share"] == 1.0 and Path(plan["start"]).name == "duel.npz"
    assert Network.load(tmp_path / rounds.NETWORK).runs[-1]["start"] == "duel.npz"
    for wrong, message in (
        (["--self-play", "2", "--league-share", "1"], "--league-share goes with --league"),
        (["--league", "karma", "--league-share", "1"], "--league-share goes with --self-play"),
        (["--self-play", "2", "--league", "karma", "--league-share", "2"], "--league-share: a number from 0 to 1"),
        (
            ["--tables", "duel:2,classic:4", "--start", "desperado"],
            "no single network plays classic, duel; train one for each",
        ),
    ):
        assert main([*words, *wrong]) == 2
        assert message in capsys.readouterr().err


def test_a_bot_that_is_watched_can_be_copied() -> None:
    circle = Circle((CLASSIC,), 3, "watched", NAMES, OnCPU(), older=0.0)
    ways = None
    while ways is None:
        ways, _ = circle.watch(make_bot("gunslinger"), 40)
    learner = PolicyLearner(NAMES, rounds.blank(NAMES, SIZES, 1), OnCPU(), 3e-3)
    learner.copying = True
    rng = np.random.default_rng(1)

    def agrees() -> float:
        same, at = 0, 0
        for i in range(ways.size):
            found = worths_of(learner.weights, ways.facts[i], ways.moves[at : at + ways.open[i]])
            at += ways.open[i]
            same += int(found.argmax()) == ways.taken[i]
        return same / ways.size

    before = agrees()
    for _ in range(8):
        learner.practise(ways, rng)
    assert agrees() > max(0.75, before + 0.1)
    met = np.concatenate([ways.facts.ravel(), ways.whole.ravel()])
    unmet = np.setdiff1d(np.arange(len(learner.weights["facts"])), met)
    assert len(unmet) and not learner.weights["facts"][unmet].any()


def test_rounds_begin_with_copying_and_go_on_with_the_league(tmp_path: Path) -> None:
    plan = Rounds((CLASSIC,), "copied", 3, at_once=2, steps=150, league=("greedy",), model="greedy", copied=1)
    lines = practise(plan, NAMES, rounds.blank(NAMES, SIZES, 1), tmp_path, 1, OnCPU())
    assert [line.get("copied") for line in lines] == ["greedy", None, None]
    assert {key.split()[0] for key in lines[0]["scores"]} == {"itself"} and lines[1]["decisions"] > 0


def test_the_command_lets_a_network_play_against_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    small = {"at_once": 2}
    monkeypatch.setattr(rounds, "practise", lambda plan, *rest: practise(plan._replace(**small), *rest))
    words = ["train", "--tables", "duel:2", "--self-play", "2", "--jobs", "1", "--out", str(tmp_path / "run")]
    words += ["--sight", "0.8", "--passes", "3", "--steps", "20", "--widths", "64,32,32,16"]
    assert main([*words, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)["result"]
    assert result["rounds"] == 2 and Network.load(Path(result["network"])).games == ("duel",)
    assert main(words) == 0, "a finished run again"
    said = capsys.readouterr().out
    assert ": 2 rounds" in said, "it tells of all rounds, also of those before it was started again"
    assert main([*words[:3], "--self-play", "3", *words[5:]]) == 0
    more = capsys.readouterr().out.splitlines()
    assert re.match(r"round 3 of 3: \d+ s, \d+ decisions learned from(; \d+ of \d+ games won against older)?$", more[0])
    assert ": 3 rounds" in more[1]
    plan = json.loads((tmp_path / "run" / PLAN).read_text(encoding="utf-8"))
    assert (plan["sight"], plan["passes"], plan["variety"], plan["rate"], plan["share"]) == (0.8, 3, 0.004, 3e-4, 1.0)
    assert plan["widths"] == "64,32,32,16" and plan["steps"] == 20
    assert plan["tables"] == ["duel:2"] and plan["seed"] == "train" and plan["edition"] and plan["jobs"] == 1
    keep_plan(tmp_path / "run", plan | {"rounds": 4}, may_change=("rounds",))
    assert main([*words, "--seed", "another"]) == 2
    assert "holds another run" in capsys.readouterr().err
    for wrong in (
        ["--sight", "1.5"], ["--share", "-0.1"], ["--passes", "0"], ["--steps", "0"], ["--rate", "nan"],
        ["--widths", "12"], ["--widths", "a,b,c,d"], ["--widths", "0,8,8,8"], ["--widths", "1000000,8,8,8"],
        ["--games", "9"], ["--epochs", "9"], ["--worlds", "9"], ["--teacher", "desperado"],
    ):  # fmt: skip
        assert main([*words, *wrong]) == 2
        assert wrong[0] in capsys.readouterr().err
    assert main([*words, "--copy", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err
    without = [word for word in words if word not in ("--self-play", "2")]
    assert main([*without, "--copy", "greedy"]) == 2
    assert "--copy goes with --self-play" in capsys.readouterr().err
    assert main([*words, "--option", "events=both"]) == 2
    assert "events" in capsys.readouterr().err


def test_a_network_says_how_it_was_trained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever loses the folder of a run still knows its plan, and those of the runs before it; no path is told."""
    small = {"at_once": 2, "steps": 20}
    monkeypatch.setattr(rounds, "practise", lambda plan, *rest: practise(plan._replace(**small), *rest))
    words = ["train", "--tables", "duel:2", "--self-play", "1", "--jobs", "1"]
    first, second = tmp_path / "first" / rounds.NETWORK, tmp_path / "second" / rounds.NETWORK
    assert main([*words, "--widths", "16,8,8,8", "--out", str(first.parent)]) == 0
    assert main([*words, "--seed", "more", "--start", str(first), "--out", str(second.parent)]) == 0
    plan = json.loads((first.parent / PLAN).read_text(encoding="utf-8"))
    runs = Network.load(second).runs
    assert [run["seed"] for run in runs] == ["train", "more"]
    assert runs[0] == {**plan, "done": {"rounds": 1}}
    assert runs[1]["start"] == rounds.NETWORK and [*runs[1]["files"]] == [rounds.NETWORK]
    assert str(tmp_path) not in json.dumps(runs)


def test_the_command_says_how_to_go_on_after_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*unused: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(rounds, "practise", stopped)
    assert main(["train", "--tables", "duel:2", "--self-play", "2", "--jobs", "1", "--out", str(tmp_path)]) == 130
    assert "the same command goes on where it was left" in capsys.readouterr().out
