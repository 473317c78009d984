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


SIZES = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "A": 7, "Z": 0}
"""How many numbers each path command takes."""


Step = tuple[str, list[float]]
"""A path command and its numbers."""


def _absolute(path: str) -> list[Step]:
    """The commands of a path with absolute coordinates; H, V and T have become L and Q."""
    tokens, i = TOKEN.findall(path), 0
    out: list[Step] = []
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
            x, y = start_x, start_y
            out.append(("Z", []))
            continue
        dx, dy = (x, y) if command.islower() else (0, 0)
        if kind in "HV":
            values = [values[0] + dx, y] if kind == "H" else [x, values[0] + dy]
            kind = "L"
        else:
            first = 5 if kind == "A" else 0
            values = values[:first] + [v + (dy if k % 2 else dx) for k, v in enumerate(values[first:])]
        if kind == "T":
            control = out[-1][1][:2]
            kind, values = "Q", [2 * x - control[0], 2 * y - control[1], *values]
        x, y = values[-2:]
        if kind == "M":
            start_x, start_y = x, y
        out.append((kind, values))
    return out


def _one_way_round(path: str) -> str:
    """The path with every outline running clockwise, so that outlines that overlap never punch holes into each other."""
    outlines: list[list[Step]] = []
    for kind, values in _absolute(path):
        if kind == "M":
            outlines.append([])
        if kind != "Z":
            outlines[-1].append((kind, values))
    out = ""
    for steps in outlines:
        corners = _corners(steps)
        area = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True))
        steps = steps if area >= 0 else _reversed(steps)
        if steps[-1] == ("L", steps[0][1]):  # closing it draws this line
            steps = steps[:-1]
        out += "".join(f"{kind}{' '.join(map(repr, values))}" for kind, values in steps) + "Z"
    return out


def _corners(steps: list[Step]) -> list[tuple[float, float]]:
    """The points an outline goes by, near enough to tell which way round it runs."""
    corners: list[tuple[float, float]] = []
    for kind, values in steps:
        if kind == "A":  # the middle of the arc
            (x1, y1), (x2, y2), r = corners[-1], values[5:], values[0]
            half = math.hypot(x2 - x1, y2 - y1) / 2
            rise = r + math.sqrt(max(r * r - half * half, 0)) * (1 if values[3] else -1)
            side = rise / half / 2 * (1 if values[4] else -1)
            corners.append(((x1 + x2) / 2 + (y2 - y1) * side, (y1 + y2) / 2 - (x2 - x1) * side))
            values = values[5:]
        corners += [(values[k], values[k + 1]) for k in range(0, len(values), 2)]
    return corners


def _reversed(steps: list[Step]) -> list[Step]:
    ends = [values[-2:] for _, values in steps]
    out: list[Step] = [("M", ends[-1])]
    for i in range(len(steps) - 1, 0, -1):
        kind, values = steps[i]
        if kind == "A":
            out.append((kind, [*values[:4], 1 - values[4], *ends[i - 1]]))
        else:
            points = [values[k : k + 2] for k in range(0, len(values) - 2, 2)][::-1]
            out.append((kind, [v for point in [*points, ends[i - 1]] for v in point]))
    return out


def tidy(path: str) -> str:
    """Path data rounded to one decimal and written as briefly as it goes, relative or absolute."""
    out, last = "", ""
    x = y = start_x = start_y = 0.0
    for kind, exact in _absolute(path):
        if kind == "Z":
            out, last, x, y = out + "z", "z", start_x, start_y
            continue
        values = [round(v, 1) for v in exact]
        first = 5 if kind == "A" else 0
        steps = values[:first] + [v - (y if k % 2 else x) for k, v in enumerate(values[first:])]
        ways = [(kind, values), (kind.lower(), steps)]
        if kind == "L" and values[1] == y:
            ways = [("H", values[:1]), ("h", steps[:1])]
        elif kind == "L" and values[0] == x:
            ways = [("V", values[1:]), ("v", steps[1:])]
        text, last = min(
            ((_join(out, last, command, numbers), command) for command, numbers in ways), key=lambda way: len(way[0])
        )
        out += text
        last = {"M": "L", "m": "l"}.get(last, last)
        x, y = values[-2:]
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


def both(path: str, about: float = 50) -> str:
    """The path and its mirror image."""
    return path + mirror(path, about)


def tint(colour: str) -> str:
    return f"var(--{colour},{INKS[colour]})"


def fill(colour: str, *paths: str, holes: bool = False) -> str:
    """A flat of one ink; ink itself is what the whole drawing is filled with."""
    paint = "" if colour == "ink" else f' fill="{tint(colour)}"'
    rule, path = ' fill-rule="evenodd"' if holes else "", " ".join(paths)
    return f'<path{paint}{rule} d="{tidy(path if holes else _one_way_round(path))}"/>'


def line(colour: str, width: float, *paths: str, cap: str = "round") -> str:
    """A line of one ink; ink itself is what the whole drawing is lined with."""
    paint = "" if colour == "ink" else f' stroke="{tint(colour)}"'
    ends, path = "" if cap == "round" else f' stroke-linecap="{cap}"', " ".join(paths)
    closed = path.upper().count("M") == path.upper().count("Z")  # then written as the flat of the same outline is
    return f'<path fill="none"{paint} stroke-width="{num(width)}"{ends} d="{tidy(_one_way_round(path) if closed else path)}"/>'


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
