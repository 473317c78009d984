"""The fifteen events of A Fistful of Cards: a row for each, and a short function where needed."""

from __future__ import annotations

from boothill.core import events as ev
from boothill.core.board import Board
from boothill.core.dead import OWED
from boothill.core.ids import Face, Seat
from boothill.core.intents import (
    AID,
    DEMAND,
    DRAW_PHASE,
    EVERYBODY,
    FORBID,
    FORCE,
    GEAR,
    HEAL,
    HELD,
    HIT,
    IN_FORCE,
    LAYING,
    LOSE,
    PIERCE,
    REACH,
    RETURN,
    SHOWN,
    STRIP,
    TARGET,
    TURN_BEGINS,
    TURN_ENDS,
    USER,
    Intent,
)
from boothill.core.moves import PLAY, Move
from boothill.core.refusal import Refused
from boothill.core.rows import BROWN, Card, Character, Demand, EventCard
from boothill.core.ruleset import Parts
from boothill.core.state import State
from boothill.core.targets import PILE, is_figure
from boothill.sets.classic.cards import JAILED
from boothill.sets.fistful.frames import (
    BLOOD_BROTHERS,
    COLOURS,
    HARD_LIQUOR,
    PEYOTE,
    RANCH,
    VENDETTA,
    Brothers,
    Guess,
    Liquor,
    LookInMine,
    OntoDeck,
    Ranch,
    Ranching,
    Revenge,
    Roulette,
)
from boothill.sets.fistful.shots import (
    RICOCHET,
    SNIPER,
    Hits,
    ShotAtCard,
    fistful,
    may_not_ricochet,
    may_not_snipe,
    may_ricochet,
    may_snipe,
    ricochet,
    snipe,
)
from boothill.sets.high_noon.deck import AFTER, BEFORE, BEGINS, ENDS, SURPLUS, TAKING, go_round, round_of

LAW = "Law of the West"
HELD_BEFORE = "held before"
"""Name under which `this_turn` holds how many cards the seat held before its draw phase."""


def kit_carlson(s: State, seat: Seat) -> None:
    """Looks at the top three cards of the pile, topped up from the deck, and takes two. [FIS-3.13]"""
    off_pile = min(3, len(s.pile))
    open = tuple([s.pile.pop() for _ in range(off_pile)])
    if open:
        s.tell_cards(ev.LOOKED, seat, open, shown_to=ev.EVERYBODY, n=off_pile, target=PILE)
    cards = tuple(s.top_cards(seat, min(3 - off_pile, len(s.decks[s.deck_of[seat]]))))
    if cards:
        s.tell_cards(ev.LOOKED, seat, cards, shown_to=(seat,), n=len(cards))
    if open or cards:
        s.then(LookInMine(seat, open, cards, min(2, len(open) + len(cards))))


def onto_deck(s: State, seat: Seat) -> None:
    if len(s.hands[seat]) > s.rules.hand_limit(s, seat):
        s.then(OntoDeck(seat))


def hard_liquor(s: State, seat: Seat) -> None:
    s.then(Liquor(seat))


def law_taking(s: State, seat: Seat) -> None:
    """The usual draw phase; notes how many cards the hand had before it. [FIS-3.6]"""
    s.this_turn[HELD_BEFORE] = len(s.hands[seat])
    s.rules.under("").named_steps[TAKING](s, seat)


def law_shown(s: State, seat: Seat) -> None:
    """Show the second card taken, which must be played if possible. [FIS-3.6]"""
    second = s.this_turn.pop(HELD_BEFORE, 0) + 1
    if second < len(s.hands[seat]):
        card = s.hands[seat][second]
        s.this_turn[OWED] = card + 1
        s.tell_cards(ev.SHOWED_HELD, seat, (card,), shown_to=ev.EVERYBODY, n=1, name=LAW)


def law_owed(s: Board, seat: Seat) -> Face:
    return Face(s.this_turn.get(OWED, 0) - 1)


def peyote(s: State, seat: Seat) -> None:
    s.then(Guess(seat, False))


def ranch(s: State, seat: Seat) -> None:
    if s.hands[seat]:
        s.then(Ranch(seat))


def judge(s: Board, seat: Seat, card: Face, row: Card, verb: str) -> str:
    """Nobody may lay a card in front of anybody. [FIS-5.1]"""
    return "judge" if row.edge != BROWN and verb == PLAY else ""


def blood_brothers(s: State, seat: Seat) -> None:
    s.then(Brothers(seat))


def may_not_give(s: State, seat: Seat, move: Move) -> Refused:
    if not isinstance(s.stack[-1], Brothers):
        return Refused("FIS-6.1", "event-not-now", {"name": move.name})
    target = move.target
    if move.pay or not is_figure(target) or target not in s.others(s.fronts[seat]):
        return s.refused("at-another")
    return s.refused("nothing-to-regain", {"target": s.names[s.owner[target]]})


def dead_man(s: State, seat: Seat) -> None:
    """The first player to be eliminated comes back with two life points. [FIS-6.3]"""
    go_round(s, seat, 1, was_first, life=2)


def was_first(s: State, seat: Seat) -> bool:
    round = round_of(s)
    return round.out[:1] == (seat,) and seat not in round.been


def roulette(s: State, seat: Seat) -> None:
    s.then(Roulette(s.fronts[seat]))


def vendetta(s: State, seat: Seat) -> None:
    """A draw! at the end of the turn, except after an extra turn or a turn in jail. [FIS-6.12 to 6.14]"""
    if not round_of(s).extra and not s.this_turn.get(JAILED, 0):
        s.then(Revenge(seat))


EVENTS = [
    EventCard("Abandoned Mine", "FIS-3.1", Parts(
        source=PILE, steps={SURPLUS: onto_deck},
        characters=[
            Character("Pedro Ramirez", 4, "FIS-3.13", intents=(Intent(AID, when=DRAW_PHASE),)),
            Character("Kit Carlson", 4, "FIS-3.13", draw_phase=kit_carlson, intents=(Intent(AID, when=DRAW_PHASE),)),
        ],
        cites={"took": "FIS-3.1", "put-on-deck": "FIS-3.2", "looked": "FIS-3.13"},
    ), intents=(Intent(AID, EVERYBODY, when=DRAW_PHASE),)),
    EventCard(HARD_LIQUOR, "FIS-3.4", Parts(steps={BEFORE: hard_liquor}, cites={"liquor": "FIS-3.4"}),
              intents=(Intent(HEAL, USER, when=DRAW_PHASE),)),
    EventCard(LAW, "FIS-3.6", Parts(
        steps={TAKING: law_taking, AFTER: law_shown}, owes=law_owed,
        cites={"owed": "FIS-3.6", "showed-held": "FIS-3.6"},
    ), intents=(Intent(FORCE, EVERYBODY, of=SHOWN, when=IN_FORCE),)),
    EventCard(PEYOTE, "FIS-3.9", Parts(
        steps={TAKING: peyote}, cites={"guess": "FIS-3.9", "chose": "FIS-3.9", "showed": "FIS-3.9"},
    ), intents=(Intent(AID, EVERYBODY, when=DRAW_PHASE),)),
    EventCard(RANCH, "FIS-3.11", Parts(
        steps={AFTER: ranch}, cites={"ranch": "FIS-3.11", "name-one": "FIS-3.11"},
    ), intents=(Intent(AID, EVERYBODY, when=DRAW_PHASE),), many=True),
    EventCard("Ambush", "FIS-4.1", Parts(close=True, cites={"out-of-reach": "FIS-4.2"}),
              intents=(Intent(REACH, EVERYBODY, when=IN_FORCE),)),
    EventCard(RICOCHET, "FIS-4.3", Parts(
        cites={"answer-ricochet": "FIS-4.4", "one-bang": "FIS-4.3", "not-there": "FIS-4.3",
               "card-of-another": "FIS-4.3"},
    ), on_turn=may_ricochet, bars=may_not_ricochet, uses=ricochet, intents=(Intent(STRIP, TARGET),)),
    EventCard(SNIPER, "FIS-4.7", Parts(
        cites={"two-bangs": "FIS-4.7", "at-another": "FIS-4.7", "both-in-vain": "FIS-4.9"},
    ), on_turn=may_snipe, bars=may_not_snipe, uses=snipe, intents=(Intent(HIT, TARGET), Intent(PIERCE))),
    EventCard("The Judge", "FIS-5.1", Parts(forbids=judge, cites={"judge": "FIS-5.1"}),
              intents=(Intent(FORBID, EVERYBODY, of=LAYING, when=IN_FORCE),)),
    EventCard("Lasso", "FIS-5.3", Parts(
        gear_rests=True, cites={"gear-rests": "FIS-5.3", "limit": "FIS-5.3", "out-of-reach": "FIS-5.3"},
    ),
              intents=(Intent(FORBID, EVERYBODY, of=GEAR, when=IN_FORCE),)),
    EventCard(BLOOD_BROTHERS, "FIS-6.1", Parts(
        steps={BEGINS: blood_brothers},
        cites={"brothers": "FIS-6.1", "at-another": "FIS-6.1", "nothing-to-regain": "FIS-6.1",
               "paid-life": "FIS-6.2"},
    ), bars=may_not_give, intents=(Intent(LOSE, USER), Intent(HEAL, TARGET))),
    EventCard("Dead Man", "FIS-6.3", Parts(next_turn=dead_man, cites={"returned": "FIS-6.3"}),
              intents=(Intent(RETURN, EVERYBODY, 2, when=TURN_BEGINS),)),
    EventCard("Russian Roulette", "FIS-6.8", Parts(cites={"roulette": "FIS-6.8"}), once=roulette,
              intents=(Intent(DEMAND, EVERYBODY, 2),)),
    EventCard(VENDETTA, "FIS-6.12", Parts(steps={ENDS: vendetta}, demands={VENDETTA: Demand("♥")}),
              intents=(Intent(AID, EVERYBODY, when=TURN_ENDS),)),
    EventCard("A Fistful of Cards", "FIS-7.1", Parts(steps={BEGINS: fistful}), final=True,
              intents=(Intent(HIT, EVERYBODY, per=HELD, when=TURN_BEGINS),)),
]  # fmt: skip

WORDS = {colour: colour for colour in COLOURS}
FRAMES = [
    OntoDeck, LookInMine, Liquor, Guess, Ranching, Ranch, Brothers, Roulette, Revenge, ShotAtCard, Hits,
]  # fmt: skip
