"""Reports: self-contained HTML pages with tables and drawings."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from io import StringIO
from typing import Any, NamedTuple

from boothill.extra import need
from boothill.lab.measure.statistics import Estimate

INK: dict[str, str] = json.loads(files("boothill.data").joinpath("lab/ink.json").read_text(encoding="utf-8"))
"""Colours by name, for sides, roles and whatever else is compared; other names are drawn in grey."""
STYLE = """
body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2b2119;background:#fbf6ec}
h1,h2{font-weight:600;line-height:1.2} h2{margin-top:2.5rem} svg{max-width:100%;height:auto}
table{border-collapse:collapse;margin:1rem 0;font-variant-numeric:tabular-nums}
td,th{padding:.2rem .7rem;border-bottom:1px solid #d9ccb4;text-align:right}
td:first-child,th:first-child,.word{text-align:left}
small{color:#6b5b4a}
"""


class Findings(NamedTuple):
    """What a run of the lab found."""

    lines: list[str]
    """Plain text, for people."""
    data: dict[str, Any]
    """The same as data, for programs."""
    page: str
    """The report as HTML."""


def percent(estimate: Estimate, sign: bool = False) -> str:
    """A share in percent, with its interval."""
    value = f"{100 * estimate.value:+.1f}" if sign else f"{100 * estimate.value:.1f}"
    return f"{value} ({100 * estimate.low:.1f} to {100 * estimate.high:.1f})"


def points(estimate: Estimate) -> str:
    return f"{estimate.value:+.0f} ({estimate.low:.0f} to {estimate.high:.0f})"


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """An HTML table. Columns of words are aligned left, columns of figures right."""
    kinds = [" class=word" if str(cell)[:1].isalpha() else "" for cell in (rows[0] if rows else head)]
    lines = []
    for tag, row in (("th", head), *(("td", row) for row in rows)):
        cells = [f"<{tag}{kind}>{escape(str(cell))}</{tag}>" for kind, cell in zip(kinds, row, strict=True)]
        lines.append(f"<tr>{''.join(cells)}</tr>")
    return f"<table>{''.join(lines)}</table>"


def page(title: str, parts: Sequence[str]) -> str:
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style><h1>{escape(title)}</h1>{''.join(parts)}</html>\n"
    )


def section(title: str, *parts: str) -> str:
    return f"<h2>{escape(title)}</h2>{''.join(parts)}"


def note(text: str) -> str:
    return f"<p><small>{escape(text)}</small></p>"


class Drawing:
    """An SVG drawing made with matplotlib. It needs no display."""

    def __init__(self, width: float, height: float) -> None:
        need("matplotlib").use("svg")
        figure = need("matplotlib.figure")
        need("matplotlib").rcParams.update({"svg.hashsalt": "boothill", "font.family": "serif", "font.size": 10})
        self.figure = figure.Figure(figsize=(width, height), layout="constrained")
        self.figure.patch.set_alpha(0.0)
        self.axes: Any = self.figure.subplots()
        self.axes.patch.set_alpha(0.0)
        for side in ("top", "right"):
            self.axes.spines[side].set_visible(False)

    def svg(self) -> str:
        text = StringIO()
        self.figure.savefig(text, format="svg", metadata={"Date": None})
        found = text.getvalue()
        return found[found.index("<svg") :]


def shares(rows: Sequence[tuple[str, Sequence[tuple[str, float]]]], label: str) -> str:
    """Stacked bars that each add up to 100 %. A row has a label and its parts: the name of a colour, and a share."""
    drawing = Drawing(8, 0.9 + 0.32 * len(rows))
    named: set[str] = set()
    for place, (_, parts) in enumerate(rows):
        left = 0.0
        for name, share in parts:
            width = 100 * share
            drawing.axes.barh(
                place, width, left=left, color=INK.get(name, "#7a6a55"), alpha=0.85, height=0.8,
                label=name if name not in named else None,
            )  # fmt: skip
            if width >= 6:
                middle = left + width / 2
                drawing.axes.text(middle, place, f"{width:.0f}", ha="center", va="center", color="#fbf6ec")
            named.add(name)
            left += width
    drawing.axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    drawing.axes.invert_yaxis()
    drawing.axes.set_xlim(0, 100)
    drawing.axes.set_xlabel(label)
    drawing.axes.legend(frameon=False, ncols=len(named), loc="lower left", bbox_to_anchor=(0, 1))
    return drawing.svg()


def bars(rows: Sequence[tuple[str, str, Estimate]], label: str, scale: float = 100) -> str:
    """Horizontal bars with intervals. A row has a label, the name of a colour, and a value."""
    drawing = Drawing(8, 0.6 + 0.28 * len(rows))
    for place, (_, ink, estimate) in enumerate(rows):
        value = scale * estimate.value
        drawing.axes.barh(place, value, color=INK.get(ink, "#7a6a55"), alpha=0.85, height=0.7)
        drawing.axes.plot([scale * estimate.low, scale * estimate.high], [place, place], color="#2b2119", lw=1.2)
    drawing.axes.set_yticks(range(len(rows)), [name for name, _, _ in rows])
    drawing.axes.invert_yaxis()
    drawing.axes.axvline(0, color="#2b2119", lw=0.8)
    drawing.axes.set_xlabel(label)
    return drawing.svg()
