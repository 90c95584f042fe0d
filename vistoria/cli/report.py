"""`vistoria report`: write the reports of a stored run again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vistoria.reports.speech import DEFAULT, languages

from .app import app, examples

Folder = Annotated[Path, typer.Argument(help="Folder of a run, as given to `vistoria run --out`.")]
Language = Annotated[
    str,
    typer.Option(
        metavar="|".join(languages()),
        help="Initial language of the report; a reader can switch it. The law is quoted in all its languages.",
    ),
]
Pdf = Annotated[bool, typer.Option("--pdf", help="Also write report.pdf (PDF/A, for the archive).")]


@app.command("report", epilog=examples("vistoria report vistoria-out --pdf"))
def report(folder: Folder = Path("vistoria-out"), language: Language = DEFAULT, pdf: Pdf = False) -> None:
    """Write results, reports and exports of a stored run again from its evidence."""
    from vistoria.reports.pdf import need

    from .publish import publish
    from .summary import print_written

    if pdf:
        need()
    print_written(folder, publish(folder, language, pdf))
