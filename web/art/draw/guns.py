"""The armoury: guns drawn pointing right, to be turned and put where they are wanted."""

from __future__ import annotations

from .ink import at, burst, cut, cuts, disc, fill, line, move

GRIP = "M21 31Q20 39 15 46Q6 58 7 66Q8 71 14 71L20 70Q22.6 69 22.6 64Q22.6 56 28 50L34 44z"
GRIP_PANEL = "M21 39Q18 46 14 51Q10.4 58 11 65Q13 67.6 18.6 66Q18.6 55 24 48L28 43z"
HAMMER = "M25 28L17.6 19.6Q14.6 18 13 21L16.6 23.4Q19 28 21 33z"
FRAME = "M21 33Q24 24 31 23.4L50 24.4V44.4H31Q24 43 21 37z"
GUARD = "M31 44Q29.6 55 37.4 55Q45 55 44.4 44M36.6 44.4Q39 48.4 36 52"
DRUM = "M32 29H45V31.6H32zM31.4 33.2H46V36.2H31.4zM32 38H45V40.6H32z"


def revolver(muzzle: float = 94, grip: str = "accent", solid: bool = False) -> str:
    """A six-shooter; solid: the web under the barrel of a Remington."""
    rod = f"M50 36.6H{muzzle - 8}L50 44z" if solid else f"M50 36.6H{muzzle - 12}L{muzzle - 14} 41H50z"
    return (
        fill(
            "ink",
            HAMMER,
            FRAME,
            GRIP,
            f"M49 27.6H{muzzle}V37H49z",
            f"M{muzzle - 7} 28L{muzzle - 3} 23.4H{muzzle - 1}V28z",
            rod,
        )
        + line("ink", 2.6, GUARD)
        + fill(grip, GRIP_PANEL)
        + fill("paper", DRUM, cut(53, 30.2, muzzle - 4, 30, 1.6), cuts(3, (14.6, 62, 19.4, 51), (17, 64.6, 21, 54), 1))
    )


def muzzle_flash(x: float, y: float, r: float, outer: str = "accent", inner: str = "accent2") -> str:
    return fill(outer, burst(x, y, r, 13, 8)) + fill(inner, burst(x, y, r * 0.62, 11, 20))


def rifle(
    wood: str = "accent",
    lever: bool = True,
    barrel: float = 97,
    fore: float = 72,
    brass: str = "ink",
    hammer: bool = True,
) -> str:
    """A long gun, its barrel along y = 46, butt at x = 3."""
    stock = "M3 48.4Q2 60 5 66L9 66.4Q20 60 31 57.6L38 56V44.6L30 45.4Q16 46 3 48.4z"
    action = "M35 43H55V56.4H35z"
    guard = (
        "M36 56Q34 66 27 67.4Q23 67 25 63.4Q30 61.6 31 57M38 56Q38 63.6 45 63.4L50 57"
        if lever
        else "M37 56Q37 64 43.4 64Q49 64 49.4 56"
    )
    return (
        fill(wood, stock, f"M55 47.4H{fore}L{fore - 1.6} 54.6H55z")
        + line("ink", 1.5, stock, f"M55 47.4H{fore}L{fore - 1.6} 54.6H55z")
        + fill(
            "ink",
            f"M55 42H{barrel}V47.6H55z",
            f"M{barrel - 6} 42.4L{barrel - 3} 38.4H{barrel - 1.4}V42.4z",
            *(["M38 43.6L32.6 37.6Q30 38 31 40.6L34 45z"] if hammer else []),
        )
        + fill(brass, action)
        + line("ink", 2.4, action if brass != "ink" else "", guard, "M43.6 57Q45 60 42.4 62")
        + fill("paper" if brass == "ink" else "ink", cuts(2, (38, 46.4, 52, 46), (38, 50.4, 48, 50), 1.6))
        + fill("paper", cut(58, 43.6, barrel - 4, 43.6, 1.3))
        + fill(
            "ink",
            cuts(3, (6, 63, 20, 56.4), (5, 53, 20, 50.4), 1.2),
            cuts(2, (57, 49.6, fore - 5, 49.6), (57, 52.2, fore - 9, 52.2), 1),
        )
    )


def bullet(x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """A bullet flying to the right, its air behind it."""
    shape = (
        fill("accent2", "M-8-5H6V5H-8z")
        + fill("accent", "M6-5Q16-4 18 0Q16 4 6 5z")
        + line("ink", 1.4, "M-8-5H6V5H-8zM6-5Q16-4 18 0Q16 4 6 5zM-5-5V5")
        + fill("ink", cut(-12, 0, -46, 0, 2.6), cut(-12, -4, -32, -4.4, 2), cut(-12, 4, -36, 4.4, 2))
    )
    return move(shape, x, y, turn, scale)


def wheel(x: float, y: float, r: float, spokes: int = 10, rim: float = 3, colour: str = "ink") -> str:
    bars = ""
    for i in range(spokes):
        (x1, y1), (x2, y2) = at(x, y, r * 0.2, 360 / spokes * i), at(x, y, r, 360 / spokes * i)
        bars += f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"
    return (
        line(colour, rim, disc(x, y, r))
        + line(colour, rim * 0.6, bars)
        + fill(colour, disc(x, y, r * 0.24))
        + fill("paper", disc(x, y, r * 0.09))
    )


def cartridge(x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """A round standing upright."""
    return move(
        fill("accent2", "M-4-4H4V12H-4z")
        + fill("accent", "M-4-4Q-3.4-12 0-14Q3.4-12 4-4z")
        + line("ink", 1.3, "M-4-4H4V12H-4zM-4-4Q-3.4-12 0-14Q3.4-12 4-4zM-5 12H5"),
        x,
        y,
        turn,
        scale,
    )
