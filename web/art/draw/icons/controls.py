"""What is tapped."""

from __future__ import annotations

from ..ink import Parts, at, cut, disc, fill, line, star


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
    """A tin head with an aerial."""
    return [
        fill(
            "ink",
            "M11 6.2V4.6A2.1 2.1 0 1 1 13 4.6V6.2H18Q20 6.2 20 8.2V20Q20 22 18 22H6Q4 22 4 20V8.2Q4 6.2 6 6.2z",
            "M1 11.2H3V17.4H1zM21 11.2H23V17.4H21z",
        ),
        fill("paper", disc(8.7, 12.2, 2.1), disc(15.3, 12.2, 2.1)),
        line("paper", 1.7, "M8 18.2H16"),
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
