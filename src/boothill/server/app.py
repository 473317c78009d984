"""The ASGI application: the API, the WebSockets, the page, and health and metrics for operators."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from boothill.server import art, invitation, openapi, sockets
from boothill.server.answers import Answer, respond
from boothill.server.api import ENDPOINTS, always
from boothill.server.config import BadConfig, Config
from boothill.server.endpoints import problem_response, routes
from boothill.server.limits import neighbourhood
from boothill.server.lobby import Lobby
from boothill.server.metrics import CONTENT_TYPE
from boothill.server.pagefiles import is_built, page_file
from boothill.table.problem import Problem

log = logging.getLogger("boothill.http")

HEALTH_SECONDS = 5
"""Seconds within which a healthy database answers."""

SECURITY = {
    # Nothing from other sites and no inline scripts; the page's own code sets styles of single elements.
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


FRAMED = {
    "content-security-policy": SECURITY["content-security-policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors *"
    ),
    "x-frame-options": "",
    "cross-origin-resource-policy": "cross-origin",
}
"""Headers that differ for the page in a frame; an empty value removes a header."""


class Door:
    """Middleware for every request: keeps out the pages of other sites, and adds security headers to responses."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        lobby: Lobby = scope["app"].state.lobby
        if not welcome(Headers(scope=scope), lobby.config):
            if scope["type"] == "websocket":
                await WebSocket(scope, receive, send).close(1008)
            else:
                await problem_response(lobby, Problem("wrong-origin"))(scope, receive, self._guarded(send))
            return
        await self.app(scope, receive, self._guarded(send))

    def _guarded(self, send: Send) -> Send:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
                    if not headers[name]:
                        del headers[name]
            await send(message)

        return guarded


def welcome(headers: Headers, config: Config) -> bool:
    """May a request use the server? Browsers send the origin of their page, which must be ours; programs send none."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == headers.get("host", "nowhere") or origin in config.allowed_origins


async def _play(socket: WebSocket) -> None:
    await sockets.serve(socket, socket.path_params["table"])


async def _health(request: Request) -> Response:
    """200 if tables are served and the database can be written."""
    lobby: Lobby = request.app.state.lobby
    try:
        if not lobby.serving:
            raise ConnectionError
        async with asyncio.timeout(HEALTH_SECONDS):
            await lobby.storage.alive()
    except Exception as error:
        log.debug("not healthy", extra={"problem": type(error).__name__})  # the storage logs why
        return PlainTextResponse("not ready\n", 503)
    return PlainTextResponse("ok\n")


async def _metrics(request: Request) -> Response:
    """Metrics for operators only: to others they would reveal when somebody answers in secret."""
    lobby: Lobby = request.app.state.lobby
    allowed = [address.strip() for address in lobby.config.metrics.split(",")]
    if "*" not in allowed and (request.client is None or request.client.host not in allowed):
        return problem_response(lobby, Problem("no-such", text=request.url.path))
    lobby.measure()
    return Response(lobby.metrics.text(), media_type=CONTENT_TYPE)


async def _openapi(request: Request) -> Response:
    return respond(openapi.answer(), request.headers, "max-age=300")


async def _page(request: Request) -> Response:
    """A file of the page."""
    path = request.path_params.get("path", "")
    if not path and not is_built():
        return PlainTextResponse("The page is not built. In a checkout: make page. The API is at /api/openapi.json.\n")
    found = page_file(path)
    if found is None:
        return problem_response(request.app.state.lobby, Problem("no-such", text=request.url.path))
    return respond(found[0], request.headers, found[1])


async def _embed(request: Request) -> Response:
    """The page in a frame on another site: there it shows only analysis boards."""
    response = await _page(request)
    response.headers.update(FRAMED)
    return response


async def _art(request: Request) -> Response:
    """A drawing from a set of another package."""
    found = art.drawings().get(request.path_params["path"])
    if found is None:
        return problem_response(request.app.state.lobby, Problem("no-such", text=request.url.path))
    return respond(found, request.headers, "max-age=300", more=art.HEADERS)


async def _link(request: Request) -> Response:
    """A table's link: the page, with tags for the preview where the link is posted."""
    lobby: Lobby = request.app.state.lobby
    lang = invitation.language_of(request.headers, request.query_params.get("lang", ""))
    try:
        _count(request)
        shown = await lobby.visit(request.path_params["table"], lambda place: place.look())
    except Problem as problem:
        if problem.code == "too-fast":
            return problem_response(lobby, problem)
        shown = None  # the page itself says that there is no such table
    found = invitation.page(shown, lang, invitation.base_of(request, lobby), request.url.path)
    if found is None:
        return await _page(request)
    return respond(found, request.headers, "no-cache", more={"Vary": "Accept-Language"})


async def _qr(request: Request) -> Response:
    """A table's link as a QR code for phones."""
    lobby: Lobby = request.app.state.lobby
    try:
        _count(request)
        table = (await lobby.visit(request.path_params["table"], lambda place: place.look())).id
    except Problem as problem:
        return problem_response(lobby, problem)
    link = invitation.link_to(invitation.base_of(request, lobby), table)
    return respond(invitation.qr(link), request.headers, "no-cache")


def _count(request: Request) -> None:
    """Count a request against the limit of its address. Raises Problem if there are too many."""
    lobby: Lobby = request.app.state.lobby
    address = neighbourhood(request.client.host) if request.client else ""
    if not lobby.requests.take(address, lobby.clock.now()):
        raise Problem("too-fast")


async def _broken(request: Request, error: Exception) -> Response:
    """The response to an unexpected error, which Starlette's caller logs."""
    response = problem_response(request.app.state.lobby, Problem("broken"))
    response.headers.update(SECURITY)  # Starlette sends this response without passing `Door`
    return response


def _prepared() -> dict[Hashable, Answer]:
    """Prepare what everybody asks for and never changes."""
    openapi.answer()
    art.drawings()
    return dict(always())


def make_app(config: Config) -> Starlette:
    """The application, which opens its database when it starts and closes it when it ends."""
    lobby = Lobby(config)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        lobby.kept.always = await asyncio.to_thread(_prepared)
        try:
            await lobby.open()
        except BadConfig as problem:
            lobby.problem = problem  # raised in `House.startup`
            yield
            return
        try:
            yield
        finally:
            await lobby.close()

    everything: list[BaseRoute] = [
        *routes(ENDPOINTS),
        WebSocketRoute("/ws/tables/{table}", _play),
        Route("/api/openapi.json", _openapi),
        Route("/healthz", _health),
        Route("/metrics", _metrics),
        Route("/art/{path:path}", _art),
        Route("/t/{table}", _link),
        Route("/t/{table}/qr.svg", _qr),
        Route("/embed", _embed),
        Route("/{path:path}", _page),
    ]
    handlers: dict[Any, Any] = {500: _broken}
    app = Starlette(
        routes=everything,
        middleware=[Middleware(Door)],
        lifespan=life,
        exception_handlers=handlers,
    )
    app.state.lobby = lobby
    return app
