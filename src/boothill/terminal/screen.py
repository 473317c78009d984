"""Writes lines to a terminal and reads lines from it."""

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
    """The person at the terminal leaves: by an interrupt, at the end of the input, or by a command."""


class Again(Leave):
    """The person leaves a finished game for another one."""


class Out(Protocol):
    """Where output goes: lines in a terminal, or a page of the app."""

    def say(self, line: str, style: str = "", indent: int = 0, hang: int = 2) -> None: ...

    def show(self, what: RenderableType) -> None: ...


class Screen:
    def __init__(self, stdin: TextIO | None = None, stdout: TextIO | None = None) -> None:
        self.stdin = stdin
        self.console = Console(file=stdout or sys.stdout, markup=False, highlight=False, emoji=False)

    def say(self, line: str, style: str = "", indent: int = 0, hang: int = 2) -> None:
        """Write a text; long ones are wrapped at their indent, with further lines indented by `hang` more."""
        for part in line.splitlines() or [""]:
            if indent + len(part) > self.console.width:
                part = self._wrapped(part, self.console.width - indent, hang)
            self.say_whole(textwrap.indent(part, " " * indent).replace(NO_BREAK, " "), style)

    def say_whole(self, line: str, style: str = "") -> None:
        """Write a line that is never wrapped, such as a command to copy."""
        self.console.print(painted(line, style), soft_wrap=True)

    def _wrapped(self, line: str, width: int, hang: int) -> str:
        """Wrap a line between words, but not between a card's name and its rank or symbol."""
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
    """Are both a terminal, with somebody who reads and types?"""
    if stdin is not None or stdout is not None:
        return False
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def full_screen(stdin: TextIO | None, stdout: TextIO | None) -> bool:
    """Can a whole screen be drawn?"""
    return os.environ.get("TERM") != "dumb" and at_terminal(stdin, stdout)


class Lines:
    """Typed lines, read while other things go on."""

    def __init__(self, stdin: TextIO | None = None) -> None:
        self.stream = stdin or sys.stdin
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self._text = ""
        self._ended = False

    @property
    def typed(self) -> bool:
        """Is the input a terminal, where a person may type at any time?"""
        return self.stream.isatty()

    async def next(self) -> str:
        """The next line, without the spaces around it. Raises Leave at the end."""
        ready = asyncio.Event()
        try:
            loop, end = asyncio.get_running_loop(), self.stream.fileno()
            loop.add_reader(end, ready.set)
        except (OSError, AttributeError, NotImplementedError):  # not a file that can be waited for
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
