"""The two rulesets of Dodge City. This module lists everything that it changes about the classic game."""

from __future__ import annotations

from boothill.core.ids import Seat
from boothill.core.ruleset import Parts, Ruleset, Step
from boothill.core.state import State
from boothill.sets.classic import roles as classic_roles
from boothill.sets.classic.game import TURN, WHEN_EMPTY, classic_parts
from boothill.sets.dodge_city import roles
from boothill.sets.dodge_city.cards import CARDS, ESCAPABLE_DUEL, release, shared
from boothill.sets.dodge_city.characters import VULTURE_SAM, characters
from boothill.sets.dodge_city.frames import Copy, DrawFromTable, ImpendingLoss, OneEach, Share
from boothill.sets.options import RESHUFFLE, Option
from boothill.sets.tables import poker_deck

OPTIONS: dict[str, Option] = {
    "sheriff": Option("BAS-13.4", ("random", "passed round")),
    "beer": Option("DOD-7.2", ("any-loss", "last-life")),
    "pixie_pete": Option("DOD-R.23", ("4", "3")),
    "sean_mallory": Option("DOD-R.23", ("no-limit", "10")),
    "jose_delgado": Option("DOD-R.23", ("no-limit", "2")),
    "apache_kid": Option("DOD-R.18", ("fights-duels", "ignores-duels")),
    **RESHUFFLE,
}
RETIRED: dict[str, tuple[str, ...]] = {"edition": ("fourth", "first")}
"""Options of earlier versions that had no effect, because this book takes precedence. [DOD-0.1]"""

ALIASES = {"Chuck Wengham": "Chuck Wengam", "Jose Delgado": "José Delgado"}


def before_drawing(s: State, seat: Seat) -> None:
    """Do what the character does at the beginning of phase I. [DOD-10.15]"""
    begins = s.characters[seat].begins
    if begins is not None:
        begins(s, seat)


START, DRAW, PLAY, DISCARD = TURN
TURN_WITH_RELEASE: list[tuple[str, Step | str]] = [
    START, ("draw", before_drawing), DRAW, PLAY, DISCARD, ("discard", release),
]  # fmt: skip
"""The turn, with a choice before phase I, and the Jail discarded after phase III. [DOD-6.1, 7.11]"""

CITES = {
    "over": "DOD-12.1",
    "no-seat": "DOD-2.1",
    "no-card": "DOD-1.4",
    "eliminated": "DOD-11.1",
    "not-asked": "DOD-6.23",
    "not-your-turn": "DOD-6.3",
    "not-asked-for": "DOD-6.23",
    "not-in-hand": "DOD-0.3",
    "not-in-play-phase": "DOD-6.23",
    "not-now": "DOD-6.23",
    "not-as": "DOD-15.1",
    "closed": "DOD-R.35",
    "fallen": "DOD-11.1",
    "muted": "DOD-10.2",
    "only-as-answer": "DOD-9.27",
    "limit": "DOD-6.4",
    "played-out": "DOD-R.38",
    "cost": "DOD-9.5",
    "no-cost": "DOD-9.5",
    "laid-this-turn": "DOD-6.9",
    "needs-target": "DOD-9.6",
    "no-target": "DOD-6.3",
    "before-oneself": "DOD-6.7",
    "needs-card": "DOD-9.4",
    "not-there": "DOD-9.4",
    "no-cards": "DOD-9.4",
    "name-one": "DOD-9.40",
    "last-life": "DOD-10.4",
    "used-up": "DOD-10.5",
    "another-player": "DOD-10.5",
    "both-in-vain": "DOD-10.5",
    "blue-card": "DOD-10.9",
    "target-dead": "DOD-0.3",
    "not-oneself": "DOD-0.4",
    "out-of-reach": "DOD-6.26",
    "too-far": "DOD-6.26",
    "same-name": "DOD-6.16",
    "sheriff": "DOD-7.10",
    "discard-phase": "DOD-6.5",
    "answer-hit": "DOD-6.28",
    "used-once": "DOD-9.8",
    "answer-demand": "DOD-9.35",
    "answer-contest": "DOD-9.31",
    "pick-one": "DOD-15.5",
    "own-choice": "DOD-9.30",
    "copy": "DOD-10.15",
    "share": "DOD-15.7",
    "take-one": "DOD-9.34",
    "rescue": "DOD-7.3",
    "beer-between-two": "DOD-7.7",
    "turn": "DOD-6.1",
    "drew": "DOD-6.2",
    "played": "DOD-6.6",
    "laid": "DOD-6.7",
    "used": "DOD-6.8",
    "discarded": "DOD-6.5",
    "removed": "DOD-6.18",
    "spent": "DOD-6.6",
    "offered": "DOD-15.5",
    "turned-up": "DOD-8.1",
    "missed": "DOD-6.29",
    "passed": "DOD-6.28",
    "lost-life": "DOD-7.4",
    "averted": "DOD-7.4",
    "gained-life": "DOD-7.9",
    "fell": "DOD-7.5",
    "out": "DOD-11.1",
    "reward": "DOD-11.3",
    "penalty": "DOD-11.4",
    "stole": "DOD-9.3",
    "took": "DOD-9.3",
    "store": "DOD-9.34",
    "reshuffled": "DOD-6.2",
    "passed-on": "DOD-7.15",
    "no-effect": "DOD-10.1",
    "free": "DOD-7.11",
    "jailed": "DOD-7.11",
    "copied": "DOD-10.15",
    "paid-life": "DOD-10.4",
    "ability": "DOD-0.2",
    "won": "DOD-4.3",
    "won law": "DOD-12.2",
    "won outlaws": "DOD-12.1",
    "won renegade": "DOD-12.1",
    "dead": "DOD-R.38",
}
"""The rules of this book behind refusals and events; for the others, the classic rules are cited."""


def over_classic(options: dict[str, str]) -> Parts:
    """The classic set extended by Dodge City."""
    classic = classic_parts("fourth")
    parts = classic.plus(Parts(cards=shared(list(classic.cards.values())))).plus(dodge_city_parts(options))
    if options["apache_kid"] == "ignores-duels":
        parts = parts.plus(Parts(cards=[ESCAPABLE_DUEL]))
    if options["reshuffle"] == "when-empty":
        parts = parts.plus(WHEN_EMPTY)
    return parts


def dodge_city_parts(options: dict[str, str]) -> Parts:
    """What Dodge City adds and changes."""
    any_loss = options["beer"] == "any-loss"
    return Parts(
        cards=CARDS,
        characters=characters(options),
        roles=roles.THREE,
        box=roles.BOX,
        aliases=ALIASES,
        cites=CITES if any_loss else {**CITES, "rescue": "BAS-7.11"},
        frames=[ImpendingLoss, OneEach, Copy, DrawFromTable, Share],
        turn=TURN_WITH_RELEASE,
        loses_life=roles.loses_life if any_loss else classic_roles.loses_life,
        loses_last_life=roles.loses_last_life,
        eliminates=roles.eliminates,
        rewards=roles.rewards,
        ends_if_won=roles.ends_if_won,
        winners=roles.winners,
        hand_limit=roles.hand_limit,
        open_role=roles.open_role,
        policy="boothill.sets.dodge_city.policy:DodgeCityPolicy",
    )


def dodge_city(options: dict[str, str]) -> Ruleset:
    """The stand-alone box: its own cards and characters, for three to seven players."""
    parts = over_classic(options)
    faces, deck = poker_deck(["dodge_city_standalone.csv"], parts.cards)
    who = [name for name in dodge_city_parts(options).characters if name != VULTURE_SAM]
    return Ruleset("dodge-city", 2, options, parts, faces, deck, who)


def classic_and_dodge_city(options: dict[str, str]) -> Ruleset:
    """Both boxes together, for three to eight players."""
    parts = over_classic(options).plus(Parts(roles=roles.EIGHT))
    faces, deck = poker_deck(["classic.csv", "dodge_city_expansion.csv"], parts.cards)
    return Ruleset("classic+dodge-city", 2, options, parts, faces, deck)
