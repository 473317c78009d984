"""Things people wear, hold and carry, and the two faces most portraits begin with."""

from __future__ import annotations

from . import faces as f
from .ink import both, cut, disc, fill, line, mirror, move


def card(x: float, y: float, turn: float, pip: str, colour: str = "accent") -> str:
    """A playing card held up."""
    face = fill("paper", "M-7-10H7V10H-7z") + line("ink", 1.4, "M-7-10H7V10H-7z") + fill(colour, pip)
    return move(face, x, y, turn)


HEART = "M0 6L-5 0Q-6-5-2.6-5Q-.6-5 0-2.6Q.6-5 2.6-5Q6-5 5 0z"
SPADE = "M0-6L5 0Q6 4 3 4Q1 4 .6 2L2 6H-2L-.6 2Q-1 4-3 4Q-6 4-5 0z"
DIAMOND = "M0-6L4.6 0 0 6-4.6 0z"
CLOVER = (
    "M0 0Q-6-4-4.6-8Q-2-10 0-7Q2-10 4.6-8Q6-4 0 0zM0 0Q4-6 8-4.6Q10-2 7 0Q10 2 8 4.6Q4 6 0 0z"
    "M0 0Q6 4 4.6 8Q2 10 0 7Q-2 10-4.6 8Q-6 4 0 0zM0 0Q-4 6-8 4.6Q-10 2-7 0Q-10-2-8-4.6Q-4-6 0 0z"
)
ROSE = "M0-6Q5-7 6-2Q8 3 3 5Q0 8-4 5Q-8 3-6-2Q-5-7 0-6z"


def rose(x: float, y: float, scale: float = 1) -> str:
    shape = (
        fill("leaf", "M-5 3L-11 3Q-9 8-3 6zM5 3L11 2Q9 8 3 6z")
        + fill("accent", ROSE)
        + line("ink", 1, ROSE, "M-3-1Q0-4 3-1Q3 3 0 3Q-3 3-1.6 0M-5 0Q-4 5 1 5M5-1Q5 2 3 4")
    )
    return move(shape, x, y, 0, scale)


def feather(x: float, y: float, turn: float, colour: str = "paper", scale: float = 1) -> str:
    shape = "M0 0Q-5-8-4-18Q-3-26 0-30Q3-26 4-18Q5-8 0 0z"
    tip = "M-3.4-22Q-2-28 0-30Q2-28 3.4-22z"
    return move(
        fill(colour, shape) + fill("ink", tip) + line("ink", 1, shape, "M0 4V-22M0-8L-3.6-11M0-13L3.6-16"),
        x,
        y,
        turn,
        scale,
    )


def plume(x: float, y: float, colour: str = "paper") -> str:
    """An ostrich plume sweeping back."""
    shape = "M0 0Q-2-14 10-20Q22-24 28-14Q31-6 24-2Q26-8 22-10Q24-4 18-3Q19-8 15-9Q16-3 11-2Q12-6 9-6Q8 0 0 0z"
    return move(fill(colour, shape) + line("ink", 1.1, shape, "M2-2Q6-14 18-15"), x, y)


def cigar() -> str:
    shape = fill("ink", "M52 66.4L66 70.6 65.2 74 51.4 68.6z") + fill("accent", "M66 70.6L69 71.6 68.2 75 65.2 74z")
    smoke = line("paper", 1.5, "M70 71Q75 67 72 62Q69 57 74 52")
    return shape + smoke


def rifle_behind() -> str:
    shape = fill("ink", "M76 96L84 14H87.6L86 96z", "M82 40L90 42 91 96H78z") + fill(
        "paper", cut(84.6, 88, 86.6, 44, 1.6)
    )
    return shape


def scar(path: str) -> str:
    return line("ink", 1.3, path)


def collar_up(colour: str = "ink") -> str:
    shape = both("M50 92L41 80Q34 74 33 66Q24 74 22 80L30 96H50z")
    return fill(colour, shape) + line(
        "paper" if colour == "ink" else "ink", 1, both("M50 92L41 80Q34 74 33 66Q24 74 22 80")
    )


def fringe(y: float = 84) -> str:
    """Buckskin fringes across the shoulders."""
    left = "".join(f"M{12 + 3.4 * i} {y + 4 - 1.2 * i}l1.6 8" for i in range(8))
    right = "".join(f"M{88 - 3.4 * i} {y + 4 - 1.2 * i}l-1.6 8" for i in range(8))
    return line("ink", 1.2, left, right, "M10 91Q24 80 40 79M90 91Q76 80 60 79")


def specs() -> str:
    lenses = both(disc(42.6, 50.6, 5.4))
    return line("ink", 1.5, lenses, "M48 50Q50 48.4 52 50M37.2 49.6L34.6 48.4M62.8 49.6L65.4 48.4")


def eyepatch() -> str:
    patch = "M37 46.4L48 46.6Q48.6 56 42.6 56.4Q36 55.6 37 46.4z"
    return (
        fill("ink", patch)
        + line("ink", 1.7, "M65.4 41.4L46 46.8M37 47L34.6 51")
        + fill("paper", cut(39.4, 53, 40.4, 48.4, 1.2))
    )


def earrings(colour: str = "accent2") -> str:
    return line(colour, 1.8, both(disc(34.4, 62.6, 3)))


def ringlets(colour: str = "ink") -> str:
    """Hair in ringlets at both sides."""
    curls = "".join(
        disc(x, y, r) for x, y, r in ((33, 46, 4.6), (30.6, 53, 5), (31, 61, 4.8), (29.6, 69, 4.6), (31.4, 76, 4))
    )
    shape = curls + mirror(curls)
    marks = "".join(
        f"M{x - 2} {y}q2-3 4 0" for x, y in ((30.6, 53), (31, 61), (29.6, 69), (69.4, 53), (69, 61), (70.4, 69))
    )
    if colour == "ink":
        return fill("ink", shape) + line("paper", 1, marks)
    return fill(colour, shape) + line("ink", 0.9, shape) + line("ink", 0.8, marks)


def pearls() -> str:
    beads = [(36.6, 76), (39.4, 80.4), (43.2, 83.6), (47.6, 85.4), (52.4, 85.4), (56.8, 83.6), (60.6, 80.4), (63.4, 76)]
    return fill("ink", *(disc(x, y, 3) for x, y in beads)) + fill("paper", *(disc(x, y, 2.2) for x, y in beads))


def man(head: str = "lean", eyes: str = "stern", nose: str = "plain", mouth: str = "line", ears: float = 1) -> str:
    return f.head(head, ears=ears) + fill("ink", f.EYES[eyes], f.NOSES[nose], f.MOUTHS[mouth])


def lady(eyes: str = "lady", mouth: str = "lips", head: str = "soft") -> str:
    return f.head(head, ears=0, neck=6.5) + f.eyes(eyes, glint=True) + f.nose("small") + f.mouth(mouth)
