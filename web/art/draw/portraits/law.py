"""The Duel: the law."""

from __future__ import annotations

from .. import faces as f
from ..ink import Parts, both, disc, fill, line, move, star
from ..props import (
    collar_up,
    fringe,
    lady,
    man,
)


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
        line("ink", 5.4, "M84 93V62Q84 52 76 53Q70 54 71 61")
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
    coffin = "M68 8L85 5 94 17 90 62 79 66z"
    return [
        f.bands("accent"),
        fill("accent2", coffin),
        line("ink", 1.6, coffin),
        line("ink", 2.4, "M83 15L83 45M76 24L90 23"),
        move(
            man("lean", "squint", mouth="grim")
            + f.hair("long")
            + f.stubble()
            + f.brim_shadow(46)
            + f.coat("ink", "ink", lapels=False)
            + collar_up("ink")
            + f.flat_hat("ink", "steel"),
            -2,
            4,
            scale=0.95,
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
        move(skull, 0, -4),
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
