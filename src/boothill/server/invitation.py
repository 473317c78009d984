"""The link of a table: its QR code for phones, and its page, with tags for a preview where the link is posted.

A link has the form `/t/TABLE`. It serves the usual page with a few more tags in its head: who invites, to what, and a
picture. They reveal nothing that the link does not reveal anyway.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from io import BytesIO

from starlette.datastructures import Headers
from starlette.requests import Request

from boothill.extra import need
from boothill.server.address import EVERYWHERE, address_for_others, is_loopback
from boothill.server.answers import Answer, packed
from boothill.server.art import SVG
from boothill.server.lobby import Lobby
from boothill.server.pagefiles import page_file
from boothill.table import wire
from boothill.words.catalogue import DEFAULT, languages
from boothill.words.messages import Messages
from boothill.words.phrases import key_of

PICTURE = "/invitation.png"
SIZE = (1200, 630)
HTML = "text/html; charset=utf-8"


def base_of(request: Request, lobby: Lobby) -> str:
    """The base URL of this server for others: as in the request, unless that works only on this machine."""
    host = request.headers.get("host", "") or request.url.netloc
    name = host.rpartition(":")[0] or host
    if is_loopback(name) or name.strip("[]") in EVERYWHERE:
        others = address_for_others(lobby.config.host, lobby.port)
        if others:
            return others
    return f"{request.url.scheme}://{host}"


def link_to(base: str, table: str) -> str:
    return f"{base}/t/{table}"


@lru_cache(256)
def qr(text: str) -> Answer:
    """A text as a QR code, always dark on light, because not every phone reads the inverse."""
    drawn = BytesIO()
    need("segno", "server").make(text, error="m", micro=False).save(
        drawn, kind="svg", scale=8, border=3, light="#fffaf0", dark="#23160c", xmldecl=False, omitsize=True
    )
    return packed(drawn.getvalue(), SVG)


def language_of(headers: Headers, wished: str = "") -> str:
    """The language asked for by name, else the first available one of those the browser wants."""
    asked = [wished, *(part.partition(";")[0] for part in headers.get("accept-language", "").split(","))]
    known = (one.strip().lower().replace("_", "-").partition("-")[0] for one in asked)
    return next((lang for lang in known if lang in languages()), DEFAULT)


def page(table: wire.TableShown | None, lang: str, base: str, path: str) -> Answer | None:
    """The page for a table's link; None if the page is not built."""
    found = page_file("")
    if found is None:
        return None
    html = found[0].body.decode()
    head = "".join(
        f'    <meta property="{name}" content="{escape(text)}" />\n' for name, text in _tags(table, lang, base)
    )
    head += f'    <meta property="og:url" content="{escape(base + path)}" />\n'
    head += '    <meta name="twitter:card" content="summary_large_image" />\n'
    head += '    <meta name="robots" content="noindex" />\n'
    return packed(html.replace("</head>", f"{head}  </head>", 1).encode(), HTML)


def _tags(table: wire.TableShown | None, lang: str, base: str) -> list[tuple[str, str]]:
    messages = Messages(lang)
    host = next((seat.person or seat.name for seat in table.seats if seat.host), "") if table else ""
    if table is None:
        about = messages.text("invitation.gone")
    else:
        free = sum(seat.kind == "open" for seat in table.seats)
        game = messages.text("page-game", game=key_of(table.settings.game))
        about = messages.text("invitation.about", game=game, free=free, phase=table.phase)
    return [
        ("og:site_name", "Boot Hill"),
        ("og:type", "website"),
        ("og:locale", lang),
        ("og:title", messages.text("invitation", who="somebody" if host else "nobody", host=host)),
        ("og:description", about),
        ("og:image", base + PICTURE),
        ("og:image:width", str(SIZE[0])),
        ("og:image:height", str(SIZE[1])),
        ("og:image:alt", messages.text("invitation.picture")),
    ]
