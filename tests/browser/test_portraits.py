"""Portraits as small as at a crowded table: everybody is known by the silhouette alone."""

from __future__ import annotations

import importlib
import io
import re
from itertools import combinations

import pytest
from PIL import Image
from playwright.sync_api import Browser

from tests.browser.house import ROOT

SIZE = 48
ALIKE = 0.88
"""As much of two silhouettes may be the same; a head, a hat and a coat have all of them."""


def test_no_two_silhouettes_are_alike_at_the_size_of_a_seat(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "web" / "art"))
    figures = importlib.import_module("draw.portraits").figures()
    page = browser.new_page(viewport={"width": SIZE * 10, "height": SIZE * (len(figures) // 10 + 1)})
    black = [re.sub(r'(fill|stroke)="var[^"]*"', r'\1="#000"', "".join(parts[1:])) for parts in figures.values()]
    places = [f"position:absolute;left:{SIZE * (i % 10)}px;top:{SIZE * (i // 10)}px" for i in range(len(figures))]
    page.set_content(
        "<body style='margin:0;background:#fff'>"
        + "".join(
            f"<svg style='{place}' width='{SIZE}' height='{SIZE}' viewBox='0 0 100 100'>{figure}</svg>"
            for place, figure in zip(places, black, strict=True)
        )
    )
    sheet = Image.open(io.BytesIO(page.screenshot())).convert("L")
    page.close()

    def silhouette(i: int) -> int:
        x, y = SIZE * (i % 10), SIZE * (i // 10)
        cell = sheet.crop((x, y, x + SIZE, y + SIZE)).tobytes()
        return int("".join("1" if shade < 128 else "0" for shade in cell), 2)

    shapes = {name: silhouette(i) for i, name in enumerate(figures)}
    assert all(shape.bit_count() > 200 for shape in shapes.values())
    alike = [
        (one, other)
        for (one, a), (other, b) in combinations(shapes.items(), 2)
        if (a & b).bit_count() / (a | b).bit_count() > ALIKE
    ]
    assert alike == []
