"""boothill train: train a network to play a game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from boothill.bad_input import BadInput
from boothill.bots.learned.network import Sizes
from boothill.cli.deals import tables_with_options
from boothill.cli.flags import check_bots, check_seed, option_flag
from boothill.lab.train.policy import PASSES, SIGHT, VARIETY
from boothill.lab.train.selfplay import LEAGUE_SHARE, STEPS
from boothill.lab.work.workers import Workers, check
from boothill.output import Output, json_flag

if TYPE_CHECKING:
    from boothill.lab.measure.matches import GameSize

WIDTHS = ",".join(map(str, Sizes()))
WIDEST = 4096
COPIED = 8
"""Number of rounds in which a bot is copied."""
SHIPPED = "desperado"
"""The bot whose networks come with the package."""
OF_LESSONS = (
    ("games", 2000, "games to take lessons from"),
    ("epochs", 12, "how often to go through the lessons"),
    ("worlds", 8, "imagined worlds each move is tried in"),
)
OF_SELF_PLAY = (
    ("rate", 3e-4, "how far weights move at a time"),
    ("sight", SIGHT, "how much of what comes later counts beside what the critic says, from 0 to 1"),
    ("passes", PASSES, "how often each decision is learned from"),
    ("steps", STEPS, "how many decisions are made at each table in a round"),
    ("variety", VARIETY, "what it counts to keep several moves open"),
    ("share", 1.0, "the share of the tables that --option is for"),
    ("league-share", LEAGUE_SHARE, "the share of the tables where a bot of --league plays all teams but one"),
)


def flags(parser: ArgumentParser) -> None:
    from boothill.lab.measure.matches import usual

    tables = usual("arena")
    parser.add_argument("--tables", default=tables, metavar="GAME:PLAYERS,...", help=f"default: {tables}")
    option_flag(parser)
    for name, count, what in OF_LESSONS:
        parser.add_argument(f"--{name}", type=int, default=count, help=f"{what} (default: {count})")
    parser.add_argument("--seconds", type=float, default=0.0, help="end lessons, or self-play, after this time")
    parser.add_argument("--league", default="", metavar="BOT,...", help="bots that play some of the seats")
    parser.add_argument("--teacher", default="", metavar="FILE", help="a network that judges imagined games")
    parser.add_argument(
        "--self-play", type=int, default=0, metavar="ROUNDS", help="learn from so many rounds of own games, not lessons"
    )
    parser.add_argument(
        "--copy", default="", metavar="BOT", help=f"with --self-play: copy a bot first, for {COPIED} of the rounds"
    )
    for name, default, what in OF_SELF_PLAY:
        help = f"with --self-play: {what} (default: {default})"
        parser.add_argument(f"--{name}", type=type(default), default=default, metavar="NUMBER", help=help)
    parser.add_argument(
        "--start",
        default="",
        metavar="FILE",
        help=f"a network to begin with, or {SHIPPED} for the network of that bot; also for --teacher",
    )
    parser.add_argument(
        "--widths", default="", metavar="N,N,N,N",
        help=f"with --self-play: how wide its layers are (default: {WIDTHS}, or those of --start)",
    )  # fmt: skip
    parser.add_argument("--device", default="cpu", help="cpu (default; NumPy), or a device of PyTorch such as cuda")
    parser.add_argument("--seed", default="train")
    Workers.options(parser)
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="for the network; an interrupted run continues there"
    )
    json_flag(parser)


def run(options: Namespace, output: Output) -> int:
    from boothill.bots.learned.network import loaded
    from boothill.lab.train.arrays import arrays_on
    from boothill.lab.train.lessons import Plan
    from boothill.lab.train.run import NETWORK, Course
    from boothill.lab.train.run import run as train

    check(options, "games", "epochs", "worlds", "passes", "steps")
    _check_together(options)
    for name, default, _ in OF_SELF_PLAY:
        if isinstance(default, float) and not 0 <= getattr(options, _field(name)) <= 1:
            raise BadInput(f"--{name}: a number from 0 to 1")
    check_seed(options.seed)
    league = tuple(options.league.split(",")) if options.league else ()
    if options.league_share != LEAGUE_SHARE and not league:
        raise BadInput("--league-share goes with --league")
    check_bots(league, flag="--league")
    tables, chosen = tables_with_options(options)
    for flag, names in (("--league", league), ("--copy", (options.copy,) if options.copy else ())):
        check_bots(names, {table.game for table in tables}, flag)
    for flag in ("start", "teacher"):
        if getattr(options, flag) == SHIPPED:
            setattr(options, flag, _shipped({table.game for table in tables}, f"--{flag}"))
        if getattr(options, flag):
            loaded(getattr(options, flag))
    if options.self_play:
        return _self_play(options, tables, league, chosen, output)
    plan = Plan(
        tables, options.seed, options.worlds, league=league, teacher=options.teacher, options=tuple(chosen.items())
    )
    course = Course(plan, options.games, options.epochs, start=options.start)
    arrays = arrays_on(options.device)
    output.result = {"folder": str(options.out), "done": False}
    errors = train(course, options.out, Workers.chosen(options), arrays, options.seconds)
    if errors is None:
        output.say(f"stopped; the same command goes on where it was left ({options.out})")
        return 130
    network = options.out / NETWORK
    output.result |= {"done": True, "network": str(network), **errors._asdict()}
    output.say(f"{network}: {100 * errors.moves:.0f} % of what tells moves apart is still missed")
    output.say(f"a position costs {100 * errors.taken:.2f} % of a game, by the moves it takes")
    output.say(_see_it_play(tables, network))
    return 0


def _see_it_play(tables: tuple[GameSize, ...], network: Path) -> str:
    game, players = tables[0]
    return f"see it play: boothill sim --game {game} --players {players} --bots learned:{network} --games 100"


def _self_play(
    options: Namespace, tables: tuple[GameSize, ...], league: tuple[str, ...], chosen: dict[str, str], output: Output
) -> int:
    from boothill.bots.learned.names import all_names
    from boothill.bots.learned.network import loaded
    from boothill.lab.train.arrays import arrays_on
    from boothill.lab.train.folder import digests, keep_plan, network_files
    from boothill.lab.train.rounds import NETWORK, Rounds, blank, practise
    from boothill.lab.train.selfplay import ITSELF, OLDER, Scores, added, opponent
    from boothill.lab.train.whole_numbers import floats
    from boothill.lab.train.widening import widened
    from boothill.lab.work.workers import cores

    names = all_names()
    sizes = _sizes(options.widths)
    start = floats(loaded(options.start)) if options.start else blank(names, sizes or Sizes(), 1)
    if sizes is not None:
        try:
            start = widened(start, sizes)
        except ValueError as error:
            raise BadInput(f"--widths: {error}") from None
    copied = COPIED if options.copy else 0
    plan = Rounds(
        tables, options.seed, options.self_play, league=league, model=options.copy, copied=copied,
        options=tuple(chosen.items()), **{_field(name): getattr(options, _field(name)) for name, _, _ in OF_SELF_PLAY},
    )  # fmt: skip
    arrays, jobs = arrays_on(options.device), options.jobs or cores()
    kept = {
        **plan.save(), "start": options.start, "widths": options.widths, "seconds": options.seconds, "jobs": jobs,
        "device": options.device,
        "files": digests([options.start, *network_files(league)]),
    }  # fmt: skip
    keep_plan(options.out, kept, may_change=("rounds", "seconds", "jobs", "device"))
    output.result = {"folder": str(options.out), "done": False}
    try:
        lines = practise(plan, names, start, options.out, jobs, arrays, options.seconds, output.say)
    except KeyboardInterrupt:
        output.say(f"stopped; the same command goes on where it was left ({options.out})")
        return 130
    network = options.out / NETWORK
    met: Scores = {}
    for line in lines:
        for key, score in line["scores"].items():  # one for each table size and team
            added(met, {opponent(key): score})
    games, won = met.get(OLDER, (0, 0.0))
    output.result = {
        "folder": str(options.out), "done": True, "network": str(network), "rounds": len(lines),
        "decisions": sum(line.get("decisions", 0) for line in lines), "games": games, "won": won,
        "against": {who: list(score) for who, score in met.items() if who != ITSELF},
    }  # fmt: skip
    told = [f"{wins:.0f} of {count} games won against {who}" for who, (count, wins) in met.items() if who != ITSELF]
    output.say("; ".join([f"{network}: {len(lines)} rounds", *told]))
    output.say(_see_it_play(tables, network))
    return 0


def _check_together(options: Namespace) -> None:
    """Refuse options that would have no effect. Raises BadInput."""
    for name in ("self_play", "seconds"):
        if not getattr(options, name) >= 0:
            raise BadInput(f"--{name.replace('_', '-')}: not below 0")
    useless: dict[str, object] = {"teacher": ""} if options.self_play else {"copy": "", "widths": ""}
    useless |= {name: usual for name, usual, _ in (OF_LESSONS if options.self_play else OF_SELF_PLAY)}
    for name, usual in useless.items():
        if getattr(options, _field(name)) != usual:
            raise BadInput(f"--{name} goes {'without' if options.self_play else 'with'} --self-play")


def _shipped(games: set[str], flag: str) -> str:
    """The file of the network that comes with the package for these games. Raises BadInput if there is not just one."""
    from boothill.bots.learned.shipped import network_files

    files = network_files()
    unlearned = sorted(games - files.keys())
    if unlearned:
        raise BadInput(f"{flag} {SHIPPED}: it has no network for {', '.join(unlearned)}")
    found = {str(files[game]) for game in games}
    if len(found) > 1:
        raise BadInput(f"{flag} {SHIPPED}: no single network plays {', '.join(sorted(games))}; train one for each")
    return found.pop()


def _field(flag: str) -> str:
    """The name of a flag as an attribute."""
    return flag.replace("-", "_")


def _sizes(widths: str) -> Sizes | None:
    """The widths of the layers; None if not given. Raises BadInput."""
    if not widths:
        return None
    numbers = [int(number) if number.isdecimal() else 0 for number in widths.split(",")]
    if len(numbers) != len(Sizes._fields) or min(numbers) < 1 or max(numbers) > WIDEST:
        raise BadInput(f"--widths {widths}: four whole numbers from 1 to {WIDEST}, such as {WIDTHS}")
    return Sizes(*numbers)
