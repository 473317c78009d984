"""The cards that Dodge City adds or changes."""

from __future__ import annotations

from boothill.core import events as ev
from boothill.core.frames.hits import Shot
from boothill.core.ids import Face, Figure, Seat, Target
from boothill.core.intents import (
    BURDEN,
    CONTEST,
    DRAW,
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
from boothill.core.rows import BLUE, BROWN, GREEN, SEEN, SEES, Aim, Card, Effect
from boothill.core.state import State
from boothill.core.targets import figure_of
from boothill.sets.classic.aims import (
    ANY_OTHER,
    ANYBODYS_CARD,
    BEFORE_ANYBODY_BUT_THE_SHERIFF,
    BEFORE_ONESELF,
    IN_REACH,
    JUST_PLAYED,
    has_named,
)
from boothill.sets.classic.cards import (
    BANG,
    BARREL,
    DYNAMITE,
    JAIL,
    JAILED,
    MISSED,
    beer,
    cat_balou,
    duel,
    everyone_else,
    explode,
    gatling,
    panic,
    pass_on,
    wells_fargo,
)
from boothill.sets.classic.frames import BEER
from boothill.sets.dodge_city.aims import AMONG_THREE, ANOTHERS_CARD, ANYBODY, AT_DISTANCE_1, SOMEBODY_HAS_CARDS
from boothill.sets.dodge_city.frames import OneEach


def hit(s: State, by: Seat, card: Face, at: Target) -> None:
    """A hit that is not a BANG!: one miss stops it. [DOD-9.25]"""
    s.then(Shot(by, figure_of(at), 1, ()))


def derringer(s: State, by: Seat, card: Face, at: Target) -> None:
    """Its user draws a card, then the hit follows. [DOD-9.17]"""
    s.draw(by, 1, s.rules.rows[card].name)
    hit(s, by, card, at)


def canteen(s: State, by: Seat, card: Face, at: Target) -> None:
    s.heal(s.fronts[by], 1)


def tequila(s: State, by: Seat, card: Face, at: Target) -> None:
    s.heal(figure_of(at), 1)


def whisky(s: State, by: Seat, card: Face, at: Target) -> None:
    s.heal(s.fronts[by], 2)


def brawl(s: State, by: Seat, card: Face, at: Target) -> None:
    """Every other player who has cards loses one. [DOD-9.40]"""
    victims = [f for f in everyone_else(s, by, card) if s.hands[f] or s.table[f]]
    s.then(OneEach(by, card, tuple(victims), ()))


def dynamite(s: State, figure: Figure, card: Face, explodes: bool) -> None:
    """It explodes or goes to the next player who has none; if all have one, it stays. [DOD-7.14 to 7.16]"""
    free = [left for left in s.others(figure) if not has_named(s, left, DYNAMITE)]
    if explodes:
        explode(s, figure, card)
    elif free:
        pass_on(s, figure, card, free[0])


def jail(s: State, figure: Figure, card: Face, lucky: bool) -> None:
    """The player is free at once, or loses phases I and II and discards the card after phase III. [DOD-7.11]"""
    seat = s.owner[figure]
    if lucky:
        s.remove(figure, card, ev.FREE)
        s.tell(ev.FREE, seat)
        return
    s.tell(ev.JAILED, seat)
    s.ability[figure] = s.characters[figure]  # a copied ability ends with the phase I that is skipped [DOD-10.15]
    s.this_turn[JAILED] = 1
    s.stack[-1].got(s, s.rules.steps["discard"])


def release(s: State, seat: Seat) -> None:
    """Discard the Jail after phase III of a turn in jail. [DOD-7.11]"""
    if s.this_turn.get(JAILED, 0):
        for card in s.table[seat]:
            if s.rules.rows[card].name == JAIL:
                s.remove(s.fronts[seat], card, ev.JAILED)
                return


USELESS = {"answer-contest": "DOD-9.31", "answer-demand": "DOD-9.35"}
"""A miss card is no answer to a Duel or to Indians!."""


TAKES = {"needs-card": "DOD-9.3", "not-there": "DOD-9.3"}
"""For cards that take somebody's card instead of discarding it."""
LAID = {"before-oneself": "DOD-6.8"}
BETWEEN_CARDS = {
    "answer-hit": "DOD-6.23", "answer-demand": "DOD-6.23", "answer-contest": "DOD-6.23", "not-your-turn": "DOD-6.10",
}  # fmt: skip
"""For green cards that are not answers: they are used in the player's own phase II, between cards."""
HEALS = {"rescue": "DOD-7.6"}
"""For cards that heal: only Beer helps against a loss."""


def green(
    name: str, rule: str, aim: Aim, effect: Effect, intents: tuple[Intent, ...], cites: dict[str, str] | None = None
) -> Card:
    cites = LAID | BETWEEN_CARDS | (cites or {})
    return Card(name, rule, GREEN, BEFORE_ONESELF, effect, use_aim=aim, cites=cites, intents=intents)


def shield(name: str, rule: str, bonus: int = 0) -> Card:
    return Card(name, rule, GREEN, BEFORE_ONESELF, miss=True, bonus=bonus,
                cites=LAID | USELESS | {"not-in-play-phase": rule, "not-your-turn": rule})  # fmt: skip


SHARED: dict[str, tuple[str, dict[str, str]]] = {
    BARREL: ("DOD-9.8", {"answer-demand": "DOD-9.8", "answer-contest": "DOD-9.8", "not-in-play-phase": "DOD-9.8"}),
    "Mustang": ("DOD-9.10", {}),
    "Schofield": ("DOD-9.12", {}),
    "Remington": ("DOD-9.12", {}),
    "Rev. Carabine": ("DOD-9.12", {}),
    "Winchester": ("DOD-9.12", {}),
    "Volcanic": ("DOD-9.13", {}),
    BANG: ("DOD-9.26", {"needs-target": "DOD-9.26", "not-oneself": "DOD-9.26"}),
    MISSED: ("DOD-9.27", USELESS | {"rescue": "DOD-9.27", "not-your-turn": "DOD-9.27"}),
    "Cat Balou": ("DOD-9.30", {}),
    "Duel": ("DOD-9.31", {"needs-target": "DOD-9.31", "not-oneself": "DOD-9.31"}),
    "Gatling": ("DOD-9.33", {}),
    "General Store": ("DOD-9.34", {}),
    "Indians!": ("DOD-9.35", {}),
    "Panic!": ("DOD-9.36", TAKES | {"not-oneself": "DOD-9.36", "too-far": "DOD-9.36"}),
    "Stagecoach": ("DOD-9.37", {}),
    "Wells Fargo": ("DOD-9.37", {}),
    "Saloon": ("DOD-9.38", HEALS),
}
"""The cards of both boxes that this book describes again: the rule of each, and the rules cited in its refusals."""


ESCAPABLE_DUEL = Card("Duel", "DOD-9.31", BROWN, ANY_OTHER, duel, cites=SHARED["Duel"][1],
                      intents=(Intent(CONTEST, TARGET),))  # fmt: skip
"""The Duel for games in which immunity to its suit also works against a Duel. [DOD-R.18]"""


def shared(rows: list[Card]) -> list[Card]:
    """Classic rows as this book describes them."""
    return [row.described(*SHARED[row.name]) for row in rows if row.name in SHARED]


CARDS = [
    Card("Binocular", "DOD-9.11", BLUE, BEFORE_ONESELF, numbers={SEES: -1}),
    Card("Hideout", "DOD-9.10", BLUE, BEFORE_ONESELF, numbers={SEEN: 1}),
    Card(DYNAMITE, "DOD-9.7", BLUE, BEFORE_ONESELF, demand=DYNAMITE, verdict=dynamite, order=1,
         cites={"before-oneself": "DOD-7.13"}, intents=(Intent(BURDEN, WHOEVER),)),
    Card(JAIL, "DOD-9.9", BLUE, BEFORE_ANYBODY_BUT_THE_SHERIFF, demand=JAIL, verdict=jail, order=2,
         cites={"same-name": "DOD-7.10", "sheriff": "DOD-7.10"}, intents=(Intent(BURDEN, TARGET),)),
    Card(BEER, "DOD-9.29", BROWN, AMONG_THREE, beer,
         cites={"no-target": "DOD-9.29", "answer-hit": "DOD-6.28", "answer-demand": "DOD-7.2",
                "answer-contest": "DOD-7.2", "not-your-turn": "DOD-R.10"},
         intents=(Intent(HEAL, USER, among=3), Intent(SAVE, USER, among=3))),
    Card("Dodge", "DOD-9.28", BROWN, miss=True, bonus=1,
         cites=USELESS | {"only-as-answer": "DOD-9.28", "not-your-turn": "DOD-9.28"}),
    Card("Punch", "DOD-9.32", BROWN, AT_DISTANCE_1, hit, intents=(Intent(HIT, TARGET),)),
    Card("Springfield", "DOD-9.41", BROWN, ANY_OTHER, hit, cost=1, intents=(Intent(HIT, TARGET),)),
    Card("Rag Time", "DOD-9.39", BROWN, ANOTHERS_CARD, panic, cost=1, cites=TAKES,
         intents=(Intent(TAKE, TARGET),)),
    Card("Brawl", "DOD-9.40", BROWN, SOMEBODY_HAS_CARDS, brawl, cost=1, cites={"no-cards": "DOD-9.40"},
         intents=(Intent(STRIP, OTHERS),)),
    Card("Tequila", "DOD-9.42", BROWN, ANYBODY, tequila, cost=1, cites=HEALS, intents=(Intent(HEAL, TARGET),)),
    Card("Whisky", "DOD-9.43", BROWN, JUST_PLAYED, whisky, cost=1, cites=HEALS, intents=(Intent(HEAL, USER, 2),)),
    shield("Bible", "DOD-9.14", bonus=1),
    shield("Iron Plate", "DOD-9.15"),
    shield("Sombrero", "DOD-9.15"),
    shield("Ten Gallon Hat", "DOD-9.15"),
    green("Can Can", "DOD-9.16", ANYBODYS_CARD, cat_balou, (Intent(STRIP, TARGET),)),
    green("Derringer", "DOD-9.17", AT_DISTANCE_1, derringer, (Intent(DRAW, USER), Intent(HIT, TARGET))),
    green("Canteen", "DOD-9.18", JUST_PLAYED, canteen, (Intent(HEAL, USER),), HEALS),
    green("Howitzer", "DOD-9.19", JUST_PLAYED, gatling, (Intent(HIT, OTHERS),)),
    green("Buffalo Rifle", "DOD-9.20", ANY_OTHER, hit, (Intent(HIT, TARGET),)),
    green("Pepperbox", "DOD-9.21", IN_REACH, hit, (Intent(HIT, TARGET),)),
    green("Pony Express", "DOD-9.22", JUST_PLAYED, wells_fargo, (Intent(DRAW, USER, 3),)),
    green("Conestoga", "DOD-9.23", ANOTHERS_CARD, panic, (Intent(TAKE, TARGET),), TAKES),
    green("Knife", "DOD-9.24", AT_DISTANCE_1, hit, (Intent(HIT, TARGET),)),
]  # fmt: skip
