"""Generates the OpenAPI document from the endpoints."""

from __future__ import annotations

import re
from functools import cache
from inspect import getdoc
from typing import Any

import msgspec

from boothill import __version__
from boothill.server.answers import Answer, Text, answer_of
from boothill.server.api import ENDPOINTS
from boothill.server.endpoints import LINES, STATUS, Endpoint, Error

EVERYWHERE = ("bad-request", "too-fast", "closing")
WITH_BODY = ("not-json", "too-big")
ABOUT = (
    "Tables, finished games and everything that the server knows. The game itself is played over a WebSocket at "
    "/ws/tables/{table}, see docs/protocol.md. Keys and tokens are sent in a message or in the Authorization header, "
    "never in an address."
)


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document."""
    endpoints = ENDPOINTS
    types = [e.result for e in endpoints if e.result is not Text] + [e.body for e in endpoints if e.body] + [Error]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    by_type = dict(zip(map(_key, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Boot Hill", "version": __version__, "description": ABOUT, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"bot": {"type": "http", "scheme": "bearer", "description": "A bot's token"}},
        },
    }


@cache
def answer() -> Answer:
    """The document, encoded."""
    return answer_of(document())


def _key(kind: Any) -> str:
    return repr(kind)


def _operation(endpoint: Endpoint[Any, Any], by_type: dict[str, Any]) -> dict[str, Any]:
    words = (getdoc(endpoint.answer) or "").split("\n\n")[0]
    operation: dict[str, Any] = {
        "operationId": endpoint.answer.__name__,
        "summary": " ".join(words.split()),
        "parameters": _parameters(endpoint),
        "responses": _responses(endpoint, by_type),
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": by_type[_key(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    if endpoint.bearer:
        operation["security"] = [{}, {"bot": []}]
    return operation


def _parameters(endpoint: Endpoint[Any, Any]) -> list[dict[str, Any]]:
    in_path = set(re.findall(r"{(\w+)}", endpoint.path))
    schema = msgspec.json.schema(endpoint.params)
    described = next(iter(schema["$defs"].values()))["properties"]
    found = []
    for name, about in described.items():
        where = "path" if name in in_path else "query"
        plain = {key: value for key, value in about.items() if key != "description"}
        entry = {"name": name, "in": where, "required": where == "path", "schema": plain}
        if "description" in about:
            entry["description"] = about["description"]
        found.append(entry)
    return found


def _responses(endpoint: Endpoint[Any, Any], by_type: dict[str, Any]) -> dict[str, Any]:
    good = {"text/plain": {"schema": {"type": "string"}}}
    if endpoint.result is not Text:
        good = {LINES if endpoint.grows else "application/json": {"schema": by_type[_key(endpoint.result)]}}
    codes = EVERYWHERE + (WITH_BODY if endpoint.body is not None else ()) + endpoint.problems
    problems: dict[str, list[str]] = {}
    for code in codes:
        problems.setdefault(str(STATUS.get(code, 409)), []).append(code)
    answers: dict[str, Any] = {str(endpoint.status): {"description": "Done", "content": good}}
    for status, group in sorted(problems.items()):
        content = {"application/json": {"schema": by_type[_key(Error)]}}
        answers[status] = {"description": ", ".join(group), "content": content}
    return answers
