"""A Fistful of Cards as a set for the option `events`."""

from __future__ import annotations

from boothill.sets.fistful.events import EVENTS, FRAMES, WORDS
from boothill.sets.high_noon.game import EventSet

FISTFUL_SET = EventSet(EVENTS, FRAMES, WORDS, "boothill.sets.fistful.policy:FistfulPolicy")
