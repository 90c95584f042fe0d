"""`vistoria merge`: join the shards of a run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .app import app, examples
from .choices import command_line
from .ready import writable


@app.command(
    "merge",
    epilog=examples(
        "vistoria merge shard-1 shard-2 shard-3 --out vistoria-out",
        more="Exit codes: those of `vistoria run`; without a shard of the run it is not determined",
    ),
)
def merge(
    shards: Annotated[list[Path], typer.Argument(help="Folders of runs with --shard I/N, in any order.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="Folder for the whole run.")] = Path(
        "vistoria-out"
    ),
    pdf: Annotated[
        bool, typer.Option("--pdf", help="Also write report.pdf (PDF/A, for the archive).")
    ] = False,
) -> int:
    """Join the shards of a run; the record is the same as that of one run."""
    from rich.markup import escape

    from vistoria.bundle.merge import merge as join
    from vistoria.bundle.merge import missing, read_shards
    from vistoria.bundle.store import stored_run
    from vistoria.journal.owner import owned
    from vistoria.reports.speech import DEFAULT

    from .publish import publish
    from .summary import print_summary
    from .terminal import errors

    found = read_shards(shards)
    for lost in missing(found):
        errors.print(f"[yellow]shard {escape(lost)} is missing:[/] what it would have played is not run")
    command = command_line()
    with owned(writable(out), command, unfinished=True) as hold:
        join(found, hold, command)
        done = stored_run(out)
        written = publish(out, DEFAULT, pdf, done)
        hold.finish()
    print_summary(done.results, done.regulations, out, written)
    return done.results.exit_code
