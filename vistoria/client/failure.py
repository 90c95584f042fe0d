"""Failures of an engine, as a link counts them, and where it crashed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from vistoria.model.outcome import Reason

REQUESTS = 200
"""For so many of them one failure more is borne: who fails in one kind of hand can be tested in all others."""


class Failure(msgspec.Struct, frozen=True):
    """One failure of the engine."""

    reason: Reason
    what: str
    asked: int = 0
    """How many requests the engine had been asked by then."""


def are_too_many(failures: Sequence[Failure], asked: int, patience: int) -> bool:
    """Whether an engine that was asked so often has failed too often to be asked again."""
    return len(failures) >= patience + asked // REQUESTS


def why_gone(failures: Sequence[Failure], was_greeted: bool) -> str:
    """Why the engine is not asked again.

    A crash is told by the scenarios that it ended, and not here again; one before any greeting ended none.
    """
    last, times = failures[-1], f"failed {len(failures)} times"
    alike = {re.sub(r"\d+", "", failure.what) for failure in failures}
    if was_greeted and len(alike) == 1 and last.reason is Reason.ENGINE_CRASH:
        return f"{times} in the same way ({last.reason}) and is not asked again"
    return f"{times} and is not asked again; last error: {last.what}"


class Runtime(NamedTuple):
    """How a runtime prints the calls of a traceback; the first group is the file, the second the line."""

    call: re.Pattern[str]
    foreign: re.Pattern[str]
    """Matches the calls of libraries, which are passed over if a call of the program is there."""
    is_innermost_last: bool = False


RUNTIMES = (
    Runtime(
        re.compile(r'^  File "([^"]+)", line (\d+)', re.MULTILINE),
        re.compile(r"site-packages/|/lib/python3|/vistoria/(serve|client|model|protocol)/|<"),
        is_innermost_last=True,
    ),
    Runtime(
        re.compile(r"^    at (?:.* \()?(?:file://)?([^\s()]+):(\d+):\d+\)?$", re.MULTILINE),
        re.compile(r"node:|/node_modules/"),
    ),
    Runtime(
        re.compile(r"^\tat .*\(([^\s()]+):(\d+)\)$", re.MULTILINE),
        re.compile(r"\tat (java|jdk|javax|sun)\b"),
    ),
    Runtime(
        re.compile(r"^\t(/\S+\.go):(\d+)(?: \+0x\w+)?$", re.MULTILINE), re.compile(r"/src/runtime/|/libexec/")
    ),
    Runtime(re.compile(r"panicked at (?:'.*', )?([^\s:']+):(\d+):\d+", re.MULTILINE), re.compile(r"/rustc/")),
    Runtime(
        re.compile(r"^   at .* in (.+):line (\d+)$", re.MULTILINE), re.compile(r"   at (System|Microsoft)\.")
    ),
)
"""Python, Node.js, Java, Go, Rust and .NET."""


def crash_place(stderr: str) -> str | None:
    """`FILE, line N` of the innermost call of the program itself; None where there is no traceback."""
    for runtime in RUNTIMES:
        calls = list(runtime.call.finditer(stderr))
        if calls:
            own = [each for each in calls if not runtime.foreign.search(each[0])] or calls
            found = own[-1 if runtime.is_innermost_last else 0]
            return f"{found[1]}, line {found[2]}"
    return None
