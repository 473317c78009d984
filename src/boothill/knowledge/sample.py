"""Sampling: a random full state that fits everything a seat sees and remembers."""

from __future__ import annotations

from collections import Counter
from random import Random

from boothill.core.events import UNKNOWN
from boothill.core.ids import Face
from boothill.core.round import Round
from boothill.core.state import State
from boothill.core.view import View
from boothill.knowledge.held import MOST, likely_held
from boothill.knowledge.memory import Memory, World


class Impossible(ValueError):
    """No state fits, because the memory was not told everything its seat saw."""


class _Hidden:
    """The cards that a seat cannot see, in random order."""

    def __init__(self, view: View, free: Counter[Face], rng: Random) -> None:
        self.faces = view.rules.faces
        self.cards = list(free.elements())
        self.rng = rng
        rng.shuffle(self.cards)

    def take(self, n: int, back: int | None = None) -> list[Face]:
        """Take n of the cards, with a certain back if one is given."""
        fit = [card for card in self.cards if back is None or self.faces[card].back == back][: max(n, 0)]
        return self._taken(fit, n)

    def take_likely(self, n: int, back: int, likely: list[float]) -> list[Face]:
        """Take n of the cards with this back for a hand, weighted by how likely each face is held."""
        fit: list[Face] = []
        put_off: list[Face] = []
        for card in self.cards:
            if len(fit) >= n:
                break
            if self.faces[card].back == back:
                (fit if MOST * self.rng.random() < likely[card] else put_off).append(card)
        return self._taken((fit + put_off)[: max(n, 0)], n)

    def _taken(self, cards: list[Face], n: int) -> list[Face]:
        if len(cards) != n:
            raise Impossible("fewer cards are hidden than there are places for them")
        for card in cards:
            self.cards.remove(card)
        return cards


def sample(view: View, memory: Memory, rng: Random) -> State:
    """A possible state, given what the seat knows. It has a new seed, so it reveals nothing about future chance.

    Hands are more likely to hold cards that players keep than cards that they play at once; a player who has just let a
    hit through rarely holds a miss.
    """
    rules = view.rules
    known, free = _world(view, memory, rng)
    hidden = _Hidden(view, free, rng)
    hands = []
    for seat, backs in zip(view.seats, view.backs, strict=True):
        if seat == view.seat:
            hands.append(view.hand[:])
            continue
        needed = Counter(backs)
        needed.subtract(rules.faces[card].back for card in known[seat])
        likely = likely_held(view, memory.declined(seat), seat)
        unknown = [card for back, n in needed.items() for card in hidden.take_likely(n, back, likely)]
        rng.shuffle(unknown)
        hands.append([*known[seat], *unknown])  # the unknown cards are taken to be the newest
    pile = [card if card != UNKNOWN else hidden.take(1)[0] for card in memory.pile]
    # Cards put back on the deck are on top of it, unless somebody is looking at them now.
    top = [*known[memory.deck], *hidden.take(memory.sizes[memory.deck] - len(known[memory.deck]))]
    rng.shuffle(top)
    stack = []
    for frame in view.stack:
        looked_at = frame.held().count(UNKNOWN)
        if looked_at:
            frame, top = frame.with_held(tuple(top[:looked_at])), top[looked_at:]
        stack.append(frame)
    decks = []
    for place, size in enumerate(view.deck_sizes):
        own = rules.backs.index(view.roles[place]) if rules.shape.own_decks and place < len(view.names) else None
        decks.append([*hidden.take(size - (len(top) if place == 0 else 0), own), *(top if place == 0 else [])])
    if hidden.cards:
        raise Impossible("more cards are hidden than there are places for them")
    roles, reserves = sample_roles(view, rng), sample_reserves(view, memory, rng)
    s = State(rules, view.names, view.owner, roles, f"sample {rng.getrandbits(64)}", view)
    s.hands, s.decks, s.deck_of, s.pile = hands, decks, view.deck_of[:], pile
    s.fallen, s.waiting, s.reserves = view.fallen[:], view.waiting[:], reserves
    s.stack = [frame.imagined(s, rng.randrange) for frame in stack]
    s.round = sample_round(view, rng)
    return s


def _world(view: View, memory: Memory, rng: Random) -> tuple[World, Counter[Face]]:
    """A random world among those the seat considers possible, and the cards that are still hidden in it."""
    worlds = list(memory.worlds)
    drawn = rng.choices(range(len(worlds)), weights=[memory.worlds[world] for world in worlds], k=8)
    for chosen in [*drawn, *range(len(worlds))]:
        free = unseen(view, memory)
        free.subtract(card for hand in worlds[chosen] for card in hand)
        if min(free.values(), default=0) >= 0:
            return worlds[chosen], free
    raise Impossible("the cards this seat remembers are more than the deck holds")


def sample_reserves(view: View, memory: Memory, rng: Random) -> list[list[str]]:
    """The seat's own reserve in a random order; for the others, characters of their side that have not been in play."""
    reserves = []
    taken = set(memory.met)
    for seat, size in enumerate(view.reserve_sizes):
        names = view.reserve[:]
        if seat != view.seat or len(names) < size:
            sides = ("", view.roles[seat])
            names = [n for n, who in view.rules.characters.items() if who.side in sides and n not in taken]
        rng.shuffle(names)
        reserves.append(names[:size])
        taken.update(reserves[-1])
    return reserves


def sample_round(view: View, rng: Random) -> Round | None:
    """The round with a random order of the hidden event cards; a final event stays last."""
    round = view.round
    if round is None or len(round.next) < 2:
        return round
    seen = (*round.past, round.event, round.next[0])
    events = view.rules.events
    ordinary = [name for name, row in events.items() if not row.final and name not in seen]
    finals = [name for name, row in events.items() if row.final and name not in seen]
    rng.shuffle(ordinary)
    last = [rng.choice(finals)] if finals else []
    hidden = len(round.next) - 1
    below = [*ordinary[: hidden - len(last)], *last]
    return round.but(next=(round.next[0], *below))


def sample_roles(view: View, rng: Random) -> list[str]:
    """The roles that the view shows, with the others in a random order."""
    left = Counter(view.rules.roles[len(view.names)])
    left.subtract(role for role in view.roles if role)
    if min(left.values()) < 0:  # an invented position: any role cards of the box may be there
        left = Counter(view.rules.box)
        left.subtract(role for role in view.roles if role)
    roles = list((+left).elements())
    rng.shuffle(roles)
    return [role or roles.pop() for role in view.roles]


def unseen(view: View, memory: Memory) -> Counter[Face]:
    """The cards that the seat cannot see now, including those it remembers."""
    free = Counter(view.rules.deck)
    free.subtract(view.hand)
    for table in view.table:
        free.subtract(table)
    for frame in view.stack:
        free.subtract(card for card in frame.held() if card != UNKNOWN)
    free.subtract(card for card in memory.pile if card != UNKNOWN)
    return free
