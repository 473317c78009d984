"""Positions with events: the keys of a scenario file that say which is in force and which are to come, and back."""

from __future__ import annotations

from typing import Any

from boothill.core.ids import NO_FIGURE, Seat
from boothill.core.round import Round
from boothill.core.state import State
from boothill.sets.high_noon.deck import laid_out
from boothill.sets.high_noon.events import LATE
from boothill.sets.high_noon.frames import SUIT_NAMED, SUITS
from boothill.sets.high_noon.game import BOTH, EventSet

KEYS = (
    "event", "event_sets", "past", "first_turn", "fallen", "suit", "been", "starter", "ghost", "extra", "returned",
)  # fmt: skip
"""What a position with events may say, beside the options."""
SPARE = "spare"


def has_events(data: dict[str, Any]) -> bool:
    """Are the events of a position written out?"""
    return "event" in data or isinstance(data.get("events"), list)


def options_of(data: dict[str, Any], sets: dict[str, EventSet]) -> dict[str, Any]:
    """A position with the options that follow from the events it names. Raises ValueError for what cannot be."""
    spares = [seat for seat in data.get("players", {}).values() if isinstance(seat, dict) and SPARE in seat]
    if not has_events(data):
        if spares and data.get("events", "none") == "none":
            raise ValueError(f"players: a {SPARE} character is of use only with events; name some under 'events'")
        return data
    written = data.get("events", [])
    if not isinstance(written, list):
        raise ValueError(f"event: with one in force write the others out as a list, not {written!r}")
    names = [spelt(name, sets) for name in (*listed(data.get("event")), *written)]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"events: {name} is named twice")
    homes = [home for home, events in sets.items() if any(row.name in names for row in events.events)]
    late = spares or any(name in LATE for name in names)
    return {
        "late_events": "yes" if late else "no",
        **{key: value for key, value in data.items() if value is not None},
        "events": data.get("event_sets", homes[0] if len(homes) == 1 else BOTH),
    }


def listed(name: Any) -> list[Any]:
    return [] if name is None else [name]


def spelt(name: Any, sets: dict[str, EventSet]) -> str:
    """An event as it is spelt. Raises ValueError if there is none of that name."""
    known = {row.name.casefold(): row.name for events in sets.values() for row in events.events}
    if str(name).casefold() not in known:
        raise ValueError(f"events: there is no event {name!r}; there is {', '.join(known.values())}")
    return known[str(name).casefold()]


def set_up(s: State, data: dict[str, Any], sets: dict[str, EventSet]) -> None:
    """Lay out the events of a position. Raises ValueError for what cannot be."""
    for seat, player in zip(s.seats, data["players"].values(), strict=True):
        if SPARE in player:
            s.reserves[seat] = [spare_of(s, player[SPARE])]
    first = s.rules.roles[len(s.roles)][0]
    leader = s.seats[s.roles.index(first) if first in s.roles else 0]
    starter = seat_of(s, data["starter"]) if "starter" in data else leader
    if not s.alive[s.fronts[starter]]:
        starter = s.next_seat(starter)
    # A first turn that is going on has passed the moment at which an event would be turned over.
    going_on = s.turn == starter and s.phase != s.rules.turn[0][0]
    round = laid_out(s, starter) if not has_events(data) else Round(
        spelt(data["event"], sets) if data.get("event") is not None else "",
        tuple([spelt(name, sets) for name in data.get("events", [])]),
        tuple([spelt(name, sets) for name in data.get("past", [])]),
        starter,
    )  # fmt: skip
    out = [seat for seat in s.seats if not s.alive[s.fronts[seat]]]
    fallen = [seat_of(s, name) for name in data["fallen"]] if "fallen" in data else out
    if not set(out) <= set(fallen):
        raise ValueError("fallen: every eliminated seat is wanted, in the order in which they fell")
    s.round = round.but(
        held=bool(data.get("first_turn", False)) and not going_on,
        been=tuple([seat_of(s, name) for name in data["been"]]) if "been" in data else been(s, starter, round),
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
            raise ValueError(f"suit: it is {', '.join(SUITS)}, not {data['suit']!r}")
        s.tally[SUIT_NAMED] = SUITS.index(words[str(data["suit"])]) + 1
    s.play_by(s.rules.under(s.round.event))


def been(s: State, starter: Seat, round: Round) -> tuple[Seat, ...]:
    """Those who have had their turn in this round, or have it, if everything has gone as usual."""
    if s.turn == starter and s.phase == s.rules.turn[0][0]:
        return ()
    seats = [starter]
    way = -1 if round.event == "Gold Rush" else 1
    while seats[-1] != s.turn:
        seats.append(s.seats[(seats[-1] + way) % len(s.names)])
    # A turn that has not begun yet puts its seat on the list itself.
    return tuple(seats[:-1] if s.phase == s.rules.turn[0][0] else seats)


def seat_of(s: State, name: Any) -> Seat:
    if str(name) not in s.names:
        raise ValueError(f"there is no player {name!r}; there is {', '.join(s.names)}")
    return s.seats[s.names.index(str(name))]


def spare_of(s: State, name: Any) -> str:
    if str(name) not in s.rules.characters:
        raise ValueError(f"players: there is no character {name!r} to spare")
    if str(name) in [who.name for who in s.who]:
        raise ValueError(f"players: {name} sits at the table already and is no {SPARE}")
    return str(name)


def printed(s: State) -> dict[str, Any]:
    """The keys that give the events of a state back."""
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
