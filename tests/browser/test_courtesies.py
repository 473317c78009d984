"""Small things that somebody would miss: what is read first, who is ready, what is copied, where a link leads."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, Guest, table
from tests.browser.stage import BOBS_TURN, Stage
from tests.browser.test_newcomers import SHOP, take
from tests.browser.test_people import company, menu

Guests = Callable[..., Guest]


def test_nothing_happens_behind_the_introduction(guest: Guests) -> None:
    ann = guest()
    Stage.set(ann, BOBS_TURN)
    understood = ann.page.get_by_role("button", name="OK", exact=True)
    expect(understood).to_be_visible()
    ann.page.wait_for_timeout(600)
    expect(ann.page.locator(".side .log .line").filter(has_text="BANG!")).to_have_count(0)
    expect(ann.page.locator(".threat")).to_have_count(0)
    understood.click()
    expect(ann.page.locator(".threat")).to_be_visible()


@pytest.mark.parametrize(("finished", "easy"), [(0, True), (3, False)])
def test_a_newcomer_meets_easy_bots_and_others_strong_ones(guest: Guests, finished: int, easy: bool) -> None:
    ann = guest()
    ann.remember("finished", finished)
    ann.page.reload()
    with ann.page.expect_request(lambda sent: sent.method == "POST" and sent.url.endswith("/api/tables")) as asked:
        ann.page.get_by_role("button", name="Play now").click()
    sent = asked.value.post_data_json
    assert sent and (sent["settings"].get("bots") == "greenhorn") is easy
    ann.page.wait_for_selector(".game")


def test_who_is_ready_for_another_game_is_seen_by_everybody(guest: Guests, address: str) -> None:
    ann, bob = company(guest, address, PHONE, PHONE)
    menu(ann, "End the game for everyone")
    bob.page.get_by_role("button", name="Play again").click()
    for who in (ann, bob):
        expect(who.page.locator(".end .roles li").filter(has_text="Bob")).to_contain_text("ready for another game")
        expect(who.page.locator(".end .roles .ready")).to_have_count(1)
    expect(bob.page.get_by_role("status").filter(has_text="Still to decide: Ann")).to_be_visible()


def test_a_link_is_copied_over_plain_http_too(guest: Guests, address: str) -> None:
    ann = guest()
    # As a browser has it for pages that do not come over https.
    ann.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ann.sit(table(address), deal=False)
    ann.page.get_by_role("button", name="Copy").click()
    expect(ann.page.get_by_role("button", name="Copied")).to_be_visible()
    ann.go("analysis")
    ann.page.get_by_role("button", name="Share").click()
    ann.page.get_by_role("button", name="Copy").first.click()
    expect(ann.page.get_by_role("button", name="Copied")).to_be_visible()


SMALL_MARKS = """() => [...document.querySelectorAll("button.rule-id")].map((mark) => mark.getBoundingClientRect())
  .filter(({ width, height }) => height && Math.min(width, height) < 24).length"""


def test_the_skip_link_leads_to_the_table_and_no_rule_mark_is_small(guest: Guests) -> None:
    ann = guest()
    Stage.set(ann, BOBS_TURN)
    ann.page.get_by_role("button", name="OK", exact=True).click()
    expect(ann.page.locator(".threat")).to_be_visible()
    ann.page.keyboard.press("Tab")
    for _ in range(40):
        if ann.page.evaluate("document.activeElement.classList.contains('skip')"):
            break
        ann.page.keyboard.press("Shift+Tab")
    ann.page.keyboard.press("Enter")
    assert ann.page.evaluate("document.activeElement.matches('main.game')")
    assert ann.page.locator(".side button.rule-id").count() > 0
    assert ann.page.evaluate(SMALL_MARKS) == 0
    ann.go("rules/BAS-6.6")
    ann.page.wait_for_selector("li.here")
    assert ann.page.evaluate(SMALL_MARKS.replace("button.rule-id", "main .rule-id")) == 0


def test_a_table_does_not_deal_because_the_next_one_is_to(guest: Guests, address: str) -> None:
    ann = guest()
    first, second = table(address, players=4, clock="off"), table(address, players=5, clock="off")
    ann.remember("keys", {one["table"]: one["key"] for one in (first, second)})
    ann.go(f"table/{first['table']}")
    ann.page.wait_for_selector(".lobby")
    ann.go(f"table/{second['table']}?deal")
    ann.page.wait_for_selector(".game")
    expect(ann.page.locator(".seat")).to_have_count(4)
    ann.go(f"table/{first['table']}")
    expect(ann.page.locator(".lobby")).to_be_visible()


def test_the_cards_of_a_general_store_lie_in_the_middle_until_they_are_taken(guest: Guests) -> None:
    ann = guest()
    Stage.set(ann, SHOP, still=True)
    ann.page.get_by_role("button", name="OK", exact=True).click()
    take(ann, "General Store")
    ann.page.get_by_role("button", name="Play it").click()
    expect(ann.page.locator(".pick")).to_have_count(5)
    expect(ann.page.locator(".laid")).to_have_count(0)
    ann.page.locator(".pick").first.click()
    ann.page.get_by_role("button", name="Take it").click()
    expect(ann.page.locator(".laid .card")).to_have_count(4)
