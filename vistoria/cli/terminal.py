"""The terminal: results on standard output, everything else on standard error.

Whatever is printed passes `visible`: an engine, a file or a name can move no cursor and colour no word.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console, ConsoleOptions, JustifyMethod, OverflowMethod, RenderResult
from rich.containers import Lines
from rich.markup import escape
from rich.padding import Padding
from rich.table import Column, Table
from rich.text import Text

from vistoria.model.visible import brief, visible

from .reader import say
from .wrapping import breaks, indent_of

if TYPE_CHECKING:
    from vistoria.protocol.handshake import Identity

MOST = 2000
"""Characters of one text from outside; laying out a word of many thousands takes rich seconds."""


def one_line(text: str) -> str:
    """A text from outside in a line of ours: line ends that can be seen, and no more than a page of it."""
    cut = f"{text[:MOST]}… ({len(text) - MOST} more characters)" if len(text) > MOST else text
    return visible(cut).replace("\n", " ⏎ ")


def shown(text: str) -> str:
    """The same where markup is read: a text from outside has none."""
    return escape(one_line(text))


def named(engine: Identity) -> str:
    """Name and version of an engine in a line of ours."""
    return shown(f"{brief(engine.name)} {brief(engine.version)}")


def listing(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """A table with markup in which nothing is cut; the first column, which one types, stands in one line too."""
    first = max((Text.from_markup(say(row[0])).cell_len for row in rows), default=0)
    columns = (Column(head, overflow="fold") for head in heads[1:])
    table = Table(Column(heads[0], min_width=first, no_wrap=True), *columns, box=None)
    for row in rows:
        table.add_row(*row)
    return table


def below(text: str, indent: int = 4) -> Padding:
    """A text from outside under a heading: as many lines as it takes, and no word cut."""
    return Padding(Words(one_line(say(text)), overflow="fold"), (0, 0, 0, indent), expand=False)


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
            indent = indent_of(line.plain, width)
            broken = line.divide(breaks(line.plain, width, indent, cut=overflow != "ignore"))
            for i, each in enumerate(broken):
                if i < len(broken) - 1:
                    each.rstrip()
                if i:
                    each.pad_left(indent)
                lines.append(each)
        return lines


class _Alone:
    """A text that is printed by itself, which a console would join with others into one that breaks as it likes."""

    def __init__(self, text: Text, end: str) -> None:
        self.text = Words.of(text)
        self.text.end = end

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.text


class SafeConsole(Console):
    """A console that says what it prints in the reader's language.

    It prints no control character of a text, and takes no `:smile:` for a picture.
    """

    def render_str(self, text: str, **options: Any) -> Text:
        """A string with markup as styled text; every string of a print or a table comes by here."""
        return Words.of(super().render_str(visible(say(text)), **{**options, "emoji": False}))

    def print(self, *objects: Any, soft_wrap: bool | None = None, **options: Any) -> None:
        """Print; a text that goes on in the next line of a terminal is broken there between words.

        In a file or a pipe it stays one line, unless `soft_wrap` is False.
        """
        if len(objects) == 1 and isinstance(objects[0], str | Text):
            text = objects[0]
            if isinstance(text, str):
                text = self.render_str(text, markup=options.pop("markup", None) is not False)
            objects = (_Alone(text, options.get("end", "\n")),)
            soft_wrap = soft_wrap is not False
            if soft_wrap and self.is_terminal:
                soft_wrap = False
                options |= {"overflow": "ignore", "crop": False}
        super().print(*objects, soft_wrap=soft_wrap, **options)


output = SafeConsole(highlight=False, emoji=False)
errors = SafeConsole(stderr=True, highlight=False, emoji=False)
