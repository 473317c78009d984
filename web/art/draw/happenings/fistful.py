"""The events of A Fistful of Cards: what may happen to anybody out here."""

from __future__ import annotations

from .. import faces as f
from ..guns import revolver, rifle
from ..ink import Parts, at, both, burst, cut, cuts, disc, fill, line, move, star
from ..pictures.backdrops import dust, shine, sun
from ..props import DIAMOND, HEART, SPADE


def abandoned_mine() -> Parts:
    """A gallery with nobody in it, and a lamp."""
    hole = "M24 94V44Q50 20 76 44V94z"
    return [
        fill("accent2", "M2 94L10 46 28 20 50 10 74 22 90 48 98 94z"),
        fill("ink", cuts(6, (14, 86, 18, 50), (40, 24, 46, 14), 2.4), cuts(6, (86, 86, 82, 50), (64, 24, 56, 14), 2.4)),
        fill("ink", hole),
        line("ink", 9, "M22 96V46M78 96V46M16 44H84") + line("accent", 4.6, "M22 96V46M78 96V46M16 44H84"),
        line("steel", 2.2, "M40 94L47 66M60 94L53 66M38 90H62M41 82H59M44 74H56"),
        line("paper", 1.6, "M50 46V54"),
        fill("paper", "M45 54H55V64H45z"),
        fill("accent2", disc(50, 59, 3)),
        dust(95),
    ]


def hard_liquor() -> Parts:
    """A jug that smokes."""
    jug = "M30 46Q30 38 38 36V26H52V36Q70 40 72 62Q74 84 66 90H28Q20 80 22 64Q22 52 30 46z"
    return [
        fill("accent", burst(50, 52, 48, 15, 6, 0.7)),
        line("ink", 6, "M52 32Q72 26 70 46") + line("accent2", 2.6, "M52 32Q72 26 70 46"),
        fill("accent2", jug),
        fill("ink", "M52 36Q70 40 72 62Q74 84 66 90H52Q66 66 52 36z", cuts(4, (60, 54, 50, 56), (62, 82, 50, 82), 2)),
        line("ink", 2.4, jug),
        fill("ink", "M40 18H50V27H40z"),
        line("paper", 3.4, "M28 58l9 9M37 58l-9 9M42 58l9 9M51 58l-9 9"),
        line("ink", 2, "M45 14Q40 10 45 6T45-1M54 14Q50 10 54 6"),
        dust(94),
    ]


def law_of_the_west() -> Parts:
    """A notice nailed to the wall, and the star that says so."""
    notice = "M20 8L82 10 80 74 70 92 22 88z"
    return [
        fill("accent2", "M2 4H98V96H2z"),
        line("ink", 1.6, "M2 26H98M2 50H98M2 74H98"),
        fill("paper", notice),
        line("ink", 2.2, notice, "M80 74L66 76 70 92"),
        line("ink", 2, "M30 22H72M34 30H68M30 66H56M30 74H52"),
        fill("accent", star(50, 48, 14, 6)),
        line("ink", 1.8, star(50, 48, 14, 6)),
        fill("ink", disc(50, 13, 2.4), disc(50, 48, 3)),
    ]


def peyote() -> Parts:
    """A cactus that looks back."""
    body = "M18 66Q18 38 50 36Q82 38 82 66Q80 88 50 90Q20 88 18 66z"
    swirl = "M50 22Q50 10 62 12Q72 16 66 24M50 22Q50 6 36 8Q26 14 32 22"
    return [
        fill("accent", disc(50, 50, 42)),
        line("paper", 2.2, disc(50, 50, 46), disc(50, 50, 36)),
        fill("leaf", body),
        line("ink", 2.4, body, "M34 40Q26 64 34 88M50 36V90M66 40Q74 64 66 88"),
        fill("paper", both(disc(38, 60, 8))),
        line("ink", 1.8, both(disc(38, 60, 8)), both(disc(38, 60, 4.6))),
        fill("ink", both(disc(38, 60, 2)), "M40 76Q50 84 60 76Q50 80 40 76z"),
        fill("accent2", star(50, 30, 11, 6, 8)),
        line("ink", 1.6, star(50, 30, 11, 6, 8)),
        line("accent2", 3, swirl),
    ]


def ranch() -> Parts:
    """The gate of a ranch, a steer's horns above it."""
    horns = "M40 20Q26 20 22 6Q18 26 42 28H58Q82 26 78 6Q74 20 60 20z"
    return [
        sun("accent2", 50, 60, 34, 5),
        fill("leaf", "M0 78Q26 66 50 74T100 70V96H0z"),
        fill("ink", "M12 26H20V94H12zM80 26H88V94H80zM8 28H92V36H8z"),
        fill("paper", horns),
        line("ink", 2, horns),
        fill("paper", cuts(2, (14, 90, 14, 40), (82, 90, 82, 40), 1.8)),
        line("ink", 4, "M0 66H12M0 80H12M88 66H100M88 80H100"),
        line("accent", 2.4, "M40 36V46M60 36V46"),
        fill("accent", "M30 46H70V58H30z"),
        line("ink", 2, "M30 46H70V58H30z"),
        fill("paper", star(50, 52, 4.6, 2)),
        dust(95),
    ]


def ambush() -> Parts:
    """Eyes and rifles between the rocks."""
    left = "M0 96V28L14 18 30 30 34 54 44 66 46 96z"
    right = "M100 96V20L86 12 72 26 66 50 58 64 56 96z"
    return [
        sun("accent", 50, 46, 34, 4),
        fill("ink", left, right),
        fill("paper", cuts(4, (8, 88, 10, 44), (34, 90, 32, 62), 2), cuts(4, (92, 88, 90, 40), (68, 90, 70, 60), 2)),
        move(rifle("accent2"), 10, 44, 0, 0.42),
        move(rifle("accent2"), 92, 26, 0, 0.42, flip=True),
        fill("accent2", "M12 36L20 38 13 40zM22 38L29 37 24 41z", "M88 30L80 32 87 34zM78 32L71 31 76 35z"),
        fill("leaf", "M46 96V82Q46 79 49 79T52 82V96zM41 92V86H44V90H46V93zM57 90V84H54V88H52V91z"),
    ]


def ricochet() -> Parts:
    """A bullet that comes off a bell of iron."""
    path = "M8 16L56 56L92 18"
    plate = "M30 62H82V70H30z"
    return [
        fill("accent2", burst(56, 58, 30, 13, 4, 0.5)),
        fill("accent", burst(56, 58, 18, 11, 12, 0.5)),
        line("ink", 2.4, path),
        move(
            fill("accent2", "M-9-5H5V5H-9z")
            + fill("accent", "M5-5Q15-4 17 0Q15 4 5 5z")
            + line("ink", 1.6, "M-9-5H5V5H-9zM5-5Q15-4 17 0Q15 4 5 5z"),
            78,
            32,
            -46,
            1.1,
        ),
        fill("ink", plate, "M34 70H42V92H34zM70 70H78V92H70z"),
        fill("steel", "M32 63.6H80V66H32z"),
        fill("ink", cuts(3, (44, 50, 30, 42), (52, 46, 44, 30), 2), cuts(3, (66, 46, 72, 34), (70, 52, 86, 46), 2)),
        dust(93),
    ]


def sniper() -> Parts:
    """A hat in the sight."""
    return [
        fill("ink", disc(50, 50, 46)),
        fill("paper", disc(50, 50, 41)),
        fill("accent2", "M12 66Q30 58 50 62T88 64Q84 82 66 88Q50 94 34 88Q16 82 12 66z"),
        move(
            fill("ink", "M30 78Q28 58 40 54Q36 42 44 38H56Q64 42 60 54Q72 58 70 78z") + f.stetson("ink", "accent"),
            18,
            22,
            0,
            0.64,
        ),
        line("accent", 2.2, "M50 6V40M50 60V94M6 50H40M60 50H94"),
        line("ink", 1.8, "M50 20H46M50 28H46M20 50V54M28 50V54M72 50V54M80 50V54M50 72H46M50 80H46"),
        line("accent", 2, disc(50, 50, 9)),
        line("steel", 3, disc(50, 50, 43.4)),
    ]


def the_judge() -> Parts:
    """The gavel comes down."""
    head = "M-24-12H24V12H-24z"
    return [
        shine("accent2", 22, 28, 50, 50, 5),
        fill("ink", "M14 82H86V94H14zM22 74H78V82H22z"),
        fill("paper", cuts(2, (18, 88, 48, 88), (26, 78, 48, 78), 1.8)),
        move(
            line("ink", 8, "M0 12L0 66")
            + line("accent", 4, "M0 14L0 64")
            + fill("accent", head)
            + fill(
                "ink",
                "M-18-12H-11V12H-18zM11-12H18V12H11zM20-12H24V12H20z",
                cuts(3, (8, -8, -8, -8), (8, 8, -6, 8), 1.8),
            )
            + line("ink", 2.4, head),
            38,
            44,
            -58,
        ),
        fill("accent", burst(28, 68, 10, 9, 0, 0.45)),
    ]


def lasso() -> Parts:
    """A loop over a gun that hangs still."""
    rope = "M50 24Q88 22 86 40Q84 54 50 54Q16 54 14 40Q12 22 50 24Q74 26 70 52Q66 76 84 96"
    return [
        sun("leaf", 50, 52, 40, 0),
        move(revolver(88, "accent"), 18, 58, 12, 0.62),
        line("ink", 7.6, rope),
        line("accent2", 4.4, rope),
        f'<g stroke-dasharray="1.6 4">{line("ink", 4, rope, cap="butt")}</g>',
    ]


def blood_brothers() -> Parts:
    """Two hands, and what they share."""
    arm = "M-4 18L28 6Q40 2 50 8L62 16Q68 22 60 24L46 22Q56 30 50 34Q52 40 44 40L22 40-4 46z"
    hand = (
        fill("paper", arm)
        + line("ink", 2.2, arm, "M46 22L34 20M50 34L36 30")
        + fill("ink", cuts(3, (30, 39, 20, 30), (44, 39, 38, 33), 1.6))
    )
    drop = "M0-16Q12 0 10 8Q6 16 0 16T-10 8Q-12 0 0-16z"
    return [
        shine("accent2", 22, 30, 50, 54, 5),
        move(hand + fill("steel", "M-8 14H6V50H-8z"), 0, 30),
        move(hand + fill("leaf", "M-8 14H6V50H-8z"), 100, 38, 0, 1, flip=True),
        move(fill("accent", drop) + line("ink", 1.8, drop) + fill("paper", cut(-4, 10, -4, -2, 2.4)), 50, 22),
    ]


def dead_man() -> Parts:
    """He climbs out of his own grave."""
    stone = "M22 66V24Q22 4 50 4T78 24V66z"
    fist = "M40 92V64Q38 54 44 50V38Q48 34 51 38V48L53 34Q57 31 60 35L58 49 63 39Q67 38 68 42L63 58Q62 66 60 70V92z"
    return [
        fill("steel", stone),
        fill("ink", "M66 8Q78 14 78 24V66H66z", cuts(4, (66, 20, 56, 20), (66, 56, 54, 56), 2)),
        line("ink", 2.6, stone),
        line("ink", 3, "M38 14V32M30 20H46"),
        fill("paper", fist),
        line("ink", 2.2, fist, "M44 50V60M51 48V58M58 49L56 60"),
        fill("ink", cuts(3, (59, 88, 54, 66), (48, 90, 46, 74), 1.6)),
        fill("ink", "M2 90Q18 74 38 80L50 84 62 80Q82 74 98 90V98H2z"),
        fill("leaf", "M10 82L14 72 17 81zM84 80L88 70 91 80zM74 78L76 70 80 78z"),
        fill("paper", cuts(4, (14, 94, 26, 86), (86, 94, 74, 86), 1.6)),
    ]


def russian_roulette() -> Parts:
    """A drum with one round in it."""
    holes = [at(50, 50, 23, -90 + 60 * i) for i in range(6)]
    return [
        fill("accent", burst(50, 50, 49, 17, 3, 0.8)),
        fill("ink", disc(50, 50, 38)),
        line("paper", 1.6, disc(50, 50, 34.6)),
        fill("paper", *(disc(x, y, 8.4) for x, y in holes[1:])),
        fill("ink", *(disc(x + 1.4, y + 1.2, 6.4) for x, y in holes[1:])),
        fill("accent2", disc(*holes[0], 8.4)),
        line("ink", 1.6, disc(*holes[0], 5)),
        fill("accent", disc(*holes[0], 3)),
        fill("steel", disc(50, 50, 7)),
        fill("ink", disc(50, 50, 3)),
        fill("paper", cuts(3, (22, 42, 30, 26), (30, 40, 38, 28), 1.8)),
    ]


def vendetta() -> Parts:
    """A knife through a heart on a card."""
    sheet = "M18 22L70 10 86 84 34 96z"
    blade = "M-5 0L-6 40 0 56 6 40 5 0z"
    return [
        sun("steel", 50, 52, 40, 0),
        fill("paper", sheet),
        line("ink", 2.4, sheet),
        move(fill("accent", HEART), 52, 58, -12, 4),
        move(
            fill("steel", blade)
            + fill("ink", "M0 0H5L6 40 0 56z")
            + line("ink", 1.6, blade)
            + fill("accent2", "M-14-5H14V2H-14z")
            + line("ink", 1.6, "M-14-5H14V2H-14z")
            + fill("ink", "M-5-34H5V-5H-5z", disc(0, -35, 6))
            + line("paper", 1.4, "M-5-14H5M-5-21H5M-5-28H5"),
            64,
            34,
            24,
        ),
        fill("accent", "M44 80Q50 86 47 92Q43 94 41 90Q40 86 44 80z"),
    ]


def a_fistful_of_cards() -> Parts:
    """A fist full of them, each with a hole in it."""
    hole = disc(0, -14, 3)
    fan = [(-34, SPADE, "ink"), (-14, HEART, "accent"), (6, SPADE, "ink"), (26, DIAMOND, "accent")]
    fist = "M26 96L28 74Q24 64 32 60Q36 54 44 57Q50 52 57 57Q66 55 68 63Q75 68 71 78L70 96z"
    sheet = "M-15-52H15V0H-15z"
    return [
        fill("accent", burst(50, 44, 49, 17, 4, 0.78)),
        *(
            move(
                fill("paper", sheet)
                + line("ink", 2, sheet)
                + move(fill(ink, pip), 0, -38, 0, 1.4)
                + fill("ink", burst(0, -18, 6, 9, 0, 0.5))
                + fill("accent", hole.replace("-14", "-18")),
                49,
                68,
                turn,
            )
            for turn, pip, ink in fan
        ),
        fill("paper", fist),
        line("ink", 2.4, fist, "M44 57V74M57 57V74M32 62V76M68 63L67 76M30 78Q48 70 62 78"),
        fill("ink", "M71 78L70 96H56Q66 86 62 78z", cuts(3, (66, 92, 56, 90), (68, 82, 60, 82), 1.6)),
    ]
