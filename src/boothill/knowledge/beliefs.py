"""Who is who: the exact chances of the possible layouts of roles, given everything the table has seen.

Each deed is a choice among several options. How likely a role makes that choice depends on what the table believed
about the targets at that moment. Given that, deeds are independent, so the evidence is one number for each seat and
role, and the weight of a layout combines the evidence of its seats. The likelihoods were fitted on games of bots
(`python -m boothill.lab.fit.roles`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from math import exp, log
from random import Random
from typing import Final, Protocol

from boothill.core.events import Event
from boothill.core.ids import NOBODY, Face, Seat
from boothill.core.state import State
from boothill.core.view import View
from boothill.knowledge.actions import BACK, HELP, HINDRANCE, OUT, SHOT, TURN, Deed, Witness
from boothill.knowledge.memory import Memory

_BELIEVED: Final = json.loads(files("boothill.data").joinpath("bots/believed.json").read_text(encoding="utf-8"))
LEADER: Final[str] = _BELIEVED["leader"]
"""The role that is face up."""
ROLES: Final[tuple[str, ...]] = tuple(_BELIEVED["hidden"])
"""The hidden roles, in the order that all tables of this module use."""
FRIENDS: Final[tuple[str, ...]] = tuple(_BELIEVED["friends"])
"""The hidden roles that side with the leader."""
FOES: Final[tuple[str, ...]] = tuple(_BELIEVED["foes"])
"""The hidden roles whose only goal is to eliminate the leader."""
DEEDS: Final = (SHOT, HINDRANCE, HELP, TURN)
FEATURES: Final = 13
"""How many numbers describe an option, see `choices`."""
SLIP: Final = 0.02
"""How often a player chooses at random."""

Weights = dict[str, list[list[float]]]
"""For each kind of deed and each hidden role, the weight of each feature."""
Chances = list[list[float]]
"""For each seat, the chance of each hidden role; all 0 for the Sheriff."""


class Recalls(Protocol):
    """The part of a memory that beliefs and tactics use."""

    @property
    def witness(self) -> Witness: ...

    @property
    def deeds(self) -> list[Deed]: ...

    @property
    def discarded(self) -> list[Face]: ...

    def known(self, place: Seat) -> list[Face]: ...

    def declined(self, seat: Seat) -> int: ...


@cache
def fitted() -> Weights:
    """The likelihoods that come with the package."""
    text = files("boothill.data").joinpath("bots/roles.json").read_text(encoding="utf-8")
    weights: Weights = json.loads(text)
    return weights


DOUBT: Final = -80.0
"""The lowest logarithm of a role's likelihood, relative to the seat's most likely role. Without a limit, the weights of
all layouts could underflow to 0 in a very long game; even seven factors of exp(DOUBT) multiplied do not."""

WayOn = tuple[int, int, int]
"""(state, role, next state): giving a seat this role leads from one state to the next."""


class Layer:
    """The roles that the next seat can hold: all ways on, and the number of states they lead to."""

    def __init__(self, ways: list[WayOn], states: int) -> None:
        self.ways = ways
        self.states = states


@lru_cache(maxsize=4096)
def layers_of(hidden: int, left: tuple[int, int, int]) -> list[Layer]:
    """All ways in which `hidden` seats can hold the roles that are left, seat by seat; empty if they cannot.

    A state is how many of each role have been used. Layouts that have used the same roles share a state, because the
    rest of their ways is the same.
    """
    found = []
    states = {(0, 0, 0): 0}
    for _ in range(hidden):
        ways: list[WayOn] = []
        following: dict[tuple[int, int, int], int] = {}
        for used, number in states.items():
            for role in range(len(ROLES)):
                if used[role] < left[role]:
                    more = (used[0] + (role == 0), used[1] + (role == 1), used[2] + (role == 2))
                    ways.append((number, role, following.setdefault(more, len(following))))
        if not ways:
            return []
        found.append(Layer(ways, len(following)))
        states = following
    return found


_NUMBERS: Final[dict[str, int]] = {role: i for i, role in enumerate(ROLES)}


@lru_cache(maxsize=64)
def _dealt(roles: tuple[str, ...]) -> list[int]:
    """How many cards of each hidden role are dealt."""
    return [roles.count(role) for role in ROLES]


def chances(roles: list[str], dealt: tuple[str, ...], evidence: Chances) -> Chances:
    """The chances of each seat's role: exact sums over all layouts that fit the known roles."""
    left = _dealt(dealt)[:]
    hidden: list[int] = []
    found: Chances = []
    for seat, role in enumerate(roles):
        chance = [0.0, 0.0, 0.0]
        if role:
            number = _NUMBERS.get(role, -1)
            if number >= 0:
                chance[number] = 1.0
                left[number] -= 1
        else:
            hidden.append(seat)
        found.append(chance)
    if not hidden:
        return found
    layers = layers_of(len(hidden), (max(0, left[0]), max(0, left[1]), max(0, left[2])))
    if not layers:  # an invented position with roles that are never dealt together
        for seat in hidden:
            found[seat] = [1 / 3] * 3
        return found
    factors: Chances = []
    before: Chances = [[1.0]]
    for i, layer in enumerate(layers):
        said = evidence[hidden[i]]
        top = max(said)
        factor = [exp(max(value - top, DOUBT)) for value in said]
        factors.append(factor)
        reached = before[i]
        weights = [0.0] * layer.states
        for number, role_number, to in layer.ways:
            weights[to] += reached[number] * factor[role_number]
        before.append(weights)
    after = [1.0] * len(before[-1])
    total = sum(before[-1])
    for i in range(len(hidden) - 1, -1, -1):
        reached, factor = before[i], factors[i]
        weights = [0.0] * len(reached)
        chance = found[hidden[i]]
        for number, role_number, to in layers[i].ways:
            weight = factor[role_number] * after[to]
            weights[number] += weight
            chance[role_number] += reached[number] * weight
        for role_number in range(len(ROLES)):
            chance[role_number] /= total
        after = weights
    return found


def choices(deed: Deed, known: Chances, roles: list[str], alive: list[bool]) -> list[list[float]]:
    """The features of each option of a deed, the deed itself first. For a `spared` turn, the last option is the one
    chosen: to shoot nobody."""
    deputies = outlaws = 0.0
    left = 0
    for seat, living in enumerate(alive):
        if living:
            deputies += known[seat][0]
            outlaws += known[seat][1]
            left += 1
    balance = (outlaws - (1.0 + deputies)) / 3
    late = left <= 3
    if deed.kind == TURN:
        sheriff = roles.index(LEADER) if LEADER in roles else 0
        low = float(deed.life[sheriff] <= 1)
        swept = [1.0, balance, low, float(late)] + [0.0] * (FEATURES - 4)
        return [swept, [0.0] * FEATURES] if deed.all else [[0.0] * FEATURES, swept]
    found = []
    lives = deed.life
    for seat in deed.options:
        deputy, outlaw, renegade = known[seat]
        boss = float(roles[seat] == LEADER)
        last = float(lives[seat] <= 1)
        found.append([
            boss * (1 - late), boss * late, deputy, outlaw, renegade, deputy * balance, outlaw * balance,
            renegade * balance, boss * balance, last, boss * last, 0.0, 0.0,
        ])  # fmt: skip
    if deed.kind != HELP and not deed.forced:
        found.append([0.0] * (FEATURES - 2) + [1.0, min(deed.hand, 6) / 6])
    return found


def spared(deed: Deed) -> Deed | None:
    """A turn without a shot, although somebody was in reach, as a choice to shoot nobody; None for other deeds."""
    if deed.kind == TURN and deed.n == 0 and deed.options and deed.hand > 0:
        return deed._replace(kind=SHOT)
    return None


def likelihood(weights: list[float], found: list[list[float]], chosen: int) -> float:
    """The probability that a role with these weights chooses option `chosen`."""
    values = []
    for features in found:
        value = 0.0
        for weight, x in zip(weights, features, strict=True):
            if x:
                value += weight * x
        values.append(value)
    top = max(values)
    powers = [exp(value - top) for value in values]
    return (1 - SLIP) * powers[chosen] / sum(powers) + SLIP / len(found)


class TableBeliefs:
    """What an onlooker, who sees only public roles, believes after each deed."""

    def __init__(
        self, roles: list[str], dealt: tuple[str, ...], weights: Weights, known: Chances | None = None
    ) -> None:
        self.roles = roles
        self.dealt = dealt
        self.weights = weights
        self.alive = [True] * len(roles)
        self.evidence: Chances = [[0.0, 0.0, 0.0] for _ in roles]
        """For each seat and role, the logarithm of the likelihood of everything the seat has done."""
        self.known = known or chances(roles, dealt, self.evidence)
        self.seen = 0
        self._by_roles: dict[tuple[str, ...], Chances] = {}
        """Cached beliefs of those who know these roles. Copies share it until the evidence changes; then it is
        replaced."""

    def fork(self) -> TableBeliefs:
        """An independent copy."""
        twin = TableBeliefs(self.roles[:], self.dealt, self.weights, self.known)
        twin.alive = self.alive[:]
        twin.evidence = [row[:] for row in self.evidence]
        twin.seen = self.seen
        twin._by_roles = self._by_roles
        return twin

    def see(self, deeds: list[Deed]) -> None:
        """Take in the deeds added since the last call."""
        for deed in deeds[self.seen :]:
            if deed.kind == OUT:
                self.roles[deed.seat] = deed.role
                self.alive[deed.seat] = False
                self.known = chances(self.roles, self.dealt, self.evidence)
            elif deed.kind == BACK:
                self.alive[deed.seat] = True
            elif not self.roles[deed.seat]:
                for kind, found, chosen in self.questions(deed):
                    self._weigh(deed.seat, kind, found, chosen)
                self._by_roles = {}
                self.known = chances(self.roles, self.dealt, self.evidence)
        self.seen = len(deeds)

    def seeing(self, roles: list[str]) -> Chances:
        """The beliefs of somebody who knows these roles. The result is cached, so do not change it."""
        key = tuple(roles)
        found = self._by_roles.get(key)
        if found is None:
            found = self._by_roles[key] = chances(roles, self.dealt, self.evidence)
        return found

    def questions(self, deed: Deed) -> list[tuple[str, list[list[float]], int]]:
        """The choices that a deed answers: the kind of choice, its options, and which option was chosen."""
        asked = []
        if deed.kind != TURN or not deed.forced:
            asked.append((deed.kind, choices(deed, self.known, self.roles, self.alive), 0))
        nobody = spared(deed)
        if nobody is not None:
            found = choices(nobody, self.known, self.roles, self.alive)
            asked.append((SHOT, found, len(found) - 1))
        return asked

    def _weigh(self, seat: Seat, kind: str, found: list[list[float]], chosen: int) -> None:
        trust = self.weights["trust"][0][0]
        for role, weights in enumerate(self.weights[kind]):
            self.evidence[seat][role] += trust * log(likelihood(weights, found, chosen))


def _table(view: View, memory: Recalls, look: bool = True) -> TableBeliefs:
    """The beliefs of an onlooker who has seen all deeds in a memory; without `look`, new deeds are left out."""
    witness = memory.witness
    table = witness.beliefs
    if not isinstance(table, TableBeliefs):
        shown = [role if role == LEADER else "" for role in view.roles]
        gone = {deed.seat for deed in memory.deeds if deed.kind == OUT}
        for seat, alive in enumerate(view.alive):
            if not alive and seat not in gone:
                shown[seat] = witness.board.roles[seat]
        table = witness.beliefs = TableBeliefs(shown, view.rules.roles[len(view.names)], fitted())
        table.alive = [alive or seat in gone for seat, alive in enumerate(view.alive)]
    if look:
        table.see(memory.deeds)
    return table


def beliefs(view: View, memory: Recalls) -> Chances:
    """The chances of each seat's role, for the seat of this view, which also knows its own role."""
    return _table(view, memory).seeing(view.roles)


class Onlooker:
    """Watches a game from the deal on and says what each seat could believe at any time."""

    def __init__(self, s: State) -> None:
        view = s.view(NOBODY)
        self.memory = Memory(view)
        self.hidden = ROLES if "" in view.roles else ()
        """The roles that were hidden at the deal."""

    def see(self, events: list[Event]) -> None:
        self.memory.see(events)

    def weighed(self, view: View) -> Iterator[tuple[Deed, Chances]]:
        """Yield each deed since the last call, with a spectator's beliefs after it; nothing if no role is hidden."""
        if self.hidden:
            table = _table(view, self.memory, look=False)
            for deed in self.memory.deeds[table.seen :]:
                table.see(self.memory.deeds[: table.seen + 1])
                yield deed, table.known

    def chances(self, view: View) -> Chances:
        """The chances of each seat's role as the owner of this view sees them; empty if no role is hidden."""
        return beliefs(view, self.memory) if self.hidden else []


def draw(view: View, memory: Recalls, rng: Random) -> list[str]:
    """A random layout of roles, drawn with its probability: seat by seat, given the roles already drawn."""
    table = _table(view, memory)
    roles = list(view.roles)
    for seat, role in enumerate(roles):
        if not role:
            roles[seat] = rng.choices(ROLES, chances(roles, table.dealt, table.evidence)[seat])[0]
    return roles


def fork(witness: Witness) -> Witness:
    """An independent copy of a witness, including its beliefs."""
    twin = witness.fork()
    if isinstance(witness.beliefs, TableBeliefs):
        twin.beliefs = witness.beliefs.fork()
    return twin
