"""Somebody who types at a terminal: lines in, lines out."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Callable
from functools import cache
from os import devnull
from pathlib import Path
from random import Random
from typing import TextIO, cast

import pytest
import yaml

from boothill.core.ids import NOBODY, Seat
from boothill.core.state import State
from boothill.sets import new_game
from boothill.terminal.client import Client
from boothill.terminal.link import LocalTable
from boothill.terminal.plain import Plain
from boothill.terminal.play import play
from boothill.terminal.replay import replay
from boothill.terminal.screen import Lines, Screen
from boothill.text.notation import parse_move
from boothill.text.records import Record, read_record
from boothill.text.scenario.position import parse_position

MOST_ANSWERS = 3000


@pytest.fixture(autouse=True)
def plain_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eighty columns without colours, whatever the terminal the tests run in."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("FORCE_COLOR", raising=False)


class Typist:
    """Types given lines first, and then numbers of the menu shown last, if there are to be more."""

    def __init__(self, screen: io.StringIO, lines: list[str], then_numbers: bool) -> None:
        self.screen = screen
        self.lines = lines[:]
        self.left = MOST_ANSWERS if then_numbers else 0
        self.rng = Random(0)
        self.seen = 0
        self.numbers: list[str] = []

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        shown = self.screen.getvalue()[self.seen :]
        self.seen += len(shown)
        self.numbers = re.findall(r"^ {1,2}(\d+)  ", shown, re.MULTILINE) or self.numbers
        if self.lines:
            return self.lines.pop(0) + "\n"
        self.left -= 1
        return self.rng.choice(self.numbers) + "\n" if self.left >= 0 else ""


def sit_down(
    path: Path,
    lines: list[str],
    seed: str = "table",
    players: int = 5,
    then_numbers: bool = False,
    resume: bool = False,
    game: str = "classic",
    options: dict[str, str] | None = None,
) -> str:
    """Play at a table of random bots and return everything that was shown."""
    screen = io.StringIO()
    typist = cast(TextIO, Typist(screen, lines, then_numbers))
    resumed = path if resume else None
    status = play(
        players, game, options, bot="random", seed=seed, save_to=path, resume=resumed, stdin=typist, stdout=screen
    )
    assert status == 0
    return screen.getvalue()


class Position(Record):
    """A record that begins in a position."""

    def __init__(self, s: State) -> None:
        super().__init__(s.rules.name, s.rules.version, s.rules.options, "position", s.names)
        self.s = s
        self.notes = {"human": s.names[0], "bot": "random"}

    def start(self) -> State:
        return self.s


def at_desk(position: str, *lines: str, before: tuple[tuple[int, str], ...] = ()) -> str:
    """What is shown to the first seat of a position that decides by typing these lines, after some moves."""
    s = parse_position(yaml.safe_load(position))
    for seat, move in before:
        s.apply(parse_move(s, Seat(seat), move), Seat(seat))
    assert s.to_act == 0
    shown, typed = io.StringIO(), io.StringIO("".join(f"{line}\n" for line in lines))
    client = Client(LocalTable(Position(s), Path(devnull) / "nowhere"), "en", local=True)
    asyncio.run(Plain(Screen(typed, shown), client, Lines(typed)).run())
    return shown.getvalue()


def flat(shown: str) -> str:
    """The same without line breaks."""
    return " ".join(shown.split())


def seed_where(wish: Callable[[State], bool], players: int = 5) -> str:
    """A seed that deals what a test wants to look at."""
    for number in range(5000):
        if wish(new_game("classic", "ABCDEFG"[:players], f"seed {number}")):
            return f"seed {number}"
    raise AssertionError("no such seed")


def seed_of(character: str) -> str:
    """A seed that deals this character to the person."""
    return seed_where(lambda s: s.characters[0].name == character)


@cache
def seed_with(*names: str) -> str:
    """A seed with which the person has the first turn, these cards and no Beer or Stagecoach, and a plain character."""

    def wish(s: State) -> bool:
        held = [s.rules.faces[card].name for card in s.hands[0]]
        plain = s.characters[0].name in ("Bart Cassidy", "Paul Regret", "Slab the Killer", "Vulture Sam")
        return s.to_act == 0 and plain and not {"Beer", "Stagecoach"} & set(held) and set(names) <= set(held)

    return seed_where(wish)


def look_at(path: Path, lines: str, seat: str | None = None, lang: str = "en") -> str:
    screen = io.StringIO()
    record = read_record(path)
    reader = NOBODY if seat is None else record.names.index(seat)
    assert replay(record, io.StringIO(lines), screen, Seat(reader), lang=lang) == 0
    return screen.getvalue()


THREE = """
game: dodge-city
players:
  You: {role: deputy, character: Herb Hunter, hand: [Knife, Beer, Missed!], in_play: [Pepperbox, Sombrero, Barrel]}
  Ann: {role: outlaw, character: Tequila Joe, hand: [BANG!, BANG!], in_play: [Mustang, Bible]}
  Bob: {role: renegade, character: Greg Digger, hand: [Duel]}
"""
"""A table of three for what Dodge City adds."""
