"""The messages of a transcript that show a finding, with some context."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import msgspec

WIDTH = 106
DEPTH = 8
FOLDED_FROM = 14
MOST_LINES = 240
BRIEF_LINES = 3
"""A brief excerpt shows the last events of a reply, because those were judged."""
MOST_CHARACTERS = 1200
MOST_NAMED = 6
BRIEF_NAMED = 1
FIRST = ("type", "do", "answer", "n")
"""Keys that identify an object; they are printed first, the others keep their order."""
_JSON = json.JSONEncoder(ensure_ascii=False).encode


@dataclass(frozen=True)
class MessageShown:
    """One printed message, or a range of omitted messages if `body` is empty."""

    n: int
    upto: int
    kind: str
    """Key of the report's message that labels it."""
    method: str
    """The method of a request; empty for other messages."""
    body: str
    lines: int
    named: bool
    cut: int = 0
    """Number of lines not shown."""

    @property
    def folded(self) -> bool:
        """Whether it is too long to be shown unfolded."""
        return self.lines > FOLDED_FROM


def excerpt(
    messages: Sequence[Mapping[str, object] | msgspec.Raw], named: Sequence[int], brief: bool = False
) -> tuple[MessageShown, ...]:
    """The named messages, each with its whole exchange and the messages before and after.

    `messages` are in order, from the first. Without named messages: the last two exchanges.
    `brief`: only the last named message, in a few lines.
    """
    last = len(messages)
    if not last:
        return ()
    wanted: set[int] = set()
    if brief:
        wanted = set(list(named)[-BRIEF_NAMED:] or [last])
    else:
        for n in list(named)[:MOST_NAMED] or [last - 2, last]:
            wanted |= {k for m in (n - 1, n, n + 1) for k in (m, m + 1 if m % 2 else m - 1)}
    shown: list[MessageShown] = []
    before = 0
    for n in sorted(wanted & set(range(1, last + 1))):
        if n > before + 1:
            shown.append(_left_out(before + 1, n - 1))
        shown.append(_shown(n, messages[n - 1], n in named, BRIEF_LINES if brief else MOST_LINES))
        before = n
    if before < last:
        shown.append(_left_out(before + 1, last))
    return tuple(shown)


def pretty(value: object, width: int = WIDTH) -> list[str] | None:
    """JSON as lines, each as full as fits; None if it is nested too deeply."""
    try:
        return [_cut(line) for line in _lines(_ordered(value), width, 0)]
    except RecursionError:
        return None


def _left_out(first: int, last: int) -> MessageShown:
    return MessageShown(first, last, "excerpt.left-out", "", "", 0, False)


def _shown(n: int, message: object, named: bool, most: int) -> MessageShown:
    kind, method, value = _parts(
        msgspec.json.decode(message) if isinstance(message, msgspec.Raw) else message
    )
    lines = pretty(value)
    if lines is None:
        return MessageShown(n, n, "excerpt.too-deep", "", "…", 1, named)
    events = _events(value) if most == BRIEF_LINES else []
    kept = events[-most:] if events else lines[:most]
    lines = events or lines
    return MessageShown(n, n, kind, method, "\n".join(kept), len(kept), named, len(lines) - len(kept))


def _events(value: object) -> list[str]:
    """The events of a reply, one per line; empty for other messages."""
    if not isinstance(value, Mapping):
        return []
    answers = value.get("results", [value])
    found: list[str] = []
    for answer in answers if isinstance(answers, Sequence) else ():
        events = answer.get("events") if isinstance(answer, Mapping) else None
        if not isinstance(events, Sequence) or not events:
            return []
        found += [
            _cut(json.dumps(_uncited(event), ensure_ascii=False, separators=(",", ":"))) for event in events
        ]
    return found


def _uncited(event: object) -> object:
    """An event without its cites, which are never judged."""
    ordered = _ordered(event)
    return {k: v for k, v in ordered.items() if k != "cites"} if isinstance(ordered, Mapping) else ordered


def _parts(message: object) -> tuple[str, str, object]:
    """The key of a message's label, its method, and the part to print."""
    if isinstance(message, Mapping):
        if "method" in message:
            return "excerpt.asks", str(message["method"]), message.get("params", {})
        for kind in ("result", "fault"):
            if kind in message:
                return f"excerpt.{kind}", "", message[kind]
    return "excerpt.unknown", "", message


def _lines(value: object, width: int, depth: int) -> list[str]:
    flat = _JSON(value)
    if not value or not isinstance(value, dict | list) or depth >= DEPTH or len(flat) <= width - 2 * depth:
        return [flat]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    inside = list(_inside(value, width, depth))
    inside[-1] = inside[-1][:-1]
    return [opening, *("  " + line for line in inside), closing]


def _inside(value: object, width: int, depth: int) -> Iterator[str]:
    """The lines between the brackets; the last line of each item ends with a comma."""
    if isinstance(value, dict):
        for key, item in value.items():
            lines = _lines(item, width, depth + 1)
            lines[0] = f"{_JSON(str(key))}: {lines[0]}"
            yield from [*lines[:-1], lines[-1] + ","]
    elif isinstance(value, list):
        for item in value:
            lines = _lines(item, width, depth + 1)
            yield from [*lines[:-1], lines[-1] + ","]


def _ordered(value: object) -> object:
    """The same value with the keys of FIRST first in every object."""
    if isinstance(value, dict):
        first = [key for key in FIRST if key in value]
        rest = [key for key in value if key not in FIRST]
        return {key: _ordered(value[key]) for key in first + rest}
    if isinstance(value, list | tuple):
        return [_ordered(item) for item in value]
    return value


def _cut(line: str) -> str:
    over = len(line) - MOST_CHARACTERS
    return line if over <= 0 else f"{line[:MOST_CHARACTERS]}… (+{over:,})"
