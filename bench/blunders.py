"""Blunders that players notice, counted in whole games: python -m bench.blunders --games 500

In each game one bot plays all seats. Counted are guns laid after a shot although they could have been laid before it,
draws! declined that cost nothing, misses spent before such a draw!, and deadly hits that could have been answered and
were not; and, which is no blunder, how often an ability that may be used at any time is used instead of an answer.
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import partial
from random import Random

from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.core.frames.hits import Shot
from boothill.core.frames.playing import Playing
from boothill.core.ids import NO_CARD, Face
from boothill.core.moves import PASS, PLAY, USE, Move
from boothill.core.rows import LOST_LIFE
from boothill.core.view import View
from boothill.lab.measure.matches import GameSize, deal, tables_of
from boothill.lab.work.pool import spread
from boothill.lab.work.workers import Workers, cores

TABLES = "classic:4-7,dodge-city:3-7,classic+dodge-city:3-8"


class Watched:
    """What happens in one game."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self._open: set[Face] = set()
        """The guns that could have been laid before the first shot of this turn."""
        self._turn = -1

    def see(self, view: View, move: Move, turn: int) -> None:
        if move not in view.answers:
            self.count["abilities used at any time"] += 1
            return
        if turn != self._turn:
            self._turn, self._open = turn, set()
        if isinstance(view.stack[-1], Playing):
            self._in_the_own_turn(view, move)
        elif isinstance(view.stack[-1], Shot):
            self._shot_at(view, view.stack[-1], move)

    def _in_the_own_turn(self, view: View, move: Move) -> None:
        if move.verb != PLAY or move.card == NO_CARD:
            return
        rows = view.rules.rows
        if rows[move.card].limit:
            self.count["shots"] += 1
            self._open |= {each.card for each in view.legal if each.verb == PLAY and rows[each.card].slot}
        elif rows[move.card].slot:
            self.count["guns laid"] += 1
            self.count["guns laid after a shot"] += move.card in self._open

    def _shot_at(self, view: View, frame: Shot, move: Move) -> None:
        rows, ability = view.rules.rows, view.ability[frame.at]
        draws = [each for each in view.legal if each.verb == USE and
                 (ability if each.card == NO_CARD else rows[each.card]).shield]  # fmt: skip
        answers = [each for each in view.answers if each is not PASS and each not in draws]
        last = view.life[frame.at] == 1
        if draws and (last or LOST_LIFE not in ability.moments):
            self.count["hits with a free draw!"] += 1
            self.count["free draws! declined"] += move is PASS
            spent = move is not PASS and move not in draws and not rows[move.card].bonus
            self.count["misses spent before a free draw!"] += spent
        if last and len(answers) >= frame.misses:
            self.count["deadly hits that could be answered"] += 1
            self.count["deadly hits not answered"] += move is PASS


def games(bot: str, tables: list[GameSize], seed: str, part: range) -> Counter[str]:
    found: Counter[str] = Counter()
    for number in part:
        table = tables[number % len(tables)]
        s = deal(table, f"{seed}/{number}")
        driver = Driver(s, [make_bot(bot)] * table.players, Random(number))
        watched = Watched()
        while not s.over:
            following = driver.next_move()
            assert following is not None
            move, seat = following
            if len(s.legal(seat)) > 1 or seat != s.to_act:
                watched.see(s.view(seat), move, s.turn)
            driver.make(*following)
        found += watched.count
    return found


COLUMNS = (
    ("guns laid after a shot", "guns laid"),
    ("free draws! declined", "hits with a free draw!"),
    ("misses spent before a free draw!", "hits with a free draw!"),
    ("deadly hits not answered", "deadly hits that could be answered"),
    ("abilities used at any time", ""),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="karma,greedy,gunslinger,desperado")
    parser.add_argument("--tables", default=TABLES)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", default="blunders")
    parser.add_argument("--jobs", type=int, default=cores())
    options = parser.parse_args()
    bots = options.bots.split(",")
    about = f"{options.games} games of each bot; in brackets the occasions"
    print(f"{about:55}" + "".join(f"{bot:>18}" for bot in bots))
    found = {bot: Counter[str]() for bot in bots}
    for bot in bots:
        work = partial(games, bot, tables_of(options.tables), options.seed)
        for part in spread(work, options.games, Workers(options.jobs), "games"):
            found[bot] += part
    for what, of in COLUMNS:
        cells = [f"{found[bot][what]}" + (f" ({found[bot][of]})" if of else "") for bot in bots]
        print(f"{what:55}" + "".join(f"{cell:>18}" for cell in cells))


if __name__ == "__main__":
    main()
