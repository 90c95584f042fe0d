"""Reading a TOML file into a typed struct, with errors that name the line."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from vistoria.model.given import from_toml

from .errors import LawError

T = TypeVar("T")

_AT_LINE = re.compile(r"\(at line (\d+), column \d+\)")
_UNKNOWN_KEY = re.compile(r"unknown field `([^`]+)`")
_AT_PATH = re.compile(r" - at `([^`]+)`")


@dataclass(frozen=True)
class TomlFile(Generic[T]):
    """A decoded file beside its text, so that a fault found later still has a line."""

    name: str
    text: str
    data: T

    def line_of(self, needle: str, after: int = 0) -> int:
        """The first line below line `after` that contains the needle, else 1."""
        return _line_of(self.text, needle, after)


def read_text(path: Path, name: str = "") -> str:
    """The text of a file of the law; LawError, with the name given, when it is absent or not UTF-8."""
    name = name or path.name
    try:
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise LawError(name, 1, "the file is missing", f"put {name} into {path.parent.name}/") from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise LawError(name, line, "not UTF-8", "save the file as UTF-8") from None


def read_toml(path: Path, type_: type[T]) -> TomlFile[T]:
    """Decode a TOML file; LawError for bad syntax, an unknown key or a value of the wrong kind."""
    text = read_text(path)
    try:
        return TomlFile(path.name, text, from_toml(text, type_))
    except msgspec.ValidationError as error:
        raise _invalid(path.name, text, str(error)) from None
    except msgspec.DecodeError as error:
        where = _AT_LINE.search(str(error))
        line = int(where.group(1)) if where else max(1, text.count("\n"))
        raise LawError(path.name, line, f"not TOML: {error}", "correct the line") from None


def read_part(file: TomlFile[T], read: Callable[[T], object]) -> None:
    """Read a part of a file that its type left open; LawError as for the whole."""
    try:
        read(file.data)
    except msgspec.ValidationError as error:
        raise _invalid(file.name, file.text, str(error)) from None


def _invalid(name: str, text: str, said: str) -> LawError:
    unknown = _UNKNOWN_KEY.search(said)
    place = _AT_PATH.search(said)
    at = place.group(1).lstrip("$.") if place else ""
    if unknown:
        key = unknown.group(1)
        return LawError(
            name,
            _key_line(text, key, at),
            f"unknown key {key!r}" + (f" in {at}" if at else ""),
            "remove it or correct its spelling",
        )
    line = _key_line(text, re.split(r"[.\[]", at)[-1].rstrip("]") if at else "", at)
    return LawError(
        name, line, said.replace("`", "'"), "give every key the table asks for, of the kind it asks for"
    )


def _key_line(text: str, key: str, at: str) -> int:
    """Best guess at the line of a key: within the n-th table of an array when the path says which."""
    start = 0
    for table, number in re.findall(r"([\w-]+)\[(\d+)\]", at):
        heads = [
            i
            for i, row in enumerate(text.splitlines(), 1)
            if re.match(rf"\[\[.*\b{re.escape(table)}\]\]", row)
        ]
        later = [i for i in heads if i > start]
        if int(number) < len(later):
            start = later[int(number)]
    for number_, row in enumerate(text.splitlines(), 1):
        if key and number_ > start and re.match(rf'\s*\[*"?{re.escape(key)}"?\s*[=\]]', row):
            return number_
    return max(start, 1)


def _line_of(text: str, needle: str, after: int) -> int:
    for number, row in enumerate(text.splitlines(), 1):
        if number > after and needle in row:
            return number
    return 1
