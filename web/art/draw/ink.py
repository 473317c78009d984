"""Inks and tools of the print shop: what every drawing is cut with."""

from __future__ import annotations

import math
import re

INKS = {
    "ink": "#2b1d14",
    "paper": "#f3e6cc",
    "accent": "#b23a1e",
    "accent2": "#d8a13a",
    "steel": "#6f858c",
    "leaf": "#6b7a45",
}
"""The colours: a custom property of the page, and what is printed where the page sets none."""

NUMBER = re.compile(r"-?\d*\.?\d+")
TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")


def num(value: float) -> str:
    """A coordinate with one decimal, as short as it goes."""
    text = f"{value:.1f}".removesuffix(".0")
    return {"-0": "0"}.get(text, re.sub(r"^(-?)0\.", r"\1.", text))


SIZES = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "Q": 4, "S": 4, "C": 6, "A": 7, "Z": 0}
"""How many numbers each path command takes."""


def tidy(path: str) -> str:
    """Path data rounded to one decimal and written as briefly as it goes, relative or absolute."""
    tokens, i = TOKEN.findall(path), 0
    out, last = "", ""
    x = y = start_x = start_y = 0.0
    command = "M"
    while i < len(tokens):
        if tokens[i].isalpha():
            command, i = tokens[i], i + 1
        elif command in "Mm":  # further points after a move are lines
            command = "L" if command == "M" else "l"
        kind, size = command.upper(), SIZES[command.upper()]
        values = [float(t) for t in tokens[i : i + size]]
        i += size
        if kind == "Z":
            out, last, x, y = out + "z", "z", start_x, start_y
            continue
        across = [k == 5 if kind == "A" else kind == "H" or (kind != "V" and k % 2 == 0) for k in range(size)]
        fixed = [kind == "A" and k < 5 for k in range(size)]
        if command.islower():
            values = [v if f else v + (x if a else y) for v, a, f in zip(values, across, fixed, strict=True)]
        values = [round(v, 1) for v in values]
        steps = [v if f else v - (x if a else y) for v, a, f in zip(values, across, fixed, strict=True)]
        texts = [_join(out, last, kind, values), _join(out, last, kind.lower(), steps)]
        text = min(texts, key=len)
        out += text
        last = kind if text is texts[0] else kind.lower()
        last = {"M": "L", "m": "l"}.get(last, last)
        x = values[-2] if size > 1 else values[0] if kind == "H" else x
        y = values[-1] if size > 1 else values[0] if kind == "V" else y
        if kind == "M":
            start_x, start_y = x, y
    return out


def _join(before: str, last: str, command: str, values: list[float]) -> str:
    """A command and its numbers: no letter where the last one goes on, no blank where a sign or a point parts them."""
    text = "" if command == last and command not in "Mm" else command
    for index, value in enumerate(values):
        number = num(value)
        if command in "Aa" and index in (4, 5):  # nothing need part the flags of an arc from what follows
            text += number
            continue
        end = (before + text)[-1:]
        previous = NUMBER.findall((before + text)[-12:])
        parted = not end or end.isalpha() or number[0] == "-" or (number[0] == "." and previous and "." in previous[-1])
        text += number if parted else " " + number
    return text


def mirror(path: str, about: float = 50) -> str:
    """The path seen in a mirror standing at x = about."""
    out, command, index = [], "", 0
    for token in TOKEN.findall(path):
        if token.isalpha():
            command, index = token, 0
            out.append(token)
            continue
        value = float(token)
        if command in "aA":  # radii, angle, flags, then a point: the sweep turns round
            index %= 7
            value = 1 - value if index == 4 else -value if index == 5 and command == "a" else value
        elif command in "hH" or (command not in "vV" and index % 2 == 0):
            value = -value if command.islower() else 2 * about - value
        out.append(num(value))
        index += 1
    return " ".join(out)


def both(path: str) -> str:
    """The path and its mirror image."""
    return path + mirror(path)


def tint(colour: str) -> str:
    return f"var(--{colour},{INKS[colour]})"


def fill(colour: str, *paths: str, holes: bool = False) -> str:
    """A flat of one ink; ink itself is what the whole drawing is filled with."""
    paint = "" if colour == "ink" else f' fill="{tint(colour)}"'
    rule = ' fill-rule="evenodd"' if holes else ""
    return f'<path{paint}{rule} d="{tidy(" ".join(paths))}"/>'


def line(colour: str, width: float, *paths: str, cap: str = "round") -> str:
    """A line of one ink; ink itself is what the whole drawing is lined with."""
    paint = "" if colour == "ink" else f' stroke="{tint(colour)}"'
    ends = "" if cap == "round" else f' stroke-linecap="{cap}"'
    return f'<path fill="none"{paint} stroke-width="{num(width)}"{ends} d="{tidy(" ".join(paths))}"/>'


def move(shape: str, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, flip: bool = False) -> str:
    """A finished drawing somewhere else, turned about its own origin."""
    steps = f"translate({num(x)} {num(y)})" if x or y else ""
    steps += f"rotate({num(turn)})" if turn else ""
    if scale != 1 or flip:
        steps += f"scale({-scale:g} {scale:g})" if flip else f"scale({scale:g})"
    return f'<g transform="{steps}">{shape}</g>' if steps else shape


def put(
    shape: str, x: float, y: float, turn: float = 0, scale: float = 1, about: tuple[float, float] = (50, 50)
) -> str:
    """A finished drawing with the point it is turned about set down at x, y."""
    dx, dy = at(0, 0, math.hypot(*about) * scale, math.degrees(math.atan2(about[1], about[0])) + turn)
    return move(shape, x - dx, y - dy, turn, scale)


def disc(x: float, y: float, r: float) -> str:
    return f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0z"


def dots(colour: str, size: float, *points: tuple[float, float]) -> str:
    """Small round dots: lines without length, but with round ends."""
    return line(colour, size, *(f"M{x} {y}h0" for x, y in points))


def box(x: float, y: float, w: float, h: float) -> str:
    return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}z"


def polygon(points: list[tuple[float, float]]) -> str:
    (x, y), rest = points[0], points[1:]
    return f"M{num(x)} {num(y)}L" + " ".join(f"{num(a)} {num(b)}" for a, b in rest) + "z"


def at(x: float, y: float, r: float, degrees: float) -> tuple[float, float]:
    """The point at a distance and a direction (0 is east, 90 is south)."""
    return x + r * math.cos(math.radians(degrees)), y + r * math.sin(math.radians(degrees))


def star(x: float, y: float, outer: float, inner: float, points: int = 5, turn: float = -90) -> str:
    return polygon(
        [at(x, y, inner if i % 2 else outer, turn + i * 180 / points) for i in range(2 * points)],
    )


def cut(x1: float, y1: float, x2: float, y2: float, width: float = 1.6) -> str:
    """One stroke of the gouge: broad at its beginning, running out to nothing."""
    length = math.hypot(x2 - x1, y2 - y1) or 1
    dx, dy = -(y2 - y1) / length * width / 2, (x2 - x1) / length * width / 2
    return polygon([(x1 + dx, y1 + dy), (x2, y2), (x1 - dx, y1 - dy)])


def cuts(n: int, first: tuple[float, ...], last: tuple[float, ...], width: float = 1.6) -> str:
    """A row of gouge strokes from the first (x1, y1, x2, y2) to the last."""
    return "".join(
        cut(*(a + (b - a) * i / max(n - 1, 1) for a, b in zip(first, last, strict=True)), width=width) for i in range(n)
    )


def rays(x: float, y: float, inner: float, outer: float, n: int, width: float, turn: float = 0) -> str:
    """Strokes around a middle, broad outside and pointed inside; every second one is shorter."""
    out, half = "", math.degrees(width / outer / 2)
    for i in range(n):
        angle = turn + 360 * i / n
        near = inner + (i % 2) * (outer - inner) * 0.35
        corners = at(x, y, outer, angle - half), at(x, y, near, angle), at(x, y, outer, angle + half)
        out += polygon([(round(a), round(b)) for a, b in corners])  # whole numbers: short, and a little uneven by hand
    return out


def burst(x: float, y: float, r: float, n: int = 11, turn: float = 0, depth: float = 0.5) -> str:
    """A flash: a star with points of three lengths."""
    points = []
    for i in range(n):
        angle = turn + i * 360 / n
        points.append(at(x, y, r * (1, 0.8, 0.92)[i % 3], angle))
        points.append(at(x, y, r * depth, angle + 180 / n))
    return polygon(points)


Parts = list[str]
"""A drawing as the pieces it is laid together from, the hindmost first."""

FLAT_THEN_LINE = re.compile(r'<path(?! fill="none")([^>]*) d="([^"]*)"/><path fill="none"([^>]*) d="\2"/>')
LINE_THEN_LINE = re.compile(r'<path fill="none"([^>]*) d="([^"]*)"/><path fill="none"\1 d="M([^"]*)"/>')


def svg(*shapes: str, box: str = "0 0 100 100") -> str:
    """The finished drawing. Everything is ink unless it says otherwise, and lines have no width unless they say so."""
    body = FLAT_THEN_LINE.sub(r'<path\1\3 d="\2"/>', "".join(shapes))
    while (joined := LINE_THEN_LINE.sub(r'<path fill="none"\1 d="\2M\3"/>', body)) != body:
        body = joined
    lines = f' stroke="{tint("ink")}" stroke-width="0" stroke-linecap="round" stroke-linejoin="round"'
    paint = f'fill="{tint("ink")}"{lines if "stroke" in body else ""}'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {paint}>{body}</svg>\n'


def gallery(room: dict[str, object], box: str = "0 0 100 100") -> dict[str, str]:
    """Every drawing of a room: its functions that return Parts, by their file's name."""
    drawn = {name: part for name, part in room.items() if getattr(part, "__annotations__", {}).get("return") == "Parts"}
    return {name.replace("_", "-"): svg(*part(), box=box) for name, part in drawn.items() if callable(part)}
