"""The set-up of a classic game, and of the next one in a series."""

from __future__ import annotations

from boothill.core import events as ev
from boothill.core.frames.turn import Turn
from boothill.core.ids import ALL_FIGURES, NOBODY, SEATS, Face, Seat
from boothill.core.rng import below, permutation
from boothill.core.rows import Character
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.sets.classic.roles import SHERIFF


def deal(
    rules: Ruleset,
    names: tuple[str, ...],
    seed: str,
    keep: dict[Seat, str],
    sheriff: Seat,
) -> State:
    """Shuffle and deal everything. [BAS-3.1 to 3.7]

    `keep`: the characters that seats keep from the last game. `sheriff`: the seat that gets this role, if any.
    """
    players = len(names)
    if players not in rules.roles:
        raise ValueError(f"{rules.name} is for {min(rules.roles)} to {max(rules.roles)} players, not {players}")
    leader = rules.roles[players][0]
    roles = deal_roles(rules.roles[players], seed, sheriff)
    who = deal_characters(rules, players, seed, keep)
    life = [rules.starting_life(character, role) for character, role in zip(who, roles, strict=True)]
    deck = [rules.deck[i] for i in permutation(seed, 3, len(rules.deck))]
    hands: list[list[Face]] = []
    for cards in life:
        hands.append([deck.pop() for _ in range(cards)])
    first = Seat(roles.index(leader))
    s = table_of(rules, names, seed, roles, who, life, hands, deck, first)
    s.random_acts = 3
    s.tell(ev.TURN, first)
    return s.start()


def table_of(
    rules: Ruleset,
    names: tuple[str, ...],
    seed: str,
    roles: list[str],
    who: list[Character],
    life: list[int],
    hands: list[list[Face]],
    deck: list[Face],
    turn: Seat,
) -> State:
    """A state at the start of a turn, with everybody at full life and no cards in play."""
    seats = len(names)
    s = State(rules, names, SEATS[seats], roles, seed)
    s.fronts = list(ALL_FIGURES[seats])
    s.characters, s.ability = who, who[:]
    s.life, s.max_life = life[:], life[:]
    s.alive = [True] * seats
    s.hands, s.decks = hands, [deck]
    s.turn = turn
    s.stack = [Turn(turn, 0)]
    return s


def deal_roles(roles: tuple[str, ...], seed: str, sheriff: Seat) -> list[str]:
    dealt = [roles[i] for i in permutation(seed, 1, len(roles))]
    if sheriff != NOBODY:
        was = dealt.index(roles[0])
        dealt[was], dealt[sheriff] = dealt[sheriff], dealt[was]
    return dealt


def deal_characters(rules: Ruleset, players: int, seed: str, keep: dict[Seat, str]) -> list[Character]:
    """The kept characters, and a random one of the others for every other seat."""
    free = [character for name, character in rules.characters.items() if name not in keep.values()]
    shuffled = [free[i] for i in permutation(seed, 2, len(free))]
    return [rules.characters[keep[seat]] if seat in keep else shuffled.pop() for seat in SEATS[players]]


def carries_over(
    last: State, seed: str, keep: tuple[Seat, ...], wishes: tuple[Seat, ...]
) -> tuple[dict[Seat, str], Seat]:
    """What the next game of a series starts with; ignores wishes that cannot be fulfilled."""
    wished = last.rules.options["sheriff"] == "random" and SHERIFF in last.roles
    return next_deal(last, seed, tuple([seat for seat in keep if last.alive[seat]]), wishes if wished else ())


def next_deal(
    last: State,
    seed: str,
    keep: tuple[Seat, ...] = (),
    wishes: tuple[Seat, ...] = (),
) -> tuple[dict[Seat, str], Seat]:
    """What the next game of a series starts with: the characters kept, and the seat that gets the Sheriff's role.

    [BAS-13.1 to 13.4] `keep`: seats alive at the end of the last game that keep their character. `wishes`: seats that
    want to be Sheriff; one of them is chosen at random. Without a wish the roles are dealt at random or, if the ruleset
    passes the Sheriff round, the next seat clockwise is Sheriff. Raises ValueError if something is impossible.
    """
    rules, players = last.rules, len(last.names)
    if not rules.shape.series:
        raise ValueError(f"{rules.name} has no Sheriff and no series of games")
    if not last.over:
        raise ValueError("the last game is not over yet")
    for seat in (*keep, *wishes):
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} at this table")
    for seat in keep:
        if not last.alive[seat]:
            raise ValueError(f"BAS-13.1: {last.names[seat]} was eliminated and gets a new character")
    kept = {seat: last.characters[seat].name for seat in keep}
    if SHERIFF not in rules.roles[players]:
        if wishes:
            raise ValueError(f"DOD-4.1: there is no Sheriff among {players} players to wish for")
        return kept, NOBODY
    if rules.options["sheriff"] == "passed round":
        if wishes:
            raise ValueError("BAS-13.4: the Sheriff is passed round, nobody can wish for it")
        return kept, last.seats[(last.roles.index(SHERIFF) + 1) % players]
    willing = sorted(set(wishes))
    return kept, willing[below(seed, 4, len(willing))] if willing else NOBODY
