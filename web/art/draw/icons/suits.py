"""The four suits."""

from __future__ import annotations

from ..ink import Parts, cut, fill

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
