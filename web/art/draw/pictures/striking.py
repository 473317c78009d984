"""Fists, blades, powder, and men who come for you."""

from __future__ import annotations

from .. import faces as f
from ..ink import Parts, both, burst, cuts, disc, fill, line, move, star
from ..props import feather
from .backdrops import dust, shine, sun


def fist() -> str:
    """A fist from the front, thumb across."""
    hand = (
        "M18 46Q18 30 30 30Q34 22 44 24Q50 18 58 24Q68 20 72 28Q84 28 84 42V62Q84 76 70 80L68 96H30L30 80Q16 74 18 60z"
    )
    return (
        fill("paper", hand)
        + line("ink", 2.6, hand)
        + line(
            "ink",
            2.4,
            "M31 30V48M45 25V48M59 25V48M72 29V46M18 50Q22 44 31 48Q38 42 45 48Q52 42 59 48Q66 42 72 46M24 60Q40 50 58 54Q66 56 66 62Q66 68 56 68L42 68Q34 70 30 80",
        )
        + fill(
            "ink", "M84 50V62Q84 76 70 80L68 96H54L56 80Q74 76 76 58z", cuts(4, (74, 60, 62, 64), (70, 78, 58, 76), 1.8)
        )
    )


def punch() -> Parts:
    return [
        fill("accent", burst(50, 46, 50, 15, 4, 0.66)),
        fill("accent2", burst(50, 46, 40, 13, 10, 0.7)),
        move(fist(), 7, 6, 0, 0.86),
        fill("accent", "M29 83H75V96H29z"),
        line("ink", 2, "M29 84H76V97H29z"),
    ]


def brawl() -> Parts:
    """Two fists, and a hat that has left its head."""
    hand = "M12 9Q22 3 34 5Q45 4 47 12Q50 17 47 21Q50 26 46 30Q47 37 39 38Q26 41 12 37z"
    thumb = "M17 12Q30 11 37 19Q40 25 34 27Q29 28 24 22"
    right = (
        fill("paper", hand)
        + line("ink", 2.2, hand)
        + line("ink", 2, thumb, "M47 21H40M46 30H33")
        + fill(
            "ink", "M12 37V31Q28 37 46 32Q46 38 39 38Q26 41 12 37z", cuts(3, (22, 34, 22, 27), (34, 35, 33, 29), 1.6)
        )
        + fill("accent", "M-6 6H13V40H-6z")
        + line("ink", 2.2, "M-6 6H13V40H-6z")
        + fill("ink", cuts(3, (0, 39, 0, 24), (9, 39, 9, 22), 2))
    )
    left = right.replace("--accent,#b23a1e", "--steel,#6f858c")
    return [
        fill("accent2", burst(50, 52, 46, 15, 5, 0.6)),
        fill("accent", burst(50, 52, 28, 11, 12, 0.56)),
        move(left, 95, 50, 14, 1.06, flip=True),
        move(right, 3, 12, 14, 1.06),
        move(f.stetson("ink", "accent2"), 64, 0, 16, 0.36),
        fill("ink", star(14, 72, 6, 2.4), star(26, 88, 5, 2), star(84, 40, 4, 1.6)),
    ]


def knife() -> Parts:
    blade = "M-6-2L-7-44Q-6-52 2-62Q9-50 8-40L7-2z"
    grip = "M-5 4H6L8 30Q6 36 0 36Q-6 36-7 30z"
    return [
        sun("accent", 50, 50, 38),
        move(
            fill("paper", blade)
            + fill("ink", "M1-2V-58L2-62Q9-50 8-40L7-2z")
            + line("ink", 1.8, blade)
            + fill("accent2", "M-14-3H15L17 3H-16z")
            + line("ink", 1.6, "M-14-3H15L17 3H-16z")
            + fill("ink", grip)
            + line("paper", 1.2, "M-5 12H6M-6 19H7M-6 26H7")
            + fill("ink", cuts(4, (1, -12, -4, -10), (1, -44, -5, -40), 1.4)),
            38,
            60,
            38,
            1.08,
        ),
    ]


def duel() -> Parts:
    man = "M8 94L17 60Q12 50 14 38Q18 33 22 32L20 28H28L27 32Q34 34 35 40L39 50 42 58 38 62 33 52 31 60Q35 74 34 94H27L25 70 17 94z"
    hat = "M11 24Q15 22 18 23Q18 14 21 13L24 14 27 13Q30 14 30 23Q33 22 37 24Q32 28 24 28Q16 28 11 24z"
    return [
        sun("accent", 50, 56, 34, 5),
        fill("ink", both(man), both(hat), both("M19 24H29V30Q24 33 19 30z")),
        fill(
            "paper", cuts(3, (17, 58, 18, 40), (25, 54, 25, 38), 1.3), cuts(3, (83, 58, 82, 40), (75, 54, 75, 38), 1.3)
        ),
        fill("accent2", both("M17.6 58L31 56 31.4 59 17.4 61z")),
        dust(94),
    ]


def indians() -> Parts:
    """A painted shield, feathers, arrows."""
    arrow = (
        line("ink", 3, "M8 92L88 12")
        + fill("ink", "M94 6L90 20 80 10z")
        + fill("accent", "M4 84L12 78 18 84 12 88zM12 96L18 88 22 90 16 98z")
    )
    shield = (
        fill("ink", disc(50, 44, 29))
        + fill("paper", disc(50, 44, 26.6))
        + fill("accent", "M23.6 44A26.4 26.4 0 0 1 76.4 44z")
        + fill(
            "ink",
            "M23.6 41.6H76.4V46H23.6z",
            star(50, 31, 10, 4, 8),
            *(f"M{x} 46l6 12 6-12z" for x in (26, 38, 50, 62)),
        )
    )
    return [
        arrow,
        move(arrow, 100, 0, flip=True),
        *(feather(x, y, t, "paper", 0.9) for x, y, t in ((32, 66, 196), (50, 70, 180), (68, 66, 164))),
        shield,
        fill("accent2", disc(50, 31, 3.4)),
    ]


def dynamite() -> Parts:
    sticks = [(-15, 0), (0, -3), (15, 0)]
    body = ""
    for x, y in sticks:
        body += fill(
            "accent", f"M{x - 8} {y - 28}Q{x} {y - 33} {x + 8} {y - 28}V{y + 30}Q{x} {y + 35} {x - 8} {y + 30}z"
        ) + line(
            "ink",
            2,
            f"M{x - 8} {y - 28}Q{x} {y - 33} {x + 8} {y - 28}V{y + 30}Q{x} {y + 35} {x - 8} {y + 30}zM{x - 8} {y - 28}Q{x} {y - 23} {x + 8} {y - 28}",
        )
        body += fill(
            "paper", cuts(2, (x - 4.6, y + 26, x - 4.6, y - 18), (x - 1.6, y + 26, x - 1.6, y - 4), 1.8)
        ) + fill("ink", cuts(2, (x + 5, y + 28, x + 5, y - 18), (x + 2.4, y + 28, x + 2.4, y), 1.8))
    straps = fill("ink", "M-24-14H24V-7H-24zM-24 14H24V21H-24z") + line("accent2", 1.4, "M-22-10.4H22M-22 17.6H22")
    return [
        fill("accent2", burst(80, 15, 18, 11)),
        fill("accent", burst(80, 15, 10, 9, 12)),
        line("ink", 2.8, "M54 34Q52 16 64 20Q74 24 78 16"),
        move(body + straps, 44, 62, -8, 0.98),
        fill("paper", disc(80, 15, 3)),
    ]


def robbery() -> Parts:
    bag = "M34 36Q12 54 14 74Q16 92 46 92Q76 92 78 74Q80 54 58 36z"
    neck = "M30 20L38 26 46 18 54 26 62 20 58 38H34z"
    fist_ = "M58 16Q58 10 64 11L80 14 86 34 72 42Q66 44 65 39Q60 40 60 34Q56 33 58 28Q54 26 56 22Q55 18 58 16z"
    return [
        shine("accent2", 24, 32, 47, 58, 5),
        fill("accent2", bag),
        fill(
            "ink",
            "M58 36Q80 54 78 74Q76 92 46 92Q68 84 66 62Q64 46 52 36z",
            cuts(5, (66, 54, 56, 56), (66, 82, 52, 80), 2),
        ),
        line("ink", 2.6, bag),
        fill("accent2", neck),
        line("ink", 2.2, neck),
        fill("accent", "M33 34H59V40H33z"),
        line("ink", 1.6, "M33 34H59V40H33z"),
        fill("ink", star(40, 66, 13, 5.6)),
        fill("accent2", disc(40, 66, 3)),
        fill("paper", fist_),
        line("ink", 2, fist_, "M58 22L68 23M59 28L69 29M62 35L70 34"),
        fill("ink", "M78 10L100 4V40L84 38z"),
        fill("paper", "M80 12L84 11 89 37 85 38z"),
        fill("paper", cuts(3, (97, 12, 90, 16), (97, 32, 91, 32), 1.8)),
    ]


def panic() -> Parts:
    hand = (
        "M-8 14L-9-4Q-12-14-9-15Q-6-15-5-7L-5-18Q-4-22-2-18L-1-8 1-20Q3-23 5-19L4-7 7-16Q10-18 11-14L8-1"
        "Q15-8 17-4Q14 4 8 10L7 16z"
    )
    hands = fill("paper", hand) + line("ink", 1.8, hand)
    eyes = both(disc(43, 50, 5.4))
    face = (
        f.head("round")
        + fill(
            "ink",
            "M32 46L30 36 35 38 34 29 40 33 43 25 48 31 53 25 56 32 62 28 62 35 68 33 67 40 70 46 65 44Q60 39 50 40Q40 39 36 44z",
        )
        + fill("paper", eyes)
        + line("ink", 1.6, eyes)
        + fill("ink", both(disc(43.4, 50.6, 2.2)), f.NOSES["small"], "M44 64Q50 60 56 64Q58 74 50 75Q42 74 44 64z")
        + fill("accent", "M46 71Q50 68 54 71Q52 74 50 74Q48 74 46 71z")
    )
    return [
        shine("accent", 26, 34, 50, 50, 4.6),
        fill("ink", both("M4 96L10 54H26L30 78 40 74 50 96z")),
        move(f.coat("ink", "paper") + face, 0, 8),
        fill("accent2", both("M9 55L27 55 27.6 62 8.6 62z")),
        move(hands, 17, 40),
        move(hands, 83, 40, flip=True),
        move(f.stetson("ink", "accent2"), 16, 0, -7, 0.72),
    ]
