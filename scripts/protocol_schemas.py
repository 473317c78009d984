"""Writes the JSON Schemas of the WebSocket protocol and the OpenAPI document into docs/protocol/."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec

from boothill.server.openapi import document
from boothill.table import wire

FOLDER = Path(__file__).parent.parent / "docs" / "protocol"


def schema(messages: Any, title: str) -> dict[str, Any]:
    """One schema that says what any message of one direction looks like."""
    kinds = get_args(messages)
    references, definitions = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "oneOf": list(references),
        "$defs": dict(sorted(definitions.items())),
    }


def documents() -> dict[str, str]:
    """The files, by name."""
    made = {
        "to-table.json": schema(wire.ToTable, "What a client sends"),
        "from-table.json": schema(wire.FromTable, "What the server sends"),
        "openapi.json": document(),
    }
    return {name: json.dumps(what, indent=1, ensure_ascii=False) + "\n" for name, what in made.items()}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in documents().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(FOLDER / name)
