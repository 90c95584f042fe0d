"""The help of commands in the reader's language, in as many columns as the terminal has."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import typer
from rich.cells import cell_len

from .reader import say, texts, typed, values
from .wrapping import wrapped

MSGSPEC = texts(
    "Object missing required field `{field}`",
    "Object missing required field `{field}` - at `{path}`",
    "Object contains unknown field `{field}`",
    "Object contains unknown field `{field}` - at `{path}`",
    "Expected `{wanted}`, got `{found}`",
    "Expected `{wanted}`, got `{found}` - at `{path}`",
    "Invalid enum value {value}",
    "Invalid enum value {value} - at `{path}`",
    "Invalid value {value}",
    "Invalid value {value} - at `{path}`",
    "Input data was truncated",
    "JSON is malformed: {why} (byte {n})",
)
"""What the decoder of JSON says of a file that is not as it must be."""
CLICK = texts(
    "Options:",
    "Arguments:",
    "Commands:",
    "Show this message and exit.",
    "required",
    "default: {default}",
    "Missing command.",
    "No such command {name}.",
    "No such option: {name}",
    "Did you mean {possibility}?",
    "(Possible options: {possibilities})",
    "Missing argument {name}.",
    "Missing option {name}.",
    "Missing argument {name}. {more}",
    "Missing option {name}. {more}",
    "Choose from:\n\t{choices}",
    "Got unexpected extra argument ({arguments})",
    "Got unexpected extra arguments ({arguments})",
    "Got unexpected extra argument(s) ({arguments})",
    "Option {name} does not take a value.",
    "Option {name} requires an argument.",
    "Option {name} requires {number} arguments.",
    "Invalid value: {message}",
    "Invalid value for {name}: {message}",
    "{value} is not one of {choices}.",
    "{value} is not in the range {range}.",
    "{value} is not a valid int range.",
    "{value} is not a valid float range.",
    "{value} is not a valid int.",
    "{value} is not a valid float.",
    "{value} is not a valid integer.",
    "{value} is not a valid integer range.",
    "File {path} does not exist.",
    "Directory {path} does not exist.",
    "Path {path} does not exist.",
    "File {path} is a directory.",
    "Directory {path} is a file.",
    "Path {path} is a directory.",
    "{name} {path} is not readable.",
    "{name} {path} is not writable.",
)
"""What Typer prints of its own."""
TYPED = values(
    "str", "path", "int", "float", "int range", "float range", "OPTIONS", "COMMAND", "ARGS",
    "after", "before", "engine", "file", "folder", "shards", "transcript", "what",
)  # fmt: skip
"""What it calls that which is to be typed."""
WIDEST, GAP = 110, 2
COLUMN = 30
"""Columns for what is to be typed, beside which it is explained."""
_TOKEN = re.compile(r"<[a-z ]+>|(?<![-\w])[A-Za-z]+(?=[^\w]|$)")
_EXTRA = re.compile(r"(?P<help>.*?)(?:^|  )\[(?P<extra>[^\[]*)\]", re.DOTALL)

if TYPE_CHECKING:
    from typer._click.formatting import HelpFormatter
else:
    HelpFormatter = typer.Context.formatter_class  # Typer's own or, in older ones, Click's


class Help(HelpFormatter):
    """Writes a help page: what Typer gives it in English is said, and broken into lines here."""

    def __init__(self, *_: object, **__: object) -> None:
        super().__init__(width=min(shutil.get_terminal_size().columns, WIDEST) - GAP)

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """How the command is typed."""
        first = f"{say(f'Usage: {prog}')} "
        rest = " " * (cell_len(first) if cell_len(first) + 20 <= self.width else 4)
        self.write("\n".join(wrapped(_typed(args), self.width, first, rest)) + "\n")

    def write_heading(self, heading: str) -> None:
        """A heading."""
        self.write(f"{'':{self.current_indent}}{say(f'{heading}:')}\n")

    def write_text(self, text: str) -> None:
        """Paragraphs; one that begins with `\\b` keeps its lines."""
        indent = " " * self.current_indent
        self.write(
            "\n\n".join("\n".join(_paragraph(each, self.width, indent)) for each in text.split("\n\n")) + "\n"
        )

    def write_dl(
        self, rows: Sequence[tuple[str, str]], col_max: int = COLUMN, col_spacing: int = GAP
    ) -> None:
        """What can be typed, each with its explanation beside it, or below where there is no room."""
        said = [(_typed(first), _explained(second)) for first, second in rows]
        indent = " " * self.current_indent
        column = min(max(cell_len(first) for first, _ in said), col_max) + col_spacing
        beside = 2 * column <= self.width
        column = column if beside else col_spacing
        for first, second in said:
            lines = wrapped(second, self.width - column - self.current_indent)
            if beside and cell_len(first) + col_spacing <= column:
                top, *lines = lines or [""]
                first += " " * (column - cell_len(first)) + top
            self.write(
                "\n".join((f"{indent}{first}", *(f"{indent}{'':{column}}{line}" for line in lines))) + "\n"
            )


def _paragraph(text: str, width: int, indent: str) -> Iterator[str]:
    if text.startswith("\b\n"):
        yield from (
            f"{indent}{line if line.startswith(' ') else say(line)}" for line in text.splitlines()[1:]
        )
    else:
        yield from wrapped(say(" ".join(text.split())), width, indent, indent)


def _explained(text: str) -> str:
    """The help of an option, and what it is by default."""
    if extra := _EXTRA.fullmatch(text):
        words, more = extra.groups()
        return "  ".join(filter(None, (say(words), f"[{say(more)}]")))
    return say(text)


def _typed(text: str) -> str:
    """Options and commands as they are, and what stands for a value in the reader's words."""
    return _TOKEN.sub(lambda found: typed(found[0]), text)
