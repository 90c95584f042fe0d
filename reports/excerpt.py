"""The messages of a transcript that show a finding, with a little around them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

WIDTH = 106
DEPTH = 8
FOLDED_FROM = 14
MOST_LINES = 240
BRIEF_LINES = 3
"""Of a reply in brief, its last events: what happened last is what was judged."""
MOST_CHARACTERS = 1200
MOST_NAMED = 6
BRIEF_NAMED = 1
FIRST = ("type", "do", "answer", "n")
"""Keys that say what an object is: printed before the others, which keep their order."""
_JSON = json.JSONEncoder(ensure_ascii=False).encode


@dataclass(frozen=True)
class Shown:
    """One message, printed; or a run of messages left out, when `body` is empty."""

    n: int
    upto: int
    kind: str
    """Key of the message that says what it is."""
    method: str
    """What the harness asked, empty for anything else."""
    body: str
    lines: int
    named: bool
    cut: int = 0
    """Lines not shown."""

    @property
    def folded(self) -> bool:
        """Whether it is too long to stand open."""
        return self.lines > FOLDED_FROM


def excerpt(
    messages: Sequence[Mapping[str, object]], named: Sequence[int], brief: bool = False
) -> tuple[Shown, ...]:
    """The named messages, each with the whole exchange it belongs to and the message before and after.

    `messages` are `{"n": 1, "message": {…}}` in order. Without names: the last two exchanges.
    Brief: the last of the named messages only, each by a few lines.
    """
    numbered = {int(str(m["n"])): m["message"] for m in messages}
    if not numbered:
        return ()
    last = max(numbered)
    wanted: set[int] = set()
    if brief:
        wanted = set(list(named)[-BRIEF_NAMED:] or [last])
    else:
        for n in list(named)[:MOST_NAMED] or [last - 2, last]:
            wanted |= {k for m in (n - 1, n, n + 1) for k in (m, m + 1 if m % 2 else m - 1)}
    shown: list[Shown] = []
    before = 0
    for n in sorted(wanted & numbered.keys()):
        if n > before + 1:
            shown.append(_left_out(before + 1, n - 1))
        shown.append(_shown(n, numbered[n], n in named, BRIEF_LINES if brief else MOST_LINES))
        before = n
    if before < last:
        shown.append(_left_out(before + 1, last))
    return tuple(shown)


def pretty(value: object, width: int = WIDTH) -> list[str] | None:
    """JSON as lines with as much on a line as fits; None when it is nested too deeply to print."""
    try:
        return [_cut(line) for line in _lines(_ordered(value), width, 0)]
    except RecursionError:
        return None


def _left_out(first: int, last: int) -> Shown:
    return Shown(first, last, f"excerpt.left-out-{'one' if first == last else 'many'}", "", "", 0, False)


def _shown(n: int, message: object, named: bool, most: int) -> Shown:
    kind, method, value = _parts(message)
    lines = pretty(value)
    if lines is None:
        return Shown(n, n, "excerpt.too-deep", "", "…", 1, named)
    events = _events(value) if most == BRIEF_LINES else []
    kept = events[-most:] if events else lines[:most]
    lines = events or lines
    return Shown(n, n, kind, method, "\n".join(kept), len(kept), named, len(lines) - len(kept))


def _events(value: object) -> list[str]:
    """What a reply reports, an event a line, without the brackets around; empty for anything else."""
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
    """An event without the clauses that an engine may name with it, which are never judged."""
    ordered = _ordered(event)
    return {k: v for k, v in ordered.items() if k != "cites"} if isinstance(ordered, Mapping) else ordered


def _parts(message: object) -> tuple[str, str, object]:
    """The key that says what a message is, the method asked, and the part of it worth printing."""
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
    """The lines between the brackets, each item's last with a comma."""
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
    """The same value in dicts and lists, with the telling keys of every object first."""
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
