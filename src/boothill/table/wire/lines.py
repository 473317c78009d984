"""Sentences in messages: an id of the catalogue and its arguments, which the reader puts into words."""

from __future__ import annotations

from msgspec import Struct


class PrintedName(Struct, frozen=True, tag_field="is", tag="name"):
    """The name of a card, a character or a role, in English; the reader says it as printed in the own language."""

    name: str


class PrintedCards(Struct, frozen=True, tag_field="is", tag="cards"):
    """Cards, each as its English name and its rank and suit."""

    cards: tuple[tuple[str, str], ...]


class PrintedList(Struct, frozen=True, tag_field="is", tag="list"):
    """Several words in a row."""

    words: tuple[str | int | PrintedName | PrintedCards | PrintedList | Line, ...]


class Line(Struct, frozen=True, tag_field="is", tag="line"):
    """A message of the catalogue and its arguments; the reader puts it into words."""

    id: str
    args: dict[str, str | int | PrintedName | PrintedCards | PrintedList | Line] = {}


Word = str | int | PrintedName | PrintedCards | PrintedList | Line
