"""`vistoria diff`: what is otherwise in one run than in another."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from vistoria.bundle.archive import opened
from vistoria.bundle.difference import compare
from vistoria.bundle.layout import readable
from vistoria.verdict.regulation import ExitCode

from .app import app
from .mistake import Mistake
from .terminal import output


@app.command(
    "diff", epilog="Example: `vistoria diff run-1881 run-1882.zip`. Exit code 1 when something got worse."
)
def diff(
    before: Annotated[Path, typer.Argument(help="Folder or zip of the earlier run.")],
    after: Annotated[Path, typer.Argument(help="Folder or zip of the later run.")],
    json: Annotated[bool, typer.Option("--json", help="Print the changes as JSON and nothing else.")] = False,
) -> int:
    """Compare two runs: outcomes, readings, the law's words, scenarios. It does not verify them."""
    with opened(before) as (old, wrong), opened(after) as (new, wrong_too):
        for fault in (*wrong, *wrong_too):
            raise Mistake(str(fault))
        changes = compare(old, new)
    worse = any(change.worse for change in changes)
    if json:
        output.file.write(readable(changes).decode())
    else:
        table = Table("what", "where", "before", "after", box=None)
        for change in changes:
            mark = f"[red]{change.what}[/]" if change.worse else change.what
            table.add_row(
                mark, *(escape(text or "–") for text in (change.place, change.before, change.after))
            )
        output.print(table if changes else "no difference")
        output.print("something got worse" if worse else "nothing got worse")
    return int(ExitCode.DOES_NOT_CONFORM if worse else ExitCode.CONFORMS)
