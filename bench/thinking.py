"""How long bots think, and playouts by rules of thumb a second. `make bench-bots`

Seconds of the processor on one core, in each bot's own games; compiled: put a folder of scripts/compiled.py on
PYTHONPATH. Decisions with one answer are not counted. A playout goes on to the end of a round.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from random import Random

from boothill.bots import bots_for, make_bot
from boothill.bots.bot import Bot
from boothill.bots.driver import Driver
from boothill.bots.lookahead.search import Budget, search
from boothill.core.view import View
from boothill.knowledge.memory import Memory
from boothill.lab.measure.matches import GameSize, deal
from boothill.sets import GAMES, ruleset

TABLES = [GameSize("classic", 5), GameSize("classic", 7), GameSize("classic+dodge-city", 8), GameSize("dodge-city", 3)]
TABLES += [GameSize("duel", 2)]


def decisions(
    table: GameSize, games: int, bot: Bot, chosen: dict[str, str] | None = None
) -> Iterator[tuple[View, Memory]]:
    """Every decision of some games that leaves a choice, as the seat sees it; the bot then decides."""
    for number in range(games):
        s = deal(table, f"thinking/{number}", chosen)
        driver = Driver(s, [bot] * table.players, Random(number))
        while not s.over:
            if len(s.legal()) > 1:
                yield s.view(s.to_act), driver.memories[s.to_act]
            following = driver.next_move()
            assert following is not None
            driver.make(*following)


def seconds(name: str, table: GameSize, games: int, chosen: dict[str, str] | None = None) -> list[float]:
    """The time of each decision of a bot, the longest last."""
    bot, rng = make_bot(name), Random(1)
    found = []
    for view, memory in decisions(table, games, bot, chosen):
        began = time.process_time()
        bot.choose(view, memory, rng)
        found.append(time.process_time() - began)
    return sorted(found)


def playouts(table: GameSize, games: int, wanted: int) -> float:
    """Playouts a second, in every tenth decision of some games."""
    made, took = 0, 0.0
    for number, (view, memory) in enumerate(decisions(table, games, make_bot("gunslinger"))):
        if number % 10 == 0:
            budget = Budget(playouts=wanted)
            one_round = sum(view.alive[front] for front in view.fronts)
            began = time.process_time()
            search(view, memory, Random(number), view.legal[:10], one_round, budget, sure=2.0)
            took += time.process_time() - began
            made += budget.used
    return made / took


def within(times: list[float]) -> tuple[float, float]:
    """The milliseconds of half of the decisions, and of 95 of 100."""
    return 1000 * times[len(times) // 2], 1000 * times[int(0.95 * len(times))]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=3, help="for each measurement")
    parser.add_argument("--playouts", type=int, default=60, help="by rules of thumb, for each decision")
    parser.add_argument("--bot", choices=("scout", "desperado", "ranger", "marshal"), help="nobody else")
    options = parser.parse_args()
    if options.bot is None:
        print(f"{'':32} gunslinger: median  95 of 100 within                 playouts/s")
        for table in TABLES:
            half, most = within(seconds("gunslinger", table, options.games))
            rate = playouts(table, options.games, options.playouts)
            print(f"{table.title:32} {half:15.2f} ms {most:18.2f} ms {rate:22.0f}")
    for bot in (options.bot,) if options.bot else ("desperado", "marshal"):
        in_own_games(bot, options.games)


def in_own_games(bot: str, games: int) -> None:
    """Of the smallest and the largest table of each game that desperado has learned and the bot plays, with events
    too."""
    print(f"{'':40} {bot}: median  95 of 100 within")
    for game in make_bot("desperado").games():
        if bot not in bots_for(game):
            continue
        sizes = sorted(ruleset(game).roles)
        for players in dict.fromkeys((sizes[0], sizes[-1])):
            for chosen in ({}, {"events": "both"}) if "events" in GAMES[game][1] else ({},):
                half, most = within(seconds(bot, GameSize(game, players), games, chosen))
                title = GameSize(game, players).title + (", events" if chosen else "")
                print(f"{title:40} {half:15.2f} ms {most:18.2f} ms", flush=True)


if __name__ == "__main__":
    main()
