"""`vistoria bundle`: write a stored run as one file."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Annotated

import typer

from .app import app, examples
from .choices import RunFolder, new_file
from .usage_error import UsageError


@app.command("bundle", epilog=examples("vistoria bundle vistoria-out --out run-1882.zip"))
def bundle(
    folder: RunFolder,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", "-o", callback=new_file, metavar="FILE", help="File to write. Default: FOLDER.zip."
        ),
    ] = None,
) -> None:
    """Write a stored run as one zip file, which `vistoria verify` accepts; equal folders give equal bytes."""
    from vistoria.bundle.archive import opened, pack
    from vistoria.journal.disk import write_whole

    from .counting import Counting
    from .verify import refuse_faulty

    if folder.is_file():
        raise UsageError(f"{folder} is a file; give the folder of a run")
    target = out or folder.resolve().with_name(folder.resolve().name + ".zip")
    if target.resolve().is_relative_to(folder.resolve()):
        raise UsageError(f"--out {target}: the file is inside the folder; choose a file outside it")
    if not target.parent.is_dir():
        raise UsageError(f"--out {target}: there is no folder {target.parent}")
    with opened(folder):
        with Counting(threads=False) as counting:
            refuse_faulty(folder, counting.at)
        content = pack(folder)
    write_whole(target, content)
    typer.echo(f"{target}  SHA-256 {sha256(content).hexdigest()}")
