"""Records what a run sends to its engine, by scenario and step, so that it can be sent again without the harness."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from vistoria.client.link import EngineLink
from vistoria.protocol.wire import encode
from vistoria.run.collector import ENTRY
from vistoria.run.vocabulary import parameters

Lines = list[str]


class Recording(msgspec.Struct):
    """Request lines by scenario and by step that uses the scene; replies by request, in order."""

    hello: dict[str, object]
    scenarios: dict[str, list[Lines]]
    replies: dict[str, Lines]

    @staticmethod
    def read(path: Path) -> Recording:
        """A stored recording."""
        return msgspec.json.decode(path.read_bytes(), type=Recording)

    @property
    def lines(self) -> list[bytes]:
        """Every request line in the order of sending."""
        return [line.encode() for steps in self.scenarios.values() for step in steps for line in step]


class RequestRecorder:
    """A pytest plugin that records the calls of `EngineLink.call` between start and stop."""

    current: ClassVar[RequestRecorder | None] = None

    def __init__(self) -> None:
        self.recording = Recording({}, {}, {})
        self._steps: list[Lines] = []
        self._call: Callable[[EngineLink, str, object], object] = EngineLink.call

    def start(self) -> None:
        """Start recording."""
        RequestRecorder.current = self
        call, record = self._call, self._record

        def recording_call(link: EngineLink, method: str, params: object) -> object:
            result = call(link, method, params)
            record(link, method, params, result)
            return result

        EngineLink.call = recording_call  # type: ignore[method-assign, assignment]

    def stop(self, path: Path) -> None:
        """Stop recording and write the file."""
        RequestRecorder.current = None
        EngineLink.call = self._call  # type: ignore[method-assign, assignment]
        path.write_bytes(msgspec.json.encode(self.recording))

    def pytest_bdd_before_scenario(self, request: pytest.FixtureRequest) -> None:
        """A scenario begins."""
        entry = request.node.stash[ENTRY]
        self._steps = self.recording.scenarios.setdefault(
            scenario_key(entry.feature, entry.line, entry.row), []
        )

    def pytest_bdd_before_step_call(self, step_func_args: dict[str, Any]) -> None:
        """A step begins; a step that does not use the scene sends nothing."""
        if "scene" in parameters(step_func_args["definition"].step_func):
            self._steps.append([])

    def _record(self, link: EngineLink, method: str, params: object, result: object) -> None:
        if method == "bye":
            return
        line = encode({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).decode()
        self.recording.hello = msgspec.to_builtins(msgspec.structs.replace(link.hello, pid=None))
        self._steps[-1].append(line)
        self.recording.replies.setdefault(line.partition(',"method":')[2], []).append(
            msgspec.json.encode(result).decode()
        )


def scenario_key(feature: str, line: int, row: int | None) -> str:
    """A scenario's place in the features; rows are numbered from 1."""
    return f"{feature}:{line}:{row or 0}"
