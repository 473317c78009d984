"""A reliable line between two servers, over a bus that may lose, duplicate and delay messages.

Frames are numbered and kept until the other side confirms them. A side that receives too high a number asks for the
missing frames; frames that are not confirmed for a while are sent again; duplicates are ignored. A line without
confirmation for some seconds is broken: both sides forget everything that went over it, and begin a new one.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable

import msgspec
from msgspec import Struct

from boothill.server.fleet.words import Word

AGAIN_SECONDS = 0.5
"""Seconds after which unconfirmed frames are sent again."""
BROKEN_SECONDS = 3.0
MOST_KEPT = 32 * 2**20
"""Maximum number of unconfirmed bytes; beyond that a line is broken too."""


class Frame(Struct, frozen=True, array_like=True):
    """A message over the bus: some words under one number, and a confirmation of what was received."""

    sender: str
    line: int
    """A random number that identifies the line."""
    number: int
    """From 1; 0 for a frame that only confirms."""
    heard_line: int
    heard: int
    """The last number received from the other side, on its line `heard_line`."""
    missing: bool = False
    """Are frames missing after that?"""
    words: list[Word] = []


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Frame)


def frame_of(data: bytes) -> Frame:
    """Decode a frame. Raises DecodeError or ValidationError."""
    return _DECODER.decode(data)


class Line:
    """One server's end of the line to another: what it sends and receives."""

    def __init__(self, me: str, put: Callable[[bytes], None], now: Callable[[], float]) -> None:
        self.me = me
        self._put = put
        self._now = now
        self._line = secrets.randbits(48)
        self._number = 0
        self._kept: deque[tuple[int, float, list[Word], int]] = deque()
        """Unconfirmed frames: number, time of sending, words, size."""
        self._size = 0
        self._their_line = 0
        self._heard = 0
        self._owed = False
        """Has something been received that is not confirmed yet?"""
        self._confirmed = False
        """Has the other side confirmed anything on this line?"""
        self._asked_at = 0.0

    def say(self, words: list[Word]) -> None:
        self._number += 1
        size = self._send(self._number, words)
        self._kept.append((self._number, self._now(), words, size))
        self._size += size

    def hear(self, frame: Frame) -> list[Word] | None:
        """The words of a frame, if it is the next one, else none; None if the other side has begun a new line."""
        if frame.line != self._their_line:
            # If neither side has confirmed anything yet, the other one has begun a new line because this one has.
            # Beginning another one because of that would go on for ever.
            forgotten = self._heard > 0 or self._confirmed
            self._their_line, self._heard = frame.line, 0
            if forgotten:
                return None
        if frame.heard_line == self._line:
            while self._kept and self._kept[0][0] <= frame.heard:
                self._size -= self._kept.popleft()[3]
                self._confirmed = True
            if frame.missing:
                self._repeat()
        if frame.number == self._heard + 1:
            self._heard += 1
            self._owed = True
            return frame.words
        if frame.number > self._heard and self._now() > self._asked_at + AGAIN_SECONDS / 5:
            self._asked_at = self._now()
            self._send(0, [], missing=True)
        elif frame.number:
            self._owed = True  # a duplicate: the other side does not know that we have it
        return []

    def tick(self) -> bool:
        """Confirm and repeat what is due; to be called a few times a second. Returns False if the line is broken."""
        now = self._now()
        if self._kept and (now > self._kept[0][1] + BROKEN_SECONDS or self._size > MOST_KEPT):
            return False
        if self._kept and now > self._kept[0][1] + AGAIN_SECONDS:
            self._repeat()
        if self._owed:
            self._send(0, [])
        return True

    @property
    def quiet(self) -> bool:
        """Is everything confirmed, in both directions?"""
        return not self._kept and not self._owed

    def _repeat(self) -> None:
        for number, _, words, _ in self._kept:
            self._send(number, words)

    def _send(self, number: int, words: list[Word], missing: bool = False) -> int:
        self._owed = False
        frame = Frame(self.me, self._line, number, self._their_line, self._heard, missing, words)
        data = _ENCODER.encode(frame)
        self._put(data)
        return len(data)
