"""The people of Dodge City."""

from __future__ import annotations

from .. import faces as f
from ..ink import Parts, both, box, cut, cuts, disc, fill, line, move, star
from ..props import (
    DIAMOND,
    collar_up,
    earrings,
    eyepatch,
    feather,
    fringe,
    lady,
    man,
    plume,
    rifle_behind,
    rose,
    scar,
)


def apache_kid() -> Parts:
    """Headband, feather, diamonds."""
    hairline = "M31 50Q28 20 50 18Q72 20 69 50L65 44Q62 36 50 36Q38 36 35 44z"
    return [
        f.sunset("accent2", "accent"),
        feather(66, 30, 24, "paper", 0.95),
        f.hair("waves"),
        f.coat("leaf", "paper", lapels=False),
        fringe(),
        man("lean", "stern", "hook", ears=0),
        fill("ink", hairline),
        fill("paper", cuts(5, (40, 22, 33.6, 38), (52, 20, 50, 34), 1.3)),
        fill("accent", "M31.6 34Q50 27 68.4 34L68.8 41Q50 34 31.2 41z"),
        line("ink", 1.1, "M31.6 34Q50 27 68.4 34L68.8 41Q50 34 31.2 41z"),
        fill("paper", *(f"M{x} {y}l2.6-3 2.6 3-2.6 3z" for x, y in ((36.6, 36), (47.4, 33.8), (58.2, 36)))),
        fill("accent", both("M36.4 55.4L44.8 57.4V59L36.6 57zM36.8 59.4L43.6 61V62.4L37.4 61z")),
        line("ink", 1.6, "M41 78Q50 88 59 78"),
        move(fill("accent2", DIAMOND) + line("ink", 1, DIAMOND), 50, 87, 0, 0.8),
    ]


def belle_star() -> Parts:
    """A velvet hat worn aslant, a plume and stars."""
    hat = move(
        fill("ink", "M-34 6Q-24-2-16-2L-14-17Q0-22 14-17L16-2Q28-4 34 2Q24 13 0 12Q-24 13-34 6z")
        + fill("accent", "M-15.4-8Q0-13 15.2-8L16-2Q0-7-16-2z")
        + fill(
            "paper",
            cuts(4, (-11, -10, -11, -16), (0, -12, 0, -18), 1.3),
            cuts(3, (-28, 6, -10, 7.6), (-14, 9.6, 2, 10), 1.3),
        ),
        50,
        34,
        -9,
    )
    return [
        f.halo("accent"),
        f.hair("bob"),
        f.coat("steel", "paper"),
        lady("sly"),
        line("ink", 2.6, "M43.4 73.6Q50 77 56.6 73.6"),
        fill("accent2", star(50, 78.4, 4.4, 2)),
        f.brim_shadow(43),
        plume(58, 26, "paper"),
        hat,
        fill("accent2", star(38, 31, 5.4, 2.4)),
        fill("accent2", star(36, 63, 3, 1.4), star(64, 63, 3, 1.4)),
    ]


def bill_noface() -> Parts:
    """Wound after wound: nothing but bandage between hat and collar."""
    face = "M36 40Q34 55 39 65Q44 75 50 76Q56 75 61 65Q66 55 64 40z"
    wraps = "M35 51Q50 45 65 47M35.6 56Q50 60 64.4 54M37 62Q50 58 63.4 61M39.6 66.6Q50 71 61 65M44 72.4Q50 69 57 71.4"
    end = "M62 60L78 66 75 70 80 74 74 76 60 66z"
    return [
        f.halo("steel"),
        f.coat("ink", "paper"),
        fill("paper", "M42 66H58V82H42z"),
        line("ink", 1.4, "M42 74L58 71M42 79L58 77"),
        fill("paper", face),
        fill("ink", "M64 40Q66 55 61 65Q56 75 50 76Q58 66 60 56Q61 48 59 40z"),
        line("ink", 1.5, face, wraps),
        fill("ink", "M38.6 50.8Q43 49 47.4 51.6Q43 55 38.6 53.6zM61 50.6Q57 48.8 52.8 51Q57 54.4 61 52.8z"),
        fill("paper", "M42 51.4L44.6 51.8 42.6 52.8zM56 51L58.6 51.4 56.6 52.4z", end),
        line("ink", 1.3, end),
        collar_up("accent"),
        f.brim_shadow(45),
        f.stetson("ink", "paper"),
    ]


def chuck_wengam() -> Parts:
    """Sold an eye for two cards and would do it again."""
    return [
        f.bands("accent"),
        f.coat("ink", "paper"),
        man("square", "stern", "broad", "smirk"),
        eyepatch(),
        scar("M44 57L42 67M41.4 59.6l3.8.8M40.8 63.4l3.6.8"),
        f.brim_shadow(43.6),
        f.bandana("accent2"),
        f.stetson("accent2", "ink"),
    ]


def doc_holyday() -> Parts:
    """Thin, pale, well dressed."""
    return [
        f.halo("leaf"),
        f.coat("ink", "paper"),
        man("gaunt", "sad", "hook"),
        fill("ink", both("M38.4 59L43 64 41 66.6z")),
        f.hair("temples"),
        f.beard("walrus"),
        f.brim_shadow(43),
        fill("steel", "M42 76Q50 80 58 76L60 86 50 96 40 86z"),
        line("ink", 1.1, "M42 76Q50 80 58 76L60 86L50 96L40 86z"),
        fill("paper", disc(50, 85, 1.8)),
        f.bowler("ink", "steel"),
        fill("paper", "M78 82L90 80 88 96H76z"),
        line("ink", 1.2, "M78 82L90 80L88 96"),
        fill("accent", "M83 84.4H85.6V87H88V89.4H85.6V92H83V89.4H80.6V87H83z"),
    ]


def elena_fuente() -> Parts:
    """High comb, veil, a rose behind the ear, hoops."""
    veil = "M22 92Q18 44 34 26Q40 18 50 18Q60 18 66 26Q82 44 78 92L68 78Q70 50 62 36H38Q30 50 32 78z"
    comb = "M35 27Q27 14 32 11Q37 5 50 4Q63 5 68 11Q73 14 65 27z"
    top = "M34.4 50Q31 24 50 23Q69 24 65.6 50Q64 40 52 38Q50 39 48 38Q36 40 34.4 50z"
    return [
        f.halo("accent2"),
        fill("accent", comb),
        line("ink", 1.5, comb, "M42 22L37 9M50 20V6M58 22L63 9M33 15Q50 8 67 15"),
        fill("ink", veil),
        fill("paper", cuts(6, (27, 84, 27, 50), (31, 74, 32, 46), 1), cuts(6, (73, 84, 73, 50), (69, 74, 68, 46), 1)),
        f.dress("accent", "M35 79Q50 88 65 79"),
        lady(),
        fill("ink", top),
        fill("paper", cuts(4, (48, 32, 38, 36), (47, 26, 42, 27), 1.1)),
        earrings(),
        rose(65, 38, 0.95),
    ]


def greg_digger() -> Parts:
    """A grave-digger with his spade."""
    spade = (
        fill("accent2", "M80 96L83 34H87L86 96z")
        + line("ink", 1.2, "M80 96L83 34H87L86 96")
        + fill("ink", "M76 38Q75 16 86 7Q96 18 94.6 39z")
        + fill("paper", cuts(3, (80, 34, 83, 16), (90, 35, 87.6, 16), 1.4))
    )
    return [
        f.bands("leaf"),
        spade,
        f.coat("accent2", "paper"),
        man("square", "sad", "broad", "grim"),
        f.beard("chops"),
        f.stubble(),
        f.brim_shadow(43),
        f.bandana("ink"),
        f.bowler("ink", "leaf"),
        fill("leaf", "M42 26Q40 14 44 8Q47 16 46 26z"),
        line("ink", 0.8, "M42 26Q40 14 44 8Q47 16 46 26z"),
    ]


def herb_hunter() -> Parts:
    """A hunter of men: furs, a long gun, a long beard."""
    fur = "M8 96Q10 78 30 72Q38 80 50 82Q62 80 70 72Q90 78 92 96z"
    spikes = "".join(
        cut(x, y, x + dx, y + 8, 3)
        for x, y, dx in (
            (14, 84, -3),
            (20, 79, -3),
            (26, 76, -2),
            (32, 77, -1),
            (68, 77, 1),
            (74, 76, 2),
            (80, 79, 3),
            (86, 84, 3),
        )
    )
    return [
        f.halo("accent2"),
        rifle_behind(),
        fill("ink", fur),
        fill("paper", spikes),
        man("lean", "squint"),
        f.beard("long", "steel"),
        f.brim_shadow(),
        f.stetson("leaf", "ink", tall=-2),
        feather(30, 36, -28, "accent", 0.75),
    ]


def jose_delgado() -> Parts:
    """Headscarf, earring, thin as his name."""
    scarf = "M34 44Q31 20 50 18Q69 20 66 44Q58 37 50 37Q42 37 34 44z"
    return [
        f.sunset("steel", "accent2"),
        f.poncho("accent", "paper"),
        man("gaunt", "sly", mouth="smirk"),
        f.beard("pencil"),
        fill("ink", "M48 69.6H52L50.6 75H49.4z"),
        fill("accent", scarf),
        line("ink", 1.3, scarf),
        fill(
            "paper",
            *(disc(x, y, 1.3) for x, y in ((40, 30), (47, 25), (54, 30), (60, 26), (45, 34), (58, 35), (37, 37))),
        ),
        fill("accent", "M66 40Q74 42 78 52L72 50 73 58Q67 52 64 44z"),
        line("ink", 1.2, "M66 40Q74 42 78 52L72 50L73 58Q67 52 64 44z"),
        line("paper", 1.6, disc(33.6, 61.6, 3)),
    ]


def molly_stark() -> Parts:
    """A farm girl: straw hat, two plaits, freckles."""
    return [
        f.halo("leaf"),
        f.dress("accent", "M36 77Q50 86 64 77"),
        line("paper", 1.2, "M30 84V96M38 88V96M62 88V96M70 84V96M22 90H78"),
        f.head("young", ears=0, neck=6.5),
        f.eyes("lady", glint=True),
        f.nose("small"),
        f.mouth("lips"),
        fill("accent2", both("M35 40H48Q40 42 37 50z")),
        f.plait(31, 50, 5, "accent2", -0.3),
        f.plait(69, 50, 5, "accent2", 0.3),
        fill("ink", both("M39 57h1v1h-1zM41.4 58.8h1v1h-1zM43 56.6h1v1h-1z")),
        f.flat_hat("accent2", "accent"),
        fill("ink", cuts(7, (24, 42.6, 28, 36), (70, 43.6, 68, 36.6), 0.9)),
    ]


def pat_brennan() -> Parts:
    """Irish: flat cap and a beard like a fire."""
    cap = "M31 38Q27 22 46 18Q68 16 71 30Q73 36 69 38Q78 38 79 43Q66 47 52 42Q40 41 31 38z"
    return [
        f.halo("steel"),
        f.coat("leaf", "paper"),
        man("round", "merry", "broad"),
        f.beard("full", "accent"),
        fill("accent", both("M34.4 38H39L37.4 50 34.6 52z")),
        fill("ink", cap),
        fill(
            "paper",
            cuts(5, (36, 35, 42, 22), (54, 36, 58, 20), 1.5),
            cuts(2, (60, 41.6, 74, 41.6), (58, 39, 72, 39), 1),
        ),
        fill("accent2", disc(53, 17.6, 2)),
    ]


def pixie_pete() -> Parts:
    """A small man in a very large hat."""
    small = (
        f.head("young", ears=1)
        + fill("paper", "M36 47L27 40Q28 54 36 58z")
        + line("ink", 1.2, "M36 47L27 40Q28 54 36 58")
        + fill("ink", "M64 47L73 40Q72 54 64 58z")
        + f.eyes("merry")
        + f.nose("small")
        + f.mouth("smirk")
        + f.bow_tie("accent")
    )
    return [
        f.halo("accent2", inner=36),
        move(f.coat("leaf", "paper") + small, 12.5, 25, 0, 0.75),
        move(f.stetson("ink", "accent", tall=8), -7, 10, 0, 1.14),
        feather(66, 34, 26, "accent", 0.7),
    ]


def sean_mallory() -> Parts:
    """The dynamiter: goggles up, sticks across the chest."""
    sticks = "".join(box(25 + 8.6 * i, 79, 6.6, 16) for i in range(6))
    goggles = both(disc(42.4, 36, 6.6))
    return [
        f.bands("accent2"),
        f.coat("paper", "paper", lapels=False),
        man("square", "stern", "plain", "smirk"),
        f.beard("walrus", "accent"),
        fill("accent", both("M34.6 36H39.4L38 46 35.4 50z"), "M35 36Q34 18 50 17Q66 18 65 36z"),
        line("ink", 1.2, "M34.6 40Q33 18 50 17Q67 18 65.4 40"),
        fill("ink", cuts(6, (38, 30, 40, 20), (62, 30, 60, 20), 1.2)),
        fill("ink", "M33 32H67V40H33z"),
        fill("accent2", goggles),
        line("ink", 2, goggles),
        fill("paper", cut(39.4, 38.4, 44, 32.4, 2), cut(54.6, 38.4, 59.2, 32.4, 2)),
        fill("accent", sticks),
        line("ink", 1.1, sticks, *(f"M{28.4 + 8.6 * i} 79q.6-4 3.4-5" for i in range(6))),
        fill("ink", "M14 85H86L88 89.6H12z"),
    ]


def tequila_joe() -> Parts:
    """A red nose, a crushed hat, a bottle."""
    hat = "M12 40Q16 30 32 35Q30 20 36 14Q44 20 50 12Q58 20 66 15Q70 24 67 34Q84 28 89 36Q80 47 50 46Q22 48 12 40z"
    bottle = "M75 96V74Q75 70 79 67V56H86V67Q90 70 90 74V96z"
    return [
        f.halo("leaf"),
        f.coat("paper", "paper"),
        f.head("round"),
        f.eyes("sad"),
        fill("accent", disc(50, 58, 4.6)),
        line("ink", 1.1, disc(50, 58, 4.6)),
        fill("paper", disc(48.6, 56.6, 1.2)),
        f.mouth("smirk"),
        f.stubble(),
        f.brim_shadow(44),
        fill("ink", hat),
        line("paper", 1, "M12 40Q16 30 32 35Q50 31 67 34Q84 28 89 36"),
        fill("accent2", "M31.8 29Q50 25 68 28L67 34Q50 31 32 35z"),
        fill(
            "paper", cuts(4, (37, 27, 38, 17), (48, 25, 49, 15), 1.4), cuts(3, (20, 39, 36, 40), (32, 44, 48, 44), 1.3)
        ),
        fill("accent2", bottle),
        line("ink", 1.5, bottle),
        fill("paper", "M77 78H88V90H77z"),
        line("ink", 1, "M77 78H88V90H77z"),
        fill("leaf", "M82.5 80L84 86 87 81.6 85 88.4H80L78 81.6 81 86z"),
        fill("ink", "M79.6 52H85.4V57H79.6z"),
    ]


def vera_custer() -> Parts:
    """Golden hair under a cavalry cap, buttons and braid."""
    return [
        f.halo("accent"),
        f.hair("waves", "accent2"),
        f.coat("steel", "steel", lapels=False),
        fill("paper", both("M43 74L40 83 50 80z")),
        line("ink", 1.1, both("M43 74L40 83L50 80")),
        fill("accent2", both("M14 84L30 78.4 32 83 16 89z")),
        line("ink", 1, both("M14 84L30 78.4L32 83L16 89z")),
        fill("accent2", *(disc(x, y, 1.7) for y in (85.6, 91.6) for x in (44, 56))),
        lady("sly"),
        f.brim_shadow(43),
        f.cavalry("steel", "accent2"),
        line("accent2", 1.8, "M44 26L56 19M56 26L44 19"),
    ]
