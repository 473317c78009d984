"""Sentences for people, in the reader's language.

No sentence is written in code. Each is a message in locales/<language>/*.ftl; `phrases` decides which message tells
what, in no language at all, and here it is put into words. The page does the same with the same catalogue.
"""

from __future__ import annotations

from collections.abc import Iterable

from boothill.core.board import Board
from boothill.core.events import Event
from boothill.core.ids import NOBODY, Face, Seat, Target
from boothill.core.refusal import Refused
from boothill.core.rows import Card, Character, EventCard
from boothill.core.ruleset import Ruleset
from boothill.words import phrases
from boothill.words.accents import PSEUDO
from boothill.words.catalogue import DEFAULT, arguments, find, languages
from boothill.words.names import cases_in, names_in
from boothill.words.phrases import Cards, Listed, Name, Said, Term

LONGEST = 900
"""Characters of one argument: Fluent refuses a thousand."""


class Messages:
    """The messages of one language. What it lacks is told in English, and so is a language that does not exist.

    Some names are printed otherwise in another game; without a game they are those of the classic one. A message
    can ask for the box the game is from ($box), and in a language that declines names for a word in a case ($card-acc).
    """

    def __init__(self, lang: str = DEFAULT, game: str = "") -> None:
        self.lang = lang if lang in (*languages(), PSEUDO) else DEFAULT
        self._box = game.rpartition("+")[2]  # both boxes together speak as the newer one, whose book governs
        self._names = names_in(self.lang, game)
        self._cases = cases_in(self.lang)

    def text(self, id: str, /, **args: Term) -> str:
        """A message, or one form of it: `text("played.at", ...)`."""
        return self.say(Said(id, args))

    def say(self, what: Said, case: str = "") -> str:
        """A message with its arguments, in a case of the language where it stands in another one."""
        found = find(self.lang, what.id) or find(DEFAULT, what.id)
        if found is None:
            raise KeyError(f"there is no message {what.id!r} in {self.lang}")
        bundle, pattern = found
        used = arguments(what.id) or frozenset()  # a sentence within a sentence is not said in every case
        words: dict[str, str | int] = {"box": self._box, "case": case}
        for name, term in what.args.items():
            words[name] = term if isinstance(term, int) else _fitting(self.word(term, case))
            if not isinstance(term, int):
                declined = ((f"{name}-{other}", other) for other in self._cases)
                words.update((key, _fitting(self.word(term, other))) for key, other in declined if key in used)
        sentence, errors = bundle.format_pattern(pattern, words)
        if errors:
            raise KeyError(f"message {what.id!r} with {', '.join(what.args) or 'nothing'}: {errors[0]}")
        return str(sentence)

    def word(self, term: Term, case: str = "") -> str:
        """One argument of a message in words, in a case of the language if one is asked for."""
        if isinstance(term, Said):
            return self.say(term, case)
        if isinstance(term, Name):
            return self.name(term.english, case)
        if isinstance(term, Cards):
            return ", ".join(f"{self.name(name, case)} {self._sign(sign)}".strip() for name, sign in term.cards)
        if isinstance(term, Listed):
            return ", ".join(self.word(word, case) for word in term.words)
        return str(term)

    def _sign(self, sign: str) -> str:
        """Rank and suit, which need no words, or back and symbol, which do."""
        back, _, symbol = sign.strip("()").partition(" ")
        return self.text("sign", back=back, symbol=symbol) if symbol else sign

    def name(self, english: str, case: str = "") -> str:
        """The printed name of a card, a character or a role. One that is not declined is the same in every case."""
        name = self._names.get(english.casefold(), english)
        return self._cases[case].get(name, name) if case in self._cases else name

    # -- what `phrases` knows how to say --------------------------------------------------------------------------

    def game(self, name: str) -> str:
        """What a game is called."""
        return self.say(phrases.game(name))

    def card(self, rules: Ruleset, card: Face) -> str:
        """A card with its rank and suit."""
        return self.cards(rules, [card])

    def cards(self, rules: Ruleset, cards: Iterable[Face]) -> str:
        return self.word(phrases.cards(rules, cards))

    def target(self, board: Board, target: Target, reader: Seat = NOBODY) -> str:
        """What a target code points at: a character and whose it is, or a hand or a side; empty for the piles."""
        return self.word(phrases.target(board, target, reader))

    def effect(self, rules: Ruleset, row: Card) -> str:
        """What a card does in this game."""
        return self.say(phrases.effect(rules, row))

    def ability(self, rules: Ruleset, who: Character) -> str:
        """What a character can do in this game."""
        return self.say(phrases.ability(rules, who))

    def in_force(self, rules: Ruleset, row: EventCard) -> str:
        """What an event does while it is in force."""
        return self.say(phrases.in_force(rules, row))

    def event(self, board: Board, event: Event, reader: Seat = NOBODY) -> str:
        """An event as the reader of a view, or of a whole state, is told it; empty if there is nothing to tell."""
        what = phrases.event(board, event, reader)
        return self.say(what) if what is not None else ""

    def told(self, board: Board, events: Iterable[Event], reader: Seat = NOBODY) -> list[tuple[Event, str]]:
        """The events that are worth a line, each with its line."""
        return [(event, self.say(what)) for event, what in phrases.told(board, events, reader)]

    def refusal(self, refused: Refused) -> str:
        """Why a move is not legal, with the facts and the rule."""
        return f"{self.say(phrases.refusal(refused))} [{refused.rule}]"


def _fitting(text: str) -> str:
    """An argument that a message can hold, whatever somebody has typed."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
