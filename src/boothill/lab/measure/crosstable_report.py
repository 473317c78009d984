"""The report of a cross table, as text, data and a page."""

from __future__ import annotations

from pathlib import Path

from boothill.bots import BOTS, PREFIXES
from boothill.lab.measure.arena import Plan
from boothill.lab.measure.crosstable import Cell, Line, cells, ratings
from boothill.lab.measure.report import Findings, bars, note, page, percent, points, section, table


def findings(plan: Plan, lines: list[Line]) -> Findings:
    """The findings as text, data and a page."""
    told, parts, data = [], [_about(plan, lines)], []
    rated = ratings(plan, lines)
    for game, found in cells(plan, lines).items():
        elo = rated[game].bots
        ranked = sorted(plan.bots, key=lambda bot: -elo[bot].value)
        least = min(cell.games for cell in found.values())
        rows = [
            [bot, *[percent(found[bot, other].wins) if other != bot else "" for other in ranked], points(elo[bot])]
            for bot in ranked
        ]
        told += [f"{game}, {least} games a cell", *_lines(ranked, found, [points(elo[bot]) for bot in ranked])]
        drawn = bars([(bot, bot, elo[bot]) for bot in ranked], "Elo", scale=1)
        cross = table(("wins % against", *ranked, "Elo"), rows)
        parts.append(section(f"{game}, {least} games a cell", drawn, cross))
        data.append({
            "game": game,
            "elo": {bot: elo[bot]._asdict() for bot in ranked},
            "cells": [
                {"bot": one, "against": other, "wins": cell.wins._asdict(), "games": cell.games}
                for (one, other), cell in found.items()
            ],
        })  # fmt: skip
    return Findings(told, {"games": data}, page("The cross table", parts))


def _about(plan: Plan, lines: list[Line]) -> str:
    return note(
        f"Seed {plan.seed}, {len(lines)} deals of {plan.deals * len(plan.tables)}. Of two bots each took every team "
        f"once, the other one the rest of the table. Brackets are 95 % intervals; Elo is above {plan.bots[0]}."
    )


def _lines(ranked: list[str], found: dict[tuple[str, str], Cell], elo: list[str]) -> list[str]:
    """One row per bot: its win rates, each with the longer half of its interval."""
    names = [_short(bot) for bot in ranked]
    wide = max(11, *map(len, names))
    rows = ["  ".join([" " * wide, *[f"{name:>{wide}}" for name in names]])]
    for bot, name, rated in zip(ranked, names, elo, strict=True):
        cells = [_cell(found[bot, other]) if other != bot else "" for other in ranked]
        rows.append("  ".join([f"{name:{wide}}", *[f"{cell:>{wide}}" for cell in cells], rated]))
    return rows


def _short(bot: str) -> str:
    """A bot's name without the module or folder it is in."""
    if bot in BOTS:
        return bot
    kind, _, rest = bot.rpartition(":")
    return f"{kind}:{Path(rest).name}" if kind.partition(":")[0] in PREFIXES else rest


def _cell(cell: Cell) -> str:
    value, low, high = cell.wins
    return f"{100 * value:.1f} ±{100 * max(high - value, value - low):.1f}"
