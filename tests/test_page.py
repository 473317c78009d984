"""The page against the server: its types are the server's, and its first load is light."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

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
