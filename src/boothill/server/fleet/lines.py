"""A line from one server to another, over a bus that may lose, double and delay what is put on it.

What is said is numbered and kept until the other side has heard it. Whoever hears a number too high asks for what is
missing; what was not heard for a while is said again; what is heard twice counts once. A line on which nothing is heard
for some seconds is broken: both sides forget everything that went over it and begin a new one.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable

import msgspec
from msgspec import Struct

from boothill.server.fleet.words import Word

AGAIN_SECONDS = 0.5
"""After which something is said again that nobody seems to have heard."""
BROKEN_SECONDS = 3.0
MOST_KEPT = 32 * 2**20
"""Bytes that wait to be heard, after which a line is broken too."""


class Frame(Struct, frozen=True, array_like=True):
    """What travels: some words under one number, and how much of the other side was heard."""

    sender: str
    line: int
    """A number by chance, another one for each line."""
    number: int
    """From 1; 0 for a frame that has nothing to say but what was heard."""
    heard_line: int
    heard: int
    """The last number heard from the other side, on which line."""
    missing: bool = False
    """Is something missing after that?"""
    words: list[Word] = []


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Frame)


def frame_of(data: bytes) -> Frame:
    """Raises DecodeError or ValidationError."""
    return _DECODER.decode(data)


class Line:
    """What this server says to another one, and what it hears from it."""

    def __init__(self, me: str, put: Callable[[bytes], None], now: Callable[[], float]) -> None:
        self.me = me
        self._put = put
        self._now = now
        self._line = secrets.randbits(48)
        self._number = 0
        self._kept: deque[tuple[int, float, list[Word], int]] = deque()
        """What the other side has not confirmed: number, when it was said, words, size."""
        self._size = 0
        self._their_line = 0
        self._heard = 0
        self._owed = False
        """Has something been heard that was not confirmed yet?"""
        self._confirmed = False
        """Has the other side taken anything that was said on this line?"""
        self._asked_at = 0.0

    def say(self, words: list[Word]) -> None:
        self._number += 1
        size = self._send(self._number, words)
        self._kept.append((self._number, self._now(), words, size))
        self._size += size

    def hear(self, frame: Frame) -> list[Word] | None:
        """The words of a frame, if their turn has come; None if the other side has begun a new line."""
        if frame.line != self._their_line:
            # If neither side has taken anything yet, the other one has begun anew because this one has. Were that a
            # reason to begin anew once more, both would go on like that for ever.
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
            self._owed = True  # heard twice: the other side does not know that we have heard it
        return []

    def tick(self) -> bool:
        """A few times a second: confirm and repeat what is due. False if the line is broken."""
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
        """Is everything heard and confirmed?"""
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
