"""The signs of the Duel."""

from __future__ import annotations

from ..ink import Parts, at, both, burst, cut, disc, fill, line


def reveal_barrel() -> Parts:
    staves = "M6 2.4H18Q22 12 18 21.6H6Q2 12 6 2.4z"
    return [
        fill("accent2", staves),
        line("ink", 1.2, "M12 2.4V21.6M8.6 2.4Q6.4 12 8.6 21.6M15.4 2.4Q17.6 12 15.4 21.6"),
        line("ink", 1.5, staves),
        fill("ink", "M4.8 5.6H19.2L19.8 8.2H4.2zM4.2 15.8H19.8L19.2 18.4H4.8z"),
    ]


def reveal_snake() -> Parts:
    coil = "M4 19.4Q12 23.4 19 19.6Q21.4 16.6 17 15.6Q12 15 8.6 13.6Q4.6 11.2 7.6 8Q10 5.8 13.6 6"
    return [
        line("ink", 5, coil),
        line("leaf", 2.6, coil),
        fill("ink", "M12 3Q18.4 1.6 20.6 6Q19.6 9.8 13 9.2Q10.4 6 12 3z"),
        fill("paper", disc(15.6, 5.4, 0.9)),
        line("accent", 1.1, "M20 7.4L22.8 8.6"),
        line("ink", 1.6, "M3.8 19.4L1.6 16.4"),
    ]


def reveal_dynamite() -> Parts:
    return [
        fill("accent", "M3.6 8H9.2V22H3.6zM9.2 8H14.8V22H9.2z"),
        line("ink", 1.4, "M3.6 8H9.2V22H3.6zM9.2 8H14.8V22H9.2z"),
        fill("ink", "M2.6 13H15.8V16.4H2.6z"),
        line("ink", 1.4, "M9.2 8Q9.4 3.4 14 5Q16.4 5.8 17.6 5.2"),
        fill("accent2", burst(19, 5, 4.6, 9)),
        fill("accent", disc(19, 5, 1.3)),
    ]


HORSESHOE = "M4 21.8H8.4V18.4Q6 14.4 6.2 10.4Q6.8 5.4 12 5.2Q17.2 5.4 17.8 10.4Q18 14.4 15.6 18.4V21.8H20V18.8Q22.6 14 22.2 9.8Q21 1.4 12 1.2Q3 1.4 1.8 9.8Q1.4 14 4 18.8z"


def reveal_horseshoe() -> Parts:
    return [
        fill("steel", HORSESHOE),
        line("ink", 1.3, HORSESHOE),
        fill("ink", both(disc(4.3, 9.6, 0.9), 12), both(disc(4.6, 14, 0.9), 12), both(disc(7.4, 4.8, 0.9), 12)),
    ]


def front() -> Parts:
    return [
        fill("accent", "M12 1.6L20 9.4V13L12 10.6 4 13V9.4z"),
        line("ink", 1.2, "M12 1.6L20 9.4V13L12 10.6L4 13V9.4z"),
        fill("ink", disc(12, 15.2, 2.6), "M6.6 22.6Q7 18.4 12 18.4T17.4 22.6z"),
    ]


def rear() -> Parts:
    return [
        fill("ink", disc(12, 4.4, 2.6), "M6.6 11.8Q7 7.6 12 7.6T17.4 11.8z"),
        fill("paper", "M4 14.4L12 16.8 20 14.4V18L12 22.6 4 18z"),
        line("ink", 1.3, "M4 14.4L12 16.8L20 14.4V18L12 22.6L4 18z"),
    ]


def hit() -> Parts:
    return [
        fill("accent", burst(12, 12, 11.6, 11, 6, 0.56)),
        fill("accent2", burst(12, 12, 7, 9, 20, 0.55)),
        fill("ink", disc(12, 12, 2.4)),
    ]


def miss() -> Parts:
    return [
        fill(
            "ink",
            "M1.6 16Q4 14.2 7 15.2Q7 9.6 9.6 9L12 10 14.4 9Q17 9.6 17 15.2Q20 14.2 22.4 16Q18 19.6 12 19.4Q6 19.6 1.6 16z",
        ),
        line("accent", 1.6, "M2 6.6H15"),
        fill("accent", "M15 4.2Q20.4 4.4 22 6.6Q20.4 8.8 15 9z"),
        fill("paper", cut(9, 14.4, 9.8, 10.4, 1)),
    ]


def always() -> Parts:
    """Works in front and in the rear."""
    return [
        line(
            "ink",
            2,
            "M12 12Q8 6.4 4.8 8Q2 9.6 2 12T4.8 16Q8 17.6 12 12Q16 6.4 19.2 8Q22 9.6 22 12T19.2 16Q16 17.6 12 12",
        )
    ]


def reload() -> Parts:
    ring = "".join(disc(*at(12, 12, 4.6, 60 * i - 90), 1.6) for i in range(6))
    return [
        line("ink", 1.8, "M19.6 6.4A9.6 9.6 0 1 0 21.4 13.6"),
        fill("ink", "M22.6 2.6L21.6 9.6 15.6 6.4z"),
        fill("ink", ring),
    ]
