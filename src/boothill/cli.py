"""The command line: `boothill COMMAND`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from getpass import getpass
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

import yaml

from boothill import __version__
from boothill.bots import BEST, BOTS, make_bot
from boothill.bots.levels import listed
from boothill.catalogue import DEFAULT, languages
from boothill.core.moves import NOBODY
from boothill.lab.cluster import BadCluster
from boothill.lab.extra import Missing
from boothill.lab.workers import Workers
from boothill.messages import Messages
from boothill.pseudo import PSEUDO
from boothill.records import BadRecord, Record, read_record
from boothill.rulebook import Rule, rule, search
from boothill.scenario.position import print_position
from boothill.scenario.runner import BadScenario, files_in, run_file
from boothill.server import config
from boothill.server.config import BadConfig
from boothill.sets import GAMES, check_names, ruleset

if TYPE_CHECKING:
    from boothill.lab.arena import Plan, Row
    from boothill.lab.matches import Table


class BadInput(Exception):
    """What was asked for makes no sense; the message says what to do instead."""


def main(argv: list[str] | None = None) -> int:
    parser = _parser()
    options = parser.parse_args(argv)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a suit symbol must not stop a terminal that has none
    try:
        status: int = options.run(options)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except (BadInput, BadRecord, BadScenario, BadConfig, BadCluster, Missing) as error:
        print(f"boothill: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever was reading has gone; nothing to say, and nothing to flush at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"boothill: cannot write: {error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="boothill", description="Play, study and teach the BANG! card-game family.")
    parser.add_argument("--version", action="version", version=f"boothill {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    play = commands.add_parser("play", help="play a game in the terminal against bots")
    _game_options(play)
    play.add_argument(
        "--bot",
        choices=BOTS,
        default=BEST,
        help=f"who sits at the other seats, with Elo points above karma: {listed()}",
    )
    play.add_argument("--seed", help="deal the cards of this seed")
    play.add_argument("--name", default="You", help="the name of your seat")
    either = play.add_mutually_exclusive_group()
    either.add_argument("--new", action="store_true", help="deal a new game without asking about one that was left")
    either.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a game that was left: the latest, or this one"
    )
    _table_options(play)
    play.set_defaults(run=_play, game=None)

    join = commands.add_parser("join", help="sit down at a table on a server, or watch it")
    join.add_argument("table", metavar="LINK", help="the link to a table, or its id")
    join.add_argument("--server", default="", metavar="URL", help="where the table is, if only its id is given")
    join.add_argument("--name", default="", help="what you are called")
    join.add_argument("--key", action="store_true", help="ask for the key to your seat; or set BOOTHILL_KEY")
    join.add_argument("--watch", action="store_true", help="only watch")
    _table_options(join)
    join.set_defaults(run=_join)

    replay = commands.add_parser("replay", help="step through a recorded game")
    replay.add_argument("file", type=Path)
    replay.add_argument("--seat", help="see it as this seat saw it")
    replay.add_argument(
        "--position", type=int, metavar="N", help="print the position after N moves, as a scenario file has it"
    )
    _table_options(replay)
    replay.set_defaults(run=_replay)

    verify = commands.add_parser("verify", help="replay records and check them")
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE")
    verify.add_argument("--commitment", metavar="HASH", help="what the table showed before the deal")
    verify.add_argument("--chain", metavar="HASH", help="what the table showed with the last move")
    verify.set_defaults(run=_verify)

    serve = commands.add_parser("serve", help="serve tables over the network")
    config.add_flags(serve)
    serve.add_argument("--open", action="store_true", help="open the page in a browser")
    serve.set_defaults(run=_serve)

    for name, does in (("backup", "copy the games of a server into a file"), ("restore", "and back again")):
        copying = commands.add_parser(name, help=does)
        copying.add_argument("file", type=Path, metavar="FILE")
        copying.add_argument("--database", metavar="VALUE", help="of the server, as for serve")
        copying.set_defaults(run=_backup, to_file=name == "backup")

    scenario = commands.add_parser("scenario", help="play scenario files through the rules")
    verbs = scenario.add_subparsers(metavar="run", required=True)
    run = verbs.add_parser("run", help="run scenario files, or all in a folder")
    run.add_argument("paths", nargs="+", metavar="PATH")
    run.set_defaults(run=_scenario_run)

    settle = commands.add_parser("settle", help="what happens in a scenario, step by step, and which rule says so")
    settle.add_argument("path", metavar="FILE", help="a scenario file; - reads what is typed or piped in")
    settle.add_argument("--lang", choices=(*languages(), PSEUDO), default=DEFAULT, help="the language of the answer")
    settle.set_defaults(run=_settle)

    rules = commands.add_parser("rules", help="look up a rule by its id, or find rules by words")
    rules.add_argument("words", nargs="+", metavar="ID-OR-WORD")
    rules.set_defaults(run=_rules)

    sim = commands.add_parser("sim", help="play many games between bots")
    _game_options(sim)
    sim.add_argument("--games", type=int, default=1000)
    sim.add_argument("--bots", default="greedy", help="one for all seats, or one for each, like greedy,random,...")
    sim.add_argument("--seed", default="sim")
    Workers.options(sim)
    sim.set_defaults(run=_sim, lang=DEFAULT)

    arena = commands.add_parser("arena", help="match bots on the same deals, with a report")
    arena.add_argument("--bots", default="karma,gunslinger", help="the base first, then its challengers")
    _lab_options(arena, "classic:4-7,classic+dodge-city:8,duel:2")
    arena.set_defaults(run=_arena)

    balance = commands.add_parser("balance", help="how often roles, characters and cards win, with a report")
    balance.add_argument("--bots", default="karma,gunslinger", help="the levels of play")
    _lab_options(balance, "classic:4-7,classic+dodge-city:8,duel:2")
    balance.set_defaults(run=_balance)
    return parser


def _lab_options(command: argparse.ArgumentParser, tables: str) -> None:
    command.add_argument("--tables", default=tables, metavar="GAME:PLAYERS,...", help=f"unless given {tables}")
    command.add_argument("--deals", type=int, default=200, help="deals a table")
    command.add_argument("--seed", default="arena")
    Workers.options(command)
    command.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="results; a run stopped there goes on"
    )


def _game_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--game", choices=GAMES, default="classic")
    command.add_argument("--players", type=int, default=0, help="five unless given, or as many as the game needs")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game, like edition=first"
    )


def _table_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", choices=(*languages(), PSEUDO), default=DEFAULT, help="the language of the table")
    command.add_argument("--plain", action="store_true", help="line by line, as in a pipe or for a screen reader")


def _options(options: argparse.Namespace) -> dict[str, str]:
    """The options of the game that were given, checked."""
    chosen = {}
    for text in options.option:
        name, mark, value = text.partition("=")
        if not mark:
            raise BadInput(f"--option {text}: write it like edition=first")
        chosen[name] = value
    try:
        roles = ruleset(options.game, chosen).roles
    except ValueError as error:
        raise BadInput(Messages(options.lang).text("problem-bad-game", text=str(error))) from None
    if not options.players:
        options.players = 5 if 5 in roles else min(roles)
    if options.players not in roles:
        raise BadInput(
            Messages(options.lang).text("problem-bad-count", least=min(roles), most=max(roles), players=options.players)
        )
    return chosen


def _existing(file: Path, lang: str) -> Path:
    if not file.exists():
        raise BadInput(Messages(lang).text("no-such-file", path=str(file)))
    return file


def _play(options: argparse.Namespace) -> int:
    from boothill.terminal.games import Wanted, unfinished
    from boothill.terminal.link import BadTable
    from boothill.terminal.play import play

    wanted = Wanted(options.game, options.players or None, options.seed)
    options.game = options.game or "classic"
    chosen = _options(options)
    resume = _existing(Path(options.resume), options.lang) if options.resume else None
    if options.resume == "":
        latest = next(unfinished(wanted), None)
        if latest is None:
            raise BadInput(Messages(options.lang).text("nothing-left"))
        resume = latest.path
    try:
        check_names([options.name])
    except ValueError:
        raise BadInput(Messages(options.lang).text("problem-bad-name", name=options.name)) from None
    try:
        return play(
            players=options.players,
            game=options.game,
            options=chosen,
            bot=options.bot,
            seed=options.seed,
            name=options.name,
            resume=resume,
            offer=None if options.new else wanted,
            lang=options.lang,
            plain=options.plain,
        )
    except BadTable as error:
        raise BadInput(str(error)) from None


def _join(options: argparse.Namespace) -> int:
    from boothill.terminal.link import BadTable
    from boothill.terminal.play import SERVER, join

    key = os.environ.get("BOOTHILL_KEY", "")
    if options.key:
        key = getpass("BOOTHILL_KEY: ")
    try:
        return join(
            options.table,
            options.server or SERVER,
            options.name,
            "" if options.watch else key,
            options.watch,
            options.lang,
            options.plain,
        )
    except BadTable as error:
        raise BadInput(str(error)) from None


def _replay(options: argparse.Namespace) -> int:
    from boothill.terminal.replay import replay

    text = Messages(options.lang).text
    record = read_record(_existing(options.file, options.lang))
    if options.seat is not None and options.seat not in record.names:
        raise BadInput(text("no-such-seat", seat=options.seat, seats=", ".join(record.names)))
    if options.position is not None:
        if not 0 <= options.position <= len(record.moves):
            raise BadInput(text("replay-no-move", text=str(options.position), moves=len(record.moves)))
        return _position(record, options.position)
    seat = NOBODY if options.seat is None else record.names.index(options.seat)
    return replay(record, seat=seat, lang=options.lang, plain=options.plain)


def _position(record: Record, moves: int) -> int:
    try:
        position = print_position(record.after(moves))
    except ValueError as error:
        raise BadInput(f"--position {moves}: {error}") from None
    print(yaml.safe_dump(position, allow_unicode=True, sort_keys=False, width=120), end="")
    return 0


def _verify(options: argparse.Namespace) -> int:
    bad = 0
    for path in options.files:
        try:
            record = read_record(path)
            record.last()
            wrong = [f"{path}: {line}" for line in (*record.unfair(), *_not_as_shown(record, options))]
        except BadRecord as error:
            wrong = [str(error) if str(error).startswith(str(path)) else f"{path}: {error}"]
        for line in wrong:
            print(f"boothill: {line}", file=sys.stderr)
        if wrong:
            bad += 1
            continue
        fair = ", fair" if record.fairness is not None else ""
        players, moves = len(record.names), len(record.moves)
        print(f"{path}: {record.game}, {players} players, {moves} moves, {record.result}: sound{fair}")
    return 2 if bad else 0


def _not_as_shown(record: Record, options: argparse.Namespace) -> list[str]:
    """Where a record differs from what somebody noted down at the table."""
    shown = {"commitment": options.commitment, "chain": options.chain}
    if record.fairness is None:
        return [f"{name}: the record has none, so it is no game of a server" for name, hash in shown.items() if hash]
    said = {"commitment": record.fairness.commitment, "chain": record.fairness.chain}
    return [f"{name}: the table showed another one" for name, hash in shown.items() if hash and hash != said[name]]


def _serve(options: argparse.Namespace) -> int:
    from boothill.server.run import serve

    return serve(config.config_of(vars(options)), options.open)


def _backup(options: argparse.Namespace) -> int:
    from boothill.server.backup import backup, restore

    database = config.config_of({"database": options.database}).database
    (backup if options.to_file else restore)(database, options.file)
    print(f"{options.file}: {'written' if options.to_file else 'restored'}")
    return 0


def _scenario_run(options: argparse.Namespace) -> int:
    passed = failed = 0
    bad = False
    for path in files_in(options.paths):
        try:
            failure = run_file(path)
        except BadScenario as error:
            bad = True
            failed += 1
            print(f"boothill: {error}", file=sys.stderr)
            continue
        if failure is None:
            passed += 1
        else:
            failed += 1
            print(f"{path}: {failure}")
    print(f"{passed} passed, {failed} failed")
    return 2 if bad else 1 if failed else 0


def _settle(options: argparse.Namespace) -> int:
    """Play a scenario step by step, and say what happens and which rule says so."""
    from boothill.scenario.verdict import Case

    typed = options.path == "-"
    place = "standard input" if typed else options.path
    try:
        text = sys.stdin.read() if typed else _existing(Path(place), options.lang).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{place}: it cannot be read: {error}") from None
    case = Case(text, place, options.lang)
    for line in case.lines():
        print(line)
    return 0 if case.holds else 1


def _rules(options: argparse.Namespace) -> int:
    text = " ".join(options.words)
    looks_like_an_id = len(options.words) == 1 and "-" in text and text[:3].isalpha()
    try:
        found = [rule(text)]
    except KeyError as error:
        if looks_like_an_id and any(character.isdigit() for character in text):
            raise BadInput(str(error.args[0])) from None
        found = search(text)
    if not found:
        raise BadInput(f"no rule speaks of {text!r}")
    for entry in found:
        _print_rule(entry)
    return 0


def _print_rule(entry: Rule) -> None:
    print(f"{entry.id}  ({entry.game}, {entry.title})")
    for line in entry.text.splitlines():
        print(f"  {line}")


def _check_seed(seed: str) -> None:
    if not seed.isprintable() or seed != seed.strip():
        raise BadInput("--seed: one line of text")


def _check_bots(names: Sequence[str]) -> None:
    for name in names:
        try:
            make_bot(name)
        except ValueError as error:
            raise BadInput(f"--bots: {error}") from None


def _sim(options: argparse.Namespace) -> int:
    from boothill.lab.sim import simulate

    chosen = _options(options)
    bots = options.bots.split(",")
    if len(bots) == 1:
        bots = bots * options.players
    _check_bots(bots)
    if len(bots) != options.players:
        raise BadInput(f"--bots: {len(bots)} bots for {options.players} seats")
    if options.games < 1:
        raise BadInput("--games: at least one")
    if options.jobs < 0:
        raise BadInput("--jobs: at least one")
    _check_seed(options.seed)
    return simulate(options.game, chosen, bots, options.games, options.seed, Workers.chosen(options))


def _arena(options: argparse.Namespace) -> int:
    from boothill.lab import arena_report

    plan = _plan(options)
    if len(plan.bots) < 2:
        raise BadInput("--bots: a base and at least one challenger, like karma,gunslinger")
    return _run_lab(
        options, plan, lambda rows: ("\n".join(arena_report.lines(rows, plan)), arena_report.html(rows, plan))
    )


def _balance(options: argparse.Namespace) -> int:
    from boothill.lab import balance

    plan = _plan(options)._replace(mixed=False)
    return _run_lab(options, plan, lambda rows: ("\n".join(balance.lines(rows)), balance.html(rows, plan.seed)))


def _plan(options: argparse.Namespace) -> Plan:
    """What the lab is asked to play, checked."""
    from boothill.lab.arena import Plan

    bots = tuple(options.bots.split(","))
    _check_bots(bots)
    if len(set(bots)) < len(bots):
        raise BadInput("--bots: each bot once")
    if options.deals < 1:
        raise BadInput("--deals: at least one")
    if options.jobs < 0:
        raise BadInput("--jobs: at least one")
    _check_seed(options.seed)
    return Plan(tuple(_tables(options.tables)), bots, options.deals, options.seed)


def _tables(text: str) -> list[Table]:
    """Tables written like classic:4-7,duel:2."""
    from boothill.lab.matches import Table

    found = []
    for part in text.split(","):
        game, _, players = part.partition(":")
        if game not in GAMES:
            raise BadInput(f"--tables {part}: there is no game {game!r}; there is {', '.join(GAMES)}")
        roles = ruleset(game).roles
        low, _, high = players.partition("-")
        if not low.isdigit() or (high and not (high.isdigit() and int(low) <= int(high))):
            raise BadInput(f"--tables {part}: write it like classic:5 or classic:4-7")
        for count in range(int(low), int(high or low) + 1):
            if count not in roles:
                raise BadInput(f"--tables {part}: {game} is for {min(roles)} to {max(roles)} players")
            found.append(Table(game, count))
    return found


def _run_lab(options: argparse.Namespace, plan: Plan, report: Callable[[list[Row]], tuple[str, str]]) -> int:
    """Play, and write the report once all is done."""
    from boothill.lab import arena

    try:
        if not arena.run(plan, options.out, Workers.chosen(options)):
            print(f"stopped; the same command goes on where it was left ({options.out})")
            return 130
        text, page = report(arena.read(options.out))
    except arena.BadPlan as error:
        raise BadInput(str(error)) from None
    (options.out / "report.html").write_text(page, encoding="utf-8")
    print(text)
    print(options.out / "report.html")
    return 0
