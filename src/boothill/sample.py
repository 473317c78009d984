"""Imagining the rest: a full state that fits everything a seat sees and remembers."""

from __future__ import annotations

from collections import Counter
from random import Random

from boothill.core.events import UNKNOWN
from boothill.core.state import State
from boothill.core.view import View
from boothill.memory import Memory


class Impossible(ValueError):
    """No state fits; the memory was not told everything its seat saw."""


def sample(view: View, memory: Memory, rng: Random) -> State:
    """A state as it may be, for all the seat knows. Its randomness is fresh: nobody can peek at what is to come."""
    rules = view.rules
    worlds = list(memory.worlds)
    rng_order = rng.choices(range(len(worlds)), weights=[memory.worlds[world] for world in worlds], k=8)
    for chosen in [*rng_order, *range(len(worlds))]:
        known = worlds[chosen]
        free = _unseen(view, memory)
        free.subtract(card for hand in known for card in hand)
        if min(free.values(), default=0) >= 0:
            break
    else:
        raise Impossible("the cards this seat remembers are more than the deck holds")
    cards = list(free.elements())
    rng.shuffle(cards)

    hands = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands.append(view.hand[:])
            continue
        hand = [*known[seat], *_take(cards, size - len(known[seat]))]
        rng.shuffle(hand)
        hands.append(hand)
    pile = [card if card != UNKNOWN else cards.pop() for card in memory.pile]
    # Cards put back on the deck lie on top of it, unless somebody looks at them just now.
    top = [*known[memory.deck], *_take(cards, memory.sizes[memory.deck] - len(known[memory.deck]))]
    rng.shuffle(top)
    stack = []
    for frame in view.stack:
        if UNKNOWN in frame.held():
            frame, top = frame.with_held(tuple(top)), []
        stack.append(frame)
    deck = [*_take(cards, view.deck_sizes[0] - len(top)), *top]
    if cards:
        raise Impossible("more cards are hidden than there are places for them")
    return State(
        rules, view.names, view.owner, view.life[:], view.full[:], view.who[:], view.ability[:],
        [cards[:] for cards in view.table], view.alive[:], sample_roles(view, rng), view.fronts[:], view.turn,
        view.phase, view.tally.copy(), view.fresh[:], view.winner, view.to_act, hands, [deck], view.deck_of[:], pile,
        stack, view.fallen[:], view.waiting[:], [[] for _ in view.names], f"sample {rng.getrandbits(64)}", 0,
    )  # fmt: skip


def sample_roles(view: View, rng: Random) -> list[str]:
    """The roles one sees, and the others in any order."""
    left = Counter(view.rules.roles[len(view.names)])
    left.subtract(role for role in view.roles if role)
    if min(left.values()) < 0:  # a made-up table; whatever role cards there are may lie there
        left = Counter(view.rules.box)
        left.subtract(role for role in view.roles if role)
    roles = list((+left).elements())
    rng.shuffle(roles)
    return [role or roles.pop() for role in view.roles]


def _unseen(view: View, memory: Memory) -> Counter[int]:
    """The cards that lie where the seat cannot see them now, those it remembers among them."""
    free = Counter(view.rules.deck)
    free.subtract(view.hand)
    for table in view.table:
        free.subtract(table)
    for frame in view.stack:
        free.subtract(card for card in frame.held() if card != UNKNOWN)
    free.subtract(card for card in memory.pile if card != UNKNOWN)
    return free


def _take(cards: list[int], n: int) -> list[int]:
    if n > len(cards) or n < 0:
        raise Impossible("fewer cards are hidden than there are places for them")
    return [cards.pop() for _ in range(n)]
