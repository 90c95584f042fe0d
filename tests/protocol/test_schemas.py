"""The generated schemas say what the types say, and the generated files are fresh."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache, reduce
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator, meta

from tools.protocol_pages import document, files
from vistoria.model.answer import MalformedAnswer
from vistoria.model.command import command_types
from vistoria.model.event import event_types
from vistoria.model.request import METHODS, read_reply, read_request
from vistoria.protocol.schemas import PARTS, definitions, documents

from .worked import NAMES, PATHS, Raw, load

ROOT = Path(__file__).parents[2]

each = pytest.mark.parametrize("path", PATHS, ids=NAMES)


Address = tuple[Any, ...]
Example = tuple[str, str, Any, Address]


def _examples() -> dict[str, Example]:
    """One message for each command, each event and each kind of answer that the transcripts hold."""
    found: dict[str, Example] = {}
    for path in PATHS:
        for method, params, result in load(path).exchanges:
            if method != "play":
                found.setdefault(f"{method} params", (method, "params", params, ()))
                found.setdefault(f"{method} result", (method, "result", result, ()))
                continue
            for command in params["commands"]:  # type: ignore[attr-defined]
                raw: Any = {"table": "t", "commands": [command]}
                found.setdefault(f"do {command['do']}", (method, "params", raw, ("commands", 0)))
            for answer in result["results"]:  # type: ignore[index]
                if answer["answer"] == "refused":
                    found.setdefault("refused", (method, "result", {"results": [answer]}, ()))
                for event in answer.get("events", []):
                    raw = {"results": [{"answer": "accepted", "events": [event]}]}
                    place = ("results", 0, "events", 0)
                    found.setdefault(f"event {event['type']}", (method, "result", raw, place))
    return {name: example for name, example in found.items() if not name.startswith("close")}


EXAMPLES = _examples()


schemas = cache(documents)


@cache
def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator(schemas()[name])


def fits(method: str, part: str, raw: object) -> bool:
    return bool(validator(f"{method}.{part}").is_valid(raw))


def understood(method: str, part: str, raw: object) -> bool:
    try:
        (read_request if part == "params" else read_reply)(method, raw)
    except MalformedAnswer:
        return False
    return True


@each
def test_every_message_worked_out_by_hand_fits_its_schema(path: Path) -> None:
    worked = load(path)
    validator("hello.result").validate(worked.hello)
    for method, params, result in worked.exchanges:
        validator(f"{method}.params").validate(params)
        validator(f"{method}.result").validate(result)


def test_every_schema_is_a_schema_and_closed_in_itself() -> None:
    missing = []
    for name, schema in schemas().items():
        meta.validate(schema)
        named = {reference.removeprefix("#/$defs/") for reference in _references(schema)}
        missing += [(name, definition) for definition in named - set(schema["$defs"])]
    assert missing == []


@pytest.mark.parametrize("kind", sorted(EXAMPLES))
def test_schemas_and_types_agree_on_what_is_malformed(kind: str) -> None:
    method, part, raw, place = EXAMPLES[kind]
    assert fits(method, part, raw)
    refused = 0
    for broken in _broken(raw, place):
        fitting = fits(method, part, broken)
        assert fitting == understood(method, part, broken), json.dumps(broken)
        refused += not fitting
    assert refused


def test_unknown_keys_are_errors_in_requests_and_harmless_in_replies() -> None:
    look = {"table": "t", "as": "public", "scenario": "x"}
    assert not fits("look", "params", look)
    assert not understood("look", "params", look)
    answer = {
        "answer": "accepted",
        "mood": "good",
        "events": [{"type": "marker", "seat": 1, "colour": "white"}, {"type": "sneeze"}],
    }
    assert fits("open", "result", answer)
    assert understood("open", "result", answer)


def test_an_answer_is_one_of_accepted_refused_and_unsupported() -> None:
    for raw in (
        {},
        {"answer": "refused"},
        {"answer": "yes"},
        {"answer": "provided", "content": {}},
        {"accepted": True, "events": []},
    ):
        assert not fits("open", "result", raw)
        assert not understood("open", "result", raw)
    assert fits(
        "open", "result", {"answer": "refused", "by": "engine", "reason": {"code": "unknown-setting"}}
    )
    assert fits("open", "result", {"answer": "unsupported", "what": "tables"})


UNTAGGED: dict[str, Raw] = {
    "open": {"accepted": True, "events": []},
    "play": {"results": [{"accepted": True, "events": []}]},
    "look": {"events": [], "state": {}},
    "ask": {"provided": False},
    "rank": {"order": [[0]]},
    "record": {"unsupported": True, "what": "record"},
}


@pytest.mark.parametrize("method", UNTAGGED)
def test_an_answer_without_its_kind_is_refused_and_told_what_an_answer_is(method: str) -> None:
    assert not fits(method, "result", UNTAGGED[method])
    with pytest.raises(MalformedAnswer) as caught:
        read_reply(method, UNTAGGED[method])
    for kind in METHODS[method].answers:
        assert f'{{"answer": "{kind}", …}}' in str(caught.value)


def test_a_card_that_is_no_card_does_not_fit() -> None:
    start = {"table": "t", "commands": [{"do": "start", "deck": ["Ah", "Tc"]}]}
    assert fits("play", "params", start)
    for bad in ("1h", "10h", "AH", "Ahh"):
        start["commands"] = [{"do": "start", "deck": ["Ah", bad]}]
        assert not fits("play", "params", start)


def test_every_field_of_cards_refers_to_the_card() -> None:
    defs, tried = definitions(), 0
    for kind in (*event_types().values(), *command_types()):
        for field in msgspec.structs.fields(kind):
            if "cards.Card" in str(field.type):
                assert "#/$defs/Card" in list(
                    _references(defs[kind.__name__]["properties"][field.encode_name])
                )
                tried += 1
    assert tried >= 7


def test_every_field_by_seat_has_seats_for_keys() -> None:
    defs, tried = definitions(), 0
    for kind in event_types().values():
        for field in msgspec.structs.fields(kind):
            if get_args(field.type)[:1] == (int,) and "dict" in str(field.type):
                assert "propertyNames" in defs[kind.__name__]["properties"][field.encode_name]
                tried += 1
    assert tried == 2


def test_the_openrpc_document_names_every_method_and_resolves_every_reference() -> None:
    found = document()
    assert [m["name"] for m in found["methods"]] == list(PARTS)
    known = {f"#/components/schemas/{name}" for name in found["components"]["schemas"]}
    assert set(_references(found)) <= known
    play = next(m for m in found["methods"] if m["name"] == "play")
    assert [(p["name"], p["required"]) for p in play["params"]] == [("table", True), ("commands", True)]


def test_the_generated_files_are_fresh() -> None:
    made = files(ROOT / "docs", ROOT / "tests/protocol/transcripts")
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, f"{path}: run python -m tools.protocol_pages docs"
    schemas = {path for path in made if path.parent.name == "schemas"}
    assert schemas == set((ROOT / "docs/schemas").glob("*.json"))
    assert ROOT / "docs/protocol.md" in made


def _references(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, item in value.items():
            if key == "$ref":
                yield item
            else:
                yield from _references(item)
    elif isinstance(value, list):
        for item in value:
            yield from _references(item)


def _broken(raw: Any, place: Address) -> Iterator[Any]:
    """The message with one key of the thing at `place` left out, or one value of a wrong kind."""
    for address in _addresses(_at(raw, place), place):
        for change in ("drop", "wrong"):
            broken = copy.deepcopy(raw)
            parent = _at(broken, address[:-1])
            if change == "drop":
                del parent[address[-1]]
            else:
                parent[address[-1]] = {"wrong": {"kind": []}}
            yield broken


def _at(raw: Any, place: Address) -> Any:
    return reduce(lambda value, key: value[key], place, raw)


def _addresses(raw: Any, above: Address) -> Iterator[Address]:
    if isinstance(raw, dict):
        for key, value in raw.items():
            yield (*above, key)
            yield from _addresses(value, (*above, key))
    elif isinstance(raw, list) and raw:
        yield from _addresses(raw[0], (*above, 0))
