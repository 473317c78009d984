"""Who is who: desperado's network beside the role beliefs, at the same moments. python -m bench.role_head

Bots play; at every fifth decision the seat that decides is asked for the role of every living player whose role it
cannot see. Log-loss in nats and the calibration error of both, and the difference with its 95 % interval over games.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp, log
from random import Random

from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.bots.learned.network import Network
from boothill.bots.learned.sheet import SEATS, places_of_seats
from boothill.bots.learned.shipped import shipped
from boothill.core.view import View
from boothill.knowledge.beliefs import ROLES, beliefs
from boothill.knowledge.memory import Memory
from boothill.lab.measure.matches import GameSize, deal, tables_of

BOTS = ("karma", "greedy", "gunslinger")
EVERY = 5
Asked = tuple[tuple[list[float], list[float]], int]
"""The chances of each hidden role by belief and by the network, and which it was."""


def told(network: Network, view: View, memory: Memory) -> dict[int, list[float]]:
    """What the network says of each seat: the chances of the hidden roles."""
    encoder = network.encoder
    heads = network.heads(network.state(encoder.facts(view, memory)))
    numbers, sides = encoder.names.numbers["roles"], encoder.names.size("sides")
    count = (len(heads) - 1 - sides) // SEATS
    found = {}
    for seat, at in enumerate(places_of_seats(view, encoder.sheet(view.rules))):
        first = 1 + sides + at * count
        powers = [exp(heads[first + numbers[role]]) for role in ROLES]
        found[seat] = [power / sum(powers) for power in powers]
    return found


def game(table: GameSize, seed: str) -> Iterator[Asked]:
    """One game of bots: every role that was asked for."""
    rng = Random(seed)
    s = deal(table, seed)
    network = shipped(table.game)
    assert network is not None
    driver = Driver(s, [make_bot(rng.choice(BOTS)) for _ in s.names], rng)
    number = 0
    while not s.over:
        if len(s.legal()) > 1:
            number += 1
            if number % EVERY == 0:
                view, memory = s.view(s.to_act), driver.memories[s.to_act]
                believed, said = beliefs(view, memory), told(network, view, memory)
                for seat, role in enumerate(s.roles):
                    if not view.roles[seat] and view.alive[seat]:
                        yield (believed[seat], said[seat]), ROLES.index(role)
        following = driver.next_move()
        assert following is not None
        driver.make(*following)


def loss(asked: list[Asked], which: int) -> float:
    return -sum(log(max(given[which][true], 1e-6)) for given, true in asked)


def calibration(asked: list[Asked], which: int) -> float:
    """The mean distance between what was said and what came true, by tenths."""
    said: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
    for given, true in asked:
        for role, chance in enumerate(given[which]):
            said[min(9, int(chance * 10))].append((chance, role == true))
    off = sum(abs(sum(p for p, _ in some) - sum(hit for _, hit in some)) for some in said)
    return off / sum(map(len, said))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=120, help="at each table")
    parser.add_argument("--tables", default="classic:4-7,classic+dodge-city:8")
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
    asked = [one for some in games for one in some]
    count = len(asked)
    cells = [f"{loss(asked, which) / count:.3f} | {100 * calibration(asked, which):.1f} %" for which in (0, 1)]
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
