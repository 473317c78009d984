"""The letters of the pseudo-language (`pseudo`): English with accents."""

from __future__ import annotations

PSEUDO = "en-XA"

_ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçðéƒĝĥíĵķļɱñöþɋŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ",
)


def accented(text: str) -> str:
    return text.translate(_ACCENTS)
