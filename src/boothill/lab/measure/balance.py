"""Measures balance: roles by table and level of play, characters by role, and the worth of a card in the opening hand.

Every game is played by bots of one level at all seats. Characters and opening hands are dealt at random, so the
difference between seats that had a given one and seats that had not is its effect. Each deal is played at every level,
and the seats of a team win together, so intervals count all games of a deal as one observation.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from boothill.lab.measure.arena import Plan, Row, dead, games
from boothill.lab.measure.matches import GameSize
from boothill.lab.measure.report import Findings, bars, note, page, percent, section, shares, table
from boothill.lab.measure.statistics import Estimate, mean, rate

FEWEST = 20
"""Figures from fewer seats than this are left out, as they would be mostly chance."""


class Share(NamedTuple):
    """The win rate of one side at one table and level of play."""

    table: GameSize
    level: str
    what: str
    wins: Estimate
    of: int


def sides(rows: list[Row]) -> list[Share]:
    """The win rate of each side, by table and level."""
    won: dict[tuple[GameSize, str, str], list[bool]] = defaultdict(list)
    for game in games(rows):
        key = GameSize(game[0]["game"], game[0]["players"])
        for side in dict.fromkeys(row["side"] for row in game):
            won[key, game[0]["challenger"], side].append(any(row["won"] for row in game if row["side"] == side))
    return [Share(*key, rate(sum(results), len(results)), len(results)) for key, results in sorted(won.items())]


def surprises(rows: list[Row]) -> list[tuple[Row, float]]:
    """Each row with its surprise: 1 if the seat won, else 0, minus the win rate of its role at its table and level."""
    usual: dict[tuple[str, int, str, str], list[bool]] = defaultdict(list)
    for row in rows:
        usual[row["game"], row["players"], row["challenger"], row["role"]].append(row["won"])
    rates = {key: sum(results) / len(results) for key, results in usual.items()}
    return [
        (row, float(row["won"]) - rates[row["game"], row["players"], row["challenger"], row["role"]]) for row in rows
    ]


def characters(rows: list[Row]) -> dict[str, dict[str, Estimate]]:
    """How much each character adds to the win rate of each role; the role "all" covers all roles."""
    found: dict[str, dict[str, list[tuple[int, float]]]] = defaultdict(lambda: defaultdict(list))
    for row, more in surprises([row for row in rows if row["character"]]):
        found[row["character"]][row["role"]].append((row["deal"], more))
        found[row["character"]]["all"].append((row["deal"], more))
    return {
        name: {role: mean(values) for role, values in by_role.items() if len(values) >= FEWEST}
        for name, by_role in found.items()
        if len(by_role["all"]) >= FEWEST
    }


def cards(rows: list[Row]) -> dict[str, Estimate]:
    """How much each card in the opening hand adds to the win rate of a role."""
    found: dict[str, list[tuple[int, float]]] = defaultdict(list)
    names = sorted({name for row in rows for name in row["hand"]})
    for row, more in surprises(rows):
        for name in row["hand"]:
            found[name].append((row["deal"], more))
    return {name: mean(found[name]) for name in names if len(found[name]) >= FEWEST}


def findings(rows: list[Row], plan: Plan) -> Findings:
    """The findings as text, data and a page."""
    won = [
        {
            "table": str(share.table),
            "level": share.level,
            "side": share.what,
            "wins": share.wins._asdict(),
            "games": share.of,
        }
        for share in sides(rows)
    ]
    played: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        played[row["game"]].append(row)
    by_character = [
        {"game": game, "character": name, "role": role, "more": more._asdict()}
        for game, some in sorted(played.items())
        for name, found in characters(some).items()
        for role, more in found.items()
    ]
    by_card = [
        {"game": game, "card": name, "more": more._asdict()}
        for game, some in sorted(played.items())
        for name, more in cards(some).items()
    ]
    data = {"sides": won, "characters": by_character, "cards": by_card}
    return Findings(lines(rows), data, html(rows, plan.seed))


def lines(rows: list[Row]) -> list[str]:
    return [
        f"{share.table!s:22} {share.level:11} {share.what:9} {percent(share.wins):24} {share.of} games"
        for share in sides(rows)
    ] + dead(rows)


def html(rows: list[Row], seed: str) -> str:
    """The findings as a page."""
    total = sum(1 for _ in games(rows))
    parts = [note(f"{total} games between bots, seed {seed}. Brackets and lines are 95 % intervals.")]
    parts += map(note, dead(rows))
    found = sides(rows)
    whole: dict[str, list[tuple[str, float]]] = defaultdict(list)
    for share in found:
        whole[f"{share.table.title}: {share.level}"].append((share.what, share.wins.value))
    cells = [(share.table.title, share.level, share.what, percent(share.wins), share.of) for share in found]
    parts.append(
        section(
            "Who wins",
            shares(list(whole.items()), "of 100 games between bots of one level"),
            table(("table", "level", "side", "wins %", "games"), cells),
        )
    )
    by_game: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        by_game[row["game"]].append(row)
    for game, played in sorted(by_game.items()):
        parts += _characters(game, played) + _cards(game, played)
    return page("The balance of the games", parts)


def _characters(game: str, rows: list[Row]) -> list[str]:
    title = f"Characters: {game}"
    if not any(row["character"] for row in rows):
        return [section(title, note("Everybody leads several characters in this game, so none of them has a figure."))]
    found = characters(rows)
    order = sorted(found, key=lambda name: -found[name]["all"].value)
    if not order:
        return []
    roles = sorted({role for by_role in found.values() for role in by_role} - {"all"})
    cells = [
        (name, *(percent(found[name][role], sign=True) if role in found[name] else "" for role in ("all", *roles)))
        for name in order
    ]
    drawn = bars([(name, "", found[name]["all"]) for name in order], "points above the usual rate of the role")
    said = note(
        "How many more of 100 games a character wins than is usual for the role it was dealt with. "
        "Where the thin line crosses 0, it may be chance."
    )
    return [section(title, said, drawn, table(("character", "all", *roles), cells))]


def _cards(game: str, rows: list[Row]) -> list[str]:
    found = cards(rows)
    order = sorted(found, key=lambda name: -found[name].value)
    if not order:
        return []
    drawn = bars([(name, "", found[name]) for name in order], "points above the usual rate of the role")
    said = note("How many more of 100 games are won by who was dealt such a card at the start.")
    return [section(f"A card in the opening hand: {game}", said, drawn)]
