"""One import is enough: `from boothill import …`."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import boothill
from tests.tables import TABLES, dealt, random_move

ROOT = Path(__file__).parent.parent


def test_every_name_of_the_front_door_opens() -> None:
    names = [name for names in boothill._HOMES.values() for name in names]
    assert sorted(names, key=str.casefold) == sorted(boothill.__all__, key=str.casefold)
    for home, names_there in boothill._HOMES.items():
        for name in names_there:
            assert getattr(boothill, name) is getattr(import_module(home), name)


def test_a_name_that_is_not_there_is_told_so() -> None:
    with pytest.raises(AttributeError, match="'boothill' has no attribute 'nothing'"):
        _ = boothill.nothing


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    asked = "import sys, boothill; print([m for m in sys.modules if m.startswith('boothill.')])"
    ran = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


@pytest.mark.parametrize("path", ["README.md", "docs/api.md", "docs/bots.md", "examples/bot.py", "examples/train.py"])
def test_whoever_is_shown_the_program_needs_no_other_door(path: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    imported = re.findall(r"^(?:>>> )?(?:from|import) (boothill[\w.]*)", text, re.M)
    assert set(imported) <= {"boothill"}


def pasted(value: object) -> Any:
    """What comes of the text of a value, with nothing but the front door open."""
    return eval(repr(value), {name: getattr(boothill, name) for name in ("Move", "State", "View", "ruleset")})


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_printed_of_a_state_a_view_and_a_move_can_be_pasted_back(game: str, players: int) -> None:
    rng = Random(players)
    s = dealt(7, players, game)
    while not s.over:
        move, seat = random_move(s, rng)
        assert pasted(move) == move and pasted(move).pay == move.pay
        if rng.random() < 0.02:
            again, view = pasted(s), s.view(seat)
            assert type(again) is type(s) and again.save() == s.save() and again.rules is s.rules
            assert type(pasted(view)) is type(view) and pasted(view).save() == view.save()
        s.apply(move, seat)
    assert pasted(s).save() == s.save()
