"""The documentation: every example works, every page is reachable, every rule that is cited exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
import yaml

from boothill.cli.commands import parse as parse_words
from boothill.sets import GAMES
from boothill.text.scenario.runner import parse, run
from boothill.words.rulebook import all_rules

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs").glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_examples_work(page: Path) -> None:
    shown = page.read_text(encoding="utf-8").count(">>> ")
    result = doctest.testfile(str(page), module_relative=False)
    assert result.failed == 0 and (result.attempted > 0) == (shown > 0)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_positions_and_commands_work(page: Path) -> None:
    """Positions can be set up, and those with steps come true; commands are understood.

    The pages on adding something have a test of their own.
    """
    text = page.read_text(encoding="utf-8") if not page.stem.startswith("adding") else ""
    for block in re.findall(r"^```yaml\n(.*?)^```", text, re.M | re.S):
        run(parse(block, page.name))
    for line in re.findall(r"^(?:BOOTHILL_\w+=\S+ )?(?:\S+/)?boothill (.*?)(?: +[#>].*)?$", text, re.M):
        assert line.endswith("--help") or parse_words(line.split()).run, line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_stay_within_the_site(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        assert link.startswith("https://") or ((page.parent / link).is_file() and ".." not in link), link


def test_every_page_is_in_the_table_of_contents() -> None:
    nav = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"]
    listed = set(re.findall(r"[\w-]+\.md", str(nav)))
    assert listed == {page.name for page in PAGES}


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md"], ids=lambda page: page.stem)
def test_cited_rules_exist(page: Path) -> None:
    cited = re.findall(r"\b(?:BAS|DOD|DUE|HIN|FIS)-[0-9R]+\.[0-9]+", page.read_text(encoding="utf-8"))
    assert all(id in all_rules() for id in cited), [id for id in cited if id not in all_rules()]


def test_the_terminal_looks_as_it_is_shown() -> None:
    screen = (ROOT / "tests" / "screens" / "classic-80x24.txt").read_text(encoding="utf-8")
    assert screen in (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")


def test_every_option_is_told_with_its_values() -> None:
    page = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    for _, options in GAMES.values():
        for name, option in options.items():
            row = next(line for line in page.splitlines() if line.startswith(f"| `{name}`"))
            numbers = [value for value in option.values if value.isdecimal()]
            told = f"{option.values[-1]} per side" in row or (numbers and f"{numbers[0]} to {numbers[-1]}" in row)
            assert all(value in row for value in option.values if not (told and value in numbers)), name


@pytest.mark.parametrize("page", ["adding-a-card.md", "adding-a-character.md"])
def test_the_number_of_files_that_an_addition_takes_is_that_of_its_page(page: str) -> None:
    files = re.findall(r"^```\w+ file=(\S+)", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.M)
    english = [file for file in files if "/locales/" not in file or "/locales/en/" in file]
    table = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    row = re.search(rf"^\| \[[\w ]+\]\({page}\) \| \d+ \| (\d+): .* \| (\d+) \| (\d+) \|$", table, re.M)
    assert row is not None and [int(number) for number in row.groups()] == [len(files), len(english), len(english)]
