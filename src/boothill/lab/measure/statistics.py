"""Statistics: confidence intervals of rates and paired differences, and ratings with role and seat effects."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import log, sqrt
from typing import Any, NamedTuple

from boothill.extra import need

Z = 1.959964
"""95 % of a normal distribution lie within this many standard deviations of the mean."""
ELO = 400 / log(10)
"""Elo points per unit of log-odds."""
NOTHING = 1e-6
"""A column vector shorter than this is only rounding error."""


class Estimate(NamedTuple):
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float


def rate(won: int, of: int) -> Estimate:
    """A rate with its Wilson interval, which is sound for few games and for rates near 0 and 1."""
    if of == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = won / of
    middle = (share + Z * Z / (2 * of)) / (1 + Z * Z / of)
    half = Z * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of)) / (1 + Z * Z / of)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Iterable[tuple[int, float]]) -> Estimate:
    """The mean of values between -1 and 1, each given with the number of its deal, and its interval.

    For paired differences the mean is the lift: whatever both games of a pair share cancels out. Values of one deal are
    not independent and count as one observation. Following Agresti and Min, half an observation of each kind (1, -1,
    and 0 twice) is added, so that a few equal values do not look certain.
    """
    found: dict[int, list[float]] = defaultdict(list)
    for deal, value in values:
        found[deal].append(value)
    if not found:
        return Estimate(0.0, -1.0, 1.0)
    deals = [(sum(mine), len(mine)) for mine in found.values()]
    total, count = sum(more for more, _ in deals), sum(size for _, size in deals)
    deals += [(sqrt(0.5), 1), (-sqrt(0.5), 1)]  # the same sum of squares
    middle = total / (count + 2)
    wide = Z + (Z**3 + Z) / (4 * len(deals))  # approximates Student's t, for few deals
    half = wide * sqrt(sum((more - middle * size) ** 2 for more, size in deals)) / (count + 2)
    return Estimate(total / count, max(-1.0, middle - half), min(1.0, middle + half))


class Entry(NamedTuple):
    """A team in one game: its bot, the role effect that applies, and where it sits, from 0 (first) to 1 (last)."""

    bot: str
    effect: str
    seat: float


class Contest(NamedTuple):
    """One game: its teams, the index of the winner among them, and the number of its deal."""

    entries: tuple[Entry, ...]
    winner: int
    deal: int


class Ratings(NamedTuple):
    """Elo points: of each bot above the first bot, of each role above the first role of its table, and of seats."""

    bots: dict[str, Estimate]
    effects: dict[str, Estimate]
    """Elo points of each role effect, at the average seat of the role."""
    seats: dict[str, Estimate]
    """Elo points of sitting last, not first, by role effect; without those that cannot be told apart from the role."""


Key = tuple[str, str]
"""The meaning of a column: `bot`, `effect` (of a role) or `seat`, and a name."""


def _told_apart(x: Any, there: Any, place: dict[Key, int]) -> dict[Key, Key]:
    """For each column, the column that stands for it.

    A seat that never changes cannot be told apart from its role and is left out. Of two seats that mirror each other,
    as in the Duel, one stands for both: each gets the whole effect.
    """
    np = need("numpy")
    here = there[:, :, None]
    # Only differences within a game count.
    flat = np.where(here, x - (x * here).sum(axis=1, keepdims=True) / here.sum(axis=1, keepdims=True), 0.0)
    columns = {key: flat[:, :, i].ravel() for key, i in place.items()}
    found: dict[Key, Key] = {}
    known: list[Any] = []
    for key, column in columns.items():
        rest = column.copy()
        for direction in known * 2:  # twice, to remove what rounding left the first time
            rest -= (rest @ direction) * direction
        length = np.linalg.norm(rest)
        if length > NOTHING:
            known.append(rest / length)
        if length > NOTHING or key[0] != "seat":
            found[key] = key
        elif np.linalg.norm(column) > NOTHING:
            twins = [other for other in found if other[0] == "seat" and np.allclose(columns[other], column)]
            if twins:
                found[key] = twins[0]
    return found


def bradley_terry(contests: list[Contest], first: str) -> Ratings:
    """Bradley-Terry ratings for games of several teams, relative to the bot `first`.

    A team's chance to win is proportional to exp(bot + role effect + seat effect). Games of one deal are not
    independent, so intervals are clustered by deal.
    """
    np = need("numpy")
    optimize = need("scipy.optimize")
    bots = sorted({entry.bot for contest in contests for entry in contest.entries} - {first})
    effects = sorted({entry.effect for contest in contests for entry in contest.entries})
    # The first effect of every game is the zero point of the others that meet it.
    fixed = {contest.entries[0].effect for contest in contests}
    free = [effect for effect in effects if effect not in fixed]
    place: dict[Key, int] = {("bot", bot): i for i, bot in enumerate(bots)}
    for effect in free:
        place["effect", effect] = len(place)
    for effect in effects:
        place["seat", effect] = len(place)
    sat: dict[str, list[float]] = {effect: [] for effect in effects}
    for contest in contests:
        for entry in contest.entries:
            sat[entry.effect].append(entry.seat)
    usual = {effect: sum(seats) / len(seats) for effect, seats in sat.items()}
    most = max(len(contest.entries) for contest in contests)
    x = np.zeros((len(contests), most, len(place)))
    there = np.zeros((len(contests), most), dtype=bool)
    for i, contest in enumerate(contests):
        for j, entry in enumerate(contest.entries):
            there[i, j] = True
            if entry.bot != first:
                x[i, j, place["bot", entry.bot]] = 1.0
            if ("effect", entry.effect) in place:
                x[i, j, place["effect", entry.effect]] = 1.0
            x[i, j, place["seat", entry.effect]] = entry.seat - usual[entry.effect]
    stands_for = _told_apart(x, there, place)
    kept = [key for key in place if stands_for.get(key) == key]
    x = x[:, :, [place[key] for key in kept]]
    place = {key: i for i, key in enumerate(kept)}
    rows = np.arange(len(contests))
    winners = np.array([contest.winner for contest in contests])

    def chances(w: Any) -> Any:
        values = np.where(there, x @ w, -1e9)
        values -= values.max(axis=1, keepdims=True)
        p = np.exp(values)
        return p / p.sum(axis=1, keepdims=True)

    def loss(w: Any) -> tuple[float, Any]:
        p = chances(w)
        slope = (p[:, :, None] * x).sum(axis=(0, 1)) - x[rows, winners].sum(axis=0)
        # A small penalty keeps weights finite for what was never tried.
        return float(-np.log(p[rows, winners]).sum() + 0.005 * (w @ w)), slope + 0.01 * w

    best = optimize.minimize(loss, np.zeros(len(place)), jac=True, method="L-BFGS-B").x
    p = chances(best)
    average = (p[:, :, None] * x).sum(axis=1)
    bend = np.einsum("gt,gti,gtj->ij", p, x, x) - average.T @ average + 0.01 * np.eye(len(place))
    pull = x[rows, winners] - average
    deals = np.array([contest.deal for contest in contests])
    names, of = np.unique(deals, return_inverse=True)
    sums = np.zeros((len(names), len(place)))
    np.add.at(sums, of, pull)
    inverse = np.linalg.inv(bend)
    spread = np.sqrt(np.maximum(0.0, np.diag(inverse @ (sums.T @ sums) @ inverse)))

    def points(key: Key) -> Estimate:
        if key not in place:
            return Estimate(0.0, 0.0, 0.0)
        value, half = best[place[key]], Z * spread[place[key]]
        return Estimate(ELO * value, ELO * (value - half), ELO * (value + half))

    return Ratings(
        {bot: points(("bot", bot)) for bot in (first, *bots)},
        {effect: points(("effect", effect)) for effect in effects},
        {effect: points(stands_for["seat", effect]) for effect in effects if ("seat", effect) in stands_for},
    )
