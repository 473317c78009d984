"""What stands behind a picture, and under it."""

from __future__ import annotations

from ..ink import box, cut, disc, fill, rays


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
