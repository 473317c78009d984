"""Converts `phrases.Said` to lines of a message and back. Compiled with the engine, which the lines cannot be."""

from __future__ import annotations

from functools import lru_cache

from boothill.table.wire.lines import Line, PrintedCards, PrintedList, PrintedName, Word
from boothill.words import phrases
from boothill.words.catalogue import arguments


@lru_cache(16384)
def shared_line(what: phrases.Said) -> Line:
    """The line for something said again and again; cached."""
    return line_of(what)


@lru_cache(8192)
def _printed(cards: phrases.Cards) -> PrintedCards:
    return PrintedCards(cards.cards)


@lru_cache(1024)
def _name(name: phrases.Name) -> PrintedName:
    return PrintedName(name.english)


READ = frozenset(("seat", "you"))
"""Arguments that clients read themselves: who acts, and whether that is the reader."""


@lru_cache(4096)
def _carried(id: str) -> frozenset[str] | None:
    """The arguments to send with a message of this id; None, for all of them, if the id is not known here."""
    used = arguments(id)
    return used | READ if used is not None else None


def line_of(what: phrases.Said) -> Line:
    """The line for a message, with only those arguments that it uses in some language."""
    carried = _carried(what.id)
    return Line(
        what.id,
        {
            # Most words are plain and need no call.
            name: term if type(term) is str or type(term) is int else _word(term)
            for name, term in what.args.items()
            if carried is None or name in carried
        },
    )


def _word(term: phrases.Term) -> Word:
    if isinstance(term, str | int):
        return term
    if isinstance(term, phrases.Said):
        return shared_line(term)
    if isinstance(term, phrases.Name):
        return _name(term)
    if isinstance(term, phrases.Listed):
        return PrintedList(tuple([_word(word) for word in term.words]))
    return _printed(term)


def said_of(line: Line) -> phrases.Said:
    """The inverse of `line_of`, for readers in Python, who put it into words with `messages`."""
    return phrases.Said(line.id, {name: _term(word) for name, word in line.args.items()})


def _term(word: Word) -> phrases.Term:
    if isinstance(word, Line):
        return said_of(word)
    if isinstance(word, PrintedName):
        return phrases.Name(word.name)
    if isinstance(word, PrintedList):
        return phrases.Listed(tuple([_term(one) for one in word.words]))
    if isinstance(word, PrintedCards):
        return phrases.Cards(word.cards)
    return word
