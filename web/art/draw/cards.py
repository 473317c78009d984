"""One picture for each card name."""

from __future__ import annotations

from . import faces as f
from .characters import feather, lady, specs
from .guns import bullet, cartridge, muzzle_flash, revolver, rifle, wheel
from .ink import Parts, at, both, box, burst, cut, cuts, disc, fill, gallery, line, move, put, rays, star


def sun(colour: str = "accent2", x: float = 50, y: float = 50, r: float = 38, slots: int = 4) -> str:
    """A flat sun, cut by level strokes towards its foot."""
    step = r * 0.16
    strokes = "".join(box(x - r, y + r - step * (i + 1) * 1.3, 2 * r, 0.8 + 0.5 * (slots - i)) for i in range(slots))
    return fill(colour, disc(x, y, r)) + (fill("paper", strokes) if slots else "")


def shine(
    colour: str = "accent2", n: int = 24, inner: float = 20, x: float = 50, y: float = 50, width: float = 5
) -> str:
    """Rays all round."""
    return fill(colour, rays(x, y, inner, 49, n, width))


def dust(y: float = 88, colour: str = "ink") -> str:
    """The ground a thing stands on."""
    return fill(
        colour,
        f"M6 {y}Q30 {y - 2.4} 50 {y}T94 {y - 0.6}L88 {y + 2.4}Q50 {y + 4} 14 {y + 2.8}z",
        cut(22, y + 6, 46, y + 5.4, 1.4),
        cut(78, y + 6.4, 58, y + 6, 1.4),
    )


# ---------------------------------------------------------------- shooting


def bang() -> Parts:
    return [
        shine("accent2", 28, 28, 50, 50, 5),
        muzzle_flash(75, 30, 24),
        put(revolver(), 40, 58, -22, 0.92, (50, 46)),
        fill("paper", disc(77, 29, 5)),
    ]


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
    """Three shots in one breath."""
    return [
        *(muzzle_flash(x, y, r) for x, y, r in ((76, 16, 14), (87, 38, 12), (80, 62, 14))),
        put(revolver(84), 38, 52, -6, 0.94, (46, 46)),
        line("accent", 2.6, "M8 30Q12 16 26 14M14 36Q18 25 29 23"),
        fill("accent", "M25 9L33 13 26 18zM28 18L36 22 29 27z"),
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
        move(gun, 2, 6),
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
    """Small enough for a sleeve: a card and two short barrels."""
    ace = (
        fill("paper", "M-17-25H17V25H-17z")
        + line("ink", 2, "M-17-25H17V25H-17z")
        + fill("accent", "M0-20L7-12 0-4-7-12z", "M-12-21L-9.4-18-12-15-14.6-18z")
    )
    gun = (
        fill(
            "ink",
            "M34 20H88V30H34z",
            "M34 31.6H88V41H34z",
            "M28 22L38 18 44 46 28 46Q22 40 24 30z",
            "M30 22L22 12Q18 12 18 16L24 24z",
        )
        + line("ink", 3, "M42 46Q42 54 36 54M36 46Q40 50 36 54")
        + fill("accent2", "M24 32Q14 44 6 54Q2 62 9 68Q16 74 23 66Q32 54 38 46L28 44z")
        + line("ink", 1.8, "M24 32Q14 44 6 54Q2 62 9 68Q16 74 23 66Q32 54 38 46")
        + fill("ink", cuts(3, (12, 62, 22, 46), (19, 65, 29, 50), 1.2))
        + fill("paper", cut(46, 23, 84, 23, 1.8), cut(46, 35, 84, 35, 1.8))
    )
    return [sun("leaf", 50, 48, 38), move(ace, 58, 34, 14, 1.1), put(gun, 48, 62, -10, 0.96, (46, 42))]


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
    return [shine("steel", 22, 26, 50, 50, 4.4), put(gun, 50, 52, -45, 1.02, (58, 50))]


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


# ---------------------------------------------------------------- hitting by hand


def fist() -> str:
    """A fist from the front, thumb across."""
    hand = (
        "M18 46Q18 30 30 30Q34 22 44 24Q50 18 58 24Q68 20 72 28Q84 28 84 42V62Q84 76 70 80L68 96H30L30 80Q16 74 18 60z"
    )
    return (
        fill("paper", hand)
        + line("ink", 2.6, hand)
        + line(
            "ink",
            2.4,
            "M31 30V48M45 25V48M59 25V48M72 29V46M18 50Q22 44 31 48Q38 42 45 48Q52 42 59 48Q66 42 72 46M24 60Q40 50 58 54Q66 56 66 62Q66 68 56 68L42 68Q34 70 30 80",
        )
        + fill(
            "ink", "M84 50V62Q84 76 70 80L68 96H54L56 80Q74 76 76 58z", cuts(4, (74, 60, 62, 64), (70, 78, 58, 76), 1.8)
        )
    )


def punch() -> Parts:
    return [
        fill("accent", burst(50, 46, 50, 15, 4, 0.66)),
        fill("accent2", burst(50, 46, 40, 13, 10, 0.7)),
        move(fist(), 7, 6, 0, 0.86),
        fill("accent", "M29 83H75V96H29z"),
        line("ink", 2, "M29 84H76V97H29z"),
    ]


def brawl() -> Parts:
    """A chair over somebody's head."""
    chair = line("ink", 6, "M-20-34L-16 34M16-34L14 34M-18-4H16M-19-24H17M-20-34H16M-16 34L-30 38M14 34L24 40") + line(
        "accent2", 3, "M-20-34L-16 34M16-34L14 34M-18-4H16M-19-24H17M-20-34H16"
    )
    bottle = (
        fill("leaf", "M-6 30V4Q-6-4-3-8V-20H3V-8Q6-4 6 4V30z")
        + line("ink", 1.8, "M-6 30V4Q-6-4-3-8V-20H3V-8Q6-4 6 4V30z")
        + fill("paper", "M-5 8H5V20H-5z")
    )
    return [
        fill("accent", burst(50, 52, 34, 13, 5, 0.6)),
        move(chair, 36, 44, -32, 0.95),
        move(bottle, 70, 34, 40, 1.1),
        move(fist(), 52, 48, 12, 0.46),
        fill("ink", star(16, 82, 6, 2.6), star(28, 92, 4, 1.8), star(90, 70, 5, 2)),
    ]


def knife() -> Parts:
    blade = "M-6-2L-7-44Q-6-52 2-62Q9-50 8-40L7-2z"
    grip = "M-5 4H6L8 30Q6 36 0 36Q-6 36-7 30z"
    return [
        sun("accent", 50, 50, 38),
        move(
            fill("paper", blade)
            + fill("ink", "M1-2V-58L2-62Q9-50 8-40L7-2z")
            + line("ink", 1.8, blade)
            + fill("accent2", "M-14-3H15L17 3H-16z")
            + line("ink", 1.6, "M-14-3H15L17 3H-16z")
            + fill("ink", grip)
            + line("paper", 1.2, "M-5 12H6M-6 19H7M-6 26H7")
            + fill("ink", cuts(4, (1, -12, -4, -10), (1, -44, -5, -40), 1.4)),
            38,
            60,
            38,
            1.08,
        ),
    ]


def duel() -> Parts:
    man = "M8 94L17 60Q12 50 14 38Q18 33 22 32L20 28H28L27 32Q34 34 35 40L39 50 42 58 38 62 33 52 31 60Q35 74 34 94H27L25 70 17 94z"
    hat = "M11 24Q15 22 18 23Q18 14 21 13L24 14 27 13Q30 14 30 23Q33 22 37 24Q32 28 24 28Q16 28 11 24z"
    return [
        sun("accent", 50, 56, 34, 5),
        fill("ink", both(man), both(hat), both("M19 24H29V30Q24 33 19 30z")),
        fill(
            "paper", cuts(3, (17, 58, 18, 40), (25, 54, 25, 38), 1.3), cuts(3, (83, 58, 82, 40), (75, 54, 75, 38), 1.3)
        ),
        fill("accent2", both("M17.6 58L31 56 31.4 59 17.4 61z")),
        dust(94),
    ]


def indians() -> Parts:
    """A painted shield, feathers, arrows."""
    arrow = (
        line("ink", 3, "M8 92L88 12")
        + fill("ink", "M94 6L90 20 80 10z")
        + fill("accent", "M4 84L12 78 18 84 12 88zM12 96L18 88 22 90 16 98z")
    )
    shield = (
        fill("ink", disc(50, 44, 29))
        + fill("paper", disc(50, 44, 26.6))
        + fill("accent", "M23.6 44A26.4 26.4 0 0 1 76.4 44z")
        + fill(
            "ink",
            "M23.6 41.6H76.4V46H23.6z",
            star(50, 31, 10, 4, 8),
            *(f"M{x} 46l6 12 6-12z" for x in (26, 38, 50, 62)),
        )
    )
    return [
        arrow,
        move(arrow, 100, 0, flip=True),
        *(feather(x, y, t, "paper", 0.9) for x, y, t in ((32, 66, 196), (50, 70, 180), (68, 66, 164))),
        shield,
        fill("accent2", disc(50, 31, 3.4)),
    ]


def dynamite() -> Parts:
    sticks = [(-15, 0), (0, -3), (15, 0)]
    body = ""
    for x, y in sticks:
        body += fill(
            "accent", f"M{x - 8} {y - 28}Q{x} {y - 33} {x + 8} {y - 28}V{y + 30}Q{x} {y + 35} {x - 8} {y + 30}z"
        ) + line(
            "ink",
            2,
            f"M{x - 8} {y - 28}Q{x} {y - 33} {x + 8} {y - 28}V{y + 30}Q{x} {y + 35} {x - 8} {y + 30}zM{x - 8} {y - 28}Q{x} {y - 23} {x + 8} {y - 28}",
        )
        body += fill(
            "paper", cuts(2, (x - 4.6, y + 26, x - 4.6, y - 18), (x - 1.6, y + 26, x - 1.6, y - 4), 1.8)
        ) + fill("ink", cuts(2, (x + 5, y + 28, x + 5, y - 18), (x + 2.4, y + 28, x + 2.4, y), 1.8))
    straps = fill("ink", "M-24-14H24V-7H-24zM-24 14H24V21H-24z") + line("accent2", 1.4, "M-22-10.4H22M-22 17.6H22")
    return [
        fill("accent2", burst(80, 15, 18, 11)),
        fill("accent", burst(80, 15, 10, 9, 12)),
        line("ink", 2.8, "M54 34Q52 16 64 20Q74 24 78 16"),
        move(body + straps, 44, 62, -8, 0.98),
        fill("paper", disc(80, 15, 3)),
    ]


# ---------------------------------------------------------------- what is worn


def cowboy_hat(colour: str, band: str, tall: float = 0) -> str:
    return move(f.stetson(colour, band, tall), -10, 22, 0, 1.2)


def hat() -> Parts:
    return [
        shine("accent", 24, 30, 50, 56, 4.4),
        cowboy_hat("accent2", "accent", -2),
        fill("ink", "M14 82Q50 90 86 82Q50 94 14 82z"),
    ]


def ten_gallon_hat() -> Parts:
    return [
        sun("steel", 50, 54, 38),
        move(f.stetson("paper", "accent", 12), -10, 33, 0, 1.2),
        fill("accent2", star(50, 70, 6, 2.6)),
        line("ink", 1.2, star(50, 70, 6, 2.6)),
    ]


def sombrero() -> Parts:
    tassels = both("M14 72V82") + both("M26 77V88")
    return [
        shine("leaf", 22, 30, 50, 50, 5),
        move(f.sombrero("accent2", "accent"), -2, 30, 0, 1.04),
        line("ink", 1.4, tassels),
        fill("accent", both(disc(14, 84, 2.6)), both(disc(26, 90, 2.6))),
    ]


def gun_belt() -> Parts:
    belt = "M4 34Q50 58 96 34L97 47Q50 72 3 47z"
    loops = "".join(
        f"M{x} {y}v9h4v-9z"
        for x, y in ((10, 39.4), (18, 43), (26, 46), (34, 48), (62, 48), (70, 46), (78, 43), (86, 39.4))
    )
    holster = "M54 58L84 50 86 66Q80 82 76 95L66 96Q60 78 54 66z"
    return [
        sun("accent2", 50, 44, 36, 0),
        fill("ink", belt),
        line("paper", 1, "M6 37Q50 60.4 94 37M5.6 45Q50 69.6 94.4 45"),
        fill("accent", loops),
        fill("paper", "M42 47H58V64H42z"),
        line("ink", 2.4, "M42 47H58V64H42zM50 55.4H60"),
        move(fill("ink", "M-4-14Q0-24 10-20L12-4H-4z") + fill("accent2", "M0-13Q3-20 8-17L9-5H1z"), 68, 54, 10),
        fill("accent", holster),
        line("ink", 2.2, holster, "M57 68L83 60"),
        fill("ink", cuts(4, (80, 66, 74, 70), (75, 90, 70, 91), 1.8)),
    ]


def iron_plate() -> Parts:
    plate = "M24 14Q50 22 76 14L82 60Q72 82 50 90Q28 82 18 60z"
    dents = [(40, 38), (60, 50), (44, 66)]
    return [
        line("accent2", 4, "M26 16Q14 4 8 12M74 16Q86 4 92 12M20 62Q8 66 6 76M80 62Q92 66 94 76"),
        fill("steel", plate),
        fill("ink", "M76 14L82 60Q72 82 50 90Q70 74 72 54L70 16z", cuts(6, (72, 26, 58, 28), (62, 80, 50, 78), 2)),
        line("ink", 2.8, plate),
        fill("paper", cuts(3, (26, 22, 24, 58), (34, 24, 32, 52), 2.2)),
        *(
            fill("ink", disc(x, y, 5))
            + fill("accent2", disc(x - 0.6, y - 0.6, 3))
            + line("ink", 1.2, f"M{x - 7} {y - 5}l-3-2M{x + 6} {y - 6}l3-3M{x - 6} {y + 6}l-3 3M{x + 7} {y + 5}l3 2")
            for x, y in dents
        ),
        fill("ink", both(disc(28, 20, 1.8)), both(disc(25, 62, 1.8))),
    ]


def bible() -> Parts:
    return [
        shine("accent2", 26, 26, 50, 46, 5),
        fill("paper", "M28 84Q24 80 28 76H80V90H30z"),
        line("ink", 2, "M28 84Q24 80 28 76H80V90H32M32 80H80M34 84H80"),
        fill("ink", "M24 14Q24 8 30 8H80V78H30Q24 78 24 86z"),
        line("accent2", 1.6, "M31 14H74V72H31z"),
        fill("accent2", "M49 22H57V34H68V42H57V64H49V42H38V34H49z"),
        fill("paper", cuts(4, (26.6, 20, 26.6, 34), (26.6, 56, 26.6, 72), 1.6), disc(66, 60, 3.4)),
        fill("ink", disc(66, 60, 2)),
    ]


# ---------------------------------------------------------------- drink


def mug(colour: str = "accent2") -> str:
    glass = "M22 36H64L61 88Q43 93 25 88z"
    foam = "M18 38Q14 26 26 25Q30 14 42 19Q52 12 58 21Q70 20 69 31Q73 40 64 41Q60 50 54 41Q48 56 42 42Q34 50 30 41Q24 48 18 38z"
    return (
        line("ink", 7.4, "M62 46Q84 44 82 60Q80 74 61 74")
        + line("paper", 3.4, "M62 46Q84 44 82 60Q80 74 61 74")
        + fill(colour, glass)
        + line("ink", 2.6, glass, "M33 46L34 86M43 52V88M53 46L52 86")
        + fill("ink", "M56 44H63.4L61 88Q57 89 54 89z")
        + fill("paper", foam)
        + line("ink", 2.2, foam)
        + fill("ink", cuts(3, (62, 26, 54, 28), (66, 36, 56, 35), 1.6), disc(36, 28, 1.2), disc(45, 24, 1))
        + fill("paper", cut(28, 82, 27.4, 48, 2.4))
    )


def beer() -> Parts:
    return [sun("accent", 48, 56, 36), move(mug(), 1, 2)]


def strong_beer() -> Parts:
    """A stone jug with the brewer's three crosses."""
    jug = "M26 34Q22 24 34 22H62Q72 24 70 34Q78 48 76 88Q48 96 20 88Q18 48 26 34z"
    foam = "M26 24Q20 14 32 13Q38 4 48 9Q58 4 64 12Q76 14 70 25Q64 33 58 26Q52 36 46 27Q38 34 34 27Q30 30 26 24z"
    return [
        shine("accent2", 22, 32, 50, 52, 5),
        line("ink", 7.6, "M72 42Q92 44 88 62Q86 74 75 74") + line("accent", 3.6, "M72 42Q92 44 88 62Q86 74 75 74"),
        fill("accent", jug),
        line("ink", 2.6, jug),
        fill("ink", "M70 34Q78 48 76 88Q68 91 58 92Q70 70 64 30z", cuts(5, (67, 44, 58, 46), (68, 84, 56, 84), 1.8)),
        fill("paper", foam),
        line("ink", 2.2, foam),
        *(line("paper", 3.6, f"M{x} {y}l9 9M{x + 9} {y}l-9 9") for x, y in ((26, 56), (40, 56), (54, 56))),
        line("paper", 1.6, "M24 48H70M23 74H72"),
    ]


def bottle(colour: str, x: float, y: float, scale: float = 1) -> str:
    shape = "M-12 44V0Q-12-8-6-14V-34H6V-14Q12-8 12 0V44Q0 48-12 44z"
    return move(
        fill(colour, shape)
        + fill("ink", "M6-34V-14Q12-8 12 0V44Q8 46 4 46Q7 20 3-8V-34z")
        + line("ink", 2.2, shape, "M-7.6-30H7.6")
        + fill("ink", "M-5-42H5V-34H-5z")
        + fill("paper", "M-12 6H12V30H-12z", cut(-8, 0, -3, -24, 2))
        + line("ink", 1.6, "M-12 6H12V30H-12z"),
        x,
        y,
        0,
        scale,
    )


def whisky() -> Parts:
    glass = "M62 58H88L85 88H65z"
    return [
        sun("accent2", 46, 48, 36),
        bottle("accent", 38, 46, 1.06),
        line("ink", 1.6, "M30 64H46M32 69H44"),
        fill("accent", star(38, 58.4, 3.6, 1.6)),
        fill("paper", glass),
        fill("accent2", "M63.4 70H86.6L85 88H65z"),
        fill("ink", "M78 70H86.6L85 88H77z"),
        line("ink", 2.4, glass),
        dust(94),
    ]


def tequila() -> Parts:
    leaf = "M50 92Q44 66 24 50Q30 70 44 92z" + "M50 92Q40 58 38 30Q52 54 54 92z"
    agave = both(leaf) + "M50 92Q42 60 50 20Q58 60 50 92z" + both("M46 94Q30 76 8 72Q20 90 42 96z")
    glass = "M60 62H84L80 92H64z"
    return [
        sun("accent", 44, 44, 32, 0),
        move(fill("leaf", agave) + line("ink", 1.8, agave), -6, 0),
        fill("paper", glass),
        fill("accent2", "M61.6 72H82.6L80 92H64z"),
        line("ink", 2.4, glass),
        fill("leaf", disc(84, 62, 10)),
        fill("paper", disc(84, 62, 7.4)),
        line("leaf", 1.8, "M84 55V69M77 62H91M79 57L89 67M89 57L79 67"),
        line("ink", 2, disc(84, 62, 10)),
    ]


def canteen() -> Parts:
    return [
        line("ink", 6, "M24 44Q20 8 50 8Q80 8 76 44") + line("accent", 3, "M24 44Q20 8 50 8Q80 8 76 44"),
        fill("ink", "M42 14H58V30H42z"),
        fill("paper", cut(46, 28, 46, 16, 2)),
        fill("leaf", disc(50, 60, 33)),
        fill(
            "ink", "M50 27A33 33 0 0 1 50 93Q76 78 74 52Q72 36 50 27z", cuts(6, (73, 44, 60, 46), (66, 80, 54, 78), 2)
        ),
        line("ink", 2.8, disc(50, 60, 33)),
        line("paper", 1.6, disc(50, 60, 27)),
        fill("accent2", star(50, 60, 15, 6.6)),
        line("ink", 1.8, star(50, 60, 15, 6.6)),
    ]


def water() -> Parts:
    """A pump by the road."""
    pump = "M34 34H54V84H34z"
    return [
        sun("steel", 50, 48, 36),
        fill(
            "ink",
            "M30 30H58V38H30z",
            pump,
            "M28 82H60V90H28z",
            "M54 44H74Q82 44 82 54V60H74V54H54z",
            "M41 14H47V32H41z",
        ),
        line("ink", 5.4, "M44 18L14 28Q10 34 11 48"),
        line("paper", 1.4, "M40 21L16 29"),
        fill("paper", cuts(3, (38, 80, 38, 42), (45, 80, 45, 50), 2)),
        fill("accent2", "M33 52H55V56H33z"),
        fill("paper", "M78 62Q88 76 85 81Q78 87 71 81Q68 76 78 62z"),
        line("ink", 2, "M78 62Q88 76 85 81Q78 87 71 81Q68 76 78 62z"),
        dust(93),
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


# ---------------------------------------------------------------- things, houses, carts


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


def clock() -> Parts:
    ticks = "".join(
        "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*at(50, 58, 25, i * 30), *at(50, 58, 29 if i % 3 else 20, i * 30))
        for i in range(12)
    )
    return [
        line("ink", 3, "M50 16Q60 4 72 10Q84 18 94 8"),
        line("accent2", 1.4, "M50 16Q60 4 72 10Q84 18 94 8"),
        line("ink", 4, disc(50, 15, 6)),
        fill("ink", "M45 20H55V28H45z"),
        fill("accent2", disc(50, 58, 37)),
        fill("ink", "M50 21A37 37 0 0 1 50 95Q78 80 78 56Q76 34 50 21z"),
        line("ink", 2.6, disc(50, 58, 37)),
        fill("paper", disc(50, 58, 30)),
        line("ink", 2.4, disc(50, 58, 30), ticks),
        line("accent", 4, "M50 58V38"),
        line("ink", 4, "M50 58L64 66"),
        fill("ink", disc(50, 58, 3.4)),
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
        disc(x, y, r) for x, y, r in ((12, 82, 11), (28, 88, 10), (46, 90, 9), (64, 89, 10), (80, 86, 11), (92, 80, 8))
    )
    return [
        sun("accent", 50, 44, 36, 0),
        move(bull("ink"), 26, 38, -6, 0.66),
        move(bull("ink"), 75, 37, 6, 0.66),
        move(bull("accent2"), 50, 55, 0, 1.12),
        fill("paper", clouds),
        line("ink", 1.8, clouds),
        fill("paper", clouds),
    ]


def rattlesnake() -> Parts:
    coil = "M80 70Q96 78 80 87Q50 97 20 87Q6 78 22 71Q50 62 74 72Q82 78 70 81Q50 86 34 80Q24 74 40 68Q56 62 56 52Q56 44 46 42Q34 40 34 30Q34 20 46 19"
    return [
        sun("accent", 54, 46, 34, 0),
        line("ink", 13, coil),
        line("accent2", 8.6, coil),
        f'<g stroke-dasharray="2.4 6">{line("ink", 7, coil, cap="butt")}</g>',
        fill("ink", "M42 10Q58 8 68 20Q70 26 62 29Q50 32 42 28Q37 18 42 10z"),
        fill("accent2", "M46 14Q58 13 64 21Q58 25 47 24z"),
        fill("ink", disc(54, 18, 1.8)),
        line("accent", 1.8, "M66 25L78 29L84 26M78 29L83 34"),
        line("ink", 7, "M82 66L88 50"),
        line("paper", 1.4, "M79.4 61L86 63M81 57L88 59M83 52.6L89.6 54.6"),
    ]


def panic() -> Parts:
    hand = "M-8 14L-9-4Q-12-14-9-15Q-6-15-5-7L-5-18Q-4-22-2-18L-1-8 1-20Q3-23 5-19L4-7 7-16Q10-18 11-14L8-1Q15-8 17-4Q14 4 8 10L7 16z"
    hands = fill("paper", hand) + line("ink", 1.8, hand)
    face = (
        f.head("round")
        + fill("paper", both(disc(43, 50, 5.4)))
        + line("ink", 1.6, both(disc(43, 50, 5.4)))
        + fill("ink", both(disc(43.4, 50.6, 2.2)), both("M36 41L46 38 46.4 40 37 43.4z"))
        + f.nose("small")
        + fill("ink", "M44 64Q50 60 56 64Q58 74 50 75Q42 74 44 64z")
        + fill("accent", "M46 71Q50 68 54 71Q52 74 50 74Q48 74 46 71z")
    )
    return [
        shine("accent", 26, 34, 50, 50, 4.6),
        fill("ink", both("M4 96L10 54H26L30 78 40 74 50 96z")),
        move(f.coat("ink", "paper") + face, 0, 6),
        fill("accent2", both("M9 55L27 55 27.6 62 8.6 62z")),
        move(hands, 17, 40),
        move(hands, 83, 40, flip=True),
        move(f.stetson("ink", "accent2"), 12, 3, -6, 0.8),
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
    skirt = "M46 52Q20 40 8 60Q2 70 10 72Q8 82 18 81Q18 90 28 87Q32 95 40 88Q48 95 54 87Q63 92 66 82Q76 82 74 72Q84 66 76 56Q64 44 46 52z"
    frill = "M14 62Q24 54 30 66Q38 56 44 68Q50 56 58 66Q64 56 72 62"
    leg = "M54 62Q58 40 74 22L78 12 86 10Q94 8 96 12L88 18 84 26Q76 44 70 64z"
    return [
        shine("accent2", 24, 30, 52, 50, 4.6),
        fill("ink", "M38 80L42 97H50L48 80z"),
        fill("accent", skirt),
        line("ink", 2.4, skirt),
        line("paper", 3, frill),
        fill("paper", leg),
        line("ink", 2.2, leg),
        fill(
            "ink",
            "M74 22L78 12 86 10Q95 7 97 12L88 18 84 27z",
            cuts(5, (72, 60, 64, 58), (80, 34, 72, 30), 1.6),
            cuts(6, (14, 78, 22, 66), (64, 84, 58, 70), 1.7),
        ),
        fill("accent", "M67 34L78 40 75.6 45 64 38z"),
        line("ink", 1.4, "M67 34L78 40L75.6 45L64 38z"),
        fill("ink", "M30 52Q32 34 42 30L52 32Q56 42 54 52Q42 56 30 52z", disc(42, 18, 8)),
        fill("accent", "M36 12Q42 2 50 10Q46 14 36 12z"),
        line("ink", 5, "M33 36Q16 32 12 56M52 36Q62 42 64 52"),
        fill("paper", cuts(3, (38, 50, 39, 36), (46, 50, 46, 36), 1.5)),
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


def robbery() -> Parts:
    bag = "M34 34Q12 52 14 74Q16 92 48 92Q80 92 82 74Q84 52 62 34z"
    return [
        shine("accent2", 24, 32, 48, 58, 5),
        fill("accent2", bag),
        fill(
            "ink",
            "M62 34Q84 52 82 74Q80 92 48 92Q72 84 70 62Q68 46 56 34z",
            cuts(5, (70, 52, 60, 54), (70, 82, 56, 80), 2),
        ),
        line("ink", 2.6, bag),
        fill("accent2", "M30 18L40 24 48 16 56 24 66 18 60 36H36z"),
        line("ink", 2.2, "M30 18L40 24L48 16L56 24L66 18L60 36H36z"),
        fill("accent", "M34 33H62V39H34z"),
        line("ink", 1.6, "M34 33H62V39H34z"),
        fill("ink", star(42, 65, 13, 5.6)),
        fill("accent2", disc(42, 65, 3)),
        fill("ink", "M98 6L98 40 84 38 76 44 66 42Q62 38 68 35L76 32 62 30Q56 28 60 24L72 22 64 17Q62 12 68 12L82 16z"),
        fill("paper", cuts(4, (94, 14, 82, 20), (94, 36, 82, 32), 1.6)),
    ]


def pictures() -> dict[str, str]:
    """Every card picture by its file's name."""
    return gallery(globals())
