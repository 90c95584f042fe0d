"""`vistoria report`: render a stored run again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vistoria.bundle.layout import HTML, JUNIT
from vistoria.reports.speech import DEFAULT, languages

from .app import app
from .publish import publish
from .terminal import output

Folder = Annotated[Path, typer.Argument(help="Folder of a run, as given to `vistoria run --out`.")]
Language = Annotated[
    str,
    typer.Option(
        metavar="|".join(languages()),
        help="What the report says before a reader chooses; the law is in both.",
    ),
]


@app.command("report", epilog="Example: `vistoria report vistoria-out`")
def report(folder: Folder = Path("vistoria-out"), language: Language = DEFAULT) -> None:
    """Write report and JUnit of a stored run again, from its evidence."""
    publish(folder, language)
    output.print(f"{folder / HTML}\n{folder / JUNIT}", soft_wrap=True)
