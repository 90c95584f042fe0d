"""`vistoria merge`: join the shards of a run."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .app import app, examples
from .choices import PdfOption, command_line
from .reader import language, opening
from .ready import writable
from .replaced import NewRun, ReplaceOption, refuse_other_run
from .usage_error import UsageError

if TYPE_CHECKING:
    from vistoria.bundle.merge import StoredShard


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
    replace: ReplaceOption = False,
    pdf: PdfOption = False,
) -> int:
    """Join the shards of a run; the record is the same as that of one run."""
    from rich.markup import escape

    from vistoria.bundle.merge import merge as join
    from vistoria.bundle.merge import missing, read_shards
    from vistoria.bundle.store import stored_run
    from vistoria.bundle.written import refuse_changed
    from vistoria.journal.owner import owned

    from .publish import publish
    from .summary import print_summary
    from .terminal import errors

    if spoilt := next((each for each in shards if out.resolve().is_relative_to(each.resolve())), None):
        raise UsageError(f"--out {out}: it is the shard {spoilt}, or lies in it; name another folder")
    found = read_shards(shards)
    for lost in missing(found):
        errors.print(f"[yellow]shard {escape(lost)} is missing:[/] what it would have played is not run")
    command = command_line()
    with owned(writable(out), command, unfinished=True) as hold:
        if not replace:
            refuse_other_run(out, _new(found))
        join(found, hold, command)
        done = stored_run(out)
        written = publish(out, language(), pdf, done, opens=opening())
        refuse_changed(hold)
        hold.finish()
    print_summary(done.results, done.regulations, out, written)
    return done.results.exit_code


def _new(shards: Sequence[StoredShard]) -> NewRun:
    """The run whose parts these are."""
    from vistoria.bundle.merge import facts_of

    facts, environment = facts_of(shards), shards[0].environment
    said = facts.engine.name, facts.engine.version
    return NewRun(facts.request, environment.engine, environment.engine_options, lambda: said, facts.measured)
