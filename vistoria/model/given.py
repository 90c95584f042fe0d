"""Reads TOML and JSON from a file that somebody gave; whatever is wrong with it is a `msgspec.DecodeError`."""

from __future__ import annotations

from typing import TypeVar

import msgspec

T = TypeVar("T")

TOO_DEEP = "its brackets are nested too deeply"


def from_toml(content: bytes | str, kind: type[T]) -> T:
    """The value that a TOML text holds; raise msgspec.DecodeError."""
    try:
        return msgspec.toml.decode(content, type=kind)
    except RecursionError:
        raise msgspec.DecodeError(TOO_DEEP) from None


def from_json(content: bytes | str, kind: type[T]) -> T:
    """The value that a JSON text holds; raise msgspec.DecodeError."""
    try:
        return msgspec.json.decode(content, type=kind)
    except RecursionError:
        raise msgspec.DecodeError(TOO_DEEP) from None
