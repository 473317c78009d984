"""What is worn, carried or drunk."""

from __future__ import annotations

from .. import faces as f
from ..ink import Parts, at, both, cut, cuts, disc, fill, line, move, star
from .backdrops import dust, shine, sun


def cowboy_hat(colour: str, band: str, tall: float = 0) -> str:
    return move(f.stetson(colour, band, tall), -10, 22, 0, 1.2)


def hat() -> Parts:
    return [
        shine("accent", 24, 30, 50, 56, 4.4),
        cowboy_hat("accent2", "accent", -2),
        fill("ink", "M14 82Q50 90 86 82Q50 94 14 82z"),
    ]


def ten_gallon_hat() -> Parts:
    return [
        sun("steel", 50, 54, 38),
        move(f.stetson("paper", "accent", 12), -10, 33, 0, 1.2),
        fill("accent2", star(50, 70, 6, 2.6)),
        line("ink", 1.2, star(50, 70, 6, 2.6)),
    ]


def sombrero() -> Parts:
    tassels = both("M14 72V82") + both("M26 77V88")
    return [
        shine("leaf", 22, 30, 50, 50, 5),
        move(f.sombrero("accent2", "accent"), -2, 30, 0, 1.04),
        line("ink", 1.4, tassels),
        fill("accent", both(disc(14, 84, 2.6)), both(disc(26, 90, 2.6))),
    ]


def gun_belt() -> Parts:
    belt = "M4 34Q50 58 96 34L97 47Q50 72 3 47z"
    loops = "".join(
        f"M{x} {y}v9h4v-9z"
        for x, y in ((10, 39.4), (18, 43), (26, 46), (34, 48), (62, 48), (70, 46), (78, 43), (86, 39.4))
    )
    holster = "M54 58L84 50 86 66Q80 82 76 95L66 96Q60 78 54 66z"
    return [
        sun("accent2", 50, 44, 36, 0),
        fill("ink", belt),
        line("paper", 1, "M6 37Q50 60.4 94 37M5.6 45Q50 69.6 94.4 45"),
        fill("accent", loops),
        fill("paper", "M42 47H58V64H42z"),
        line("ink", 2.4, "M42 47H58V64H42zM50 55.4H60"),
        move(fill("ink", "M-4-14Q0-24 10-20L12-4H-4z") + fill("accent2", "M0-13Q3-20 8-17L9-5H1z"), 68, 54, 10),
        fill("accent", holster),
        line("ink", 2.2, holster, "M57 68L83 60"),
        fill("ink", cuts(4, (80, 66, 74, 70), (75, 90, 70, 91), 1.8)),
    ]


def iron_plate() -> Parts:
    plate = "M24 14Q50 22 76 14L82 60Q72 82 50 90Q28 82 18 60z"
    dents = [(40, 38), (60, 50), (44, 66)]
    return [
        line("accent2", 4, "M26 16Q14 4 8 12M74 16Q86 4 92 12M20 62Q8 66 6 76M80 62Q92 66 94 76"),
        fill("steel", plate),
        fill("ink", "M76 14L82 60Q72 82 50 90Q70 74 72 54L70 16z", cuts(6, (72, 26, 58, 28), (62, 80, 50, 78), 2)),
        line("ink", 2.8, plate),
        fill("paper", cuts(3, (26, 22, 24, 58), (34, 24, 32, 52), 2.2)),
        *(
            fill("ink", disc(x, y, 5))
            + fill("accent2", disc(x - 0.6, y - 0.6, 3))
            + line("ink", 1.2, f"M{x - 7} {y - 5}l-3-2M{x + 6} {y - 6}l3-3M{x - 6} {y + 6}l-3 3M{x + 7} {y + 5}l3 2")
            for x, y in dents
        ),
        fill("ink", both(disc(28, 20, 1.8)), both(disc(25, 62, 1.8))),
    ]


def bible() -> Parts:
    return [
        shine("accent2", 26, 26, 50, 46, 5),
        fill("paper", "M28 84Q24 80 28 76H80V90H30z"),
        line("ink", 2, "M28 84Q24 80 28 76H80V90H32M32 80H80M34 84H80"),
        fill("ink", "M24 14Q24 8 30 8H80V78H30Q24 78 24 86z"),
        line("accent2", 1.6, "M31 14H74V72H31z"),
        fill("accent2", "M49 22H57V34H68V42H57V64H49V42H38V34H49z"),
        fill("paper", cuts(4, (26.6, 20, 26.6, 34), (26.6, 56, 26.6, 72), 1.6), disc(66, 60, 3.4)),
        fill("ink", disc(66, 60, 2)),
    ]


def clock() -> Parts:
    ticks = "".join(
        "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*at(50, 58, 25, i * 30), *at(50, 58, 29 if i % 3 else 20, i * 30))
        for i in range(12)
    )
    return [
        line("ink", 3, "M50 16Q60 4 72 10Q84 18 94 8"),
        line("accent2", 1.4, "M50 16Q60 4 72 10Q84 18 94 8"),
        line("ink", 4, disc(50, 15, 6)),
        fill("ink", "M45 20H55V28H45z"),
        fill("accent2", disc(50, 58, 37)),
        fill("ink", "M50 21A37 37 0 0 1 50 95Q78 80 78 56Q76 34 50 21z"),
        line("ink", 2.6, disc(50, 58, 37)),
        fill("paper", disc(50, 58, 30)),
        line("ink", 2.4, disc(50, 58, 30), ticks),
        line("accent", 4, "M50 58V38"),
        line("ink", 4, "M50 58L64 66"),
        fill("ink", disc(50, 58, 3.4)),
    ]


def mug(colour: str = "accent2") -> str:
    glass = "M22 36H64L61 88Q43 93 25 88z"
    foam = "M18 38Q14 26 26 25Q30 14 42 19Q52 12 58 21Q70 20 69 31Q73 40 64 41Q60 50 54 41Q48 56 42 42Q34 50 30 41Q24 48 18 38z"
    return (
        line("ink", 7.4, "M62 46Q84 44 82 60Q80 74 61 74")
        + line("paper", 3.4, "M62 46Q84 44 82 60Q80 74 61 74")
        + fill(colour, glass)
        + line("ink", 2.6, glass, "M33 46L34 86M43 52V88M53 46L52 86")
        + fill("ink", "M56 44H63.4L61 88Q57 89 54 89z")
        + fill("paper", foam)
        + line("ink", 2.2, foam)
        + fill("ink", cuts(3, (62, 26, 54, 28), (66, 36, 56, 35), 1.6), disc(36, 28, 1.2), disc(45, 24, 1))
        + fill("paper", cut(28, 82, 27.4, 48, 2.4))
    )


def beer() -> Parts:
    return [sun("accent", 48, 56, 36), move(mug(), 1, 2)]


def strong_beer() -> Parts:
    """A stone jug with the brewer's three crosses."""
    jug = "M26 34Q22 24 34 22H62Q72 24 70 34Q78 48 76 88Q48 96 20 88Q18 48 26 34z"
    foam = "M26 24Q20 14 32 13Q38 4 48 9Q58 4 64 12Q76 14 70 25Q64 33 58 26Q52 36 46 27Q38 34 34 27Q30 30 26 24z"
    return [
        shine("accent2", 22, 32, 50, 52, 5),
        line("ink", 7.6, "M72 42Q92 44 88 62Q86 74 75 74") + line("accent", 3.6, "M72 42Q92 44 88 62Q86 74 75 74"),
        fill("accent", jug),
        line("ink", 2.6, jug),
        fill("ink", "M70 34Q78 48 76 88Q68 91 58 92Q70 70 64 30z", cuts(5, (67, 44, 58, 46), (68, 84, 56, 84), 1.8)),
        fill("paper", foam),
        line("ink", 2.2, foam),
        *(line("paper", 3.6, f"M{x} {y}l9 9M{x + 9} {y}l-9 9") for x, y in ((26, 56), (40, 56), (54, 56))),
        line("paper", 1.6, "M24 48H70M23 74H72"),
    ]


def bottle(colour: str, x: float, y: float, scale: float = 1) -> str:
    shape = "M-12 44V0Q-12-8-6-14V-34H6V-14Q12-8 12 0V44Q0 48-12 44z"
    return move(
        fill(colour, shape)
        + fill("ink", "M6-34V-14Q12-8 12 0V44Q8 46 4 46Q7 20 3-8V-34z")
        + line("ink", 2.2, shape, "M-7.6-30H7.6")
        + fill("ink", "M-5-42H5V-34H-5z")
        + fill("paper", "M-12 6H12V30H-12z", cut(-8, 0, -3, -24, 2))
        + line("ink", 1.6, "M-12 6H12V30H-12z"),
        x,
        y,
        0,
        scale,
    )


def whisky() -> Parts:
    glass = "M62 58H88L85 88H65z"
    return [
        sun("accent2", 46, 48, 36),
        bottle("accent", 38, 48, 1),
        line("ink", 1.6, "M30 64H46M32 69H44"),
        fill("accent", star(38, 58.4, 3.6, 1.6)),
        fill("paper", glass),
        fill("accent2", "M63.4 70H86.6L85 88H65z"),
        fill("ink", "M78 70H86.6L85 88H77z"),
        line("ink", 2.4, glass),
        dust(94),
    ]


def tequila() -> Parts:
    leaf = "M50 92Q44 66 24 50Q30 70 44 92z" + "M50 92Q40 58 38 30Q52 54 54 92z"
    agave = both(leaf) + "M50 92Q42 60 50 20Q58 60 50 92z" + both("M46 94Q30 76 8 72Q20 90 42 96z")
    glass = "M60 62H84L80 92H64z"
    return [
        sun("accent", 44, 44, 32, 0),
        move(fill("leaf", agave) + line("ink", 1.8, agave), -6, 0),
        fill("paper", glass),
        fill("accent2", "M61.6 72H82.6L80 92H64z"),
        line("ink", 2.4, glass),
        fill("leaf", disc(84, 62, 10)),
        fill("paper", disc(84, 62, 7.4)),
        line("leaf", 1.8, "M84 55V69M77 62H91M79 57L89 67M89 57L79 67"),
        line("ink", 2, disc(84, 62, 10)),
    ]


def canteen() -> Parts:
    return [
        line("ink", 6, "M24 44Q20 8 50 8Q80 8 76 44") + line("accent", 3, "M24 44Q20 8 50 8Q80 8 76 44"),
        fill("ink", "M42 14H58V30H42z"),
        fill("paper", cut(46, 28, 46, 16, 2)),
        fill("leaf", disc(50, 60, 33)),
        fill(
            "ink", "M50 27A33 33 0 0 1 50 93Q76 78 74 52Q72 36 50 27z", cuts(6, (73, 44, 60, 46), (66, 80, 54, 78), 2)
        ),
        line("ink", 2.8, disc(50, 60, 33)),
        line("paper", 1.6, disc(50, 60, 27)),
        fill("accent2", star(50, 60, 15, 6.6)),
        line("ink", 1.8, star(50, 60, 15, 6.6)),
    ]


def water() -> Parts:
    """A pump by the road."""
    pump = "M34 34H54V84H34z"
    return [
        sun("steel", 50, 48, 36),
        fill(
            "ink",
            "M30 30H58V38H30z",
            pump,
            "M28 82H60V90H28z",
            "M54 44H74Q82 44 82 54V60H74V54H54z",
            "M41 14H47V32H41z",
        ),
        line("ink", 5.4, "M44 18L14 28Q10 34 11 48"),
        line("paper", 1.4, "M40 21L16 29"),
        fill("paper", cuts(3, (38, 80, 38, 42), (45, 80, 45, 50), 2)),
        fill("accent2", "M33 52H55V56H33z"),
        fill("paper", "M78 62Q88 76 85 81Q78 87 71 81Q68 76 78 62z"),
        line("ink", 2, "M78 62Q88 76 85 81Q78 87 71 81Q68 76 78 62z"),
        dust(93),
    ]
