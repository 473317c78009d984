"""Checks for authors of sets and bots, which our own pass too. Each raises Broken with what is wrong.

from boothill.testing import check_bot, check_game

def test_my_game_is_sound():
    check_game("classic+mine")
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from boothill.bots import Bot
from boothill.bots.driver import Driver
from boothill.lab.verify import soak
from boothill.lab.verify.invariants import Broken, demand
from boothill.sets import GAMES, new_game, ruleset
from boothill.testing.intents import check_intents
from boothill.testing.positions import check_position, check_positions
from boothill.text.scenario.runner import files_in, run_file
from boothill.words.rulebook import all_rules

LONGEST = 5000
"""Maximum number of decisions in a game; beyond that the bot is taken to play for ever."""


def check_game(game: str, games: int = 40) -> None:
    """Check that a game is sound: every invariant holds in random games, the rules it cites exist, its cards and
    abilities do what they declare, and its positions can be written down and read back."""
    demand(game in GAMES, f"there is no game {game!r}: is its package installed, with an entry point in boothill.sets?")
    rules = ruleset(game)
    sources = [*rules.cards.values(), *rules.characters.values()]
    for source in sources:
        demand(source.rule in all_rules(), f"{source.name} cites {source.rule}, which no rules/*.md has")
    for index in range(games):
        soak.play(index, "check", (game,))
    check_intents(game)
    check_positions(game)


def check_scenarios(folder: Path) -> None:
    """Check that every scenario file in a folder passes, and that there is at least one."""
    files = list(files_in([str(folder)]))
    demand(bool(files), f"there is no scenario file in {folder}")
    failures = [str(failure) for failure in map(run_file, files) if failure is not None]
    demand(not failures, "\n".join(failures))


def check_bot(make: Callable[[], Bot], games: int = 2) -> None:
    """Check that a bot finishes its games at every table size, makes only legal moves, and makes the same ones for
    the same seed."""
    for game in make().games() or GAMES:
        for players in sorted(ruleset(game).roles):
            for seed in range(games):
                once, again = (_played(make, game, players, seed) for _ in range(2))
                demand(once == again, f"{game} with {players}: the same luck gave other moves")


def _played(make: Callable[[], Bot], game: str, players: int, seed: int) -> list[str]:
    names = [f"P{seat + 1}" for seat in range(players)]
    driver = Driver(new_game(game, names, f"bot {seed}"), [make() for _ in names], Random(seed))
    made: list[str] = []
    while not driver.s.over:
        following = driver.next_move()
        if following is None:
            break
        demand(following[0] in driver.s.legal(following[1]), f"{game} with {players}: {following[0]} is not legal")
        demand(len(made) < LONGEST, f"{game} with {players}: the game does not end")
        made.append(repr(following))
        driver.make(*following)
    return made


__all__ = ["Broken", "check_bot", "check_game", "check_intents", "check_position", "check_positions", "check_scenarios"]
