"""The thirty-one cards of the Duel."""

from __future__ import annotations

from boothill.core import events as ev
from boothill.core.frames.hits import Contest, Demanded, Each
from boothill.core.frames.playing import GivingUp
from boothill.core.frames.reveals import Store
from boothill.core.ids import NO_FIGURE, NOBODY, Face, Figure, Seat, Target
from boothill.core.intents import (
    BURDEN,
    CONTEST,
    DEMAND,
    DRAW,
    DRAW_PHASE,
    EVERYBODY,
    GEAR,
    HEAL,
    HIT,
    OTHERS,
    OWN,
    REACH,
    SET_LIFE,
    STRIP,
    SWAP,
    TAKE,
    TARGET,
    WHEN_MISSED,
    WHOEVER,
    Intent,
)
from boothill.core.rows import BLUE, BROWN, NO_LIMIT, Aim, Card, Demand, Effect
from boothill.core.state import State
from boothill.core.targets import card_of, figure_of, is_hand, seat_of
from boothill.sets.duel.aims import (
    A_CHALLENGE,
    A_FAR_HIT,
    A_GEAR,
    A_GEAR_OR_HAND,
    A_HIT,
    A_SIDE,
    EQUIPPING,
    FAR,
    JUST_PLAYED,
    NOT_THEIR_REAR,
    THE_OWN_REAR,
)
from boothill.sets.duel.fronts import Swapping
from boothill.sets.duel.gear import Blind, Disarming, gear_is_robbed, take_gear
from boothill.sets.duel.hits import FURTHER, Hit, loses_life, shooter_of
from boothill.sets.duel.playing import OneOfThese
from boothill.sets.duel.settle import SETTLE, swap
from boothill.sets.duel.sides import (
    MOVED,
    STRIKES,
    everybody_but_the_own_front,
    in_rear,
    move_marker,
    opponent,
    rear,
    set_off,
)

BANG = "BANG!"
"""The limit that all red cards share."""
COLT = "Colt"
MISSED = "Missed!"
BARREL = "barrel"
EXTRA_CARDS = "extra cards"
"""Question: how many cards more than two are drawn in the draw phase."""

DEMANDS = {
    BARREL: Demand("barrel"),
    "Rattlesnake": Demand("snake", harms=True),
    "Dynamite": Demand("dynamite", harms=True),
}
"""The symbol that each reveal must show. [DUE-9.2]"""


def shooting(name: str, bang: bool) -> Effect:
    """The effect of one hit. With some shooters, avoiding a BANG! card takes a further card."""

    def shoot(s: State, by: Seat, card: Face, at: Target) -> None:
        further = bang and s.ability[s.fronts[by]].numbers.get(FURTHER, 0) > 0
        s.then(Hit(by, figure_of(at), 1, (), shooter_of(s, by), name, further))

    return shoot


def fanning(s: State, by: Seat, card: Face, at: Target) -> None:
    """One hit for each gear that the target has now. [DUE-14.10]"""
    shoot = shooting("Fanning", bang=True)
    for _ in s.table[at][:]:
        shoot(s, by, card, at)


def gatling(s: State, by: Seat, card: Face, at: Target) -> None:
    """A hit on everybody except the player's own front. [DUE-14.11]"""
    s.then(Each(Hit(by, NO_FIGURE, 1, (), shooter_of(s, by), "Gatling", False), everybody_but_the_own_front(s, by)))


def indians(s: State, by: Seat, card: Face, at: Target) -> None:
    """Everybody except the player's own front must discard a hit card or lose a point. [DUE-14.15]"""
    s.then(Each(Demanded(by, NO_FIGURE), everybody_but_the_own_front(s, by)))


def duel(s: State, by: Seat, card: Face, at: Target) -> None:
    """The players discard hit cards in turn, the opponent first. [DUE-14.8]"""
    s.then(Contest(s.fronts[by], figure_of(at), figure_of(at)))


def beer(s: State, by: Seat, card: Face, at: Target) -> None:
    """A point for the player's own front and rear. [DUE-14.3]"""
    s.heal(s.fronts[by], 1)
    if rear(s, by) != NO_FIGURE:
        s.heal(rear(s, by), 1)


def strong_beer(s: State, by: Seat, card: Face, at: Target) -> None:
    """Sets the target's life to exactly three points, up or down. [DUE-14.28]"""
    figure = figure_of(at)
    if s.life[figure] > 3:
        loses_life(s, figure, s.life[figure] - 3, by, spared=False)
    else:
        s.heal(figure, 3 - s.life[figure])


def general_store(s: State, by: Seat, card: Face, at: Target) -> None:
    """Turn over two cards of each player's deck; the players take one in turn. [DUE-14.12]"""
    turned = [*s.top_cards(by, 2), *s.top_cards(opponent(by), 2)]
    s.tell_cards(ev.STORE, by, tuple(turned), shown_to=ev.EVERYBODY)
    s.then(Store(tuple(turned), (by, opponent(by)) * 2))


def wagon(s: State, by: Seat, card: Face, at: Target) -> None:
    """Draw three cards and discard one of them. [DUE-14.29]"""
    before = len(s.hands[by])
    s.draw(by, 3, s.rules.rows[card].name)
    s.then(OneOfThese(by, tuple(s.hands[by][before:])))


def water(s: State, by: Seat, card: Face, at: Target) -> None:
    move_marker(s, seat_of(at), by)


def robbery(s: State, by: Seat, card: Face, at: Target) -> None:
    """Take a random card from the opponent's hand, or discard a gear. [DUE-14.27]"""
    if is_hand(at):
        s.then(Blind(by, seat_of(at), True))
    else:
        s.remove(figure_of(at), card_of(at), s.rules.rows[card].name)
        gear_is_robbed(s, by, figure_of(at))


def schoolteacher(s: State, by: Seat, card: Face, at: Target) -> None:
    """Take a gear into the hand. [DUE-14.22]"""
    take_gear(s, by, figure_of(at), card_of(at), s.rules.rows[card].name)
    gear_is_robbed(s, by, figure_of(at))


def carbine(s: State, by: Seat, card: Face, at: Target) -> None:
    s.then(Disarming(by))


def peacemaker(s: State, by: Seat, card: Face, at: Target) -> None:
    """The opponent discards a card of their choice. [DUE-14.18]"""
    if s.hands[opponent(by)]:
        s.then(GivingUp(opponent(by)))


def remington(s: State, by: Seat, card: Face, at: Target) -> None:
    s.draw(by, 1, "Remington")


def schofield(s: State, by: Seat, card: Face, at: Target) -> None:
    s.heal(s.fronts[by], 1)


def shotgun(s: State, by: Seat, card: Face, at: Target) -> None:
    s.then(Swapping(by))


def clock(s: State, figure: Figure, card: Face, n: int) -> None:
    """The bearer's owner draws a card each time the opponent moves their own marker. [DUE-14.5]"""
    set_off(s, STRIKES, figure, card)


def dynamite(s: State, figure: Figure, card: Face, explodes: bool) -> None:
    """It costs three points or goes to the opponent's rear. [DUE-14.9]"""
    if explodes:
        s.remove(figure, card, s.rules.rows[card].name)
        s.then(SETTLE)
        s.rules.loses_life(s, figure, 3, NOBODY)
        return
    to = in_rear(s, opponent(s.owner[figure]))
    s.leave_table(figure, card)
    s.table[to].append(card)
    s.tell_cards(ev.PASSED_ON, s.owner[figure], (card,), shown_to=ev.EVERYBODY, other=s.owner[to], target=to)


def rattlesnake(s: State, figure: Figure, card: Face, bites: bool) -> None:
    """A bite costs a point; the snake stays either way. [DUE-14.19]"""
    if bites:
        s.then(SETTLE)
        s.rules.loses_life(s, figure, 1, NOBODY)


def stampede(s: State, figure: Figure, card: Face, met: bool) -> None:
    """The two characters of the side swap, whichever of them bears it. [DUE-14.26]"""
    seat = s.owner[figure]
    if rear(s, seat) != NO_FIGURE:
        swap(s, seat)


def gun(
    name: str, rule: str, if_missed: Effect | None = None, aim: Aim = A_HIT, consoles: tuple[Intent, ...] = ()
) -> Card:
    """A row for a (red) BANG! card. `consoles` are intents for what its shooter gets if the hit is avoided."""
    return Card(name, rule, BROWN, aim, shooting(name, bang=True), limit=BANG, blow=True, if_missed=if_missed,
                intents=(Intent(HIT, TARGET), *consoles))  # fmt: skip


CARDS = [
    Card("Bank", "DUE-14.1", BLUE, EQUIPPING, slot="Bank", numbers={EXTRA_CARDS: 1},
     intents=(Intent(DRAW, when=DRAW_PHASE),)),
    Card("Barrel", "DUE-14.2", BLUE, EQUIPPING, slot="Barrel", shield=BARREL),
    Card("Beer", "DUE-14.3", BROWN, JUST_PLAYED, beer, intents=(Intent(HEAL, OWN),)),
    gun("Carbine", "DUE-14.4", carbine, consoles=(Intent(STRIP, TARGET, when=WHEN_MISSED),)),
    Card("Clock", "DUE-14.5", BLUE, EQUIPPING, slot="Clock", reloads=True, moments={MOVED: clock},
     intents=(Intent(DRAW, when=MOVED),)),
    gun(COLT, "DUE-14.6"),
    Card("Derringer", "DUE-14.7", BROWN, A_HIT, shooting("Derringer", bang=False), blow=True, porous=True,
     intents=(Intent(HIT, TARGET),)),
    Card("Duel", "DUE-14.8", BROWN, A_CHALLENGE, duel, intents=(Intent(CONTEST, TARGET),)),
    Card("Dynamite", "DUE-14.9", BLUE, THE_OWN_REAR, slot="Dynamite", demand="Dynamite", verdict=dynamite, order=1,
         always=True, intents=(Intent(BURDEN, WHOEVER),)),
    Card("Fanning", "DUE-14.10", BROWN, A_HIT, fanning, limit=BANG, blow=True,
     intents=(Intent(HIT, TARGET, per=GEAR),)),
    Card("Gatling", "DUE-14.11", BROWN, JUST_PLAYED, gatling, blow=True, intents=(Intent(HIT, OTHERS),)),
    Card("General Store", "DUE-14.12", BROWN, JUST_PLAYED, general_store, intents=(Intent(DRAW, EVERYBODY, 2),)),
    Card("Gun Belt", "DUE-14.13", BLUE, EQUIPPING, slot="Gun Belt", numbers={NO_LIMIT: 1}),
    Card("Hat", "DUE-14.14", BLUE, EQUIPPING, slot="Hat", miss=True),
    Card("Indians!", "DUE-14.15", BROWN, JUST_PLAYED, indians, intents=(Intent(DEMAND, OTHERS),)),
    Card("Knife", "DUE-14.16", BROWN, A_HIT, shooting("Knife", bang=False), blow=True, intents=(Intent(HIT, TARGET),)),
    Card(MISSED, "DUE-14.17", BROWN, miss=True),
    gun("Peacemaker", "DUE-14.18", peacemaker, consoles=(Intent(STRIP, TARGET, when=WHEN_MISSED),)),
    Card("Rattlesnake", "DUE-14.19", BLUE, EQUIPPING, slot="Rattlesnake", demand="Rattlesnake", verdict=rattlesnake,
         order=2, always=True, intents=(Intent(BURDEN, TARGET),)),
    gun("Remington", "DUE-14.20", remington, consoles=(Intent(DRAW, when=WHEN_MISSED),)),
    Card("Return Fire", "DUE-14.21", BROWN, miss=True, answers_back=True,
     intents=(Intent(HIT, TARGET, when=WHEN_MISSED),)),
    Card("Schoolteacher", "DUE-14.22", BROWN, A_GEAR, schoolteacher, intents=(Intent(TAKE, TARGET),)),
    gun("Schofield", "DUE-14.23", schofield, consoles=(Intent(HEAL, when=WHEN_MISSED),)),
    Card("Scope", "DUE-14.24", BLUE, EQUIPPING, slot="Scope", reloads=True, numbers={FAR: 1}, intents=(Intent(REACH),)),
    gun("Shotgun", "DUE-14.25", shotgun, consoles=(Intent(SWAP, when=WHEN_MISSED),)),
    Card("Stampede", "DUE-14.26", BLUE, EQUIPPING, slot="Stampede", verdict=stampede, order=3, always=True,
         reloads=True, intents=(Intent(BURDEN, TARGET),)),
    Card("Robbery", "DUE-14.27", BROWN, A_GEAR_OR_HAND, robbery, intents=(Intent(TAKE, TARGET), Intent(STRIP, TARGET))),
    Card("Strong Beer", "DUE-14.28", BROWN, NOT_THEIR_REAR, strong_beer, intents=(Intent(SET_LIFE, TARGET, 3),)),
    Card("Wagon", "DUE-14.29", BROWN, JUST_PLAYED, wagon, intents=(Intent(DRAW, n=3),)),
    Card("Water", "DUE-14.30", BROWN, A_SIDE, water, reloads=True, intents=(Intent(SWAP, TARGET),)),
    gun("Winchester", "DUE-14.31", aim=A_FAR_HIT),
]  # fmt: skip
