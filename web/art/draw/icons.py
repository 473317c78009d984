"""Small signs on a 24 by 24 grid: what the table shows and what is tapped."""

from __future__ import annotations

from .ink import Parts, at, box, burst, cut, disc, fill, gallery, line, mirror, move, star


def both(path: str) -> str:
    return path + mirror(path, 12)


# ---------------------------------------------------------------- suits

SPADE = "M12 1.6Q13.6 6 18.4 9.8Q22 13 20.6 16.2Q18.8 19.4 15.4 18.4Q13.8 18 13 16.6Q13.2 19.8 15.8 22.4H8.2Q10.8 19.8 11 16.6Q10.2 18 8.6 18.4Q5.2 19.4 3.4 16.2Q2 13 5.6 9.8Q10.4 6 12 1.6z"
HEART = "M12 22.4Q9.4 17.4 5 13.6Q1.4 10.2 2.4 6.2Q3.8 2.4 7.8 2.6Q10.8 3 12 6.4Q13.2 3 16.2 2.6Q20.2 2.4 21.6 6.2Q22.6 10.2 19 13.6Q14.6 17.4 12 22.4z"
DIAMOND = "M12 1.4Q14.6 7.4 20.4 12Q14.6 16.6 12 22.6Q9.4 16.6 3.6 12Q9.4 7.4 12 1.4z"
CLUB = "M12 1.8Q16.4 2 16.4 6.2Q16.4 8.6 14.4 10Q17.4 8.8 19.8 10.4Q23 13 20.8 16.6Q18.4 19.8 14.8 18Q13.4 17.2 13 15.6Q13.2 19.6 15.8 22.4H8.2Q10.8 19.6 11 15.6Q10.6 17.2 9.2 18Q5.6 19.8 3.2 16.6Q1 13 4.2 10.4Q6.6 8.8 9.6 10Q7.6 8.6 7.6 6.2Q7.6 2 12 1.8z"


def spades() -> Parts:
    return [fill("ink", SPADE), fill("paper", cut(6.6, 15.4, 10.4, 9, 1.2))]


def hearts() -> Parts:
    return [fill("accent", HEART), fill("paper", cut(5, 7.4, 9.4, 12.4, 1.3))]


def diamonds() -> Parts:
    return [fill("accent", DIAMOND), fill("paper", cut(7.4, 12, 11.4, 6.6, 1.2))]


def clubs() -> Parts:
    return [fill("ink", CLUB), fill("paper", cut(5.4, 14.6, 9, 12.6, 1.2))]


# ---------------------------------------------------------------- roles

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
            both("M7.4 11.6L11.2 12.2 10.6 13.4 7.8 13z"),
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


# ---------------------------------------------------------------- the table


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


SKULL = "M12 1.8Q21 2 21 10.4Q21 14.6 17.6 16.4V20Q17.6 21.6 16 21.6H8Q6.4 21.6 6.4 20V16.4Q3 14.6 3 10.4Q3 2 12 1.8z"


def skull() -> Parts:
    return [
        fill("ink", SKULL),
        fill(
            "paper",
            both("M5.8 10Q6.2 7.6 8.6 8Q11 8.6 10.6 11Q9.8 13.4 7.4 13Q5.4 12.4 5.8 10z"),
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


# ---------------------------------------------------------------- the Duel


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
        fill("ink", both(disc(4.3, 9.6, 0.9)), both(disc(4.6, 14, 0.9)), both(disc(7.4, 4.8, 0.9))),
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


# ---------------------------------------------------------------- controls


def play() -> Parts:
    return [fill("ink", "M5 2.2L21.6 12 5 21.8z"), fill("paper", cut(7.2, 18, 7.2, 6.4, 1.2))]


def pause() -> Parts:
    return [
        fill("ink", "M4.6 2.6H10V21.4H4.6zM14 2.6H19.4V21.4H14z"),
        fill("paper", cut(6.4, 19.6, 6.4, 5, 1), cut(15.8, 19.6, 15.8, 5, 1)),
    ]


def step() -> Parts:
    return [fill("ink", "M3.4 2.6L16.4 12 3.4 21.4zM17.4 2.6H21.4V21.4H17.4z")]


def step_back() -> Parts:
    return [fill("ink", "M20.6 2.6L7.6 12 20.6 21.4zM6.6 2.6H2.6V21.4H6.6z")]


def rewind() -> Parts:
    return [fill("ink", "M12.6 3.6V20.4L1.4 12zM22.6 3.6V20.4L11.4 12z")]


def chat() -> Parts:
    return [fill("ink", "M2 3H22V17H11.4L5.6 22V17H2z"), line("paper", 1.5, "M6 8H18M6 12H14")]


def eye() -> Parts:
    return [
        fill("ink", "M1 12Q6 4.6 12 4.6T23 12Q18 19.4 12 19.4T1 12z"),
        fill("paper", disc(12, 12, 4.8)),
        fill("ink", disc(12, 12, 2.5)),
        fill("paper", disc(11, 11, 0.8)),
    ]


def eye_closed() -> Parts:
    return [line("ink", 2.2, "M1.8 10Q6 16 12 16T22.2 10M5.4 13.8L3.6 17M12 16V19.8M18.6 13.8L20.4 17")]


def settings() -> Parts:
    teeth = "".join(
        f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}"
        for a, b, c, d in ((*at(12, 12, 7, i * 45), *at(12, 12, 10, i * 45)) for i in range(8))
    )
    return [line("ink", 3.6, disc(12, 12, 6)), line("ink", 3.4, teeth, cap="butt"), fill("ink", disc(12, 12, 1.5))]


SPEAKER = "M1.8 8.6H6L12.4 3.4V20.6L6 15.4H1.8z"


def sound_on() -> Parts:
    return [fill("ink", SPEAKER), line("ink", 2, "M15.4 8.6Q17.6 12 15.4 15.4M18.4 5.4Q22.8 12 18.4 18.6")]


def sound_off() -> Parts:
    return [fill("ink", SPEAKER), line("accent", 2.2, "M15.8 8.8L22.2 15.2M22.2 8.8L15.8 15.2")]


def link() -> Parts:
    return [
        line(
            "ink",
            2.4,
            "M10 14.4Q7.6 11.4 10.4 8.8L14 5.2Q17 2.8 19.6 5.2Q22 8 19.4 10.8L17.4 12.8M14 9.6Q16.4 12.6 13.6 15.2L10 18.8Q7 21.2 4.4 18.8Q2 16 4.6 13.2L6.6 11.2",
        )
    ]


def share() -> Parts:
    return [
        line("ink", 2, "M7 12L17.4 6M7 12L17.4 18"),
        fill("ink", disc(6, 12, 3.6), disc(18, 5.6, 3.6), disc(18, 18.4, 3.6)),
    ]


def book() -> Parts:
    return [
        fill("ink", "M1.4 4Q7 2 12 5Q17 2 22.6 4V20Q17 18 12 21Q7 18 1.4 20z"),
        fill(
            "paper",
            "M3.4 5.8Q7.4 4.6 11 6.6V18.4Q7.4 16.8 3.4 17.6zM20.6 5.8Q16.6 4.6 13 6.6V18.4Q16.6 16.8 20.6 17.6z",
        ),
        line(
            "ink",
            1.2,
            "M5.4 9Q7.4 8.6 9.2 9.4M5.4 12.4Q7.4 12 9.2 12.8M18.6 9Q16.6 8.6 14.8 9.4M18.6 12.4Q16.6 12 14.8 12.8",
        ),
    ]


def bot() -> Parts:
    """A tin man in a hat."""
    return [
        fill(
            "ink",
            "M1.6 7.6Q4 6.2 7 7Q7.2 2 9.8 1.6H14.2Q16.8 2 17 7Q20 6.2 22.4 7.6Q18 10 12 10Q6 10 1.6 7.6z",
            "M5.4 11H18.6V21.6H5.4zM3 13.4H5V18H3zM19 13.4H21V18H19z",
        ),
        fill("paper", disc(9.2, 14.4, 1.7), disc(14.8, 14.4, 1.7)),
        line("paper", 1.3, "M8.4 18.8H15.6"),
    ]


def person() -> Parts:
    return [
        fill(
            "ink",
            "M1.6 8Q4 6.6 7 7.4Q7.2 2 9.6 1.8L12 2.8 14.4 1.8Q16.8 2 17 7.4Q20 6.6 22.4 8Q18 10.4 12 10.4Q6 10.4 1.6 8z",
            "M7.6 11.4Q12 12.6 16.4 11.4Q16 16.4 12 16.6Q8 16.4 7.6 11.4z",
            "M2.6 22.4Q3.4 17.6 8 17L12 19.4 16 17Q20.6 17.6 21.4 22.4z",
        )
    ]


def crown() -> Parts:
    return [
        fill("accent2", "M2 6L7 11 12 3 17 11 22 6 20 18H4z"),
        line("ink", 1.4, "M2 6L7 11L12 3L17 11L22 6L20 18H4z"),
        fill("ink", "M4 18.6H20V22H4z", disc(12, 13.6, 1.6)),
    ]


def question() -> Parts:
    return [
        line("ink", 3.6, "M6.4 7.8Q6.6 3 12 3Q17.6 3.2 17.4 7.6Q17.2 10.4 14 12Q12 13.2 12 16"),
        fill("ink", disc(12, 21, 2.1)),
    ]


def menu() -> Parts:
    return [
        fill(
            "ink",
            *(f"M2 {y}Q12 {y - 0.8} 22 {y}V{y + 3}Q12 {y + 2.4} 2 {y + 3}z" for y in (4, 10.6, 17.2)),
        )
    ]


def close() -> Parts:
    return [
        fill(
            "ink",
            "M4.6 2.4L12 9.6 19.4 2.4 21.6 4.6 14.4 12 21.6 19.4 19.4 21.6 12 14.4 4.6 21.6 2.4 19.4 9.6 12 2.4 4.6z",
        )
    ]


def language() -> Parts:
    """A flag for any country, and none in particular."""
    return [
        line("ink", 2.2, "M4 2V22"),
        fill("accent", "M5.4 3Q9.4 1.4 13 3.4T21.4 3.4V14Q17 15.6 13 13.6T5.4 13.6z"),
        line("ink", 1.2, "M5.4 3Q9.4 1.4 13 3.4T21.4 3.4V14Q17 15.6 13 13.6T5.4 13.6"),
        fill("paper", star(13, 8.6, 3.6, 1.6)),
    ]


def light() -> Parts:
    return [
        fill("ink", disc(12, 12, 5)),
        line(
            "ink",
            2.2,
            *(
                "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*at(12, 12, 8, i * 45), *at(12, 12, 10.6, i * 45))
                for i in range(8)
            ),
        ),
    ]


def dark() -> Parts:
    return [
        fill("ink", "M14.6 2.2A10.2 10.2 0 1 0 21.8 15.4A8.6 8.6 0 0 1 14.6 2.2z"),
        fill("ink", star(18.6, 6.4, 2.8, 1.1)),
    ]


def bell() -> Parts:
    return [
        fill(
            "ink",
            "M10.4 3.6Q10.2 1.4 12 1.4T13.6 3.6Q18.6 5 18.8 11Q19 15.4 22 18H2Q5 15.4 5.2 11Q5.4 5 10.4 3.6zM9 19.4H15Q14.6 22.6 12 22.6T9 19.4z",
        ),
        fill("paper", cut(8, 15.4, 9, 7.4, 1.3)),
    ]


def notes() -> Parts:
    return [
        fill("paper", "M3.4 2H16L20 6V22H3.4z"),
        line("ink", 1.8, "M3.4 2H15L19 6V22H3.4zM7 9H15M7 13H15M7 17H12"),
        fill("accent", "M21.4 8.4L23 10 14.4 19.4 12 20.4 12.8 17.8z"),
        line("ink", 1, "M21.4 8.4L23 10L14.4 19.4L12 20.4L12.8 17.8z"),
    ]


def drag() -> Parts:
    return [fill("ink", *(disc(x, y, 1.9) for x in (8, 16) for y in (5, 12, 19)))]


def search() -> Parts:
    return [
        line("ink", 2.4, disc(10, 10, 7)),
        line("ink", 3.4, "M15.4 15.4L21.4 21.4"),
        line("ink", 1.4, "M6.6 9.4Q7 6.8 9.6 6.6"),
    ]


def check() -> Parts:
    return [fill("ink", "M1.8 12.6L5 9.4 9.4 13.6 19.4 3.4 22.4 6.4 9.4 20z")]


def home() -> Parts:
    return [fill("ink", "M12 1.8L23 11.4 20.6 13.6 19.6 12.8V22H14.4V15.4H9.6V22H4.4V12.8L3.4 13.6 1 11.4z")]


def undo() -> Parts:
    return [line("ink", 2.6, "M6 8H15Q21 8.4 21 14T15 20H8"), fill("ink", "M1.4 8L9.4 2.2V13.8z")]


def warning() -> Parts:
    return [
        fill("accent2", "M12 2L22.8 21.4H1.2z"),
        line("ink", 1.5, "M12 2L22.8 21.4H1.2z"),
        fill("ink", "M10.8 8.4H13.2L12.8 15H11.2z", disc(12, 17.8, 1.4)),
    ]


def send() -> Parts:
    return [fill("ink", "M1.4 3L22.8 12 1.4 21 4.6 12z"), line("paper", 1.3, "M4.6 12H13")]


def swap() -> Parts:
    """Front and rear change places."""
    return [line("ink", 2.2, "M7 20V6M17 4V18"), fill("ink", "M7 1.6L11.6 8H2.4zM17 22.4L12.4 16H21.6z")]


def draw() -> Parts:
    """A card comes off the deck."""
    back = "M3 2H14V17H3z"
    return [
        fill("accent", back),
        line("ink", 1.4, back),
        fill("paper", star(8.5, 9.5, 3.6, 1.6)),
        line("ink", 2, "M18.6 8V19"),
        fill("ink", "M18.6 23L14.4 16.6H22.8z"),
    ]


def icons() -> dict[str, str]:
    """Every sign by its file's name."""
    return gallery(globals(), box="0 0 24 24")
