"""`vistoria verify`: check a stored run, judgements included."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from vistoria.bundle import verify as bundle
from vistoria.bundle.store import read_evidence
from vistoria.verdict.regulation import ExitCode

from .app import app
from .terminal import errors, output


@app.command("verify", epilog="Example: `vistoria verify vistoria-out`. Exit code 1 when anything is wrong.")
def verify(
    folder: Annotated[Path, typer.Argument(help="Folder of a run, as given to `vistoria run --out`.")] = Path(
        "vistoria-out"
    ),
) -> int:
    """Check digests and chains, judge every stored history again, and compare the results."""
    faults = list(bundle.verify(folder))
    for fault in faults:
        errors.print(f"[red]fault[/] {escape(str(fault))}", soft_wrap=True)
    for note in bundle.notes(folder):
        output.print(f"note: {escape(note)}", soft_wrap=True)
    judged = sum(len(e.checks) for e in read_evidence(folder).values())
    if faults:
        output.print(f"{len(faults)} faults; this is not what a run wrote")
        return int(ExitCode.DOES_NOT_CONFORM)
    output.print(f"verified: every digest and chain holds, and {judged} checks judged again agree")
    return int(ExitCode.CONFORMS)
