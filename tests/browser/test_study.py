"""What the bots think, beside a replay: asked, shown, jumped from, and stopped."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, Guest, finished
from tests.browser.test_pages import violations

Guests = Callable[..., Guest]
PATIENCE = 120_000


@pytest.mark.long
def test_the_bots_are_asked_beside_a_replay_on_a_phone(guest: Guests, address: str) -> None:
    ann = guest(PHONE)
    page = ann.page
    ann.go(f"replay/{finished(address, players=5)}?move=12")
    study = page.locator(".study")
    expect(study).to_contain_text("The best moves with their chances to win")
    study.get_by_role("button", name="Ask the bots").press("Enter")
    expect(study.locator("li").first).to_be_visible(timeout=PATIENCE)
    expect(study.get_by_role("status")).to_contain_text("1. ")
    study.get_by_label("What the bots may look at").select_option("seat")
    expect(study.locator("li").first).to_be_visible(timeout=PATIENCE)
    study.get_by_role("button", name="Stop").click()
    expect(study.locator("li")).to_have_count(0)

    story = page.locator(".story")
    story.get_by_role("button", name="Tell it").click()
    expect(story).to_contain_text("Win chances of each side", timeout=PATIENCE)
    expect(story.get_by_role("status")).to_contain_text("After move 12: The law ")
    jump = story.locator("button.then").first
    step = int("".join(sign for sign in jump.inner_text().split(":")[0] if sign.isdigit()))
    jump.click()
    expect(page.locator(".controls .at")).to_contain_text(f"{step}/")
    expect(story.get_by_role("status")).to_contain_text(f"After move {step}: ")
    assert violations(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    story.get_by_role("button", name="Stop").click()
