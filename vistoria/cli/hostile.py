"""`vistoria hostile`: start engines that misbehave and check that the harness stays within its limits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from vistoria.model.errors import ExitCode

from .app import app, examples
from .usage_error import UsageError

if TYPE_CHECKING:
    from vistoria.validation.hostile.case import AnyCase, Cases, ClaimCase, LieCase
    from vistoria.validation.hostile.wire_run import CaseResult


EXAMPLES = examples(
    "vistoria hostile",
    "vistoria hostile --fault hang --patience 0.5",
    more="Exit codes: 0 every outcome is as expected · 4 usage error · 5 an outcome is not as expected",
)


@app.command("hostile", epilog=EXAMPLES)
def hostile(
    fault: Annotated[
        list[str] | None, typer.Option("--fault", metavar="FAULT", help="Run only this fault; repeatable.")
    ] = None,
    patience: Annotated[
        float,
        typer.Option(
            min=0.2, help="Time-out in seconds for an engine that hangs; use more on a busy machine."
        ),
    ] = 2.0,
) -> int:
    """Start engines that misbehave on purpose, and check that the harness stays within its limits."""
    from rich.markup import escape

    from vistoria.validation.hostile.case import cases

    from .terminal import output

    table = _chosen(cases(), fault)
    wrong = 0
    for case, result in _all(table, patience):
        complaints = result.complaints(case)
        wrong += bool(complaints)
        mark = "[red]wrong[/]" if complaints else "[green]as expected[/]"
        output.print(
            f"{mark} {escape(case.fault)} at {result.at} over {result.over}: {result.outcome}, "
            f"{result.seconds:.1f} s, {result.grown_kb} kB",
        )
        for complaint in complaints:
            output.print(f"    {escape(complaint)}; message: {escape(result.message)}")
    output.print(f"{wrong} outcomes are not as expected" if wrong else "every outcome is as expected")
    return int(ExitCode.OUR_FAULT if wrong else ExitCode.CONFORMS)


def _all(table: Cases, patience: float) -> Iterator[tuple[AnyCase, CaseResult]]:
    from vistoria.smoke import bundled_setups
    from vistoria.validation.hostile.lie_run import run_lie_case
    from vistoria.validation.hostile.wire_run import run_wire_case

    for case in table.wire:
        for result in run_wire_case(case, patience):
            yield case, result
    setups = bundled_setups()
    lies: tuple[LieCase | ClaimCase, ...] = (*table.lie, *table.claim)
    for lie in lies:
        for result in run_lie_case(lie, setups):
            yield lie, result


def _chosen(table: Cases, faults: list[str] | None) -> Cases:
    if not faults:
        return table
    every: tuple[AnyCase, ...] = (*table.wire, *table.lie, *table.claim)
    known = [case.fault for case in every]
    for word in faults:
        if word not in known:
            raise UsageError(f"--fault {word!r}: unknown fault; known faults: {', '.join(known)}")
    return type(table)(
        tuple(case for case in table.wire if case.fault in faults),
        tuple(case for case in table.lie if case.fault in faults),
        tuple(case for case in table.claim if case.fault in faults),
    )
