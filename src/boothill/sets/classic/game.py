"""The classic game as a ruleset."""

from __future__ import annotations

from boothill.core.frames.playing import Playing, carry_out
from boothill.core.frames.reveals import Reveal
from boothill.core.frames.turn import compelled_draws, surplus
from boothill.core.ids import Seat
from boothill.core.ruleset import Parts, Ruleset, Step
from boothill.core.shape import Shape
from boothill.core.state import State
from boothill.sets.classic import roles
from boothill.sets.classic.cards import BANG, DEMANDS, MISSED, cards, jail_first, jail_fourth
from boothill.sets.classic.characters import CHARACTERS
from boothill.sets.classic.frames import Estate, FirstCard, Look, Loss, Rescue
from boothill.sets.classic.setup import carries_over, deal
from boothill.sets.options import RESHUFFLE, Option
from boothill.sets.tables import poker_deck

OPTIONS: dict[str, Option] = {
    "edition": Option("BAS-15.1", ("fourth", "first")),
    "simplified": Option("BAS-3.8", ("no", "yes")),
    "sheriff": Option("BAS-13.4", ("random", "passed round")),
    "deaths": Option("BAS-R.16", ("after-card", "at-once")),
    **RESHUFFLE,
}

ALIASES = {"Appaloosa": "Scope", "Calamity Jones": "Calamity Janet", "Jessee Jones": "Jesse Jones"}
"""Names used in the first edition. [BAS-1.8]"""


def draw_phase(s: State, seat: Seat) -> None:
    """Draw two cards from the deck, unless the character draws in a special way. [BAS-4.3]"""
    own_way = s.ability[seat].draw_phase
    if own_way is None:
        s.take_usual(seat, s.usual(seat, 2))
    else:
        own_way(s, seat)


def play_phase(s: State, seat: Seat) -> None:
    s.then(Playing(seat))


def nothing_more(s: State, seat: Seat) -> int:
    """A limit of one has no exceptions. [BAS-5.5]"""
    return 0


TURN: list[tuple[str, Step | str]] = [
    ("start", compelled_draws),
    ("draw", draw_phase),
    ("play", play_phase),
    ("discard", surplus),
]
"""The turn. [BAS-4.1, 4.2]"""

CITES = {
    # refusals
    "over": "BAS-12.1",
    "no-seat": "BAS-1.1",
    "no-card": "BAS-1.4",
    "eliminated": "BAS-11.9",
    "not-your-ability": "BAS-1.9",
    "closed": "BAS-5.2",
    "fallen": "BAS-9.29",
    "character-card": "BAS-1.9",
    "not-asked": "BAS-5.2",
    "not-your-turn": "BAS-5.1",
    "not-asked-for": "BAS-5.2",
    "not-in-hand": "BAS-5.1",
    "not-in-play-phase": "BAS-5.1",
    "not-as": "BAS-10.8",
    "only-as-answer": "BAS-9.5",
    "limit": "BAS-5.5",
    "played-out": "BAS-R.41",
    "no-cost": "BAS-5.14",
    "cost": "BAS-5.14",
    "laid-this-turn": "BAS-5.4",
    "not-now": "BAS-5.2",
    "no-target": "BAS-5.14",
    "before-oneself": "BAS-5.4",
    "needs-target": "BAS-5.14",
    "needs-card": "BAS-5.10",
    "not-there": "BAS-5.10",
    "no-cards": "BAS-5.11",
    "target-dead": "BAS-11.9",
    "not-oneself": "BAS-R.14",
    "out-of-reach": "BAS-6.6",
    "too-far": "BAS-6.2",
    "same-name": "BAS-5.7",
    "sheriff": "BAS-9.54",
    "discard-phase": "BAS-4.5",
    "answer-hit": "BAS-7.1",
    "used-once": "BAS-7.3",
    "answer-demand": "BAS-9.31",
    "answer-contest": "BAS-9.35",
    "take-one": "BAS-9.17",
    "pick-one": "BAS-10.30",
    "look": "BAS-10.26",
    "own-choice": "BAS-9.25",
    "full-life": "BAS-10.41",
    "two-cards": "BAS-10.41",
    "own-hand": "BAS-10.19",
    "empty-hand": "BAS-10.20",
    "pile-empty": "BAS-10.37",
    "rescue": "BAS-7.11",
    "beer-between-two": "BAS-7.15",
    # events
    "turn": "BAS-4.1",
    "drew": "BAS-4.3",
    "played": "BAS-5.1",
    "laid": "BAS-5.4",
    "used": "BAS-7.1",
    "discarded": "BAS-4.5",
    "removed": "BAS-5.8",
    "spent": "BAS-R.5",
    "offered": "BAS-8.5",
    "turned-up": "BAS-8.1",
    "no-card-left": "BAS-14.3",
    "missed": "BAS-7.2",
    "passed": "BAS-R.30",
    "lost-life": "BAS-7.10",
    "gained-life": "BAS-7.14",
    "fell": "BAS-11.1",
    "out": "BAS-11.2",
    "reward": "BAS-11.5",
    "penalty": "BAS-11.6",
    "stole": "BAS-5.10",
    "took": "BAS-5.12",
    "store": "BAS-9.16",
    "showed": "BAS-10.6",
    "looked": "BAS-10.26",
    "kept": "BAS-10.26",
    "put-back": "BAS-10.26",
    "reshuffled": "BAS-14.1",
    "passed-on": "BAS-9.64",
    "no-effect": "BAS-5.13",
    "free": "BAS-9.57",
    "jailed": "BAS-9.58",
    "ability": "BAS-1.3",
    "won": "BAS-12.1",
    "won law": "BAS-12.3",
    "won outlaws": "BAS-12.2",
    "won renegade": "BAS-12.2",
    "dead": "BAS-R.40",
}
"""The rule behind each refusal and each event."""


def classic_parts(edition: str) -> Parts:
    """The classic game as a set that others can build on."""
    first = edition == "first"
    return Parts(
        cards=cards(jail_first if first else jail_fourth),
        characters=CHARACTERS,
        roles=roles.ROLES,
        box=roles.BOX,
        demands=DEMANDS,
        aliases=ALIASES,
        cites={**CITES, "jailed": "BAS-9.59"} if first else CITES,
        frames=[Loss, Rescue, Estate, FirstCard, Look],
        turn=TURN,
        shot=BANG,
        dodge=MISSED,
        deals=deal,
        loses_life=roles.loses_life,
        loses_last_life=roles.loses_last_life,
        eliminates=roles.eliminates,
        rewards=roles.rewards,
        ends_if_won=roles.ends_if_won,
        winners=roles.winners,
        hand_limit=roles.hand_limit,
        open_role=roles.open_role,
        starting_life=roles.starting_life,
        carries_over=carries_over,
        reveals=Reveal,
        carries_out=carry_out,
        extra_limited_plays=nothing_more,
        runs_waiting=State.look_at_waiting,
        shape=Shape(leader=roles.SHERIFF, sides=tuple(roles.SIDES.items()), series=True),
        policy="boothill.sets.classic.policy:ClassicPolicy",
        position="boothill.sets.classic.position:ClassicKeys",
    )


AT_ONCE = Parts(loses_last_life=roles.loses_last_life_at_once)
"""A player who falls to a card that affects several is out before the next one is asked. [BAS-R.16]"""
WHEN_EMPTY = Parts(renews_deck=State.renew_empty)
"""The deck is renewed as soon as its last card has been taken. [BAS-R.28]"""


def classic(options: dict[str, str]) -> Ruleset:
    parts = classic_parts(options["edition"])
    if options["deaths"] == "at-once":
        parts = parts.plus(AT_ONCE)
    if options["reshuffle"] == "when-empty":
        parts = parts.plus(WHEN_EMPTY)
    faces, deck = poker_deck(["classic.csv"], parts.cards, leave_out="book" if options["simplified"] == "yes" else "")
    return Ruleset("classic", 2, options, parts, faces, deck)
