"""`vistoria explain`: show everything about one clause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

import typer

from .app import app, examples
from .choices import clause_of, folders_of, regulations_of

if TYPE_CHECKING:
    from vistoria.model.clause import Clause, Regulation

WORKING = "working translation, not official · 工作譯文，非官方文本"


@app.command("explain", epilog=examples("vistoria explain mo-97-2010/10.5"))
def explain(
    clause: Annotated[str, typer.Argument(metavar="CLAUSE", help="A clause id.")],
) -> None:
    """Show a clause: text, the party it binds, readings, scenarios, inspection item, corresponding clauses."""
    from rich.markup import escape
    from rich.padding import Padding

    from vistoria.model.clause import with_corresponding

    from .terminal import output

    regulations = with_corresponding(regulations_of(folders_of(None)))
    found = clause_of(regulations, clause)
    regulation = regulations[found.regulation]
    output.print(f"[bold]{escape(found.id)}[/]  {escape(found.title)}")
    output.print(
        f"{escape(regulation.instrument)} · binds: {', '.join(found.binds)}", style="dim", soft_wrap=True
    )
    for quote in found.quotes:
        label = f"{quote.language.tag}, {WORKING}" if quote.language.is_working else quote.language.tag
        output.print(f"\n[cyan]{label}[/]")
        output.print(Padding(escape(quote.text), (0, 0, 0, 2)))
    if found.note:
        output.print(f"\n[cyan]Note[/]  {escape(found.note)}", soft_wrap=True)
    _readings(found, regulation)
    _scenarios(found)
    if found.inspection:
        item = found.inspection
        output.print("\n[cyan]Inspection[/]")
        for name in ("object", "criterion", "evidence", "why"):
            output.print(f"  {name}: {escape(getattr(item, name))}", soft_wrap=True)
    _corresponding(found, regulations)
    below = [c.id for c in regulation.clauses if c.parent == found.id]
    if below:
        output.print(f"\n[cyan]Subclauses[/]  {', '.join(below)}", soft_wrap=True)


def _corresponding(clause: Clause, regulations: Mapping[str, Regulation]) -> None:
    from rich.markup import escape

    from .terminal import output

    if clause.corresponding:
        output.print("\n[cyan]Corresponding clauses[/]  in other regulations")
    for clause_id in clause.corresponding:
        held = regulations.get(clause_id.partition("/")[0])
        other = held.clause(clause_id) if held else None
        output.print(
            f"  {escape(clause_id)}  {escape(other.title) if other else 'not installed'}", soft_wrap=True
        )


def _readings(clause: Clause, regulation: Regulation) -> None:
    from rich.markup import escape

    from .terminal import output

    for reading in regulation.readings:
        if clause.id in reading.clauses:
            output.print(
                f"\n[cyan]Reading[/]  {escape(reading.id)}: {escape(reading.question)}", soft_wrap=True
            )
            for i, option in enumerate(reading.options):
                output.print(
                    f"  · {escape(option.form)}{' (default)' if not i else ''}: {escape(option.text)}",
                    soft_wrap=True,
                )


def _scenarios(clause: Clause) -> None:
    from rich.markup import escape
    from rich.padding import Padding

    from .terminal import output

    if not clause.scenarios:
        if clause.binds_engine:
            output.print("\n[cyan]Scenarios[/]  none yet: the clause is untested")
        return
    output.print("\n[cyan]Scenarios[/]")
    for scenario in clause.scenarios:
        when = "".join(f" [when {escape(name)} is {option}]" for name, option in scenario.readings)
        output.print(
            f"  {escape(scenario.name)}{escape(when)}  {scenario.feature}:{scenario.line}", soft_wrap=True
        )
        for step in scenario.steps:
            output.print(Padding(escape(step), (0, 0, 0, 6)), style="dim")
