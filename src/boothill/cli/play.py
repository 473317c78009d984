"""boothill play: play against bots in the terminal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from pathlib import Path

from boothill.bad_input import BadInput
from boothill.bots import BEST, BOTS, bots_for
from boothill.bots.levels import elo, levels
from boothill.cli.flags import check_bots, chosen_options, existing, game_flags, table_flags, usual_players
from boothill.output import Output
from boothill.sets import DEFAULT_GAME, GAMES, BadGame, ruleset
from boothill.sets.seat_names import check_names
from boothill.words.messages import Messages
from boothill.words.phrases import bad_game


def flags(parser: ArgumentParser) -> None:
    game_flags(parser)
    parser.add_argument(
        "--bot",
        "--bots",
        default=BEST,
        metavar="BOT",
        help=f"your opponents. Levels from weak to strong, with Elo points in {DEFAULT_GAME}: "
        f"{_told(levels(DEFAULT_GAME))}; other bots: {_told(bot for bot in BOTS if bot not in levels(DEFAULT_GAME))} "
        f"(default: {BEST})",
    )
    parser.add_argument("--seed", help="seed for the deal")
    parser.add_argument("--name", default="You", help="your name at the table")
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--new", action="store_true", help="start a new game without asking about unfinished ones")
    either.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="continue an unfinished game: the latest, or this one"
    )
    table_flags(parser)
    parser.set_defaults(game=None)


def _told(bots: Iterable[str]) -> str:
    """Bots with their measured strength in the default game, or the games that they play instead."""
    return ", ".join(f"{bot} {_strength(bot)}".strip() for bot in bots)


def _strength(bot: str) -> str:
    if bot in bots_for(DEFAULT_GAME):
        return str(elo(bot).get(DEFAULT_GAME, ""))
    return f"({', '.join(game for game in GAMES if bot in bots_for(game))} only)"


def run(options: Namespace, output: Output) -> int:
    from boothill.terminal.play import play
    from boothill.terminal.saved_games import Wanted, unfinished

    say = Messages(options.lang).text
    wanted = Wanted(options.game, options.players or None, options.seed)
    options.game = options.game or DEFAULT_GAME
    for text in options.option:
        if "=" not in text:
            raise BadInput(say("option-how", text=text))
    chosen = chosen_options(options)
    try:
        roles = ruleset(options.game, chosen).roles
    except BadGame as error:
        raise BadInput(say("problem-bad-game", text=bad_game(error))) from None
    players = options.players or usual_players(roles)
    if players not in roles:
        raise BadInput(say("problem-bad-count", least=min(roles), most=max(roles), players=players))
    resume = existing(Path(options.resume), options.lang) if options.resume else None
    if options.resume == "":
        latest = next(unfinished(wanted), None)
        if latest is None:
            raise BadInput(say("nothing-left"))
        resume = latest.path
    try:
        check_names([options.name])
    except ValueError:
        raise BadInput(say("problem-bad-name", name=options.name)) from None
    offered = bots_for(options.game)
    if ":" not in options.bot and options.bot not in offered:
        raise BadInput(say("problem-no-such-bot", name=options.bot, names=", ".join(offered)))
    check_bots([options.bot], flag="--bot")
    return play(
        players=players,
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
