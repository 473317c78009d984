"""Finished games in the page: step by step, with what could be known, alone and together."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.house import DESK, PHONE, Guest, finish, finished, join, table
from tests.browser.test_pages import violations

Guests = Callable[..., Guest]


@pytest.fixture(scope="module")
def game(address: str) -> str:
    """A finished game of five."""
    return finished(address, players=5)


def bars(ann: Guest) -> list[int]:
    return [int(bar.get_attribute("data-percent") or -1) for bar in ann.page.locator(".chances .bar").all()]


def at(ann: Guest) -> Locator:
    return ann.page.locator(".controls .at")


def test_step_by_step(guest: Guests, game: str) -> None:
    ann = guest()
    ann.go(f"replay/{game}")
    expect(at(ann)).to_contain_text("0/")
    ann.page.get_by_role("button", name="Next move").click()
    expect(at(ann)).to_contain_text("1/")
    ann.page.get_by_role("slider").fill("10")
    expect(at(ann)).to_contain_text("10/")
    ann.page.get_by_label("Point of view").select_option(label="As Ann saw it")
    expect(at(ann)).to_contain_text("10/")
    ann.page.wait_for_selector(".told")


def test_what_could_be_known_when(guest: Guests, game: str) -> None:
    """At the deal nothing but how many of each role there are; a seat knows itself besides."""
    ann = guest(PHONE)
    ann.go(f"replay/{game}")
    ann.page.wait_for_selector(".chances .bar")
    assert bars(ann) == [25, 50, 25] * 4
    assert ann.page.locator(".chances .bar.true").count() == 4, "the truth is framed"
    name = ann.page.locator(".chances b").first.inner_text()
    ann.page.get_by_label("Point of view").select_option(label=f"As {name} saw it")
    expect(ann.page.locator(".chances")).to_contain_text(f"what {name} had seen")
    assert sorted(bars(ann)[:3]) == [0, 0, 100], "who is no Sheriff knows at least one role more"
    ann.page.get_by_label("Point of view").select_option(label="All cards open")
    last = int(ann.page.get_by_role("slider").get_attribute("max") or 0)
    ann.page.get_by_role("slider").fill(str(last))
    expect(at(ann)).to_contain_text(f"{last}/")
    expect(ann.page.locator(".lines .here").last).to_be_visible()
    assert bars(ann) != [25, 50, 25] * 4


def test_nothing_is_suspected_in_the_duel(guest: Guests, address: str) -> None:
    game = finished(address, game="duel", players=2)
    ann = guest()
    ann.go(f"replay/{game}")
    ann.page.wait_for_selector(".lines .line")
    assert ann.page.locator(".chances").count() == 0
    expect(ann.page.locator(".seal")).to_contain_text("boothill verify")


def test_a_line_of_the_log_leads_to_its_move(guest: Guests, game: str) -> None:
    ann = guest()
    ann.go(f"replay/{game}?move=3")
    expect(at(ann)).to_contain_text("3/")
    line = ann.page.locator(".lines button.then").nth(20)
    number = line.get_attribute("data-to")
    line.click()
    expect(at(ann)).to_contain_text(f"{number}/")
    expect(line).to_have_attribute("aria-current", "step")


def test_it_runs_as_fast_as_one_likes(guest: Guests, game: str) -> None:
    """Four times as fast: by the page's own clock, which the test moves."""
    ann = guest()
    ann.page.clock.install(time=0)
    ann.go(f"replay/{game}")
    expect(at(ann)).to_contain_text("0/")
    ann.page.clock.pause_at(600)
    ann.page.get_by_label("Speed").select_option(label="4×")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    ann.page.clock.run_for(1150)
    expect(at(ann)).to_contain_text("4/")
    ann.page.get_by_role("button", name="Stop", exact=True).click()
    ann.page.get_by_label("Speed").select_option(label="0.5×")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    ann.page.clock.run_for(2300)
    expect(at(ann)).to_contain_text("5/")


def test_one_leads_and_the_others_may_break_free(guest: Guests, address: str) -> None:
    seated = table(address, players=4)
    other = join(address, seated["table"], "Bob")
    game = finish(address, seated, other)
    ann, bob = guest(), guest(PHONE)
    for one, seat in ((ann, seated), (bob, other)):
        one.remember("keys", {seat["table"]: seat["key"]})
        one.go(f"replay/{game}?table={seat['table']}")
        one.page.reload()
    for one in (ann, bob):  # alone there is nobody to lead
        expect(one.page.locator(".company")).to_contain_text("Move the slider to lead")
    ann.page.get_by_role("slider").fill("7")
    expect(ann.page.locator(".company")).to_contain_text("You are leading")
    expect(bob.page.locator(".company")).to_contain_text("Ann is leading, and you are following")
    expect(at(bob)).to_contain_text("7/")
    bob.page.get_by_role("button", name="Watch on my own").click()
    ann.page.get_by_role("slider").fill("9")
    bob.page.get_by_role("button", name="Next move").click()
    expect(at(bob)).to_contain_text("8/")
    bob.page.get_by_role("button", name="Watch together again").click()
    expect(at(bob)).to_contain_text("9/")
    bob.page.get_by_role("button", name="Next move").click()
    expect(at(ann)).to_contain_text("10/")
    expect(ann.page.locator(".company")).to_contain_text("Bob is leading")


def test_nobody_is_kept_out_of_a_replay(guest: Guests, game: str) -> None:
    ann = guest()
    ann.go(f"replay/{game}?move=12")
    ann.page.wait_for_selector(".chances .bar")
    ann.page.wait_for_load_state("networkidle")
    for width, height in (DESK, PHONE, (320, 640)):
        ann.page.set_viewport_size({"width": width, "height": height})
        assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= width
    for light in ("light", "dark"):
        ann.page.emulate_media(color_scheme=light, reduced_motion="reduce")
        assert violations(ann.page) == []
