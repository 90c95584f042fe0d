"""The first difference between two replies."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec


@dataclass(frozen=True)
class Absent:
    """Stands for a value that is not there."""

    def __str__(self) -> str:
        return "nothing"


ABSENT = Absent()


@dataclass(frozen=True)
class ReplyDifference:
    """One place where a value is not what it was; `n` numbers the message, 0 outside a transcript."""

    n: int
    path: str
    """From the top, such as `result.results[0].events[3].card`; empty for the whole value."""
    expected: object
    got: object

    def __str__(self) -> str:
        where = self.path or "the whole answer"
        if self.n:
            where = f"message {self.n}, {where}"
        return f"{where}: expected {_short(self.expected)}, got {_short(self.got)}"

    def told(self, other: str) -> str:
        """The path and both values, of which `other` says whose the second is."""
        one, another = ("nothing" if each is None else _short(each) for each in (self.expected, self.got))
        return f"{self.path} {one}; {other} {another}"


def first_difference(expected: object, got: object, n: int = 0, path: str = "") -> ReplyDifference | None:
    """The first difference in the order of the sorted keys and of the lists; 1, 1.0 and true are unequal."""
    if isinstance(expected, dict) and isinstance(got, dict):
        for key in sorted(expected.keys() | got.keys()):
            below = f"{path}.{key}" if path else str(key)
            found = first_difference(expected.get(key, ABSENT), got.get(key, ABSENT), n, below)
            if found is not None:
                return found
        return None
    if isinstance(expected, list) and isinstance(got, list):
        for i in range(max(len(expected), len(got))):
            was = expected[i] if i < len(expected) else ABSENT
            now = got[i] if i < len(got) else ABSENT
            found = first_difference(was, now, n, f"{path}[{i}]")
            if found is not None:
                return found
        return None
    if type(expected) is type(got) and expected == got:
        return None
    return ReplyDifference(n, path, expected, got)


def _short(value: object) -> str:
    text = str(value) if isinstance(value, Absent) else msgspec.json.encode(value).decode()
    return text if len(text) <= 200 else text[:199] + "…"
