"""The report of an arena run, as text, data and a page."""

from __future__ import annotations

from boothill.lab.measure.arena import Plan, Row, dead, lifts, ratings
from boothill.lab.measure.report import Findings, bars, note, page, percent, points, section, table

HEAD = ("table", "team", "base wins %", "challenger wins %", "lift, points", "deals")


def lines(rows: list[Row], plan: Plan) -> list[str]:
    """The findings in plain text."""
    found = [
        f"{lift.table!s:22} {lift.team:9} {lift.challenger:11} {percent(lift.base):22} "
        f"{percent(lift.with_challenger):22} {percent(lift.lift, sign=True):22} {lift.deals}"
        for lift in lifts(rows)
    ]
    for game, rated in ratings(rows, plan.bots[0]).items():
        found += [f"{game}: {bot} {points(estimate)} Elo" for bot, estimate in rated.bots.items()]
    return found + dead(rows)


def findings(rows: list[Row], plan: Plan) -> Findings:
    """The findings as text, data and a page."""
    tables = [
        {
            "table": str(lift.table),
            "team": lift.team,
            "challenger": lift.challenger,
            "base": lift.base._asdict(),
            "with_challenger": lift.with_challenger._asdict(),
            "lift": lift.lift._asdict(),
            "deals": lift.deals,
        }
        for lift in lifts(rows)
    ]
    rated = [
        {"game": game, "bot": bot, "elo": estimate._asdict()}
        for game, found in ratings(rows, plan.bots[0]).items()
        for bot, estimate in found.bots.items()
    ]
    return Findings(lines(rows, plan), {"tables": tables, "ratings": rated}, html(rows, plan))


def html(rows: list[Row], plan: Plan) -> str:
    """The findings as a page."""
    found = lifts(rows)
    parts = [
        note(f"Every deal was played by {plan.bots[0]} at all seats, and again with one team's seats taken by another "
             f"bot. Seed {plan.seed}, {plan.deals} deals a table; brackets and lines are 95 % intervals."),
        *map(note, dead(rows)),
    ]  # fmt: skip
    for challenger in plan.bots[1:]:
        mine = [lift for lift in found if lift.challenger == challenger]
        drawn = bars(
            [(f"{lift.table.title}: {lift.team}", lift.team, lift.lift) for lift in mine], "points of win rate"
        )
        cells = [
            (lift.table.title, lift.team, percent(lift.base), percent(lift.with_challenger),
             percent(lift.lift, sign=True), lift.deals)
            for lift in mine
        ]  # fmt: skip
        parts.append(section(f"{challenger} in place of {plan.bots[0]}", drawn, table(HEAD, cells)))
    for game, rated in ratings(rows, plan.bots[0]).items():
        bots = bars([(bot, bot, estimate) for bot, estimate in rated.bots.items()], "Elo", scale=1)
        bots += table(("bot", "Elo"), [(bot, points(estimate)) for bot, estimate in rated.bots.items()])
        effects = table(
            ("table and team", "Elo beside the table's first team", "Elo of sitting last, not first"),
            [
                (name, points(estimate), points(rated.seats[name]) if name in rated.seats else "cannot be told")
                for name, estimate in rated.effects.items()
            ],
        )
        parts.append(section(f"Ratings: {game}", bots, effects))
    return page("The arena", parts)
