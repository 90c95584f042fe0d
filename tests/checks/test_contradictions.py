"""Each report that cannot be so is found, and the words say what contradicts what."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from vistoria.checks.sense import nonsense
from vistoria.model.history import read_history

HERE = Path(__file__).parent
TRANSCRIPTS = HERE.parent / "protocol" / "transcripts"
CASES: list[dict[str, Any]] = tomllib.loads((HERE / "contradictions.toml").read_text("utf-8"))["case"]


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
    if case.get("unforced"):
        messages[0]["params"].pop("force")
    if "insert" in case:
        at = next(i for i, m in enumerate(messages) if m.get("method") == case["insert"]["before"])
        asked, content = case["insert"]["ask"], _nulls(case["insert"]["content"])
        params = {"table": messages[0]["params"]["table"], **asked}
        messages[at:at] = [
            {"method": "ask", "params": params},
            {"result": {"provided": True, "content": content}},
        ]
    return messages


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_what_contradicts_itself_is_found(case: dict[str, Any]) -> None:
    fault = nonsense(read_history(_messages(case)))
    assert fault is not None
    assert case["words"] in fault.detail
