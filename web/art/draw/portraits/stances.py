"""How everybody stands: by build and stance a silhouette is known before the face is.

Without one somebody stands upright in the middle. `tests/browser/test_portraits.py` compares all silhouettes at the size of a seat.
"""

from __future__ import annotations

from ..ink import num

STANCES: dict[str, tuple[float, float, float, float]] = {
    "broad": (1.06, 0.9, 0, 0),
    "stocky": (1, 0.8, 0, 0),
    "short": (0.84, 0.8, 0, 0),
    "small": (0.76, 0.77, 0, 0),
    "slim": (0.76, 1, 0, 0),
    "lanky": (0.68, 1.02, 0, 0),
    "leaning left": (0.92, 0.94, -4, -9),
    "leaning right": (0.92, 0.94, 4, 9),
    "at the left": (0.84, 0.92, -13, 0),
    "at the right": (0.84, 0.92, 13, 0),
    "slim, at the left": (0.7, 0.98, -12, -5),
    "slim, at the right": (0.7, 0.98, 12, 5),
}
"""How wide and how high, how far to the right, and how much turned."""

STANDS = {
    "alan_pinkertoon": "lanky",
    "annie_oakey": "slim, at the left",
    "apache_kid": "slim",
    "babe_leroy": "slim, at the right",
    "bart_cassidy": "at the left",
    "bart_masterson": "short",
    "bill_noface": "leaning left",
    "bill_tightman": "leaning left",
    "buffalo_bell": "at the left",
    "calamity_janet": "at the right",
    "chuck_wengam": "broad",
    "dalon_ranger": "slim",
    "doc_holyday": "slim, at the left",
    "el_gringo": "stocky",
    "herb_hunter": "short",
    "jack_ransome": "lanky",
    "jesse_jones": "at the right",
    "jose_delgado": "small",
    "kit_carlson": "small",
    "lucky_duke": "slim, at the right",
    "molly_stark": "lanky",
    "pat_brennan": "at the right",
    "pat_garret": "short",
    "pearl_hat": "slim, at the right",
    "sean_mallory": "leaning right",
    "sid_curry": "leaning left",
    "sid_ketchum": "stocky",
    "slab_the_killer": "broad",
    "slim_poet": "leaning left",
    "soundance_kid": "slim, at the right",
    "suzy_lafayette": "small",
    "tequila_joe": "slim, at the left",
    "toco_ramirez": "slim, at the left",
    "tom_thorn": "small",
    "vera_custer": "leaning right",
    "west_harding": "slim, at the right",
    "wild_bill": "short",
    "willy_the_kid": "small",
    "wyatt_ear": "leaning right",
}


def standing(name: str, figure: str) -> str:
    """A figure as it stands; its feet stay where they are."""
    if name not in STANDS:
        return figure
    wide, high, right, turn = STANCES[STANDS[name]]
    turned = f"rotate({num(turn)})" if turn else ""
    return (
        f'<g transform="translate({num(50 + right)} 96){turned}scale({wide:g} {high:g})translate(-50 -96)">{figure}</g>'
    )
