"""TITLE: to be shuffled into the classic deck."""

from boothill.core.intents import DRAW, HEAL, Intent
from boothill.core.rows import BROWN, Card
from boothill.core.ruleset import Parts, Ruleset
from boothill.core.state import State
from boothill.sets.classic import game as classic
from boothill.sets.classic.aims import JUST_PLAYED
from boothill.sets.tables import poker_deck


def second_wind(s: State, by: int, card: int, at: int) -> None:
    """One life point and one card. [PREFIX-1.1]"""
    s.heal(by, 1)
    s.draw(by, 1, s.rules.rows[card].name)


SECOND_WIND = Card("Second Wind", "PREFIX-1.1", BROWN, JUST_PLAYED, second_wind, intents=(Intent(HEAL), Intent(DRAW)))


def make(options: dict[str, str]) -> Ruleset:
    parts = classic.classic_parts(options["edition"]).plus(Parts(cards=[SECOND_WIND]))
    faces, deck = poker_deck(["classic.csv", "DASHED.csv"], parts.cards)
    return Ruleset("classic+DASHED", 1, options, parts, faces, deck)


GAMES = {"classic+DASHED": (make, classic.OPTIONS)}
