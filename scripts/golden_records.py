"""Writes the golden records anew: python scripts/golden_records.py. Only after raising a ruleset's version."""

from __future__ import annotations

from pathlib import Path
from random import Random

from boothill.records import record_of
from boothill.sets import GAMES, new_game, ruleset

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"


def main() -> None:
    for game in GAMES:
        for players in sorted(ruleset(game).roles):
            s = new_game(game, [f"P{seat + 1}" for seat in range(players)], f"golden {players}")
            record = record_of(s)
            rng = Random(players)
            while not s.over:
                free = [seat for seat in range(players) if seat != s.to_act and s.legal(seat)]
                seat = rng.choice(free) if free and rng.random() < 0.2 else s.to_act
                move = rng.choice(s.legal(seat))
                record.add(s, seat, move)
                s.apply(move, seat)
            record.result = s.winner
            record.save(FOLDER / f"{game}-{players}.txt")


if __name__ == "__main__":
    main()
