"""What a run says at its end, on one screen."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.markup import escape
from rich.table import Table

from vistoria.model.clause import Regulation
from vistoria.model.outcome import Conclusion, Outcome
from vistoria.verdict.results import RegulationResult, Results

from .terminal import output

CONCLUSION = {
    Conclusion.CONFORMS: "[bold green]conforms[/]",
    Conclusion.DOES_NOT_CONFORM: "[bold red]does not conform[/]",
    Conclusion.NOT_DETERMINED: "[bold yellow]not determined[/]",
}
MOST = 20


def print_summary(results: Results, regulations: Mapping[str, Regulation], out: Path) -> None:
    """Conclusions, counts, what failed or cannot be told, and where to read on."""
    if results.interrupted:
        output.print("[bold yellow]interrupted:[/] what follows is as far as the run got")
    engine = f"{results.engine.name} {results.engine.version}".strip()
    for name, result in results.regulations.items():
        scope = " (engine clauses only)" if results.scope == "engine-clauses" else ""
        scope += " (part of the catalogue)" if results.filtered else ""
        output.print(f"\n[bold]{escape(engine)}[/] · {escape(name)}{scope}: {CONCLUSION[result.conclusion]}")
        if not result.claimed:
            output.print("  the engine does not claim this regulation")
        output.print(
            "  clauses: " + " · ".join(f"{count} {outcome}" for outcome, count in result.counts.items())
        )
        _list(result, regulations[name])
    for fault in results.faults:
        output.print(f"[red]run:[/] {escape(fault)}", soft_wrap=True)
    output.print(f"\nreport   {out / 'report.html'}\nresults  {out / 'results.json'}", soft_wrap=True)


def _list(result: RegulationResult, regulation: Regulation) -> None:
    table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
    rows = 0
    for clause in regulation.clauses:
        for scenario in result.clauses[clause.id].scenarios:
            if scenario.outcome not in (Outcome.FAILED, Outcome.CANT_TELL):
                continue
            rows += 1
            if rows <= MOST:
                seen = (
                    scenario.observed
                    if scenario.outcome is Outcome.FAILED
                    else scenario.detail or scenario.reason
                )
                colour = "red" if scenario.outcome is Outcome.FAILED else "yellow"
                table.add_row(
                    f"[{colour}]{scenario.outcome}[/]",
                    clause.id.partition("/")[2],
                    escape(scenario.name),
                    escape(str(seen)),
                )
    if rows:
        output.print(table)
    if rows > MOST:
        output.print(f"  … and {rows - MOST} more in the report")
