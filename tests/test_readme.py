"""What the README shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

from boothill.cli.commands import parse

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_in_the_readme() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 7 and result.failed == 0


def test_the_commands_in_the_readme_exist() -> None:
    makefile = (README.parent / "Makefile").read_text(encoding="utf-8")
    commands = [line.split("#")[0].split() for line in README.read_text(encoding="utf-8").splitlines()]
    checked = 0
    for words in commands:
        if len(words) > 1 and words[0] == "make":
            assert f"\n{words[1]}:" in makefile, words
            checked += 1
        if len(words) > 1 and words[0] == "boothill":
            assert parse(words[1:]).run, words
            checked += 1
    assert checked >= 10
