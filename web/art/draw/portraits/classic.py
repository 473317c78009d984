"""The people of the classic game."""

from __future__ import annotations

from .. import faces as f
from ..ink import Parts, both, cut, cuts, disc, fill, line, move, star
from ..props import (
    CLOVER,
    HEART,
    SPADE,
    card,
    cigar,
    fringe,
    lady,
    man,
    plume,
    ringlets,
    rose,
    scar,
)


def bart_cassidy() -> Parts:
    """Hit often, and the better for it: holes in the hat, a plaster on the cheek."""
    plaster = move(
        fill("accent2", "M-6-2.2H6V2.2H-6z") + line("ink", 0.9, "M-6-2.2H6V2.2H-6zM-1.6-2.2V2.2M1.6-2.2V2.2"),
        42,
        59,
        -30,
    )
    holes = fill("accent2", disc(42, 21, 2.6), disc(58, 17, 2.2), disc(24, 37.6, 1.8)) + line(
        "paper", 0.9, "M42 16.6v-2M46 19l1.8-1.2M38.4 18.6l-1.8-1.4M58 13v-1.6M61.4 15l1.6-1"
    )
    return [
        f.halo("accent2"),
        f.coat("ink", "paper"),
        man("square", "squint"),
        f.stubble(),
        f.brim_shadow(),
        plaster,
        f.bandana("accent"),
        f.stetson("ink", "accent"),
        holes,
    ]


def black_jack() -> Parts:
    """A gambler with cards up."""
    return [
        f.halo("accent"),
        f.coat("ink", "paper"),
        man("lean", "stern"),
        f.hair("temples"),
        f.beard("pencil"),
        f.beard("goatee"),
        f.brim_shadow(),
        f.bow_tie("ink"),
        f.flat_hat("ink", "accent2"),
        card(17, 78, -24, SPADE, "ink"),
        card(28, 76, -4, HEART),
        move(fill("ink", SPADE), 50, 32, 0, 0.6),
    ]


def calamity_janet() -> Parts:
    """Buckskins, a thrown-up brim, and whatever is at hand is a gun."""
    return [
        f.bands("leaf"),
        f.hair("long", "accent"),
        f.coat("accent2", "paper"),
        fringe(),
        lady("sly", "smirk"),
        f.bandana("accent"),
        f.brim_shadow(44),
        f.turned_up("ink", "accent2"),
        fill("accent2", star(50, 31, 6, 2.8)),
        fill("ink", both("M38 57.4h1v1h-1zM40.4 59h1v1h-1zM42 56.6h1v1h-1z")),
    ]


def el_gringo() -> Parts:
    """The foreigner south of the river: poncho and cigarillo."""
    return [
        f.sunset("accent", "accent2"),
        f.poncho("paper", "leaf"),
        man("gaunt", "squint", mouth="grim"),
        f.hair("temples"),
        f.beard("handlebar"),
        f.brim_shadow(46),
        cigar(),
        f.flat_hat("ink", "paper"),
    ]


def jesse_jones() -> Parts:
    """A robber's neckerchief over the nose."""
    return [
        f.halo("steel"),
        f.coat("ink", "paper"),
        man("lean", "stern"),
        f.hair("temples"),
        f.mask("accent"),
        f.brim_shadow(),
        f.stetson("ink", "accent2"),
    ]


def jourdonnais() -> Parts:
    """He wears his barrel."""
    staves = "M16 96L14 76Q50 88 86 76L84 96z"
    barrel = (
        fill("accent2", staves)
        + line("ink", 1.6, staves, "M28 80L30 96M41 82.6L42 96M59 82.6L58 96M72 80L70 96")
        + fill("ink", "M14.6 84Q50 96 85.4 84L85 89.6Q50 101.6 15 89.6z")
        + fill("paper", disc(22, 89.4, 1.2), disc(78, 89.4, 1.2), disc(50, 93.4, 1.2))
        + fill("ink", both("M22 79L31 66H35L29 80.6z"))
    )
    return [
        f.halo("leaf"),
        fill("paper", "M24 82Q28 72 40 70H60Q72 72 76 82z"),
        line("ink", 1.2, "M24 82Q28 72 40 70M76 82Q72 72 60 70"),
        man("round", "merry", "broad"),
        f.beard("handlebar"),
        f.brim_shadow(43),
        f.bowler("ink", "accent"),
        barrel,
    ]


def kit_carlson() -> Parts:
    """A scout in a coonskin cap, the spyglass on his back."""
    cap = "M29 42Q28 18 50 15.6Q72 18 71 42Q60 35.6 50 37Q40 35.6 29 42z"
    tail = "M68 34Q80 36 80 50Q81 66 75 78Q69 70 70 58Q71 46 66 42z"
    fur = cuts(7, (33, 36, 31, 26), (67, 36, 69, 26), 1.6) + cuts(6, (38, 30, 39, 20), (62, 30, 61, 20), 1.6)
    return [
        f.bands("accent2"),
        fill("ink", tail),
        fill("paper", "M70.4 48Q75 45 80 48L80.4 53Q75 50 70.2 53zM70.4 60Q75 57 80.4 60L79.6 65Q75 62 71 65z"),
        f.coat("leaf", "paper", lapels=False),
        fringe(),
        man("lean", "stern"),
        f.hair("long"),
        f.beard("full"),
        fill("ink", cap),
        fill("paper", fur),
        move(
            fill("accent", "M-3 0H3V26H-3z")
            + fill("accent2", "M-4.4 26H4.4V44H-4.4z")
            + line("ink", 1.3, "M-3 0H3V26H-3zM-4.4 26H4.4V44H-4.4z"),
            31,
            58,
            24,
            0.86,
        ),
    ]


def lucky_duke() -> Parts:
    """A duke with a monocle and a four-leaf clover."""
    return [
        f.halo("leaf"),
        f.coat("ink", "paper"),
        f.head("lean"),
        f.eyes("merry"),
        f.nose("plain"),
        f.mouth("grin"),
        f.beard("pencil"),
        f.hair("temples"),
        line("accent2", 2, disc(57, 50.4, 5.6)),
        line("ink", 0.8, "M62 53Q68 66 64 80"),
        f.brim_shadow(43),
        f.bow_tie("accent"),
        f.top_hat("ink", "accent2"),
        move(fill("leaf", CLOVER) + line("paper", 1, CLOVER), 57, 23, 45, 1.15),
    ]


def paul_regret() -> Parts:
    """Long face, and his horse's longer one beside it."""
    horse = "M96 30Q92 22 92 14L88 20 84 12Q82 18 78 22Q70 32 66 46Q64 56 67 60Q72 63 76 58L83 52Q86 60 84 76L96 80z"
    return [
        f.halo("steel", inner=34),
        fill("ink", horse),
        fill(
            "paper",
            disc(81, 32, 1.8),
            cut(69, 57, 72, 54, 1.6),
            cuts(4, (94, 36, 87, 40), (95, 70, 88, 70), 1.8),
            cut(84, 24, 86, 16, 1.4),
        ),
        move(
            f.coat("accent2", "paper")
            + man("gaunt", "sad", "hook", "grim")
            + f.hair("temples")
            + f.beard("droop")
            + f.brim_shadow()
            + f.bandana("accent")
            + f.stetson("ink", "paper"),
            -3,
            6,
            scale=0.94,
        ),
    ]


def pedro_ramirez() -> Parts:
    return [
        f.sunset("accent2", "accent"),
        f.coat("paper", "paper", lapels=False),
        man("round", "merry", "broad"),
        f.hair("temples"),
        f.beard("walrus"),
        f.stubble(),
        f.brim_shadow(),
        f.bandolier(),
        f.bandolier(flip=True),
        f.sombrero("paper", "accent"),
    ]


def rose_doolan() -> Parts:
    """A rose, and an eye at the spyglass."""
    glass = move(
        fill("accent2", "M-4.4 0H4.4V14H-4.4z")
        + fill("ink", "M-5.4-2H5.4V2H-5.4zM-6.4 14H6.4V32H-6.4z")
        + fill("accent2", "M-7.4 30H7.4V35H-7.4z")
        + line("ink", 1.2, "M-4.4 0H4.4V14H-4.4zM-7.4 30H7.4V35H-7.4z")
        + fill("paper", cut(-3.6, 29, -3.6, 16, 1.8)),
        57,
        51,
        -58,
    )
    return [
        f.bands("leaf"),
        ringlets(),
        f.dress("accent"),
        lady(),
        line("ink", 2.4, "M40.6 74Q50 79 59.4 74"),
        f.flat_hat("ink", "accent"),
        rose(35, 31, 1.15),
        glass,
    ]


def sid_ketchum() -> Parts:
    """Beard, pipe, patched hat: patches himself up too."""
    pipe = (
        fill("ink", "M52 68.4L63 73Q63 68 66 68H74Q75 78 69 80Q64 80 62 76.4L51 70.4z")
        + fill("accent", "M65.6 66H74.4V69H65.6z")
        + line("paper", 1.6, "M70 63Q66 58 71 54Q76 50 72 44")
    )
    patch = fill("accent2", "M38 18L46 16.6 47 24.6 39 26z") + line("paper", 0.8, "M38 18L46 16.6L47 24.6L39 26z")
    return [
        f.halo("accent"),
        f.coat("accent2", "paper"),
        man("round", "sad", "broad"),
        f.beard("full"),
        f.brim_shadow(),
        f.stetson("ink", "paper"),
        patch,
        pipe,
    ]


def slab_the_killer() -> Parts:
    """A slab of a man: bald, square, scarred."""
    skull = "M30.6 42Q28 14 50 13Q72 14 69.4 42z"
    return [
        f.halo("accent"),
        f.coat("ink", "paper", lapels=False),
        f.head("broad", neck=16),
        fill("paper", skull),
        line("ink", 1.3, "M30.6 44Q28 14 50 13Q72 14 69.4 44"),
        fill("ink", "M58 14Q73 18 69.4 42L66 44Q66 26 58 14z", cuts(5, (66, 24, 58, 26), (67, 40, 60, 40), 1.5)),
        fill("ink", both("M33 42L48 46.4 47.6 50.4 34 47.4z"), both("M37 50Q42 48.6 47 51.4Q42 53.4 37 50z")),
        f.nose("broad"),
        fill("ink", "M41 68Q50 64.6 59 68L58 70Q50 67 42 70z", both("M38 61.4L41.4 63 40 66z")),
        scar("M38 20L44 40M37 27l4-1.6M39 33l4-1.6"),
        f.stubble(),
        f.bandolier(),
        f.bandolier(flip=True),
    ]


def suzy_lafayette() -> Parts:
    """A great hat, ringlets and a plume."""
    hat = "M8 34Q16 26 30 28Q32 16 50 15Q68 16 70 28Q84 26 92 34Q80 45 50 43.6Q20 45 8 34z"
    return [
        f.halo("accent2"),
        ringlets("accent"),
        f.dress("leaf", "M36 77Q50 90 64 77"),
        lady(),
        line("ink", 3, "M43 74.6Q50 77.6 57 74.6"),
        fill("paper", disc(50, 77.4, 1.8)),
        f.brim_shadow(43),
        fill("ink", hat),
        line("paper", 1, hat),
        fill("accent", "M30.4 27Q50 22 69.6 27L70 33Q50 28.6 30 33z"),
        fill(
            "paper",
            cuts(4, (16, 36, 32, 36), (30, 40.6, 46, 41), 1.3),
            cuts(3, (38, 24, 40, 18), (46, 22.6, 47, 17), 1.3),
        ),
        plume(56, 28),
        plume(60, 30, "accent2"),
    ]


def vulture_sam() -> Parts:
    """An undertaker, his bird on his shoulder."""
    body = "M73 84Q68 68 76 60Q80 55 79 49Q78 43 84 42Q91 42 91 49Q97 56 95.6 72Q95 86 88 93Q82 84 73 84z"
    bird = (
        fill("ink", body)
        + line("paper", 1.2, body)
        + fill("accent", "M79 50Q78 43 84 42Q91 42 90.6 50Q86 54 79 50z")
        + fill("accent2", "M80 45Q70 44 69 54Q73 51 80 51z")
        + line("ink", 1, "M80 45Q70 44 69 54Q73 51 80 51z")
        + fill(
            "paper",
            disc(84, 46.4, 1.5),
            "M78 54Q85 59 92 52L94 58Q86 66 76 60z",
            cuts(4, (80, 67, 78, 80), (92, 66, 90, 86), 1.8),
        )
        + fill("ink", disc(84, 46.4, 0.8))
    )
    sam = (
        f.coat("ink", "paper")
        + man("gaunt", "squint", "hook", "grim")
        + f.hair("temples")
        + f.beard("chops")
        + f.brim_shadow(44)
        + f.string_tie()
        + f.top_hat("ink", "steel", lean=-1)
    )
    return [f.bands("accent2"), move(sam, -5, 2, scale=0.98), bird]


def willy_the_kid() -> Parts:
    """A boy with freckles, a gap in his grin and a hat too far back."""
    tuft = "M35 40Q34 30 50 29Q66 30 65 40Q60 36 57 41Q53 34 49 41Q45 34 42 41Q39 36 35 40z"
    return [
        f.halo("steel"),
        f.coat("paper", "paper", lapels=False),
        line("ink", 1.1, *(f"M{x} 96L{x + 3} 80" for x in (18, 26, 70, 78)), "M10 90H36M64 90H90"),
        move(f.stetson("ink", "accent"), 0, -5),
        f.head("young", ears=1.3),
        f.eyes("merry"),
        f.nose("small"),
        f.mouth("grin"),
        fill("ink", "M49 65h2.6v4h-2.6z"),
        fill("accent", tuft),
        line("ink", 1, tuft),
        fill("ink", both("M38 57h1.2v1.2h-1.2zM41 59.4h1.2v1.2h-1.2zM43 56.4h1.2v1.2h-1.2zM39 61.4h1.2v1.2h-1.2z")),
        f.bandana("accent"),
    ]
