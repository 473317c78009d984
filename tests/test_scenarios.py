"""Every scenario file comes true, and between them they name every rule that can be acted out."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from boothill.server.replays import settle
from boothill.sets import GAMES, ruleset
from boothill.text.scenario.runner import read, run_file
from boothill.words.rulebook import all_rules

ROOT = Path(__file__).parent.parent
FILES = sorted((ROOT / "scenarios").rglob("*.yaml"))
RULEBOOKS = {"classic": "BAS", "dodge-city": "DOD", "duel": "DUE", "high-noon": "HIN", "fistful": "FIS"}
"""The rulebooks whose games can be played, and how their ids begin."""


LESSONS = sorted((ROOT / "web" / "src" / "lessons").glob("*.yaml"))
EXAMPLES = sorted((ROOT / "web" / "src" / "lib" / "examples").glob("*.yaml"))


@pytest.mark.parametrize("path", [*FILES, *LESSONS, *EXAMPLES], ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    assert run_file(path) is None


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_asks_before_every_move_of_the_learner(path: Path) -> None:
    settled = settle(path.read_text(encoding="utf-8"), "You")
    assert settled.failure == ""
    asked = [before.ask is not None for before, step in pairwise(settled.steps) if step.text.startswith("You: ")]
    assert asked and all(asked)
    assert all(rule in all_rules() for rule in read(path)["rules"])


@cache
def scenarios() -> dict[Path, dict[str, Any]]:
    """Every file as it is written."""
    return {path: read(path) for path in FILES}


def reasons() -> dict[str, str]:
    """Rules that no scenario or test can act out, with the reason why."""
    lines = (ROOT / "scenarios" / "not-acted-out.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split(None, 1) for line in lines if line and not line.startswith("#"))


@cache
def named_ids() -> set[str]:
    """The ids that scenario files list and that tests speak of."""
    named: set[str] = set()
    for data in scenarios().values():
        named.update(re.sub(r"(?<=\d)[a-z]$", "", rule) for rule in data.get("rules", []))
    for path in (ROOT / "tests").glob("test_*.py"):
        named.update(re.findall(r"\b[A-Z]{3}-(?:\d+|R|EX)\.\d+\b", path.read_text(encoding="utf-8")))
    return named


@pytest.mark.parametrize("book", RULEBOOKS.values())
def test_every_rule_is_named_or_has_a_reason(book: str) -> None:
    ids = [rule for rule in all_rules() if rule.startswith(book)]
    named = named_ids()
    silent = [rule for rule in ids if rule not in named]
    print(f"named by no scenario or test: {', '.join(silent)}")
    excused = [rule for rule in reasons() if rule.startswith(book)]
    assert sorted(silent) == sorted(excused)
    assert all(reasons()[rule].strip() for rule in excused)


def test_every_id_in_a_scenario_exists() -> None:
    """A clause of a rule may be named by its letter: DOD-10.1a."""
    for path, data in scenarios().items():
        for rule in data["rules"]:
            assert re.sub(r"(?<=\d)[a-z]$", "", rule) in all_rules(), f"{path.name}: {rule}"


def test_every_card_and_character_has_a_scenario() -> None:
    """In the positions and steps of the very game it belongs to, not just somewhere in a comment.

    A set laid over one of the boxes has scenarios of what it adds.
    """
    boxes = ("classic", "dodge-city", "classic+dodge-city", "duel")
    boxed = {name for box in boxes for name in (*ruleset(box).cards, *ruleset(box).characters)}
    texts: dict[str, str] = dict.fromkeys(GAMES, "")
    for data in scenarios().values():
        texts[data["game"]] += str(data["players"]) + str(data.get("steps")) + str(data.get("deck"))
    for game in GAMES:
        for name in (*ruleset(game).cards, *ruleset(game).characters):
            if game in boxes or name not in boxed:
                assert name in texts[game], f"no scenario has {name} of {game}"
