"""Golden records: games written down once that must lead to the same end for ever, on every machine and Python."""

from __future__ import annotations

import pytest

from boothill.sets import ruleset
from boothill.text.records import read_record
from tests.golden import FOLDER, TOLD, WITH_EVENTS, path_of, path_with_events, told
from tests.tables import TABLES


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_same_seed_and_moves_give_the_same_game(game: str, players: int, version: int) -> None:
    """If this fails the same seed and moves give another game: raise the ruleset's version, then write the records anew
    with `python -m tests.golden`."""
    record = read_record(path_of(game, players, version))
    assert record.last().winner == record.result != "unfinished" and record.version == version


@pytest.mark.parametrize(("game", "players", "events"), WITH_EVENTS)
def test_the_same_seed_and_moves_give_the_same_game_with_events(game: str, players: int, events: str) -> None:
    record = read_record(path_with_events(game, players, events))
    last = record.last()
    assert last.winner == record.result != "unfinished" and record.options["events"] == events
    assert last.round is not None and last.round.past


def test_every_version_of_every_game_has_its_records() -> None:
    assert {ruleset(game).version for game, _ in TABLES} == {2}
    assert read_record(path_of("classic", 4, 2)).result == "nobody"


@pytest.mark.parametrize(("game", "players"), TOLD)
def test_the_same_is_told_of_the_same_game(game: str, players: int) -> None:
    """If this fails events tell something else. Where that is meant write them anew, and look at the difference."""
    record = read_record(FOLDER / f"{game}-{players}.txt")
    assert told(record).splitlines() == (FOLDER / f"{game}-{players}.events").read_text(encoding="utf-8").splitlines()
