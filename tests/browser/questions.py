"""Every kind of question, each in a position in which it is asked, taken from the scenario files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from boothill.core.state import State
from boothill.sets import GAMES, new_game, ruleset
from boothill.text.scenario.position import parse_position, print_position
from boothill.text.scenario.reading import BadPosition
from boothill.text.scenario.runner import Failed, play, read
from boothill.words.catalogue import DEFAULT, texts_of
from boothill.words.phrases import question_id

SCENARIOS = Path(__file__).parent.parent.parent / "scenarios"
AT_THE_TERMINAL = {"ask-any-time", "ask-whom", "ask-which", "ask-pay"}
"""Questions that the page does not ask: it shows the ability, the targets and the cards instead."""


@cache
def questions() -> dict[str, str]:
    """A position for each message that asks something, by its id; whoever is asked sits first."""
    found: dict[str, State] = {}

    def keep(s: State) -> None:
        id = asked(s)
        if id and id not in found:
            found[id] = s.clone()

    for path in sorted(SCENARIOS.rglob("*.yaml")):
        for s in moments(path):
            keep(s)
    for game in GAMES:
        keep(new_game(game, ["Ann", "Bob", "Cid", "Dee"][: min(ruleset(game).roles)], "questions"))
    for s in list(found.values()):  # a question that scenarios answer in one go with the one before
        for move in s.legal():
            after = s.clone()
            after.apply(move, s.to_act)
            keep(after)
    return {id: yaml.safe_dump(first(s), sort_keys=False, allow_unicode=True) for id, s in found.items()}


def moments(path: Path) -> Iterator[State]:
    """The position of a scenario, and that after each of its steps."""
    data = read(path)
    s = parse_position(data)
    yield s
    with suppress(BadPosition, Failed):
        for _ in play(s, data, strict=False):
            yield s


def asked(s: State) -> str:
    """The question that a position asks; empty if it leaves no choice."""
    return "" if s.over or s.forced() is not None else question_id(s.view(s.to_act))


def first(s: State) -> dict[str, Any]:
    """A position in which whoever is asked sits at the first seat; the others follow in their order."""
    data = print_position(s)
    names = list(s.names[s.to_act :] + s.names[: s.to_act])
    return data | {"players": {name: data["players"][name] for name in names}}


def missing() -> set[str]:
    """Questions of the catalogue for which there is no position."""
    here = {id.partition(".")[0] for id in questions()}
    every = {id for text in texts_of(DEFAULT).values() for id in re.findall(r"^(ask-[a-z-]+) =", text, re.M)}
    return every - here - AT_THE_TERMINAL
