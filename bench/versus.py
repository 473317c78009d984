"""A bot of this edition against one of another: python bench/versus.py OTHER_SRC --bots marshal,marshal --tables duel:2

OTHER_SRC is the folder that holds the other edition's package: `src` of a checkout, or what scripts/compiled.py made of
it. Each edition asks its own bot in the same game, each in a process of its own, and they tell one another the moves.
On every deal the bot of this edition takes each team once, and the other one the rest of the table, so two equal ones
win one game a deal. --out keeps a line for each deal; the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import defaultdict
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from math import log10
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import boothill
from boothill import new_game, parse_move, print_move
from boothill.bots import make_bot
from boothill.bots.driver import Driver


class Side:
    """A game as one edition sees it; it decides for some of the seats."""

    def __init__(self, game: str, players: int, seed: str, bot: str, seats: list[int]) -> None:
        s = new_game(game, [f"P{seat + 1}" for seat in range(players)], seed)
        self.driver = Driver(s, [make_bot(bot) if seat in seats else None for seat in range(players)], Random(seed))

    def chosen(self) -> str:
        """What the bot does whose turn it is to decide."""
        s = self.driver.s
        bot = self.driver.bots[s.to_act]
        assert bot is not None
        move = bot.choose(s.view(s.to_act), self.driver.memories[s.to_act], self.driver.rng)
        return print_move(s, move)

    def make(self, text: str) -> dict[str, Any]:
        """Make a move; what both editions must agree on afterwards."""
        s = self.driver.s
        seat = s.to_act
        self.driver.make(parse_move(s, seat, text), seat)
        return self.told()

    def told(self) -> dict[str, Any]:
        s = self.driver.s
        return {"winner": s.winner, "open": 0 if s.over else len(s.legal()), "to_act": int(s.to_act)}


def serve() -> None:
    """The other edition: does what is asked for on standard input, a line each."""
    side: Side
    for line in sys.stdin:
        asked = json.loads(line)
        answer: Any
        if "where" in asked:
            answer = boothill.__file__
        elif "game" in asked:
            side = Side(**asked)
            answer = side.told()
        else:
            answer = side.make(asked["make"]) if "make" in asked else side.chosen()
        print(json.dumps(answer), flush=True)


class Other:
    """The other edition, in a process of its own."""

    def __init__(self, src: str) -> None:
        self.process = subprocess.Popen(
            # -P: the folder of this file may hold a package of its own, which would be taken first.
            [sys.executable, "-P", __file__, "--serve"],
            env={**os.environ, "PYTHONPATH": src},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if Path(self.ask(where=True)).samefile(boothill.__file__):
            raise SystemExit(f"{src} does not hold another edition: both would play from {boothill.__file__}")

    def ask(self, **asked: Any) -> Any:
        assert self.process.stdin and self.process.stdout
        print(json.dumps(asked), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the other edition has stopped; what it said is above")
        return json.loads(line)


def teams(game: str, players: int, seed: str) -> dict[str, list[int]]:
    """The seats of each team."""
    s = new_game(game, [f"P{seat + 1}" for seat in range(players)], seed)
    found: dict[str, list[int]] = defaultdict(list)
    for seat, role in enumerate(s.roles):
        found[s.rules.shape.side_at(role, s.roles)].append(seat)
    return found


def play(game: str, players: int, seed: str, bots: tuple[str, str], own: list[int]) -> bool:
    """One game; does the team of some seats, this edition's, win?"""
    others = [seat for seat in range(players) if seat not in own]
    side = Side(game, players, seed, bots[0], own)
    agreed = OTHER.ask(game=game, players=players, seed=seed, bot=bots[1], seats=others)
    while not side.driver.s.over:
        if agreed != side.told():
            raise RuntimeError(f"the editions disagree about {game}, {players} players, seed {seed}: {agreed}")
        text = side.chosen() if side.driver.s.to_act in own else OTHER.ask(choose=True)
        side.make(text)
        agreed = OTHER.ask(make=text)
    outcome = side.driver.s.outcome()
    assert outcome is not None
    return own[0] in outcome.seats


OTHER: Other


def begin(src: str) -> None:
    """In each process that plays: start the other edition's."""
    global OTHER
    OTHER = Other(src)


def play_deal(table: str, seed: str, index: int, bots: tuple[str, str]) -> dict[str, Any]:
    """All games of a deal: which teams this edition won with."""
    game, _, players = table.rpartition(":")
    dealt = f"{seed}/{table}/{index}"
    won = {team: play(game, int(players), dealt, bots, own) for team, own in teams(game, int(players), dealt).items()}
    return {"table": table, "deal": index, "won": won}


def summary(lines: list[dict[str, Any]]) -> str:
    """Wins a deal with their 95 % interval, and what that is in Elo points."""
    wins = [sum(line["won"].values()) for line in lines]
    equal = 1 / len(lines[0]["won"])
    n = len(wins)
    mean = sum(wins) / n
    half = 1.96 * (sum((each - mean) ** 2 for each in wins) / max(1, n - 1) / n) ** 0.5

    def elo(a_deal: float) -> float:
        share = min(0.99, max(0.01, a_deal * equal))
        return 400 * log10(share / (1 - share) * (1 - equal) / equal)

    low, middle, high = (elo(mean + off) for off in (-half, 0.0, half))
    wins_a_deal = f"{mean:.2f} wins a deal ({mean - half:.2f} to {mean + half:.2f})"
    return f"{n} deals: {wins_a_deal}; {middle:+.0f} Elo ({low:+.0f} to {high:+.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", metavar="OTHER_SRC")
    parser.add_argument("--bots", default="marshal,marshal", help="this edition's and the other one's")
    parser.add_argument("--tables", default="duel:2", help="such as classic:4,classic:5; taken in turns")
    parser.add_argument("--deals", type=int, default=100, help="of each table")
    parser.add_argument("--seconds", type=float, default=0.0, help="begin no deal after this time")
    parser.add_argument("--seed", default="versus")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    Other(options.other).process.terminate()  # A wrong folder is told before anything is played.
    one, _, other = options.bots.partition(",")
    tables = options.tables.split(",")
    lines = [json.loads(line) for line in options.out.read_text().splitlines()] if options.out.exists() else []
    done = {(line["table"], line["deal"]) for line in lines}
    todo = [(table, index) for index in range(options.deals) for table in tables if (table, index) not in done]
    until = monotonic() + options.seconds if options.seconds else float("inf")
    with (
        options.out.open("a") as file,
        ProcessPoolExecutor(options.jobs, initializer=begin, initargs=(options.other,)) as pool,
    ):
        waiting = iter(todo)
        running: set[Future[dict[str, Any]]] = set()
        while True:
            while len(running) < options.jobs and monotonic() < until and (deal := next(waiting, None)):
                running.add(pool.submit(play_deal, deal[0], options.seed, deal[1], (one, other)))
            if not running:
                break
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for job in finished:
                lines.append(job.result())
                file.write(json.dumps(lines[-1]) + "\n")
                file.flush()
    for name in dict.fromkeys(line["table"] for line in lines):
        print(name, summary([line for line in lines if line["table"] == name]))
    if len(tables) > 1:
        print("all", summary(lines))


if __name__ == "__main__":
    serve() if "--serve" in sys.argv else main()
