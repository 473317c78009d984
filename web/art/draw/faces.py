"""The parts portraits are built from: heads, eyes, beards, hair, hats, clothes, backgrounds."""

from __future__ import annotations

import math

from .ink import NUMBER, both, box, cut, cuts, disc, dots, fill, line, mirror, polygon, star

# ---------------------------------------------------------------- backgrounds


def _to_edge(x: float, y: float, angle: float) -> tuple[float, float]:
    """Where a ray from a point inside leaves the printed block (4 to 96)."""
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    reach = min(((96 if d > 0 else 4) - p) / d for p, d in ((x, dx), (y, dy)) if abs(d) > 1e-6)
    return x + dx * reach, y + dy * reach


def block(colour: str) -> str:
    """A printing block, worn at its edges."""
    return fill(colour, "M5 5L24 4 42 5 64 4 95 5 96 22 95 46 96 68 95 96 76 95 54 96 32 95 5 96 4 76 5 54 4 30z")


def halo(colour: str, n: int = 23, inner: float = 30) -> str:
    """A block with light carved out of it all around the head."""
    strokes = ""
    for i in range(n):
        angle = 154 + 232 * i / (n - 1)
        x, y = (round(v) for v in _to_edge(50, 46, angle))
        near = inner + (i % 2) * 7
        tip = round(50 + near * math.cos(math.radians(angle))), round(46 + near * math.sin(math.radians(angle)))
        side = (x, y + 2) if x in (4, 96) else (x + 2, y)
        strokes += polygon([(x, y), tip, side])
    return block(colour) + fill("paper", strokes)


def bands(colour: str) -> str:
    """A block with an evening sky of level strokes."""
    strokes = ""
    for i, (left, right) in enumerate(((26, 20), (18, 30), (30, 24), (22, 18), (14, 22), (20, 14), (12, 17), (16, 12))):
        y = 10 + 8 * i
        strokes += polygon([(4, y), (4 + left, y + 1), (4, y + 2)]) + polygon(
            [(96, y + 4), (96 - right, y + 5), (96, y + 6)]
        )
    return block(colour) + fill("paper", strokes)


def sunset(sky: str, sun: str, y: float = 42) -> str:
    """A block with a great sun behind the head."""
    return (
        block(sky)
        + fill(sun, disc(50, y, 38))
        + fill(sky, *(box(10, y + 8 + 6 * i, 80, 1 + 0.6 * i) for i in range(5)))
    )


# ---------------------------------------------------------------- heads

HEADS = {
    "lean": (75, "Q56 74 61 65Q66 55 64.5 38"),
    "square": (75.5, "Q56 75.5 60 71Q65 66 65.5 57L66 38"),
    "round": (75, "Q57 75 63 68Q69.5 58 67.5 38"),
    "gaunt": (77, "Q55 76.5 58.5 68L62 58Q64.5 50 64 38"),
    "soft": (73, "Q55 72 60 64Q65.5 54 64 38"),
    "young": (72, "Q56 71.5 61.5 64Q67 55 65.5 38"),
    "broad": (78, "Q59 78 65 73Q70 67 69.5 57L69 36"),
}
"""Chin height, and the outline from the chin up the shaded side."""


def _points(edge: str) -> list[tuple[float, float]]:
    numbers = [float(n) for n in NUMBER.findall(edge)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _back(edge: str, chin: float) -> str:
    """The same outline on the lit side, from the temple down to the chin."""
    out, points = "", [(50, chin), *_points(edge)]
    kinds = [c for c in edge if c.isalpha()]
    while kinds:
        kind = kinds.pop()
        points.pop()
        steps = [points.pop(), points[-1]] if kind == "Q" else [points[-1]]
        out += kind + " ".join(f"{100 - x} {y}" for x, y in steps)
    return out


def head(kind: str = "lean", ears: float = 1, neck: float = 9) -> str:
    """A lit head with one shaded side and hatching between."""
    chin, edge = HEADS[kind]
    wide = _points(edge)[-1][0]
    side = f"M50 {chin}{edge}"
    whole = f"{side}H{100 - wide}" + _back(edge, chin) + "z"
    shade = f"{side}H59Q62 49 59.5 57Q58 67 50 {chin - 1.2}z"
    ear = f"M{wide - 1} 48Q{wide + 4 * ears} {48 - 3 * ears} {wide + 3.6 * ears} 53Q{wide + 2 * ears} 59 {wide - 2} 58z"
    return (
        fill("ink", f"M{50 - neck} 62L{49 - neck} 82H{51 + neck}L{50 + neck} 62z")
        + fill("paper", f"M{51 - neck} 66L{50 - neck} 82H{48 - neck * 0.3}Q{48 - neck * 0.2} 78 {51 - neck * 0.6} 74z")
        + (fill("ink", ear) + fill("paper", mirror(ear)) + line("ink", 1, mirror(ear)) if ears else "")
        + fill("paper", whole)
        + line("ink", 1.2, whole)
        + fill("ink", shade, cuts(5, (60.5, 53.5, 53.5, 54.5), (57.5, 67, 51.5, 68), 1.5))
    )


def brim_shadow(depth: float = 45) -> str:
    return fill("ink", f"M34 37H66L65 {depth}Q58 {depth - 2.5} 50 {depth - 1.2}Q42 {depth - 2.5} 35 {depth}z")


# ---------------------------------------------------------------- eyes, nose, mouth

EYES = {
    "stern": both("M36.8 46L47.6 47.8 47.2 49.4 37.4 48z") + both("M38.6 50.6Q43 48.6 47 51.2Q43 53 38.6 50.6z"),
    "squint": both("M36.8 48L47.8 48.2 47.4 50.2 37.4 50z") + both("M38.4 51.6L46.8 51.4 44.6 52.9 40.2 52.9z"),
    "sad": both("M37 49.4L46.8 45.2 47.2 47 37.4 51z") + both("M38.4 53Q43 49 47 51.4Q43 53.6 38.4 53z"),
    "merry": both("M37.2 46.6Q42 43.4 47 46.2L46.6 47.6Q42 45.4 37.6 48z")
    + both("M38.6 51.6Q43 47.4 47 51.6Q43 49.8 38.6 51.6z"),
    "lady": both("M37 45.4Q42 42.2 47.4 45.8Q42 44 37 45.4z")
    + both("M37 48.4L38.6 49.8Q43 46.6 47 50.2Q46 52.4 42.6 52.4Q39.8 52.2 38.6 50.6L36.6 50.4z"),
    "sly": both("M37.4 45Q42.4 42.8 47.2 47Q42.4 44.8 37.4 45z")
    + both("M36.6 48.4L38.6 49.8L47 50.4Q45.6 52.8 42.4 52.4Q39.8 52.2 38.6 50.8L36.4 50.6z"),
}
GLINT = both("M43.2 49.8L44.8 50.4 43.4 51.2z")

NOSES = {
    "plain": "M51 48L53.4 57Q53.6 60 50.4 60.8L46.8 59.8Q50 59.4 50.4 57z",
    "hook": "M50.6 47L54.4 55.4Q54.8 61.6 50.6 63.4L47.2 61Q50.2 60 50.4 56z",
    "broad": "M51 48L54.6 57.6Q55.6 60.6 51.4 61.4L45 60.6Q45 59 46.4 59.4Q50 60.2 50.6 57z",
    "small": "M51 51L52.8 57.4Q52.6 59.4 50 59.6L47.8 58.8Q50.2 58.4 50.6 56.6z",
}
MOUTHS = {
    "line": "M43.6 66.4Q50 65 56.4 66.4Q50 67.6 43.6 66.4zM47.4 69.6H52.6L51.4 70.6H48.6z",
    "grim": "M43 68Q50 64 57 68L56 69Q50 66.4 44 69zM47.4 71.2H52.6L51.4 72.2H48.6z",
    "smirk": "M43.4 66.8Q50 67.4 57 63.4L57.6 65.2Q51 69.4 43.4 66.8zM47.4 70.2H52.6L51.4 71.2H48.6z",
}


def eyes(kind: str = "stern", glint: bool = False) -> str:
    return fill("ink", EYES[kind]) + (fill("paper", GLINT) if glint else "")


def nose(kind: str = "plain") -> str:
    return fill("ink", NOSES[kind])


def mouth(kind: str = "line") -> str:
    if kind == "lips":
        return fill("accent", "M44.6 64.8Q47.4 62.6 50 63.8Q52.6 62.6 55.4 64.8Q50 69.6 44.6 64.8z") + fill(
            "ink", "M44.6 64.8Q50 66 55.4 64.8Q50 64.2 44.6 64.8z"
        )
    if kind == "grin":
        return (
            fill("ink", "M41.6 63.4Q50 66 58.4 63.4Q57 71 50 71.4Q43 71 41.6 63.4z")
            + fill("paper", "M43.4 65Q50 67 56.6 65L55.6 67.6Q50 69 44.4 67.6z")
            + line("ink", 0.7, "M47 65v4M50 65.6v4M53 65v4", cap="butt")
        )
    return fill("ink", MOUTHS[kind])


# ---------------------------------------------------------------- beards

BEARDS = {
    "walrus": both("M50.2 60.6Q44 59.6 40.4 63.4Q37 67.6 37.6 72.4Q41.6 69.6 45 69.6Q48 69.6 50.2 66.8z"),
    "handlebar": both("M50.2 61.6Q45 60.4 41.6 63.4Q38 65.6 34.6 60.4Q33 67 39.6 68.6Q46 69.2 50.2 65.4z"),
    "pencil": both("M49.4 62.2Q45 62 42.6 64.6L41.6 66.2Q46 65 49.4 64z"),
    "droop": both("M50.2 61Q44.6 60 41.8 64Q39.6 69 40.2 77.6Q42.8 75 43.6 69.4Q46 66.4 50.2 65.6z"),
    "goatee": "M46.4 69.4Q50 67.6 53.6 69.4L54.4 76Q52.6 82.6 50 84.6Q47.4 82.6 45.6 76z",
    "chops": both("M34.8 42L38 46Q37.8 56 43.2 62.4L44.4 67.4Q38.4 71.4 36 63Q34 52 34.8 42z"),
    "full": "M34.4 50Q36.6 60 41 61.4Q46 58.8 50 60.8Q54 58.8 59 61.4Q63.4 60 65.6 50Q69 70 61.4 80.6Q50 88 38.6 80.6Q31 70 34.4 50z",
    "long": "M34.4 50Q36.6 60 41 61.4Q46 58.8 50 60.8Q54 58.8 59 61.4Q63.4 60 65.6 50Q70 70 63 83Q56 90 50 96Q44 90 37 83Q30 70 34.4 50z",
}


def beard(kind: str, colour: str = "ink", carve: str = "paper") -> str:
    shape = fill(colour, BEARDS[kind])
    if colour != "ink":
        shape += line("ink", 0.9, BEARDS[kind])
        carve = "ink"
    if kind in ("full", "long"):
        end = 80 if kind == "full" else 90
        strokes = cuts(7, (38, 62, 43, end - 4), (62, 62, 57, end - 4), 1.3) + cuts(
            4, (43.6, 71, 46.6, end), (56.4, 71, 53.4, end), 1.3
        )
        shape += fill(carve, strokes) + fill("paper", "M44.6 66.8Q50 65 55.4 66.8Q50 69.8 44.6 66.8z")
    elif kind in ("walrus", "handlebar"):
        shape += fill(carve, cuts(3, (48.6, 62.6, 41.8, 66), (49, 65, 43.6, 67.8), 0.9))
    return shape


def stubble() -> str:
    rows = "".join(f"M{38.6 + i * 3.6} {66 + 0.9 * (3 - abs(i - 3))}l.6 2.6" for i in range(7))
    return line("ink", 0.8, rows, "M38.2 61l.8 2.4M61.8 61l-.8 2.4")


# ---------------------------------------------------------------- hair

HAIR = {
    "temples": both("M34.6 38H39.4L38 46 36.6 52Q34.4 52 34.6 38z"),
    "long": both("M33 36Q26 52 27.6 66L24.6 82Q33 84 39 78Q35.6 62 37.6 42z"),
    "bob": both("M34 34Q24 50 29 67Q34 71 38.6 67Q36 56 38.4 42z"),
    "waves": both(
        "M34 34Q27 42 29.4 50Q24 56 28 63Q23.4 70 28 77Q25 83 29 88Q36 87 38 80Q41 72 37.4 66Q39 56 37.4 44z"
    ),
}


def hair(kind: str, colour: str = "ink", carve: str = "paper") -> str:
    shape = fill(colour, HAIR[kind])
    if colour != "ink":
        shape += line("ink", 1, HAIR[kind])
        carve = "ink"
    if kind in ("long", "waves"):
        shape += fill(
            carve,
            cuts(3, (34, 44, 27.6, 78), (36.6, 52, 34, 78), 1.2),
            cuts(3, (66, 44, 72.4, 78), (63.4, 52, 66, 78), 1.2),
        )
    elif kind == "bob":
        shape += fill(carve, both(cuts_(((33, 42, 30, 62), (35.4, 48, 33.4, 66)))))
    return shape


def cuts_(strokes: tuple[tuple[float, float, float, float], ...], width: float = 1.2) -> str:
    """Gouge strokes one by one, fit for the mirror."""
    return "".join(cut(*s, width=width) for s in strokes)


def plait(x: float, y: float, n: int, colour: str = "ink", lean: float = 0, size: float = 5.2) -> str:
    """A braid hanging from a point, tied at its end."""
    lobes = ""
    for i in range(n):
        r, cx, cy = size * (1 - 0.06 * i), x + lean * i, y + i * size * 1.2
        lobes += f"M{cx - r} {cy - 2}Q{cx - r} {cy + r} {cx} {cy + r + 1.4}Q{cx + r} {cy + r} {cx + r} {cy - 2}Q{cx} {cy + 2.4} {cx - r} {cy - 2}z"
    x, y = x + lean * n, y + n * size * 1.2
    tie = fill("accent", f"M{x - 2.4} {y - 1}h4.8v2.4h-4.8z") + fill(
        "ink", f"M{x - 1.8} {y + 1.4}h3.6l1 5.4-2.8-1.4-2.8 1.4z"
    )
    return fill(colour, lobes) + line("paper" if colour == "ink" else "ink", 0.8, lobes) + tie


# ---------------------------------------------------------------- hats
# A hat hides the top of the head: its brim lies at y = 40.


def stetson(colour: str = "ink", band: str = "accent", tall: float = 0) -> str:
    crown = f"M32.6 38Q32.6 {22 - tall} 38.6 {13.6 - tall}Q44.6 {9.4 - tall} 50 {14.6 - tall}Q55.4 {9.4 - tall} 61.4 {13.6 - tall}Q67.4 {22 - tall} 67.4 38z"
    brim = "M12.6 32.6Q17 28.6 31 35Q50 31 69 35Q83 28.6 87.4 32.6Q78 46 50 45.4Q22 46 12.6 32.6z"
    return _hat(
        colour,
        crown,
        brim,
        "M32.7 31.6Q50 27.6 67.3 31.6L67.5 36.4Q50 32.6 32.5 36.4z",
        band,
        cuts(4, (36.6, 29, 40, 15.6 - tall), (44.4, 28, 46.4, 16.6 - tall), 1.5)
        + cut(50.4, 27, 50, 16 - tall, 1.8)
        + cuts(3, (18, 35.4, 33, 39.4), (30, 42.6, 44, 43), 1.4)
        + cut(84, 35, 71, 39.6, 1.2),
    )


def _hat(colour: str, crown: str, brim: str, band_path: str, band: str, strokes: str) -> str:
    """Crown, brim and band; an inked hat has paper edges and light, any other has them of ink."""
    edge = "paper" if colour == "ink" else "ink"
    body = fill(colour, crown) + ("" if colour == "ink" else line("ink", 1.4, crown))
    rim = fill(colour, brim) + line(edge, 0.9 if colour == "ink" else 1.4, brim)
    return body + rim + fill(band, band_path) + fill(edge, strokes)


def flat_hat(colour: str = "ink", band: str = "accent2") -> str:
    """Low, flat crown and a straight wide brim."""
    return _hat(
        colour,
        "M33.4 37L35 19.4Q50 16.4 65 19.4L66.6 37z",
        "M11 37.6Q30 33 50 33Q70 33 89 37.6Q88 41 84 41Q66 45.6 50 45.6Q34 45.6 16 41Q12 41 11 37.6z",
        "M34 30.6Q50 27.8 66 30.6L66.5 36Q50 32.8 33.5 36z",
        band,
        cuts(5, (37.4, 28.6, 38, 20.4), (48, 27.6, 48, 19.4), 1.3)
        + cuts(3, (18, 38.4, 38, 38), (26, 42, 44, 43.6), 1.2),
    )


def bowler(colour: str = "ink", band: str = "accent") -> str:
    return _hat(
        colour,
        "M33 37Q31.6 13.6 50 13.4Q68.4 13.6 67 37z",
        "M25 34Q27 31.6 31.4 34.6Q50 30.6 68.6 34.6Q73 31.6 75 34Q73 42.6 50 43.4Q27 42.6 25 34z",
        "M32.7 30.4Q50 26.6 67.3 30.4L67.1 35.4Q50 31.4 32.9 35.4z",
        band,
        cuts(4, (36, 29, 41.4, 17.4), (44.6, 27.6, 46.6, 15.6), 1.5)
        + cuts(2, (30, 36.8, 42, 40.4), (34, 39.8, 46, 41.6), 1.1),
    )


def top_hat(colour: str = "ink", band: str = "accent", lean: float = 0) -> str:
    return _hat(
        colour,
        f"M34.4 37L{32 + lean} 8Q50 4.4 {68 + lean} 8L65.6 37z",
        "M23.6 36Q36 33 50 33Q64 33 76.4 36Q76.4 40 70 41.6Q50 45.4 30 41.6Q23.6 40 23.6 36z",
        "M33.9 29.6Q50 26.6 66.1 29.6L65.7 36Q50 32.6 34.3 36z",
        band,
        cuts(4, (37, 28, 35.4 + lean, 9.6), (45, 27, 44.6 + lean, 9.4), 1.5)
        + cut(62, 27, 63 + lean, 10, 1.2)
        + cut(29, 38, 44, 40.8, 1.3),
    )


def sombrero(colour: str = "accent2", band: str = "accent") -> str:
    brim = (
        "M3.6 31Q6 22.6 14 27Q26 35.6 33 36Q50 31.6 67 36Q74 35.6 86 27Q94 22.6 96.4 31Q92 46.6 50 46.6Q8 46.6 3.6 31z"
    )
    crown = "M35 38Q34.6 17 43.6 8.6Q50 5.4 56.4 8.6Q65.4 17 65 38z"
    trim = "".join(
        f"M{x} {y}l2.6 3.2 2.6-3.2z"
        for x, y in (
            (12, 36.4),
            (20, 39.6),
            (29, 41.4),
            (38.6, 42.2),
            (47.4, 42.4),
            (56.2, 42.2),
            (66, 41.4),
            (75, 39.6),
            (83, 36.4),
        )
    )
    return _hat(
        colour,
        crown,
        brim,
        "M35.4 29.6Q50 26 64.6 29.6L65 36.4Q50 32.4 35 36.4z",
        band,
        cuts(3, (39, 27.6, 43, 12), (45.6, 26.6, 47.6, 11), 1.5)
        + trim
        + cuts(2, (12, 30, 30, 37.6), (16, 34.6, 33, 39.6), 1.2),
    )


def turned_up(colour: str = "ink", band: str = "accent2") -> str:
    """The brim thrown up in front."""
    front = "M18 38Q17 33 24 33.4Q38 20 50 20Q62 20 76 33.4Q83 33 82 38Q68 43.6 50 43.6Q32 43.6 18 38z"
    return (
        fill(colour, "M35 30Q34 14 42 11.6Q50 9.4 58 11.6Q66 14 65 30z")
        + line("paper" if colour == "ink" else "ink", 1.2, "M35 30Q34 14 42 11.6Q50 9.4 58 11.6Q66 14 65 30")
        + fill(band, "M35 22.4Q50 18 65 22.4L65 27Q50 22 35 27z")
        + fill(colour, front)
        + line("paper" if colour == "ink" else "ink", 1.2, front)
        + fill(
            "paper" if colour == "ink" else "ink",
            cuts(6, (26, 38.6, 37, 27), (44, 41.4, 47, 24), 1.4),
            cuts(3, (56, 41.4, 54, 26), (68, 39.4, 62, 30), 1.2),
        )
    )


def cavalry(colour: str = "ink", badge: str = "accent2") -> str:
    """A forage cap with its visor."""
    return (
        fill(colour, "M33 36L36 17.6Q46 11 60 13.6Q66 16 66.6 22L67 36z")
        + (line("ink", 1.4, "M33 36L36 17.6Q46 11 60 13.6Q66 16 66.6 22L67 36z") if colour != "ink" else "")
        + fill("ink", "M30.6 40Q32 34.6 50 34.6Q68 34.6 69.4 40Q60 45.6 50 45.6Q40 45.6 30.6 40z")
        + fill("paper" if colour == "ink" else "ink", cuts(4, (37, 32, 39.6, 18.4), (44, 31, 45, 16), 1.3))
        + fill("paper", cuts(2, (36, 40, 46, 38.4), (40, 42.6, 52, 41.6), 1.2))
        + fill(badge, "M33.6 31.4Q50 27.6 67 31.4V35.4Q50 31.8 33 35.4z")
    )


# ---------------------------------------------------------------- clothes

SHOULDERS = "M6 96Q7 82 24 78.4L40 73.6Q50 80 60 73.6L76 78.4Q93 82 94 96z"


def coat(colour: str = "ink", shirt: str = "paper", lapels: bool = True) -> str:
    edge = "paper" if colour == "ink" else "ink"
    shape = fill(colour, SHOULDERS) + ("" if colour == "ink" else line("ink", 1.2, SHOULDERS))
    shape += fill(shirt, "M40.6 75L50 96 59.4 75Q50 81 40.6 75z")
    if lapels:
        shape += fill(colour, both("M40 73.4L33 79 38 86 35.4 88.6 50 96.4Q42 86 40 73.4z")) + line(
            edge, 1, both("M40 73.4L33 79L38 86L35.4 88.6L46 95.6")
        )
    return shape + fill(
        edge,
        cuts_(((14, 85, 17, 95), (19, 82, 23, 95), (25, 80.4, 29, 92)), 1.5),
        cuts_(((82, 84, 80, 95), (76, 81.6, 74, 92)), 1.2),
    )


def bandana(colour: str = "accent") -> str:
    """A neckerchief, knotted in front."""
    return (
        fill(colour, "M37.6 72Q50 80 62.4 72L65 77.6Q58 83 53 83.4L57 94 50 90.4 43 94 47 83.4Q42 83 35 77.6z")
        + line("ink", 1, "M37.6 72Q50 80 62.4 72L65 77.6Q58 83 53 83.4L57 94L50 90.4L43 94L47 83.4Q42 83 35 77.6z")
        + dots("paper", 1.8, (41, 78), (45.6, 80.4), (55, 80), (59.4, 77.6), (50, 86.6))
    )


def mask(colour: str = "accent") -> str:
    """A neckerchief over nose and mouth."""
    shape = "M34.6 53.6Q42 56 50 54.4Q58 56 65.4 53.6Q66 66 60 74L51 90 40 74Q34 66 34.6 53.6z"
    return (
        fill(colour, shape)
        + line("ink", 1.3, shape)
        + fill("ink", cuts(4, (63, 58, 52, 62), (58, 76, 51, 80), 1.6))
        + dots("paper", 2, (40, 60), (45.6, 63), (41.6, 67), (47, 71.4), (51, 58.6), (46.4, 78))
    )


def bow_tie(colour: str = "accent") -> str:
    return (
        fill(colour, both("M50 79L41 74.6Q39.4 80 41 85.4L50 81.4z"))
        + line("ink", 1, both("M50 79L41 74.6Q39.4 80 41 85.4L50 81.4z"))
        + fill("ink", disc(50, 80, 2))
    )


def string_tie(colour: str = "ink") -> str:
    return fill(colour, "M43 76Q50 79.6 57 76L54 80 59 92 55.4 93 50.6 82H49.4L44.6 93 41 92 46 80z")


def poncho(colour: str = "accent2", stripe: str = "accent") -> str:
    shape = "M4.6 96Q8 80 26 77L38 72Q50 84 62 72L74 77Q92 80 95.4 96z"
    return (
        fill(colour, shape)
        + fill(stripe, both("M34.6 74L20 96H27L38.6 76.4z"), "M48 83L46 96H54L52 83z")
        + fill("ink", both("M30 76.4L13 96H15.4L31.6 76.4z"), both("M41 78.6L33 96H35.4L42.4 79.6z"))
        + line("ink", 1.3, shape)
        + fill("ink", cuts_(((93, 90, 80, 86), (94.6, 94, 78, 91)), 1.5))
    )


def badge(x: float, y: float, r: float = 6, colour: str = "accent2") -> str:
    """The star of the law."""
    return (
        line("ink", 2.2, star(x, y, r, r * 0.5))
        + fill(colour, star(x, y, r, r * 0.5))
        + fill("ink", disc(x, y, r * 0.2))
    )


def bandolier(flip: bool = False) -> str:
    """A cartridge belt across the chest."""
    belt = "M24 78.6L30 76 79 96H64z"
    rounds = "".join(f"M{32 + 7.4 * i} {79.6 + 3 * i}l3.2-4.2 2.6 1-1.6 5z" for i in range(5))
    shapes = (belt, rounds)
    if flip:
        shapes = (mirror(belt), "".join(f"M{68 - 7.4 * i} {79.6 + 3 * i}l-3.2-4.2-2.6 1 1.6 5z" for i in range(5)))
    return fill("ink", shapes[0]) + line("paper", 0.9, shapes[0]) + fill("accent2", shapes[1])


def dress(colour: str = "accent", neckline: str = "M37 77Q50 94 63 77") -> str:
    shape = f"M10 96Q12 84 27 80L{neckline[1:]}L73 80Q88 84 90 96z"
    return fill("paper", "M27 80Q50 66 73 80L66 92H34z") + fill(colour, shape) + line("ink", 1.3, shape)
