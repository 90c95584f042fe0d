"""How a text is broken into lines: between words, in Chinese between signs, and no sign that ends something first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from shutil import get_terminal_size

from rich.cells import cell_len, chop_cells

_NOT_FIRST = frozenset("，。；：、？！）」』》…％")
_NOT_LAST = frozenset("（「『《")


def wrapped(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """A text in lines of that many columns, with what stands before the first line and before all others."""
    if not text:
        return []
    starts = [0, *breaks(text, width, cell_len(rest), begun=cell_len(first)), len(text)]
    lines = [text[start:end].rstrip() for start, end in pairwise(starts)]
    return [f"{rest if i else first}{line}" for i, line in enumerate(lines)]


def broken(text: str) -> str:
    """A text with an end of line wherever a terminal of this width needs one."""
    width = get_terminal_size().columns
    lines = [wrapped(line, width, rest=" " * indent_of(line, width)) or [""] for line in text.split("\n")]
    return "\n".join(line for found in lines for line in found)


def indent_of(line: str, width: int) -> int:
    """How far a line is indented that goes on with another."""
    return min(len(line) - len(line.lstrip(" ")), width // 2)


def breaks(line: str, width: int, indent: int, *, begun: int = 0, cut: bool = False) -> list[int]:
    """Where each further line begins, indented so far; `begun` columns of the first are taken.

    A word that is wider than the whole line is left whole unless it is to be `cut`.
    """
    found: list[int] = []
    at, used = 0, begun
    for word in _words(line):
        needed = cell_len(word.rstrip(" "))
        if used + needed > width and word.strip(" ") and line[:at].strip(" "):
            found.append(at)
            used = indent
        if cut and used + needed > width:
            *pieces, last = chop_cells(word, max(width - used, 1))
            for piece in pieces:
                at += len(piece)
                found.append(at)
            word, used = last, indent
        at += len(word)
        used += cell_len(word)
    return found


def _words(line: str) -> Iterator[str]:
    """What stays together, each with the spaces behind it."""
    start = 0
    for i in range(1, len(line)):
        before, after = line[i - 1], line[i]
        if after == " " or after in _NOT_FIRST or before in _NOT_LAST:
            continue
        if before == " " or cell_len(before) == 2 or cell_len(after) == 2:
            yield line[start:i]
            start = i
    if line:
        yield line[start:]
