"""Pictures of every page and of the table in many situations, in both sizes and both lights: make screenshots."""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import Browser

from tests.browser.house import DESK, PHONE, ROOT, Guest, browsing, serving, table

OUT = ROOT / "docs" / "screenshots"
PAGES = {
    "home": ("", ".ways"),
    "cards": ("gallery", ".entry svg"),
    "duel-cards": ("gallery/duel", ".entry svg"),
    "rules": ("rules/BAS-6.6", "li.here"),
    "learn": ("learn/missed", ".seat svg"),
}
SHAPES = {"desktop": DESK, "phone": PHONE}


class Camera:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address

    def guest(self) -> Guest:
        return Guest(self.browser, self.address)

    def take(self, guest: Guest, name: str, whole: bool = False) -> None:
        """The same moment in every shape and light."""
        for shape, (width, height) in SHAPES.items():
            guest.page.set_viewport_size({"width": width, "height": height})
            for light in ("light", "dark"):
                guest.page.emulate_media(color_scheme=light, reduced_motion="reduce")
                guest.page.wait_for_timeout(350)
                picture = Image.open(io.BytesIO(guest.page.screenshot(full_page=whole)))
                picture.convert("RGB").save(OUT / f"{name}-{shape}-{light}.webp", quality=80, method=6)

    def pages(self) -> None:
        guest = self.guest()
        for name, (path, there) in PAGES.items():
            guest.go(path)
            guest.page.wait_for_selector(there)
            self.take(guest, name)
        guest.go("settle")
        guest.page.get_by_role("button", name="What happens?").click()
        guest.page.wait_for_selector(".steps")
        self.take(guest, "settle", whole=True)
        guest.sit(table(self.address, players=5, clock="standard"), deal=False)
        guest.page.wait_for_selector(".lobby")
        self.take(guest, "lobby")
        guest.context.close()

    def games(self) -> None:
        self.situation("turn", ".mine .tip", game="classic", players=5)
        self.situation("aim", ".aim", game="classic", players=6)
        self.situation("threat", ".threat .foe .with", game="classic", players=5)
        self.situation("why", ".why .rule-id", tap_idle, game="classic", players=7)
        self.situation("green", ".gear .state", game="classic+dodge-city", players=8)
        self.situation("distances", ".mine .tip", look_around, game="classic", players=7)
        self.situation("seat", ".mine .tip", open_seat, game="classic", players=5)
        self.situation("duel", ".mine .tip", game="duel", players=2)
        self.situation("end", ".end", game="classic", players=4)
        self.situation("replay", ".end", open_replay, game="classic", players=5)

    def situation(self, name: str, wanted: str, then: Callable[[Guest], None] | None = None, **settings: Any) -> None:
        """The table at the first moment that shows what is wanted, some moves into the game."""
        for attempt in range(6):
            guest = self.guest()
            rng = Random(f"{name} {attempt}")
            guest.sit(table(self.address, **settings))
            guest.play_until(".log .line:nth-child(30)" if wanted != ".end" else ".end", rng)
            if wanted == ".why .rule-id":
                found = guest.play_until(".mine .tip", rng) and guest.page.locator(IDLE).count() > 0
            else:
                found = guest.play_until(wanted, rng)
            if found:
                guest.page.wait_for_timeout(300)
                if then is not None:
                    then(guest)
                self.take(guest, name)
            guest.context.close()
            if found:
                return
        raise SystemExit(f"no game showed {name}")


IDLE = ".hand button:not(.useful)"


def tap_idle(guest: Guest) -> None:
    guest.page.locator(IDLE).first.click(position={"x": 14, "y": 20})
    guest.page.wait_for_selector(".why")


def look_around(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Distances").click()


def open_seat(guest: Guest) -> None:
    guest.page.locator(".seat").first.click()
    guest.page.wait_for_selector("dialog")


def open_replay(guest: Guest) -> None:
    guest.page.get_by_role("link", name="Replay").click()
    guest.page.wait_for_selector(".controls")
    guest.page.get_by_role("slider").fill("25")


if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        camera = Camera(browser, address)
        camera.pages()
        camera.games()
