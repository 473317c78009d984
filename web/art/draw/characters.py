"""One portrait for each character."""

from __future__ import annotations

from . import faces as f
from .ink import Parts, both, box, cut, cuts, disc, fill, gallery, line, mirror, move, star


def card(x: float, y: float, turn: float, pip: str, colour: str = "accent") -> str:
    """A playing card held up."""
    face = fill("paper", "M-7-10H7V10H-7z") + line("ink", 1.4, "M-7-10H7V10H-7z") + fill(colour, pip)
    return move(face, x, y, turn)


HEART = "M0 6L-5 0Q-6-5-2.6-5Q-.6-5 0-2.6Q.6-5 2.6-5Q6-5 5 0z"
SPADE = "M0-6L5 0Q6 4 3 4Q1 4 .6 2L2 6H-2L-.6 2Q-1 4-3 4Q-6 4-5 0z"
DIAMOND = "M0-6L4.6 0 0 6-4.6 0z"
CLOVER = "M0 0Q-6-1-6-4Q-5-7-2-6Q0-9 2-6Q5-7 6-4Q6-1 0 0Q6 1 6 4Q5 7 2 6Q0 9-2 6Q-5 7-6 4Q-6 1 0 0z"
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
    return (
        fill("ink", "M52 46.6L62.4 45.8Q64 55.4 57.4 56Q51.6 55.6 52 46.6z")
        + line("ink", 1.6, "M35 47L64 42.6")
        + fill("paper", cut(54, 53, 55.4, 48, 1))
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


# ---------------------------------------------------------------- the classic game


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
            30,
            62,
            24,
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
        move(fill("leaf", CLOVER) + line("paper", 1, CLOVER), 59, 27, 20, 1.2),
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
            -8,
            4,
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
    bird = (
        fill("ink", "M70 82Q66 66 74 58Q78 54 77 48Q77 43 82 43Q88 43 88 49Q96 54 95.6 72Q95 84 88 92Q82 84 70 82z")
        + fill("accent", "M77 47.6Q78 42.6 83 43Q87 43.6 87.6 48Q85 52 80 51.4z")
        + fill("accent2", "M77.4 46Q70 46 69.6 52.6Q73 50.6 78 51z")
        + fill(
            "paper",
            disc(81, 46.6, 1.3),
            "M77 54Q82 58 89 52.6L92 57Q84 64 75 58z",
            cuts(4, (80, 64, 76, 78), (92, 64, 90, 84), 1.6),
        )
    )
    return [
        f.bands("accent2"),
        f.coat("ink", "paper"),
        man("gaunt", "squint", "hook", "grim"),
        f.hair("long"),
        f.brim_shadow(44),
        f.string_tie(),
        f.top_hat("ink", "steel", lean=-1),
        bird,
    ]


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


# ---------------------------------------------------------------- Dodge City


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
    wraps = "M35 48Q50 55 65.4 46M36 56Q50 50 65 58M37.6 63Q50 69 63 60M40.6 69.4Q50 66 60 69M35 43.6Q48 47 65 52"
    return [
        f.halo("steel"),
        f.head("lean", ears=0),
        fill("paper", "M36 40H58V74H44Q36 62 36 40z"),
        line("ink", 1.6, wraps),
        fill("ink", both("M40.4 50.4Q43.6 48.6 47 50.8Q43.6 52.6 40.4 50.4z")),
        collar_up("accent"),
        fill("paper", "M62 62L74 70 72 74 60 66z"),
        line("ink", 1.1, "M62 62L74 70L72 74L60 66"),
        f.brim_shadow(45.6),
        f.stetson("ink", "paper"),
    ]


def chuck_wengam() -> Parts:
    """Sold an eye for two cards and would do it again."""
    return [
        f.bands("accent"),
        f.coat("ink", "paper"),
        man("square", "stern", "broad", "smirk"),
        f.beard("chops"),
        eyepatch(),
        scar("M41 55L38 66M38 58l3.6 1.2M37 62l3.6 1.2"),
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
    comb = "M34 26L30 9 38 12 42 5 50 9 58 5 62 12 70 9 66 26z"
    top = "M34.4 50Q31 24 50 23Q69 24 65.6 50Q64 40 52 38Q50 39 48 38Q36 40 34.4 50z"
    return [
        f.halo("accent2"),
        fill("accent", comb),
        line("ink", 1.5, comb),
        fill("paper", disc(41, 15, 1.6), disc(50, 14, 1.6), disc(59, 15, 1.6)),
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
        line("accent2", 2, disc(34, 61.6, 3)),
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
    sticks = "".join(box(26 + 8 * i, 79 + abs(i - 2.5) * 0.4, 6, 15) for i in range(6))
    goggles = both(disc(42.4, 36, 6.6))
    return [
        f.bands("accent2"),
        f.coat("ink", "paper", lapels=False),
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
        line("ink", 1.1, sticks, *(f"M{29 + 8 * i} {79 + abs(i - 2.5) * 0.4}q1-3 3-4" for i in range(6))),
        fill("ink", "M22 85H78V89.6H22z"),
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


# ---------------------------------------------------------------- the Duel: the law


def alan_pinkertoon() -> Parts:
    """The eye that never sleeps, behind a lens."""
    lens = (
        line("ink", 2.6, disc(69, 60, 11))
        + fill("paper", disc(69, 60, 10))
        + fill("ink", "M60.6 60Q69 51 77.4 60Q69 69 60.6 60z")
        + fill("paper", disc(69, 60, 3.8))
        + fill("ink", disc(69, 60, 2.2))
        + fill("accent2", "M76 69L79 66.4 92 82 87.6 86z")
        + line("ink", 1.3, "M76 69L79 66.4L92 82L87.6 86z")
    )
    return [
        f.halo("accent"),
        f.coat("ink", "paper"),
        man("round", "stern"),
        f.beard("full"),
        f.brim_shadow(43),
        f.bow_tie("accent"),
        f.bowler("ink", "accent2"),
        lens,
    ]


def annie_oakey() -> Parts:
    """The sharpshooter: a star on the hat, medals, one plait."""
    medals = "".join(disc(x, y, 2.6) for x, y in ((32, 89), (40, 92)))
    return [
        f.halo("accent2"),
        f.hair("bob", "ink"),
        f.coat("leaf", "paper", lapels=False),
        lady(),
        f.bandana("accent"),
        f.plait(70, 57, 5, "ink", 0.4),
        f.brim_shadow(43),
        f.turned_up("paper", "accent"),
        fill("accent", star(50, 31, 7.4, 3.3)),
        fill("accent", "M30 80H34L33.6 88H30.4zM38 83H42L41.6 91H38.4z"),
        fill("accent2", medals),
        line("ink", 1, medals),
    ]


def bart_masterson() -> Parts:
    """Derby, bow tie, cane."""
    cane = (
        line("ink", 5.4, "M84 96V62Q84 52 76 53Q70 54 71 61")
        + line("accent2", 2.6, "M84 62Q84 52 76 53Q70 54 71 61")
        + line("paper", 1, "M83 94V66")
    )
    return [
        f.bands("steel"),
        f.coat("accent", "paper"),
        man("square", "stern", mouth="smirk"),
        f.hair("temples"),
        f.beard("handlebar"),
        f.brim_shadow(43),
        f.bow_tie("ink"),
        f.bowler("ink", "paper"),
        cane,
    ]


def bill_tightman() -> Parts:
    """Everything a size too small: hat, collar, coat."""
    tiny = move(f.bowler("ink", "accent2"), 17, 6, 0, 0.66)
    collar = "M37 70L38 84 49 80H51L62 84 63 70Q50 77 37 70z"
    crop = "M33.6 46Q31 26 50 25Q69 26 66.4 46L63 38H37z"
    return [
        f.halo("steel"),
        f.coat("ink", "paper"),
        man("broad", "stern", "broad"),
        fill("ink", crop),
        f.beard("walrus"),
        fill("paper", collar),
        line("ink", 1.4, collar),
        f.string_tie(),
        tiny,
        f.badge(24, 88, 7),
    ]


def buffalo_bell() -> Parts:
    """The showman: long hair, imperial, a great pale hat."""
    return [
        f.halo("accent"),
        f.hair("waves"),
        f.coat("accent2", "paper"),
        fringe(),
        man("lean", "stern", ears=0),
        f.beard("handlebar"),
        f.beard("goatee"),
        f.brim_shadow(),
        f.stetson("paper", "accent2", tall=3),
    ]


def dalon_ranger() -> Parts:
    """The mask, the pale hat, the silver bullet."""
    domino = "M33.6 45Q42 43 50 46.4Q58 43 66.4 45Q67 55 59.4 56Q53 56.4 50 51.6Q47 56.4 40.6 56Q33 55 33.6 45z"
    return [
        f.sunset("accent", "accent2"),
        f.coat("steel", "paper"),
        man("square", "stern", mouth="smirk"),
        fill("ink", domino),
        fill("paper", both("M38.4 50.8Q43 47.8 47 51.2Q43 53.4 38.4 50.8z")),
        fill("ink", both(disc(43.4, 50.8, 1.2))),
        f.brim_shadow(43),
        f.bandana("accent"),
        f.stetson("paper", "ink"),
        f.badge(22, 88, 7),
    ]


def jango() -> Parts:
    """A man and the coffin he drags."""
    coffin = "M66 8L84 4 95.6 16 90 60 78 64z"
    return [
        f.bands("accent"),
        fill("accent2", coffin),
        line("ink", 1.6, coffin),
        line("ink", 2.4, "M82 14L81 44M74 23L90 22"),
        move(
            man("lean", "squint", mouth="grim")
            + f.hair("long")
            + f.stubble()
            + f.brim_shadow(46)
            + collar_up("ink")
            + f.flat_hat("ink", "steel"),
            -7,
            4,
        ),
    ]


def pat_garret() -> Parts:
    """Long and thin, a long moustache, a horseshoe for a tie."""
    horseshoe = line("ink", 5.4, "M45 82Q43 94 50 94Q57 94 55 82") + line(
        "accent2", 3, "M45 82Q43 94 50 94Q57 94 55 82"
    )
    return [
        f.halo("leaf"),
        f.coat("ink", "paper"),
        man("gaunt", "stern", "hook"),
        f.hair("temples"),
        f.beard("droop"),
        f.brim_shadow(),
        horseshoe,
        f.stetson("ink", "leaf", tall=6),
        f.badge(76, 88, 7),
    ]


def tex_killer() -> Parts:
    """Ten gallons of hat and a longhorn at the throat."""
    skull = (
        fill("ink", "M28 78Q36 88 45 84L46 90 50 97 54 90 55 84Q64 88 72 78Q70 92 56 91L53 99H47L44 91Q30 92 28 78z")
        + fill(
            "paper",
            "M30.6 82Q38 90 46 86L47 92 50 97.4 53 92 54 86Q62 90 69.4 82Q66 89.6 55 88.6L52 98H48L45 88.6Q34 89.6 30.6 82z",
        )
        + fill("ink", disc(48, 89, 0.9), disc(52, 89, 0.9))
    )
    return [
        f.halo("accent2"),
        f.coat("accent", "accent", lapels=False),
        man("square", "squint", "broad", "grim"),
        f.hair("temples"),
        f.beard("droop"),
        f.brim_shadow(),
        line("ink", 1.6, "M40 76L48 86M60 76L52 86"),
        skull,
        f.stetson("paper", "accent", tall=8),
    ]


def the_stranger() -> Parts:
    """Nobody has seen his eyes."""
    dark = "M34 38H66Q68 52 62 60Q56 57 50 60Q44 57 38 60Q32 52 34 38z"
    return [
        f.sunset("ink", "accent"),
        f.head("lean"),
        fill("ink", dark),
        fill("paper", both("M39.6 51.4L46.4 52.2 43 53.2z")),
        f.mouth("line"),
        f.stubble(),
        collar_up("steel"),
        f.flat_hat("steel", "ink"),
        fill("accent2", "M52 66.2L64 68.6 63.6 70.4 51.6 67.6z"),
    ]


def wild_bill() -> Parts:
    """Long curls, a sash, two ivory butts turned forward."""
    butts = "M30 96L26 84Q24 79 30 79Q36 80 36 86L40 96z"
    return [
        f.bands("accent2"),
        f.hair("waves"),
        f.coat("ink", "paper"),
        man("lean", "stern", ears=0),
        f.beard("droop"),
        f.brim_shadow(),
        fill("accent", "M8 96H92V92H8z"),
        fill("paper", both(butts)),
        line("ink", 1.5, both(butts)),
        fill("ink", both("M30 83h2.4v2.4h-2.4z")),
        f.string_tie("accent"),
        move(f.flat_hat("ink", "accent"), 4, -3, 5),
    ]


def wyatt_ear() -> Parts:
    """He hears every miss."""
    return [
        f.halo("steel"),
        f.coat("ink", "paper"),
        f.head("lean", ears=2.7),
        line("ink", 1.2, "M31 50Q27 46.6 26.6 52Q28 57 32 56"),
        line("paper", 1.2, "M69 50Q73 46.6 73.4 52Q72 57 68 56"),
        f.eyes("stern"),
        f.nose(),
        f.mouth("line"),
        f.hair("temples"),
        f.beard("walrus"),
        f.brim_shadow(),
        f.string_tie("accent"),
        f.stetson("ink", "paper"),
        f.badge(24, 88, 7),
    ]


# ---------------------------------------------------------------- the Duel: the outlaws


def babe_leroy() -> Parts:
    """Fair curls under a borrowed derby."""
    return [
        f.halo("accent"),
        ringlets("accent2"),
        f.coat("ink", "paper"),
        lady("sly"),
        fill("ink", disc(57, 61, 0.9)),
        f.brim_shadow(42),
        f.string_tie("accent"),
        move(f.bowler("ink", "accent"), 5, -6, 7),
    ]


def bull_anderson() -> Parts:
    """Horns and a ring."""
    cap = "M30 44Q27 18 50 16Q73 18 70 44Q62 36 50 38Q38 36 30 44z"
    horns = both("M33 33Q14 32 10 8Q5 30 15 40Q24 46 33 42z")
    return [
        f.halo("accent"),
        fill("paper", horns),
        line("ink", 1.6, horns),
        fill("ink", both("M10 8Q7 18 9 25L14 22Q10 16 10 8z")),
        f.coat("ink", "paper", lapels=False),
        f.head("broad", neck=17),
        f.eyes("stern"),
        f.nose("broad"),
        f.beard("full"),
        fill("ink", cap),
        fill(
            "paper", cuts(7, (34, 38, 33, 26), (66, 38, 67, 26), 1.6), cuts(5, (40, 31, 41, 21), (60, 31, 59, 21), 1.6)
        ),
        line("accent2", 2, "M46.6 61Q45 67 50 67Q55 67 53.4 61"),
        f.bandolier(),
    ]


def cattle_katie() -> Parts:
    """A cowhide waistcoat and a lasso."""
    spots = both("M20 84Q28 80 31 85Q32 91 25 92Q17 92 20 84z") + both("M34 90Q38 88 39 92L38 96H33z")
    rope = "M70 96Q56 80 74 70Q92 64 92 78Q90 90 74 84"
    return [
        f.bands("steel"),
        f.coat("paper", "accent", lapels=False),
        fill("ink", spots),
        lady(),
        f.plait(31, 56, 4, "ink", -0.2),
        f.plait(69, 56, 4, "ink", 0.2),
        fill("ink", both("M36 40H48Q40 42 36 54z")),
        f.brim_shadow(43),
        f.bandana("accent"),
        f.stetson("accent2", "ink"),
        line("ink", 4.2, rope),
        line("accent2", 2.2, rope),
    ]


def dalton_bros() -> Parts:
    """One hat, one moustache, three brothers."""

    def brother(hat: str, eyes: str) -> str:
        return f.coat("ink", "paper") + man("lean", eyes) + f.beard("walrus") + f.brim_shadow() + hat

    back = both("M8 96Q2 70 14 66Q10 54 13 44L32 44Q36 56 31 66Q42 70 40 96z")
    hats = both("M3 41Q6 37 12 40Q12 26 17 23.6L22 25 27 23.6Q32 26 32 40Q39 37 42 41Q36 48 22 47.6Q8 48 3 41z")
    faces_ = both("M14 46H31Q32 58 27 64Q22 68 18 64Q13 58 14 46z")
    return [
        f.halo("accent2", inner=40),
        fill("ink", back),
        fill("paper", faces_),
        fill(
            "ink",
            both("M22 55Q16 55 13.6 62Q19 62 22.4 60Q26 62 31 62Q28 55 22 55z"),
            both("M16 50L21 51 20.6 52.6 16.4 51.8zM24 51L29 50 28.6 51.8 24.4 52.6z"),
        ),
        fill("ink", hats),
        line("paper", 1, both("M3 41Q6 37 12 40Q22 37 32 40Q39 37 42 41")),
        fill("accent", both("M12.4 35Q22 32 32 35V38Q22 35.6 12 38z")),
        move(brother(f.stetson("ink", "accent"), "stern"), 13, 24, 0, 0.74),
    ]


def jack_ransome() -> Parts:
    """A gentleman thief: half mask, goatee, top hat."""
    domino = "M33.6 45Q42 43 50 46.4Q58 43 66.4 45Q67 55 59.4 56Q53 56.4 50 51.6Q47 56.4 40.6 56Q33 55 33.6 45z"
    return [
        f.halo("leaf"),
        collar_up("accent"),
        man("gaunt", "stern", mouth="smirk"),
        f.hair("temples"),
        f.beard("handlebar"),
        f.beard("goatee"),
        fill("accent", domino),
        line("ink", 1.1, domino),
        fill("paper", both("M38.4 50.8Q43 47.8 47 51.2Q43 53.4 38.4 50.8z")),
        fill("ink", both(disc(43.4, 50.8, 1.2))),
        f.brim_shadow(42),
        f.coat("ink", "paper"),
        f.top_hat("ink", "accent", lean=2),
    ]


def pearl_hat() -> Parts:
    """Pearls at the neck, pearls on the hat."""
    hat = "M7 33Q14 22 31 27Q34 13 50 12Q66 13 69 27Q86 22 93 33Q84 46 50 43.6Q16 46 7 33z"
    beads = "".join(disc(31 + i * 5.4, 30.6 - 3.6 * (1 - ((i - 3.5) / 3.5) ** 2), 2.5) for i in range(8))
    return [
        f.halo("steel"),
        f.hair("bob", "ink"),
        f.dress("ink", "M35 78Q50 92 65 78"),
        lady("sly"),
        pearls(),
        f.brim_shadow(43),
        fill("accent", hat),
        line("ink", 1.4, hat),
        fill("ink", cuts(5, (14, 36, 30, 37), (34, 42, 48, 42), 1.3), cuts(4, (38, 24, 40, 16), (48, 22, 48, 15), 1.3)),
        fill("paper", beads),
        line("ink", 1, beads),
        fill("paper", both(disc(35.4, 62, 2.2))),
        line("ink", 0.9, both(disc(35.4, 62, 2.2))),
    ]


def sid_curry() -> Parts:
    """Check shirt, thrown-up brim, a scar over the eye."""
    check = "M14 86L22 96M24 82L34 96M34 80L46 96M86 86L78 96M76 82L66 96M66 80L54 96M12 92L34 79M20 96L42 82M88 92L66 79M80 96L58 82"
    return [
        f.halo("leaf"),
        f.coat("accent", "accent", lapels=False),
        line("ink", 1.3, check),
        man("square", "squint", "broad", "smirk"),
        f.hair("temples"),
        f.beard("droop"),
        f.stubble(),
        scar("M58 42L61 58M57 54l5-1.6"),
        f.bandana("accent2"),
        f.brim_shadow(43),
        f.turned_up("ink", "accent"),
    ]


def slim_poet() -> Parts:
    """A quill in the hat, hair on the collar, a soft tie."""
    cravat = "M44 76Q50 79 56 76L62 84 56 86 60 96H40L44 86 38 84z"
    floppy = "M10 40Q18 30 32 32Q34 16 46 14Q62 12 67 30Q84 24 92 32Q88 44 68 44Q50 40 34 46Q16 48 10 40z"
    return [
        f.bands("accent2"),
        feather(72, 34, 32, "paper", 1.05),
        f.hair("long"),
        f.coat("ink", "paper"),
        man("gaunt", "sad", "hook", ears=0),
        f.beard("pencil"),
        f.beard("goatee"),
        f.brim_shadow(43),
        fill("accent", cravat),
        line("ink", 1.2, cravat),
        fill("ink", floppy),
        line("paper", 1, "M10 40Q18 30 32 32Q50 27 67 30Q84 24 92 32"),
        fill("leaf", "M32.4 27Q50 22 66 25L67 30Q50 27 32 32z"),
        fill(
            "paper",
            cuts(4, (38, 25, 42, 17), (48, 23, 50, 15), 1.3),
            cuts(3, (18, 39, 34, 37), (30, 44, 46, 40.6), 1.3),
        ),
    ]


def soundance_kid() -> Parts:
    """Never without his mouth-organ."""
    organ = "M37 62.6H63V71H37z"
    notes = "M80 50V36L90 33V47M80 36L90 33"
    return [
        f.halo("accent"),
        f.coat("leaf", "paper"),
        f.head("young"),
        f.eyes("merry"),
        f.nose("plain"),
        f.hair("temples"),
        f.brim_shadow(43),
        f.bandana("accent2"),
        fill("steel", organ),
        line("ink", 1.5, organ),
        fill("ink", *(box(39.4 + 4 * i, 65, 2.4, 3.6) for i in range(6))),
        fill("paper", "M30 76Q30 68 37 66L40 69Q38 74 38 80zM70 76Q70 68 63 66L60 69Q62 74 62 80z"),
        line("ink", 1.1, "M30 78Q30 68 37 66L40 69M70 78Q70 68 63 66L60 69"),
        f.stetson("ink", "accent2"),
        line("ink", 2.2, notes),
        fill("ink", disc(77.6, 50, 3), disc(87.6, 47, 3)),
        line("ink", 1.6, "M14 58V46"),
        fill("ink", disc(11.8, 58, 2.6)),
    ]


def toco_ramirez() -> Parts:
    """The rope already round his neck, and laughing."""
    noose = "M35 74Q50 86 65 74M61 78L72 60L78 8"
    return [
        f.sunset("leaf", "accent2"),
        f.coat("paper", "paper", lapels=False),
        f.head("round"),
        f.eyes("squint"),
        f.nose("broad"),
        f.mouth("grin"),
        fill("ink", "M51.4 65h2.2v4h-2.2z"),
        f.beard("pencil"),
        f.hair("temples"),
        f.stubble(),
        line("ink", 6, noose),
        line("accent2", 3.4, noose),
        line(
            "ink",
            0.9,
            "M64 74l4 3M66.6 70l4 3M69 66l4 3M73 54l3.6.6M74 46l3.6.6M75 38l3.6.6M76.4 28l3.4.4M77.4 18l3.2.4",
        ),
        f.brim_shadow(),
        f.stetson("ink", "accent", tall=-3),
    ]


def tom_thorn() -> Parts:
    """Barbed wire for a hatband, and a coiled rope."""
    wire = "M32.6 33Q40 28.6 50 31Q60 33 67.4 30"
    barbs = "M36 28l4 5M40 27.6l-4 5M46 27l4 6.6M50.4 27l-4.6 6M56 29l4 5M60 28.4l-4.6 5.4"
    return [
        f.halo("leaf"),
        f.coat("ink", "paper"),
        man("square", "stern", "hook", "grim"),
        f.hair("temples"),
        f.beard("chops"),
        scar("M40 54L44 65M39.6 58l4-1M41 62l4-1"),
        f.brim_shadow(44),
        f.bandana("leaf"),
        f.stetson("accent", "accent"),
        line("paper", 1.8, wire),
        line("ink", 1.5, barbs),
    ]


def west_harding() -> Parts:
    """As many shots as he likes: cartridges everywhere."""
    rounds = "".join(
        f"M{35.4 + 4.6 * i} {30.6 - 2 * (1 - ((i - 3.2) / 3.2) ** 2)}v6h2.6v-6l-1.3-2.4z" for i in range(7)
    )
    return [
        f.bands("accent"),
        f.coat("leaf", "paper"),
        man("lean", "sly", mouth="smirk"),
        f.beard("pencil"),
        f.hair("temples"),
        f.brim_shadow(),
        f.bandolier(),
        f.bandolier(flip=True),
        f.bow_tie("ink"),
        f.flat_hat("ink", "ink"),
        fill("accent2", rounds),
    ]


def portraits() -> dict[str, str]:
    """Every portrait by its file's name."""
    return gallery(globals())
