"""One JSON-RPC 2.0 message a line."""

from __future__ import annotations

import json

import msgspec


class BadLine(ValueError):
    """A line that is not one JSON object with distinct keys; the text says why."""


def encode(message: object) -> bytes:
    """One line in UTF-8, newline included."""
    return msgspec.json.encode(message) + b"\n"


def decode(line: bytes) -> dict[str, object]:
    """Read one line strictly: UTF-8, an object, no key twice, no NaN or Infinity."""
    try:
        value = json.loads(line.decode("utf-8"), object_pairs_hook=_distinct, parse_constant=_no_constant)
    except UnicodeDecodeError:
        raise BadLine("not UTF-8") from None
    except RecursionError:
        raise BadLine("nested too deeply") from None
    except json.JSONDecodeError as error:
        raise BadLine(f"not JSON ({error.msg} at character {error.pos + 1})") from None
    if not isinstance(value, dict):
        raise BadLine("not a JSON object")
    return value


def quote_line(line: bytes, limit: int = 120) -> str:
    """The beginning of a line, printable, for an error message."""
    text = line[: limit + 1].decode("utf-8", errors="replace").rstrip("\r\n")
    return repr(text if len(line) <= limit else text[:limit] + "…")


def _distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise BadLine(f"the key {twice!r} stands twice in one object")
    return found


def _no_constant(name: str) -> None:
    raise BadLine(f"{name} is not JSON")
