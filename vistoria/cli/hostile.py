"""`vistoria hostile`: let engines misbehave in every way of the table, and see that the harness stands it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from vistoria.model.errors import ExitCode

from .app import app, examples
from .mistake import Mistake

if TYPE_CHECKING:
    from vistoria.hostile.case import AnyCase, Cases, ClaimCase, LieCase
    from vistoria.hostile.trial import Tried


@app.command("hostile", epilog=examples("vistoria hostile --fault hang --patience 0.5"))
def hostile(
    fault: Annotated[
        list[str] | None, typer.Option("--fault", metavar="WORD", help="Only this fault; repeat.")
    ] = None,
    patience: Annotated[
        float, typer.Option(min=0.2, help="Seconds to wait for an engine that hangs; more on a busy machine.")
    ] = 2.0,
) -> int:
    """Start engines that misbehave on purpose; exit code 5 when one of them gets the better of the harness."""
    from rich.markup import escape

    from vistoria.hostile.case import cases

    from .terminal import output

    table = _chosen(cases(), fault)
    wrong = 0
    for case, tried in _all(table, patience):
        complaints = tried.complaints(case)
        wrong += bool(complaints)
        mark = "[red]wrong[/]" if complaints else "[green]stood[/]"
        output.print(
            f"{mark} {escape(case.fault)} at {tried.at} over {tried.over}: {tried.outcome}, "
            f"{tried.seconds:.1f} s, {tried.grown_kb} kB",
            soft_wrap=True,
        )
        for complaint in complaints:
            output.print(f"    {escape(complaint)}; told: {escape(tried.told)}", soft_wrap=True)
    output.print(f"{wrong} got the better of the harness" if wrong else "the harness stood all of it")
    return int(ExitCode.OUR_FAULT if wrong else ExitCode.CONFORMS)


def _all(table: Cases, patience: float) -> Iterator[tuple[AnyCase, Tried]]:
    from vistoria.hostile.trial import tries
    from vistoria.hostile.trial_of_lies import tries_of
    from vistoria.smoke import bundled_trials

    for case in table.wire:
        for tried in tries(case, patience):
            yield case, tried
    trials = bundled_trials()
    lies: tuple[LieCase | ClaimCase, ...] = (*table.lie, *table.claim)
    for lie in lies:
        for tried in tries_of(lie, trials):
            yield lie, tried


def _chosen(table: Cases, faults: list[str] | None) -> Cases:
    if not faults:
        return table
    every: tuple[AnyCase, ...] = (*table.wire, *table.lie, *table.claim)
    known = [case.fault for case in every]
    for word in faults:
        if word not in known:
            raise Mistake(f"--fault {word!r}: no such fault; known: {', '.join(known)}")
    return type(table)(
        tuple(case for case in table.wire if case.fault in faults),
        tuple(case for case in table.lie if case.fault in faults),
        tuple(case for case in table.claim if case.fault in faults),
    )
