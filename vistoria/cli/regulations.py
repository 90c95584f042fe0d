"""`vistoria regulations`: list the installed regulations and their readings."""

from __future__ import annotations

from typing import Annotated

import typer

from .app import app, examples
from .choices import folders_of, regulations_of
from .reader import of_law, said


@app.command(
    "regulations", epilog=examples("vistoria regulations", "vistoria regulations --readings mo-97-2010")
)
def regulations(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[ID]...", help="Regulations. Default: all.")
    ] = None,
    readings: Annotated[
        bool, typer.Option("--readings", help="List the doubtful clauses with the options of their readings.")
    ] = False,
) -> None:
    """List the installed regulations, or their readings."""
    from rich.markup import escape

    from .terminal import listing, output

    found = regulations_of(folders_of(names))
    if not readings:
        rows = []
        for name, regulation in found.items():
            bound = sum(c.binds_engine for c in regulation.clauses)
            counts = (len(regulation.clauses), bound, len(regulation.scenarios))
            title, instrument = (
                escape(of_law(regulation, text)) for text in (regulation.title, regulation.instrument)
            )
            rows.append((name, title, instrument, *map(str, counts)))
        names_of = ("title", "instrument", "clauses", "engine-clauses", "scenarios")
        heads = ("id", *(said().text(f"terminal.head-{each}") for each in names_of))
        output.print(listing(heads, rows))
        return
    for regulation in found.values():
        for reading in regulation.readings:
            output.print(f"[bold]{escape(reading.id)}[/]  {escape(', '.join(reading.clauses))}")
            output.print(f"  {escape(of_law(regulation, reading.question))}", soft_wrap=True)
            for i, option in enumerate(reading.options):
                mark = f" ({said().text('terminal.default')})" if i == 0 else ""
                output.print(
                    f"  · [cyan]{escape(option.form)}[/]{mark}: {escape(of_law(regulation, option.text))}",
                    soft_wrap=True,
                )
            output.print(f"  {escape(of_law(regulation, reading.why))}\n", soft_wrap=True, style="dim")
