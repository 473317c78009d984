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

from boothill.core.ids import Face
from boothill.table.game import Game
from boothill.table.wire import Ask
from tests.browser.house import DESK, EDGE, PHONE, ROOT, Guest, browsing, serving, table
from tests.browser.stage import Stage
from tests.browser.test_games import FALLEN

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
                picture = Image.open(io.BytesIO(guest.page.screenshot(full_page=whole, timeout=60_000)))
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
        """Moments of games that are always the same."""
        classic: dict[str, Any] = {"game": "classic", "players": 5}
        self.moment("turn", lambda game, ask: own_turn(ask) and len(ask.moves) > 5, **classic)
        self.moment("aim", aims, take_aim, **classic | {"players": 6})
        self.moment("threat", lambda game, ask: ask.threat and len(ask.moves) > 1, **classic)
        self.moment(
            "why", lambda game, ask: own_turn(ask) and bool(idle(game, ask)), tap_idle, **classic | {"players": 7}
        )
        self.moment("green", green, game="classic+dodge-city", players=8)
        self.moment("distances", lambda game, ask: own_turn(ask), look_around, **classic | {"players": 7})
        self.moment("seat", lambda game, ask: own_turn(ask), open_seat, **classic)
        self.moment("duel", lambda game, ask: own_turn(ask) and len(ask.moves) > 3, game="duel", players=2)
        guest = self.guest()
        Stage.set(guest, FALLEN, still=True)
        guest.page.wait_for_selector(".gone svg")
        self.take(guest, "out")
        guest.context.close()
        self.whole()

    def moment(
        self,
        name: str,
        wanted: Callable[[Game, Ask], bool],
        then: Callable[[Guest, Stage], None] | None = None,
        **settings: Any,
    ) -> None:
        guest = self.guest()
        stage = Stage.played(guest, wanted, **settings)
        guest.page.wait_for_selector(".hand .card svg")
        if then is not None:
            then(guest, stage)
        self.take(guest, name)
        guest.context.close()

    def whole(self) -> None:
        """A game to its end, and its replay, which only a real server has."""
        guest = self.guest()
        guest.sit(table(self.address, game="classic", players=4))
        if not guest.play(Random(1)):
            raise SystemExit("the game did not end")
        guest.page.wait_for_timeout(300)
        self.take(guest, "end")
        guest.page.get_by_role("link", name="Replay").click()
        guest.page.wait_for_selector(".controls")
        guest.page.get_by_role("slider").first.fill("25")
        self.take(guest, "replay")
        guest.context.close()


def own_turn(ask: Ask) -> bool:
    return any(move.verb == "end" for move in ask.moves)


def aimed(ask: Ask) -> list[int]:
    """Cards that can be aimed at several people."""
    at_figures = [move for move in ask.moves if move.aim is not None and move.aim.kind == "figure" and not move.name]
    cards = [move.card for move in at_figures if move.verb == "play"]
    return [card for card in cards if cards.count(card) > 1]


def aims(game: Game, ask: Ask) -> bool:
    return own_turn(ask) and bool(aimed(ask))


def idle(game: Game, ask: Ask) -> list[int]:
    return [card for card in game.s.hands[0] if all(move.card != card for move in ask.moves)]


def green(game: Game, ask: Ask) -> bool:
    rows = game.s.rules.rows
    return own_turn(ask) and sum(rows[card].edge == "green" for cards in game.s.table for card in cards) > 1


def tap(guest: Guest, stage: Stage, card: int) -> None:
    place = stage.game.s.hands[0].index(Face(card))
    guest.page.locator(".hand button").nth(place).click(position=EDGE)


def take_aim(guest: Guest, stage: Stage) -> None:
    ask = stage.people[0].ask
    assert ask is not None
    tap(guest, stage, aimed(ask)[0])
    guest.page.wait_for_selector(".aim")


def tap_idle(guest: Guest, stage: Stage) -> None:
    ask = stage.people[0].ask
    assert ask is not None
    tap(guest, stage, idle(stage.game, ask)[0])
    guest.page.wait_for_selector(".why")


def look_around(guest: Guest, stage: Stage) -> None:
    guest.page.get_by_role("button", name="Distances").click()


def open_seat(guest: Guest, stage: Stage) -> None:
    guest.page.locator(".seat:not(.out)").first.click()
    guest.page.wait_for_selector(".sums")


if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        camera = Camera(browser, address)
        camera.pages()
        camera.games()
