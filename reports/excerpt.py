"""The messages of a transcript that show a finding, with a little around them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

WIDTH = 106
DEPTH = 8
FOLDED_FROM = 14
MOST_LINES = 240
MOST_CHARACTERS = 1200
MOST_NAMED = 6
FIRST = ("type", "do", "accepted", "n")
"""Keys that say what an object is: printed before the others, which keep their order."""


@dataclass(frozen=True)
class Shown:
    """One message, printed; or a run of messages left out, when `body` is empty."""

    n: int
    upto: int
    heading: str
    body: str
    lines: int
    named: bool

    @property
    def folded(self) -> bool:
        """Whether it is too long to stand open."""
        return self.lines > FOLDED_FROM


def excerpt(messages: Sequence[Mapping[str, object]], named: Sequence[int]) -> tuple[Shown, ...]:
    """The named messages, each with the whole exchange it belongs to and the message before and after.

    `messages` are `{"n": 1, "message": {…}}` in order. Without names: the last two exchanges.
    """
    numbered = {int(str(m["n"])): m["message"] for m in messages}
    if not numbered:
        return ()
    last = max(numbered)
    wanted: set[int] = set()
    for n in list(named)[:MOST_NAMED] or [last - 2, last]:
        wanted |= {k for m in (n - 1, n, n + 1) for k in (m, m + 1 if m % 2 else m - 1)}
    shown: list[Shown] = []
    before = 0
    for n in sorted(wanted & numbered.keys()):
        if n > before + 1:
            shown.append(_left_out(before + 1, n - 1))
        shown.append(_shown(n, numbered[n], n in named))
        before = n
    if before < last:
        shown.append(_left_out(before + 1, last))
    return tuple(shown)


def pretty(value: object, width: int = WIDTH) -> str:
    """JSON with as much on a line as fits, cut where it is long beyond reading."""
    try:
        lines = _lines(_ordered(value), width, 0)
    except RecursionError:
        return "(nested too deeply to print: see the transcript)"
    cut = [_cut(line) for line in lines[:MOST_LINES]]
    if len(lines) > MOST_LINES:
        cut.append(f"… {len(lines) - MOST_LINES:,} further lines: see the transcript")
    return "\n".join(cut)


def _left_out(first: int, last: int) -> Shown:
    count = last - first + 1
    what = f"message {first} left out" if count == 1 else f"messages {first:,} to {last:,} left out"
    return Shown(first, last, what, "", 0, False)


def _shown(n: int, message: object, named: bool) -> Shown:
    heading, value = _parts(message)
    body = pretty(value)
    return Shown(n, n, heading, body, body.count("\n") + 1, named)


def _parts(message: object) -> tuple[str, object]:
    """What is said of a message, and the part of it worth printing."""
    if isinstance(message, Mapping):
        if "method" in message:
            return f"harness asks: {message['method']}", message.get("params", {})
        for kind in ("result", "fault"):
            if kind in message:
                return f"engine: {kind}", message[kind]
    return "unknown message", message


def _lines(value: object, width: int, depth: int) -> list[str]:
    flat = json.dumps(value, ensure_ascii=False)
    empty = not value or not isinstance(value, Mapping | Sequence) or isinstance(value, str)
    if empty or depth >= DEPTH or len(flat) <= width - 2 * depth:
        return [flat]
    inside: list[str] = []
    if isinstance(value, Mapping):
        for key, item in value.items():
            first, *rest = _lines(item, width, depth + 1)
            inside += [f"{json.dumps(str(key), ensure_ascii=False)}: {first}", *rest]
            inside[-1] += ","
    else:
        assert isinstance(value, Sequence)
        for item in value:
            inside += _lines(item, width, depth + 1)
            inside[-1] += ","
    inside[-1] = inside[-1][:-1]
    opening, closing = "{}" if isinstance(value, Mapping) else "[]"
    return [opening, *("  " + line for line in inside), closing]


def _ordered(value: object) -> object:
    """The same value with the telling keys of every object first."""
    if isinstance(value, Mapping):
        first = [key for key in FIRST if key in value]
        rest = [key for key in value if key not in FIRST]
        return {key: _ordered(value[key]) for key in first + rest}
    if isinstance(value, list | tuple):
        return [_ordered(item) for item in value]
    return value


def _cut(line: str) -> str:
    over = len(line) - MOST_CHARACTERS
    return line if over <= 0 else f"{line[:MOST_CHARACTERS]}… {over:,} further characters"
