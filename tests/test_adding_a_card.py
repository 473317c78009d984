"""The pages on adding a card, a character, a set, an event or a language are followed to the letter, in a copy."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```(\w+) file=(\S+)\n(.*?)^```", re.M | re.S)


def patched(text: str, diff: str) -> str:
    """The text with the lines of a diff, each added one after the line that stands above it there."""
    above, gone = "", []
    for line in diff.splitlines():
        if line.startswith("+"):
            assert text.count(above + "\n") == 1, f"{above!r} does not stand in the file once"
            text = text.replace(above + "\n", f"{above}\n{line[1:]}\n")
        if line.startswith("-"):
            gone.append(line[1:])
        above = line[1:]
    for line in gone:
        text = text.replace(line + "\n", "")
    return text


def followed(page: str, folder: Path) -> int:
    """Do what a page says in a copy of the sources; the number of lines of code that it takes."""
    shutil.copytree(ROOT / "src", folder / "src")
    written = 0
    for kind, file, text in BLOCK.findall((ROOT / "docs" / page).read_text(encoding="utf-8")):
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        if kind == "diff":
            path.write_text(patched(path.read_text(encoding="utf-8"), text), encoding="utf-8")
            if file.endswith(".py"):
                written += sum(1 for line in text.splitlines() if line.startswith("+"))
        else:
            path.write_text(text, encoding="utf-8")
            if kind == "python":
                lines = [line for line in text.splitlines() if line.strip() and not line.startswith(("from", '"""'))]
                written += len(lines)
    return written


@pytest.mark.parametrize(
    ("page", "name", "number", "broken"),
    [
        ("adding-a-card.md", "house", "s.heal(s.fronts[by], 1)", "s.heal(s.fronts[by], 2)"),
        ("adding-a-character.md", "lou", "s.owner[figure], 1", "s.owner[figure], 2"),
        ("adding-a-set.md", "night", "♥♦", "♥"),
    ],
)
def test_the_page_works_as_written(tmp_path: Path, page: str, name: str, number: str, broken: str) -> None:
    written = followed(page, tmp_path)
    assert written <= 15, "it costs more than fifteen lines of code"

    def boothill(*words: str) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
        command = [sys.executable, "-m", "boothill", *words]
        return subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)

    ran = boothill("scenario", "run", f"scenarios/{name}")
    assert (ran.returncode, ran.stdout[1:]) == (0, " passed, 0 failed\n"), ran.stderr
    ran = boothill("sim", "--game", f"classic+{name}", "--games", "20", "--jobs", "1")
    assert ran.returncode == 0 and "20 games in" in ran.stdout, ran.stderr
    asked = boothill("rules", f"{name[:3]}-1.1".upper())
    assert asked.returncode == 0 and "Made up." in asked.stdout, asked.stderr
    explained = (
        "from boothill.words.messages import Messages; from boothill.sets import ruleset; r = ruleset('classic+%s');"
    )
    explained += "m = Messages('de'); print([m.effect(r, c) for c in r.cards.values()]);"
    explained += "print([m.ability(r, c) for c in r.characters.values()])"
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    said = subprocess.run([sys.executable, "-c", explained % name], env=env, capture_output=True, text=True, check=True)
    assert ("Erfunden." in said.stdout) == (name != "night"), "a set of rules alone has nothing to be explained"
    examples = [sys.executable, "-m", "doctest", str(ROOT / "docs" / "api.md")]
    assert subprocess.run(examples, env=env, check=False).returncode == 0, "the documentation knows of other games"
    code = tmp_path / "src" / "boothill" / "sets" / f"{name}.py"
    assert number in code.read_text(encoding="utf-8")
    code.write_text(code.read_text(encoding="utf-8").replace(number, broken), encoding="utf-8")
    assert boothill("scenario", "run", f"scenarios/{name}").returncode == 1


def test_a_language_is_begun_as_the_page_says(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "adding-a-language.md").read_text(encoding="utf-8")
    shutil.copytree(ROOT / "src", tmp_path / "src")
    copied, names, _, tried = re.findall(r"^```sh\n(.*?)^```", page, re.M | re.S)
    subprocess.run(copied, shell=True, cwd=tmp_path, check=True)
    ((_, file, diff),) = BLOCK.findall(page)
    path = tmp_path / file
    path.write_text(patched(path.read_text(encoding="utf-8"), diff), encoding="utf-8")
    subprocess.run(names, shell=True, cwd=tmp_path, check=True)
    table = tmp_path / "src/boothill/data/cards/names.csv"
    beer = next(line for line in table.read_text(encoding="utf-8").splitlines() if ",Beer," in line)
    table.write_text(table.read_text(encoding="utf-8").replace(beer, f"{beer}Cerveza"), encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "XDG_DATA_HOME": str(tmp_path)}
    asked = subprocess.run(
        [sys.executable, "-m", "boothill", *tried.splitlines()[0].split()[1:]],
        input="? beer\n? wells fargo\nquit\n", cwd=tmp_path, env=env, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "Cerveza: " in asked.stdout and "Wells Fargo: Robas tres cartas." in asked.stdout


TOLD_EVERYWHERE = """
import yaml
from boothill.core.ids import NOBODY, SEATS
from boothill.table.projection.events import Batch, happened, told
from boothill.table.wire import said_of
from boothill.server.knowledge import show_language
from boothill.text.notation import parse_move
from boothill.text.scenario.position import parse_position
from boothill.words.messages import Messages

s = parse_position(yaml.safe_load(open("scenarios/lil/loud-lil.yaml", encoding="utf-8")))
events = s.apply(parse_move(s, s.to_act, "play BANG! -> B"))
events = events + s.apply(s.forced())
for seat in (*SEATS[4], NOBODY):
    seen = [event.seen_by(seat) for event in events]
    assert [(e.seat, e.other, e.n) for e in happened(s, seen) if e.kind == "cursed"] == [(1, 0, 1)]
    (line,) = [line for line in told(s, Batch(1, events, []), seen, seat) if line.kind == "cursed"]
    assert line.rule == "LIL-1.1"
    print(seat, *[Messages(lang).say(said_of(line.line)) for lang in ("en", "de", "pl")])
assert "cursed =" in show_language("en").messages["events.ftl"], "what the page says it with"
"""


def test_an_event_is_told_everywhere_as_the_page_says(tmp_path: Path) -> None:
    assert followed("adding-an-event.md", tmp_path) <= 16
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, *words], cwd=tmp_path, env=env, capture_output=True, text=True)

    said = run("-c", TOLD_EVERYWHERE)
    assert said.returncode == 0, said.stderr
    assert "1 You curse. Du fluchst. You curse." in said.stdout and "-1 B curses. B flucht. B curses." in said.stdout
    for words in (
        ("scenario", "run", "scenarios/lil"),
        ("sim", "--game", "classic+lil", "--games", "20", "--jobs", "1"),
    ):
        ran = run("-m", "boothill", *words)
        assert ran.returncode == 0, ran.stderr
