"""The Duel as a ruleset."""

from __future__ import annotations

from boothill.core import events as ev
from boothill.core.board import Board
from boothill.core.events import EVERYBODY, Event
from boothill.core.frames.base import Frame
from boothill.core.frames.turn import Turn, compel, surplus
from boothill.core.ids import NOBODY, Face, Figure, Seat, Target
from boothill.core.rng import permutation
from boothill.core.rows import NO_LIMIT, Card, Character
from boothill.core.ruleset import Parts, Ruleset, Step
from boothill.core.shape import Shape
from boothill.core.state import State
from boothill.sets.duel.cards import CARDS, COLT, DEMANDS, EXTRA_CARDS, MISSED
from boothill.sets.duel.characters import CHARACTERS, MORE_BANGS
from boothill.sets.duel.fronts import ChooseFront, Replacing, Swapping
from boothill.sets.duel.gear import Blind, Disarming, Robbing
from boothill.sets.duel.hits import FurtherCard, Hit, StepIn, loses_life
from boothill.sets.duel.playing import DuelPlaying, OneOfThese
from boothill.sets.duel.reveals import PickReveal, SymbolReveal
from boothill.sets.duel.settle import SETTLE, SETTLE_CARD, Leaving, Scavenging, Settle
from boothill.sets.duel.sides import COMMON, OWN_DECKS, OWNERS, SIDES, SLOTS, SetOff
from boothill.sets.options import Option
from boothill.sets.tables import symbol_deck

OPTIONS: dict[str, Option] = {
    "characters": Option("DUE-3.1", ("4", "5", "6", "7", "8", "9", "10", "11", "12")),
}
"""How many characters each side takes; more than four by agreement. [DUE-R.41]"""


def start(s: State, seat: Seat) -> None:
    """Dynamite, Rattlesnake and Stampede, for both characters. [DUE-4.2]"""
    compel(s, SLOTS[seat])


def draw_phase(s: State, seat: Seat) -> None:
    """Draw two cards, plus what the front adds. [DUE-4.3]"""
    front = s.fronts[seat]
    own_way = s.ability[front].draw_phase
    if own_way is None:
        s.draw(seat, 2 + s.ask(EXTRA_CARDS, front))
    else:
        own_way(s, seat)


def play_phase(s: State, seat: Seat) -> None:
    s.then(DuelPlaying(seat))


TURN: list[tuple[str, Step | str]] = [
    ("start", start), ("draw", draw_phase), ("play", play_phase), ("discard", surplus),
]  # fmt: skip
"""The turn. [DUE-4.1]"""


def hand_limit(s: Board, seat: Seat) -> int:
    """As many cards as the front has life points, but at least two. [DUE-4.8, 4.9]"""
    life = s.life[s.fronts[seat]]
    return life if life > 2 else 2


def reveals(figure: Figure, demand: str) -> Frame:
    """For gear, its owner reveals from their own deck. [DUE-9.3]"""
    return SymbolReveal(figure, demand, OWNERS[figure])


def carries_out(s: State, seat: Seat, row: Card, card: Face, target: Target) -> None:
    """A played card first goes to the pile, then takes effect. [DUE-7.7]"""
    s.pile.append(card)
    s.events.append(Event(ev.SPENT, seat, NOBODY, (card,), EVERYBODY))
    if row.limit and s.ask(NO_LIMIT, s.fronts[seat]) > 0:
        s.this_turn[row.limit] -= 1  # such shots do not count [DUE-7.6]
    s.then(SETTLE_CARD[card])
    assert row.effect is not None
    row.effect(s, seat, card, target)


def extra_limited_plays(s: State, seat: Seat) -> int:
    """One more BANG! card with The Stranger in play, in front or rear. [DUE-15.10]"""
    more = 0
    for slot in SLOTS[seat]:
        if s.alive[slot]:
            more += s.ability[slot].numbers.get(MORE_BANGS, 0)
    return more


def runs_waiting(s: State) -> None:
    """What waits happens when the effect under way is complete, or at once between effects. [DUE-12.2]"""
    if not any(isinstance(frame, Settle) for frame in s.stack):
        s.then(SETTLE)


def renews_deck(s: State, seat: Seat) -> None:
    """Handle an empty deck at once: a player's own deck is used up, the common one is renewed. [DUE-5.2, 5.3]"""
    own = s.deck_of[seat]
    if s.decks[own]:
        return
    if own != COMMON:
        s.deck_of[seat] = COMMON
        s.tell(ev.OWN_DECK_GONE, seat)
    if not s.decks[COMMON] and s.pile:
        s.renew(s.decks[COMMON])


def loses_last_life(s: State, figure: Figure, by: Seat) -> None:
    """Do nothing yet: eliminations are checked when the effect is complete. [DUE-13.1]"""


def eliminates(s: State, figure: Figure, by: Seat) -> None:
    """Do nothing: the step that settles an effect (`Settle`) does it."""


def rewards(s: State, figure: Figure, by: Seat) -> None:
    """There are no rewards."""


def ends_if_won(s: State, figure: Figure, by: Seat) -> None:
    """Do nothing: `Settle` does it."""


def winners(s: State) -> tuple[Seat, ...]:
    return (Seat(s.roles.index(s.winner)),)


def resigns(s: State, seat: Seat) -> str:
    """Each player leads a whole side, so the other side wins."""
    return SIDES[1 - SIDES.index(s.roles[seat])]


def open_role(s: State, seat: Seat) -> bool:
    return True


def starting_life(character: Character, role: str) -> int:
    return character.life


def deals(rules: Ruleset, names: tuple[str, ...], seed: str, keep: dict[Seat, str], leader: Seat) -> State:
    """Shuffle both reserves and both decks and deal the hands; the law gets four cards and begins. [DUE-3.1 to 3.5]"""
    if len(names) != 2:
        raise ValueError(f"{rules.name} is for 2 players, not {len(names)}")
    if keep:
        raise ValueError(f"{rules.name} deals new characters for every game")
    roles = [SIDES[i] for i in permutation(seed, 1, 2)]
    if leader != NOBODY and roles[leader] != SIDES[0]:
        roles.reverse()
    reserves = []
    decks: list[list[Face]] = [[], [], []]
    hands: list[list[Face]] = []
    for seat, side in enumerate(roles):
        own = [character.name for character in rules.characters.values() if character.side == side]
        chosen = [own[i] for i in permutation(seed, 2 + seat, len(own))][: int(rules.options["characters"])]
        reserves.append(chosen)
        back = SIDES.index(side)
        cards = [card for card in rules.deck if rules.faces[card].back == back]
        decks[seat] = [cards[i] for i in permutation(seed, 4 + seat, len(cards))]
        hands.append([decks[seat].pop() for _ in range(4 if side == SIDES[0] else 5)])
    pairs = tuple([(reserve.pop(), reserve.pop()) for reserve in reserves])
    first = Seat(roles.index(SIDES[0]))
    s = State(rules, names, OWNERS, roles, seed)
    s.random_acts = 5
    s.fronts = [SLOTS[0][0], SLOTS[1][0]]
    s.turn = first
    s.hands, s.decks, s.deck_of = hands, decks, list(OWN_DECKS)
    s.reserves = reserves
    s.stack = [Turn(first, 0), ChooseFront(OWNERS[0], "", pairs)]
    return s.start()


CITES = {
    "over": "DUE-2.1",
    "no-seat": "DUE-3.1",
    "no-card": "DUE-1.2",
    "eliminated": "DUE-13.8",
    "not-your-ability": "DUE-6.1",
    "character-card": "DUE-7.8",
    "not-asked": "DUE-12.2",
    "not-your-turn": "DUE-7.9",
    "not-asked-for": "DUE-12.2",
    "not-in-hand": "DUE-4.4",
    "not-in-play-phase": "DUE-17.1",
    "not-now": "DUE-R.42",
    "not-as": "DUE-17.1",
    "only-as-answer": "DUE-7.9",
    "limit": "DUE-7.1",
    "played-out": "DUE-R.47",
    "cost": "DUE-4.4",
    "no-cost": "DUE-4.4",
    "laid-this-turn": "DUE-6.1",
    "no-target": "DUE-7.8",
    "needs-target": "DUE-7.8",
    "position": "DUE-7.2",
    "no-gear": "DUE-7.8",
    "not-there": "DUE-7.8",
    "no-cards": "DUE-7.8",
    "sole": "DUE-4.7",
    "swapped": "DUE-4.5",
    "reload": "DUE-10.1",
    "discard-phase": "DUE-4.8",
    "answer-hit": "DUE-8.2",
    "used-once": "DUE-8.3",
    "answer-demand": "DUE-14.15",
    "answer-contest": "DUE-14.8",
    "own-choice": "DUE-14.18",
    "further-card": "DUE-15.9",
    "one-of-these": "DUE-17.4",
    "take-one": "DUE-17.5",
    "name-one": "DUE-11.2",
    "turn": "DUE-4.1",
    "drew": "DUE-4.3",
    "played": "DUE-7.7",
    "laid": "DUE-7.3",
    "used": "DUE-8.2",
    "discarded": "DUE-4.10",
    "removed": "DUE-7.4",
    "spent": "DUE-7.7",
    "offered": "DUE-15.3",
    "turned-up": "DUE-9.1",
    "no-card-left": "DUE-5.4",
    "missed": "DUE-8.2",
    "passed": "DUE-8.3",
    "lost-life": "DUE-0.6",
    "gained-life": "DUE-8.9",
    "out": "DUE-13.2",
    "entered": "DUE-13.3",
    "swapped-places": "DUE-4.5",
    "own-deck-gone": "DUE-5.2",
    "stole": "DUE-11.1",
    "took": "DUE-14.12",
    "store": "DUE-14.12",
    "showed": "DUE-15.8",
    "reshuffled": "DUE-5.3",
    "passed-on": "DUE-14.9",
    "ability": "DUE-6.1",
    "won": "DUE-2.1",
    "dead": "DUE-R.46",
}
"""The rule behind each refusal and each event."""


def duel(options: dict[str, str]) -> Ruleset:
    parts = Parts(
        cards=CARDS,
        characters=CHARACTERS,
        roles={2: SIDES},
        box={side: 1 for side in SIDES},
        demands=DEMANDS,
        cites=CITES,
        frames=[
            DuelPlaying, Settle, SetOff, Leaving, Replacing, Scavenging, Blind, Robbing, Hit, FurtherCard, StepIn,
            SymbolReveal, PickReveal, OneOfThese, Disarming, Swapping, ChooseFront,
        ],
        turn=TURN,
        shot=COLT,
        dodge=MISSED,
        deals=deals,
        loses_life=loses_life,
        loses_last_life=loses_last_life,
        eliminates=eliminates,
        rewards=rewards,
        ends_if_won=ends_if_won,
        winners=winners,
        hand_limit=hand_limit,
        open_role=open_role,
        starting_life=starting_life,
        reveals=reveals,
        carries_out=carries_out,
        extra_limited_plays=extra_limited_plays,
        runs_waiting=runs_waiting,
        renews_deck=renews_deck,
        shape=Shape(figures=2, ring=False, own_decks=True),
        policy="boothill.sets.duel.policy:DuelPolicy",
        position="boothill.sets.duel.position:DuelKeys",
        resigns=resigns,
    )  # fmt: skip
    faces, deck = symbol_deck("duel_cards.csv", parts.cards, SIDES)
    return Ruleset("duel", 2, options, parts, faces, deck, backs=SIDES)
