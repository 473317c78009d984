"""Reports: one page without anything loaded from elsewhere, with tables and drawings."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from io import StringIO
from typing import Any

from boothill.lab.extra import need
from boothill.lab.statistics import Estimate

INK = {
    "law": "#b8860b", "outlaws": "#a03020", "renegade": "#35608a", "outlaw": "#a03020", "deputy": "#8a7a30",
    "sheriff": "#b8860b", "prior": "#b9ab95", "karma": "#7a6a55", "posterior": "#35608a",
}  # fmt: skip
STYLE = """
body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2b2119;background:#fbf6ec}
h1,h2{font-weight:600;line-height:1.2} h2{margin-top:2.5rem} svg{max-width:100%;height:auto}
table{border-collapse:collapse;margin:1rem 0;font-variant-numeric:tabular-nums}
td,th{padding:.2rem .7rem;border-bottom:1px solid #d9ccb4;text-align:right}
td:first-child,th:first-child{text-align:left}
small{color:#6b5b4a}
"""


def percent(estimate: Estimate, sign: bool = False) -> str:
    """A share in per cent, with its interval."""
    value = f"{100 * estimate.value:+.1f}" if sign else f"{100 * estimate.value:.1f}"
    return f"{value} ({100 * estimate.low:.1f} to {100 * estimate.high:.1f})"


def points(estimate: Estimate) -> str:
    return f"{estimate.value:+.0f} ({estimate.low:.0f} to {estimate.high:.0f})"


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    lines = ["<table><tr>", *(f"<th>{escape(cell)}</th>" for cell in head), "</tr>"]
    for row in rows:
        lines += ["<tr>", *(f"<td>{escape(str(cell))}</td>" for cell in row), "</tr>"]
    return "".join([*lines, "</table>"])


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
    """An SVG drawing made with matplotlib, without a screen."""

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


def bars(rows: Sequence[tuple[str, str, Estimate]], label: str, scale: float = 100) -> str:
    """Horizontal bars with their intervals: what, whose colour, how much."""
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
