"""Proves that the engine compiles with mypyc, and that the compiled one plays the same games and tells the same.

Builds in a temporary folder; the checkout is left alone.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from compiled import ROOT, build

PLAY = """
import sys
from collections import deque
from hashlib import sha256
from random import Random
import msgspec
import boothill.core.state as state
from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.sets import GAMES, new_game, ruleset
from boothill.table import wire
from boothill.table.seating import Viewer
from boothill.table.table import Table
compiled = not state.__file__.endswith(".py")
assert compiled == (sys.argv[1] == "compiled"), state.__file__
tables = [(game, players) for game in GAMES for players in sorted(ruleset(game).roles)]
for index in range(64):
    rng = Random(index)
    game, players = tables[index % len(tables)]
    s = new_game(game, [f"P{i}" for i in range(players)], str(index))
    made = 0
    while not s.over:
        s = s.clone() if made % 7 == 0 else type(s).load(s.save(), s.rules) if made % 11 == 0 else s
        s.apply(rng.choice(s.legal()))
        made += 1
    print(index, made, s.winner, s.save()["pile"])
for game, players in (("classic", 5), ("classic+dodge-city", 8), ("dodge-city", 3), ("duel", 2)):
    s = new_game(game, [f"P{i}" for i in range(players)], "bots")
    bots = [make_bot("marshal:12"), *(make_bot("gunslinger") for _ in range(players - 1))]
    print(game, Driver(s, bots, Random(1)).run().winner != "")
for game, players in (("classic", 4), ("classic+dodge-city", 8), ("duel", 2)):
    told, asked, rng = sha256(), deque(), Random(2)
    table = Table("table", wire.Settings(game=game, players=players, clock="instant"), Random(3))
    table.server_seed = "0" * 64
    viewers = []
    for seat in range(players):
        viewers.append(Viewer(lambda message: told.update(msgspec.json.encode(message))))
        table.connect(viewers[-1], wire.Hello(key=table.sit(f"Guest {seat}")[1]), 0.0)
    table.handle(viewers[0], wire.Start(), 0.0)
    while table.phase == "playing":
        while table.out or table.undecided:
            out, table.out = table.out, []
            for viewer, message in out:
                viewer.send(message)
                ask = getattr(message, "ask", None)
                asked.extend([(viewer, ask)] if ask is not None else [])
            table.consider(0.0)
        if asked:
            viewer, ask = asked.popleft()
            table.handle(viewer, wire.Answer(ask.number, [rng.choice(ask.moves).text]), 0.0)
        else:
            table.tick(table.wake_at() or 0.0)
    print(game, "told", told.hexdigest())
"""


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="boothill-compile-") as folder:
        if not build(Path(folder), level=1):
            return 1
        play = Path(folder) / "play.py"
        play.write_text(PLAY, encoding="utf-8")
        games = {}
        for how, path in (("compiled", folder), ("plain", str(ROOT / "src"))):
            ran = subprocess.run(
                [sys.executable, str(play), how],
                cwd=folder if how == "compiled" else ROOT,
                env={**os.environ, "PYTHONPATH": path, "PYTHONSAFEPATH": "1"},
                capture_output=True,
                text=True,
            )
            if ran.returncode != 0:
                print(ran.stdout[-2000:], ran.stderr[-4000:], file=sys.stderr)
                return 1
            games[how] = ran.stdout
        if games["compiled"] != games["plain"]:
            print("the compiled engine plays other games than the plain one", file=sys.stderr)
            return 1
    print("the engine compiles with mypyc and plays the same 64 games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
