"""The house keeps its shape: imports go one way, and the core names no game."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

from boothill.sets import GAMES, ruleset
from boothill.words.phrases import key_of

SOURCE = Path(__file__).parent.parent / "src" / "boothill"
FLOORS = [
    ("core",),
    ("plugins",),
    ("sets",),
    ("bad_input", "extra", "output"),
    ("text", "words", "knowledge", "workers", "cluster"),
    ("bots",),
    ("puzzles",),
    ("analysis",),
    ("table",),
    ("server",),
    ("terminal",),
    ("lab",),
    ("testing", "scaffold"),
    ("cli", "__main__"),
]
"""The house from the ground up: a room may import from its own floor and from those beneath it."""


ABOVE = {"policy.py": "bots", "sense.py": "bots", "position.py": "text"}
"""Files of a set that stand on a floor above: they are loaded by name, when they are asked for."""


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
    # How bots play a set, and how its positions are written, is the set's own knowledge, but it stands on a floor
    # above; nothing beneath loads it.
    floor = floor_of(ABOVE.get(path.name, room_of(path)) if room_of(path) == "sets" else room_of(path))
    for module in imports(path):
        room = module.split(".")[1]
        if room == "__version__":
            continue
        for name, above in ABOVE.items():
            from_above = room == "sets" and module.endswith(f".{name.removesuffix('.py')}") and floor < floor_of(above)
            assert not from_above, f"{path.relative_to(SOURCE)} imports {module} from above"
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


ENGINE = [path for path in FILES if room_of(path) in ("core", "plugins", "sets")]


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_engine_depends_on_nothing(path: Path) -> None:
    assert foreign(path) == set()


def all_names() -> frozenset[str]:
    """Every name of a card, a character, a role, a side and a game, as it is printed and as ids spell it."""
    names = set(GAMES)
    for game in GAMES:
        rules = ruleset(game)
        names.update(rules.cards, rules.characters, rules.aliases, rules.box, rules.backs, [rules.shape.leader])
        names.update(role for roles in rules.roles.values() for role in roles)
        names.update(side for _, side in rules.shape.sides)
    spelt = {name.casefold() for name in names} | {key_of(name) for name in names}
    return frozenset(spelt - {""} - PLAIN_WORDS)


PLAIN_WORDS = {"missed", "dodge"}
"""Words that are a name too: a kind of event, and a piece of procedure that says what is played against a shot."""
FROZEN = {"bots/karma.py"}
"""The baseline that other bots are measured against never changes."""
KNOWS_BY_HEART = ("sets", "data", "server/migrations")
"""What may name a game: the sets, their data, and what databases of earlier versions are called."""


def named_in(tree: ast.AST, names: frozenset[str]) -> list[str]:
    """The names that a file has as literals: alone, or in a text like `classic:4-7,duel:2`."""
    found = []
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings may tell of anything
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            text = node.value.casefold()
            parts = {text, *re.split(r"[:,\s]+", text)} if re.search(r"\w:\d", text) else {text}
            found += [f"line {node.lineno}: {name}" for name in parts & names]
    return found


OUTSIDE = [
    path for path in FILES
    if not path.relative_to(SOURCE).as_posix().startswith(KNOWS_BY_HEART)
    and path.relative_to(SOURCE).as_posix() not in FROZEN
]  # fmt: skip


def test_outside_the_sets_nothing_is_named_that_belongs_to_a_game() -> None:
    """No card, character, role, side or game: whatever is asked of a game is asked of its ruleset."""
    names = all_names()
    found = {path: named_in(ast.parse(path.read_text(encoding="utf-8")), names) for path in OUTSIDE}
    assert not [f"{path.relative_to(SOURCE)} {where}" for path, some in found.items() for where in some]


@pytest.mark.parametrize(
    "line", ["x = 'Barrel'", "x = 'sheriff'", "x = 'rev-carabine'", "x = 'law'", "x = 'classic'", "x = 'classic:4-7'"]
)
def test_a_name_that_belongs_to_a_game_is_noticed(line: str) -> None:
    assert named_in(ast.parse(line), all_names())


def test_outside_the_sets_no_set_is_imported() -> None:
    """Sets are found by name: `boothill.sets` has all of them, those of other packages too."""
    shared = {"boothill.sets", *(f"boothill.sets.{path.stem}" for path in (SOURCE / "sets").glob("*.py"))}
    found = {path: {m for m in imports(path) if m.startswith("boothill.sets")} - shared for path in OUTSIDE}
    assert not {str(path.relative_to(SOURCE)): modules for path, modules in found.items() if modules}


SHAPES = {"owner", "fronts", "backs", "reserves"}
"""What differs from game to game, so that its length gives the game away."""


def counted(tree: ast.AST) -> list[int]:
    """The lines that find out which game it is by counting: `len(s.owner) > len(s.names)`."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        and any(
            isinstance(side, ast.Call)
            and isinstance(side.func, ast.Name)
            and side.func.id == "len"
            and isinstance(side.args[0], ast.Attribute)
            and side.args[0].attr in SHAPES
            for side in (node.left, *node.comparators)
        )
    ]


def test_nobody_finds_out_by_counting_which_game_it_is() -> None:
    """The shape of a game says how many figures a seat leads and whether it has a deck of its own."""
    found = {path: counted(ast.parse(path.read_text(encoding="utf-8"))) for path in OUTSIDE}
    assert not {str(path.relative_to(SOURCE)): lines for path, lines in found.items() if lines}
    assert counted(ast.parse("several = len(s.owner) > len(s.names)")) == [1]


CLOCKS = {
    "time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "process_time",
    "process_time_ns", "thread_time", "thread_time_ns", "timeit", "getrusage", "times", "now", "utcnow",
}  # fmt: skip
"""Functions that say how late it is, or how long something took."""
READERS = {"time", "timeit", "resource", "os", "datetime", "loop", "asyncio"}
"""What they are functions of; a table's own clock is another matter."""
PATIENT = ("browser/house.py", "patiently")
"""The one place where a test looks at the clock: how long it waits for what must come in the end."""


def clocks_read(tree: ast.AST) -> list[int]:
    """The lines on which a clock is read, by `time.time()` as by `perf_counter()`."""
    imported = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in READERS
        for alias in node.names
        if alias.name in CLOCKS
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            read = node.func
            if isinstance(read, ast.Name) and read.id in imported:
                found.append(node.lineno)
            elif isinstance(read, ast.Attribute) and read.attr in CLOCKS:
                of = read.value.func if isinstance(read.value, ast.Call) else read.value
                name = of.attr if isinstance(of, ast.Attribute) else of.id if isinstance(of, ast.Name) else ""
                if name in READERS or name.endswith("_loop"):
                    found.append(node.lineno)
    return found


def test_no_test_measures_time() -> None:
    """A busy machine is no fault: bench/ measures what is quick, a virtual clock shows what comes in time."""
    tests = SOURCE.parent.parent / "tests"
    for path in sorted(tests.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        allowed: set[int] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and (path.relative_to(tests).as_posix(), node.name) == PATIENT:
                allowed.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
        assert set(clocks_read(tree)) <= allowed, f"{path.name} reads a clock on line {clocks_read(tree)}"


@pytest.mark.parametrize(
    "line",
    [
        "time.perf_counter()", "time.process_time()", "asyncio.get_running_loop().time()", "loop.time()",
        "self.loop.time()", "from time import monotonic as m; m()", "datetime.now()", "datetime.datetime.now()",
        "resource.getrusage(0)", "os.times()",
    ],
)  # fmt: skip
def test_a_clock_that_is_read_is_noticed(line: str) -> None:
    assert clocks_read(ast.parse(line)) == [1]
    assert clocks_read(ast.parse("made.clock.now(); lobby.clock.now(); timing.time")) == []
