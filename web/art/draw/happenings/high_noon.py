"""The events of High Noon: what comes over a town in one day."""

from __future__ import annotations

from .. import faces as f
from ..guns import revolver
from ..ink import Parts, at, both, box, burst, cut, cuts, disc, fill, line, move, rays, star
from ..pictures.backdrops import dust, shine, sun
from ..pictures.goods import bottle, mug
from ..props import DIAMOND, HEART, SPADE, card, man


def blessing() -> Parts:
    """Light from above on a heart."""
    beams = "M50 0L4 96H28zM50 0L38 96H62zM50 0L72 96H96z"
    cloud = "M14 16Q12 4 26 6Q34-4 48 2Q62-4 72 6Q88 4 86 16Q88 24 76 22Q62 28 50 22Q36 28 26 22Q12 24 14 16z"
    return [
        fill("accent2", beams),
        fill("paper", cloud),
        line("ink", 2.2, cloud),
        move(fill("accent", HEART) + line("ink", 0.5, HEART), 50, 60, 0, 5),
        fill("paper", cuts(3, (30, 58, 36, 42), (40, 70, 46, 50), 2.4)),
        dust(94),
    ]


def curse() -> Parts:
    """A raven on a spade."""
    raven = "M22 40Q24 24 40 22Q44 14 52 16L64 20 54 25Q60 34 72 44L88 62 74 58 80 70 64 60Q48 62 38 54Q26 50 22 40z"
    return [
        sun("steel", 50, 46, 38, 5),
        move(fill("ink", SPADE), 52, 66, 0, 5),
        fill("paper", cuts(3, (40, 70, 44, 56), (52, 74, 54, 58), 1.8)),
        fill("paper", raven),
        fill("ink", raven),
        line("paper", 1.6, raven),
        fill("paper", disc(48, 21, 1.5), cuts(4, (36, 34, 60, 50), (32, 44, 56, 56), 1.6)),
    ]


def hangover() -> Parts:
    """A man who had better stayed in bed."""
    return [
        f.bands("steel"),
        f.coat("accent", "paper"),
        man("broad", "sad"),
        f.stubble(),
        line("ink", 1.4, both("M38 56Q42 59 46 56")),
        move(f.bowler("ink", "accent2"), -8, -4, 0, 1),
        fill("accent", star(82, 20, 7, 3), star(16, 26, 5, 2.2)),
        fill("accent2", star(72, 10, 5, 2.2)),
        move(bottle("leaf", 0, 0, 0.5), 84, 76, 12),
    ]


def thirst() -> Parts:
    """A skull of a steer in the sun, and no water."""
    head = "M36 34Q50 28 64 34L62 52 56 76Q50 84 44 76L38 52z"
    horns = "M36 36Q16 36 8 18Q4 44 37 46zM64 36Q84 36 92 18Q96 44 63 46z"
    return [
        fill("accent", disc(50, 40, 32)),
        fill("accent2", rays(50, 40, 34, 49, 20, 4)),
        fill("paper", head, horns),
        line("ink", 2.2, head, horns),
        fill("ink", both("M40 46Q46 44 47 50Q45 56 40 53z"), "M46 74L48 68 49 75zM54 74L52 68 51 75z"),
        fill("ink", cuts(4, (60, 38, 58, 60), (54, 62, 54, 74), 1.6)),
        line("ink", 1.8, "M10 90L26 86 34 92 50 87 64 92 78 86 92 90M26 86L30 80M50 87L54 96M78 86L72 96"),
    ]


def train_arrival() -> Parts:
    """An engine head on, its lamp lit."""
    smoke = "M40 20Q28 18 32 8Q40-2 50 4Q62-2 68 8Q74 18 60 20z"
    return [
        shine("accent2", 24, 26, 50, 48, 5),
        fill("steel", smoke),
        line("ink", 1.8, smoke),
        fill("ink", "M42 18H58L60 30H40z", disc(50, 52, 24), "M22 66H78L84 78H16z", both("M20 60H28V80H20z")),
        fill("accent", disc(50, 52, 18)),
        line("paper", 1.6, disc(50, 52, 21)),
        fill("paper", disc(50, 38, 8)),
        fill("accent2", disc(50, 38, 5.6)),
        line("ink", 2, disc(50, 38, 8), disc(50, 56, 9), "M50 47V65M41 56H59"),
        fill("accent", "M26 78H74L84 96H16z"),
        line("ink", 2.2, "M26 78H74L84 96H16zM50 78V96M42 78L33 96M58 78L67 96M34 78L24 96M66 78L76 96"),
    ]


def shootout() -> Parts:
    """Two guns, both of them going off."""
    return [
        fill("accent2", burst(50, 34, 34, 13, 5, 0.55)),
        fill("accent", burst(50, 34, 22, 11, 14, 0.5)),
        move(revolver(86, "accent"), -2, 48, -20, 0.6),
        move(revolver(86, "accent2"), 102, 48, 20, 0.6, flip=True),
        dust(94),
    ]


def the_sermon() -> Parts:
    """A chapel; guns stay at the door."""
    return [
        sun("accent2", 50, 50, 40, 4),
        fill("paper", "M22 52H78V94H22zM36 52V32L50 16 64 32V52z"),
        line("ink", 2.4, "M22 52H78V94H22zM36 52V32L50 16 64 32V52"),
        fill(
            "ink",
            "M16 54L22 46H34L36 52H64L66 46H78L84 54z",
            "M47.6 2H52.4V18H47.6zM43 6H57V10.4H43z",
            "M62 52H64V32L50 16V20L60 33V52z",
        ),
        fill("accent", "M42 94V72Q50 62 58 72V94z"),
        line("ink", 2, "M42 94V72Q50 62 58 72V94M50 68V94"),
        fill("ink", both("M28 66Q32 60 36 66V80H28z"), disc(50, 40, 6)),
        fill("accent2", disc(50, 40, 3.6)),
        fill("ink", cuts(4, (76, 60, 70, 60), (76, 90, 68, 90), 1.8)),
        dust(95),
    ]


def the_reverend() -> Parts:
    """He looks at your glass."""
    return [
        f.halo("leaf"),
        f.coat("ink", "ink", lapels=False),
        f.head("lean"),
        fill("ink", f.EYES["stern"], f.NOSES["plain"], f.MOUTHS["line"]),
        fill("paper", "M40 76H60L58 84H42z"),
        line("ink", 1.6, "M40 76H60L58 84H42z"),
        f.brim_shadow(),
        f.flat_hat("ink", "steel"),
        move(mug(), 66, 66, 0, 0.36),
        line("accent", 4.4, "M66 98L98 64"),
    ]


def the_daltons() -> Parts:
    """Three hats on the ridge, all alike."""
    rider = "M0 40Q-2 20 4 16Q2 8 8 8Q14 8 12 16Q18 20 16 40z"
    hat = "M-4 9Q0 7 3 8Q3 0 8 0Q13 0 13 8Q16 7 20 9Q14 13 8 13Q2 13-4 9z"
    man_ = (
        fill("ink", rider, hat)
        + fill("accent", "M3 15Q8 13 13 15L12 20Q8 22 4 20z")
        + fill("paper", cut(4, 36, 6, 22, 1.6))
    )
    return [
        fill("accent", disc(50, 44, 36)),
        fill("paper", *(box(10, 52 + 7 * i, 80, 1 + i * 0.7) for i in range(4))),
        move(man_, 10, 34, 0, 1.1),
        move(man_, 70, 34, 0, 1.1),
        move(man_, 37, 22, 0, 1.6),
        fill("ink", "M0 92Q12 76 28 80Q50 84 70 78Q88 74 100 90V100H0z"),
        fill("paper", cuts(5, (14, 88, 20, 82), (84, 88, 78, 81), 1.6)),
    ]


def the_doctor() -> Parts:
    """His bag, and what is in it."""
    bag = "M12 46Q10 40 20 38H80Q90 40 88 46L84 88Q50 94 16 88z"
    return [
        sun("leaf", 50, 50, 38),
        line("ink", 5, "M36 40Q36 24 50 24Q64 24 64 40"),
        fill("ink", bag),
        fill("paper", cuts(4, (18, 82, 17, 50), (30, 86, 30, 52), 2)),
        line("accent2", 2, "M14 50H86"),
        fill("accent2", "M44 44H56V54H44z"),
        fill("paper", disc(56, 70, 13)),
        fill("accent", "M52.6 60H59.4V66.6H66V73.4H59.4V80H52.6V73.4H46V66.6H52.6z"),
        line("steel", 2.6, "M70 40Q76 20 84 28Q92 38 84 44"),
        fill("steel", disc(84, 46, 5)),
        line("ink", 1.4, disc(84, 46, 5)),
        dust(94),
    ]


def gold_rush() -> Parts:
    """Pick, shovel and a nugget that shines."""
    nugget = "M32 62L42 46 58 42 70 52 74 68 62 82 44 84 34 76z"
    return [
        shine("accent2", 26, 30, 52, 58, 5),
        line("ink", 6, "M14 92L74 20") + line("accent", 3, "M14 92L74 20"),
        fill("ink", "M52 14Q78 4 96 30Q82 22 74 26L66 18Q60 14 52 14z"),
        line("ink", 6, "M88 92L34 30") + line("accent", 3, "M88 92L34 30"),
        fill("steel", "M16 8Q32 8 38 22L32 34 22 34Q8 28 16 8z"),
        line("ink", 2, "M16 8Q32 8 38 22L32 34 22 34Q8 28 16 8z"),
        fill("accent2", nugget),
        fill("ink", "M70 52L74 68 62 82 56 70 62 56z"),
        line("ink", 2.2, nugget, "M42 46L48 60 34 76M48 60L62 56M48 60L56 70"),
        fill("paper", star(44, 58, 6, 1.6, 4)),
    ]


def ghost_town() -> Parts:
    """A sheet with a hat on, among the stones."""
    sheet = "M26 90V48Q26 22 50 22Q74 22 74 48V90L66 82 58 91 50 82 42 91 34 82z"
    stone = "M0 30V10Q0 0 9 0T18 10V30z"
    return [
        fill("steel", disc(50, 44, 42)),
        fill("paper", disc(76, 20, 8)),
        move(fill("ink", stone) + fill("paper", cut(4, 28, 4, 8, 1.8)), 2, 66),
        move(fill("ink", stone) + line("paper", 1.6, "M9 8V22M4 13H14"), 80, 64),
        fill("paper", sheet),
        fill("ink", "M74 48V90L66 82 58 91Q68 70 62 26Q74 32 74 48z", cuts(4, (66, 44, 58, 48), (66, 76, 56, 74), 2)),
        line("ink", 2.4, sheet),
        fill("ink", disc(42, 50, 4.4), disc(57, 50, 4.4), "M44 62Q50 58 56 62Q50 72 44 62z"),
        move(f.stetson("ink", "accent"), 5, -10, 0, 0.9),
        dust(95),
    ]


def high_noon() -> Parts:
    """The clock of the tower, both hands up."""
    marks = [(at(50, 58, 22, 30 * i), at(50, 58, 26 if i % 3 else 18, 30 * i)) for i in range(12)]
    ticks = "".join(f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" for (x1, y1), (x2, y2) in marks)
    return [
        fill("accent", disc(50, 34, 33), rays(50, 34, 34, 49, 20, 4.4)),
        fill("accent2", "M16 34H84V98H16z"),
        line("ink", 2.4, "M16 34V98M84 34V98M16 92H28M72 92H84M16 84H22M78 84H84"),
        fill("ink", "M6 38L50 4 94 38z", disc(50, 58, 31)),
        fill("paper", "M50 10L66 24H34z", disc(50, 58, 27)),
        line("ink", 2.4, ticks),
        fill("accent", "M50 33L54.6 46 51.6 62H48.4L45.4 46z"),
        fill("ink", "M50 41L52.4 50 51.4 60H48.6L47.6 50z", disc(50, 58, 3.6), disc(50, 19, 3.4)),
        fill("accent2", disc(50, 58, 1.6)),
    ]


def new_identity() -> Parts:
    """A face, and the one behind it."""
    half = "M50 16H80V88H50z"
    return [
        f.halo("accent2", inner=36),
        f.coat("steel", "paper"),
        man("lean", "stern"),
        f.stetson("ink", "accent"),
        fill("ink", half),
        fill("accent", "M50 40H65Q67 56 61 66Q56 74 50 75z"),
        fill("paper", "M54 49L63 48 61 52 55 52.6z"),
        line("paper", 1.6, "M50 16V88"),
        line("accent2", 2.4, "M74 52A12 12 0 0 1 74 74M74 74l-1-6M74 74l6-2"),
    ]


def handcuffs() -> Parts:
    """Irons, and one card through them."""
    return [
        sun("accent2", 50, 50, 38, 4),
        move(card(0, 0, -8, DIAMOND), 50, 50, 0, 2.6),
        *(line("ink", 11, disc(x, y, 18)) + line("steel", 6, disc(x, y, 18)) for x, y in ((28, 62), (74, 40))),
        line("ink", 7, "M44 54L60 48") + line("steel", 3, "M44 54L60 48"),
        fill("ink", "M18 76H38V90H18zM64 54H84V68H64z"),
        fill("accent2", disc(28, 83, 3), disc(74, 61, 3)),
    ]
