"""Turns requests into calls: reads parameters and bodies into structs, and writes results and problems as JSON.

The same description of an endpoint handles its requests and generates its part of the OpenAPI document.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy.exc import DBAPIError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route
from starlette.types import Receive, Scope, Send

from boothill.server import pool
from boothill.server.answers import JSON, Answer, answer_of, respond
from boothill.server.faults import is_away
from boothill.server.limits import PERMIT_SECONDS, neighbourhood
from boothill.server.lobby import Lobby
from boothill.server.studies import Stream
from boothill.server.work import Refusal, fixed
from boothill.table import wire
from boothill.table.problem import Problem
from boothill.words.messages import Messages

BODY_LIMIT = 256 * 1024
LINES = "application/x-ndjson"
"""Media type of a growing answer: JSON, one value per line."""
STATUS = {
    "no-table": 404,
    "no-code": 404,
    "no-record": 404,
    "no-such": 404,
    "no-link": 404,
    "bad-request": 400,
    "wrong-token": 401,
    "wrong-origin": 403,
    "study-others": 403,
    "study-not-yours": 403,
    "too-big": 413,
    "not-json": 415,
    "too-fast": 429,
    "study-enough": 429,
    "broken": 500,
    "server-full": 503,
    "too-busy": 503,
    "closing": 503,
    "elsewhere": 503,
}
"""The status of each problem. All others have 409: the request was understood, but cannot be carried out now."""

ENGLISH = Messages()
B = TypeVar("B")
R = TypeVar("R")


class Error(Struct, frozen=True):
    """Why a request was refused: a code, a sentence in English, and the same as a message of the catalogue."""

    code: str
    text: str
    line: wire.Line


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """No parameters, or no body."""


class Call(Generic[B]):
    """A request to an endpoint."""

    def __init__(self, lobby: Lobby, address: str, bearer: str, params: Any, body: B) -> None:
        self.lobby = lobby
        self.address = address
        self.bearer = bearer
        """The token from `Authorization: Bearer`; empty without one."""
        self.params = params
        self.body = body

    async def work(self, work: Callable[..., Any], *args: Any, paid: int = 0) -> Answer:
        """Do work in another process; charge its cost, less what is `paid` already, to the address. Raises Problem."""
        try:
            found, spent = await self.lobby.pool.do(self.address, work, *args)
        except Problem as problem:
            if problem.code == "too-long":
                self.lobby.requests.charge(self.address, pool.SECONDS / PERMIT_SECONDS)
            raise
        self.lobby.requests.charge(self.address, spent / PERMIT_SECONDS - paid)
        if isinstance(found, Refusal):
            raise Problem(found.code, **found.args)
        answer: Answer = found
        return answer

    def take_creation(self) -> None:
        """Count something that is stored on the server. Raises Problem if there was too much of it."""
        if not self.lobby.creations.take(self.address, self.lobby.clock.now()):
            raise Problem("too-fast")


class Endpoint(Generic[B, R]):
    def __init__(
        self,
        method: str,
        path: str,
        answer: Callable[..., Any],
        result: Any,
        params: type[Struct] = Nothing,
        body: Any = None,
        problems: tuple[str, ...] = (),
        bearer: bool = False,
        status: int = 200,
        weight: int = 1,
        cache: str = "no-store",
        grows: bool = False,
    ) -> None:
        self.method = method
        self.path = path
        self.answer = answer
        self.result = result
        self.params = params
        """The parameters in the path and the query."""
        self.body = body
        self.problems = problems
        """Codes of possible problems, besides those of every endpoint."""
        self.bearer = bearer
        """Does it accept a token?"""
        self.cache = cache
        """The Cache-Control header."""
        self.grows = grows
        """Does the answer come line by line, each line better than the last?"""
        self.status = status
        self.weight = weight
        """How many requests it counts as."""

    async def __call__(self, request: Request) -> Response:
        lobby: Lobby = request.app.state.lobby
        try:
            result = await self._answer(await self._call(lobby, request))
        except Problem as problem:
            return problem_response(lobby, problem)
        except ClientDisconnect:
            return Response(status_code=408)  # nobody receives it
        except asyncio.CancelledError:  # the server is shutting down
            return problem_response(lobby, Problem("closing"))
        except DBAPIError as error:
            if not is_away(error):
                raise
            return problem_response(lobby, Problem("closing"))
        if isinstance(result, Stream):
            # Proxies must not buffer it either: nginx needs a header of its own for that.
            return Growing(result, self.status, {"Cache-Control": self.cache, "X-Accel-Buffering": "no"})
        if isinstance(result, Answer):
            return respond(result, request.headers, self.cache, self.status)
        return Response(msgspec.json.encode(result), self.status, {"Cache-Control": self.cache}, JSON)

    async def _answer(self, call: Call[B]) -> Any:
        return await self.answer(call)

    async def _call(self, lobby: Lobby, request: Request) -> Call[B]:
        address = neighbourhood(request.client.host) if request.client else ""
        if not lobby.serving:
            raise Problem("closing")
        if not lobby.requests.take(address, lobby.clock.now(), self.weight):
            raise Problem("too-fast")
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        query = dict(request.query_params.multi_items())
        try:
            params = msgspec.convert({**query, **request.path_params}, self.params, strict=False)
            body = await self._body(request)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Problem("bad-request", text=str(error)) from None
        bearer = token.strip() if scheme.lower() == "bearer" else ""
        return Call(lobby, address, bearer, params, body)

    async def _body(self, request: Request) -> Any:
        if self.body is None:
            return None
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Problem("not-json")
        raw = b""
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > BODY_LIMIT:
                raise Problem("too-big", limit=BODY_LIMIT // 1024)
        return msgspec.json.decode(raw, type=self.body)


class Growing(StreamingResponse):
    """A response that grows until it is done, or until nobody reads it any more."""

    def __init__(self, stream: Stream, status: int, headers: dict[str, str]) -> None:
        super().__init__(stream.lines, status, headers, LINES)
        self.stream = stream

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.stream.leave()


class Fixed(Endpoint[None, R]):
    """An endpoint whose answer depends only on its parameters: it is made once, in another process, and cached."""

    def __init__(
        self,
        path: str,
        answer: Callable[..., R],
        result: Any,
        params: type[Struct] = Nothing,
        problems: tuple[str, ...] = (),
        wanted: Callable[[], Iterable[dict[str, str]]] = tuple,
    ) -> None:
        super().__init__("GET", path, answer, result, params, problems=problems, cache="max-age=300")
        self.wanted = wanted
        """Returns the parameters that everybody asks for."""

    async def _answer(self, call: Call[None]) -> Answer:
        given = msgspec.structs.asdict(call.params)
        return await call.lobby.kept.get(self.key(given), lambda: call.work(fixed, self.answer, given, paid=1))

    def key(self, given: dict[str, str]) -> tuple[object, ...]:
        return (self.path, *sorted(given.items()))

    def always(self) -> dict[tuple[object, ...], Answer]:
        """Make the answers that everybody asks for."""
        made = {}
        for given in self.wanted():
            asked = msgspec.structs.asdict(msgspec.convert(given, self.params))
            made[self.key(asked)] = answer_of(self.answer(**asked))
        return made


def routes(endpoints: list[Endpoint[Any, Any]]) -> list[BaseRoute]:
    """One route for each path, with all its methods."""
    by_path: dict[str, dict[str, Endpoint[Any, Any]]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [_route(path, methods) for path, methods in by_path.items()]


def _route(path: str, methods: dict[str, Endpoint[Any, Any]]) -> Route:
    async def answer(request: Request) -> Response:
        endpoint = methods["GET" if request.method == "HEAD" else request.method]
        lobby: Lobby = request.app.state.lobby
        response = await endpoint(request)
        lobby.metrics.requests.labels(path, str(response.status_code)).inc()
        return response

    return Route(path, answer, methods=list(methods))


def problem_response(lobby: Lobby, problem: Problem) -> Response:
    lobby.metrics.problems.labels(problem.code).inc()
    told = problem.told()
    text = ENGLISH.say(wire.said_of(told.line))
    status = STATUS.get(problem.code, 409)
    headers = {"Cache-Control": "no-store"}
    if status in (429, 503):
        headers["Retry-After"] = "5"
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    body = msgspec.json.encode(Error(problem.code, text, told.line))
    return Response(body, status, headers, "application/json")
