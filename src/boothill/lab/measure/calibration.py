"""Measures the calibration of win chances: python -m boothill.lab.measure.calibration [--tables T] [--games N].

Bots play. At random decisions the predicted chances are recorded, and at the end who won. Of all predictions between
30 and 40 %, 30 to 40 % should come true. Two predictions are measured: how the sides stand with everything open, as in
the story of a game, and the win chance of the move that was made, by what its seat knew, as in an analysis.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import NamedTuple

from boothill.analysis import Weighing
from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.bots.lookahead.win_chance import outlooks
from boothill.bots.policy import policy_of
from boothill.lab.measure.matches import GameSize, deal, tables_of, usual
from boothill.lab.measure.statistics import mean
from boothill.lab.work.pool import spread
from boothill.lab.work.workers import Workers, check, plainly

BOT = "gunslinger"
STANDS, MOVE = "how the sides stand", "the move that was made"
OFTEN = {STANDS: 0.1, MOVE: 0.02}
"""For each prediction, the share of decisions at which it is recorded."""
STEPS = 10
"""The number of bins that chances are sorted into."""


class Noted(NamedTuple):
    """A prediction, and whether it came true."""

    what: str
    deal: int
    chance: float
    won: bool


def games(tables: list[GameSize], playouts: int, seed: str, part: range) -> list[Noted]:
    """Play some games and return the predictions made in them."""
    found: list[Noted] = []
    for index in part:
        s = deal(tables[index % len(tables)], f"{seed}/{index}")
        rng, picks = Random(f"{seed}/{index}"), Random(f"{seed}/{index}/picks")
        driver = Driver(s, [make_bot(BOT) for _ in s.names], rng)
        policy = policy_of(s.rules)
        sides: list[tuple[str, float]] = []
        moves: list[tuple[int, float]] = []
        while not s.over:
            following = driver.next_move()
            assert following is not None
            move, seat = following
            if picks.random() < OFTEN[STANDS]:
                sides += outlooks(s).items()
            if seat == s.to_act and len(s.legal()) > 1 and picks.random() < OFTEN[MOVE]:
                weighing = Weighing.of_a_seat(s.view(seat), driver.memories[seat], f"{seed}/{index}")
                weighing.keep(move)
                weighing.more(playouts)
                moves.append((seat, weighing.chance(move)))
            driver.make(move, seat)
        outcome = s.outcome()
        assert outcome is not None
        if outcome.seats:  # a dead game does not show who stood better
            winners = {policy.side(s, seat) for seat in outcome.seats}
            there = {policy.side(s, seat) for seat in s.seats}
            found += [Noted(STANDS, index, chance, side in winners) for side, chance in sides if side in there]
            found += [Noted(MOVE, index, chance, seat in outcome.seats) for seat, chance in moves]
    return found


def lines(found: list[Noted]) -> Iterator[str]:
    """Tables of predicted and actual win rates, as text."""
    for what in (STANDS, MOVE):
        noted = [one for one in found if one.what == what]
        if not noted:
            continue
        miss = sum((one.chance - one.won) ** 2 for one in noted) / len(noted)
        deals = len({one.deal for one in noted})
        yield f"Predicted from {what}: {len(noted)} predictions in {deals} games, mean squared error {miss:.3f}"
        yield ""
        yield "| predicted | mean | came true | 95 % interval | predictions |"
        yield "|---|---|---|---|---|"
        for step in range(STEPS):
            there = [one for one in noted if min(STEPS - 1, int(one.chance * STEPS)) == step]
            if there:
                predicted = sum(one.chance for one in there) / len(there)
                true = mean([(one.deal, float(one.won)) for one in there])
                yield (
                    f"| {10 * step}–{10 * step + 10} % | {100 * predicted:.0f} % | {100 * true.value:.0f} % "
                    f"| {max(0.0, 100 * true.low):.0f}–{100 * true.high:.0f} % | {len(there)} |"
                )
        yield ""


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--tables",
        default=usual("arena"),
        help="GAME:PLAYERS, several with commas between them; PLAYERS may be a range",
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=120)
    parser.add_argument("--seed", default="calibration")
    Workers.options(parser)
    options = parser.parse_args(argv)
    with plainly():
        check(options, "games", "playouts")
        work = partial(games, tables_of(options.tables), options.playouts, options.seed)
        found = [one for part in spread(work, options.games, Workers.chosen(options), "games") for one in part]
    for line in lines(found):
        print(line)


if __name__ == "__main__":
    main()
