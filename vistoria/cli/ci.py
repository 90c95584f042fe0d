"""`vistoria ci`: write what a build server shows of a run."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from .app import app, examples
from .choices import RunFolder

SUMMARY, SARIF, BADGE = "summary.md", "vistoria.sarif", "badge.svg"


@app.command(
    "ci",
    epilog=examples(
        "vistoria ci vistoria-out --to ci",
        more="Exit codes: those of `vistoria run`, so that this can be the last step of a job",
    ),
)
def ci(
    folder: RunFolder = Path("vistoria-out"),
    to: Annotated[Path, typer.Option("--to", metavar="FOLDER", help="Folder for the files.")] = Path("ci"),
    accept: Annotated[
        list[int] | None,
        typer.Option(metavar="CODE", help="Exit code that counts as success, such as 6; repeatable."),
    ] = None,
    github: Annotated[
        bool,
        typer.Option(
            "--github/--no-github",
            help="Print annotations and append to the job summary of GitHub Actions. Default: when it runs there.",
        ),
    ] = "GITHUB_ACTIONS" in os.environ,
) -> int:
    """Write job summary (Markdown), SARIF and badge of a run, and print GitHub's annotations."""
    from vistoria.bundle.store import stored_run
    from vistoria.journal.disk import reported, write_whole
    from vistoria.journal.owner import reading
    from vistoria.reports.badge import render_badge
    from vistoria.reports.job_summary import github_annotations, render_summary
    from vistoria.reports.sarif import render_sarif

    from .publish import record_of

    for name in (SUMMARY, SARIF, BADGE):
        with reported(to / name):
            (to / name).unlink(missing_ok=True)  # an earlier run's would outlive a run that cannot be read
    with reading(folder):
        run = stored_run(folder)
        sarif = render_sarif(run.results, run.regulations, record_of(folder))
    page = render_summary(run.results)
    write_whole(to / SUMMARY, page.encode())
    write_whole(to / SARIF, sarif)
    write_whole(to / BADGE, render_badge(run.results).encode())
    if github:
        for line in github_annotations(run.results):
            typer.echo(line)
        if job := os.environ.get("GITHUB_STEP_SUMMARY"):
            with reported(Path(job)), Path(job).open("a", encoding="utf-8") as file:
                file.write(page)
    else:
        typer.echo(f"{to / SUMMARY}, {to / SARIF}, {to / BADGE}")
    code = run.results.exit_code
    return 0 if code in (accept or ()) else code
