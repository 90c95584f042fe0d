"""Each report that cannot be so is found, in words that say what contradicts what, and none that can be."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import vistoria.checks
import vistoria.table
from vistoria.checks.sense import nonsense
from vistoria.model.history import read_history

HERE = Path(__file__).parent
TRANSCRIPTS = HERE.parent / "protocol" / "transcripts"
FOLLOW = [
    *Path(vistoria.table.__file__).parent.glob("*.py"),
    *(Path(vistoria.checks.__file__).parent / f"{name}.py" for name in ("carried_out", "sense", "told")),
]
"""Modules that find what contradicts a table."""


def _cases(name: str) -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = tomllib.loads((HERE / f"{name}.toml").read_text("utf-8"))["case"]
    return cases


CASES, LAWFUL = _cases("contradictions"), _cases("agreements")


def _nulls(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _nulls(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_nulls(item) for item in value]
    return None if value == "none" else value


def _lists(messages: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """The lists of events, answer by answer."""
    for asked, answered in zip(messages[::2], messages[1::2], strict=True):
        if asked["method"] in ("open", "play"):
            result = answered["result"]
            for answer in result.get("results", [result]):
                yield answer.get("events", [])


def _change(messages: list[dict[str, Any]], case: dict[str, Any]) -> None:
    put = _nulls(case.get("put", {}))
    if "method" in case:
        reply = next(i for i, m in enumerate(messages) if m.get("method") == case["method"]) + 1
        messages[reply]["result"] |= put
        return
    for events in _lists(messages):
        for event in events:
            if event["n"] != case["event"]:
                continue
            if "instead" in case:
                event.clear()
                event |= {"n": case["event"], **case["instead"]}
            event |= put
        if case.get("drop"):
            events[:] = [event for event in events if event["n"] != case["event"]]


def _messages(case: dict[str, Any]) -> list[dict[str, Any]]:
    path = TRANSCRIPTS / f"{case['transcript']}.json"
    messages: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["messages"]
    for change in (case, *case.get("also", ())):
        if {"put", "drop", "instead"} & change.keys():
            _change(messages, change)
    opened = messages[0]["params"]
    opened["settings"] |= case.get("settings", {})
    if "insert" in case:
        put = case["insert"]
        at = next(i for i, m in enumerate(messages) if m.get("method") == put["before"])
        method, said = ("ask", put["ask"]) if "ask" in put else ("record", {"hand": put["record"]})
        messages[at:at] = [
            {"method": method, "params": {"table": opened["table"], **said}},
            {"result": {"answer": "provided", "content": _nulls(put["content"])}},
        ]
    return messages


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_what_contradicts_itself_is_found(case: dict[str, Any]) -> None:
    fault = nonsense(read_history(_messages(case)))
    assert fault is not None
    assert case["words"] in fault.detail


@pytest.mark.parametrize("case", LAWFUL, ids=lambda case: case["name"])
def test_what_products_do_otherwise_contradicts_nothing(case: dict[str, Any]) -> None:
    messages = _messages(case)
    assert messages != _messages({"transcript": case["transcript"]})
    assert nonsense(read_history(messages)) is None


def _texts() -> Iterator[str]:
    """What each contradiction that can be found says, as a pattern."""
    for path in FOLLOW:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in ("Contradiction", "BooksDiffer"):
                text = node.args[0]
                parts = text.values if isinstance(text, ast.JoinedStr) else [text]
                said = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".*" for p in parts]
                if set(said) != {".*"}:
                    yield "".join(said)


def test_each_text_that_names_a_contradiction_has_a_case() -> None:
    faults = [nonsense(read_history(_messages(case))) for case in CASES]
    details = "\n".join(fault.detail for fault in faults if fault is not None)
    texts = set(_texts())
    assert texts
    assert [text for text in sorted(texts) if not re.search(text, details)] == []
