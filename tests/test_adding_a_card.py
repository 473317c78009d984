"""The pages on adding a card and a character are followed to the letter, in a copy of the project."""

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
    """The text with the added lines of a diff, each after the line that stands above it there."""
    above = ""
    for line in diff.splitlines():
        if line.startswith("+"):
            assert text.count(above + "\n") == 1, f"{above!r} does not stand in the file once"
            text = text.replace(above + "\n", f"{above}\n{line[1:]}\n")
            above = line[1:]
        elif line.startswith(" "):
            above = line[1:]
    return text


@pytest.mark.parametrize(
    ("page", "name", "number", "broken"),
    [
        ("adding-a-card.md", "house", "s.heal(by, 1)", "s.heal(by, 2)"),
        ("adding-a-character.md", "lou", "s.owner[figure], 1", "s.owner[figure], 2"),
    ],
)
def test_the_page_works_as_written(tmp_path: Path, page: str, name: str, number: str, broken: str) -> None:
    text_of_page = (ROOT / "docs" / page).read_text(encoding="utf-8")
    shutil.copytree(ROOT / "src", tmp_path / "src")
    written = 0
    for kind, file, text in BLOCK.findall(text_of_page):
        path = tmp_path / file
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
    assert written <= 15, "it costs more than fifteen lines of code"

    def boothill(*words: str) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
        command = [sys.executable, "-m", "boothill.cli", *words]
        return subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)

    ran = boothill("scenario", "run", f"scenarios/{name}")
    assert (ran.returncode, ran.stdout) == (0, "1 passed, 0 failed\n"), ran.stderr
    ran = boothill("sim", "--game", f"classic+{name}", "--games", "20", "--jobs", "1")
    assert ran.returncode == 0 and "20 games in" in ran.stdout, ran.stderr
    asked = boothill("rules", f"{name[:3]}-1.1".upper())
    assert asked.returncode == 0 and "Made up." in asked.stdout, asked.stderr
    explained = "from boothill.messages import Messages; from boothill.sets import ruleset; r = ruleset('classic+%s');"
    explained += "m = Messages('de'); print([m.effect(r, c) for c in r.cards.values()]);"
    explained += "print([m.ability(r, c) for c in r.characters.values()])"
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    said = subprocess.run([sys.executable, "-c", explained % name], env=env, capture_output=True, text=True, check=True)
    assert "Erfunden." in said.stdout
    code = tmp_path / "src" / "boothill" / "sets" / f"{name}.py"
    assert number in code.read_text(encoding="utf-8")
    code.write_text(code.read_text(encoding="utf-8").replace(number, broken), encoding="utf-8")
    assert boothill("scenario", "run", f"scenarios/{name}").returncode == 1
