"""The Duel: the outlaws."""

from __future__ import annotations

from .. import faces as f
from ..ink import Parts, both, box, cuts, disc, fill, line, move
from ..props import (
    collar_up,
    feather,
    lady,
    man,
    pearls,
    ringlets,
    scar,
)


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
    rope = "M70 93Q57 80 74 70Q92 64 92 78Q90 90 74 84"
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
