"""Everything on the table has its drawing, and every drawing keeps to the rules of web/art/README.md."""

from __future__ import annotations

import csv
import importlib
import re
import unicodedata
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parent.parent
ART = ROOT / "web" / "art"
DATA = ROOT / "src" / "boothill" / "data" / "cards"
FILES = sorted(ART.rglob("*.svg"))
LIMIT = 4096
IN_ALL = 420_000
ELEMENTS = {"svg", "g", "path"}
ATTRIBUTES = {
    "viewBox", "d", "transform", "fill", "fill-rule",
    "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray",
}  # fmt: skip
INKS = {
    "none",
    "var(--ink,#2b1d14)",
    "var(--paper,#f3e6cc)",
    "var(--accent,#b23a1e)",
    "var(--accent2,#d8a13a)",
    "var(--steel,#6f858c)",
    "var(--leaf,#6b7a45)",
}


def slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def names(column: str, *tables: str) -> set[str]:
    found = set()
    for table in tables:
        with (DATA / f"{table}.csv").open(encoding="utf-8", newline="") as file:
            found |= {slug(row[column]) for row in csv.DictReader(file) if row.get(column)}
    return found


CARDS = names("name_en", "classic", "dodge_city_expansion", "dodge_city_standalone", "duel_cards")


@pytest.mark.parametrize(
    ("folder", "wanted"),
    [
        ("cards", CARDS),
        ("characters", names("name", "characters")),
        ("events", names("name_en", "high_noon", "fistful")),
        ("roles", names("role", "roles")),
    ],
)
def test_one_drawing_for_each_name_and_none_too_many(folder: str, wanted: set[str]) -> None:
    assert {path.stem for path in (ART / folder).glob("*.svg")} == wanted


def test_signs_for_suits_roles_and_symbols() -> None:
    symbols = {f"reveal-{name}" for name in names("symbol", "duel_cards")}
    wanted = names("suit", "classic") | names("role", "roles") | symbols
    assert len(wanted) == 12 and wanted <= {path.stem for path in (ART / "icons").glob("*.svg")}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ART)))
def test_a_drawing_keeps_the_rules(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.encode()) < LIMIT
    root = ElementTree.fromstring(text)
    assert re.fullmatch(r"0 0 \d+ \d+", root.attrib["viewBox"])
    for element in root.iter():
        space, tag = element.tag[1:].split("}")
        assert space == "http://www.w3.org/2000/svg" and tag in ELEMENTS
        assert not (element.text or "").strip()
        assert set(element.attrib) <= ATTRIBUTES
        assert {element.attrib[a] for a in ("fill", "stroke") if a in element.attrib} <= INKS
        assert not re.search(r"\.\d\d", element.attrib.get("d", "")), "one decimal is enough"


def test_all_drawings_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in FILES) < IN_ALL


def test_the_files_are_what_the_code_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ART))
    drawn = importlib.import_module("make").drawings()
    assert drawn == {str(path.relative_to(ART)): path.read_text(encoding="utf-8") for path in FILES}


def test_the_contact_sheet_shows_every_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ART))
    sheet = importlib.import_module("sheet")
    page = sheet.page(list(sheet.ROOMS), [56], ["light"], labels=False)
    assert page.count("<svg") == len(FILES)
