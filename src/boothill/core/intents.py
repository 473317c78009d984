"""Intents: what a card or an ability is for, in words that other code can read.

The function of a row still does the work. Bots, the record of what players do, hints and features for training read the
intents instead of names, so that a new card is understood at once. A test plays every row and compares what happens
with what the row declares.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# Whom it concerns.
USER: Final = "user"
"""The figure of whoever plays or uses it."""
TARGET: Final = "target"
"""What it is aimed at."""
OTHERS: Final = "others"
"""Everybody else whom it can touch."""
EVERYBODY: Final = "everybody"
"""The user and everybody else."""
OWN: Final = "own"
"""All figures of the user."""
WHOEVER: Final = "whoever"
"""Whoever has it when it strikes: it goes round the table."""

# What it does.
HIT: Final = "hit"
"""They lose a life point for each of `n` hits, unless they miss."""
DEMAND: Final = "demand"
"""They give up a blow, or lose a life point."""
CONTEST: Final = "contest"
"""The user and they give up blows in turn; the first who does not loses a life point."""
HEAL: Final = "heal"
"""They regain up to `n` life points."""
SAVE: Final = "save"
"""It can also be played by somebody who is losing the last life point."""
SET_LIFE: Final = "set life"
"""They have `n` life points from now on, more or fewer than before."""
LOSE: Final = "lose"
"""They give up `n` life points as a price."""
DRAW: Final = "draw"
"""They get `n` cards that nobody had."""
TAKE: Final = "take"
"""A card of theirs, from the hand or from in front of them, goes to the user."""
STRIP: Final = "strip"
"""A card of theirs, from the hand or from in front of them, is discarded."""
BURDEN: Final = "burden"
"""Lying in front of them it costs them a turn or life."""
SHIELD: Final = "shield"
"""It stops hits on them, surely or by a draw!."""
REACH: Final = "reach"
"""They reach `n` further, or more often."""
HIDE: Final = "hide"
"""Others reach them `n` less far."""
SWAP: Final = "swap"
"""Another of their figures comes to the front."""
COPY: Final = "copy"
"""It does what something else does, or lets cards count as others."""
PIERCE: Final = "pierce"
"""Their hits are harder to avoid."""
AID: Final = "aid"
"""It helps them in a way that no other word says."""
FORBID: Final = "forbid"
"""They may not do `of`, or it does nothing for them."""
FORCE: Final = "force"
"""They have to do `of`."""
TURN_ROUND: Final = "turn round"
"""Turns go the other way round the table."""
RETURN: Final = "return"
"""They come back into the game with `n` life points; with none for a turn, as a ghost."""

HARMS: Final = frozenset({HIT, DEMAND, CONTEST, TAKE, STRIP, BURDEN})
"""What nobody would wish a friend."""
GOOD: Final = frozenset({HEAL, DRAW, SHIELD, REACH, HIDE, AID})
"""What a friend is glad of."""
ATTACKS: Final = frozenset({HIT, DEMAND, CONTEST})
"""What may cost a life point."""

# For each of what.
GEAR: Final = "gear"
WOUND: Final = "wound"
HELD: Final = "held"

# What is forbidden or forced, beside GEAR: cards in play.
BLOWS: Final = "blows"
"""Cards that count as a blow, in the own turn."""
DRINKS: Final = "drinks"
LAYING: Final = "laying"
"""Cards that would stay in play."""
ABILITIES: Final = "abilities"
SUITS: Final = "suits"
"""Cards of any suit but one."""
SHOWN: Final = "shown"
"""To play the card that was shown."""

# When it happens by itself, beside the moments of `rows`.
DRAW_PHASE: Final = "draw phase"
WHEN_MISSED: Final = "when missed"
"""A hit of it was avoided, or it avoided one."""
TURN_BEGINS: Final = "turn begins"
TURN_ENDS: Final = "turn ends"
IN_FORCE: Final = "in force"
"""All the time while an event is in force."""


class Intent(NamedTuple):
    """One thing that a row does."""

    what: str
    whom: str = USER
    n: int = 1
    per: str = ""
    """`n` for each of these: each card in front of them (GEAR) or in their hand (HELD), each life point they have lost
    (WOUND)."""
    among: int = 0
    """It does this only while at least so many players are in the game."""
    when: str = ""
    """The moment at which it happens by itself; without one it happens when it is played, laid or used."""
    of: str = ""
    """What is forbidden or forced."""
