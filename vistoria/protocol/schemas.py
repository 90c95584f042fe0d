"""JSON Schemas (2020-12) of every method's parameters and result, made from the message types."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from inspect import cleandoc
from typing import Any

import msgspec

from vistoria.model.answer import NotProvided, Order, Provided, Refused, TableView, Unsupported
from vistoria.model.cards import RANKS, SUITS
from vistoria.model.command import command_types
from vistoria.model.event import event_types
from vistoria.model.game import Game, declared, games, most_decks
from vistoria.model.request import METHODS

from .handshake import Bye, Hello, HelloParams

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"

_CARD = {"card"}
_CARDS = {"cards", "deck", "five", "hole", "community"}
_BY_SEAT = (("HandStarted", "stacks"), ("HandEnded", "stacks"), ("TableView", "stacks"))

OF_GAMES: dict[tuple[str, str], tuple[str, ...]] = {
    ("Dealt", "to"): ("places",),
    ("Shown", "place"): ("places",),
    ("Ranked", "place"): ("places",),
    ("Exposed", "place"): ("places",),
    ("Corrected", "to"): ("places",),
    ("Corrected", "from"): ("places",),
    ("Seen", "place"): ("places",),
    ("Wager", "space"): ("spaces",),
    ("Staked", "space"): ("spaces",),
    ("Posted", "what"): ("spaces", "posts"),
    ("Paid", "for"): ("spaces", "pot"),
    ("Act", "act"): ("acts",),
    ("Acted", "act"): ("acts", "decline"),
    ("Settings", "limit"): ("limits",),
    ("Jackpot", "fixed"): ("prizes",),
    ("Returned", "why"): ("returns", "unmatched", "void", "won"),
}
"""Words of a key, or of the keys in it: those that games declare, by kind of word, and those that every game has."""

_CLOSED = (
    "A key that is not listed, or one that stands twice in an object, is an error of the request: "
    "answer it with a JSON-RPC error (-32602; -32700 for a key that stands twice)."
)
_OPEN = (
    "Keys that are not listed and events of other types are kept in the transcript and never judged; "
    "a key that stands twice in an object makes the whole line a protocol error."
)


def definitions() -> dict[str, Schema]:
    """Every named type of the vocabulary, by name; references among them start with `#/$defs/`."""
    stakes = [game.stakes for game in games().values() if game.stakes is not None]
    kinds = [
        *(method.params for method in METHODS.values()),
        Hello,
        HelloParams,
        Bye,
        *event_types().values(),
        *command_types(),
        *stakes,
        Refused,
        Unsupported,
        TableView,
        Provided,
        NotProvided,
        Order,
    ]
    _, found = msgspec.json.schema_components(
        kinds, ref_template="#/$defs/{name}", schema_hook=lambda _: {"description": "Any value."}
    )
    for name, schema in found.items():
        _tidy(schema)
        for key, value in schema.get("properties", {}).items():
            _name_cards(key, value)
            if (name, key) in _BY_SEAT:
                value["propertyNames"] = {"pattern": "^[0-9]+$"}
    _listed(found["Start"]["properties"]["deck"])["uniqueItems"] = most_decks() == 1
    for (name, key), words in OF_GAMES.items():
        for option in found[name]["properties"][key].get("anyOf", [found[name]["properties"][key]]):
            if option.get("type") == "string":
                option["enum"] = words_of(words)
            elif option.get("type") == "object" and "additionalProperties" in option:
                option["propertyNames"] = {"enum": words_of(words)}
    found["Settings"]["properties"]["stakes"] = {
        "anyOf": [*_refs(*stakes), {"type": "null"}],
        "default": None,
    }
    found["Play"]["properties"]["commands"]["items"] = _ref("Command")
    found["Command"] = {"description": "What people do; `do` names it.", "oneOf": _refs(*command_types())}
    return {**found, **_by_hand()}


def _listed(schema: Schema) -> Schema:
    """What a key holds where it is not null."""
    options: list[Schema] = schema["anyOf"]
    return options[0]


def documents() -> dict[str, Schema]:
    """One self-contained schema a file, by name: `open.params`, `open.result` and so on."""
    defs = definitions()
    return {
        f"{method}.{part}": _document(f"{method}.{part}", name, defs)
        for method, names in PARTS.items()
        for part, name in zip(("params", "result"), names, strict=True)
    }


PARTS: dict[str, tuple[str, str]] = {
    "hello": ("HelloParams", "Hello"),
    **{name: (method.params.__name__, method.result) for name, method in METHODS.items()},
    "bye": ("ByeParams", "Bye"),
}
"""For each method the definitions of its parameters and of its result."""


def _by_hand() -> dict[str, Schema]:
    """What the types do not say: unions told apart by a key's value, and the events kept unread."""
    events = {"type": "array", "items": _ref("AnyEvent"), "default": []}
    answers = {method.result: {"oneOf": _refs(*method.answers.values())} for method in METHODS.values()}
    return {
        **answers,
        "Card": {
            "type": "string",
            "pattern": f"^[{RANKS}][{SUITS}]$",
            "description": "A rank and a suit: Ah, Tc.",
        },
        "UnknownEvent": {
            "description": "An event of another type: kept, not judged.",
            "type": "object",
            "properties": {"type": {"type": "string", "not": {"enum": list(event_types())}}},
            "required": ["type"],
        },
        "AnyEvent": {
            "description": "One thing that happened; `type` names it.",
            "oneOf": [*_refs(*event_types().values()), _ref("UnknownEvent")],
        },
        "Accepted": _object(
            "It was done.", answer={"const": "accepted"}, events=events, optional=("events",)
        ),
        "Results": _object(
            "An answer for each command, up to the first that was not accepted.",
            results={"type": "array", "items": _ref("Answer")},
        ),
        "Viewed": _object(
            "What one viewer sees.",
            answer={"const": "view"},
            events=events,
            state=_ref("TableView"),
            optional=("events",),
        ),
        "Closed": {"type": "object", "description": "Whatever the engine likes; {} will do."},
        "ByeParams": {"type": "object", "properties": {}, "additionalProperties": False},
    }


def _document(title: str, name: str, defs: dict[str, Schema]) -> Schema:
    used = _reached(name, defs)
    return {
        "$schema": DIALECT,
        "$id": f"urn:vistoria:protocol:1:{title}",
        "title": title,
        "$comment": _CLOSED if title.endswith(".params") else _OPEN,
        "$ref": f"#/$defs/{name}",
        "$defs": {key: defs[key] for key in sorted(used)},
    }


def _reached(name: str, defs: dict[str, Schema]) -> set[str]:
    found: set[str] = set()
    waiting = [name]
    while waiting:
        key = waiting.pop()
        if key not in found:
            found.add(key)
            waiting += _references(defs[key])
    return found


def _references(schema: object) -> list[str]:
    if isinstance(schema, dict):
        here = [schema["$ref"].removeprefix("#/$defs/")] if isinstance(schema.get("$ref"), str) else []
        return here + [name for value in schema.values() for name in _references(value)]
    if isinstance(schema, list):
        return [name for value in schema for name in _references(value)]
    return []


def _tidy(schema: Schema) -> None:
    """Docstrings unindented; a tag said as a constant."""
    if "description" in schema:
        schema["description"] = cleandoc(schema["description"])
    for key in ("do", "type", "answer"):
        tag = schema.get("properties", {}).get(key, {})
        if len(tag.get("enum", ())) == 1:
            tag["const"] = tag.pop("enum")[0]


def _name_cards(key: str, schema: Schema) -> None:
    """Strings that are cards refer to the definition of a card."""
    for option in schema.get("anyOf", [schema]):
        if key in _CARD and option.get("type") == "string":
            option.clear()
            option.update(_ref("Card"))
        elif key in _CARDS and option.get("items") == {"type": "string"}:
            option["items"] = _ref("Card")


def words_of(words: Iterable[str]) -> list[str]:
    """Words that a key can have: those that games declare, under a kind of word, and those named."""
    kinds = {field.name for field in fields(Game)}
    return sorted({word for each in words for word in (declared(each) if each in kinds else (each,))})


def _object(description: str, optional: tuple[str, ...] = (), **properties: Schema) -> Schema:
    return {
        "description": description,
        "type": "object",
        "properties": properties,
        "required": [key for key in properties if key not in optional],
    }


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _refs(*kinds: type) -> list[Schema]:
    return [_ref(kind.__name__) for kind in kinds]
