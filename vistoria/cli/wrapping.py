"""How a text is broken into lines: between words, in Chinese between signs, and no sign that ends something first."""

from __future__ import annotations

from collections.abc import Iterator
from shutil import get_terminal_size

from rich.cells import cell_len, chop_cells
from rich.console import Console, JustifyMethod, OverflowMethod
from rich.containers import Lines
from rich.text import Text

_NOT_FIRST = frozenset("，。；：、？！）」』》…％")
_NOT_LAST = frozenset("（「『《")


class Words(Text):
    """A text that breaks between words, also where some of them are Chinese.

    Where a line goes on, it is indented as it began. A word that is wider than the whole line is cut only in a column
    (`fold`); elsewhere it is left to the terminal, from which it can be copied whole.
    """

    @classmethod
    def of(cls, text: Text) -> Words:
        """The same text."""
        return cls(
            text.plain,
            text.style,
            justify=text.justify,
            overflow=text.overflow,
            no_wrap=text.no_wrap,
            end=text.end,
            tab_size=text.tab_size,
            spans=list(text.spans),
        )

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        """The lines of a width in cells."""
        if no_wrap:
            return super().wrap(
                console, width, justify=justify, overflow=overflow, tab_size=tab_size, no_wrap=True
            )
        lines = Lines()
        for line in self.split(allow_blank=True):
            line.expand_tabs(tab_size)
            indent = _indent(line.plain, width)
            broken = line.divide(_breaks(line.plain, width, indent, cut=overflow != "ignore"))
            for i, each in enumerate(broken):
                if i < len(broken) - 1:
                    each.rstrip()
                if i:
                    each.pad_left(indent)
                lines.append(each)
        return lines


def broken(text: str) -> str:
    """A text with an end of line wherever a terminal of this width needs one."""
    width = get_terminal_size().columns
    lines = (Words(line).wrap(Console(), width, overflow="ignore") for line in text.split("\n"))
    return "\n".join(each.plain for found in lines for each in found)


def _indent(line: str, width: int) -> int:
    """How far a line is indented that goes on with another."""
    return min(len(line) - len(line.lstrip(" ")), width // 2)


def _breaks(line: str, width: int, indent: int, *, cut: bool) -> list[int]:
    """Where each further line begins."""
    found: list[int] = []
    at, used = 0, 0
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
