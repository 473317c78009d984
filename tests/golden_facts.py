"""Writes what the encoder makes of the golden games: python -m tests.golden_facts. Shipped networks read these facts.

Only after a change that is meant to alter them (then the networks have to be trained anew), or one of the rules.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random

from boothill.bots.driver import Driver
from boothill.bots.learned.encoder import Encoder
from boothill.bots.learned.move_facts import MOVE_FACTS, OF_THUMB
from boothill.bots.learned.names import all_names
from boothill.core.ids import Seat
from boothill.text.notation import parse_move
from boothill.text.records import read_record
from tests.golden import FOLDER, WITH_EVENTS, path_of, path_with_events
from tests.tables import TABLES

FILE = Path(__file__).parent / "networks" / "facts.json"
MOST_MOVES = 250
"""Of a longer game the first moves only."""
RECORDS = [path_of(game, players, 1).name for game, players in TABLES]
RECORDS += [path_with_events(game, players, events).name for game, players, events in WITH_EVENTS]


def digests(name: str) -> dict[str, str]:
    """What the seat to act and its neighbour know, what the seat would know if nothing were hidden, and its moves.

    The order of facts does not matter to a network, so they are sorted. How the gunslinger judges a move is left out:
    it may learn to play better.
    """
    record = read_record(FOLDER / name)
    encoder = Encoder(all_names())
    s = record.start()
    driver = Driver(s, [None] * len(s.names), Random(0))
    found = {"facts": sha256(), "whole": sha256(), "moves": sha256()}
    for seat, text in record.moves[:MOST_MOVES]:
        view, memory = s.view(s.to_act), driver.memories[s.to_act]
        described = encoder.moves(view, memory, view.legal)
        for at in range(0, len(described), MOVE_FACTS):
            found["moves"].update(json.dumps(described[at : at + MOVE_FACTS - OF_THUMB]).encode())
        for looks in (s.to_act, Seat((s.to_act + 1) % len(s.names))):
            facts = encoder.facts(s.view(looks), driver.memories[looks])
            found["facts"].update(json.dumps(sorted(facts)).encode())
        found["whole"].update(json.dumps(sorted(encoder.whole(s, s.to_act))).encode())
        driver.make(parse_move(s, seat, text, literal=True), seat)
    return {what: hashed.hexdigest()[:16] for what, hashed in found.items()}


def main() -> None:
    FILE.write_text(json.dumps({name: digests(name) for name in RECORDS}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
