"""Golden records: games written down once that must lead to the same end for ever, on every machine and Python."""

from __future__ import annotations

from pathlib import Path

import pytest

from boothill.records import read_record
from tests.tables import TABLES

FOLDER = Path(__file__).parent / "records"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_same_seed_and_moves_give_the_same_game(game: str, players: int) -> None:
    """If this fails the same seed and moves give another game: raise the ruleset's version, then write the records anew
    with scripts/golden_records.py."""
    record = read_record(FOLDER / f"{game}-{players}.txt")
    assert record.last().winner == record.result != "unfinished"
