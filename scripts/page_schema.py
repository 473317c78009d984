"""Prints the JSON Schema of all that the server and the page say to each other; web/types.mjs makes types of it."""

from __future__ import annotations

import json
from typing import get_args

import msgspec

from boothill.server.answers import Text
from boothill.server.api import ENDPOINTS
from boothill.server.endpoints import Error
from boothill.table import wire

if __name__ == "__main__":
    told, asked = get_args(wire.FromTable), get_args(wire.ToTable)
    rest = [e.result for e in ENDPOINTS if e.result is not Text] + [e.body for e in ENDPOINTS if e.body] + [Error]
    schemas, components = msgspec.json.schema_components([*told, *asked, *rest], ref_template="#/definitions/{name}")
    root = {
        "title": "Wire",
        "type": "object",
        "properties": {
            "from": {"anyOf": list(schemas[: len(told)])},
            "to": {"anyOf": list(schemas[len(told) : len(told) + len(asked)])},
            "rest": {"anyOf": list(schemas[len(told) + len(asked) :])},
        },
        "required": ["from", "to", "rest"],
        "definitions": components,
    }
    print(json.dumps(root, indent=1))
