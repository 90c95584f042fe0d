"""The OpenRPC document."""

from __future__ import annotations

from inspect import cleandoc
from typing import Any

from vistoria.model.request import METHODS

from .handshake import NO_COMMON_VERSION, PROTOCOL_VERSIONS
from .schemas import PARTS, Schema, definitions

SUMMARIES = {
    "hello": "The harness greets; the engine says who it is and what its adapter can do.",
    "bye": "The end; the engine says once more who it is, then stops.",
    **{name: cleandoc(method.params.__doc__ or "") for name, method in METHODS.items()},
}

ERRORS = [
    {"code": -32700, "message": "Not one JSON object in UTF-8 with distinct keys"},
    {"code": -32600, "message": "Not a JSON-RPC 2.0 request with an id and a method"},
    {"code": -32601, "message": "No such method"},
    {"code": -32602, "message": "Parameters that do not fit, unknown keys included, or no such table"},
]

NO_VERSION = {"code": NO_COMMON_VERSION, "message": "No version of the protocol in common"}


def document() -> Schema:
    """The protocol as OpenRPC 1.3.2."""
    defs = {name: _moved(schema) for name, schema in definitions().items()}
    return {
        "openrpc": "1.3.2",
        "info": {
            "title": "Vistoria engine protocol",
            "version": f"{PROTOCOL_VERSIONS[1]}",
            "description": "JSON-RPC 2.0, one message a line in UTF-8; only the harness asks.",
        },
        "methods": [_method(name, defs) for name in PARTS],
        "components": {"schemas": defs},
    }


def _method(name: str, defs: dict[str, Schema]) -> Schema:
    params, result = PARTS[name]
    return {
        "name": name,
        "summary": SUMMARIES[name],
        "paramStructure": "by-name",
        "params": [
            {"name": key, "required": key in defs[params].get("required", []), "schema": schema}
            for key, schema in defs[params]["properties"].items()
        ],
        "result": {"name": result, "schema": {"$ref": f"#/components/schemas/{result}"}},
        "errors": [*ERRORS, NO_VERSION] if name == "hello" else ERRORS,
    }


def _moved(value: Any) -> Any:
    """The same schema with its references pointing into the document's components."""
    if isinstance(value, dict):
        return {
            key: item.replace("#/$defs/", "#/components/schemas/") if key == "$ref" else _moved(item)
            for key, item in value.items()
        }
    return [_moved(item) for item in value] if isinstance(value, list) else value
