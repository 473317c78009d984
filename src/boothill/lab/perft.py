"""Perft: how many ways a game can go on for a number of moves. A move too many or too few changes the count.

python -m boothill.lab.perft --game duel --players 2 --depth 4
"""

from __future__ import annotations

import argparse
import time

from boothill.core.moves import Move
from boothill.core.state import State
from boothill.notation import print_move
from boothill.sets import GAMES, new_game, ruleset


def all_moves(s: State) -> list[tuple[int, Move]]:
    """The legal moves of every seat, also of those that may act at any time."""
    return [(seat, move) for seat in range(len(s.names)) for move in s.legal(seat)]


def perft(s: State, depth: int) -> int:
    """The number of ways to go on for `depth` moves; one that ends the game sooner counts as one."""
    if depth == 0 or s.over:
        return 1
    moves = all_moves(s)
    return len(moves) if depth == 1 else sum(perft(after(s, seat, move), depth - 1) for seat, move in moves)


def after(s: State, seat: int, move: Move) -> State:
    nxt = s.clone()
    nxt.apply(move, seat)
    return nxt


def divide(s: State, depth: int) -> dict[str, int]:
    """The count behind each first move: where two engines differ, this says where to look."""
    return {
        f"{s.names[seat]}: {print_move(s, move)}": perft(after(s, seat, move), depth - 1) for seat, move in all_moves(s)
    }


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m boothill.lab.perft", description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=GAMES, default="classic")
    parser.add_argument("--players", type=int, help="by default the fewest that can play")
    parser.add_argument("--seed", default="perft")
    parser.add_argument("--depth", type=int, default=4)
    args = parser.parse_args(argv)
    known = sorted(ruleset(args.game).roles)
    players = known[0] if args.players is None else args.players
    if players not in known:
        parser.error(f"{args.game} is for {known[0]} to {known[-1]} players")
    if args.depth < 1:
        parser.error("the depth is at least 1")
    s = new_game(args.game, [f"P{seat + 1}" for seat in range(players)], args.seed)
    begun = time.perf_counter()
    counts = divide(s, args.depth)
    for move, count in counts.items():
        print(f"{count:12,}  {move}")
    took = time.perf_counter() - begun
    print(f"{sum(counts.values()):12,}  in {took:.1f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
