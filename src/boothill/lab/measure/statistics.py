"""How sure one can be: intervals of rates and of paired differences, and ratings with role and seat effects."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import log, sqrt
from typing import Any, NamedTuple

from boothill.extra import need

Z = 1.959964
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""
ELO = 400 / log(10)
"""Points on the Elo scale for one unit of log-odds."""
NOTHING = 1e-6
"""A column that is no longer than this is nothing but rounding."""


class Estimate(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


def rate(won: int, of: int) -> Estimate:
    """A rate and its interval after Wilson: sound for few games and for rates near 0 and 1."""
    if of == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = won / of
    middle = (share + Z * Z / (2 * of)) / (1 + Z * Z / of)
    half = Z * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of)) / (1 + Z * Z / of)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Iterable[tuple[int, float]]) -> Estimate:
    """A mean of figures between -1 and 1, each with the deal it belongs to, and its interval; of paired differences it
    is the lift: what both games of a pair share cancels out. Figures of one deal are not independent and count as one.
    After Agresti and Min half a figure of each kind is added (1, -1, twice 0), so that a few alike are not certain."""
    found: dict[int, list[float]] = defaultdict(list)
    for deal, value in values:
        found[deal].append(value)
    if not found:
        return Estimate(0.0, -1.0, 1.0)
    deals = [(sum(mine), len(mine)) for mine in found.values()]
    total, count = sum(more for more, _ in deals), sum(size for _, size in deals)
    deals += [(sqrt(0.5), 1), (-sqrt(0.5), 1)]  # the same sum of squares
    middle = total / (count + 2)
    wide = Z + (Z**3 + Z) / (4 * len(deals))  # near enough to Student's t, for few deals
    half = wide * sqrt(sum((more - middle * size) ** 2 for more, size in deals)) / (count + 2)
    return Estimate(total / count, max(-1.0, middle - half), min(1.0, middle + half))


class Entry(NamedTuple):
    """A team in one game: who plays it, which role effect applies, and where it sits (0 first to 1 last)."""

    bot: str
    effect: str
    seat: float


class Contest(NamedTuple):
    """One game: its teams, the place of the winner among them, and the deal it belongs to."""

    entries: tuple[Entry, ...]
    winner: int
    deal: int


class Ratings(NamedTuple):
    """What was found: Elo points of each bot above the first, of each role above the table's first, and by seat."""

    bots: dict[str, Estimate]
    effects: dict[str, Estimate]
    """Each at the seats that the role had on average."""
    seats: dict[str, Estimate]
    """What it is worth to sit last rather than first, by role effect; without what cannot be told from the role."""


Key = tuple[str, str]
"""What a column of the ratings is about: a bot, a role effect or a seat effect, and its name."""


def _told_apart(x: Any, there: Any, place: dict[Key, int]) -> dict[Key, Key]:
    """For each column the one that stands for it. A seat that never changes says nothing beside its role and has none;
    of two that mirror each other, as in the Duel, one stands for both: each is worth the whole swing."""
    np = need("numpy")
    here = there[:, :, None]
    # Only differences within a game count.
    flat = np.where(here, x - (x * here).sum(axis=1, keepdims=True) / here.sum(axis=1, keepdims=True), 0.0)
    columns = {key: flat[:, :, i].ravel() for key, i in place.items()}
    found: dict[Key, Key] = {}
    known: list[Any] = []
    for key, column in columns.items():
        rest = column.copy()
        for direction in known * 2:  # twice, for what rounding left the first time
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
    """Ratings after Bradley and Terry, for games of several teams: the chance to win grows with the exponent of
    bot + role effect + seat effect. Games of one deal are not independent, so intervals are clustered by deal."""
    np = need("numpy")
    optimize = need("scipy.optimize")
    bots = sorted({entry.bot for contest in contests for entry in contest.entries} - {first})
    effects = sorted({entry.effect for contest in contests for entry in contest.entries})
    # The first effect of every game is the yardstick of the others that meet it.
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
        # A grain of salt keeps what was never tried finite.
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
