"""One JSON-RPC 2.0 message a line."""

from __future__ import annotations

import json
import math
from codecs import BOM_UTF8

import msgspec


class BadLine(ValueError):
    """A line that is not one JSON object with distinct keys; the text says why."""


def encode(message: object) -> bytes:
    """One line in UTF-8, newline included."""
    return msgspec.json.encode(message) + b"\n"


def decode(line: bytes) -> dict[str, object]:
    """Read one line strictly: UTF-8, an object, no key twice, no NaN or Infinity; raise BadLine otherwise."""
    value = _unambiguous(line)
    if value is None:
        value = _strict(line)
    if not isinstance(value, dict):
        raise BadLine("not a JSON object")
    return value


def quote_line(line: bytes, limit: int = 120) -> str:
    """The beginning of a line, printable, for an error message."""
    text = line[: limit + 1].decode("utf-8", errors="replace").rstrip("\r\n")
    return repr(text if len(line) <= limit else text[:limit] + "…")


def _unambiguous(line: bytes) -> object:
    """The value when writing it again gives the same text, so that no key can stand twice; None otherwise."""
    try:
        value: object = msgspec.json.decode(line)
        again = msgspec.json.encode(value)
        return value if again == line[:-1] or again == msgspec.json.format(line, indent=-1) else None
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


def _strict(line: bytes) -> object:
    if line.startswith(BOM_UTF8):
        raise BadLine("not JSON (it begins with a byte order mark (BOM))")

    try:
        value = _DECODER.decode(line.decode("utf-8"))
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeDecodeError:
        raise BadLine("not UTF-8") from None
    except UnicodeEncodeError:
        raise BadLine("half a surrogate pair is no character") from None
    except RecursionError:
        raise BadLine("nested too deeply") from None
    except json.JSONDecodeError as error:
        raise BadLine(f"not JSON ({error.msg} at character {error.pos + 1})") from None
    return value


def _distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise BadLine(f"the key {twice!r} stands twice in one object")
    return found


def _integer(text: str) -> int:
    if len(text) > 40:
        raise BadLine(f"a number of {len(text)} digits")
    return int(text)


def _float(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise BadLine(f"{text[:20]} is out of range")
    return number


def _no_constant(name: str) -> None:
    raise BadLine(f"{name} is not JSON")


_DECODER = json.JSONDecoder(
    object_pairs_hook=_distinct, parse_constant=_no_constant, parse_int=_integer, parse_float=_float
)
