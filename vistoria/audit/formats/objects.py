"""The objects of a file of JSON: a line each, on many lines, in an array, or one after the other."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import msgspec

from ..record import LONGEST, Lines, split

STRING_OR_BRACE = re.compile(r'"(?:[^"\\]|\\.)*"|[{}]')
BETWEEN = " \t,[]"
"""What may stand between two objects."""
WHOLE = msgspec.json.Decoder(msgspec.Raw)


def objects(lines: Lines, another: Callable[[str], object] = lambda line: False) -> Iterator[tuple[int, str]]:
    """The text of each object, and whatever else stands between two of them, each with the number of its first line.

    An object that is cut off ends at a line by which `another` begins, or which begins one and alone is not indented.
    """
    is_first = False

    def pieces() -> Iterator[tuple[int, str]]:
        nonlocal is_first
        for number, begins, piece in _pieces(lines, another):
            is_first = begins
            yield number, piece

    return split(pieces(), lambda _: is_first, "\n".join)


def _pieces(lines: Lines, another: Callable[[str], object]) -> Iterator[tuple[int, bool, str]]:
    """Lines, cut where an object begins or ends, and whether one does, or something else after one."""
    depth, is_first, is_indented = 0, True, True
    for number, line in _cut_between(lines):
        if depth and ((is_indented and line.startswith("{")) or another(line)):
            depth, is_first = 0, True
        is_indented = not depth or (is_indented and line[:1] in " \t}")
        if not depth and _is_one(line):
            yield number, True, line.strip(BETWEEN)
            is_first = True
            continue
        at = 0
        for found in STRING_OR_BRACE.finditer(line):
            if found[0] == "{":
                if not depth:
                    if (before := line[at : found.start()]).strip(BETWEEN):
                        yield number, is_first, before
                    at, is_first = found.start(), True
                depth += 1
            elif found[0] == "}" and depth:
                depth -= 1
                if not depth:
                    yield number, is_first, line[at : found.end()]
                    at, is_first = found.end(), True
        if depth or line[at:].strip(BETWEEN):
            yield number, is_first, line[at:]
            is_first = not depth


def _cut_between(lines: Lines) -> Lines:
    """The lines; one so long that it comes in pieces is cut after objects, and not within a word."""
    begun = ""
    for number, piece in lines:
        line = begun + piece
        end = line.rfind("}") + 1 if len(piece) == LONGEST else 0
        begun = line[end:] if end else ""
        yield number, line[:end] if end else line


def _is_one(line: str) -> bool:
    """Whether a line is one object."""
    if not line.startswith("{"):
        return False
    try:
        WHOLE.decode(line.rstrip(BETWEEN))
    except msgspec.DecodeError:
        return False
    return True
