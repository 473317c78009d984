"""The balance report: it finds what was put in, and nothing where there is nothing."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from boothill.cli import main
from boothill.lab.measure import balance
from boothill.lab.measure.arena import Row


def rows(games: int) -> list[Row]:
    """Games of two roles: the Sheriff wins 60 %; a Barrel in the hand adds 20 points, Willy as a Sheriff 10."""
    rng = Random(8)
    found: list[Row] = []
    for deal in range(games):
        barrel, willy = rng.random() < 0.5, rng.random() < 0.5
        wins = rng.random() < 0.45 + 0.2 * barrel + 0.1 * willy
        for seat, role in enumerate(("sheriff", "outlaw")):
            found.append({
                "deal": deal, "game": "classic", "players": 2, "team": "", "challenger": "karma", "seat": seat,
                "role": role, "side": role, "bot": "karma", "won": wins == (role == "sheriff"), "winner": "",
                "character": ("Willy" if willy else "Rose") if role == "sheriff" else "Sid",
                "hand": ["Barrel"] if barrel and role == "sheriff" else ["Saloon"], "decisions": 1,
            })  # fmt: skip
    return found


def test_what_was_put_in_is_found() -> None:
    found = rows(6000)
    law = next(share for share in balance.sides(found) if share.what == "sheriff")
    assert law.wins.value == pytest.approx(0.6, abs=0.02) and law.of == 6000
    cards = balance.cards(found)
    assert cards["Barrel"].value == pytest.approx(0.1, abs=0.03)
    people = balance.characters(found)
    assert people["Willy"]["sheriff"].value - people["Rose"]["sheriff"].value == pytest.approx(0.1, abs=0.04)
    assert people["Sid"]["all"].low <= 0 <= people["Sid"]["all"].high


def chance(seed: int) -> list[Row]:
    """Seven at a table, where neither characters nor cards matter; one deal ends much alike at each of three levels."""
    rng = Random(seed)
    found: list[Row] = []
    sides = ["law"] * 3 + ["outlaws"] * 3 + ["renegade"]
    for deal in range(100):
        characters = rng.sample("ABCDEFGHIJKLMNOP", 7)
        hands = [[rng.choice("uvwxyz") for _ in range(4)] for _ in sides]
        luck = rng.random()
        for level in ("random", "karma", "greedy"):
            winner = "law" if (luck if rng.random() < 0.6 else rng.random()) < 0.5 else "outlaws"
            found += [
                {"deal": deal, "game": "classic", "players": 7, "challenger": level, "role": side,
                 "won": side == winner, "character": characters[seat], "hand": hands[seat]}
                for seat, side in enumerate(sides)
            ]  # fmt: skip
    return found


def test_where_nothing_matters_intervals_hold_nothing_as_often_as_they_say() -> None:
    people, cards = [], []
    for seed in range(20):
        found = chance(seed)
        people += [by_role["all"] for by_role in balance.characters(found).values()]
        cards += [*balance.cards(found).values()]
    for estimates in (people, cards):
        held = sum(estimate.low <= 0 <= estimate.high for estimate in estimates) / len(estimates)
        assert 0.92 <= held <= 0.99, held


def test_the_duel_has_no_figures_of_characters() -> None:
    nameless = [{**row, "game": "duel", "character": ""} for row in rows(30)]
    page = balance.html(nameless, "seed")
    assert "Characters: duel" in page and "none of them has a figure" in page


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "--bots", "random,karma", "--tables", "classic:4", "--deals", "40", "--jobs", "1"]
    assert main([*words, "--out", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert out.count("40 games") == 6
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "Characters: classic" in page and "A card in the opening hand: classic" in page
