"""Collects output, to be drawn as one piece somewhere on a screen."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding

from boothill.terminal.screen import NO_BREAK, painted


class Sheet:
    """Lines and drawings, one below another."""

    def __init__(self) -> None:
        self.parts: list[RenderableType] = []

    def say(self, line: str, style: str = "", indent: int = 0, hang: int = 2) -> None:
        text = painted(line.replace(NO_BREAK, " "), style)
        self.parts.append(Padding(text, (0, 0, 0, indent)) if indent else text)

    def show(self, what: RenderableType) -> None:
        self.parts.append(what)

    def drawn(self) -> Group:
        return Group(*self.parts)
