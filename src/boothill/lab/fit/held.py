"""Counts which cards players hold in each game: python -m boothill.lab.fit.held [--games N] [--out FILE].

Bots play. At random decisions everybody's hidden cards are compared with what the seat to decide would expect if every
card that it cannot see were equally likely.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from functools import partial
from importlib.resources import files
from pathlib import Path
from random import Random

from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.core.ids import Face
from boothill.core.state import State
from boothill.knowledge.held import BLOW, MISS, Held
from boothill.knowledge.history import NO_BLOW, NO_MISS
from boothill.knowledge.memory import Memory
from boothill.knowledge.sample import unseen
from boothill.lab.measure.matches import GameSize, deal
from boothill.lab.work.pool import spread
from boothill.lab.work.workers import Workers, check, plainly
from boothill.sets import GAMES, ruleset

OFTEN = 0.1
"""The share of decisions at which hands are looked at."""
FEW = 20
"""Cards expected fewer times than this get no ratio of their own, so they count as 1."""
LEAST = 0.02
"""The lowest ratio: no card is impossible."""
HERE = Path(str(files("boothill"))) / "data" / "bots" / "held.json"

Count = tuple[Counter[str], dict[str, float]]
"""How often each card was held, and how often that was expected."""


def look(s: State, memory: Memory, held: Counter[str], expected: dict[str, float]) -> None:
    """Add to the counts: the hands of all other seats, and what the seat of a memory would expect in them."""
    view = s.view(memory.seat)
    free: Counter[Face] = unseen(view, memory)
    known = {seat: memory.known(seat) for seat in view.seats if seat != view.seat}
    for cards in known.values():
        free.subtract(cards)
    free.subtract(memory.known(memory.deck))
    rows, faces = view.rules.rows, view.rules.faces
    for seat, cards in known.items():
        declined = memory.declined(seat)
        hidden = Counter(s.hands[seat])
        hidden.subtract(cards)
        for back in range(max(1, len(view.rules.backs))):
            of_back = {card: n for card, n in free.items() if n > 0 and faces[card].back == back}
            total = sum(of_back.values())
            mine = sum(n for card, n in hidden.items() if n > 0 and faces[card].back == back)
            if not mine or not total:
                continue
            for card, n in of_back.items():
                row = rows[card]
                names = [row.name] if not declined else []
                if declined & NO_MISS and row.miss:
                    names.append(MISS)
                if declined & NO_BLOW and row.blow:
                    names.append(BLOW)
                for name in names:
                    held[name] += max(0, hidden[card])
                    expected[name] = expected.get(name, 0.0) + mine * n / total


def play(game: str, seed: str, bot: str, part: range) -> list[Count]:
    """Count what is held in some games, at tables of all sizes."""
    held: Counter[str] = Counter()
    expected: dict[str, float] = {}
    tables = [GameSize(game, players) for players in sorted(ruleset(game).roles)]
    for index in part:
        rng = Random(f"{seed}/{index}")
        s = deal(tables[index % len(tables)], f"{seed}/{index}")
        driver = Driver(s, [make_bot(bot) for _ in s.names], rng)
        while not s.over:
            if rng.random() < OFTEN:
                look(s, driver.memories[s.to_act], held, expected)
            following = driver.next_move()
            assert following is not None
            driver.make(*following)
    return [(held, expected)]


def ratios(counts: list[Count]) -> Held:
    """For each card, how many times more often than expected it was held."""
    held: Counter[str] = Counter()
    expected: dict[str, float] = {}
    for some, hoped in counts:
        held.update(some)
        for name, number in hoped.items():
            expected[name] = expected.get(name, 0.0) + number
    found = {name: max(LEAST, round(held[name] / n, 2)) for name, n in sorted(expected.items()) if n >= FEW}
    declined = {name: found.pop(name, 1.0) for name in (MISS, BLOW)}
    return {"held": found, "declined": declined}


def main() -> None:
    parser = argparse.ArgumentParser(description="count what people hold", allow_abbrev=False)
    parser.add_argument("--games", type=int, default=200, help="of each game (default: 200)")
    parser.add_argument("--bot", default="gunslinger")
    parser.add_argument("--seed", default="held")
    parser.add_argument("--out", type=Path, default=HERE)
    Workers.options(parser)
    options = parser.parse_args()
    check(options, "games")
    found: dict[str, Held] = {}
    for game in GAMES:
        played = spread(partial(play, game, options.seed, options.bot), options.games, Workers.chosen(options), game)
        found[game] = ratios([count for some in played for count in some])
    options.out.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{options.out}: {options.games} games of each")


if __name__ == "__main__":
    with plainly():
        main()
