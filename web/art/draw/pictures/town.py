"""Houses, carts and boxes; beasts and townspeople."""

from __future__ import annotations

from .. import faces as f
from ..guns import revolver, wheel
from ..ink import Parts, both, box, cut, cuts, disc, fill, line, move, rays, star
from ..props import lady, specs
from .backdrops import dust, shine, sun


def barrel() -> Parts:
    staves = "M24 14H76Q90 50 76 88H24Q10 50 24 14z"
    return [
        sun("leaf", 50, 52, 40, 0),
        fill("accent2", staves),
        fill("ink", "M76 14Q90 50 76 88H62Q74 50 62 14z", cuts(6, (70, 22, 56, 22), (70, 80, 56, 80), 2.4)),
        line("ink", 2, "M38 14Q28 50 38 88M50 14V88M62 14Q70 50 62 88"),
        line("ink", 2.8, staves),
        fill("ink", "M19.4 26H80.6L83 34H17zM17 66H83L80.6 75H19.4z"),
        fill("paper", cuts(2, (20, 29, 44, 29), (20, 69.6, 44, 69.6), 1.8), disc(50, 51, 4)),
        fill("ink", disc(50, 51, 2.6)),
    ]


def bank() -> Parts:
    return [
        shine("accent2", 20, 30, 50, 40, 5),
        fill("ink", "M50 8L92 32H8zM10 34H90V40H10zM12 84H88V90H12zM6 90H94V95H6z"),
        fill("paper", "M50 13L76 29H24z"),
        fill("accent2", disc(50, 23, 5)),
        line("ink", 1.4, disc(50, 23, 5)),
        fill("paper", "M16 40H84V84H16z"),
        fill("ink", both("M17 42H29L27 46V80L29 84H17L19 80V46z"), both("M33 42H43L41.4 46V80L43 84H33L34.6 80V46z")),
        fill("paper", both(cuts(2, (21.6, 80, 21.6, 48), (36.6, 80, 36.6, 48), 1.6))),
        fill("accent", "M44 54Q50 46 56 54V84H44z"),
        line("ink", 2, "M44 54Q50 46 56 54V84M50 52V84"),
        dust(96),
    ]


def jail() -> Parts:
    bricks = "M6 8H94V92H6z"
    hole = "M22 24H78V78H22z"
    fist_ = "M-7-9Q-8-13-3-13H4Q8-13 8-8V8Q8 13 2 13H-4Q-8 12-7 7z"
    hand = fill("paper", fist_) + line("ink", 1.8, fist_, "M-7-4H3M-7 2H3M-7 8H3")
    return [
        fill("steel", bricks),
        line(
            "ink",
            1.6,
            "M6 24H94M6 40H22M78 40H94M6 60H22M78 60H94M6 78H94M30 8V24M60 8V24M84 8V24M14 24V40M88 40V60M12 60V78M86 24V40M40 78V92M70 78V92M18 78V92",
        ),
        line("ink", 2.6, bricks),
        fill("ink", hole),
        fill("accent2", "M24 26H50L24 60z"),
        line("ink", 8, "M34 20V82M50 20V82M66 20V82"),
        line("paper", 2.4, "M33 22V80M49 22V80M65 22V80"),
        fill("ink", "M18 18H82V25H18zM18 77H82V84H18z"),
        move(hand, 34, 54),
        move(hand, 66, 50, flip=True),
    ]


def hideout() -> Parts:
    """A hut in a fold of the rocks, one window lit."""
    rocks = "M2 94L6 60 16 56 18 34 30 30 34 52 44 56 46 66 60 64 62 46 70 42 72 22 86 18 90 44 96 50 98 94z"
    return [
        sun("accent", 50, 44, 30),
        fill("ink", rocks),
        fill("paper", cuts(4, (10, 62, 10, 84), (30, 36, 30, 62), 2), cuts(4, (74, 28, 74, 56), (92, 52, 92, 80), 2)),
        fill("accent2", "M34 72L50 60 66 72V94H34z"),
        fill("ink", "M30 74L50 57 70 74 67 77 50 63 33 77z"),
        line("ink", 1.6, "M36 79H64M36 84H64M36 89H64"),
        fill("ink", "M53 78H61V94H53z"),
        fill("paper", "M39 77H48V85H39z"),
        line("ink", 1.6, "M39 77H48V85H39zM43.5 77V85M39 81H48"),
        fill("leaf", "M14 94V80Q14 77 17 77T20 80V94zM9 90V84H12V88H14V91zM24 86V80H22V84H20V87z"),
    ]


def general_store() -> Parts:
    stripes = "".join(f"M{12 + 19 * i} 40L{10 + 20 * i} 56H{20 + 20 * i}L{21.5 + 19 * i} 40z" for i in range(4))
    return [
        fill("ink", "M14 8H86V40H14z"),
        line("accent2", 1.8, "M19 13H81V29H19z"),
        fill("accent2", star(50, 21, 6, 2.6)),
        line("accent2", 2, "M26 21H40M60 21H74"),
        fill("paper", "M10 40H90V56H10z"),
        fill("accent", stripes),
        line("ink", 2.2, "M12 40H88L92 56H8z"),
        fill("paper", "M14 57H86V92H14z"),
        line("ink", 2.4, "M14 57V92M86 57V92"),
        fill("ink", "M42 60H58V92H42z"),
        fill("accent2", "M45 63H55V76H45z", "M18 62H37V78H18z", "M63 62H82V78H63z"),
        line("ink", 1.8, "M18 62H37V78H18zM63 62H82V78H63zM27.5 62V78M72.5 62V78M18 70H37M63 70H82"),
        fill("accent", "M18 82H30V93H18z"),
        line("ink", 1.8, "M18 82H30V93H18zM18 86H30M24 82V93"),
        fill("ink", "M66 82Q72 79 78 82Q80 88 78 94H66Q64 88 66 82z"),
        fill("paper", cut(69, 92, 69, 84, 1.6)),
        dust(94),
    ]


def saloon() -> Parts:
    door = "M20 34Q34 24 48 38V82H20z"
    slats = "".join(f"M24 {y}H45" for y in (46, 52, 58, 64, 70, 76))
    return [
        fill("accent2", "M16 22H84V94H16z"),
        fill("paper", rays(50, 60, 8, 34, 12, 4)),
        fill("ink", "M6 10H94V22H6zM8 22H18V96H8zM82 22H92V96H82z"),
        fill("accent", both(door)),
        line("ink", 2.6, both(door)),
        line("ink", 2.2, both(slats)),
        fill("accent2", both(disc(45, 60, 2))),
        fill("paper", both(cut(13, 90, 13, 30, 2.4)), cuts(3, (14, 13, 40, 13), (26, 18, 56, 18), 1.6)),
    ]


def covered() -> str:
    canvas = "M12 58Q2 28 14 22Q30 26 48 24Q70 26 86 18Q98 30 90 58z"
    return (
        fill("paper", canvas)
        + line("ink", 2.4, canvas, "M30 24Q22 40 28 58M50 24Q46 40 49 58M70 23Q72 40 70 58")
        + fill("ink", "M86 18Q98 30 90 58H80Q90 36 82 20z", cuts(4, (66, 30, 60, 48), (82, 28, 78, 50), 1.8))
    )


def conestoga() -> Parts:
    return [
        sun("accent2", 48, 40, 32, 0),
        covered(),
        fill("accent", "M8 58H94L88 72H16z"),
        line("ink", 2.4, "M8 58H94L88 72H16zM12 65H91"),
        line("ink", 3, "M16 70L2 80"),
        wheel(28, 78, 13, 8, 3),
        wheel(74, 77, 15, 10, 3),
        dust(93),
    ]


def wagon() -> Parts:
    """An open farm cart, loaded."""
    return [
        sun("steel", 50, 46, 34, 0),
        fill("accent2", "M26 30H50V52H26z", disc(64, 42, 12)),
        line("ink", 2.2, "M26 30H50V52H26zM26 30L50 52M50 30L26 52", disc(64, 42, 12), "M54 36Q64 30 74 36"),
        fill("accent", "M10 46H92L86 66H16z"),
        line("ink", 2.6, "M10 46H92L86 66H16zM13 53H90M15 60H88"),
        line("ink", 4, "M14 62L2 70"),
        wheel(30, 72, 17, 10, 3.4),
        wheel(74, 73, 16, 10, 3.4),
        dust(92),
    ]


def stagecoach() -> Parts:
    body = "M22 30H82L78 44Q84 52 78 66Q66 74 50 74Q34 74 26 66Q18 52 26 44z"
    return [
        sun("accent2", 54, 46, 36),
        fill("ink", "M20 26H86V31H20z", "M10 44L22 40 24 50 12 54zM8 30L12 29 15 44 10 45z"),
        fill("accent", "M40 12H72V26H40z"),
        line("ink", 2, "M40 12H72V26H40zM40 19H72M50 12V26M62 12V26"),
        fill("accent", body),
        line("ink", 2.6, body, "M42 32V73M62 32V73"),
        fill("ink", "M28 36H38V50H29z", "M46 36H58V50H46z", "M66 36H77L75 50H66z"),
        fill("accent2", cut(31, 49, 36, 37, 2.4), cut(49, 49, 55, 37, 2.4), cut(69, 49, 74, 37, 2.4)),
        line("accent2", 1.6, "M28 56H76M30 62H75"),
        line("ink", 3.4, "M20 70Q50 84 84 70"),
        wheel(26, 78, 13, 8, 3),
        wheel(76, 75, 17, 10, 3.2),
        dust(94),
    ]


def wells_fargo() -> Parts:
    """A strong-box full of gold."""
    coins = "".join(
        disc(x, y, 6)
        for x, y in ((28, 42), (40, 38), (53, 37), (66, 39), (76, 43), (34, 46), (47, 45), (60, 45), (70, 48))
    )
    lid = "M14 36L22 14Q50 6 78 14L86 36z"
    return [
        shine("accent2", 22, 30, 50, 36, 5),
        fill("accent", lid),
        line("ink", 2.6, lid),
        fill("ink", "M28 12.6H36L34 36H24zM64 12.6H72L76 36H66z"),
        fill("accent2", coins),
        line("ink", 1.6, coins),
        fill("accent", "M10 50H90V88H10z"),
        fill("ink", "M72 50H90V88H72z", cuts(5, (74, 56, 60, 56), (74, 84, 60, 84), 2)),
        line("ink", 2.8, "M10 50H90V88H10z"),
        fill("ink", "M22 50H31V88H22zM69 50H78V88H69z"),
        fill("paper", *(disc(x, y, 1.4) for x in (26.5, 73.5) for y in (55, 69, 83))),
        fill("accent2", "M42 48H58V66Q50 72 42 66z"),
        line("ink", 2, "M42 48H58V66Q50 72 42 66z"),
        fill("ink", disc(50, 56, 2.6), "M49 56H51L52 64H48z"),
    ]


def rag_time() -> Parts:
    """A honky-tonk piano from the front."""
    notes = "M20 40V18L36 13V35"
    keys = "".join(f"M{14 + 7.2 * i} 62V76" for i in range(1, 10))
    blacks = "".join(box(11.6 + 7.2 * i, 62, 4.4, 8) for i in (1, 2, 4, 5, 6, 8, 9))
    return [
        sun("accent", 52, 42, 34, 0),
        fill("ink", "M8 46H92V60H8z", "M8 76H92V82H8zM12 82H20V96H12zM80 82H88V96H80z", "M14 46Q14 30 50 30H86V46z"),
        fill("accent2", "M20 44Q20 35 50 35H80V44z"),
        line("ink", 1.6, *(f"M{x} 34V45" for x in (32, 42, 52, 62, 72))),
        fill("paper", box(14, 61, 72, 15)),
        line("ink", 1.3, keys),
        fill("ink", blacks),
        line("ink", 2.2, box(14, 61, 72, 15)),
        fill("paper", cuts(2, (12, 49, 44, 49), (12, 54, 34, 54), 1.8)),
        move(
            line("ink", 3, notes) + fill("ink", "M20 18L36 13V19L20 24z", disc(16.4, 40, 4), disc(32.4, 35, 4)), 10, -6
        ),
        line("ink", 2.6, "M76 24V8Q82 10 83 15"),
        fill("ink", disc(73, 24, 3.6)),
    ]


def pony_express() -> Parts:
    horse = "M95 33L90 38Q85 39 81 37Q78 44 72 49Q80 51 87 51L92 58 88 60 83 56Q75 57 68 55Q72 60 79 64L81 71 76 71 74 67Q66 64 61 58Q53 61 45 58Q40 64 30 66L22 74 16 72 21 67Q28 60 31 54Q22 57 14 60L9 67 4 64 9 58Q19 50 27 48Q25 42 30 39Q18 36 4 44Q14 30 31 34Q40 34 48 37Q58 38 65 31Q71 23 80 19L81 14 84 19Q88 21 90 26z"
    rider = "M42 38L47 22Q51 14 58 16L62 25 69 30 66 33 58 28 56 36 60 46 62 52 56 54 53 46 46 42z"
    return [
        sun("accent2", 46, 42, 34),
        fill("accent", "M33 30L44 33 43 44 31 41z"),
        fill("ink", horse),
        fill("ink", rider),
        fill("ink", disc(60, 11.6, 5)),
        fill("ink", "M50 7Q54 7 56 8Q57 1 61 1Q66 2 66 9Q69 10 72 12Q60 14 50 7z"),
        fill("accent", "M54 17L42 13 46 19 40 22 53 22z"),
        line("ink", 1.6, "M33 30L44 33L43 44L31 41z"),
        fill(
            "paper",
            cuts(4, (36, 54, 34, 42), (52, 56, 52, 42), 1.5),
            cuts(3, (66, 46, 72, 32), (74, 44, 80, 30), 1.5),
            disc(83, 26, 1.2),
            cuts(2, (49, 36, 52, 22), (53, 36, 55, 24), 1.2),
        ),
        dust(82),
        fill("ink", cuts(3, (6, 90, 30, 88), (10, 97, 44, 95), 1.6)),
    ]


def mustang() -> Parts:
    mane = "M56 22Q72 20 82 36L76 35Q88 46 89 60L83 57Q92 70 90 84L84 79Q87 90 85 97H60L54 40z"
    horse = "M74 97Q78 72 70 52Q66 34 56 26L57 10 49 20 43 12 41 26Q33 32 28 46L15 66Q11 73 16 78Q21 83 28 79L35 75Q43 73 49 65Q51 76 44 86L40 97z"
    return [
        sun("accent2", 46, 50, 38),
        fill("accent", mane),
        line("ink", 2, mane),
        fill("ink", horse),
        fill(
            "paper",
            "M36 40Q40 36 44 40Q40 43 36 40z",
            disc(19.6, 73, 1.7),
            cut(18, 80, 27, 76, 1.6),
            cuts(4, (66, 56, 56, 60), (71, 92, 58, 92), 2.2),
            cuts(3, (50, 34, 44, 56), (58, 44, 52, 62), 1.8),
            cuts(2, (26, 58, 20, 68), (30, 60, 25, 70), 1.4),
            cut(53, 24, 55, 14, 1.6),
        ),
        fill("ink", disc(40, 39.8, 1.3), cuts(4, (80, 40, 70, 42), (86, 88, 78, 84), 1.6)),
    ]


def stampede() -> Parts:
    """Longhorns, head on, out of the dust."""

    def bull(colour: str) -> str:
        skull = "M-11-6Q-14-14-8-16H8Q14-14 11-6L8 12Q6 24 0 24Q-6 24-8 12z"
        horns = "M-9-14Q-24-14-34-28Q-34-8-10-6zM9-14Q24-14 34-28Q34-8 10-6z"
        return (
            fill("paper", horns)
            + line("ink", 1.8, horns)
            + fill(colour, skull, "M-11-6L-20-4-12 0zM11-6L20-4 12 0z")
            + line("ink", 1.8, skull)
            + fill(
                "paper",
                "M-7-2L-2 0-7 2zM7-2L2 0 7 2z",
                "M-5 15Q0 12 5 15L4 20Q0 23-4 20z",
                cuts(3, (-3, -12, -2, -4), (3, -12, 2, -4), 1.4),
            )
            + fill("ink", disc(-2, 17.6, 1), disc(2, 17.6, 1))
        )

    clouds = "".join(
        disc(x, y, r) for x, y, r in ((13, 82, 11), (28, 88, 10), (46, 90, 9), (64, 89, 10), (79, 86, 11), (90, 80, 8))
    )
    return [
        sun("accent", 50, 44, 36, 0),
        move(bull("ink"), 22, 36, -8, 0.56),
        move(bull("ink"), 78, 36, 8, 0.56),
        move(bull("accent2"), 50, 58, 0, 1.1),
        fill("paper", clouds),
        line("ink", 1.8, clouds),
        fill("paper", clouds),
    ]


def rattlesnake() -> Parts:
    coil = "M80 70Q96 78 80 87Q50 97 20 87Q6 78 22 71Q50 62 74 72Q82 78 70 81Q50 86 34 80Q24 74 40 68Q56 62 56 52Q56 44 46 42Q34 40 34 30Q34 20 46 19"
    return [
        sun("leaf", 54, 48, 36, 0),
        line("ink", 13, coil),
        line("accent2", 8.6, coil),
        f'<g stroke-dasharray="2.4 6">{line("ink", 7, coil, cap="butt")}</g>',
        fill("ink", "M42 10Q58 8 68 20Q70 26 62 29Q50 32 42 28Q37 18 42 10z"),
        fill("accent2", "M46 14Q58 13 64 21Q58 25 47 24z"),
        fill("ink", disc(54, 18, 1.8)),
        line("accent", 2.2, "M66 25L78 29L84 26M78 29L83 34"),
        line("ink", 7, "M82 66L88 50"),
        line("paper", 1.4, "M79.4 61L86 63M81 57L88 59M83 52.6L89.6 54.6"),
    ]


def cat_balou() -> Parts:
    return [
        shine("accent", 22, 34, 50, 46, 4.6),
        f.hair("waves", "accent2"),
        f.coat("ink", "accent"),
        lady("sly"),
        f.brim_shadow(43),
        f.turned_up("ink", "accent"),
        move(revolver(84, "accent2"), 50, 96, -72, 0.62),
        fill("paper", "M56 96Q54 84 62 82L72 86Q74 92 70 97z"),
        line("ink", 1.6, "M56 97Q54 84 62 82L72 86Q74 92 70 97M60 87L70 90M59 92L69 94"),
    ]


def schoolteacher() -> Parts:
    bun = "M32 50Q28 22 50 20Q72 22 68 50L64.6 46Q61 38.4 50 38.4Q39 38.4 35.4 46z"
    book = "M22 80Q36 74 50 82Q64 74 78 80V97Q64 91 50 97Q36 91 22 97z"
    return [
        sun("steel", 50, 46, 38),
        fill("ink", disc(50, 15, 9)),
        fill("paper", cuts(3, (46, 20, 45, 10), (52, 20, 53, 9), 1.3)),
        f.coat("leaf", "paper", lapels=False),
        lady(),
        fill("ink", bun),
        fill("paper", cuts(5, (40, 26, 34, 40), (52, 23, 50, 31), 1.3)),
        specs(),
        fill("paper", both("M42 75L36 83 50 82z")),
        line("ink", 1.4, both("M42 75L36 83L50 82")),
        fill("paper", book),
        line("ink", 2.2, book, "M50 82V97"),
        line("ink", 1.3, "M28 84Q38 81 46 85M28 89Q38 86 46 90M72 84Q62 81 54 85M72 89Q62 86 54 90"),
        line("ink", 3, "M84 92L94 30"),
        line("accent2", 1.4, "M84 92L94 30"),
    ]


def can_can() -> Parts:
    skirt = (
        "M46 52Q20 40 8 60Q2 70 10 72Q8 82 18 81Q18 90 28 87Q32 95 40 88Q48 95 54 87Q63 92 66 82"
        "Q76 82 74 72Q84 66 76 56Q64 44 46 52z"
    )
    leg = "M54 62Q58 40 74 22L78 12 86 10Q94 8 96 12L88 18 84 26Q76 44 70 64z"
    bodice = "M31 52Q30 38 36 32L42 36 48 32Q54 38 54 52Q42 57 31 52z"
    hair = "M33 22Q28 8 40 6Q52 4 52 16Q52 22 48 24Q50 16 44 13Q36 13 36 24z"
    return [
        shine("accent2", 24, 30, 52, 50, 4.6),
        fill("ink", "M38 80L42 97H50L48 80z"),
        line("paper", 5, "M34 36Q14 34 12 58M50 36Q62 40 64 54"),
        line("ink", 1.4, "M33 33.4Q10 32 9.6 58M35 39Q17 37 14.6 58M51 33.4Q64 38 66.4 52"),
        fill("accent", skirt),
        line("ink", 2.4, skirt),
        line("paper", 3, "M14 62Q24 54 30 66Q38 56 44 68Q50 56 58 66Q64 56 72 62"),
        fill("paper", leg),
        line("ink", 2.2, leg),
        fill("ink", "M74 22L78 12 86 10Q95 7 97 12L88 18 84 27z", cuts(5, (72, 60, 64, 58), (80, 34, 72, 30), 1.6)),
        fill("ink", cuts(6, (14, 78, 22, 66), (64, 84, 58, 70), 1.7)),
        fill("accent", "M67 34L78 40 75.6 45 64 38z"),
        line("ink", 1.4, "M67 34L78 40 75.6 45 64 38z"),
        fill("paper", "M37 14H48V24Q46 28 42 28T37 22zM39 26H46V34L42 37 39 34z"),
        line("ink", 1.4, "M37 14V22Q38 28 42 28Q47 28 48 22V14"),
        fill("ink", bodice),
        fill("ink", hair),
        fill("accent", disc(33, 9, 4.4), "M41 23.6H45.6Q43.4 26 41 23.6z"),
        fill("ink", cut(39, 18.6, 42, 18, 1.4), cut(46.6, 18.6, 44.4, 18, 1.4)),
        fill("paper", cuts(3, (37, 50, 38, 40), (46, 51, 46, 40), 1.6)),
    ]
