"""What works with nothing but Python, and what is said where a library is missing."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from boothill.cli.commands import COMMANDS
from boothill.extra import LIBRARIES, Missing
from boothill.server.database import url_of
from tests.commands import GOOD
from tests.test_architecture import FILES, SOURCE, foreign, room_of
from tests.test_records import recorded

ROOT = SOURCE.parent.parent
DISTRIBUTIONS = {"fluent": "fluent.runtime", "prometheus_client": "prometheus-client", "yaml": "PyYAML"}
"""Libraries that are imported by another name than they are installed by."""
NOTHING = ("core", "sets", "bad_input", "bots", "extra", "knowledge", "output", "plugins", "text", "words")
"""Rooms that can be imported with nothing installed, but for three corners: scenario files are YAML, the made-up
language for tests rewrites Fluent, and networks are evaluated with NumPy."""
CORNERS = ("scenario", "pseudo.py", "layers.py")


def bare(*words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Python without its installed packages: `-S` leaves them out."""
    env = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
    command = [sys.executable, "-S", *words]
    return subprocess.run(command, capture_output=True, text=True, env=env, cwd=cwd)


def test_bare_python_finds_no_library() -> None:
    assert "No module named 'msgspec'" in bare("-c", "import msgspec").stderr


def test_the_engine_the_bots_and_the_rules_need_nothing() -> None:
    modules = [
        ".".join(("boothill", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")
        for path in FILES
        if room_of(path) in NOTHING and not any(corner in path.parts for corner in CORNERS)
    ]
    assert len(modules) > 80
    done = bare("-c", "\n".join(f"import {module}" for module in modules))
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("bot", ["random", "karma", "greedy", "gunslinger"])
def test_games_between_bots_need_nothing(bot: str) -> None:
    done = bare("-m", "boothill", "sim", "--games", "2", "--bots", bot, "--jobs", "1", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["result"]["games"] == 2


@pytest.mark.parametrize("bot", ["desperado", "marshal"])
def test_bots_with_a_network_say_that_numpy_is_missing(bot: str) -> None:
    done = bare("-m", "boothill", "sim", "--games", "1", "--bots", bot, "--jobs", "1")
    assert done.returncode == 1
    assert done.stderr.endswith("this needs numpy, which is not installed: pip install numpy\n")


def test_rules_records_and_counting_need_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    recorded(3)[1].save(path)
    for words in (
        ["rules", "BAS-6.6"],
        ["verify", str(path)],
        ["perft", "--depth", "2"],
        ["soak", "--games", "4", "--seed", "x"],
        ["--version"],
        ["--help"],
    ):
        done = bare("-m", "boothill", *words)
        assert (done.returncode, done.stderr) == (0, ""), words


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["play", "--plain", "--seed", "1"], "terminal"),
        (["play", "--players", "99"], "terminal"),
        (["join", "http://127.0.0.1:9/#/table/x"], "terminal"),
        (["replay", "game.txt"], "terminal"),
        (["serve"], "server"),
        (["serve", "--help"], "server"),
        (["backup", "games.db"], "server"),
        (["restore", "games.db"], "server"),
        (["scenario", "run", "case.yaml"], "scenarios"),
        (["settle", "case.yaml"], "scenarios"),
        (["arena", "--bots", "random,karma", "--deals", "1", "--out", "arena"], "lab"),
        (["balance", "--bots", "random", "--deals", "1", "--out", "balance"], "lab"),
        (["train", "--games", "1", "--out", "train"], "train"),
        (["sim", "--cluster", "local"], "ray"),
        (["completion", "bash"], "completion"),
    ],
    ids=lambda value: " ".join(value[:2]) if isinstance(value, list) else value,
)
def test_a_command_without_its_libraries_says_what_brings_them(words: list[str], extra: str, tmp_path: Path) -> None:
    (tmp_path / "case.yaml").write_text(GOOD, encoding="utf-8")
    recorded(3)[1].save(tmp_path / "game.txt")
    done = bare("-m", "boothill", *words, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(
        rf"boothill: this needs \w+, which is not installed: pip install 'boothill\[{extra}\]'\n", done.stderr
    ), done.stderr


def test_every_command_names_an_extra_that_exists() -> None:
    assert {command.extra for command in COMMANDS.values()} - {""} <= set(LIBRARIES)


def project() -> dict[str, list[str]]:
    """The extras of the project and what is in them, those that they take in included; the first entry, without a
    name, is what is installed without an extra."""
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras: dict[str, list[str]] = {"": data["dependencies"], **data["optional-dependencies"]}

    def all_of(extra: str) -> list[str]:
        found = []
        for line in extras[extra]:
            inner = re.fullmatch(r"boothill\[(.*)\]", line)
            found += [each for name in inner[1].split(",") for each in all_of(name)] if inner else [line]
        return found

    return {extra: all_of(extra) for extra in extras}


def test_the_extras_bring_what_they_are_said_to() -> None:
    for extra, libraries in LIBRARIES.items():
        brought = {re.split(r"[\[<>=; ]", line)[0].lower() for line in project()[extra]}
        for library in libraries:
            assert DISTRIBUTIONS.get(library, library).lower() in brought, (extra, library)


def test_all_takes_in_everything_for_users() -> None:
    extras = project()
    users = set(extras) - {"", "all", "bench", "check", "test"}
    assert set(extras["all"]) == {line for extra in users for line in extras[extra]}


@pytest.mark.parametrize("extra", sorted(project()))
def test_versions_are_ranges(extra: str) -> None:
    for line in project()[extra]:
        assert ">=" in line and "<" in line.replace(">=", "") and "==" not in line.partition(";")[0], line


ROOMS = {"table": "server", "server": "server", "terminal": "terminal", "scenario": "scenarios", "lab": ""}


@pytest.mark.parametrize("room", ROOMS)
def test_rooms_import_what_their_extra_brings(room: str) -> None:
    """Also those beneath the terminal: a table is in both extras."""
    allowed = {library for libraries in LIBRARIES.values() for library in libraries}
    if ROOMS[room]:
        allowed = set(LIBRARIES[ROOMS[room]]) | ({"psycopg"} if room == "server" else set())
    if room == "table":
        allowed &= set(LIBRARIES["terminal"])
    for path in FILES:
        if room_of(path) == room:
            assert foreign(path) <= allowed, path


INSTALLS = re.compile(r"pip\s+install\s+(?:--constraint \S+ |-\S+ )*(?:'([^']+)'|(\S+))")


@pytest.mark.parametrize(
    "page", [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md"], ids=lambda page: page.stem
)
def test_no_page_installs_an_extra_that_does_not_exist(page: Path) -> None:
    for quoted, plain in INSTALLS.findall(page.read_text(encoding="utf-8")):
        what = quoted or plain.strip("`;,.()")
        extras = re.search(r"\[(.*?)\]", what)
        assert what.startswith((".", "boothill[", "boothill-")) or not what, what
        assert extras is None or set(extras[1].split(",")) <= set(project()), what


def test_a_server_without_the_driver_says_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Missing, match=r"this needs psycopg.*pip install 'boothill\[postgres\]'"):
        url_of("postgresql://boothill@localhost/boothill")
    assert url_of("sqlite:///games.db")


def test_whoever_kills_servers_without_the_client_is_told_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "httpx", None)
    monkeypatch.delitem(sys.modules, "boothill.lab.verify.crash", raising=False)
    with pytest.raises(Missing, match=r"this needs httpx.*pip install 'boothill\[test\]'"):
        import_module("boothill.lab.verify.crash")
