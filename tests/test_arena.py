"""The arena: its figures are right on known coins, and a run that was stopped ends as if it had not been."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import partial
from math import exp
from pathlib import Path
from random import Random

import pytest

from boothill.cli import main
from boothill.core.dead import Still
from boothill.core.state import State
from boothill.extra import Missing, need
from boothill.lab.measure import arena, arena_report
from boothill.lab.measure.arena import BadPlan, Plan, Row, work
from boothill.lab.measure.matches import GameSize, deal, teams
from boothill.lab.measure.statistics import ELO, Contest, Entry, Estimate, bradley_terry, mean, rate
from boothill.lab.work import pool
from boothill.lab.work.workers import Workers

TINY = Plan((GameSize("classic", 4), GameSize("duel", 2)), ("karma", "greedy"), 3, "test")


def holds(estimate: Estimate, truth: float) -> bool:
    return estimate.low <= truth <= estimate.high


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    rng = Random(3)
    rates = means = 0
    for _ in range(400):
        coins = [rng.random() < 0.3 for _ in range(80)]
        rates += holds(rate(sum(coins), len(coins)), 0.3)
        # Pairs that share their luck: the difference of two coins of 30 and 45 %, thrown with one number.
        luck = [rng.random() for _ in range(80)]
        means += holds(mean((n, float(x < 0.45) - float(x < 0.3)) for n, x in enumerate(luck)), 0.15)
    assert 365 <= rates <= 395
    assert 360 <= means <= 395


def test_pairs_are_sharper_than_two_rates() -> None:
    rng = Random(4)
    luck = [rng.random() for _ in range(500)]
    paired = mean((n, float(x < 0.45) - float(x < 0.3)) for n, x in enumerate(luck))
    assert paired.high - paired.low < (rate(225, 500).high - rate(225, 500).low) * 0.9


@pytest.mark.parametrize(
    "differences", [[], [1.0], [0.0] * 4, [1.0] * 4, [-1.0] * 3, [1.0, 1.0, 1.0, 0.0], [1.0] * 500]
)
def test_a_few_deals_are_never_certain(differences: list[float]) -> None:
    value, low, high = mean(enumerate(differences))
    assert -1 <= low <= value <= high <= 1 and high > low


def contest(rng: Random, number: int, entries: list[Entry], points: list[float]) -> Contest:
    """A game whose winner is drawn by everybody's true strength."""
    (winner,) = rng.choices(range(len(entries)), [exp(point / ELO) for point in points])
    return Contest(tuple(entries), winner, number)


def coins(rng: Random, games: int) -> list[Contest]:
    """Games of three teams: the strong bot is 200 points better, outlaws 100 worse, and who sits last loses 60."""
    found = []
    for number in range(games):
        entries = []
        points = []
        strong = rng.randrange(3)
        for place, side in enumerate(("law", "outlaws", "renegade")):
            seat = rng.random()
            bot = "strong" if place == strong else "weak"
            entries.append(Entry(bot, side, seat))
            points.append(200 * (bot == "strong") - 100 * (side == "outlaws") - 60 * (seat - 0.5))
        found.append(contest(rng, number, entries, points))
    return found


def test_ratings_find_known_strengths() -> None:
    found = bradley_terry(coins(Random(5), 8000), "weak")
    assert found.bots["weak"] == Estimate(0.0, 0.0, 0.0)
    assert found.bots["strong"].value == pytest.approx(200, abs=25)
    assert found.effects["outlaws"].value == pytest.approx(-100, abs=25)
    assert found.seats["law"].value == pytest.approx(-60, abs=35)


def seated(rng: Random, games: int) -> list[Contest]:
    """Four at a table as they really sit: the Sheriff first; Outlaws and Renegade 150 points worse, the last seat is
    worth 80 points to the Renegade."""
    found = []
    for number in range(games):
        renegade = rng.choice([1, 2, 3])
        strong = rng.randrange(3)
        entries = []
        points = []
        for place, (side, seat) in enumerate([("law", 0), ("outlaws", (6 - renegade) / 2), ("renegade", renegade)]):
            bot = "strong" if place == strong else "weak"
            entries.append(Entry(bot, side, seat / 3))
            points.append(200 * (bot == "strong") - 150 * (side != "law") + 80 * (side == "renegade") * (seat - 2) / 3)
        found.append(contest(rng, number, entries, points))
    return found


def test_a_seat_that_never_changes_is_not_held_for_an_effect() -> None:
    found = bradley_terry(seated(Random(1), 4000), "weak")
    assert "law" not in found.seats, "the Sheriff always sits first"
    assert holds(found.effects["outlaws"], -150) and holds(found.effects["renegade"], -150)
    assert found.effects["outlaws"].value == pytest.approx(-150, abs=20)
    assert holds(found.seats["outlaws"], 0) and holds(found.seats["renegade"], 80)


@pytest.mark.parametrize("swing", [0, 90])
def test_seats_that_mirror_each_other_are_worth_the_whole_swing(swing: int) -> None:
    """The Duel: the law sits first or last, the Outlaws opposite; they are 100 points worse, the last gains a swing."""
    rng = Random(2)
    duels = []
    for number in range(4000):
        law, strong = rng.randrange(2), rng.randrange(2)
        sides = (
            Entry("weak" if strong else "strong", "law", law),
            Entry("strong" if strong else "weak", "outlaws", 1 - law),
        )
        ahead = (-200 if strong else 200) + 100 + swing * (law - 0.5)
        duels.append(Contest(sides, int(rng.random() > 1 / (1 + exp(-ahead / ELO))), number))
    found = bradley_terry(duels, "weak")
    assert holds(found.effects["outlaws"], -100)
    assert found.seats["law"] == found.seats["outlaws"]
    assert found.seats["law"].value == pytest.approx(swing, abs=25)
    fixed = [contest._replace(entries=tuple(entry._replace(seat=0) for entry in contest.entries)) for contest in duels]
    assert bradley_terry(fixed, "weak").seats == {}


def test_rating_intervals_hold_the_truth_as_often_as_they_say() -> None:
    held = sum(holds(bradley_terry(coins(Random(seed), 400), "weak").bots["strong"], 200) for seed in range(60))
    assert 51 <= held <= 60


def test_games_of_one_deal_count_as_one() -> None:
    """The same games ten times over are no surer than once."""
    once = coins(Random(6), 300)
    alone, tenfold = bradley_terry(once, "weak").bots["strong"], bradley_terry(once * 10, "weak").bots["strong"]
    assert tenfold.high - tenfold.low == pytest.approx(alone.high - alone.low, rel=0.1)


def test_every_team_is_replaced_once_a_deal() -> None:
    rows = arena.play_deal(TINY, 0)
    assert [game[0]["team"] for game in arena.games(rows)] == ["", *teams(GameSize("classic", 4))]
    for game in arena.games(rows):
        team = game[0]["team"]
        assert all((row["bot"] == "greedy") == (row["side"] == team) for row in game)
        assert [row["role"] for row in game] == [row["role"] for row in rows[:4]], "the same deal"
        assert game[0]["hand"] == rows[0]["hand"]


def test_stopping_and_going_on_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert arena.run(TINY, tmp_path / "whole", Workers(1))
    honest = arena.play_deal
    played: list[int] = []

    def stops(plan: Plan, index: int) -> list[Row]:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(index)
        return honest(plan, index)

    monkeypatch.setattr(arena, "play_deal", stops)
    assert not arena.run(TINY, tmp_path / "cut", Workers(1))
    monkeypatch.setattr(arena, "play_deal", honest)
    assert arena.run(TINY, tmp_path / "cut", Workers(2))
    assert len(played) == 3
    whole, cut = ((tmp_path / name / arena.RESULTS).read_bytes() for name in ("whole", "cut"))
    assert whole == cut


class Clock:
    """Time that passes by the work done, so many seconds a game."""

    def __init__(self, seconds: float) -> None:
        self.now, self.seconds = 0.0, seconds

    def __call__(self) -> float:
        return self.now

    def work(self, part: range) -> range:
        self.now += self.seconds * len(part)
        return part


@pytest.mark.parametrize(
    ("seconds", "sizes"),
    [(0.0, [1, 2, 4, 8, 16, 32, 50, 50, 50]), (0.3, [1, 2, 4, 6, 6]), (0.9, [1, 2, 2]), (60, [1, 1])],
)
def test_no_task_takes_long(seconds: float, sizes: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """What is under way when somebody stops is lost, so slow games are handed out one by one."""
    clock = Clock(seconds)
    monkeypatch.setattr(pool, "perf_counter", clock)
    parts = [*pool.spread(clock.work, 400, Workers(1), "games")]
    assert [len(part) for part in parts[: len(sizes)]] == sizes
    assert [i for part in parts for i in part] == [*range(400)]


def test_processes_get_work_as_they_need_it() -> None:
    taken: list[int] = []

    def parts() -> Iterator[range]:
        for i in range(20):
            taken.append(i)
            yield range(i, i + 1)

    with Workers(2).hired() as (jobs, hand_out):
        results = hand_out(list, parts())
        first = next(results)
        assert jobs == 2 and len(taken) == 4, "two at work, two waiting"
        assert sorted([first, *results]) == [[i] for i in range(20)]
        with pytest.raises(TypeError):
            next(hand_out(len, iter([None])))  # type: ignore[arg-type]


def test_however_it_is_cut_up_the_result_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan((GameSize("duel", 2),), ("random", "karma"), 24, "cut")
    for name, seconds in (("fast", 0.0), ("slow", 60.0)):
        clock = Clock(seconds)
        monkeypatch.setattr(pool, "perf_counter", clock)
        monkeypatch.setattr(arena, "work", partial(ticking, clock))
        assert arena.run(plan, tmp_path / name, Workers(1))
    fast, slow = (tmp_path / name for name in ("fast", "slow"))
    assert len([*(slow / arena.PARTS).iterdir()]) == 24 > len([*(fast / arena.PARTS).iterdir()])
    assert (fast / arena.RESULTS).read_bytes() == (slow / arena.RESULTS).read_bytes()


def ticking(clock: Clock, plan: Plan, pending: list[int], part: range) -> list[Row]:
    return work(plan, pending, clock.work(part))


def test_other_code_or_weights_do_not_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert arena.run(TINY, tmp_path, Workers(1))
    assert arena.run(TINY, tmp_path, Workers(1))
    with monkeypatch.context() as other:
        other.setattr(arena, "edition", lambda: "other weights")
        with pytest.raises(
            BadPlan, match=r"of another edition of Boot Hill .*; name another folder with --out, or remove"
        ):
            arena.run(TINY, tmp_path, Workers(1))
    path = tmp_path / arena.PLAN
    old = json.loads(path.read_text(encoding="utf-8"))
    del old["edition"]
    path.write_text(json.dumps(old), encoding="utf-8")
    with pytest.raises(BadPlan, match="another edition"):
        arena.run(TINY, tmp_path, Workers(1))


def test_damaged_files_are_named(tmp_path: Path) -> None:
    assert arena.run(TINY, tmp_path, Workers(1))
    results = (tmp_path / arena.RESULTS).read_bytes()
    part = min((tmp_path / arena.PARTS).iterdir())
    for damage in (b"", b"damaged", part.read_bytes()[:-9]):
        part.write_bytes(damage)
        with pytest.raises(BadPlan, match=rf"{part.name} is damaged; remove it"):
            arena.run(TINY, tmp_path, Workers(1))
    part.unlink()
    assert arena.run(TINY, tmp_path, Workers(1))
    assert (tmp_path / arena.RESULTS).read_bytes() == results
    (tmp_path / arena.PLAN).write_text("{", encoding="utf-8")
    with pytest.raises(BadPlan, match="another plan; name another folder"):
        arena.run(TINY, tmp_path, Workers(1))


def dead_soon(table: GameSize, seed: str, options: dict[str, str]) -> State:
    """A deal; one of the Duel is dead as soon as the second turn would begin."""
    s = deal(table, seed, options)
    s.still = Still(10**6 if table.game == "duel" else 0)
    return s


def test_a_dead_game_is_won_by_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "deal", dead_soon)
    assert arena.run(TINY, tmp_path, Workers(1))
    rows = arena.read(tmp_path)
    assert not any(row["won"] for row in rows if row["game"] == "duel")
    text = "\n".join(arena_report.lines(rows, TINY))
    assert {row["winner"] for row in rows if row["game"] == "duel"} == {"nobody"}
    assert "9 games were dead: nobody won" in text and "duel:2" in text and "duel: " not in text
    assert "9 games were dead" in arena_report.html(rows, TINY)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--bots", "random,karma", "--tables", "classic:4,duel:2", "--deals", "2", "--jobs", "1"]
    assert main([*words, "--out", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "classic:4" in out and "Elo" in out
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 3 and "karma in place of random" in page
    assert "http" not in page.replace("http://www.w3.org", "").replace("http://purl.org", "").replace(
        "http://creativecommons.org", ""
    ).replace("https://matplotlib.org", ""), "nothing is loaded from elsewhere"
    assert main([*words, "--out", str(tmp_path), "--seed", "other"]) == 2
    assert "another plan" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (["--bots", "karma"], "a base and at least one challenger"),
        (["--bots", "karma,robot"], "there is no bot 'robot'"),
        (["--bots", "karma,karma"], "each bot once"),
        (["--tables", "poker:4"], "there is no game 'poker'"),
        (["--tables", "classic:9"], "classic is for 4 to 7 players"),
        (["--tables", "classic:x"], "write it like classic:7 or classic:4-7"),
        (["--tables", "classic:7-4"], "write it like classic:7 or classic:4-7"),
        (["--seed", "two\nlines"], "--seed: one line of text"),
        (["--deals", "0"], "--deals: at least one"),
    ],
)
def test_bad_plans(words: list[str], error: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--out", str(tmp_path), *words]) == 2
    assert error in capsys.readouterr().err


def test_a_missing_library_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Missing, match=r"this needs pyarrow.*pip install 'boothill\[lab\]'"):
        need("pyarrow")


def test_every_game_of_a_plan_has_its_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan((GameSize("classic", 4),), ("random", "karma"), 2, "options", options=(("events", "both"),))
    assert plan.save()["options"] == {"events": "both"} and "options" not in TINY.save()
    dealt = [arena.play_deal(chosen, 0) for chosen in (plan, plan._replace(options=()))]
    assert [row["hand"] for row in dealt[0]] == [row["hand"] for row in dealt[1]]
    assert [row["decisions"] for row in dealt[0]] != [row["decisions"] for row in dealt[1]]
    tables = ["--tables", "classic:4", "--bots", "random,karma", "--out", str(tmp_path / "out")]
    assert main(["arena", *tables, "--deals", "1", "--option", "events=high-noon"]) == 0
    assert main(["arena", *tables, "--option", "events=noon"]) == 2
    assert "events is none or high-noon or fistful or both, not 'noon'" in capsys.readouterr().err
