"""A correct engine in a few lines; each hostile engine beside it does one thing wrong.

Started as `SCRIPT MARK [ARGUMENT]`; MARK is a path of the test's own: it tells this engine's processes
from all others, and a file there tells that the engine was started before.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

Request = dict[str, Any]

MARK = sys.argv[1]
ARGUMENT = sys.argv[2] if len(sys.argv) > 2 else ""
HELLO: dict[str, Any] = {
    "protocol": 1,
    "engine": {"name": "base", "version": "1.0", "vendor": "nobody", "digest": "00"},
    "regulations": ["toy"],
    "abilities": {"views": True},
    "offers": {"toy": ["voice"]},
}


def started_before() -> bool:
    """Whether an engine with this mark was started before; leaves the mark."""
    before = Path(MARK).exists()
    Path(MARK).touch()
    return before


def requests() -> Iterator[Request]:
    """Requests as they come."""
    for line in sys.stdin.buffer:
        yield json.loads(line)


def result_of(request: Request) -> object:
    """What a correct engine answers."""
    if request["method"] == "hello":
        return HELLO
    if request["method"] == "bye":
        return {"engine": HELLO["engine"]}
    return {"echo": request["params"]}


def line_of(ident: object, result: object) -> str:
    """A reply as a line."""
    return json.dumps({"jsonrpc": "2.0", "id": ident, "result": result}, separators=(",", ":")) + "\n"


def write(text: str | bytes, to: int = 1) -> None:
    """Write to standard output at once."""
    data = text if isinstance(text, bytes) else text.encode()
    while data:
        data = data[os.write(to, data) :]


def answer(request: Request) -> None:
    """Answer correctly."""
    write(line_of(request["id"], result_of(request)))


def serve(instead: Callable[[Request], None] | None = None, at: str = "look") -> None:
    """Answer everything until bye; `instead` answers the method `at`."""
    for request in requests():
        if instead is not None and request["method"] == at:
            instead(request)
        else:
            answer(request)
        if request["method"] == "bye":
            return


def misbehave_once(instead: Callable[[Request], None], at: str) -> None:
    """Serve, wrongly the first time that it is started and correctly ever after."""
    serve(None if started_before() else instead, at)


def hang(request: Request | None = None) -> None:
    """Do nothing for longer than any test."""
    time.sleep(600)
