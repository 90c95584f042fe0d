"""`vistoria challenge`: pack what somebody needs who is to decide whether a scenario is right."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .app import app, examples
from .choices import RunFolder, new_file
from .usage_error import UsageError


@app.command(
    "challenge",
    epilog=examples(
        "vistoria challenge mo-97-2010/10.5 vistoria-out --argument argument.md",
        more="The file goes to the maintainers; docs/challenges.md says what becomes of it.",
    ),
)
def challenge(
    clause: Annotated[str, typer.Argument(metavar="CLAUSE", help="A clause id.")],
    folder: RunFolder,
    argument: Annotated[
        Path,
        typer.Option(metavar="FILE", help="Your argument: what the law says, and why the product keeps it."),
    ],
    out: Annotated[
        Path, typer.Option("--out", "-o", callback=new_file, metavar="FILE", help="File to write.")
    ] = Path("challenge.zip"),
) -> None:
    """Pack clause, readings, scenarios, transcripts and your argument into one file."""
    from hashlib import sha256

    from vistoria.bundle.archive import pack
    from vistoria.bundle.challenge import challenge_files, refuse_empty
    from vistoria.bundle.verify import refuse_faulty
    from vistoria.journal.disk import write_whole
    from vistoria.journal.owner import reading
    from vistoria.journal.temporary import temporary_room

    from .counting import Counting

    try:
        text = argument.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"--argument {argument}: cannot be read: {error}") from None
    refuse_empty(text)
    with reading(folder), temporary_room() as room:
        with Counting(threads=False) as counting:
            refuse_faulty(folder, counting.at)
        for name, content in challenge_files(folder, clause, text):
            write_whole(room / name, content)
        packed = pack(room)
    write_whole(out, packed)
    typer.echo(f"{out}  SHA-256 {sha256(packed).hexdigest()}")
