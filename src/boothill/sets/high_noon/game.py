"""The option `events`: extends another game with one event deck or both. [HIN-2]"""

from __future__ import annotations

from collections.abc import Callable

from boothill.core.frames.base import Frame
from boothill.core.rows import EventCard
from boothill.core.ruleset import Parts, Ruleset
from boothill.sets.high_noon.deck import laid_over
from boothill.sets.high_noon.events import EVENTS, FRAMES, LATE, RETURNS, WORDS
from boothill.sets.options import Option

HIGH_NOON, FISTFUL, BOTH = "high-noon", "fistful", "both"
USUAL = "usual"
"""All ordinary events, or twelve with two decks. [HIN-2.4]"""
MOST = 28
"""The maximum number of ordinary events: both decks and the later cards."""

OPTIONS: dict[str, Option] = {
    "events": Option("HIN-2.1", ("none", HIGH_NOON, FISTFUL, BOTH), "boothill.sets.high_noon.position:plainly", BOTH),
    "events_used": Option("HIN-2.4", (USUAL, *[str(n) for n in range(1, MOST + 1)]), of="events"),
    "events_final": Option("HIN-2.4", ("random", HIGH_NOON, FISTFUL), of="events"),
    "late_events": Option("HIN-2.5", ("no", "yes"), whole="yes", of="events"),
    "ghosts": Option("HIN-2.6", ("yes", "no"), of="events"),
}


class EventSet:
    """One box of events: its rows, steps and words."""

    def __init__(self, events: list[EventCard], frames: list[type[Frame]], words: dict[str, str], policy: str) -> None:
        self.events = events
        self.frames = frames
        self.words = words
        self.policy = policy
        """How bots answer its steps."""


HIGH_NOON_SET = EventSet(EVENTS, FRAMES, WORDS, "boothill.sets.high_noon.policy:HighNoonPolicy")

Makes = Callable[[dict[str, str]], Ruleset]


def with_events(make: Makes, known: dict[str, Option], sets: dict[str, EventSet]) -> tuple[Makes, dict[str, Option]]:
    """Extend a game by an option for events: returns the function that makes its ruleset, and its options."""

    def make_it(options: dict[str, str]) -> Ruleset:
        plain = make(options)
        if options["events"] == "none":
            return plain
        chosen = list(sets) if options["events"] == BOTH else [options["events"]]
        parts = Parts(
            position="boothill.sets.high_noon.position:EventKeys",
            frames=[frame for events in sets.values() for frame in events.frames],
            policies_above=tuple([sets[name].policy for name in chosen]),
        )
        for name in chosen:
            final = options["events_final"] if len(chosen) > 1 else "random"
            rows = [row for row in sets[name].events if wanted(row, options, final in ("random", name))]
            parts = parts.plus(Parts(events=rows, words=sets[name].words))
        if options["late_events"] == "yes" and HIGH_NOON in chosen:
            parts = parts.plus(Parts(shape=plain.shape._replace(blind_reserve=True)))
        return plain.laid_over(laid_over(plain, parts), options)

    return make_it, {**known, **OPTIONS}


def wanted(row: EventCard, options: dict[str, str], final: bool) -> bool:
    """Is an event in the deck, given the options? [HIN-2.4 to 2.6]"""
    if row.final:
        return final
    if row.name in LATE:
        return options["late_events"] == "yes"
    return row.name not in RETURNS or options["ghosts"] == "yes"
