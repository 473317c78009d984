"""The house keeps its shape: imports go one way, and the core names no game."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from boothill.sets import GAMES, ruleset

SOURCE = Path(__file__).parent.parent / "src" / "boothill"
FLOORS = [
    ("core",),
    ("sets",),
    (
        "names",
        "pseudo",
        "rulebook",
        "notation",
        "deeds",
        "memory",
        "sample",
        "records",
        "catalogue",
        "said",
        "messages",
        "sight",
        "why",
        "fair",
        "workers",
    ),
    ("scenario",),
    ("bots",),
    ("table",),
    ("server",),
    ("terminal",),
    ("lab",),
    ("cli", "__main__"),
]
"""The house from the ground up: a room may import from its own floor and from those beneath it."""


def floor_of(room: str) -> int:
    return next(i for i, rooms in enumerate(FLOORS) if room in rooms)


def imports(path: Path) -> set[str]:
    """The modules of this package that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("boothill"):
            names = [f"{node.module}.{alias.name}" for alias in node.names] if node.module == "boothill" else []
            found.update(names or [node.module])
        elif isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names if alias.name.startswith("boothill"))
    return found


def room_of(path: Path) -> str:
    first = path.relative_to(SOURCE).parts[0]
    return first.removesuffix(".py")


FILES = [path for path in sorted(SOURCE.rglob("*.py")) if path != SOURCE / "__init__.py"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_one_way(path: Path) -> None:
    floor = floor_of(room_of(path))
    for module in imports(path):
        room = module.split(".")[1]
        if room == "__version__":
            continue
        assert floor_of(room) <= floor, f"{path.relative_to(SOURCE)} imports {module} from above"


def foreign(path: Path) -> set[str]:
    """The packages a file imports that are neither ours nor Python's own."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found - {"boothill"} - sys.stdlib_module_names


ENGINE = [path for path in FILES if room_of(path) in ("core", "sets")]


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_engine_depends_on_nothing(path: Path) -> None:
    assert foreign(path) == set()


@pytest.mark.parametrize("path", sorted((SOURCE / "core").glob("*.py")), ids=lambda path: path.stem)
def test_the_core_names_no_game_and_no_card(path: Path) -> None:
    names = {name for game in GAMES for name in (*ruleset(game).cards, *ruleset(game).characters)} | set(GAMES)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant):
            assert node.value not in names, f"{path.stem} names {node.value}"


def test_no_condition_on_a_game_outside_its_set() -> None:
    """Which game it is, is never asked: a ruleset is a value."""
    for path in FILES:
        if room_of(path) == "sets":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare | ast.Match):
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Constant):
                        assert inner.value not in GAMES, f"{path}: line {node.lineno}"
