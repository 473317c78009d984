"""Flags that several commands share, and their checks."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from pathlib import Path

from boothill.bad_input import BadInput
from boothill.bots import BOTS, bots_for, bring
from boothill.sets import DEFAULT_GAME, GAMES
from boothill.words.accents import PSEUDO
from boothill.words.catalogue import languages, wished_language
from boothill.words.messages import Messages


def game_flags(parser: ArgumentParser) -> None:
    parser.add_argument("--game", choices=GAMES, default=DEFAULT_GAME)
    parser.add_argument("--players", type=int, default=0, help="default: five, or as many as the game needs")
    option_flag(parser)


def option_flag(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule, such as edition=first"
    )


def chosen_options(options: Namespace) -> dict[str, str]:
    """The options of the game as given. Raises BadInput."""
    chosen = {}
    for text in options.option:
        name, mark, value = text.partition("=")
        if not mark:
            raise BadInput(f"--option {text}: write it like edition=first")
        chosen[name] = value
    return chosen


def usual_players(roles: Iterable[int]) -> int:
    """The default number of players."""
    counts = set(roles)
    return 5 if 5 in counts else min(counts)


def language_flag(parser: ArgumentParser, what: str) -> None:
    parser.add_argument(
        "--lang",
        choices=(*languages(), PSEUDO),
        default=wished_language(os.environ),
        help=f"the language of the {what}; else that of BOOTHILL_LANG, LC_ALL, LC_MESSAGES or LANG",
    )


def table_flags(parser: ArgumentParser) -> None:
    language_flag(parser, "table")
    parser.add_argument("--plain", action="store_true", help="plain text, line by line, for screen readers and pipes")


def existing(file: Path, lang: str) -> Path:
    if not file.exists():
        raise BadInput(Messages(lang).text("no-such-file", path=str(file)))
    return file


def check_seed(seed: str) -> None:
    if not seed.isprintable() or seed != seed.strip():
        raise BadInput("--seed: one line of text")


def check_bots(names: Iterable[str], games: Iterable[str] = (), flag: str = "--bots") -> None:
    """Check that all bots exist and play the games; `my.module:MyBot` is imported, also from the current folder."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    for name in names:
        try:
            bring(name)
        except ValueError as error:
            raise BadInput(f"{flag}: {error}") from None
        for game in games:
            if name in BOTS and name not in bots_for(game):
                raise BadInput(f"{flag}: {name} does not play {game}; there is {', '.join(bots_for(game))}")
