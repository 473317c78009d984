"""The thirteen events of High Noon and the two later ones: a row for each, and a short function where needed."""

from __future__ import annotations

from boothill.core.board import Board
from boothill.core.frames.hits import Each
from boothill.core.ids import NO_FIGURE, NOBODY, Face, Figure, Seat
from boothill.core.intents import (
    ABILITIES,
    AID,
    BLOWS,
    BURDEN,
    DRAW,
    DRAW_PHASE,
    DRINKS,
    EVERYBODY,
    FORBID,
    HEAL,
    IN_FORCE,
    LOSE,
    REACH,
    RETURN,
    SET_LIFE,
    STRIP,
    SUITS,
    TURN_BEGINS,
    TURN_ROUND,
    Intent,
)
from boothill.core.moves import PLAY
from boothill.core.rows import Card, Character, EventCard
from boothill.core.ruleset import Parts
from boothill.core.state import State
from boothill.sets.classic.frames import BEER
from boothill.sets.high_noon import frames
from boothill.sets.high_noon.deck import (
    AFTER,
    BEFORE,
    BEGINS,
    ENDS,
    SURPLUS,
    game,
    go_round,
    nobody_did_it,
    round_of,
)
from boothill.sets.high_noon.frames import SUIT_NAMED, BlueCard, Identity, NameSuit

KIT_CARLSON = "Kit Carlson"
TRAIN = "Train Arrival"


def thirst(s: Board, seat: Seat, n: int) -> int:
    """One card fewer, but at least one. [HIN-7.1]"""
    return n - 1 if n > 1 else 1


def train(s: State, seat: Seat) -> None:
    """Draw one more card, after everything else. [HIN-7.2]"""
    s.draw(seat, 1, TRAIN)


def all_three(s: State, seat: Seat) -> None:
    """With the extra card, Kit Carlson would take all three cards anyway, so there is no choice. [HIN-7.3]"""
    s.take_usual(seat, 2)


def hangover(s: State, seat: Seat) -> None:
    """A copied ability ends with a draw phase in which no character is chosen. [HIN-6.4]"""
    s.ability[s.fronts[seat]] = s.characters[s.fronts[seat]]


def shootout(s: State, seat: Seat) -> int:
    """One more limited card than usual. [HIN-8.1]"""
    return 1 + game(s).extra_limited_plays(s, seat)


def sermon(s: Board, seat: Seat, card: Face, row: Card, verb: str) -> str:
    """In their own turn, players may neither play nor give up a BANG!. [HIN-8.4, 8.5]"""
    return "sermon" if seat == s.turn and row.name == s.rules.shot else ""


def reverend(s: Board, seat: Seat, card: Face, row: Card, verb: str) -> str:
    """Nobody may play a Beer. [HIN-9.1]"""
    return "reverend" if row.name == BEER and verb == PLAY else ""


def handcuffs(s: Board, seat: Seat, card: Face, row: Card, verb: str) -> str:
    """In their own turn, players may only play cards of the chosen suit, as printed. [HIN-14.5 to 14.8]"""
    named = s.this_turn.get(SUIT_NAMED, 0)
    if not named or seat != s.turn or verb != PLAY:
        return ""
    return "" if s.rules.faces[card].suit == frames.SUITS[named - 1] else "handcuffs"


def name_suit(s: State, seat: Seat) -> None:
    s.then(NameSuit(seat))


def daltons(s: State, seat: Seat) -> None:
    """Everybody with a blue card in play discards one, the starter first. [HIN-10.1]"""
    s.then(Each(BlueCard(NO_FIGURE), tuple(s.clockwise())))


def doctor(s: State, seat: Seat) -> None:
    """Everybody who has the fewest life points regains one. [HIN-10.4]"""
    fewest = min(s.life[figure] for figure in s.clockwise())
    for figure in [figure for figure in s.clockwise() if s.life[figure] == fewest]:
        s.heal(figure, 1)


def gold_rush(s: State, seat: Seat) -> None:
    """Turns pass to the right. [HIN-11.1]"""
    go_round(s, seat, -1)


def ghost_town(s: State, seat: Seat) -> None:
    """Eliminated players who have not had a turn in this round take one as ghosts. [HIN-12.1, 12.2]"""
    go_round(s, seat, 1, haunts)


def haunts(s: State, seat: Seat) -> bool:
    return seat not in round_of(s).been


def no_loss(s: State, figure: Figure, points: int, by: Seat) -> None:
    """A ghost loses nothing. [HIN-12.6]"""
    if not s.is_ghost(figure):
        game(s).loses_life(s, figure, points, by)


def three_for_a_ghost(s: Board, seat: Seat, n: int) -> int:
    """A ghost takes three cards instead of two. [HIN-12.3]"""
    return 3 if n == 2 and s.is_ghost(s.fronts[seat]) else n


def keeps_all(s: State, seat: Seat) -> None:
    """A ghost has no discard phase. [HIN-12.4]"""
    if not s.is_ghost(s.fronts[seat]):
        s.rules.under("").named_steps[SURPLUS](s, seat)


def ghost_leaves(s: State, seat: Seat) -> None:
    """A ghost is eliminated again, by nobody. [HIN-12.9]"""
    if s.is_ghost(s.fronts[seat]):
        nobody_did_it(s)
        s.rules.loses_last_life(s, s.fronts[seat], NOBODY)


def high_noon(s: State, seat: Seat) -> None:
    """The player loses a life point at the start of the turn. [HIN-13.1]"""
    nobody_did_it(s)
    s.rules.loses_life(s, s.fronts[seat], 1, NOBODY)


def new_identity(s: State, seat: Seat) -> None:
    if s.reserves[seat]:
        s.then(Identity(seat))


EVENTS = [
    EventCard("Blessing", "HIN-5.1", Parts(suit="♥"), intents=(Intent(AID, EVERYBODY, when=IN_FORCE),)),
    EventCard("Curse", "HIN-5.1", Parts(suit="♠"), intents=(Intent(BURDEN, EVERYBODY, when=IN_FORCE),)),
    EventCard("Hangover", "HIN-6.1", Parts(abilities_rest=True, steps={BEFORE: hangover},
                                           cites={"ability-rests": "HIN-6.1"}),
              intents=(Intent(FORBID, EVERYBODY, of=ABILITIES, when=IN_FORCE),)),
    EventCard("Thirst", "HIN-7.1", Parts(takes=thirst), intents=(Intent(DRAW, EVERYBODY, -1, when=DRAW_PHASE),)),
    EventCard(TRAIN, "HIN-7.2", Parts(
        steps={AFTER: train},
        characters=[Character(KIT_CARLSON, 4, "HIN-7.3", draw_phase=all_three,
                              intents=(Intent(AID, when=DRAW_PHASE),))],
    ), intents=(Intent(DRAW, EVERYBODY, 1, when=DRAW_PHASE),)),
    EventCard("Shootout", "HIN-8.1", Parts(extra_limited_plays=shootout, cites={"limit": "HIN-8.1"}),
              intents=(Intent(REACH, EVERYBODY, when=IN_FORCE),)),
    EventCard("The Sermon", "HIN-8.4", Parts(forbids=sermon, cites={"sermon": "HIN-8.4"}),
              intents=(Intent(FORBID, EVERYBODY, of=BLOWS, when=IN_FORCE),)),
    EventCard("The Reverend", "HIN-9.1", Parts(forbids=reverend, cites={"reverend": "HIN-9.1"}),
              intents=(Intent(FORBID, EVERYBODY, of=DRINKS, when=IN_FORCE),)),
    EventCard("The Daltons", "HIN-10.1", Parts(cites={"blue-in-play": "HIN-10.1"}), once=daltons,
              intents=(Intent(STRIP, EVERYBODY),)),
    EventCard("The Doctor", "HIN-10.4", Parts(), once=doctor, intents=(Intent(HEAL, EVERYBODY),)),
    EventCard("Gold Rush", "HIN-11.1", Parts(next_turn=gold_rush),
              intents=(Intent(TURN_ROUND, EVERYBODY, when=IN_FORCE),)),
    EventCard("Ghost Town", "HIN-12.1", Parts(
        next_turn=ghost_town, loses_life=no_loss, takes=three_for_a_ghost,
        steps={SURPLUS: keeps_all, ENDS: ghost_leaves}, cites={"ghost": "HIN-12.7", "ghost-unhurt": "HIN-12.6"},
    ), intents=(Intent(RETURN, EVERYBODY, 0, when=TURN_BEGINS),)),
    EventCard("New Identity", "HIN-14.1", Parts(
        steps={BEGINS: new_identity},
    ), intents=(Intent(SET_LIFE, n=2, when=TURN_BEGINS),)),
    EventCard("Handcuffs", "HIN-14.5", Parts(
        forbids=handcuffs, steps={AFTER: name_suit}, cites={"handcuffs": "HIN-14.5", "name-suit": "HIN-14.5"},
    ), intents=(Intent(FORBID, EVERYBODY, of=SUITS, when=IN_FORCE),)),
    EventCard("High Noon", "HIN-13.1", Parts(steps={BEGINS: high_noon}), final=True,
              intents=(Intent(LOSE, EVERYBODY, when=TURN_BEGINS),)),
]  # fmt: skip

LATE = ("New Identity", "Handcuffs")
"""The two later cards. [HIN-2.5]"""
RETURNS = ("Ghost Town", "Dead Man")
"""The events that bring eliminated players back. [HIN-2.6]"""
WORDS = {"♥": "♥", "♦": "♦", "♣": "♣", "♠": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣", "spades": "♠"}
FRAMES = [BlueCard, Identity, NameSuit]
