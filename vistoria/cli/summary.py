"""The summary that a run prints at its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.table import Table

from vistoria.bundle.layout import HTML, PDF, RESULTS
from vistoria.model.clause import Regulation
from vistoria.model.outcome import Conclusion, Outcome
from vistoria.verdict.results import RegulationResult, Results, ScenarioResult

from .terminal import output, shown

CONCLUSION = {
    Conclusion.CONFORMS: "[bold green]conforms[/]",
    Conclusion.DOES_NOT_CONFORM: "[bold red]does not conform[/]",
    Conclusion.NOT_DETERMINED: "[bold yellow]not determined[/]",
}
MOST = 20
FOR_PEOPLE = (("report", HTML), ("pdf", PDF), ("results", RESULTS))
"""Labels of the files that a reader opens first."""


def print_summary(
    results: Results, regulations: Mapping[str, Regulation], out: Path, written: Sequence[str]
) -> None:
    """Print conclusions, counts, failed and inconclusive scenarios, and the names of the files."""
    if results.interrupted:
        output.print("[bold yellow]interrupted:[/] these are the results up to then")
    engine = f"{results.engine.name} {results.engine.version}".strip()
    for name, result in results.regulations.items():
        scope = " (engine clauses only)" if results.scope == "engine-clauses" else ""
        scope += " (part of the catalogue)" if results.filtered else ""
        output.print(f"\n[bold]{shown(engine)}[/] · {shown(name)}{scope}: {CONCLUSION[result.conclusion]}")
        if not result.claimed and results.engine.version:
            output.print("  the engine does not claim this regulation")
        output.print(
            "  clauses: " + " · ".join(f"{count} {outcome}" for outcome, count in result.counts.items())
        )
        _list(result, regulations[name])
    for fault in results.faults:
        output.print(f"[red]run:[/] {shown(fault)}", soft_wrap=True)
    output.print()
    print_written(out, written)


def print_written(out: Path, written: Sequence[str]) -> None:
    """Print the paths of the files for people and the names of the others."""
    for label, name in FOR_PEOPLE:
        if name in written:
            output.print(f"{label:<8} {out / name}", soft_wrap=True)
    others = dict.fromkeys(
        f"{name.partition('/')[0]}/" if "/" in name else name
        for name in written
        if name not in dict(FOR_PEOPLE).values()
    )
    output.print(f"also     {', '.join(others)}", soft_wrap=True)


def _list(result: RegulationResult, regulation: Regulation) -> None:
    table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
    listed = [
        (clause.id.partition("/")[2], scenario)
        for clause in regulation.clauses
        for scenario in (*result.clauses[clause.id].scenarios, *result.clauses[clause.id].elsewhere)
    ]
    failed = [(path, s) for path, s in listed if s.outcome is Outcome.FAILED]
    for path, scenario in failed[:MOST]:
        table.add_row("[red]failed[/]", path, shown(scenario.name), shown(str(scenario.observed)))
    if failed:
        output.print(table)
    if len(failed) > MOST:
        output.print(f"  … and {len(failed) - MOST} more failed scenarios in the report")
    _inconclusive([(path, s) for path, s in listed if s.outcome is Outcome.CANT_TELL])


def _inconclusive(inconclusive: list[tuple[str, ScenarioResult]]) -> None:
    """Print each cause once, with its clauses."""
    causes: dict[str, list[tuple[str, ScenarioResult]]] = {}
    for path, scenario in inconclusive:
        causes.setdefault(str(scenario.reason), []).append((path, scenario))
    for reason, scenarios in causes.items():
        paths = list(dict.fromkeys(path for path, _ in scenarios))
        where = ", ".join(paths[:MOST]) + (" …" if len(paths) > MOST else "")
        output.print(
            f"  [yellow]cantTell / {reason}[/] in {len(scenarios)} scenarios of {where}", soft_wrap=True
        )
        output.print(
            f"    first: {shown(scenarios[0][1].name)}: {shown(str(scenarios[0][1].detail))}",
            soft_wrap=True,
        )
