"""One import is enough: `from boothill import …`."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

import boothill


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
