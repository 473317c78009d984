"""Soak: plays whole random games and checks every invariant at every decision.

boothill soak --games 100000 [--game duel] [--seed S]

Every run plays other games unless it is given a seed. The seed is printed, and every failure is reported with the
command that plays that one game again.
"""

from __future__ import annotations

import secrets
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from functools import partial
from itertools import combinations
from random import Random
from shlex import quote

from boothill.bad_input import BadInput
from boothill.core.board import NO_WINNER
from boothill.core.ids import Seat
from boothill.core.state import State
from boothill.lab.verify import invariants
from boothill.lab.verify.ledger import Ledger
from boothill.lab.work.pool import spread
from boothill.lab.work.workers import Workers, check
from boothill.output import Output, json_flag
from boothill.sets import GAMES, new_game, ruleset
from boothill.text.records import record_of

RECORDED = 8
"""One in this many games is also recorded, and played again from its record."""

EVERY_GAME = tuple(GAMES)


def table_for(index: int, seed: str, games: tuple[str, ...] = EVERY_GAME) -> tuple[str, int, dict[str, str]]:
    """Game, number of players and options of soak game number `index`: games take turns, the rest is random."""
    game = games[index % len(games)]
    rng = Random(f"{seed}/{index}/table")
    options = {name: rng.choice(option.values) for name, option in GAMES[game][1].items()}
    return game, rng.choice(sorted(ruleset(game).roles)), options


def play(index: int, seed: str, games: tuple[str, ...] = EVERY_GAME) -> tuple[State, int, set[tuple[str, str]]]:
    """Play soak game number `index`. Raises Broken if an invariant fails.

    Returns the final state, the number of decisions, and the pairs of characters that met: all pairs at the first
    decision, and later any two that are alone facing each other.
    """
    game, players, options = table_for(index, seed, games)
    rng = Random(f"{seed}/{index}")
    s = new_game(game, [f"P{seat + 1}" for seat in range(players)], f"{seed} {index}", options)
    record = record_of(s) if index % RECORDED == 0 else None
    ledger = Ledger(s)
    decisions = 0
    met: set[tuple[str, str]] = set()
    while not s.over:
        fronts = sorted(s.characters[figure].name for figure in s.fronts if s.alive[figure])
        met.update(combinations(fronts, 2) if not decisions or len(fronts) == 2 else ())
        decisions += 1
        invariants.check_cards(s)
        invariants.check_table(s)
        invariants.check_decision(s)
        ledger.check(s)
        before = s.save()
        seat = rng.choice([s.to_act, Seat(rng.randrange(players))])
        invariants.check_refusal(s, invariants.strange_move(s, rng), seat, before)
        copies = [s, *invariants.check_copies(s, before)]
        rng.shuffle(copies)
        s, other = copies[0], copies[1]
        seat = Seat(rng.randrange(players)) if rng.random() < 0.3 else s.to_act
        moves = s.legal(seat)
        if not moves:
            seat, moves = s.to_act, s.legal()
        move = rng.choice(moves)
        if record is not None:
            record.add(s, seat, move)
        ledger.see(s.apply(move, seat))
        invariants.demand(other.save() == before, "what happens to a copy happens to another one")
    invariants.check_cards(s)
    invariants.check_decision(s)
    ledger.check(s)
    if record is not None:
        record.result = s.winner
        invariants.demand(record.last().save() == s.save(), "the record leads elsewhere")
    return s, decisions, met


class Tally:
    """The combined results of some games."""

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


def work(games: tuple[str, ...], seed: str, first: int, part: range) -> Tally:
    tally = Tally()
    for index in range(first + part.start, first + part.stop):
        tally.games += 1
        try:
            s, made, met = play(index, seed, games)
        except Exception as error:
            tally.broken.append((index, f"{type(error).__name__}: {error}"))
            continue
        tally.decisions += made
        tally.pairs.update((s.rules.name, *pair) for pair in met)
        tally.seen[f"{s.rules.name} {len(s.names)} players"] += 1
        tally.seen[f"{s.rules.name} won by nobody"] += s.winner == NO_WINNER
        tally.seen.update(f"{s.rules.name} {option}={value}" for option, value in s.rules.options.items())
    return tally


def again(index: int, seed: str, games: list[str] | None) -> str:
    """The command that plays one game of a run again."""
    only = "".join(f" --game {game}" for game in games or [])
    return f"boothill soak --seed {quote(seed)} --first {index} --games 1{only}"


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--game", choices=GAMES, action="append", help="one of the games (default: all of them)")
    parser.add_argument("--seed", help="repeat the games of an earlier run (default: new ones)")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="begin with game number N of the run")
    Workers.options(parser)
    json_flag(parser)


def run(options: Namespace, output: Output) -> int:
    check(options, "games")
    if options.first < 0:
        raise BadInput("--first: games are counted from 0")
    seed = options.seed or secrets.token_hex(4)
    output.say(f"seed {seed}")
    total = Tally()
    began = time.perf_counter()
    chosen = tuple(options.game or GAMES)
    for part in spread(partial(work, chosen, seed, options.first), options.games, Workers.chosen(options), "soak"):
        total.add(part)
    seconds = time.perf_counter() - began
    for what, count in sorted(total.seen.items()):
        output.say(f"{count:8} {what}")
    for game in chosen:
        counts = [count for (name, _, _), count in total.pairs.items() if name == game]
        output.say(f"{len(counts):8} pairs of characters met in {game}, each at least {min(counts, default=0)} times")
    for index, problem in total.broken:
        output.warn(f"game {index} broke: {problem}\n  {again(index, seed, options.game)}")
    output.say(f"{total.games} games, {total.decisions} decisions, {seconds:.0f} s, {len(total.broken)} failures")
    output.result = {
        "seed": seed,
        "asked": options.games,
        "games": total.games,
        "decisions": total.decisions,
        "seconds": round(seconds, 3),
        "seen": [{"what": what, "count": count} for what, count in sorted(total.seen.items())],
        "broken": [
            {"game": index, "problem": problem, "again": again(index, seed, options.game)}
            for index, problem in total.broken
        ],
    }
    return 1 if total.broken else 130 if total.games < options.games else 0
