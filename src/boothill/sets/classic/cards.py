"""The twenty-two cards of the classic game: a row for each, and a short function for those that need their own."""

from __future__ import annotations

from boothill.core import events as ev
from boothill.core.frames.hits import Contest, Demanded, Each, Shot
from boothill.core.frames.playing import EndOfCard, GivingUp
from boothill.core.frames.reveals import Store
from boothill.core.ids import NO_FIGURE, NOBODY, Face, Figure, Seat, Target
from boothill.core.intents import (
    BURDEN,
    CONTEST,
    DEMAND,
    DRAW,
    EVERYBODY,
    HEAL,
    HIT,
    OTHERS,
    SAVE,
    STRIP,
    TAKE,
    TARGET,
    USER,
    WHOEVER,
    Intent,
)
from boothill.core.rows import BLUE, BROWN, DRINKS, MISSES_NEEDED, NO_LIMIT, RANGE, SEEN, SEES, Card, Demand, Verdict
from boothill.core.state import State
from boothill.core.targets import card_of, figure_of, hand_of, is_hand, seat_of
from boothill.sets.classic.aims import (
    A_NEIGHBOURS_CARD,
    ANY_OTHER,
    ANYBODYS_CARD,
    BEFORE_ANYBODY_BUT_THE_SHERIFF,
    BEFORE_ONESELF,
    IN_REACH,
    JUST_PLAYED,
)
from boothill.sets.classic.frames import BEER

BANG = "BANG!"
MISSED = "Missed!"
BARREL = "Barrel"
JAIL = "Jail"
DYNAMITE = "Dynamite"
WEAPON = "weapon"

JAILED = "jailed"
"""Name of the note in `this_turn` that the turn, or its first phases, are lost."""

DEMANDS = {
    BARREL: Demand("♥"),
    JAIL: Demand("♥"),
    DYNAMITE: Demand("♠", 2, 9, harms=True),
}
"""What each draw! must show. [BAS-8.4]"""


def bang(s: State, by: Seat, card: Face, at: Target) -> None:
    """A hit on a player within reach. [BAS-9.1]"""
    s.then(Shot(by, figure_of(at), 1 + s.ask(MISSES_NEEDED, s.fronts[by]), ()))


def everyone_else(s: State, by: Seat, card: Face) -> tuple[Figure, ...]:
    """All other players whom the card can affect, clockwise; reports those whom it cannot affect."""
    if not s.rules.immunities:
        return tuple(s.others(s.fronts[by]))
    touched = []
    for figure in s.others(s.fronts[by]):
        if s.untouched(by, card, figure):
            s.tell_cards(ev.NO_EFFECT, by, (card,), shown_to=ev.EVERYBODY, target=figure)
        else:
            touched.append(figure)
    return tuple(touched)


def gatling(s: State, by: Seat, card: Face, at: Target) -> None:
    """A hit on everyone else in turn. It is not a BANG! card, so one miss always stops it. [BAS-9.27, 9.28]"""
    s.then(Each(Shot(by, NO_FIGURE, 1, ()), everyone_else(s, by, card)))


def indians(s: State, by: Seat, card: Face, at: Target) -> None:
    """Everyone else must discard a BANG! or lose a life. [BAS-9.31]"""
    s.then(Each(Demanded(by, NO_FIGURE), everyone_else(s, by, card)))


def duel(s: State, by: Seat, card: Face, at: Target) -> None:
    """The two players discard BANG! cards in turn, the challenged player first. [BAS-9.35]"""
    challenged = figure_of(at)
    s.become(EndOfCard(by, card, s.owner[challenged], False))
    s.then(Contest(s.fronts[by], challenged, challenged))


def beer(s: State, by: Seat, card: Face, at: Target) -> None:
    """One life for its player; no effect when only two players are left. [BAS-9.8, 7.15]"""
    if s.living() > 2:
        s.heal(s.fronts[by], 1 + s.ask(DRINKS, s.fronts[by]))


def saloon(s: State, by: Seat, card: Face, at: Target) -> None:
    """One life for every living player. [BAS-9.12]"""
    for figure in (s.fronts[by], *s.others(s.fronts[by])):
        s.heal(figure, 1)


def stagecoach(s: State, by: Seat, card: Face, at: Target) -> None:
    s.draw(by, 2, s.rules.rows[card].name)


def wells_fargo(s: State, by: Seat, card: Face, at: Target) -> None:
    s.draw(by, 3, s.rules.rows[card].name)


def general_store(s: State, by: Seat, card: Face, at: Target) -> None:
    """Turn over one card for every living player; each takes one, the player of the card first. [BAS-9.16]"""
    seats = (by, *[s.owner[other] for other in s.others(s.fronts[by])])
    turned = tuple(s.top_cards(by, len(seats)))
    s.tell_cards(ev.STORE, by, turned, shown_to=ev.EVERYBODY)
    s.then(Store(turned, seats))


def panic(s: State, by: Seat, card: Face, at: Target) -> None:
    """Take a card of a player at distance 1. [BAS-9.20]"""
    if is_hand(at):
        s.steal(by, seat_of(at))
    else:
        take_from_table(s, by, figure_of(at), card_of(at))


def take_from_table(s: State, by: Seat, figure: Figure, card: Face) -> None:
    """Take a card in play into another player's hand. [BAS-5.12]"""
    s.leave_table(figure, card)
    s.hands[by].append(card)
    s.tell_cards(ev.TOOK, by, (card,), shown_to=ev.EVERYBODY, other=s.owner[figure], target=figure)


def cat_balou(s: State, by: Seat, card: Face, at: Target) -> None:
    """A player discards a card; from their own hand, players choose it themselves. [BAS-9.24, 9.25]"""
    if at == hand_of(by):
        s.then(GivingUp(by))
    elif is_hand(at):
        s.discard(seat_of(at), s.random_card(s.hands[seat_of(at)]), s.rules.rows[card].name)
    else:
        s.remove(figure_of(at), card_of(at), s.rules.rows[card].name)


def dynamite(s: State, figure: Figure, card: Face, explodes: bool) -> None:
    """It explodes or goes to the player on the left. [BAS-9.63, 9.64]"""
    if explodes:
        explode(s, figure, card)
    else:
        pass_on(s, figure, card, s.others(figure)[0])


def explode(s: State, figure: Figure, card: Face) -> None:
    """A single loss of three points, caused by nobody. [BAS-9.63, 9.66]"""
    s.remove(figure, card, s.rules.rows[card].name)
    s.rules.loses_life(s, figure, 3, NOBODY)


def pass_on(s: State, figure: Figure, card: Face, left: Figure) -> None:
    """Move a card in play to another player."""
    s.leave_table(figure, card)
    s.table[left].append(card)
    s.tell_cards(ev.PASSED_ON, s.owner[figure], (card,), shown_to=ev.EVERYBODY, other=s.owner[left], target=left)


def jail_fourth(s: State, figure: Figure, card: Face, lucky: bool) -> None:
    """The player is free or loses the whole turn. [BAS-9.57, 9.58]"""
    leave_jail(s, figure, card, lucky, len(s.rules.turn))


def jail_first(s: State, figure: Figure, card: Face, lucky: bool) -> None:
    """The player is free or loses phases 1 and 2. [BAS-9.57, 9.59]"""
    leave_jail(s, figure, card, lucky, s.rules.steps["discard"])


def leave_jail(s: State, figure: Figure, card: Face, lucky: bool, otherwise: int) -> None:
    kind = ev.FREE if lucky else ev.JAILED
    s.remove(figure, card, kind)
    s.tell(kind, s.owner[figure])
    if not lucky:
        s.this_turn[JAILED] = 1
        s.stack[-1].got(s, otherwise)


def weapon(name: str, reach: int, rule: str) -> Card:
    return Card(name, rule, BLUE, BEFORE_ONESELF, slot=WEAPON, numbers={RANGE: reach - 1})


def cards(jail: Verdict) -> list[Card]:
    """All rows. The editions differ in what a failed draw! for a Jail costs."""
    return [
        Card(BANG, "BAS-9.1", BROWN, IN_REACH, bang, limit=BANG, blow=True,
             cites={"needs-target": "BAS-9.1", "not-oneself": "BAS-9.1", "not-as": "BAS-10.11",
                    "target-dead": "BAS-6.5"}, intents=(Intent(HIT, TARGET),)),
        Card(MISSED, "BAS-9.5", BROWN, miss=True,
             cites={"only-as-answer": "BAS-9.5", "answer-demand": "BAS-9.5", "answer-contest": "BAS-9.5",
                    "rescue": "BAS-9.5", "not-as": "BAS-10.9", "not-your-turn": "BAS-9.5"}),
        Card(BEER, "BAS-9.8", BROWN, JUST_PLAYED, beer,
             cites={"no-target": "BAS-7.17", "answer-hit": "BAS-7.13", "answer-demand": "BAS-9.32",
                    "answer-contest": "BAS-9.10", "not-your-turn": "BAS-7.13"},
             intents=(Intent(HEAL, USER, among=3), Intent(SAVE, USER, among=3))),
        Card("Saloon", "BAS-9.12", BROWN, JUST_PLAYED, saloon, cites={"rescue": "BAS-7.16"},
             intents=(Intent(HEAL, EVERYBODY),)),
        Card("Stagecoach", "BAS-9.14", BROWN, JUST_PLAYED, stagecoach, intents=(Intent(DRAW, USER, 2),)),
        Card("Wells Fargo", "BAS-9.14", BROWN, JUST_PLAYED, wells_fargo, intents=(Intent(DRAW, USER, 3),)),
        Card("General Store", "BAS-9.16", BROWN, JUST_PLAYED, general_store, intents=(Intent(DRAW, EVERYBODY),)),
        Card("Panic!", "BAS-9.20", BROWN, A_NEIGHBOURS_CARD, panic,
             cites={"not-oneself": "BAS-9.21", "too-far": "BAS-9.20", "needs-card": "BAS-5.10",
                    "target-dead": "BAS-6.5"}, intents=(Intent(TAKE, TARGET),)),
        Card("Cat Balou", "BAS-9.24", BROWN, ANYBODYS_CARD, cat_balou, intents=(Intent(STRIP, TARGET),)),
        Card("Gatling", "BAS-9.27", BROWN, JUST_PLAYED, gatling, intents=(Intent(HIT, OTHERS),)),
        Card("Indians!", "BAS-9.31", BROWN, JUST_PLAYED, indians, intents=(Intent(DEMAND, OTHERS),)),
        Card("Duel", "BAS-9.35", BROWN, ANY_OTHER, duel, inescapable=True,
             cites={"not-oneself": "BAS-9.35", "needs-target": "BAS-9.35"}, intents=(Intent(CONTEST, TARGET),)),
        Card(BARREL, "BAS-9.42", BLUE, BEFORE_ONESELF, shield=BARREL,
             cites={"answer-demand": "BAS-7.6", "answer-contest": "BAS-7.6", "not-in-play-phase": "BAS-9.42"}),
        Card("Mustang", "BAS-9.47", BLUE, BEFORE_ONESELF, numbers={SEEN: 1}),
        Card("Scope", "BAS-9.48", BLUE, BEFORE_ONESELF, numbers={SEES: -1}),
        Card("Volcanic", "BAS-9.50", BLUE, BEFORE_ONESELF, slot=WEAPON, numbers={NO_LIMIT: 1}),
        weapon("Schofield", 2, "BAS-9.49"),
        weapon("Remington", 3, "BAS-9.49"),
        weapon("Rev. Carabine", 4, "BAS-9.49"),
        weapon("Winchester", 5, "BAS-9.49"),
        Card(JAIL, "BAS-9.53", BLUE, BEFORE_ANYBODY_BUT_THE_SHERIFF, demand=JAIL, verdict=jail, order=2,
             cites={"same-name": "BAS-9.55"}, intents=(Intent(BURDEN, TARGET),)),
        Card(DYNAMITE, "BAS-9.61", BLUE, BEFORE_ONESELF, demand=DYNAMITE, verdict=dynamite, order=1,
             cites={"before-oneself": "BAS-9.61"}, intents=(Intent(BURDEN, WHOEVER),)),
    ]  # fmt: skip
