"""Networks: whole numbers that say the same everywhere, true slopes, and a run that goes on where it stopped."""

from __future__ import annotations

import json
from array import array
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from boothill.bad_input import BadInput
from boothill.bots import bring, make_bot
from boothill.bots.driver import Driver
from boothill.bots.learned.bot import LearnedBot
from boothill.bots.learned.encoder import MOST_FACTS
from boothill.bots.learned.file import Table
from boothill.bots.learned.layers import EXACT, FactLayer, Layer, passed
from boothill.bots.learned.names import all_names
from boothill.bots.learned.network import LAYERS, MOST, ROWS, SCALE, WORTH, Network, Sizes
from boothill.cli import main
from boothill.core.moves import Move
from boothill.lab.measure.matches import GameSize
from boothill.lab.train import run as training
from boothill.lab.train.arrays import OnCPU, arrays_on
from boothill.lab.train.folder import PLAN, digests, network_files, save_state
from boothill.lab.train.learning import Learner, batched, fresh
from boothill.lab.train.lessons import MOST_MOVES, Lessons, Plan, Teacher, teach
from boothill.lab.train.run import Course, learn
from boothill.lab.train.whole_numbers import floats, quantised
from boothill.lab.work.workers import Workers
from tests.tables import dealt

NAMES = all_names()
SMALL = Sizes(24, 16, 16, 8)
TABLES = (GameSize("duel", 2), GameSize("classic", 4))


def some_lessons(games: int = 2, share: float = 0.25) -> Lessons:
    plan = Plan(TABLES, "lessons", worlds=1, share=share)
    return Lessons.joined([Teacher(plan, index).game() for index in range(games)])


@pytest.fixture(scope="module")
def lessons() -> Lessons:
    return some_lessons()


def test_lessons_hold_several_valued_moves_of_each_position(lessons: Lessons) -> None:
    valued = (~np.isnan(lessons.values)).sum(axis=1)
    assert lessons.size > 20 and valued.min() >= 2 and valued.max() <= MOST_MOVES
    known = lessons.values[~np.isnan(lessons.values)]
    assert known.min() >= 0 and known.max() <= 1
    assert set(lessons.won.tolist()) <= {0.0, 0.5, 1.0}


def test_the_same_plan_gives_the_same_lessons(lessons: Lessons) -> None:
    again = some_lessons()
    for mine, other in zip(lessons, again, strict=True):
        assert np.array_equal(mine, other, equal_nan=mine.dtype.kind == "f")


class Exactly(OnCPU):
    """Arrays with more digits, so that slopes can be compared with differences."""

    def put(self, array: Any) -> Any:
        return array.astype(np.int64) if array.dtype.kind == "i" else array.astype(np.float64)


def test_slopes_are_what_a_small_change_does(lessons: Lessons) -> None:
    learner = Learner(NAMES, fresh(NAMES, SMALL, 3), Exactly())
    batch = batched(lessons, np.arange(0, lessons.size, 2), NAMES, learner.arrays)
    _, slopes = learner.gradients(batch)
    assert set(slopes) == set(learner.weights)
    for name, weight in learner.weights.items():
        for place in np.argsort(-abs(slopes[name]).ravel())[:2]:
            at = np.unravel_index(place, weight.shape)
            usual = weight[at]
            found = []
            for step in (1e-6, -1e-6):
                weight[at] = usual + step
                found.append(learner.gradients(batch)[0])
            weight[at] = usual
            assert (found[0] - found[1]) / 2e-6 == pytest.approx(slopes[name][at], rel=1e-3, abs=1e-6), name


def taught(lessons: Lessons, steps: int) -> Learner:
    learner = Learner(NAMES, fresh(NAMES, SMALL, 1), arrays_on("cpu"), 3e-3)
    batch = batched(lessons, np.arange(lessons.size), NAMES, learner.arrays)
    for _ in range(steps):
        learner.learn(batch)
    return learner


def test_whole_numbers_say_what_the_trained_weights_say(lessons: Lessons) -> None:
    learner = taught(lessons, 12)
    network = quantised(NAMES, learner.weights)
    batch = batched(lessons, np.arange(lessons.size), NAMES, learner.arrays)
    trained = learner._forward(batch)
    for i in range(0, lessons.size, 5):
        facts = [int(fact) for fact in lessons.facts[i] if fact]
        count = int((~np.isnan(lessons.values[i])).sum())
        worths = np.array(network.worths(facts, lessons.moves[i, :count].ravel().tolist())) * WORTH
        assert np.allclose(worths - worths.mean(), trained["gains"][i, :count], atol=0.12)
        assert network.heads(network.state(facts))[0] == pytest.approx(trained["heads"][i, 0], abs=0.12)


def by_hand(network: Network, facts: list[int], moves: list[list[int]]) -> list[int]:
    """The same sums in plain Python, number by number."""
    w: dict[str, Any] = {name: table.numbers.tolist() for name, table in network.weights.items()}
    for name in (*ROWS, *LAYERS):
        width = network.weights[name].width
        w[name] = [w[name][at : at + width] for at in range(0, len(w[name]), width)]

    def passed(sums: list[int]) -> list[int]:
        return [min(127, max(0, one >> 6)) for one in sums]

    def layer(values: list[int], name: str) -> list[int]:
        return [
            sum(value * row[j] for value, row in zip(values, w[name], strict=True)) + bias
            for j, bias in enumerate(w[f"{name} bias"])
        ]

    first = [sum(w["facts"][fact][j] for fact in facts) + bias for j, bias in enumerate(w["facts bias"])]
    context = layer(passed(layer(passed(first), "state")), "context")
    found = []
    for move in moves:
        pairs = [sum(w["moves"][fact][j] for fact in move) + one for j, one in enumerate(context)]
        found += layer(passed(layer(passed(pairs), "pairs")), "worth")
    return found


def test_what_moves_are_worth_is_summed_in_whole_numbers(lessons: Lessons) -> None:
    network = quantised(NAMES, taught(lessons, 4).weights)
    for i in (0, lessons.size - 1):
        facts = [int(fact) for fact in lessons.facts[i] if fact]
        moves = lessons.moves[i][~np.isnan(lessons.values[i])].tolist()
        found = network.sums(facts, [fact for move in moves for fact in move])
        assert found == by_hand(network, facts, moves)
        state = network.state(facts)
        assert network.chance(facts) == 1 / (1 + exp(-network.heads(state)[0]))


def column(code: str, numbers: list[int]) -> Table:
    return Table(array(code, numbers), 1)


@pytest.mark.parametrize("sign", [1, -1])
def test_the_largest_sums_are_exact(sign: int) -> None:
    rows, most = max(Sizes()), 127
    reach = rows * most * MOST
    start = sign * (EXACT - 1 - reach)
    layer = Layer(column("b", [sign * most] * rows), column("i", [start]), MOST)
    values = np.full(rows, MOST, np.float32)
    for less in range(3):
        values[-1] = MOST - less
        assert layer.sums(values).tolist() == [sign * (EXACT - 1 - most * less)]
    begun = np.full(1, sign * (EXACT - 1 - MOST_FACTS * 32767), np.float32)
    facts = FactLayer(column("h", [0, sign * 32767, sign]), MOST_FACTS, abs(begun))
    for count in range(3):
        some = [1] * (MOST_FACTS - count) + [2] * count
        assert facts.sums(some, begun).tolist() == [sign * (EXACT - 1 - 32766 * count)]
        assert facts.sums_of_each(some, MOST_FACTS, begun).tolist() == [[sign * (EXACT - 1 - 32766 * count)]]


def test_a_network_whose_sums_would_not_be_exact_is_refused() -> None:
    with pytest.raises(BadInput, match="too large"):
        Layer(column("b", [-127] * 8), column("i", [-EXACT + 8 * 127 * MOST]), MOST)
    with pytest.raises(BadInput, match="too large"):
        FactLayer(column("h", [0, -1]), MOST_FACTS, np.full(1, EXACT - MOST_FACTS, np.float32))


def test_padding_counts_for_nothing() -> None:
    layer = FactLayer(column("h", [9, 1, 2]), 4, np.zeros(1, np.float32))
    assert layer.sums_of_each([1, 2, 0, 0, 2, 0, 0, 0], 4, np.full(1, 5, np.float32)).tolist() == [[8], [7]]


def test_what_passes_on_lies_between_nothing_and_the_most() -> None:
    numbers = [-EXACT, -8192, -64, -1, 0, 1, 63, 64, 127, 128, 8127, 8128, 8191, 8192, 8193, EXACT - 1]
    found = passed(np.array(numbers, np.float32), SCALE, MOST)
    assert found.tolist() == [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 126, 127, 127, 127, 127, 127]


def test_the_file_of_a_network_is_one_of_numpy(lessons: Lessons, tmp_path: Path) -> None:
    network = quantised(NAMES, taught(lessons, 2).weights, ("duel",))
    network.save(tmp_path / "a.npz")
    with np.load(tmp_path / "a.npz") as file:
        for name, table in network.weights.items():
            assert file[name].ravel().tolist() == table.numbers.tolist() and file[name].shape[-1] == table.width
        found = {name: file[name] for name in file.files}
    np.savez_compressed(tmp_path / "b.npz", **found)
    assert Network.load(tmp_path / "b.npz").weights == network.weights
    (tmp_path / "c.npz").write_bytes((tmp_path / "a.npz").read_bytes()[:2000])
    with pytest.raises(BadInput, match=r"c\.npz is no network"):
        Network.load(tmp_path / "c.npz")
    with pytest.raises(BadInput, match=r"there is no file .*nothing\.npz"):
        Network.load(tmp_path / "nothing.npz")


def test_weights_go_on_from_the_whole_numbers_of_a_network(lessons: Lessons) -> None:
    trained = taught(lessons, 2).weights
    network = quantised(NAMES, trained)
    again = quantised(NAMES, floats(network))
    assert again.weights == network.weights
    assert all(abs(floats(network)[name] - trained[name]).max() <= 0.5 / 64 for name in trained)


def test_a_network_is_the_same_after_it_was_saved(lessons: Lessons, tmp_path: Path) -> None:
    network = quantised(NAMES, taught(lessons, 2).weights, ("duel", "classic"))
    network.save(tmp_path / "a.npz")
    again = Network.load(tmp_path / "a.npz")
    assert again.encoder.names.lists == NAMES.lists and again.games == ("duel", "classic")
    assert again.weights == network.weights
    again.save(tmp_path / "b.npz")
    assert (tmp_path / "a.npz").read_bytes() == (tmp_path / "b.npz").read_bytes()


def test_learning_makes_errors_smaller(lessons: Lessons) -> None:
    learner = taught(lessons, 0)
    batch = batched(lessons, np.arange(lessons.size), NAMES, learner.arrays)
    before = learner.errors(batch, lessons.values)
    for _ in range(30):
        learner.learn(batch)
    after = learner.errors(batch, lessons.values)
    assert after.moves < 0.8 * before.moves and after.chances < before.chances and after.taken < before.taken


COURSE = Course(Plan(TABLES, "run", worlds=1, share=0.1), games=4, epochs=3, sizes=SMALL)


def network_of(folder: Path) -> dict[str, Any]:
    return Network.load(folder / training.NETWORK).weights


def test_a_run_that_was_stopped_goes_on_and_ends_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert training.run(COURSE, whole, Workers(1), OnCPU()) is not None

    played = 0

    def stopped(plan: Plan, pending: list[int], part: range) -> Lessons:
        nonlocal played
        played += len(part)
        if played > 2:
            raise KeyboardInterrupt
        return teach(plan, pending, part)

    monkeypatch.setattr(training, "teach", stopped)
    assert training.run(COURSE, parts, Workers(1), OnCPU()) is None
    monkeypatch.setattr(training, "teach", teach)
    assert training.gather(COURSE, parts, Workers(1))

    saved = save_state

    def killed(learner: Learner, epoch: int, path: Path) -> None:
        saved(learner, epoch, path)
        if epoch == 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(training, "save_state", killed)
    with pytest.raises(KeyboardInterrupt):
        learn(COURSE, parts, OnCPU())
    monkeypatch.setattr(training, "save_state", saved)
    training.run(COURSE, parts, Workers(1), OnCPU())
    mine, other = network_of(whole), network_of(parts)
    assert mine == other
    log = (parts / training.LOG).read_text(encoding="utf-8")
    assert log == (whole / training.LOG).read_text(encoding="utf-8")
    assert [json.loads(line)["epoch"] for line in log.splitlines()] == [1, 2, 3]


def test_another_run_does_not_go_on_in_the_same_folder(tmp_path: Path) -> None:
    (tmp_path / PLAN).write_text("{}", encoding="utf-8")
    with pytest.raises(BadInput, match="holds another run"):
        training.run(COURSE, tmp_path, Workers(1), OnCPU())


def test_the_plan_names_every_file_that_the_run_needs_by_what_is_in_it(tmp_path: Path) -> None:
    first, other = tmp_path / "a.npz", tmp_path / "b.npz"
    first.write_bytes(b"first")
    other.write_bytes(b"other")
    league = ("greedy", f"learned:{first}", f"learned:72:{other}")
    assert network_files(league) == [str(first), str(other)]
    plan = COURSE.plan._replace(league=league, teacher=str(other))
    kept = COURSE._replace(plan=plan, start=str(first)).save()["files"]
    assert kept == digests([str(first), str(other)]) and len(set(kept.values())) == 2
    first.write_bytes(b"another")
    assert digests([str(first)]) != {str(first): kept[str(first)]}


def test_a_bot_plays_whole_games_by_a_network(lessons: Lessons, tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    quantised(NAMES, taught(lessons, 3).weights).save(path)
    assert bring(f"learned:{path}") == f"learned:{path}"
    for game, players in (("duel", 2), ("classic", 5)):
        moves: list[list[Move]] = []
        for _ in range(2):
            s = dealt(1, players, game)
            made: list[Move] = []
            bots = [make_bot(f"learned:{path}") for _ in s.names]
            driver = Driver(s, bots, Random(1))
            while not s.over:
                following = driver.next_move()
                assert following is not None
                made.append(following[0])
                driver.make(*following)
            moves.append(made)
        assert moves[0] == moves[1]
    bot = make_bot(f"learned:2:{path}")
    assert isinstance(bot, LearnedBot) and bot.playouts == 2
    s = dealt(2, 2, "duel")
    driver = Driver(s, [bot, make_bot("random")], Random(2))
    for _ in range(30):
        following = driver.next_move()
        assert following is not None and following[0] in s.legal(following[1])
        driver.make(*following)


OF_SELF_PLAY = [
    ("--widths", "8,8,8,8"), ("--rate", "0.5"), ("--sight", "0.1"), ("--passes", "9"), ("--variety", "0.5"),
    ("--steps", "9"), ("--share", "0.1"), ("--copy", "greedy"), ("--league-share", "1"),
]  # fmt: skip


def test_the_command_trains_and_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "run"
    words = ["train", "--tables", "duel:2", "--games", "1", "--worlds", "1", "--epochs", "1", "--jobs", "1"]
    assert main([*words, "--out", str(out), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)["result"]
    assert result["done"] and Path(result["network"]).is_file() and result["moves"] > 0
    assert main([*words, "--out", str(out)]) == 0
    *_, said = capsys.readouterr().out.splitlines()
    assert said.startswith("see it play: boothill sim --game duel --players 2 --bots learned:")
    assert main([*said.partition("boothill ")[2].replace("--games 100", "--games 1").split(), "--jobs", "1"]) == 0
    capsys.readouterr()
    for more, message in (
        (["--tables", "duel:3"], "--tables duel:3: duel is for 2 players"),
        (["--tables", "duel"], "--tables duel: write it like duel:2\n"),
        (["--games", "0"], "--games: at least one"),
        (["--start", "nothing.npz"], "there is no file nothing.npz"),
        (["--start", __file__], "is no network; `boothill train` writes one"),
        (["--teacher", "desperado", "--tables", "duel:2,classic:4"], "--teacher desperado: no single network plays"),
        (["--seconds", "-5"], "--seconds: not below 0"),
        (["--self-play", "-3"], "--self-play: not below 0"),
        *[([flag, value], f"{flag} goes with --self-play") for flag, value in OF_SELF_PLAY],
        (["--league", "nobody"], "there is no bot 'nobody'"),
    ):
        assert main([*words, "--out", str(out), *more]) == 2
        assert message in capsys.readouterr().err
