"""What lies on the table, and what is said of those who sit at it."""

from __future__ import annotations

from ..ink import Parts, both, box, burst, cut, disc, fill, line, move, star
from .roles import badge_star
from .suits import DIAMOND, HEART


def bullet() -> Parts:
    return [
        fill("accent2", "M7 10H17V21H7z"),
        fill("accent", "M7 10Q7.4 4 12 1.2Q16.6 4 17 10z"),
        line("ink", 1.3, "M7 10Q7.4 4 12 1.2Q16.6 4 17 10V21H7z"),
        line("ink", 1.1, "M7 10H17"),
        fill("ink", "M6 20H18V22.8H6zM14 10.6H17V20H14z"),
        fill("paper", cut(9.2, 19, 9.2, 5.6, 1.3)),
    ]


def bullet_empty() -> Parts:
    return [
        f'<g stroke-dasharray="2.2 2.2">{line("ink", 1.4, "M7 10Q7.4 4 12 1.2Q16.6 4 17 10V20H7z")}</g>',
        line("ink", 1.4, "M6.4 22H17.6"),
    ]


def gun_small() -> str:
    return (
        fill(
            "ink",
            "M1.4 5.4L3 4.4Q4 3.6 6 3.8H22.4V7.4H13L12.6 9.6H8.8Q7.4 10 6.8 12.4L5.6 16.6Q3.6 17.6 1.6 16.4Q1.4 12.6 3.8 8.6z",
        )
        + line("ink", 1.1, "M8 9.6Q8 12.6 10.4 12.4Q12 12.2 11.8 9.6")
        + fill("paper", cut(13.6, 5.2, 21.6, 5.2, 0.9), box(7.4, 5, 4, 0.9), box(7.4, 6.8, 4, 0.9))
    )


def reach() -> Parts:
    return [
        gun_small(),
        line("accent", 1.5, "M13.6 18.4Q15.4 16.6 13.6 14.8M16.6 20.2Q19.6 16.8 16.6 13M19.8 22Q23.8 16.8 19.8 11.2"),
    ]


def distance() -> Parts:
    """Somebody there, and how far."""
    return [
        fill(
            "ink",
            disc(5, 5.4, 2.4),
            "M1.6 14Q1.6 8.8 5 8.8T8.4 14z",
            disc(19, 5.4, 2.4),
            "M15.6 14Q15.6 8.8 19 8.8T22.4 14z",
        ),
        line("accent", 1.6, "M2 19.4H22M5 16.6L2 19.4L5 22.2M19 16.6L22 19.4L19 22.2"),
    ]


def sight() -> Parts:
    return [
        line("ink", 1.8, disc(12, 12, 8)),
        line("accent", 1.7, "M12 1.4V8M12 16V22.6M1.4 12H8M16 12H22.6"),
        fill("ink", disc(12, 12, 1.7)),
    ]


def ghost() -> Parts:
    """Somebody who is back for a turn."""
    sheet = "M3.6 22V10.4Q3.6 1.6 12 1.6Q20.4 1.6 20.4 10.4V22L17.6 19.4 14.8 22 12 19.4 9.2 22 6.4 19.4z"
    return [
        fill("paper", sheet),
        line("ink", 1.6, sheet),
        fill("ink", disc(8.8, 10, 1.7), disc(15.2, 10, 1.7), "M9.4 14.6Q12 13 14.6 14.6Q12 18 9.4 14.6z"),
    ]


def counter_clockwise() -> Parts:
    """Turns go the other way round."""
    return [
        line("ink", 2.2, "M5.4 16.6A8 8 0 1 0 5.2 7.8"),
        fill("accent", "M1.6 4.4L9.6 5.2 3.6 11.8z"),
        fill("ink", disc(12, 12.2, 1.8)),
    ]


SKULL = "M12 1.8Q21 2 21 10.4Q21 14.6 17.6 16.4V20Q17.6 21.6 16 21.6H8Q6.4 21.6 6.4 20V16.4Q3 14.6 3 10.4Q3 2 12 1.8z"


def skull() -> Parts:
    return [
        fill("ink", SKULL),
        fill(
            "paper",
            both("M5.8 10Q6.2 7.6 8.6 8Q11 8.6 10.6 11Q9.8 13.4 7.4 13Q5.4 12.4 5.8 10z", 12),
            "M12 12.6L13.4 15.8H10.6z",
        ),
        line("paper", 1.1, "M10 18.4V21.6M12 18.4V21.6M14 18.4V21.6", cap="butt"),
        fill("paper", cut(6.8, 6.2, 12, 3.6, 1.1)),
    ]


def grave() -> Parts:
    return [
        fill("ink", "M10 2H14V6.4H19V10.4H14V18H10V10.4H5V6.4H10z", "M1.6 21.8Q5 16.4 12 16.4T22.4 21.8z"),
        fill("paper", cut(11.2, 15.4, 11.2, 3.4, 1), cut(6, 20.6, 10, 18.4, 0.9), cut(17, 20.6, 14, 18.4, 0.9)),
    ]


def badge() -> Parts:
    return [fill("accent2", badge_star()), line("ink", 1.2, star(12, 12, 9.6, 4.8, 6)), fill("ink", disc(12, 12, 2.2))]


def hourglass() -> Parts:
    return [
        fill("paper", "M6 4H18Q18 9 13.4 12Q18 15 18 20H6Q6 15 10.6 12Q6 9 6 4z"),
        fill("accent2", "M8 7.4H16Q15 10 12 11.4Q9 10 8 7.4zM7.4 19.6Q8 17 12 15.8Q16 17 16.6 19.6z"),
        line("ink", 1.5, "M6 4Q6 9 10.6 12Q6 15 6 20M18 4Q18 9 13.4 12Q18 15 18 20"),
        fill("ink", "M4.4 1.8H19.6V4.6H4.4zM4.4 19.4H19.6V22.2H4.4z"),
        line("accent2", 1, "M12 11V16"),
    ]


def jail() -> Parts:
    return [
        fill("ink", "M2 2H22V5.4H2zM2 18.6H22V22H2z"),
        line("ink", 2.6, "M4.6 4V20M9.6 4V20M14.4 4V20M19.4 4V20", cap="butt"),
        fill("paper", cut(4.2, 17.6, 4.2, 6, 0.9), cut(14, 17.6, 14, 6, 0.9)),
    ]


def fuse() -> Parts:
    return [
        fill("accent", "M4 12L9 7 16.4 14.4Q17.8 18 14.8 20.4Q13.6 21.4 11.4 19.4z"),
        line("ink", 1.3, "M4 12L9 7L16.4 14.4Q17.8 18 14.8 20.4Q13.6 21.4 11.4 19.4z"),
        line("ink", 1.5, "M7 9Q6 3.6 11 4.4Q15 6 17 4"),
        fill("accent2", burst(19, 4.4, 4.6, 9)),
        fill("accent", disc(19, 4.4, 1.4)),
        fill("paper", cut(13, 18, 7.4, 11.6, 1.2)),
    ]


def laid() -> Parts:
    """A green card that may not be used yet: a card and the night between."""
    return [
        fill("leaf", "M3 3H15V21H3z"),
        line("ink", 1.4, "M3 3H15V21H3z"),
        fill("paper", "M5.4 5.4H12.6V11H5.4z"),
        fill("paper", disc(17, 16, 6.6)),
        line("ink", 1.3, disc(17, 16, 5.8)),
        line("ink", 1.5, "M17 12.6V16L19.4 17.6"),
    ]


def ready() -> Parts:
    return [
        fill("leaf", "M3 3H15V21H3z"),
        line("ink", 1.4, "M3 3H15V21H3z"),
        fill("paper", "M5.4 5.4H12.6V11H5.4z"),
        fill("ink", disc(17, 16, 6.6)),
        line("paper", 2, "M13.8 16.2L16.2 18.6L20.4 13.4"),
    ]


def deck() -> Parts:
    return [
        fill("ink", "M7.4 20.6L19.4 21.8 21.4 5.4 18 5z"),
        fill("paper", "M5.6 19.6H18.6V4H5.6z"),
        line("ink", 1.2, "M5.6 19.6H18.6V4H5.6z"),
        fill("accent", "M3 18H16V2H3z"),
        line("ink", 1.4, "M3 18H16V2H3z"),
        fill("paper", star(9.5, 10, 4.6, 2)),
    ]


def discard() -> Parts:
    sheet = fill("paper", "M-5-7.2H5V7.2H-5z") + line("ink", 1.4, "M-5-7.2H5V7.2H-5z")
    pip = move(fill("accent", DIAMOND), 8, 8, 0, 0.32)
    return [move(sheet, 9.6, 12.4, -28), move(sheet, 14.2, 13, 24), move(sheet, 11.8, 11.8, -4), pip]


def hand() -> Parts:
    sheet = fill("paper", "M-4-14H4V0H-4z") + line("ink", 1.4, "M-4-14H4V0H-4z")
    pip = move(fill("accent", HEART), 9.2, 8.4, 0, 0.24)
    return [move(sheet, 9.4, 20.6, -24), move(sheet, 14.6, 20.6, 24), move(sheet, 12, 21), pip]
