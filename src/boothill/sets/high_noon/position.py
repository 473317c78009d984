"""Positions with events: the keys for the event in force and those to come, read and written."""

from __future__ import annotations

from typing import Any

from boothill.core.ids import NO_FIGURE, Seat
from boothill.core.round import Round
from boothill.core.state import State
from boothill.sets import EVENT_SETS
from boothill.sets.classic.position import ClassicKeys
from boothill.sets.high_noon.deck import laid_out
from boothill.sets.high_noon.events import LATE
from boothill.sets.high_noon.frames import SUIT_NAMED, SUITS
from boothill.sets.high_noon.game import BOTH
from boothill.text.scenario.keys import differs
from boothill.text.scenario.reading import wrong
from boothill.words.phrases import Said

KEYS = (
    "event", "event_sets", "past", "first_turn", "fallen", "suit", "been", "starter", "ghost", "extra", "returned",
)  # fmt: skip
"""The keys that a position with events may have, besides the options."""
SPARE = "spare"


class EventKeys(ClassicKeys):
    """The keys of a game with roles and events."""

    GAME_KEYS = KEYS
    SEAT_KEYS = (*ClassicKeys.SEAT_KEYS, SPARE)
    SEAT_CHECKS = (*ClassicKeys.SEAT_CHECKS, "character", "ghost", "reserve_size")
    GAME_CHECKS = (*ClassicKeys.GAME_CHECKS, "event", "next_event", "events_left")

    def completed(self, s: State, data: dict[str, Any]) -> None:
        set_up(s, data)

    def printed(self, s: State) -> dict[str, Any]:
        data = super().printed(s)
        for seat, written in zip(s.seats, data["players"].values(), strict=True):
            if s.reserves[seat]:
                written[SPARE] = s.reserves[seat][-1]
            if s.is_ghost(s.fronts[seat]):
                del written["life"]
        return data | printed(s)

    def check_seat(self, s: State, seat: Seat, what: str, wanted: Any, place: str) -> Said | None:
        if what == "character":
            return differs(what, wanted, s.characters[seat].name)
        if what == "ghost":
            return differs(what, wanted, s.is_ghost(s.fronts[seat]))
        if what == "reserve_size":
            return differs(what, wanted, len(s.reserves[seat]))
        return super().check_seat(s, seat, what, wanted, place)

    def check_game(self, s: State, what: str, wanted: Any, place: str) -> Said | None:
        round = s.round or Round()
        if what == "event":
            return differs(what, wanted, round.event or None)
        if what == "next_event":
            return differs(what, wanted, (*round.next, None)[0])
        if what == "events_left":
            return differs(what, wanted, len(round.next))
        return super().check_game(s, what, wanted, place)


def has_events(data: dict[str, Any]) -> bool:
    """Does a position list its events?"""
    return "event" in data or isinstance(data.get("events"), list)


def plainly(data: dict[str, Any]) -> dict[str, Any]:
    """Add the options that follow from the events that a position names. Raises BadPosition."""
    players = data.get("players")
    seats = players.values() if isinstance(players, dict) else []
    spares = [seat for seat in seats if isinstance(seat, dict) and SPARE in seat]
    if not has_events(data):
        if spares and data.get("events", "none") == "none":
            raise wrong("players", "scenario-spare")
        return data
    written = data.get("events", [])
    if not isinstance(written, list):
        raise wrong("events", "scenario-names", found=repr(written))
    names = [spelt(name) for name in (*listed(data.get("event")), *written)]
    for name in names:
        if names.count(name) > 1:
            raise wrong("events", "scenario-twice", what=name)
    homes = [home for home, events in EVENT_SETS.items() if any(row.name in names for row in events.events)]
    late = spares or any(name in LATE for name in names)
    return {
        "late_events": "yes" if late else "no",
        **{key: value for key, value in data.items() if value is not None},
        "events": data.get("event_sets", homes[0] if len(homes) == 1 else BOTH),
    }


def many(data: dict[str, Any], key: str) -> list[Any]:
    """The names that a key lists; empty if it is missing."""
    names = data.get(key, [])
    if not isinstance(names, list):
        raise wrong(key, "scenario-names", found=repr(names))
    return names


def listed(name: Any) -> list[Any]:
    return [] if name is None else [name]


def spelt(name: Any) -> str:
    """The correct spelling of an event's name. Raises BadPosition if there is no such event."""
    known = {row.name.casefold(): row.name for events in EVENT_SETS.values() for row in events.events}
    if str(name).casefold() not in known:
        raise wrong("events", "scenario-event", name=str(name), names=", ".join(known.values()))
    return known[str(name).casefold()]


def set_up(s: State, data: dict[str, Any]) -> None:
    """Set up the events of a position. Raises BadPosition."""
    for seat, player in zip(s.seats, data["players"].values(), strict=True):
        if SPARE in player:
            s.reserves[seat] = [spare_of(s, player[SPARE])]
    first = s.rules.roles[len(s.roles)][0]
    leader = s.seats[s.roles.index(first) if first in s.roles else 0]
    starter = seat_of(s, data["starter"]) if "starter" in data else leader
    if not s.alive[s.fronts[starter]]:
        starter = s.next_seat(starter)
    # If the starter's first turn is under way, the moment to turn over an event has passed.
    going_on = s.turn == starter and s.phase != s.rules.turn[0][0]
    round = laid_out(s, starter) if not has_events(data) else Round(
        spelt(data["event"]) if data.get("event") is not None else "",
        tuple([spelt(name) for name in data.get("events", [])]),
        tuple([spelt(name) for name in many(data, "past")]),
        starter,
    )  # fmt: skip
    out = [seat for seat in s.seats if not s.alive[s.fronts[seat]]]
    fallen = [seat_of(s, name) for name in many(data, "fallen")] if "fallen" in data else out
    if not set(out) <= set(fallen):
        raise wrong("fallen", "scenario-fallen")
    s.round = round.but(
        held=bool(data.get("first_turn", False)) and not going_on,
        been=tuple([seat_of(s, name) for name in many(data, "been")]) if "been" in data else been(s, starter, round),
        out=tuple(fallen),
        extra=bool(data.get("extra", False)),
        returned=bool(data.get("returned", False)),
    )
    if "ghost" in data:
        ghost = s.fronts[seat_of(s, data["ghost"])]
        s.round = s.round.but(ghost=ghost)
        s.life[ghost] = 0
    if "suit" in data:
        words = s.rules.words
        if str(data["suit"]) not in words or words[str(data["suit"])] not in SUITS:
            raise wrong("suit", "scenario-one-of", names=", ".join(SUITS), found=repr(data["suit"]))
        s.this_turn[SUIT_NAMED] = SUITS.index(words[str(data["suit"])]) + 1
    s.play_by(s.rules.under(s.round.event))


def been(s: State, starter: Seat, round: Round) -> tuple[Seat, ...]:
    """The seats that have had their turn in this round, or are having it, assuming the usual order of turns."""
    if s.turn == starter and s.phase == s.rules.turn[0][0]:
        return ()
    seats = [starter]
    way = -1 if round.event and s.rules.events[round.event].backwards else 1
    while seats[-1] != s.turn:
        seats.append(s.seats[(seats[-1] + way) % len(s.names)])
    # A turn that has not begun yet will add its own seat.
    return tuple(seats[:-1] if s.phase == s.rules.turn[0][0] else seats)


def seat_of(s: State, name: Any) -> Seat:
    if str(name) not in s.names:
        raise wrong("players", "notation-no-player", name=str(name), names=", ".join(s.names))
    return s.seats[s.names.index(str(name))]


def spare_of(s: State, name: Any) -> str:
    if str(name) not in s.rules.characters:
        raise wrong("players", "notation-no-character", name=str(name), game=s.rules.name, near="none")
    if str(name) in [who.name for who in s.characters]:
        raise wrong("players", "scenario-there", name=str(name))
    return str(name)


def printed(s: State) -> dict[str, Any]:
    """The keys that describe the events of a state."""
    round = s.round
    if round is None:
        return {}
    names = s.names
    data: dict[str, Any] = {
        "event": round.event or None,
        "events": list(round.next),
        "event_sets": s.rules.options["events"],
        "starter": names[round.starter],
        "past": list(round.past),
        "been": [names[seat] for seat in round.been],
        "fallen": [names[seat] for seat in round.out],
        "first_turn": round.held,
        "extra": round.extra,
        "returned": round.returned,
    }
    if round.ghost != NO_FIGURE:
        data["ghost"] = names[s.owner[round.ghost]]
    return {key: value for key, value in data.items() if value or key == "events"}
