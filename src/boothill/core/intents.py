"""Intents: what a card or an ability is for, in a form that other code can read.

The functions of a row still do the work. Bots, the history of what players do, hints and training features read the
intents instead of names, so that they understand a new card at once. A test plays every row and compares what happens
with what the row declares.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# Whom it concerns.
USER: Final = "user"
"""The figure of the player who plays or uses it."""
TARGET: Final = "target"
"""What it is aimed at."""
OTHERS: Final = "others"
"""Everybody else whom it can affect."""
EVERYBODY: Final = "everybody"
"""The user and everybody else."""
OWN: Final = "own"
"""All figures of the user's seat."""
WHOEVER: Final = "whoever"
"""Whoever has it when it strikes; it goes round the table."""

# What it does.
HIT: Final = "hit"
"""They lose a life point for each of `n` hits, unless they miss."""
DEMAND: Final = "demand"
"""They must give up a blow or lose a life point."""
CONTEST: Final = "contest"
"""The user and they give up blows in turn; the first who passes loses a life point."""
HEAL: Final = "heal"
"""They regain up to `n` life points."""
SAVE: Final = "save"
"""It can also be played by somebody who is losing their last life point."""
SET_LIFE: Final = "set life"
"""Their life points become `n`, which may be more or fewer than before."""
LOSE: Final = "lose"
"""They give up `n` life points as a price."""
DRAW: Final = "draw"
"""They get `n` cards that belonged to nobody."""
TAKE: Final = "take"
"""The user takes a card of theirs, from the hand or in play."""
STRIP: Final = "strip"
"""A card of theirs, from the hand or in play, is discarded."""
BURDEN: Final = "burden"
"""In play in front of them, it costs them a turn or life."""
SHIELD: Final = "shield"
"""It stops hits on them, either always or with a draw!."""
REACH: Final = "reach"
"""They reach `n` farther, or may shoot more often."""
HIDE: Final = "hide"
"""They are `n` farther away for others."""
SWAP: Final = "swap"
"""Another of their figures comes to the front."""
COPY: Final = "copy"
"""It does what something else does, or lets cards count as others."""
PIERCE: Final = "pierce"
"""Their hits are harder to avoid."""
AID: Final = "aid"
"""It helps them in a way that no other intent describes."""
FORBID: Final = "forbid"
"""They may not do `of`, or `of` has no effect for them."""
FORCE: Final = "force"
"""They have to do `of`."""
TURN_ROUND: Final = "turn round"
"""Turns go round the table in the opposite direction."""
RETURN: Final = "return"
"""They come back into the game with `n` life points, or as a ghost for one turn if `n` is 0."""

HARMS: Final = frozenset({HIT, DEMAND, CONTEST, TAKE, STRIP, BURDEN})
"""Intents that harm whom they concern."""
GOOD: Final = frozenset({HEAL, DRAW, SHIELD, REACH, HIDE, AID})
"""Intents that help whom they concern."""
ATTACKS: Final = frozenset({HIT, DEMAND, CONTEST})
"""Intents that may cost a life point."""

# What `n` is multiplied by (`per`).
GEAR: Final = "gear"
WOUND: Final = "wound"
HELD: Final = "held"

# What is forbidden or forced (`of`), besides GEAR, which means cards in play.
BLOWS: Final = "blows"
"""Cards that count as a blow, in the player's own turn."""
DRINKS: Final = "drinks"
LAYING: Final = "laying"
"""Cards that would stay in play."""
ABILITIES: Final = "abilities"
SUITS: Final = "suits"
"""Cards of all suits except one."""
SHOWN: Final = "shown"
"""Playing the card that was shown."""

# When it happens by itself, besides the moments of `rows`.
DRAW_PHASE: Final = "draw phase"
WHEN_MISSED: Final = "when missed"
"""When a hit of this card was avoided, or when this card avoided a hit."""
TURN_BEGINS: Final = "turn begins"
TURN_ENDS: Final = "turn ends"
IN_FORCE: Final = "in force"
"""The whole time while an event is in force."""


class Intent(NamedTuple):
    """One thing that a row does."""

    what: str
    whom: str = USER
    n: int = 1
    per: str = ""
    """`n` counts for each of these: each card in play in front of them (GEAR), each card in their hand (HELD), or each
    life point that they have lost (WOUND)."""
    among: int = 0
    """It does this only while at least this many players are in the game."""
    when: str = ""
    """The moment at which it happens by itself; empty if it happens when the card is played, laid or used."""
    of: str = ""
    """What is forbidden or forced."""
