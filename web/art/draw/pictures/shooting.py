"""Guns, and what has to do with them."""

from __future__ import annotations

from ..guns import bullet, cartridge, muzzle_flash, revolver, rifle, wheel
from ..ink import Parts, at, both, burst, cut, cuts, disc, fill, line, move, put
from .backdrops import dust, shine, sun


def bang() -> Parts:
    gun = put(revolver(), 41, 57, -22, 0.84, (50, 46))
    return [shine("accent2", 28, 28, 50, 50, 5), muzzle_flash(76, 30, 24), gun, fill("paper", disc(78, 29, 5))]


def colt() -> Parts:
    return [sun("accent2", 50, 48, 38), move(revolver(95), 1, 10, 0, 0.98)]


def peacemaker() -> Parts:
    """A laurel of peace round a long barrel."""
    sprig = ""
    for i in range(7):
        x, y = at(50, 50, 40, 120 + i * 19)
        sprig += f"M{x:.1f} {y:.1f}Q{x - 9:.1f} {y - 2:.1f} {x - 8 + i * 1.2:.1f} {y - 11:.1f}Q{x + 1:.1f} {y - 8:.1f} {x:.1f} {y:.1f}z"
        x, y = at(50, 50, 38, 126 + i * 19)
        sprig += (
            f"M{x:.1f} {y:.1f}Q{x + 8:.1f} {y + 1:.1f} {x + 9:.1f} {y - 8:.1f}Q{x + 1:.1f} {y - 8:.1f} {x:.1f} {y:.1f}z"
        )
    return [
        fill("leaf", both(sprig)),
        line("leaf", 2, "M50 92Q8 88 12 42M50 92Q92 88 88 42"),
        put(revolver(106, "accent2"), 51, 49, -64, 0.86, (54, 44)),
    ]


def remington() -> Parts:
    return [sun("steel", 50, 50, 38), put(revolver(98, "accent2", solid=True), 50, 50, -24, 1, (50, 44))]


def schofield() -> Parts:
    """Broken open at the top, the spent rounds thrown out."""
    barrel = fill("ink", "M0-4.6H52V4.8H0z", "M45-4L49-8.6H51V-4z", "M0 4H40L38 8.6H0z", "M-3-11H14V9H-3z") + fill(
        "paper", cut(18, -2, 48, -2, 1.6), "M0-7.6H11V-5H0zM0-2.6H12V.4H0zM0 3H11V5.6H0z"
    )
    frame = (
        fill(
            "ink",
            "M25 28L17.6 19.6Q14.6 18 13 21L16.6 23.4Q19 28 21 33z",
            "M21 33Q24 26 30 25L36 27 35 36 47 40 46 46 31 44.4Q24 43 21 37z",
            "M21 31Q20 39 15 46Q6 58 7 66Q8 71 14 71L20 70Q22.6 69 22.6 64Q22.6 56 28 50L34 44z",
        )
        + line("ink", 2.6, "M31 44Q29.6 55 37.4 55Q45 55 44.4 44M36.6 44.4Q39 48.4 36 52")
        + fill("accent", "M21 39Q18 46 14 51Q10.4 58 11 65Q13 67.6 18.6 66Q18.6 55 24 48L28 43z")
    )
    return [
        sun("accent2", 52, 54, 36),
        move(frame, 4, 8),
        move(barrel, 50, 50, 42, 0.94),
        cartridge(54, 24, 24),
        cartridge(72, 20, 64),
        cartridge(40, 14, -20),
        cartridge(80, 38, 110),
    ]


def fanning() -> Parts:
    """Three shots in one breath, the palm on the hammer."""
    flashes = (muzzle_flash(x, y, r) for x, y, r in ((72, 21, 17), (87, 46, 13), (74, 72, 17)))
    return [
        *flashes,
        put(revolver(84), 37, 58, -6, 0.96, (46, 46)),
        line("accent", 3, "M5 38Q8 20 25 18M13 41Q16 29 28 27"),
        fill("accent", "M24 12L33 17 25 23zM27 21L36 26 28 32z"),
    ]


def volcanic() -> Parts:
    """A pistol worked by a lever."""
    gun = (
        fill(
            "ink",
            "M22 26H34L36 22H60V26H97V32H62V36H95V40H52Q44 44 34 42L24 40z",
            "M26 27L18 20Q15 19 14 22L18 26 20 34z",
        )
        + fill("accent", "M22 28L24 41Q16 48 13 62Q12 70 6 70L4 62Q6 44 16 34z")
        + line("ink", 1.6, "M22 28L24 41Q16 48 13 62Q12 70 6 70L4 62Q6 44 16 34z")
        + line("ink", 3, "M50 42Q48 54 39 54Q32 52 33 43M38 54Q28 64 22 58Q20 52 27 48")
        + fill("accent2", "M36 24H58V38H36z")
        + line("ink", 1.6, "M36 24H58V38H36z")
        + fill("paper", cut(64, 28, 92, 28, 1.3), cut(64, 38, 90, 38, 1.1))
    )
    return [
        shine("accent", 22, 30, 50, 50, 4),
        fill("paper", disc(50, 50, 34)),
        sun("accent2", 50, 50, 33, 0),
        move(gun, 3, 8, 0, 0.94),
    ]


def pepperbox() -> Parts:
    """Six barrels in a bundle."""
    gun = (
        fill(
            "ink",
            "M40 22H92Q95 31 92 46H40z",
            "M20 34Q24 22 40 22V46H30Q22 46 20 40z",
            "M26 26L20 16Q16 15 15 18L19 24 20 32z",
        )
        + line("ink", 3, "M32 46Q31 57 39 57Q47 57 46 46M38 46Q41 50 38 54")
        + fill("accent", "M20 34Q20 44 14 52Q8 62 10 72Q15 76 22 72Q21 60 28 52L32 46 22 44z")
        + line("ink", 1.6, "M20 34Q20 44 14 52Q8 62 10 72Q15 76 22 72Q21 60 28 52L32 46")
        + fill("paper", *(cut(43, y, 88, y, 1.8) for y in (27, 34, 41)))
        + fill("accent2", "M56 21.6H61V46.4H56zM80 21.6H85V46.4H80z")
    )
    front = (
        fill("ink", disc(76, 76, 17))
        + fill("accent2", disc(76, 76, 15))
        + fill("ink", *(disc(*at(76, 76, 9.4, i * 60), 3.8) for i in range(6)), disc(76, 76, 2))
    )
    return [sun("steel", 50, 44, 34, 0), move(gun, 0, 2), front]


def derringer() -> Parts:
    """Small enough for a sleeve: an ace and two short barrels."""
    ace = (
        fill("paper", "M-18-26H18V26H-18z")
        + line("ink", 2, "M-18-26H18V26H-18z")
        + fill("accent", "M0-18L8-8 0 2-8-8z", "M-13-23L-10.4-20-13-17-15.6-20z")
    )
    grip = "M36 40L22 34Q12 46 8 58Q5 70 13 74Q22 76 28 66Q34 56 44 52z"
    gun = (
        fill(
            "ink",
            "M40 26H88V36.4H40z",
            "M40 38H88V48H40z",
            "M22 34L30 26 46 24V52L36 53z",
            "M31 27L26 17Q22 14 20 18L24 22 23 34z",
        )
        + line("ink", 3, "M48 50Q49 58 43 59")
        + fill("accent2", grip)
        + line("ink", 2, grip)
        + fill("ink", cuts(3, (12, 66, 20, 46), (21, 68, 32, 54), 1.4))
        + fill("paper", cut(48, 29, 84, 29, 2), cut(48, 41, 84, 41, 2), disc(35, 38, 2.4))
    )
    return [sun("leaf", 50, 48, 38), move(ace, 60, 34, 12, 1.1), put(gun, 48, 64, -8, 1, (46, 46))]


def winchester() -> Parts:
    return [sun("accent2", 50, 50, 38), put(rifle("accent", True, 100, 76, "accent2"), 50, 50, -32, 1.06)]


def carbine() -> Parts:
    """Short, with the saddle ring."""
    return [
        sun("leaf", 50, 48, 37),
        put(rifle("accent2", True, 88, 70) + line("ink", 2, disc(46, 68, 4.6)), 50, 50, -20, 1.08, (46, 50)),
    ]


def springfield() -> Parts:
    """A soldier's long rifle with its bayonet."""
    gun = (
        rifle("accent", False, 92, 84)
        + fill("accent2", "M60 41H63.4V55.4H60zM74 41H77.4V55.4H74z")
        + fill("steel", "M90 45L116 46.6 90 49z")
        + line("ink", 1.3, "M90 45L116 46.6L90 49z")
    )
    return [shine("steel", 22, 26, 50, 50, 4.4), put(gun, 51, 50, -45, 0.96, (58, 50))]


def rev_carabine() -> Parts:
    """A revolver with a rifle's stock and barrel."""
    gun = (
        fill("accent", "M3 50Q2 62 5 68L9 68Q20 62 30 58L36 55V44L28 46Q14 48 3 50z")
        + line("ink", 1.5, "M3 50Q2 62 5 68L9 68Q20 62 30 58L36 55V44L28 46Q14 48 3 50z")
        + fill(
            "ink",
            "M33 40L58 38V57H36L33 54z",
            "M57 41H100V47H57z",
            "M94 41L97 37H98.6V41z",
            "M57 47H78L76 51H57z",
            "M36 41L30 34Q27.6 34 28 37L32 44z",
        )
        + line("ink", 2.6, "M36 57Q36 66 43 66Q50 66 50 57M42 57Q44 61 41 64")
        + fill("accent2", "M40 38H55V58H40z")
        + line("ink", 1.6, "M40 38H55V58H40zM40 44.6H55M40 51.4H55")
        + fill("paper", cut(60, 43, 96, 43, 1.4))
        + fill("ink", cuts(3, (6, 65, 20, 58), (5, 55, 20, 51), 1.2))
    )
    return [sun("steel", 52, 50, 37), put(gun, 50, 50, -18, 1.02)]


def buffalo_rifle() -> Parts:
    """The gun, and what it was made for."""
    bison = fill(
        "ink",
        "M10 66Q8 44 24 36Q34 22 52 28Q70 30 84 38Q92 44 90 58L92 70 88 70 86 62 84 84H78L76 66Q60 70 46 66L44 84H38L36 70 32 84H26L24 72Q14 76 10 66z",
        "M12 44Q6 40 8 33Q13 34 16 41z",
        "M88 44Q96 48 95 60L92 58Q92 50 86 48z",
    ) + fill(
        "paper",
        disc(17, 54, 1.6),
        cuts(6, (20, 46, 26, 36), (46, 46, 46, 30), 1.6),
        cuts(4, (22, 70, 26, 54), (38, 62, 40, 48), 1.4),
    )
    return [
        sun("accent2", 50, 40, 36, 0),
        move(bison, 8, -3, 0, 0.84),
        put(rifle("accent", False, 100, 70), 50, 78, -8, 0.98),
    ]


def shotgun() -> Parts:
    """Two barrels, sawn off, smoking."""
    gun = (
        fill("accent", "M2 48Q0 62 4 70L9 70Q20 62 32 58L38 56V44L30 44Q16 44 2 48z", "M56 50H76L73 57H56z")
        + line("ink", 1.6, "M2 48Q0 62 4 70L9 70Q20 62 32 58L38 56V44L30 44Q16 44 2 48z", "M56 50H76L73 57H56z")
        + fill(
            "ink",
            "M36 40H58V57H36z",
            "M56 38H94V44H56z",
            "M56 45.4H94V51.4H56z",
            "M38 41L32 33Q29 33 30 36L34 43z",
            "M44 40L39 32Q36 32 37 35L40 41z",
        )
        + line("ink", 2.6, "M38 57Q38 66 45 66Q53 66 52 57M42 58Q44 62 41 64M47 58Q49 62 46 64")
        + fill(
            "paper",
            cut(60, 40, 92, 40, 1.5),
            cut(60, 47.4, 92, 47.4, 1.5),
            cuts(2, (40, 45, 54, 45), (40, 50, 50, 50), 1.6),
        )
        + fill("ink", cuts(3, (6, 66, 20, 58), (4, 54, 20, 50), 1.3))
    )
    return [
        muzzle_flash(83, 25, 17),
        put(gun, 46, 50, -24, 0.98, (48, 50)),
        cartridge(62, 82, 62, 1),
        cartridge(84, 76, 110, 1),
    ]


def gatling() -> Parts:
    gun = (
        fill("ink", "M8-13H60V13H8z", "M-12-11H10V11H-12z", "M-18-4H-10V4H-18z")
        + fill("paper", *(cut(14, y, 57, y, 1.6) for y in (-8, -3, 2, 7)))
        + fill("accent2", "M24-14.6H29V14.6H24zM52-14.6H57V14.6H52z", "M-4-27H6V-10H-4z")
        + line("ink", 1.6, "M-4-27H6V-10H-4zM-4-22H6M-4-17H6M24-14.6H29V14.6H24zM52-14.6H57V14.6H52z")
        + line("ink", 3, "M-16 2L-22 10")
        + fill("accent", disc(-22, 11, 3.6))
    )
    return [
        muzzle_flash(86, 25, 13),
        fill("ink", "M42 50L58 52 24 94H12z", "M50 52L62 50 66 74H58z"),
        put(gun, 32, 42, -14, 0.92, (0, 0)),
        wheel(58, 72, 20, 10, 3.4),
        dust(93),
    ]


def howitzer() -> Parts:
    barrel = (
        fill("ink", "M-26-14Q-32 0-26 14L34 9V-9z", "M34-12H42V12H34z", "M-30-4H-38Q-40 0-38 4H-30z")
        + fill("paper", cut(-22, -9, 30, -5, 2.4), cut(-20, -3, 10, -1.6, 1.6))
        + fill("accent2", "M-8-13.4L-3-13V13L-8 13.4zM16-11.4L20-11V11L16 11.4z")
    )
    return [
        muzzle_flash(86, 20, 13),
        fill("ink", "M40 56L52 60 18 93H4z"),
        move(barrel, 46, 44, -24, 0.94),
        wheel(54, 68, 23, 12, 4),
        dust(93),
    ]


def return_fire() -> Parts:
    return [
        fill("accent", burst(50, 50, 26, 12)),
        fill("accent2", burst(50, 50, 16, 10, 10)),
        bullet(66, 24, 0, 1.4),
        move(bullet(0, 0, 0, 1.4), 34, 77, flip=True),
    ]


def missed() -> Parts:
    """Through the hat, not the head."""
    hat = (
        fill(
            "ink",
            "M-20 6Q-20-16-12-22Q-5-26 0-20Q5-26 12-22Q20-16 20 6z",
            "M-42-2Q-36-7-21 2Q0-2 21 2Q36-7 42-2Q32 14 0 13Q-32 14-42-2z",
        )
        + line("paper", 1, "M-42-2Q-36-7-21 2Q0-2 21 2Q36-7 42-2")
        + fill("accent", "M-20-1Q0-5 20-1L20.6 4Q0 0-20.6 4z")
        + fill(
            "paper",
            cuts(4, (-15, -4, -11, -19), (-6, -5, -4, -18), 1.7),
            cuts(2, (-32, 4, -14, 8), (-20, 9, 0, 11), 1.4),
        )
    )
    return [
        sun("accent2", 50, 56, 34),
        move(hat, 48, 58, -16, 1.14),
        bullet(76, 31, -14, 1),
        fill("paper", disc(36, 39, 3.2)),
        line("ink", 2.2, "M24 84Q30 92 40 90M64 88Q74 88 78 80"),
    ]


def dodge() -> Parts:
    """Bent right over backwards while the lead goes by."""
    man = "M20 92L34 64Q38 56 34 50Q24 46 15 40L10 45 7 42 13 33Q24 38 34 39Q42 34 52 42Q60 50 56 60L70 74 74 92H82V96H66L61 78 46 70 30 96H14V92z"
    hat = "M9 20Q14 18 18 22L24 14Q32 14 34 22L33 28Q38 32 36 36Q22 34 9 20z"
    return [
        sun("steel", 52, 58, 34),
        fill("ink", man, disc(25, 30, 7)),
        move(fill("ink", hat) + fill("accent", "M17 23L20 19 33 27 33 30z"), -1, -4),
        fill(
            "paper",
            cuts(4, (44, 64, 40, 46), (54, 58, 50, 46), 1.5),
            cut(64, 76, 58, 68, 1.5),
            cut(26, 88, 36, 68, 1.6),
        ),
        bullet(80, 16, 0, 0.66),
        bullet(88, 34, 0, 0.66),
        dust(95),
    ]


def scope() -> Parts:
    """A man between the hairs."""
    target = "M32 84Q33 64 42 60Q40 52 43 46H57Q60 52 58 60Q67 64 68 84z"
    return [
        fill("accent2", disc(50, 50, 40)),
        fill("ink", target),
        fill("ink", "M30 47Q36 44 40 46Q40 34 46 34L50 36 54 34Q60 34 60 46Q64 44 70 47Q60 51 50 51Q40 51 30 47z"),
        fill("paper", cuts(3, (38, 82, 40, 66), (46, 82, 46, 66), 1.5)),
        line("ink", 6, disc(50, 50, 42)),
        line("paper", 1.3, disc(50, 50, 42)),
        line("accent", 1.8, "M50 10V38M50 62V90M10 50H38M62 50H90", disc(50, 50, 12)),
        line("ink", 1.2, "M46 20H54M46 28H54M46 72H54M46 80H54M20 46V54M28 46V54M72 46V54M80 46V54"),
    ]


def binocular() -> Parts:
    tube = "M10 84L14 44Q15 38 20 36L22 22H38L42 36Q46 38 46 44V84z"
    return [
        shine("accent2", 22, 26, 50, 46, 5),
        fill("ink", both(tube), "M42 46H58V66H42z"),
        fill("accent", both("M12.4 62L13.6 52H46V62z")),
        fill("accent2", "M46 40H54V54H46z", both("M20 18H39V24H20z"), both("M8 80H47V88H8z")),
        line("ink", 1.8, both("M20 18H39V24H20z"), both("M8 80H47V88H8z"), "M46 40H54V54H46z"),
        fill(
            "paper",
            cuts(3, (17, 78, 19, 66), (25, 78, 26, 66), 1.8),
            cut(24, 48, 25, 27, 2),
            cut(59, 48, 64, 27, 2),
            cuts(2, (61, 78, 61, 66), (66, 78, 66, 66), 1.6),
        ),
    ]
