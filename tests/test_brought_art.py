"""What a set of another package brings for the page: drawings, and words."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from boothill.server import art, knowledge
from tests.servers import served

DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><path d="M0 0h9"/></svg>'


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of drawings as a set would bring it, for a card and a character that have none there yet."""
    folder = tmp_path / "art"
    for kind, name in (("cards", "bang"), ("characters", "jose-delgado")):
        (folder / kind).mkdir(parents=True)
        (folder / kind / f"{name}.svg").write_text(DRAWING, encoding="utf-8")
    (folder / "cards" / "beer.svg").write_bytes(b"<svg/>" * art.MOST)
    (folder / "cards" / "notes.txt").write_text("no drawing", encoding="utf-8")
    monkeypatch.setattr(art, "folders", lambda kind: [tmp_path / "nowhere", tmp_path / kind])
    art.drawings.cache_clear()
    yield folder
    art.drawings.cache_clear()


def test_a_set_says_where_its_drawings_are(brought: Path) -> None:
    shown = knowledge.show_catalogue("classic+dodge-city")
    addresses = {card.name: card.art for card in shown.cards if card.art}
    assert addresses == {"BANG!": "/art/cards/bang.svg"}, "what is too big is left out"
    assert [who.art for who in shown.characters if who.art] == ["/art/characters/jose-delgado.svg"]


def test_a_drawing_is_handed_out_as_a_picture_in_which_nothing_runs(brought: Path, tmp_path: Path) -> None:
    async def fetch() -> None:
        async with served(tmp_path) as server:
            found = await server.http.get("/art/cards/bang.svg")
            assert found.status_code == 200 and found.text == DRAWING
            assert found.headers["content-type"] == "image/svg+xml"
            assert "sandbox" in found.headers["content-security-policy"]
            assert "script-src" not in found.headers["content-security-policy"], "nothing but what default-src allows"
            assert found.headers["x-content-type-options"] == "nosniff"
            for path in ("cards/beer.svg", "cards/notes.txt", "cards/../../games.db", "cards/%2e%2e/x", "cards"):
                assert (await server.http.get(f"/art/{path}")).status_code == 404, path

    asyncio.run(fetch())


def test_without_other_sets_no_card_has_an_address() -> None:
    assert not any(card.art for game in ("classic", "duel") for card in knowledge.show_catalogue(game).cards)


def test_every_card_says_what_it_is_for_so_that_it_has_a_face_without_a_drawing() -> None:
    for game in knowledge.list_rulesets():
        assert all(card.intents for card in knowledge.show_catalogue(game.name).cards)


def test_games_tell_their_books_and_their_shape() -> None:
    games = {game.name: game for game in knowledge.list_rulesets()}
    events = ["high-noon", "fistful"]
    assert set(games["classic"].books) == {"classic", *events} and games["duel"].books == ["duel"]
    assert set(games["classic+dodge-city"].books) == {"classic", "dodge-city", *events}
    assert games["classic"].shape.leader and games["classic"].shape.ring and games["classic"].shape.series
    assert games["duel"].shape.figures == 2 and games["duel"].shape.own_decks and not games["duel"].shape.ring
