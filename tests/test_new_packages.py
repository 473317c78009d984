"""Sets and bots of other packages: laid out by a command, installed elsewhere, and played with no edit here."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

from boothill import bots, plugins
from boothill.bots import BOTS, bring, make_bot
from boothill.scaffold import lay_out
from boothill.words.rulebook import all_rules

SOURCE = Path(__file__).parent.parent / "src"


class Elsewhere:
    """An environment of its own that has our package and what it depends on, and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder / "env", with_pip=False)
        self.python = folder / "env" / "bin" / "python"
        site = next((folder / "env" / "lib").glob("python*/site-packages"))
        (site / "boothill-source.pth").write_text(f"{SOURCE}\n{sysconfig.get_path('purelib')}\n")
        self.site = site

    def install(self, package: Path) -> None:
        """Build a wheel and install it here, as a user would, but without the network."""
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
        subprocess.run([*pip, "--target", str(self.site), str(package)], check=True, capture_output=True)

    def run(self, *words: str, cwd: Path | None = None) -> str:
        env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTEST_ADDOPTS")}
        ran = subprocess.run(
            [self.python, "-m", *words], cwd=cwd or self.folder, env=env, capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Elsewhere]:
    there = Elsewhere(tmp_path_factory.mktemp("elsewhere"))
    for kind, name in (("set", "high-stakes"), ("bot", "quick-draw")):
        there.run("boothill", "new", kind, name)
        there.install(there.folder / f"boothill-{name}")
    yield there


def test_a_new_set_passes_its_own_tests_and_is_played(elsewhere: Elsewhere) -> None:
    assert "2 passed" in elsewhere.run(
        "pytest", "-p", "no:cacheprovider", cwd=elsewhere.folder / "boothill-high-stakes"
    )
    assert "5 games" in elsewhere.run("boothill", "sim", "--game", "classic+high-stakes", "--games", "5", "--jobs", "1")
    assert "draw a card" in elsewhere.run("boothill", "rules", "HIG-1.1")
    assert elsewhere.run("boothill", "scenario", "run", "boothill-high-stakes/scenarios").startswith("1 passed")


def test_a_new_bot_passes_its_own_tests_and_plays(elsewhere: Elsewhere) -> None:
    assert "1 passed" in elsewhere.run("pytest", "-p", "no:cacheprovider", cwd=elsewhere.folder / "boothill-quick-draw")
    sim = ("boothill", "sim", "--game", "classic+high-stakes", "--games", "4", "--jobs", "2", "--bots")
    assert "4 games" in elsewhere.run(*sim, "quick-draw")
    assert "4 games" in elsewhere.run(*sim, "boothill_quick_draw:QuickdrawBot")


SERVED = """
import asyncio
from pathlib import Path
from tests.servers import served
async def main():
    async with served(Path(".")) as house:
        games = {shown["name"] for shown in (await house.http.get("/api/rulesets")).json()}
        bots = {shown["name"] for shown in (await house.http.get("/api/bots")).json()}
        words = (await house.http.get("/api/languages/de")).text
        made = await house.create(game="classic+high-stakes", bots="quick-draw")
        print("classic+high-stakes" in games, "quick-draw" in bots, "card-second-wind" in words, made["seat"])
asyncio.run(main())
"""


def test_a_new_set_is_served_with_its_words(elsewhere: Elsewhere) -> None:
    (elsewhere.site / "boothill-tests.pth").write_text(f"{SOURCE.parent}\n")
    ran = subprocess.run(
        [elsewhere.python, "-c", SERVED], cwd=elsewhere.folder, capture_output=True, text=True, check=False
    )
    assert ran.stdout.split() == ["True", "True", "True", "0"], ran.stderr


def test_a_package_that_cannot_be_loaded_keeps_nobody_from_playing(elsewhere: Elsewhere) -> None:
    broken = elsewhere.site / "broken_set-1.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-set\nVersion: 1\n")
    (broken / "entry_points.txt").write_text("[boothill.sets]\nbroken = no_such_module\n")
    try:
        asked = "from boothill.sets import GAMES; print(sorted(GAMES))"
        ran = subprocess.run([elsewhere.python, "-c", asked], capture_output=True, text=True, check=True)
        assert "classic+high-stakes" in ran.stdout
        assert "no_such_module (boothill.sets) cannot be loaded" in ran.stderr
    finally:
        for file in broken.iterdir():
            file.unlink()
        broken.rmdir()


def test_what_cannot_be_laid_out_says_why(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="use small letters and digits"):
        lay_out("set", "My Set!", tmp_path)
    home = lay_out("bot", "two words", tmp_path)
    assert "class TwowordsBot" in (home / "src" / "boothill_two_words" / "__init__.py").read_text()
    with pytest.raises(ValueError, match="is there already"):
        lay_out("bot", "two words", tmp_path)


def test_a_new_book_has_a_prefix_of_its_own(tmp_path: Path) -> None:
    home = lay_out("set", "duel", tmp_path)
    text = (home / "src" / "boothill_duel" / "rules" / "duel.md").read_text()
    taken = {id.partition("-")[0] for id in all_rules()}
    assert not any(f"**{prefix}-" in text for prefix in taken)


def test_only_bots_that_were_brought_can_be_asked_for_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "boothill.bots.random:RandomBot"
    monkeypatch.setattr(bots, "BOTS", dict(BOTS))
    assert type(make_bot(name)).__name__ == "RandomBot"
    assert name not in bots.BOTS
    for _ in range(2):
        assert bring(name) in bots.BOTS
    assert type(make_bot(name)).__name__ == "RandomBot"
    for wrong in ("nobody", "no.module:Bot", "json:Nothing", "json:JSONDecoder"):
        with pytest.raises(ValueError, match=wrong.partition(":")[0]):
            bring(wrong)


def test_our_own_files_come_first() -> None:
    assert plugins.folders("rules")[0].joinpath("classic.md").is_file()


def test_what_is_laid_out_passes_the_strict_type_checker(elsewhere: Elsewhere) -> None:
    """A package begins as ours is kept: whoever runs mypy over it finds nothing to mend."""
    sources = [str(elsewhere.folder / f"boothill-{name}" / "src") for name in ("high-stakes", "quick-draw")]
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--follow-imports=silent", *sources],
        env={**os.environ, "MYPYPATH": str(SOURCE)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
