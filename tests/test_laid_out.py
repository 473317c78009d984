"""Cards that lie open in the middle of the table are shown to everybody, and no others."""

from __future__ import annotations

import pytest
import yaml

from boothill.core.ids import NOBODY, Face, Seat
from boothill.core.state import State
from boothill.table.projection.board import show
from boothill.table.projection.events import OPEN
from boothill.text.notation import parse_move, print_card
from boothill.text.scenario.position import parse_position

POSITION = """
players:
  Ann: {role: sheriff, character: %s, hand: [General Store, Beer]}
  Bob: {role: outlaw, character: Paul Regret}
  Cid: {role: outlaw, character: Willy the Kid}
  Dan: {role: renegade, character: Bart Cassidy}
deck: [Beer 6♥, Duel, Barrel, Saloon, Panic!]
phase: %s
"""


def laid_out(s: State, viewer: int) -> list[str]:
    return [print_card(s.rules, Face(card)).split(" ")[0] for card in show(s, Seat(viewer)).laid_out]


@pytest.mark.parametrize("viewer", [OPEN, NOBODY, 0, 3])
def test_everybody_sees_what_lies_in_a_general_store(viewer: int) -> None:
    s = parse_position(yaml.safe_load(POSITION % ("Rose Doolan", "play")))
    assert laid_out(s, viewer) == []
    s.apply(parse_move(s, Seat(0), "play General Store"), Seat(0))
    assert laid_out(s, viewer) == ["Beer", "Duel", "Barrel", "Saloon"]
    s.apply(parse_move(s, Seat(0), "take Duel"), Seat(0))
    assert laid_out(s, viewer) == ["Beer", "Barrel", "Saloon"]


@pytest.mark.parametrize("viewer", [OPEN, NOBODY, 0, 1])
def test_what_somebody_looks_at_alone_does_not_lie_open(viewer: int) -> None:
    s = parse_position(yaml.safe_load(POSITION % ("Kit Carlson", "draw")))
    assert type(s.stack[-1]).__name__ == "Look" and laid_out(s, viewer) == []
