"""Reads card tables from the data files: faces with rank and suit, and the row that says what they do."""

from __future__ import annotations

import csv

from boothill.core.ids import Face
from boothill.core.rows import Card, PrintedCard
from boothill.plugins import folders

SUITS = {"hearts": "♥", "diamonds": "♦", "clubs": "♣", "spades": "♠"}
RANKS = {
    name: rank for rank, name in enumerate(["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"], start=2)
}
"""Ranks rise from 2 to the ace, 14. [BAS-1.6]"""


def read(name: str) -> list[dict[str, str]]:
    """The lines of a card table, from this or another package."""
    for folder in folders("cards"):
        if (folder / name).is_file():
            return list(csv.DictReader((folder / name).read_text(encoding="utf-8").splitlines()))
    raise FileNotFoundError(f"there is no card table {name}")


def poker_deck(files: list[str], rows: dict[str, Card], leave_out: str = "") -> tuple[list[PrintedCard], list[Face]]:
    """The faces of the cards in these files, and the deck, without cards that have the flag `leave_out`."""
    faces: list[PrintedCard] = []
    deck: list[Face] = []
    index: dict[tuple[str, str, int], Face] = {}
    for line in [line for name in files for line in read(name)]:
        key = (line["name_en"], SUITS[line["suit"]], RANKS[line["rank"]])
        if key not in index:
            index[key] = Face(len(faces))
            faces.append(PrintedCard(rows[key[0]], key[1], key[2]))
        if not leave_out or leave_out not in line["flags"].split("|"):
            deck.append(index[key])
    return faces, deck


def symbol_deck(name: str, rows: dict[str, Card], sides: tuple[str, str]) -> tuple[list[PrintedCard], list[Face]]:
    """The faces of two decks that have symbols and different backs, and both decks together."""
    faces: list[PrintedCard] = []
    deck: list[Face] = []
    index: dict[tuple[str, str, int], Face] = {}
    for line in read(name):
        back = 0 if line["side"] == sides[0] else 1
        key = (line["name_en"], line["symbol"], back)
        if key not in index:
            index[key] = Face(len(faces))
            faces.append(PrintedCard(rows[key[0]], line["symbol"], 0, back))
        deck.append(index[key])
    return faces, deck
