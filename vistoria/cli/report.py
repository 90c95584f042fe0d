"""`vistoria report`: render a stored run again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vistoria.bundle.layout import HTML, JUNIT

from .app import app
from .publish import publish
from .terminal import output

Folder = Annotated[Path, typer.Argument(help="Folder of a run, as given to `vistoria run --out`.")]


@app.command("report", epilog="Example: `vistoria report vistoria-out`")
def report(folder: Folder = Path("vistoria-out")) -> None:
    """Write report and JUnit of a stored run again, from its evidence."""
    publish(folder)
    output.print(f"{folder / HTML}\n{folder / JUNIT}", soft_wrap=True)
