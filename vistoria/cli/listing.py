"""Lists the commands by parsing their source files, which is faster than importing them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True)
class CommandEntry:
    """A command: its name, its module in this folder, and the first line of its help."""

    name: str
    module: str
    summary: str


@cache
def commands_here() -> tuple[CommandEntry, ...]:
    """Every function of this folder that is decorated with `@app.command(NAME, …)`; read once in a process."""
    return tuple(_commands())


def _commands() -> Iterator[CommandEntry]:
    for path in sorted(Path(__file__).parent.glob("*.py")):
        for node in ast.parse(path.read_bytes()).body:
            if not isinstance(node, ast.FunctionDef):
                continue
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "app.command":
                    name, text = ast.literal_eval(call.args[0]), ast.get_docstring(node) or ""
                    yield CommandEntry(name, path.stem, text.partition("\n")[0])
