"""Lines out to a terminal and lines in from it."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import textwrap
from codecs import getincrementaldecoder
from typing import Protocol, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

NO_BREAK = "\u00a0"
RANK = re.compile(r" (?=(?:10|[2-9JQKA])[♥♦♣♠])")
SYMBOL = re.compile(r" \((\w+,?) (\w+)\)")


class Leave(Exception):
    """The person at the terminal goes away: interrupted, at the end of the input, or because they said so."""


class Again(Leave):
    """They leave a game that is over for another one."""


class Out(Protocol):
    """Where things are written: lines in a terminal, or a page of the app."""

    def say(self, line: str, style: str = "", indent: int = 0, hang: int = 2) -> None: ...

    def show(self, what: RenderableType) -> None: ...


class Screen:
    def __init__(self, stdin: TextIO | None = None, stdout: TextIO | None = None) -> None:
        self.stdin = stdin
        self.console = Console(file=stdout or sys.stdout, markup=False, highlight=False, emoji=False)

    def say(self, line: str, style: str = "", indent: int = 0, hang: int = 2) -> None:
        """A text, wrapped under its own indent where it is too long, what follows a little further in."""
        for part in line.splitlines() or [""]:
            if indent + len(part) > self.console.width:
                part = self._wrapped(part, self.console.width - indent, hang)
            self.say_whole(textwrap.indent(part, " " * indent).replace(NO_BREAK, " "), style)

    def say_whole(self, line: str, style: str = "") -> None:
        """A line that is never broken up, such as a command to be copied."""
        self.console.print(painted(line, style), soft_wrap=True)

    def _wrapped(self, line: str, width: int, hang: int) -> str:
        """Broken between words, but not between a card's name and its rank or symbol."""
        together, within = SYMBOL.sub(rf"{NO_BREAK}(\1{NO_BREAK}\2)", RANK.sub(NO_BREAK, line)), " " * hang
        lines = textwrap.wrap(together, width, subsequent_indent=within, break_long_words=False, break_on_hyphens=False)
        return "\n".join(lines)

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def ask(self, prompt: str) -> str:
        """The next line of input, without the spaces around it."""
        try:
            line = self.console.input(prompt, stream=self.stdin)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None
        if self.stdin is not None and line == "":
            self.console.print()
            raise Leave
        return line.strip()

    def prompt(self) -> None:
        self.console.print("> ", end="")
        self.console.file.flush()


def at_terminal(stdin: TextIO | None, stdout: TextIO | None) -> bool:
    """Is there a terminal at both ends, with somebody who reads and types?"""
    if stdin is not None or stdout is not None:
        return False
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def full_screen(stdin: TextIO | None, stdout: TextIO | None) -> bool:
    """Can a whole screen be drawn?"""
    return os.environ.get("TERM") != "dumb" and at_terminal(stdin, stdout)


class Lines:
    """The lines that are typed, while other things go on."""

    def __init__(self, stdin: TextIO | None = None) -> None:
        self.stream = stdin or sys.stdin
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self._text = ""
        self._ended = False

    @property
    def typed(self) -> bool:
        """Does a person sit there, who may type at any time?"""
        return self.stream.isatty()

    async def next(self) -> str:
        """The next line, without the spaces around it. Raises Leave at the end."""
        ready = asyncio.Event()
        try:
            loop, end = asyncio.get_running_loop(), self.stream.fileno()
            loop.add_reader(end, ready.set)
        except (OSError, AttributeError, NotImplementedError):  # not something that one waits for
            line = self.stream.readline()
            if not line:
                raise Leave from None
            return line.strip()
        try:
            while "\n" not in self._text and not self._ended:
                await ready.wait()
                ready.clear()
                read = os.read(end, 4096)
                self._text += self._decoder.decode(read, not read)
                self._ended = not read
        finally:
            loop.remove_reader(end)
        line, mark, self._text = self._text.partition("\n")
        if not (line or mark):
            raise Leave
        return line.strip()


def painted(line: str, style: str = "") -> Text:
    """A line with its red suits in red; the suits' symbols alone are enough to read it."""
    text = Text(line, style)
    text.highlight_regex(r"[♥♦]", "red")
    text.highlight_regex(r"\[[A-Z]{3}-[^\]]+\]", "dim")
    return text
