"""The card tables agree with themselves and with the rule texts."""

import csv
import re
from collections import Counter
from importlib.resources import files

import pytest

from boothill.words.names import names_in

Row = dict[str, str]

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = {"♥": "hearts", "♦": "diamonds", "♣": "clubs", "♠": "spades"}
DATA = files("boothill") / "data"


def rows(name: str) -> list[Row]:
    return list(csv.DictReader((DATA / "cards" / f"{name}.csv").read_text(encoding="utf-8").splitlines()))


def table(game: str, id: str) -> list[list[str]]:
    """The cells of the table below a rule, without its header."""
    text = (DATA / "rules" / f"{game}.md").read_text(encoding="utf-8")
    below = text.split(f"- **{id}**", 1)[1].split("\n\n", 2)[1]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in below.splitlines()[2:]]


def values(text: str) -> list[tuple[str, str]]:
    """Rank and suit of each card in a list such as "A♠ · 2–9♣"."""
    found = []
    for first, last, suit in re.findall(r"(\w+)(?:–(\w+))?([♥♦♣♠])", text):
        span = RANKS[RANKS.index(first) : RANKS.index(last or first) + 1]
        found += [(rank, SUITS[suit]) for rank in span]
    return found


def deck(cards: list[Row]) -> Counter[tuple[str, str, str, str]]:
    return Counter((c["name_en"], c["kind"], c["rank"], c["suit"]) for c in cards)


def each(lowest: str) -> Counter[tuple[str, str]]:
    """Every rank from the lowest to the ace, once in each suit."""
    return Counter((rank, suit) for rank in RANKS[RANKS.index(lowest) :] for suit in SUITS.values())


def corners(cards: list[Row]) -> Counter[tuple[str, str]]:
    return Counter((c["rank"], c["suit"]) for c in cards)


def low_spades(cards: list[Row]) -> int:
    return sum(c["suit"] == "spades" and c["rank"] in RANKS[:8] for c in cards)


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("classic", 80),
        ("dodge_city_expansion", 40),
        ("dodge_city_standalone", 80),
        ("duel_cards", 80),
        ("characters", 55),
        ("roles", 8),
        ("high_noon", 15),
        ("fistful", 15),
        ("names", 180),
    ],
)
def test_rows(name: str, count: int) -> None:
    found = rows(name)
    assert len(found) == count
    first = "name" if name == "characters" else next(iter(found[0]))
    if name != "roles":
        assert len({row[first] for row in found}) == count
    assert all(None not in row and None not in row.values() for row in found)


# The base deck


def test_classic_is_two_to_ace_of_each_suit_and_eight_to_ace_again() -> None:
    assert corners(rows("classic")) == each("2") + each("8")
    assert low_spades(rows("classic")) == 10


def test_classic_is_the_deck_of_the_rule_text() -> None:
    listed: Counter[tuple[str, str, str, str]] = Counter()
    copies: dict[str, int] = {}
    for row in table("classic", "BAS-1.5"):
        for kind, (names, number, corner) in (("brown", row[:3]), ("blue", row[4:])):
            shared = names.split(" · ")
            parts = corner.split(" · ") if len(shared) > 1 else [corner]
            for name, part in zip(shared, parts, strict=True):
                copies[name] = int(number.removesuffix(" each"))
                listed.update((name, kind, *value) for value in values(part))
    assert len(copies) == 22
    assert copies["BANG!"] == 25
    assert copies["Missed!"] == 12
    assert Counter(c["name_en"] for c in rows("classic")) == copies
    assert deck(rows("classic")) == listed


def test_classic_weapons_and_first_game_cards() -> None:
    weapons = {c["name_en"]: re.findall(r"range:(\d)", c["flags"]) for c in rows("classic") if "weapon" in c["flags"]}
    assert weapons == {
        "Volcanic": ["1"],
        "Schofield": ["2"],
        "Remington": ["3"],
        "Rev. Carabine": ["4"],
        "Winchester": ["5"],
    }
    book = Counter(c["name_en"] for c in rows("classic") if "book" in c["flags"].split("|"))
    assert book == {"Dynamite": 1, "Duel": 3, "General Store": 2, "Indians!": 2, "Jail": 3, "Volcanic": 2}


# Dodge City


def test_expansion_is_five_to_ace_of_each_suit() -> None:
    assert corners(rows("dodge_city_expansion")) == each("5")


def test_dodge_city_is_the_deck_of_the_rule_text() -> None:
    right: Counter[tuple[str, str, str, str]] = Counter()
    left: Counter[tuple[str, str, str, str]] = Counter()
    for title, edge, number, *marked in table("dodge-city", "DOD-1.4"):
        name = re.split(r" \(|,", title)[0]
        kind = edge.split(",")[0]
        for cards, corner in zip((right, left), marked, strict=True):
            cards.update((name, kind, *value) for value in values(corner))
        assert sum((right + left)[card] for card in right | left if card[0] == name) == int(number)
    standalone = rows("dodge_city_standalone")
    assert deck(rows("dodge_city_expansion")) == right
    assert deck([c for c in standalone if c["deck"] == "expansion"]) == right
    assert deck([c for c in standalone if c["deck"] == "bison"]) == left
    assert Counter(c["kind"] for c in standalone) == {"blue": 16, "green": 14, "brown": 50}
    assert low_spades(standalone) == 10


# The Duel


@pytest.mark.parametrize("side", ["law", "outlaw"])
def test_duel_deck_has_forty_cards_in_the_printed_proportions(side: str) -> None:
    cards = [c for c in rows("duel_cards") if c["side"] == side]
    assert len(cards) == 40
    assert Counter(c["symbol"] for c in cards) == {"barrel": 10, "snake": 10, "dynamite": 5, "horseshoe": 15}


def test_duel_cards_are_those_of_the_rule_text() -> None:
    signs = {"H": "hit", "M": "miss", "A": "always", "R": "reload"}
    listed: Counter[tuple[str, str, str, frozenset[str]]] = Counter()
    for row in table("duel", "DUE-1.2"):
        for name, count, kind, sign, _ in (row[:5], row[6:]):
            if kind:
                flags = frozenset(signs[s] for s in sign.split())
                for side, copies in zip(("law", "outlaw"), count.split()[0].split("/"), strict=True):
                    listed[name, kind.lower().rstrip("!"), side, flags] += int(copies)
    found = Counter(
        (c["name_en"], c["kind"], c["side"], frozenset(filter(None, c["flags"].split("|")))) for c in rows("duel_cards")
    )
    assert found == +listed


def test_duel_symbols_are_those_of_the_rule_text() -> None:
    listed: Counter[tuple[str, str, str]] = Counter()
    for symbol, *sides in table("duel", "DUE-1.5"):
        for side, cards in zip(("law", "outlaw"), sides, strict=True):
            for name, copies in re.findall(r"([^,\d]+?)(?: (\d) of \d)?(?:, |$)", cards):
                listed[name, side, symbol.split()[0]] += int(copies or 1)
    assert Counter((c["name_en"], c["side"], c["symbol"]) for c in rows("duel_cards")) == listed


# People and names


def lives(group: str) -> dict[str, int]:
    return {c["name"]: int(c["life"]) for c in rows("characters") if c["set"] == group}


def test_lives_of_the_base_characters() -> None:
    base = lives("base")
    assert len(base) == 16
    assert {name for name, life in base.items() if life == 3} == {"El Gringo", "Paul Regret"}
    assert set(base.values()) == {3, 4}


def test_lives_of_the_dodge_city_characters() -> None:
    dodge_city = lives("dodge_city")
    text = (DATA / "rules" / "dodge-city.md").read_text(encoding="utf-8")
    assert len(dodge_city) == 15
    assert dodge_city == {
        name: int(life) for name, life in re.findall(r"\*\*DOD-10\.\d+\*\* \*\*(.+?)\*\* \((\d)", text)
    }


def test_lives_of_the_duel_characters() -> None:
    listed: dict[str, dict[str, int]] = {"law": {}, "outlaw": {}}
    always = set()
    for row in table("duel", "DUE-1.6"):
        for column, side in ((0, "law"), (3, "law"), (6, "outlaw"), (9, "outlaw")):
            name = row[column].removesuffix(" A")
            listed[side][name] = int(row[column + 1])
            if name != row[column]:
                always.add(name)
    assert lives("law") == listed["law"]
    assert lives("outlaw") == listed["outlaw"]
    assert {c["name"] for c in rows("characters") if c["flags"] == "always"} == always


def test_roles_of_each_box() -> None:
    boxes = {(r["set"], r["role"]): int(r["count"]) for r in rows("roles")}
    for box, renegades in (("base", 1), ("dodge_city", 2)):
        assert boxes[box, "Sheriff"] == 1
        assert boxes[box, "Deputy"] == 2
        assert boxes[box, "Outlaw"] == 3
        assert boxes[box, "Renegade"] == renegades


@pytest.mark.parametrize(
    ("prefix", "tables", "column"),
    [
        ("card.", ["classic", "dodge_city_expansion", "dodge_city_standalone"], "name_en"),
        ("duel.", ["duel_cards"], "name_en"),
        ("char.", ["characters"], "name"),
        ("role.", ["roles"], "role"),
    ],
)
def test_everything_named_has_its_names(prefix: str, tables: list[str], column: str) -> None:
    known = {n["en"] for n in rows("names") if n["key"].startswith(prefix)}
    assert {row[column] for name in tables for row in rows(name)} - known == set()


def test_names_are_translated_only_where_no_printed_name_is_known() -> None:
    named = {name["en"] for name in rows("names")}
    for row in rows("translated"):
        assert row["en"] in named
        for lang in ("pl", "cs", "de", "it"):
            printed = [name[lang] for name in rows("names") if name["en"] == row["en"] and name[lang]]
            assert not (printed and row[lang]), (row["en"], lang)


def test_a_name_is_said_as_printed_or_else_as_translated_or_else_in_english() -> None:
    german = names_in("de")
    assert (german["barrel"], german["scope"], german["colt"]) == ("Fass", "Zielfernrohr", "Colt")


def test_a_game_that_prints_a_name_otherwise_is_followed() -> None:
    assert names_in("pl")["barrel"] == "Baryłka"
    assert names_in("pl", "duel")["barrel"] == "Beczka"
    assert names_in("cs", "classic+dodge-city")["gatling"] == "Kulomet"
    assert names_in("cs", "duel")["gatling"] == "Gatling"
