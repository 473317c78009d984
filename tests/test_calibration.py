"""Predicted chances against what came true."""

from __future__ import annotations

import pytest

from boothill.lab.measure.calibration import MOVE, STANDS, Noted, games, lines, main
from boothill.lab.measure.matches import GameSize


def test_predictions_are_sorted_into_tenths_and_compared_with_what_came_true() -> None:
    found = [Noted(STANDS, deal, 0.25, deal % 4 == 0) for deal in range(40)] + [Noted(MOVE, 1, 1.0, True)]
    told = list(lines(found))
    assert told[0] == "Predicted from how the sides stand: 40 predictions in 40 games, mean squared error 0.188"
    assert told[4].startswith("| 20–30 % | 25 % | 25 % | ") and told[4].endswith("| 40 |")
    assert told[-2].startswith("| 90–100 % | 100 % | 100 % | ")


def test_what_is_predicted_of_the_sides_adds_up_and_one_of_them_wins() -> None:
    noted = [one for one in games([GameSize("duel", 2)], 1, "x", range(1)) if one.what == STANDS]
    assert len(noted) % 2 == 0 and noted
    for one, other in zip(noted[::2], noted[1::2], strict=True):
        assert one.chance + other.chance == pytest.approx(1)
        assert one.won != other.won


def test_a_run_prints_its_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--tables", "duel:2", "--games", "1", "--playouts", "1", "--jobs", "1"])
    assert "| predicted | mean | came true | 95 % interval | predictions |" in capsys.readouterr().out
