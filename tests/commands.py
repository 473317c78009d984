"""Commands as they are typed, for tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from boothill.cli import main

GOOD = """
name: A plain shot
rules: [BAS-9.1]
game: classic
players:
  A: {role: sheriff, character: Bart Cassidy, hand: [BANG!]}
  B: {role: outlaw, character: Slab the Killer}
  C: {role: outlaw, character: Black Jack}
  D: {role: renegade, character: Willy the Kid}
steps:
  - A: play BANG! -> B
expect:
  B: {life: 3}
"""


def scenario(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "case.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def run(capsys: pytest.CaptureFixture[str], *argv: object) -> tuple[int, str, str]:
    status = main([str(word) for word in argv])
    out, err = capsys.readouterr()
    return status, out, err
