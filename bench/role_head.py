"""Who is who: desperado's network beside the role beliefs, at the same moments. python -m bench.role_head

Bots play; at every fifth decision the seat that decides is asked for the role of every living player whose role it
cannot see. Log-loss in nats and the calibration error of both, and the difference with its 95 % interval over games.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import log
from random import Random

from boothill.bots.learned.roles import corrected
from boothill.bots.learned.shipped import shipped
from boothill.knowledge.beliefs import ROLES, beliefs
from boothill.lab.fit.role_head import asked, hidden
from boothill.lab.measure.matches import GameSize, tables_of, usual

Asked = tuple[tuple[list[float], list[float]], int]
"""The chances of each hidden role by belief and by the network, and which it was."""


def game(table: GameSize, seed: str) -> Iterator[Asked]:
    """One game of bots: every role that was asked for."""
    network = shipped(table.game)
    assert network is not None
    for view, memory, roles in asked(table, seed):
        believed, said = beliefs(view, memory), corrected(network, view, memory)
        for seat in hidden(view):
            yield (believed[seat], said[seat]), ROLES.index(roles[seat])


def loss(found: list[Asked], which: int) -> float:
    return -sum(log(max(given[which][true], 1e-6)) for given, true in found)


def calibration(found: list[Asked], which: int) -> float:
    """The mean distance between what was said and what came true, by tenths."""
    said: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
    for given, true in found:
        for role, chance in enumerate(given[which]):
            said[min(9, int(chance * 10))].append((chance, role == true))
    off = sum(abs(sum(p for p, _ in some) - sum(hit for _, hit in some)) for some in said)
    return off / sum(map(len, said))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=120, help="at each table")
    parser.add_argument("--tables", default=usual("roles"))
    parser.add_argument("--seed", default="role head")
    options = parser.parse_args()
    print(
        "| table | roles asked for | beliefs: log-loss | calibration | network: log-loss | calibration | difference |"
    )
    print("|---|---|---|---|---|---|---|")
    every: list[list[Asked]] = []
    for table in tables_of(options.tables):
        games = [list(game(table, f"{options.seed}/{table}/{number}")) for number in range(options.games)]
        every += games
        print(line(str(table), games))
    print(line("all", every))


def line(name: str, games: list[list[Asked]]) -> str:
    """What came of some games; the interval is drawn from games, not from roles, which hang together."""
    every = [one for some in games for one in some]
    count = len(every)
    cells = [f"{loss(every, which) / count:.3f} | {100 * calibration(every, which):.1f} %" for which in (0, 1)]
    differences = [(loss(some, 1) - loss(some, 0), len(some)) for some in games if some]
    rng, drawn = Random(name), []
    for _ in range(1000):
        some = rng.choices(differences, k=len(differences))
        drawn.append(sum(d for d, _ in some) / sum(n for _, n in some))
    drawn.sort()
    mean = sum(d for d, _ in differences) / count
    return f"| {name} | {count} | {' | '.join(cells)} | {mean:+.3f} ({drawn[25]:+.3f} to {drawn[974]:+.3f}) |"


if __name__ == "__main__":
    main()
