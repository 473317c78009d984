"""Messages for people, in the reader's language.

The code contains no sentences. Each sentence is a message in locales/<language>/*.ftl. `phrases` chooses the message,
independently of the language, and this module turns it into text. The web page does the same with the same catalogue.
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
"""Maximum length of an argument in characters; Fluent refuses a thousand."""


class Messages:
    """The messages of one language. English replaces missing messages and unknown languages.

    Some names are printed differently in different games; without a game, those of the classic game are used. A message
    can use the box that the game is from ($box) and, in a language that declines names, a word in a case ($card-acc).
    """

    def __init__(self, lang: str = DEFAULT, game: str = "") -> None:
        self.lang = lang if lang in (*languages(), PSEUDO) else DEFAULT
        self._box = game.rpartition("+")[2]  # two boxes together use the words of the newer one, whose rules apply
        self._names = names_in(self.lang, game)
        self._cases = cases_in(self.lang)

    def text(self, id: str, /, **args: Term) -> str:
        """A message, or one form of it: `text("played.at", ...)`."""
        return self.say(Said(id, args))

    def say(self, what: Said, case: str = "") -> str:
        """A message with its arguments; in a grammatical case if it is part of another message."""
        found = find(self.lang, what.id) or find(DEFAULT, what.id)
        if found is None:
            raise KeyError(f"there is no message {what.id!r} in {self.lang}")
        bundle, pattern = found
        used = arguments(what.id) or frozenset()  # so that nested messages are not formatted in every case
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
        """One argument of a message as text, in a grammatical case if one is given."""
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
        """Rank and suit, which need no translation, or back and symbol, which do."""
        back, _, symbol = sign.strip("()").partition(" ")
        return self.text("sign", back=back, symbol=symbol) if symbol else sign

    def name(self, english: str, case: str = "") -> str:
        """The printed name of a card, a character or a role. A name that is not declined is the same in all cases."""
        name = self._names.get(english.casefold(), english)
        return self._cases[case].get(name, name) if case in self._cases else name

    # -- what `phrases` can express -------------------------------------------------------------------------------

    def game(self, name: str) -> str:
        """The name of a game."""
        return self.say(phrases.game(name))

    def card(self, rules: Ruleset, card: Face) -> str:
        """A card with its rank and suit."""
        return self.cards(rules, [card])

    def cards(self, rules: Ruleset, cards: Iterable[Face]) -> str:
        return self.word(phrases.cards(rules, cards))

    def target(self, board: Board, target: Target, reader: Seat = NOBODY) -> str:
        """What a target refers to: a character with its player, a hand or a side; empty for the piles."""
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
        """An event as told to the reader of a view or of a whole state; empty if there is nothing to tell."""
        what = phrases.event(board, event, reader)
        return self.say(what) if what is not None else ""

    def told(self, board: Board, events: Iterable[Event], reader: Seat = NOBODY) -> list[tuple[Event, str]]:
        """The events that deserve a line, each with its line."""
        return [(event, self.say(what)) for event, what in phrases.told(board, events, reader)]

    def refusal(self, refused: Refused) -> str:
        """Why a move is not legal, with the facts and the rule."""
        return f"{self.say(phrases.refusal(refused))} [{refused.rule}]"


def _fitting(text: str) -> str:
    """An argument, shortened to the length that a message can hold."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
