"""`vistoria known`: hold the list of known failures to a run, and make or update it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .app import app, examples
from .choices import RunFolder, new_file
from .reader import aside, colon, found, said, say, texts
from .usage_error import UsageError

STATES = texts(
    "seen", "passed", "another-observation", "unmatched", "expired", "not-accepted", "not-run", "goes"
)  # fmt: skip
"""What a run saw of an entry, and that the entry goes."""


@app.command(
    "known",
    epilog=examples(
        "vistoria known vistoria-out",
        "vistoria known vistoria-out --write",
        more="What is new gets an entry without owner: it does not count before somebody has filled it in.",
    ),
)
def known(
    folder: RunFolder,
    file: Annotated[
        Path | None,
        typer.Option(
            "--file", callback=new_file, metavar="FILE", help="The list. Default: known-failures.toml."
        ),
    ] = None,
    write: Annotated[
        bool, typer.Option("--write", help="Write the list: drop what is mended, add what is new.")
    ] = False,
) -> None:
    """Say what a run saw of each known failure, and what the list lacks."""
    from datetime import date

    from rich.text import Text

    from vistoria.bundle.known_failures import DEFAULT
    from vistoria.bundle.known_update import update
    from vistoria.bundle.store import read_tables, stored_run
    from vistoria.journal.disk import write_whole
    from vistoria.journal.owner import reading

    from .terminal import one_line, output

    path = file or Path(DEFAULT)
    try:
        content = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}") from None
    with reading(folder):
        results = stored_run(folder).results
        tables = read_tables(folder)
    engine_only = results.scope != "all"
    made = update(content, results.regulations, tables, date.today(), str(path), engine_only=engine_only)
    for each in made.seen:
        goes = aside(say("goes")) if each in made.gone else ""
        told = colon().join((f"{say(each.state)}{goes}", each.entry.place, _told(each.said)))
        output.print(Text(one_line(told)))
    for entry in made.new:
        seen = "; ".join(map(_told, entry.observations)) or say(f"{entry.most} points")
        told = colon().join((say("new"), entry.place, said().text(f"outcome.{entry.outcome}"), seen))
        output.print(Text(one_line(told)))
    if not write:
        output.print(f"nothing is written; --write would drop {len(made.gone)} and add {len(made.new)}")
        return
    write_whole(path, made.text.encode())
    told = "; give each new entry owner, reason and ticket" if made.new else ""
    output.print(f"{path}: {len(made.gone)} dropped, {len(made.new)} added{told}", markup=False)


def _told(seen: str) -> str:
    """What was seen of an entry, in words: the reason of an outcome, a sentence of a finding, or a text of ours."""
    key = f"reason.{seen}"
    words = said()
    return words.text(key) if key in words.messages else say(found(seen))
