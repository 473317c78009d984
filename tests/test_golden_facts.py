"""Networks that were trained once read the same facts for ever."""

from __future__ import annotations

import json

import pytest

from tests.golden_facts import FILE, RECORDS, digests

KEPT = json.loads(FILE.read_text(encoding="utf-8"))


def test_every_golden_game_has_its_facts() -> None:
    assert list(KEPT) == RECORDS


@pytest.mark.parametrize("name", RECORDS)
def test_the_same_game_gives_the_same_facts(name: str) -> None:
    """If this fails the shipped networks read something else than what they were trained on."""
    assert digests(name) == KEPT[name]
