"""`vistoria regulations`: list the installed regulations and their readings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from .app import app, examples
from .choices import folders_of, regulations_of
from .reader import aside, colon, of_law, said

if TYPE_CHECKING:
    from rich.text import Text

    from vistoria.model.clause import Reading, Regulation


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
            output.print(f"  {escape(of_law(regulation, reading.question))}")
            for line in options(regulation, reading):
                output.print(line)
            output.print(f"  {escape(of_law(regulation, reading.why))}\n", style="dim")


def options(regulation: Regulation, reading: Reading) -> Iterator[Text]:
    """A line for each option of a reading, the default first; what one types of it is never translated."""
    from rich.text import Text

    for i, option in enumerate(reading.options):
        default = aside(said().text("terminal.default")) if i == 0 else ""
        words = f"{default}{colon()}{of_law(regulation, option.text)}"
        yield Text.assemble("  · ", (option.form, "cyan"), words)
