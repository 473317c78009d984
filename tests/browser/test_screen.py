"""The big screen of a party: read across the room, and the same after it was switched off and on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from boothill.table.wire import Score, Tally
from tests.browser.house import Guest
from tests.browser.stage import Stage
from tests.browser.test_table_fits import OVERLAPS, company

Guests = Callable[..., Guest]
TV = (1920, 1080)
SIZES = [(820, 1180), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]


def test_the_scores_of_the_evening_stand_beside_the_table_by_person_and_side(guest: Guests) -> None:
    tv = guest(TV)
    stage = Stage.set(tv, company(4), still=True, screen=True, party=True, series=True)
    expect(tv.page.locator(".scores")).to_have_count(0)
    stage.table.scores = [
        Score("Ann", Tally(3, 2), {"outlaw": Tally(3, 2)}, {"outlaws": Tally(3, 2)}),
        Score("Bob", Tally(3, 1), {"sheriff": Tally(1, 1), "deputy": Tally(2, 0)}, {"law": Tally(3, 1)}),
        Score("Zoe", Tally(1, 0), {"renegade": Tally(1, 0)}, {"renegade": Tally(1, 0)}),
    ]
    tv.page.reload()  # switched off and on
    rows = tv.page.locator(".scores tbody tr")
    expect(rows).to_have_count(3)
    expect(rows.locator("th")).to_contain_text(["Ann", "Bob", "Zoe"])
    expect(rows.nth(0)).to_contain_text("The outlaws 2/3")
    assert [rows.nth(i).locator("td").all_inner_texts() for i in range(3)] == [["2", "3"], ["1", "3"], ["0", "1"]]
    expect(rows.nth(0)).to_have_class(re.compile(r"\bbest\b"))
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)


CUT = """() => [...document.querySelectorAll(".seat .name b, .seat .gone")]
  .filter((e) => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1).map((e) => e.innerText)"""


OUT_OF_SIGHT = """() => {
  const stage = document.querySelector(".board-wrap").getBoundingClientRect();
  return [...document.querySelectorAll(".seat .plate, .seat .gear")].filter((e) => {
    const { top, bottom } = e.getBoundingClientRect();
    return top < stage.top || bottom > stage.bottom;
  }).map((e) => e.innerText);
}"""


@pytest.mark.parametrize("players", [4, 6, 8])
def test_every_name_and_card_is_in_sight_and_nobody_sits_on_anybody(guest: Guests, players: int) -> None:
    tv = guest(TV)
    names = company(players).replace("Dee:", "Maximilian:")
    Stage.set(tv, names, still=True, screen=True, party=True)
    expect(tv.page.locator(".seat")).to_have_count(players)
    for width, height in SIZES:
        tv.page.set_viewport_size({"width": width, "height": height})
        tv.page.wait_for_timeout(50)
        assert tv.page.evaluate(OVERLAPS) == [], (width, height)
        assert tv.page.evaluate(CUT) == [], (width, height)
        assert tv.page.evaluate(OUT_OF_SIGHT) == [], (width, height)


@pytest.mark.parametrize("players", [4, 6, 8])
def test_what_a_general_store_offers_pushes_nobody_off_the_screen(guest: Guests, players: int) -> None:
    """Nor do its cards lie on anybody's."""
    tv = guest(TV)
    store = company(players).replace("- Dynamite", "- General Store", 1)
    assert "General Store" in store
    Stage.set(tv, f"{store}steps: [{{Ann: play General Store}}]", still=True, screen=True, party=True)
    expect(tv.page.locator(".laid .card")).to_have_count(players)
    for width, height in SIZES:
        tv.page.set_viewport_size({"width": width, "height": height})
        tv.page.wait_for_timeout(50)
        assert tv.page.evaluate(OUT_OF_SIGHT) == [], (width, height)
        assert tv.page.evaluate(LYING_ON_OTHERS) == [], (width, height)


LYING_ON_OTHERS = """() => {
  const others = [...document.querySelectorAll(".seat .plate, .seat .gear, .pile")].map((e) => e.getBoundingClientRect());
  return [...document.querySelectorAll(".laid .card")].filter((card) => {
    const box = card.getBoundingClientRect();
    return others.some((its) => box.left < its.right - 1 && its.left < box.right - 1 && box.top < its.bottom - 1 && its.top < box.bottom - 1);
  }).map((e) => e.innerText);
}"""  # noqa: E501


def test_a_screen_in_the_hand_can_be_scrolled_to_everything(guest: Guests) -> None:
    """A phone that serves as the screen shows the board whole, and below it what was said."""
    tv = guest((320, 568))
    Stage.set(tv, company(6), still=True, screen=True, party=True)
    for width, height in [(320, 568), (360, 740), (390, 844), (844, 390)]:
        tv.page.set_viewport_size({"width": width, "height": height})
        tv.page.wait_for_timeout(50)
        assert tv.page.evaluate(OUT_OF_SIGHT) == [], (width, height)
        tv.page.locator(".narrator .now").scroll_into_view_if_needed()
        expect(tv.page.locator(".narrator .now")).to_be_in_viewport(ratio=1)
