"""Writes golden records for the present versions: python -m tests.golden. Only after raising a ruleset's version.

Records of earlier versions are never written again: they must lead where they led. What events tell of the games in
TOLD is written anew; the difference shows what is told otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from boothill.core.events import Event
from boothill.core.ids import NOBODY, Seat
from boothill.core.moves import END
from boothill.core.state import State
from boothill.core.targets import NO_TARGET
from boothill.sets import new_game, ruleset
from boothill.text.notation import print_cards, print_target
from boothill.text.records import Record, read_record, record_of
from tests.tables import TABLES

FOLDER = Path(__file__).parent / "records"
STILL = [("dodge-city", 3), ("classic", 4)]
"""In these nobody plays a card, and the game is dead in the end."""
TOLD = [("classic", 7), ("dodge-city", 5), ("classic+dodge-city", 8), ("duel", 2)]


def told(record: Record) -> str:
    """All events of a game, a line each, after the number of the move that brought it about."""
    s = record.start()
    lines = [f"0 {line(s, event)}" for event in s.events]
    for number, (s, _, _, events) in enumerate(record.play(), 1):
        lines += [f"{number} {line(s, event)}" for event in events]
    return "\n".join(lines) + "\n"


def line(s: State, event: Event) -> str:
    return " ".join([event.kind, *(f"{field}={value}" for field, value in fields(s, event) if value)])


def fields(s: State, event: Event) -> Iterator[tuple[str, object]]:
    def named(*seats: int) -> str:
        return ", ".join(s.names[seat] for seat in seats if seat != NOBODY)

    yield "seat", named(event.seat)
    yield "other", named(event.other)
    yield "cards", print_cards(s.rules, event.cards)
    yield "n", event.n
    yield "name", event.name
    yield "only", named(*event.shown_to or ())
    yield "target", print_target(s, event.target) if event.target != NO_TARGET else ""
    yield "seats", named(*event.seats)


WITH_EVENTS = [
    ("classic", 5, "high-noon"), ("dodge-city", 3, "fistful"), ("dodge-city", 6, "high-noon"),
    ("classic+dodge-city", 3, "both"), ("classic+dodge-city", 8, "both"),
]  # fmt: skip
"""Games with events, each with few enough of them for the last one to come."""


def path_with_events(game: str, players: int, events: str) -> Path:
    return FOLDER / f"{game}-{players}-{events}.txt"


def path_of(game: str, players: int, version: int) -> Path:
    return FOLDER / (f"{game}-{players}.txt" if version == 1 else f"{game}-{players}-version-{version}.txt")


def write(game: str, players: int, path: Path, options: dict[str, str], still: bool = False) -> None:
    """A game of random moves, and at any time now and then."""
    s = new_game(game, [f"P{seat + 1}" for seat in range(players)], f"golden {players}", options)
    record = record_of(s)
    rng = Random(players)
    while not s.over:
        free = [seat for seat in range(players) if seat != s.to_act and s.legal(Seat(seat))]
        seat = rng.choice(free) if free and rng.random() < 0.2 else s.to_act
        move = rng.choice(s.legal(Seat(seat)))
        if still and END in s.legal():
            seat, move = s.to_act, END
        record.add(s, Seat(seat), move)
        s.apply(move, Seat(seat))
    record.result = s.winner
    record.save(path)


def main() -> None:
    for game, players in TABLES:
        path = path_of(game, players, ruleset(game).version)
        write(game, players, path, {}, still=(game, players) in STILL)
    for game, players, events in WITH_EVENTS:
        options = {"events": events, "events_used": "6", "late_events": "yes"}
        write(game, players, path_with_events(game, players, events), options)
    for game, players in TOLD:
        first = read_record(path_of(game, players, 1))
        (FOLDER / f"{game}-{players}.events").write_text(told(first), encoding="utf-8")


if __name__ == "__main__":
    main()
