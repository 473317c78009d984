"""boothill sim: play many games between bots."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from boothill.bad_input import BadInput
from boothill.cli.flags import check_bots, check_seed, chosen_options, game_flags, usual_players
from boothill.lab.work.workers import Workers, check
from boothill.output import Output, json_flag
from boothill.sets import ruleset


def flags(parser: ArgumentParser) -> None:
    game_flags(parser)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument(
        "--bots", default="greedy", help="one for all seats, or one for each, such as greedy,random,..."
    )
    parser.add_argument("--seed", default="sim")
    Workers.options(parser)
    json_flag(parser)


def run(options: Namespace, output: Output) -> int:
    from boothill.lab.measure.sim import simulate

    chosen = chosen_options(options)
    try:
        roles = ruleset(options.game, chosen).roles
    except ValueError as error:
        raise BadInput(f"--option: {error}") from None
    players = options.players or usual_players(roles)
    if players not in roles:
        raise BadInput(f"--players: {options.game} is for {min(roles)} to {max(roles)} players, not for {players}")
    bots = options.bots.split(",")
    if len(bots) == 1:
        bots = bots * players
    check_bots(bots, [options.game])
    if len(bots) != players:
        raise BadInput(f"--bots: {len(bots)} bots for {players} seats")
    check(options, "games")
    check_seed(options.seed)
    found = simulate(options.game, chosen, bots, options.games, options.seed, Workers.chosen(options))
    output.result = found.data()
    for line in found.lines():
        output.say(line)
    for seed, problem in found.tally.broken:
        output.warn(f"the game with seed {seed} broke: {problem}")
    return found.status
