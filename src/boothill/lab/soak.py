"""Soak: whole random games with every invariant looked at, at every decision.

boothill soak --games 100000 [--game duel]
"""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from functools import partial
from itertools import combinations
from random import Random

from boothill.core.state import State
from boothill.lab import invariants
from boothill.lab.pool import spread
from boothill.lab.workers import Workers, check
from boothill.output import Output, json_flag
from boothill.records import record_of
from boothill.sets import GAMES, new_game, ruleset

LONGEST = 20_000
"""Decisions after which a game counts as one that does not end."""


RECORDED = 8
"""Of so many games one is recorded too, and played again from its record."""

TABLES = {
    game: [
        (players, {name: value})
        for name, option in options.items()
        for value in option.values
        for players in sorted(ruleset(game).roles)
    ]
    for game, (_, options) in GAMES.items()
}
"""Every value of every option of a game, with every number of players."""


def table_for(index: int, games: tuple[str, ...] = tuple(GAMES)) -> tuple[str, int, dict[str, str]]:
    """Game, number of players and options of soak game number `index`: the games in turn, their tables in turn."""
    game = games[index % len(games)]
    players, options = TABLES[game][index // len(games) % len(TABLES[game])]
    return game, players, options


def play(index: int, games: tuple[str, ...] = tuple(GAMES)) -> tuple[State, int, set[tuple[str, str]]]:
    """Play soak game number `index`; raises Broken if it breaks.

    Returns its end, the number of decisions, and the pairs of characters that met, face to face where they can.
    """
    game, players, options = table_for(index, games)
    rng = Random(index)
    s = new_game(game, [f"P{seat + 1}" for seat in range(players)], f"soak {index}", options)
    record = record_of(s) if index % RECORDED == 0 else None
    decisions = 0
    met: set[tuple[str, str]] = set()
    while not s.over:
        fronts = sorted(s.who[figure].name for figure in s.fronts if s.alive[figure])
        met.update(combinations(fronts, 2) if not decisions or len(fronts) == 2 else ())
        decisions += 1
        invariants.demand(decisions < LONGEST, "the game does not end")
        invariants.check_cards(s)
        invariants.check_table(s)
        invariants.check_decision(s)
        before = s.save()
        seat = rng.choice([s.to_act, rng.randrange(players)])
        invariants.check_refusal(s, invariants.strange_move(s, rng), seat, before)
        copies = [s, *invariants.check_copies(s, before)]
        rng.shuffle(copies)
        s, other = copies[0], copies[1]
        seat = rng.randrange(players) if rng.random() < 0.3 else s.to_act
        moves = s.legal(seat)
        if not moves:
            seat, moves = s.to_act, s.legal()
        move = rng.choice(moves)
        if record is not None:
            record.add(s, seat, move)
        s.apply(move, seat)
        invariants.demand(other.save() == before, "what happens to a copy happens to another one")
    invariants.check_cards(s)
    invariants.check_decision(s)
    if record is not None:
        record.result = s.winner
        invariants.demand(record.last().save() == s.save(), "the record leads elsewhere")
    return s, decisions, met


class Tally:
    """What came of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.seen: Counter[str] = Counter()
        self.pairs: Counter[tuple[str, str, str]] = Counter()
        self.broken: list[tuple[int, str]] = []

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.seen += other.seen
        self.pairs += other.pairs
        self.broken += other.broken


def work(games: tuple[str, ...], part: range) -> Tally:
    tally = Tally()
    for index in part:
        tally.games += 1
        try:
            s, made, met = play(index, games)
        except Exception as error:
            tally.broken.append((index, f"{type(error).__name__}: {error}"))
            continue
        tally.decisions += made
        tally.pairs.update((s.rules.name, *pair) for pair in met)
        tally.seen[f"{s.rules.name} {len(s.names)} players"] += 1
        tally.seen.update(f"{s.rules.name} {option}={value}" for option, value in s.rules.options.items())
    return tally


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--game", choices=GAMES, action="append", help="one of the games; all of them unless given")
    Workers.options(parser)
    json_flag(parser)


def run(options: Namespace, output: Output) -> int:
    check(options, "games")
    total = Tally()
    began = time.perf_counter()
    chosen = tuple(options.game or GAMES)
    for part in spread(partial(work, chosen), options.games, Workers.chosen(options), "soak"):
        total.add(part)
    seconds = time.perf_counter() - began
    for what, count in sorted(total.seen.items()):
        output.say(f"{count:8} {what}")
    for game in chosen:
        counts = [count for (name, _, _), count in total.pairs.items() if name == game]
        output.say(f"{len(counts):8} pairs of characters met in {game}, each at least {min(counts, default=0)} times")
    for index, problem in total.broken:
        output.warn(f"game {index} broke: {problem}")
    output.say(f"{total.games} games, {total.decisions} decisions, {seconds:.0f} s, {len(total.broken)} failures")
    output.result = {
        "asked": options.games,
        "games": total.games,
        "decisions": total.decisions,
        "seconds": round(seconds, 3),
        "seen": [{"what": what, "count": count} for what, count in sorted(total.seen.items())],
        "broken": [{"game": index, "problem": problem} for index, problem in total.broken],
    }
    return 1 if total.broken else 130 if total.games < options.games else 0
