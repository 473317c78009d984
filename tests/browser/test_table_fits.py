"""The table on screens of every size: nobody sits on anybody, no card is cut, all who can be aimed at can be seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import yaml
from playwright.sync_api import Page, expect

from tests.browser.house import Guest
from tests.browser.stage import Stage
from tests.browser.test_learn import Learner

Guests = Callable[..., Guest]
SIZES = [
    (320, 568), (360, 640), (390, 844), (768, 1024), (820, 1180), (844, 390),
    (1024, 768), (1366, 768), (1920, 1080), (2560, 1440),
]  # fmt: skip

EIGHT: dict[str, Any] = yaml.safe_load("""
Ann: {role: outlaw, character: Bart Cassidy, hand: [BANG!, Missed!, Beer, Cat Balou, Panic!, Saloon, Dynamite], in_play: [Winchester, Barrel, Mustang]}
Wilhelmina: {role: sheriff, character: Kit Carlson, hand: [Beer, BANG!], in_play: [Volcanic, Barrel, Mustang, Scope, Jail]}
Cid: {role: outlaw, character: Paul Regret, hand: [Beer], in_play: [Derringer, Sombrero]}
Dee: {role: renegade, character: Suzy Lafayette, hand: [Beer, BANG!, Missed!], in_play: [Rev. Carabine]}
Eve: {role: deputy, character: Vulture Sam, hand: [Beer, BANG!, Missed!, BANG!], in_play: [Hideout]}
Fay: {role: outlaw, character: Calamity Janet, hand: [Beer], life: 2, in_play: [Dynamite, Iron Plate, Canteen, Conestoga]}
Gus: {role: deputy, character: Tequila Joe}
Hal: {role: renegade, character: Pixie Pete, hand: [BANG!, BANG!, Beer]}
""")  # noqa: E501
ROLES = ["outlaw", "sheriff", "outlaw", "renegade", "deputy", "outlaw", "deputy", "renegade"]


def company(players: int) -> str:
    """So many players, most of them with cards before them, the first one with seven cards in the hand."""
    seated = {name: {**EIGHT[name], "role": role} for name, role in zip(list(EIGHT)[:players], ROLES, strict=False)}
    return yaml.safe_dump({"game": "classic+dodge-city", "players": seated, "turn": "Ann"}, sort_keys=False)


def table(guest: Guest, players: int, watch: bool = False) -> None:
    Stage.set(guest, company(players), watch=watch, still=True)
    guest.page.wait_for_selector(".seat .gear svg")
    if not watch:
        guest.page.get_by_role("button", name="OK", exact=True).click()


OVERLAPS = """() => {
  const found = [];
  const boxes = [...document.querySelectorAll(".seat, .piles")].map((e) => [e.dataset.seat ?? "piles", e.getBoundingClientRect()]);
  const board = document.querySelector(".board").getBoundingClientRect();
  for (const [name, box] of boxes) {
    if (box.left < board.left - 1 || box.right > board.right + 1) found.push(`${name} leaves the board`);
    if (name !== "piles" && box.width < 90) found.push(`${name} is ${box.width} wide`);
    for (const [other, its] of boxes) {
      if (name < other && box.left < its.right - 1 && its.left < box.right - 1 && box.top < its.bottom - 1 && its.top < box.bottom - 1)
        found.push(`${name} and ${other} overlap`);
    }
  }
  return found;
}"""  # noqa: E501


@pytest.mark.parametrize("players", [*(pytest.param(many, marks=pytest.mark.long) for many in (4, 5, 6, 7)), 8])
@pytest.mark.parametrize("watch", [False, pytest.param(True, marks=pytest.mark.long)])
def test_no_two_seats_overlap_on_any_screen(guest: Guests, players: int, watch: bool) -> None:
    ann = guest()
    table(ann, players, watch)
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        assert ann.page.evaluate(OVERLAPS) == [], (width, height)
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)


def test_the_discard_pile_is_as_large_as_the_deck(guest: Guests) -> None:
    ann = guest()
    Stage.set(ann, company(5).replace("turn: Ann", "discard: [Beer]\nturn: Ann"), still=True)
    ann.page.wait_for_selector(".pile .top svg")
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        deck, pile = (
            ann.page.locator(f".pile {what}").evaluate("e => e.offsetWidth") for what in ("> .back", "> .top")
        )
        assert abs(deck - pile) <= 1, (width, height)


def test_the_table_fills_the_window_and_nothing_can_be_scrolled_away(guest: Guests) -> None:
    ann = guest()
    table(ann, 5)
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        assert ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (width, height)


CUT = """() => [...document.querySelectorAll(".hand li button")].filter((card) => {
  const { left, right, bottom } = card.getBoundingClientRect();
  return left < 0 || right > innerWidth || bottom > innerHeight + 12;
}).length"""


def test_a_hand_of_seven_is_in_sight_on_every_screen(guest: Guests) -> None:
    ann = guest()
    table(ann, 8)
    expect(ann.page.locator(".hand li")).to_have_count(7)
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_function(f"({CUT})() === 0", timeout=10_000)


HIDDEN = """(place) => {
  const covered = [];
  for (const seat of document.querySelectorAll(".seat.lit")) {
    seat.scrollIntoView({ block: place, behavior: "instant" });
    for (const what of [".life", ".distance", ".name b", ".gear"]) {
      const part = seat.querySelector(what);
      if (!part) continue;
      const { x, y, width, height } = part.getBoundingClientRect();
      const seen = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!seen || !seat.contains(seen)) covered.push(`${seat.dataset.seat} ${what}`);
    }
  }
  return covered;
}"""
"""Of whoever can be aimed at: what of life, distance, name and gear cannot be brought into sight by one scroll?"""


def aim(page: Page, card: str) -> None:
    page.locator(".hand button").filter(has_text=card).first.click()
    page.wait_for_selector(".aim")


@pytest.mark.parametrize("card", ["BANG!", "Cat Balou"])
def test_whoever_can_be_aimed_at_is_one_scroll_away_with_all_that_counts(guest: Guests, card: str) -> None:
    ann = guest()
    table(ann, 8)
    aim(ann.page, card)
    assert ann.page.locator(".seat.lit").count() > 4
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_timeout(50)
        assert ann.page.evaluate(HIDDEN, "nearest") == [], (width, height)


@pytest.mark.parametrize(
    "size",
    [(320, 568), *(pytest.param(size, marks=pytest.mark.long) for size in ((390, 844), (844, 390), (1366, 768)))],
)
def test_a_lesson_shows_whoever_can_be_aimed_at(guest: Guests, size: tuple[int, int]) -> None:
    ann = Learner(guest(size), "shoot")
    ann.take("BANG!")
    ann.page.wait_for_selector(".seat.lit")
    assert ann.page.evaluate(HIDDEN, "nearest") == []


COVERED = """() => {
  const prompt = document.querySelector(".prompt").getBoundingClientRect();
  return [...document.querySelectorAll(".figure")].filter((figure) => {
    const box = figure.getBoundingClientRect();
    return box.bottom > prompt.top + 1 && box.top < prompt.bottom;
  }).length;
}"""


def test_the_prompt_of_two_sides_covers_nobody(guest: Guests) -> None:
    ann = guest((1366, 768))
    Stage.played(
        ann,
        lambda game, ask: any(move.verb == "end" for move in ask.moves) and len(ask.moves) > 3,
        moves=40,
        game="duel",
        players=2,
    )
    ann.page.wait_for_selector(".figure .life")
    for width, height in [(320, 568), (360, 640), (390, 844), (820, 1180), (1366, 768), (1920, 1080), (2560, 1440)]:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_timeout(50)
        assert ann.page.evaluate(COVERED) == 0, (width, height)


@pytest.mark.parametrize("lang", ["de", pytest.param("pl", marks=pytest.mark.long)])
def test_the_role_of_somebody_who_is_out_stays_on_the_seat(guest: Guests, lang: str) -> None:
    """Kopfgeldjäger and Hilfssheriff are the longest of all roles."""
    ann = guest((320, 640))
    ann.context.add_init_script(f"localStorage.setItem('boothill.lang', '\"{lang}\"')")
    out: dict[str, Any] = {"alive": False, "hand": [], "in_play": []}
    players = {name: {**seat, **(out if name in ("Dee", "Eve") else {})} for name, seat in EIGHT.items()}
    position = {"game": "classic+dodge-city", "players": players, "turn": "Ann"}
    Stage.set(ann, yaml.safe_dump(position, sort_keys=False, allow_unicode=True), still=True)
    fates = ann.page.locator(".fate")
    expect(fates).to_have_count(2)
    beyond = "e => e.getBoundingClientRect().right > e.closest('.plate').getBoundingClientRect().right"
    assert [fate.evaluate(beyond) for fate in fates.all()] == [False, False]


NARROW = """() => [...document.querySelectorAll(".seat")].flatMap((seat) => {
  const name = seat.querySelector(".name b");
  const right = (what) => seat.querySelector(what)?.getBoundingClientRect().right ?? 0;
  const cut = name.scrollWidth > name.clientWidth + 1;
  return [cut && name.innerText, right(".life") > right(".plate") && `life of ${name.innerText}`].filter(Boolean);
})"""
"""On which seat a name is cut, or life reaches beyond the plate."""


@pytest.mark.parametrize("players", [4, 5, 7])
def test_a_name_of_seven_letters_and_five_lives_fit_on_every_seat(guest: Guests, players: int) -> None:
    ann = guest()
    names = company(players).replace("Wilhelmina:", "Bramble:").replace("Cid:", "Rawhide:").replace("Dee:", "Juniper:")
    Stage.set(ann, names, still=True)
    expect(ann.page.locator(".seat .life").first).to_be_visible()
    for width, height in [*SIZES, (360, 740)]:
        ann.page.set_viewport_size({"width": width, "height": height})
        assert ann.page.evaluate(NARROW) == [], (width, height)


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (2560, 1440)])
def test_while_somebody_aims_at_a_desk_nobody_and_no_card_is_covered(guest: Guests, size: tuple[int, int]) -> None:
    ann = guest(size)
    table(ann, 8)
    aim(ann.page, "BANG!")
    top = ann.page.locator(".prompt").evaluate("e => e.getBoundingClientRect().top")
    parts = ann.page.locator(".seat .plate, .seat .gear")
    lowest = parts.evaluate_all("parts => Math.max(...parts.map((e) => e.getBoundingClientRect().bottom))")
    assert lowest <= top
