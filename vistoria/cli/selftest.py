"""`vistoria selftest`: run the harness against engines with known expected results."""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from vistoria.model.errors import ExitCode

from .app import app, examples
from .choices import folders_of, new_file, regulations_of
from .reader import texts
from .usage_error import UsageError

if TYPE_CHECKING:
    from vistoria.bundle.selftest import CandidateResult, SelfTest
    from vistoria.model.candidate import Candidate

EXAMPLES = examples(
    "vistoria selftest",
    "vistoria selftest --regulation mo-97-2010 --kind saboteur",
    "vistoria selftest --only mo-97-2010/12.2:fourth-raise",
    "vistoria selftest -r mo-61-2004 --kind conditional --seeds 10",
    more="A self-test with --kind or --only is partial, never sound. "
    "Exit codes: 0 sound · 2 partial or interrupted · 4 usage error · 5 unsound: the harness has a fault",
)
CONCLUSION = {"sound": ExitCode.CONFORMS, "partial": ExitCode.NOT_DETERMINED, "unsound": ExitCode.OUR_FAULT}
COLOURS = dict(zip(texts("sound", "partial", "unsound"), ("green", "yellow", "red"), strict=True))


@app.command("selftest", epilog=EXAMPLES)
def selftest(
    regulation: Annotated[
        list[str] | None,
        typer.Option(
            "--regulation", "-r", metavar="ID", help="Regulation to test; repeatable. Default: all."
        ),
    ] = None,
    kind: Annotated[
        list[str] | None,
        typer.Option(
            "--kind",
            help="Only candidates of this kind: saboteur, conditional, control, reading or constant; repeatable.",
        ),
    ] = None,
    only: Annotated[
        list[str] | None,
        typer.Option(
            "--only",
            metavar="TEXT",
            help="Only candidates whose id begins with TEXT; repeatable.",
        ),
    ] = None,
    out: Annotated[Path, typer.Option("--out", "-o", callback=new_file, help="File for the record.")] = Path(
        "selftest.json"
    ),
    json: Annotated[bool, typer.Option("--json", help="Print the record and nothing else.")] = False,
    workers: Annotated[
        int, typer.Option("--workers", "-n", min=1, help="Number of processes. Default: one per core.")
    ] = os.cpu_count() or 1,
    share: Annotated[
        int,
        typer.Option(
            min=1,
            max=100,
            help="Below 100, samples of chance are played for a saboteur's own clause alone.",
        ),
    ] = 2,
    hands: Annotated[
        int, typer.Option(min=1, help="Drawn hands at most for a saboteur that errs under a condition.")
    ] = 300,
    seed: Annotated[int, typer.Option(help="Seed for the drawn hands; it is recorded.")] = 1,
    seeds: Annotated[
        int,
        typer.Option(
            min=1,
            help="Try each candidate under so many seeds, from --seed on: a saboteur counts as caught under nine of "
            "ten, and those caught under fewer are listed.",
        ),
    ] = 1,
) -> int:
    """Run the harness against engines with known expected results, and print the kill matrix."""
    from vistoria.bundle.layout import method_digests
    from vistoria.bundle.selftest import write
    from vistoria.run.execute import refuse_uncollectable
    from vistoria.validation.selftest.gather import gather
    from vistoria.validation.selftest.run import run_selftest
    from vistoria.validation.selftest.trial import TrialOptions

    from .counting import Counting
    from .terminal import output

    folders = folders_of(regulation)
    laws = regulations_of(folders)
    all_candidates = gather(laws)
    known = sorted({candidate.kind for candidate in all_candidates})
    for word in kind or ():
        if word not in known:
            raise UsageError(f"--kind {word!r}: unknown kind; known kinds: {', '.join(known)}")
    chosen = [c for c in all_candidates if _wanted(c, kind, only)]
    if not chosen:
        raise UsageError(
            "no candidate matches; `vistoria selftest --json --kind constant` shows what ids look like"
        )
    refuse_uncollectable(folders.values())
    began = monotonic()
    with Counting(quiet=json) as counting:
        counting.at("candidates", 0, len(chosen))
        tried = wrong = 0

        def listener(result: CandidateResult) -> None:
            nonlocal tried, wrong
            tried, wrong = tried + 1, wrong + bool(result.complaints)
            counting.at("candidates", tried, len(chosen), f"{wrong} with complaints" if wrong else "")

        record = run_selftest(
            chosen,
            folders,
            laws,
            TrialOptions(seed=seed, share=share, hands=hands),
            workers,
            method_digests(folders),
            listener,
            whole=len(chosen) == len(all_candidates),
            seeds=seeds,
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
    """Print the kill matrix clause by clause, then the complaints, then the conclusion."""
    from rich.markup import escape

    from .terminal import output

    for clause, ids in record.killers.items():
        names = ", ".join(id_.partition(":")[2] for id_ in ids)
        output.print(f"  {clause:28} [green]failed[/] {escape(names)}")
    for clause in record.unkilled:
        output.print(f"  {clause:28} [red]no saboteur of this clause failed on it[/]")
    for result in record.candidates:
        for complaint in result.complaints:
            output.print(f"[red]{escape(result.id)}[/]: {escape(complaint)}")
    for share in (*record.shares[:1], *filter(None, [record.as_unknown]), *record.shares[1:]):
        output.print(
            f"  {share.condition:18} {share.killed} of {share.erred} that erred were failed, "
            f"{share.least:.1%} to {share.most:.1%}; {share.quiet} did not err",
        )
    escaped = [result.id for result in record.candidates if result.killed is False]
    for id_ in escaped:
        output.print(f"  [red]{escape(id_)}[/] erred and was not failed")
    for result in record.candidates:
        if result.caught and 0 < result.caught[0] * 10 < result.caught[1] * 9:
            times, of = result.caught
            output.print(
                f"  [red]{escape(result.id)}[/] was caught by luck, under {times} of {of} seeds",
            )
    tested, complaining = len(record.candidates), sum(1 for c in record.candidates if c.complaints)
    colour = COLOURS[record.conclusion]
    output.print(
        f"\n{tested} of {record.expected} candidates tested in {seconds:.0f} s, {complaining} with complaints; "
        f"{len(record.killers)} clauses with a saboteur that failed on them, {len(record.unkilled)} without: "
        f"[bold {colour}]{record.conclusion}[/]\nrecord   {out}",
    )
