"""TITLE: shoots whenever it can, and otherwise does anything that is legal."""

from random import Random

from boothill.bots import Bot
from boothill.core.intents import ATTACKS
from boothill.core.moves import NO_CARD, PLAY, Move
from boothill.core.view import View
from boothill.memory import Memory


class CLASSBot(Bot):
    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        """One of the legal moves of the view."""
        attacks = [move for move in view.legal if move.verb == PLAY and self.attacks(view, move)]
        return rng.choice(attacks or view.legal)

    def attacks(self, view: View, move: Move) -> bool:
        """What a card is for is read from its row, so that cards of sets to come are understood as well."""
        return move.card != NO_CARD and any(intent.what in ATTACKS for intent in view.rules.rows[move.card].intents)
