"""Whose side somebody is on."""

from __future__ import annotations

from ..ink import Parts, at, both, cut, disc, fill, line, star

WOLF = "M4 22Q3 14 7 9.6L3.4 6.6Q6.6 5 9.6 6.4L10 1.6 13.4 5.2 15.4 1.4 17 6.4Q17.6 8.8 20 10.4L22.4 13Q22.2 15.4 19.4 15.4L16 15Q15.6 18.4 18 22z"


def badge_star(x: float = 12, y: float = 12, r: float = 9.6) -> str:
    tips = "".join(disc(*at(x, y, r, -90 + 60 * i), 1.5) for i in range(6))
    return star(x, y, r, r * 0.5, 6) + tips


def sheriff() -> Parts:
    return [
        fill("accent2", badge_star()),
        line("ink", 1.2, star(12, 12, 9.6, 4.8, 6)),
        fill("ink", star(12, 12, 4, 1.8)),
    ]


def deputy() -> Parts:
    return [
        line("ink", 1.6, disc(12, 12, 10)),
        fill("steel", disc(12, 12, 9.4)),
        fill("paper", star(12, 12, 8, 3.4)),
        line("ink", 1, star(12, 12, 8, 3.4)),
    ]


def outlaw() -> Parts:
    return [
        fill("paper", "M6.4 8H17.6V15H6.4z"),
        fill(
            "ink",
            "M1.2 8.4Q3 7 6.6 8Q6.6 2.4 9.4 1.8L12 2.8 14.6 1.8Q17.4 2.4 17.4 8Q21 7 22.8 8.4Q18 11 12 11Q6 11 1.2 8.4z",
            both("M7.4 11.6L11.2 12.2 10.6 13.4 7.8 13z", 12),
        ),
        fill("accent", "M6 13.6Q12 15.4 18 13.6L17 18 12 23 7 18z"),
        line("ink", 1.1, "M6 13.6Q12 15.4 18 13.6L17 18L12 23L7 18z"),
    ]


def renegade() -> Parts:
    return [
        fill("accent2", disc(12, 12, 11)),
        fill("ink", WOLF),
        fill("paper", "M13 8.6L16 9.6 13.6 10.4z", cut(7, 20, 9, 11, 1.2), cut(10.4, 20.6, 11.4, 13, 1.1)),
        fill("ink", disc(21.6, 12.6, 0.9)),
    ]
