"""The page against the server: its types are the server's, and its first load is light."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from boothill.core import events
from boothill.server.knowledge import show_catalogue
from boothill.sets import GAMES, ruleset
from boothill.table.wire import PROTOCOL
from boothill.words.phrases import key_of
from tests.tables import EVENTS, with_events

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "boothill" / "server" / "page"
FIRST_LOAD = 300_000
"""Bytes, compressed: what has to come before the first page can be used."""


@pytest.mark.skipif(not (WEB / "node_modules").exists(), reason="make test fetches what checks the page")
def test_the_types_of_the_page_are_those_of_the_server() -> None:
    env = {**os.environ, "PYTHON": sys.executable, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "hatch_build.py", "npm", "run", "types", "--", "--check"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(not (PAGE / "index.html").exists(), reason="make page builds the page")
def test_the_first_load_is_light_and_comes_from_nobody_else() -> None:
    first = (PAGE / "index.html").read_text(encoding="utf-8")
    assert "<script>" not in first
    files = re.findall(r'(?:src|href)="/(assets/[^"]+)"', first)
    assert files
    fonts = [file for file in (PAGE / "assets").glob("*.woff2") if "-ext-" not in file.name]
    weights = [len(gzip.compress((PAGE / file).read_bytes())) for file in ["index.html", *files]]
    assert sum(weights) + sum(font.stat().st_size for font in fonts) < FIRST_LOAD
    for file in PAGE.rglob("*"):
        if file.suffix in (".js", ".css", ".html"):
            named = set(re.findall(r"https?://[^\s\"'`)]+", file.read_text(encoding="utf-8")))
            assert {
                url for url in named if not re.match(r"http://www\.w3\.org/|https://svelte\.dev/e/", url)
            } == set(), file


def code_of(path: Path) -> str:
    """A file of the page without its comments, and without what is only there for its styles."""
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"/\*.*?\*/|<!--.*?-->|\bclass=\"[^\"]*\"", "", text, flags=re.DOTALL)
    return re.sub(r"(?m)(?:^|(?<=[\s;{}]))//.*$", "", text)


def named_in(code: str, games: Iterable[str]) -> set[str]:
    """The cards, characters, roles and games that a piece of the page names.

    Roles, games and names that are no plain word are looked for everywhere. A card may be called like a thing that a
    page has, such as a Clock: of plain words only a text that is nothing but the name counts. `missed` is what happens.
    """
    rules = [ruleset(game) for game in games]
    rules += [ruleset(game, EVENTS) for game in games if with_events(game)]
    rows = {name for one in rules for name in (*one.cards, *one.characters, *one.events)}
    words = {role for one in rules for role in one.box} | {side for one in rules for _, side in one.shape.sides}
    words |= {name for name in rows if not re.fullmatch(r"[A-Za-z]+", name)} | set(games)
    found = {word for word in words if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", code, re.IGNORECASE)}
    quoted = {text.casefold() for text in re.findall(r"[\"'`]([^\"'`\n]*)[\"'`]", code)}
    happens = {value for value in vars(events).values() if isinstance(value, str)}
    return found | {name for name in rows if {name.casefold(), key_of(name)} & (quoted - happens)}


def test_the_page_names_no_card_character_role_or_game() -> None:
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    assert len(sources) > 60
    for path in sources:
        if path.parent.name != "art" and path.name != "wire.ts":
            assert named_in(code_of(path), GAMES) == set(), path.relative_to(ROOT)


def test_what_would_name_something_is_found() -> None:
    for code in (
        'settings.game !== "duel"',
        '<Icon name="sheriff" />',
        "{ deputy: 1 }",
        'of("BANG!")',
        "f(`Clock`)",
        "'mustang'",
    ):
        assert named_in(code, GAMES), code
    for code in ("import Clock from './Clock.svelte'", "page-way-${slug(name)}", "flaw", "clock: string"):
        assert named_in(code, GAMES) == set(), code


def test_the_page_speaks_the_version_of_the_server() -> None:
    said = re.search(r"PROTOCOL = (\d+);", (WEB / "src" / "lib" / "protocol.ts").read_text(encoding="utf-8"))
    assert said is not None and int(said[1]) == PROTOCOL


@pytest.mark.parametrize("game", ["classic", "dodge-city", "duel"])
def test_only_a_weapon_has_a_range(game: str) -> None:
    reach = {card.name: card.weapon for card in show_catalogue(game).cards if card.weapon}
    weapons = {"Volcanic": 1, "Schofield": 2, "Remington": 3, "Rev. Carabine": 4, "Winchester": 5}
    assert reach == ({} if game == "duel" else weapons)


def test_commands_in_messages_are_shown_as_code() -> None:
    """What stands between backticks is a command: only `Prose` shows it as one."""
    locales = ROOT / "src" / "boothill" / "locales" / "en"
    with_commands = set()
    for name in ("page.ftl", "party.ftl"):
        message = ""
        for line in (locales / name).read_text(encoding="utf-8").splitlines():
            found = re.match(r"(\s*\.)?([a-z][\w-]*) =", line)
            if found is not None:
                message = message.partition(".")[0] + "." + found[2] if found[1] else found[2]
            if "`" in line and not line.startswith("#"):
                with_commands.add(message)
    assert with_commands
    for file in sorted((WEB / "src").rglob("*.svelte")):
        text = file.read_text(encoding="utf-8")
        for message in with_commands:
            shown = re.findall(rf'(<Prose text=\{{)?t\("{re.escape(message)}"', text)
            assert all(shown), f"{file.name} shows {message} with its backticks"
