"""Reads TOML and JSON from a file that somebody gave; whatever is wrong with it is a `msgspec.DecodeError`."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

T = TypeVar("T")

BOM = b"\xef\xbb\xbf"
"""What some editors write before a text in UTF-8."""
TOO_DEEP = "its brackets are nested too deeply"
MOST_PARTS = 100
_PART = rb"""(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*"""
_LONG_KEY = re.compile(rb"(?<![\w-])(?:%b\.[ \t]*){%d}" % (_PART, MOST_PARTS))
"""A dotted key of more parts: the time and memory that a parser takes for it grow with their square."""


def from_toml(content: bytes | str, kind: type[T]) -> T:
    """The value that a TOML text holds; raise msgspec.DecodeError."""
    content = content.removeprefix(BOM) if isinstance(content, bytes) else content
    if _LONG_KEY.search(content.encode() if isinstance(content, str) else content):
        raise msgspec.DecodeError(f"a key has more than {MOST_PARTS} parts")
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
