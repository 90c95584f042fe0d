"""What the two commands that mutate have in common: options, what they print of open ends, how they end."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from vistoria.cli.terminal import output
from vistoria.validation.selftest.trial import TrialOptions
from vistoria.verdict.regulation import ExitCode

from .tally import Tally

OutOption = Annotated[
    Path, typer.Option("--out", "-o", help="Folder of the records, and of equivalent.toml.")
]
PageOption = Annotated[
    Path | None, typer.Option("--page", help="Page whose section on this is to be renewed.")
]
CountOption = Annotated[bool, typer.Option("--count", help="Try nothing: count what is recorded.")]
FreshOption = Annotated[bool, typer.Option("--fresh", help="Try again what was tried already.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print the figures as JSON and nothing else.")]
WorkersOption = Annotated[
    int, typer.Option("--workers", "-n", min=1, help="Processes. Default: one for each core.")
]
ShareOption = Annotated[
    int, typer.Option(min=1, max=100, help="Per cent of examples that property scenarios draw.")
]
OUT, WORKERS, SHARE = Path("mutation"), os.cpu_count() or 1, TrialOptions().share


def print_open_ends(figures: Tally) -> None:
    """What lives, what could not be tried, and what is wrong with the proofs."""
    for id_ in figures.survived:
        output.print(f"[red]alive[/] {escape(id_)}", soft_wrap=True)
    for id_ in figures.faults:
        output.print(f"[red]could not be tried[/] {escape(id_)}", soft_wrap=True)
    for text in figures.refuted:
        output.print(f"[red]{escape(text)}[/]", soft_wrap=True)


def conclusion(tallies: Sequence[Tally]) -> ExitCode:
    """How such a command ends."""
    if any(each.survived or each.faults or each.refuted for each in tallies):
        return ExitCode.OUR_FAULT
    return ExitCode.NOT_DETERMINED if any(each.untried for each in tallies) else ExitCode.CONFORMS
