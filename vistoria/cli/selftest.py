"""`vistoria selftest`: try the harness on engines of which it is known what must come of them."""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from vistoria.model.errors import ExitCode

from .app import app, examples
from .choices import folders_of, regulations_of
from .mistake import Mistake

if TYPE_CHECKING:
    from vistoria.model.candidate import Candidate
    from vistoria.selftest.record import CandidateResult, SelfTest

EXAMPLES = examples(
    "vistoria selftest",
    "vistoria selftest --regulation mo-97-2010 --kind saboteur",
    "vistoria selftest --only mo-97-2010/12.2:fourth-raise",
    more="Exit codes: 0 sound · 2 partial, or interrupted · 5 unsound: the harness is wrong somewhere · 4 usage error",
)
CONCLUSION = {"sound": ExitCode.CONFORMS, "partial": ExitCode.NOT_DETERMINED, "unsound": ExitCode.OUR_FAULT}


@app.command("selftest", epilog=EXAMPLES)
def selftest(
    regulation: Annotated[
        list[str] | None,
        typer.Option("--regulation", "-r", metavar="ID", help="Regulation to try; repeat. Default: all."),
    ] = None,
    kind: Annotated[
        list[str] | None,
        typer.Option("--kind", help="saboteur, control, reading or constant; repeat. Never sound by itself."),
    ] = None,
    only: Annotated[
        list[str] | None,
        typer.Option("--only", metavar="TEXT", help="Candidates whose id begins so; repeat. Never sound."),
    ] = None,
    out: Annotated[Path, typer.Option("--out", "-o", help="File for the record.")] = Path("selftest.json"),
    json: Annotated[bool, typer.Option("--json", help="Print the record and nothing else.")] = False,
    workers: Annotated[
        int, typer.Option("--workers", "-n", min=1, help="Processes. Default: one for each core.")
    ] = os.cpu_count() or 1,
    share: Annotated[
        int,
        typer.Option(min=1, max=100, help="Per cent of examples drawn beyond a saboteur's own clause."),
    ] = 2,
    seed: Annotated[int, typer.Option(help="Draws the hands; recorded.")] = 1,
) -> int:
    """Prove the harness: it fails wrong engines where they are wrong, and nowhere else."""
    from vistoria.bundle.layout import method_digests
    from vistoria.run.execute import refuse_uncollectable
    from vistoria.selftest.gather import gather
    from vistoria.selftest.record import write
    from vistoria.selftest.run import run_selftest
    from vistoria.selftest.trial import TrialOptions

    from .progress import bar
    from .terminal import output

    folders = folders_of(regulation)
    laws = regulations_of(folders)
    everybody = gather(laws)
    known = sorted({candidate.kind for candidate in everybody})
    for word in kind or ():
        if word not in known:
            raise Mistake(f"--kind {word!r}: no such kind; known: {', '.join(known)}")
    chosen = [c for c in everybody if _wanted(c, kind, only)]
    if not chosen:
        raise Mistake("no candidate is called so; `vistoria selftest --json --kind constant` shows the form")
    refuse_uncollectable(folders.values())
    began = monotonic()
    with bar(quiet=json) as counting:
        task = counting.add_task("candidates", total=len(chosen), note="")
        wrong = 0

        def listener(result: CandidateResult) -> None:
            nonlocal wrong
            wrong += bool(result.complaints)
            counting.update(task, advance=1, note=f"{wrong} with complaints" if wrong else "")

        record = run_selftest(
            chosen,
            folders,
            laws,
            TrialOptions(seed=seed, share=share),
            workers,
            method_digests(folders),
            listener,
            whole=len(chosen) == len(everybody),
        )
    write(record, out)
    if json:
        output.file.write(out.read_text(encoding="utf-8"))
    else:
        _print(record, out, monotonic() - began)
    return int(CONCLUSION[record.conclusion])


def _wanted(candidate: Candidate, kinds: list[str] | None, only: list[str] | None) -> bool:
    if kinds and candidate.kind not in kinds:
        return False
    return not only or any(candidate.id.startswith(text) for text in only)


def _print(record: SelfTest, out: Path, seconds: float) -> None:
    """The kill matrix clause by clause, then what is wrong, then the conclusion."""
    from rich.markup import escape

    from .terminal import output

    for clause, ids in record.killers.items():
        names = ", ".join(id_.partition(":")[2] for id_ in ids)
        output.print(f"  {clause:28} [green]failed[/] {escape(names)}", soft_wrap=True)
    for clause in record.unkilled:
        output.print(f"  {clause:28} [red]no saboteur of this clause was failed on it[/]", soft_wrap=True)
    for result in record.candidates:
        for complaint in result.complaints:
            output.print(f"[red]{escape(result.id)}[/]: {escape(complaint)}", soft_wrap=True)
    tried, complaining = len(record.candidates), sum(1 for c in record.candidates if c.complaints)
    colour = {"sound": "green", "partial": "yellow", "unsound": "red"}[record.conclusion]
    output.print(
        f"\n{tried} of {record.expected} candidates tried in {seconds:.0f} s, {complaining} with complaints; "
        f"{len(record.killers)} clauses with a saboteur failed on them, {len(record.unkilled)} without: "
        f"[bold {colour}]{record.conclusion}[/]\nrecord   {out}",
        soft_wrap=True,
    )
