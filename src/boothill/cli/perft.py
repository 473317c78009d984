"""boothill perft: count the possible continuations of a game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from time import perf_counter

from boothill.bad_input import BadInput
from boothill.cli.flags import check_seed
from boothill.output import Output, json_flag
from boothill.sets import DEFAULT_GAME, GAMES, new_game, ruleset


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("--game", choices=GAMES, default=DEFAULT_GAME)
    parser.add_argument("--players", type=int, help="default: the smallest possible number")
    parser.add_argument("--seed", default="perft")
    parser.add_argument("--depth", type=int, default=4)
    json_flag(parser)


def run(options: Namespace, output: Output) -> int:
    from boothill.lab.verify.perft import divide

    known = sorted(ruleset(options.game).roles)
    players = known[0] if options.players is None else options.players
    if players not in known:
        raise BadInput(f"--players: {options.game} is for {known[0]} to {known[-1]} players, not for {players}")
    if options.depth < 1:
        raise BadInput("--depth: at least one")
    check_seed(options.seed)
    s = new_game(options.game, [f"P{seat + 1}" for seat in range(players)], options.seed)
    begun = perf_counter()
    counts = divide(s, options.depth)
    took = perf_counter() - begun
    total = sum(counts.values())
    for move, count in counts.items():
        output.say(f"{count:12,}  {move}")
    output.say(f"{total:12,}  in {took:.1f} s")
    output.result = {
        "game": options.game,
        "players": players,
        "seed": options.seed,
        "depth": options.depth,
        "moves": [{"move": move, "count": count} for move, count in counts.items()],
        "total": total,
        "seconds": round(took, 3),
    }
    return 0
