"""The house's own things: roles, card backs, the logo."""

from __future__ import annotations

import math

from . import faces as f
from .guns import revolver
from .ink import at, box, cut, cuts, disc, fill, line, move, put, rays, star, svg

# ---------------------------------------------------------------- roles


def big_star(x: float, y: float, r: float, colour: str = "accent2") -> str:
    """The sheriff's star: six points with balls on them, one half of each in shade."""
    tips = "".join(disc(*at(x, y, r, -90 + 60 * i), r * 0.13) for i in range(6))
    shape = star(x, y, r, r * 0.5, 6)
    shade = ""
    for i in range(6):
        (x1, y1), (x2, y2) = at(x, y, r, -90 + 60 * i), at(x, y, r * 0.5, -60 + 60 * i)
        shade += f"M{x} {y}L{x1:.1f} {y1:.1f} {x2:.1f} {y2:.1f}z"
    return (
        line("ink", r * 0.1, tips, shape)
        + fill(colour, tips)
        + fill(colour, shape)
        + fill("ink", shade)
        + fill(colour, disc(x, y, r * 0.34))
        + line("ink", r * 0.05, disc(x, y, r * 0.34))
    )


def skull(x: float, y: float, scale: float = 1, kerchief: str = "accent") -> str:
    """A dead man's grin over a neckerchief, his hat still on."""
    bone = "M-19-8Q-20 12-14 16L-12 26H12L14 16Q20 12 19-8z"
    scarf = "M-17 17Q0 25 17 17L20 26Q8 33 3 33L8 46 0 42-8 46-3 33Q-8 33-20 26z"
    shape = (
        fill("paper", bone)
        + fill("ink", "M19-8Q20 12 14 16L12 26H4Q12 10 10-8z", cuts(3, (12, 2, 4, 3), (11, 18, 4, 18), 1.8))
        + line("ink", 2, bone)
        + fill(
            "ink",
            "M-14 1Q-13-5-7-4Q-1-3-2 3Q-4 9-9 8Q-15 7-14 1z",
            "M14 1Q13-5 7-4Q1-3 2 3Q4 9 9 8Q15 7 14 1z",
            "M0 7L3.4 13H-3.4z",
        )
        + line("ink", 1.4, "M-8 18V24M-4 19V25M0 19V25M4 19V25M8 18V24")
        + fill(kerchief, scarf)
        + line("ink", 1.6, scarf)
        + fill("paper", *(disc(a, b, 1.3) for a, b in ((-12, 24), (-6, 28), (6, 28), (12, 24), (0, 36))))
    )
    return move(shape + move(f.stetson("ink", "accent2"), -56, -52, 0, 1.12), x, y, 0, scale)


COYOTE = (
    "M22 95Q22 72 35 58L17 47Q32 41 46 45Q52 38 60 35L83 13Q88 9 91 13Q92 18 88 21L74 37 84 34Q85 39 80 42L69 51"
    "L74 54 66 58 70 64 63 67 67 75 61 77 66 86 63 95z"
)


def roles() -> dict[str, str]:
    crossed = put(revolver(98), 50, 56, -38, 0.8, (50, 44)) + move(
        put(revolver(98), 50, 56, -38, 0.8, (50, 44)), 100, 0, flip=True
    )
    return {
        "sheriff": svg(f.halo("accent", inner=40), big_star(50, 50, 36), fill("accent", star(50, 50, 8, 3.4))),
        "deputy": svg(
            f.halo("steel", inner=40),
            line("ink", 3, disc(50, 50, 34)),
            fill("accent2", disc(50, 50, 34)),
            line("ink", 1.6, disc(50, 50, 29)),
            fill("paper", star(50, 50, 28, 11.6)),
            fill(
                "ink",
                *(
                    "M50 50L{:.1f} {:.1f} {:.1f} {:.1f}z".format(
                        *at(50, 50, 28, -90 + 72 * i), *at(50, 50, 11.6, -54 + 72 * i)
                    )
                    for i in range(5)
                ),
            ),
            line("ink", 1.6, star(50, 50, 28, 11.6)),
            fill("ink", *(disc(*at(50, 50, 31.6, 18 + 36 * i), 1.2) for i in range(10))),
        ),
        "outlaw": svg(f.halo("accent2", inner=40), crossed, skull(50, 50, 0.86)),
        "renegade": svg(
            f.bands("steel"),
            fill("accent2", disc(60, 38, 31)),
            fill("leaf", "M5 95.6V82Q26 70 50 76Q74 70 95.4 84V95.6z"),
            fill("ink", COYOTE),
            fill(
                "paper",
                "M56 42L65 40 60 45z",
                cuts(5, (28, 92, 38, 60), (56, 92, 54, 54), 2),
                cuts(2, (40, 55, 32, 49), (70, 34, 80, 20), 1.6),
            ),
            fill("accent2", cut(76, 35, 70, 44, 1.4)),
        ),
    }


# ---------------------------------------------------------------- card backs


def back(ground: str, ornament: str, *middle: str) -> str:
    """A back, 100 by 150: a frame, a lattice, a medallion."""
    lattice = ""
    for row in range(15):
        for column in range(7 - row % 2):
            x, y = 17 + 11 * column + 5.5 * (row % 2), 14.5 + 121 / 14 * row
            corner = abs(x - 50) > 27 and abs(y - 75) > 51
            if not corner and math.hypot(x - 50, y - 75) > 42:
                lattice += f"M{x} {y - 3.4}l2.4 3.4-2.4 3.4-2.4-3.4z"
    corners = "".join(star(x, y, 5.6, 2.3) for x in (13, 87) for y in (13, 137))
    frame = box(0, 0, 100, 150)
    return svg(
        fill(ground, frame),
        line(ornament, 1.6, box(5, 5, 90, 140)),
        line(ornament, 0.8, box(8, 8, 84, 134)),
        fill(ground, *(box(x, y, 13, 13) for x in (6.5, 80.5) for y in (6.5, 130.5))),
        fill(ornament, corners, lattice),
        fill("paper", disc(50, 75, 34)),
        line(ornament, 1.4, disc(50, 75, 37)),
        *middle,
        box="0 0 100 150",
    )


def hill() -> str:
    """Boot Hill: the sun going down behind three crosses, somebody's boots left standing. 100 wide, foot at y = 70."""
    ridge = "M0 70Q12 54 30 50Q44 42 56 44Q74 46 84 56Q94 60 100 70z"
    return (
        fill("accent", disc(50, 36, 32))
        + fill("paper", *(box(14, 44 + 5 * i, 72, 0.9 + 0.4 * i) for i in range(5)))
        + fill("ink", ridge)
        + fill(
            "ink",
            "M44 6H50V16H59V22H50V46H44V22H35V16H44z",
            "M22 28L26 27 27.4 33.6 33.6 32 34.4 36 28.2 37.4 31 54 27 54.6 24.4 38.2 18.4 39.6 17.6 35.6 23.6 34.4z",
        )
        + fill("ink", "M35 14Q38 11 41 11.6Q41 5 44 3L47 4.4 50 3Q53 5 53 11.6Q56 11 59 14Q53 17 47 17Q41 17 35 14z")
        + fill("accent2", "M41 9.4Q47 7.4 53 9.4V11.8Q47 10 41 11.8z")
        + move(
            fill("ink", BOOT)
            + fill("accent2", "M8 9Q14.4 11.4 20.6 9L20.4 12.4Q14.4 15 8.2 12.4z")
            + fill("paper", cut(11, 31, 11.4, 15, 1.6)),
            62,
            24,
            0,
            0.74,
        )
        + fill(
            "paper", cuts(5, (16, 66, 26, 54), (44, 66, 46, 49), 1.6), cuts(3, (62, 66, 60, 50), (86, 67, 78, 57), 1.4)
        )
    )


BOOT = "M7 0Q14 3 22 0Q20 10 21 18Q24 25 34 27Q41 29 41 35H25L19.6 32 18.6 38H8Q10 26 8 16Q6 8 7 0z"


def backs() -> dict[str, str]:
    guns = put(revolver(98), 50, 75, -42, 0.6, (52, 44)) + move(
        put(revolver(98), 50, 75, -42, 0.6, (52, 44)), 100, 0, flip=True
    )
    whiskers = f.BEARDS["handlebar"]
    half = "M26 75A24 24 0 0 1 74 75z"
    return {
        "classic": back("ink", "accent2", move(hill(), 22, 54, 0, 0.56)),
        "role": back(
            "accent",
            "paper",
            big_star(50, 75, 27, "accent2"),
            line("ink", 3.4, "M46.4 72Q46.4 68.4 50 68.4Q53.8 68.6 53.6 72Q53.4 74 51 75.2Q50 76 50 78"),
            fill("ink", disc(50, 81.6, 1.9)),
        ),
        "character": back("leaf", "paper", move(f.stetson("ink", "accent") + fill("ink", whiskers), -5, 24, 0, 1.1)),
        "law": back("steel", "paper", big_star(50, 75, 26)),
        "outlaw": back("accent", "ink", skull(50, 74, 0.66)),
        "common": back(
            "accent2",
            "ink",
            fill("steel", half),
            fill("accent", "M26 75A24 24 0 0 0 74 75z"),
            line("ink", 1.4, disc(50, 75, 24)),
            guns,
        ),
    }


# ---------------------------------------------------------------- the name

LETTERS = {
    "B": (
        30,
        "M0 0H20Q29 0 29 11Q29 18 25 20Q30 22 30 30Q30 42 20 42H0V34H4V8H0zM12 9V16H16Q19 16 19 12.5Q19 9 16 9zM12 25V33H16Q20 33 20 29Q20 25 16 25z",
    ),
    "O": (
        29,
        "M14.5-.6Q29-.6 29 21T14.5 42.6Q0 42.6 0 21T14.5-.6zM14.5 8Q9.6 8 9.6 21T14.5 34Q19.4 34 19.4 21T14.5 8z",
    ),
    "T": (28, "M0 0H28V15H23Q22.6 9 18.4 9V34H22V42H6V34H9.6V9Q5.4 9 5 15H0z"),
    "H": (32, "M0 0H14V8H11.6V16.6H20.4V8H18V0H32V8H29V34H32V42H18V34H20.4V25.4H11.6V34H14V42H0V34H3V8H0z"),
    "I": (15, "M0 0H15V8H11.8V34H15V42H0V34H3.2V8H0z"),
    "L": (26, "M0 0H15V8H11.8V33H16Q20.4 33 21 25H26V42H0V34H3.2V8H0z"),
}
"""Letters of our own, 42 high: width and outline."""


def word(text: str, x: float, y: float, scale: float = 1, gap: float = 2.6) -> str:
    out, at_x = "", 0.0
    for letter in text:
        if letter == " ":
            at_x += 12
            continue
        width, outline = LETTERS[letter]
        out += move(fill("ink", outline, holes=True), at_x, 0)
        at_x += width + gap
    return move(out, x, y, 0, scale)


def width(text: str, gap: float = 2.6) -> float:
    return sum(12 if c == " " else LETTERS[c][0] + gap for c in text) - gap


def rule(x1: float, x2: float, y: float) -> str:
    middle = (x1 + x2) / 2
    return line("accent", 1.8, f"M{x1} {y}H{middle - 9}M{middle + 9} {y}H{x2}", cap="butt") + fill(
        "accent", star(middle, y, 5, 2.1)
    )


def logo() -> str:
    return svg(
        move(hill(), 49, 2, 0, 1.7),
        fill("ink", "M20 121.6Q134 117.6 248 121.6L246 124.4Q134 121.4 22 124.4z"),
        word("BOOT HILL", (268 - width("BOOT HILL")) / 2, 131),
        rule(38, 230, 183),
        box="0 0 268 190",
    )


def wordmark() -> str:
    """The name beside the hill, for the head of a page."""
    return svg(move(hill(), 2, 1, 0, 0.66), word("BOOT HILL", 76, 5, 0.94), box="0 0 312 49")


def favicon() -> str:
    return svg(
        fill("paper", "M14 0H86Q100 0 100 14V86Q100 100 86 100H14Q0 100 0 86V14Q0 0 14 0z"),
        fill("accent", disc(50, 44, 34)),
        fill(
            "ink",
            "M0 86V80Q22 66 44 65Q74 62 100 78V86Q100 100 86 100H14Q0 100 0 86z",
            "M43 8H57V25H76V38H57V76H43V38H24V25H43z",
        ),
        fill("paper", cut(48, 64, 48, 14, 3.4), cut(14, 94, 30, 76, 3), cut(72, 94, 70, 74, 3)),
    )


def icon_maskable() -> str:
    """For home screens, 512 by 512: everything that matters lies within the middle four fifths."""
    return svg(
        fill("paper", box(0, 0, 512, 512)),
        fill("accent2", rays(256, 236, 176, 372, 36, 26)),
        move(hill(), 66, 106, 0, 3.8),
        fill("ink", "M0 512V366Q40 372 66 366Q250 340 446 366Q480 370 512 362V512z"),
        line("accent2", 6, "M130 412H222M290 412H382"),
        fill("accent2", star(256, 412, 26, 11)),
        box="0 0 512 512",
    )


def street() -> str:
    """A town before the mesas, with the hill at its end: the ground that a page stands on."""
    far = (
        "M0 97H600V110H0z",
        "M16 97L32 58Q58 54 84 58L96 80 112 84 124 97z",
        "M428 97L448 50Q480 46 514 50L524 72 544 75 562 97z",
        "M228 97L240 68Q262 65 284 68L296 97z",
    )
    near = (
        "M0 104Q160 98 320 102T600 100V110H0z",
        "M0 106Q44 66 92 106z",  # the hill, with three graves
        "M22 92V76H18V73H22V68H25V73H29V76H25V92zM44 90V74H39V71H44V65H47V71H52V74H47V90zM64 96V83H60V80H64V76H67V80H71V83H67V96z",
        "M126 106V80Q126 77 129 77T132 80V106zM119 93V86Q119 84 121 84T123 86V90H127V95H121Q119 95 119 93zM131 88H135V82Q135 80 137 80T139 82V91Q139 93 137 93H131z",
        "M166 106V80H172V64L179 44 186 64V80H204V106z",  # a church
        "M212 106V74H215V67H245V74H248V106z",  # a store
        "M256 106V62H261V52Q287 45 313 52V62H318V106z",  # the saloon
        "M250 82H324V86H250zM252 86H254V106H252zM320 86H322V106H320z",
        "M328 106V68L348 57 368 68V106zM356 56H361V66H356z",
        "M388 66L402 57 416 66V82H388zM391 82H394L391 106H388zM410 82H413L416 106H413zM400 82H404V106H400z",
        "M470 106V62H472V106zM463 66H479V68H463zM372 106V72H374V106zM366 75H380V77H366z",
        "M546 106L551 68H554L559 106H556L552.5 76 549 106z",
        rays(552, 66, 2.5, 10, 8, 26),
    )
    lit = (
        "M176.6 68H181.4V75H176.6zM218 80H226V90H218zM234 80H242V90H234z",
        "M264 66H271V77H264zM283 66H291V77H283zM303 66H310V77H303zM262 90H272V99H262zM302 90H312V99H302z",
        "M281 91Q284 93 286.4 91V101Q284 99 281 101zM287.6 91Q290 93 293 91V101Q290 99 287.6 101z",
        "M334 74H341V82H334zM354 74H361V82H354z",
    )
    return svg(fill("accent2", *far), fill("ink", *near), fill("accent", *lit), box="0 0 600 110")
