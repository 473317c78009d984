"""The twenty-four characters of the Duel, twelve for each side."""

from __future__ import annotations

from boothill.core import events as ev
from boothill.core.ids import NO_CARD, Figure, Seat
from boothill.core.intents import AID, COPY, DRAW, DRAW_PHASE, HIT, PIERCE, REACH, SHIELD, STRIP, TAKE, TARGET, Intent
from boothill.core.moves import Move, use_ability
from boothill.core.rows import ELIMINATED, LOST_LIFE, NO_LIMIT, Card, Character
from boothill.core.state import State
from boothill.core.targets import NO_TARGET
from boothill.sets.duel.aims import ANYWHERE, FAR
from boothill.sets.duel.cards import BARREL, COLT, EXTRA_CARDS, MISSED
from boothill.sets.duel.gear import ROBBED
from boothill.sets.duel.hits import AVOIDED, FURTHER, SPARES
from boothill.sets.duel.playing import OneOfThese, may_reload
from boothill.sets.duel.reveals import SEES_TWICE
from boothill.sets.duel.settle import SCAVENGES, Settle
from boothill.sets.duel.sides import DRAWS, HITS_FRONT, HITS_REAR, LAW, MARKED, MOVED, OUTLAWS, ROBS, opponent, set_off

MORE_BANGS = "more BANG! cards"
"""Number of a character: how many BANG! cards more than one a turn it allows its side."""


def alan_pinkertoon(s: State, figure: Figure, by: Seat, points: int) -> None:
    """Hits the opponent's front for each point lost. [DUE-15.1]"""
    set_off(s, HITS_FRONT, figure)


def annie_oakey(row: Card, name: str) -> bool:
    """Uses hit cards as misses and Missed! as Colts. [DUE-15.2]"""
    return (row.blow and name == MISSED) or (row.name == MISSED and name == COLT)


def bill_tightman(s: State, figure: Figure, fallen: Figure, n: int) -> None:
    """Draws two cards when another character is eliminated. [DUE-15.4]"""
    s.tell_ability(figure)
    s.draw(s.owner[figure], 2, s.ability[figure].name)


def dalon_ranger(s: State, figure: Figure, by: Seat, points: int) -> None:
    """Draws a card for each point lost through the opponent. [DUE-15.6]"""
    if by == opponent(s.owner[figure]):
        set_off(s, DRAWS, figure)


def draws_one(s: State, figure: Figure, other: Seat, n: int) -> None:
    """Draws a card once the effect under way is complete. [DUE-15.7, 15.12]"""
    set_off(s, DRAWS, figure)


def pat_garret(s: State, seat: Seat) -> None:
    """Shows the second card drawn; for a horseshoe, draws one more from the opponent's deck. [DUE-15.8]"""
    total = 2 + s.ask(EXTRA_CARDS, s.fronts[seat])
    s.draw(seat, 1)
    second = s.top_card(seat)
    if second != NO_CARD:
        s.hands[seat].append(second)
        s.tell_cards(ev.SHOWED, seat, (second,), shown_to=ev.EVERYBODY, n=1, name=s.ability[s.fronts[seat]].name)
        s.card_left(seat)
    s.draw(seat, total - 2)
    if second != NO_CARD and s.rules.faces[second].suit == "horseshoe":
        s.draw_from(seat, opponent(seat), 1, s.ability[s.fronts[seat]].name)


def wild_bill(s: State, figure: Figure, other: Seat, n: int) -> None:
    """Shoots at the opponent's front when robbed. [DUE-15.11]"""
    set_off(s, HITS_FRONT, figure)


def unused(s: State, seat: Seat) -> bool:
    """Has the front's ability not been used this turn?"""
    return not s.this_turn.get(s.ability[s.fronts[seat]].name, 0)


def spend_use(s: State, seat: Seat, move: Move) -> None:
    s.tell(ev.ABILITY, seat, name=move.name, target=move.target)
    s.this_turn[move.name] = 1


def may_refill(s: State, seat: Seat) -> list[Move]:
    return [use_ability(s.ability[s.fronts[seat]].name)] if unused(s, seat) and not s.hands[seat] else []


def babe_leroy(s: State, seat: Seat, move: Move) -> None:
    """Draws two cards if the hand is empty. [DUE-15.13]"""
    spend_use(s, seat, move)
    s.draw(seat, 2, move.name)


def may_sell(s: State, seat: Seat) -> list[Move]:
    front = s.fronts[seat]
    if not unused(s, seat):
        return []
    return [use_ability(s.ability[front].name, (card,)) for card in s.table[front] if not s.rules.rows[card].always]


def cattle_katie(s: State, seat: Seat, move: Move) -> None:
    """Discards a gear in front of this character for two cards. [DUE-15.15]"""
    spend_use(s, seat, move)
    s.remove(s.fronts[seat], move.pay[0], move.name)
    s.draw(seat, 2, move.name)


def may_copy(s: State, seat: Seat) -> list[Move]:
    """A card from the hand, for the effect of the action card on top of the pile. [DUE-15.18]"""
    if not unused(s, seat) or not s.pile:
        return []
    row = s.rules.rows[s.pile[-1]]
    if row.aim is None or row.effect is None or row.limit:
        return []
    name = s.ability[s.fronts[seat]].name
    targets = row.aim.targets(s, seat, row)
    if row.reloads and may_reload(s):
        targets = [*targets, NO_TARGET]
    return [use_ability(name, (card,), target) for card in s.in_hand(seat) for target in targets]


def pearl_hat(s: State, seat: Seat, move: Move) -> None:
    """Carries out the effect of the card that was on top before the discard. [DUE-15.18]"""
    spend_use(s, seat, move)
    copied = s.pile[-1]
    row = s.rules.rows[copied]
    s.discard(seat, move.pay[0], move.name)
    if row.reloads and move.target == NO_TARGET:
        s.draw(seat, 1, move.name)
        return
    assert row.effect is not None
    s.then(Settle((), copied))
    row.effect(s, seat, copied, move.target)


def slim_poet(s: State, figure: Figure, by: Seat, points: int) -> None:
    """For each point lost through the opponent, may discard a random card of the opponent's hand. [DUE-15.20]"""
    if by == opponent(s.owner[figure]):
        set_off(s, ROBS, figure)


def may_deal(s: State, seat: Seat) -> list[Move]:
    if not unused(s, seat):
        return []
    return [use_ability(s.ability[s.fronts[seat]].name, (card,)) for card in s.in_hand(seat)]


def soundance_kid(s: State, seat: Seat, move: Move) -> None:
    """Discards a card, draws one from each deck and discards one of the two. [DUE-15.21]"""
    spend_use(s, seat, move)
    s.discard(seat, move.pay[0], move.name)
    before = len(s.hands[seat])
    s.draw(seat, 1, move.name)
    s.draw_from(seat, opponent(seat), 1, move.name)
    s.then(OneOfThese(seat, tuple(s.hands[seat][before:])))


def toco_ramirez(row: Card, name: str) -> bool:
    """Uses any card as a Colt. [DUE-15.22]"""
    return name == COLT and row.name != COLT


def tom_thorn(s: State, figure: Figure, other: Seat, n: int) -> None:
    """Hits the opponent's rear when the marker moves to this character. [DUE-15.23]"""
    set_off(s, HITS_REAR, figure)


CHARACTERS = [
    Character("Alan Pinkertoon", 4, "DUE-15.1", side=LAW, moments={LOST_LIFE: alan_pinkertoon},
              intents=(Intent(HIT, TARGET, when=LOST_LIFE),)),
    Character("Annie Oakey", 4, "DUE-15.2", side=LAW, counts_as=annie_oakey, aliases=(COLT,)),
    Character("Bart Masterson", 4, "DUE-15.3", side=LAW, numbers={SEES_TWICE: 1}, intents=(Intent(AID),)),
    Character("Bill Tightman", 5, "DUE-15.4", side=LAW, moments={ELIMINATED: bill_tightman},
              intents=(Intent(DRAW, n=2, when=ELIMINATED),)),
    Character("Buffalo Bell", 4, "DUE-15.5", side=LAW, numbers={SPARES: 1}, intents=(Intent(SHIELD),)),
    Character("Dalon Ranger", 5, "DUE-15.6", side=LAW, moments={LOST_LIFE: dalon_ranger},
              intents=(Intent(DRAW, when=LOST_LIFE),)),
    Character("Jango", 3, "DUE-15.7", side=LAW, moments={MOVED: draws_one}, intents=(Intent(DRAW, when=MOVED),)),
    Character("Pat Garret", 5, "DUE-15.8", side=LAW, draw_phase=pat_garret, intents=(Intent(DRAW, when=DRAW_PHASE),)),
    Character("Tex Killer", 4, "DUE-15.9", side=LAW, numbers={FURTHER: 1}, intents=(Intent(PIERCE),)),
    Character("The Stranger", 4, "DUE-15.10", side=LAW, numbers={MORE_BANGS: 1}, intents=(Intent(REACH, n=0),)),
    Character("Wild Bill", 5, "DUE-15.11", side=LAW, moments={ROBBED: wild_bill},
              intents=(Intent(HIT, TARGET, when=ROBBED),)),
    Character("Wyatt Ear", 4, "DUE-15.12", side=LAW, moments={AVOIDED: draws_one},
              intents=(Intent(DRAW, when=AVOIDED),)),
    Character("Babe Leroy", 4, "DUE-15.13", side=OUTLAWS, on_turn=may_refill, uses=babe_leroy,
              intents=(Intent(DRAW, n=2),)),
    Character("Bull Anderson", 5, "DUE-15.14", side=OUTLAWS, numbers={SCAVENGES: 2},
              intents=(Intent(TAKE, TARGET, n=2, when=ELIMINATED),)),
    Character("Cattle Katie", 4, "DUE-15.15", side=OUTLAWS, on_turn=may_sell, uses=cattle_katie,
              intents=(Intent(DRAW, n=2),)),
    Character("Dalton Bros", 3, "DUE-15.16", side=OUTLAWS, numbers={EXTRA_CARDS: 1},
              intents=(Intent(DRAW, when=DRAW_PHASE),)),
    Character("Jack Ransome", 4, "DUE-15.17", side=OUTLAWS, numbers={ANYWHERE: 1, FAR: 1}, intents=(Intent(REACH),)),
    Character("Pearl Hat", 3, "DUE-15.18", side=OUTLAWS, on_turn=may_copy, uses=pearl_hat, intents=(Intent(COPY),)),
    Character("Sid Curry", 4, "DUE-15.19", side=OUTLAWS, shield=BARREL),
    Character("Slim Poet", 4, "DUE-15.20", side=OUTLAWS, moments={LOST_LIFE: slim_poet},
              intents=(Intent(STRIP, TARGET, when=LOST_LIFE),)),
    Character("Soundance Kid", 4, "DUE-15.21", side=OUTLAWS, on_turn=may_deal, uses=soundance_kid,
              intents=(Intent(DRAW, n=2),)),
    Character("Toco Ramirez", 4, "DUE-15.22", side=OUTLAWS, counts_as=toco_ramirez, aliases=(COLT,)),
    Character("Tom Thorn", 4, "DUE-15.23", side=OUTLAWS, moments={MARKED: tom_thorn},
              intents=(Intent(HIT, TARGET, when=MARKED),)),
    Character("West Harding", 4, "DUE-15.24", side=OUTLAWS, numbers={NO_LIMIT: 1}),
]  # fmt: skip
