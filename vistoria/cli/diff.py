"""`vistoria diff`: compare two runs."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vistoria.model.errors import ExitCode
from vistoria.model.visible import visible_json

from .app import app, examples
from .choices import new_file
from .reader import language, said, say
from .usage_error import UsageError

if TYPE_CHECKING:
    from vistoria.verdict.run_changes import ComparedRun, RunChange


@app.command(
    "diff",
    epilog=examples(
        "vistoria diff run-1881 run-1882.zip --html changes.html",
        more="Exit codes: 0 nothing got worse · 1 something got worse · 4 usage error",
    ),
)
def diff(
    before: Annotated[Path, typer.Argument(help="Folder or zip of the earlier run.")],
    after: Annotated[Path, typer.Argument(help="Folder or zip of the later run.")],
    json: Annotated[bool, typer.Option("--json", help="Print the changes as JSON and nothing else.")] = False,
    html: Annotated[
        Path | None,
        typer.Option(
            "--html", callback=new_file, metavar="FILE", help="Also write the changes as an HTML page."
        ),
    ] = None,
) -> int:
    """Compare two runs: outcomes, readings, law text and scenarios. It does not verify them."""
    from vistoria.bundle.archive import opened
    from vistoria.bundle.layout import readable
    from vistoria.bundle.store import compared_run
    from vistoria.reports.changes_page import Side, render_changes
    from vistoria.verdict.run_changes import run_changes

    from .publish import record_of
    from .terminal import output

    with opened(before) as (old, wrong), opened(after) as (new, wrong_too):
        for fault in (*wrong, *wrong_too):
            raise UsageError(str(fault))
        was, now = compared_run(old), compared_run(new)
        changes = run_changes(was, now)
        if html is not None:
            sides = [
                Side(run, record_of(folder), str(named), _link(named, html))
                for run, folder, named in ((was, old, before), (now, new, after))
            ]
            _write(html, render_changes(sides[0], sides[1], changes, language()))
        about = _about(old, was, new, now)
    worse = any(change.worse for change in changes)
    if json:
        output.file.write(visible_json(readable(changes).decode()))
    else:
        for line in about:
            output.print(line)
        _print(changes)
        output.print("something got worse" if worse else "nothing got worse")
        if html is not None:
            output.print(f"page     {html}")
    return int(ExitCode.DOES_NOT_CONFORM if worse else ExitCode.CONFORMS)


def _about(old: Path, was: ComparedRun, new: Path, now: ComparedRun) -> list[str]:
    """Suite and engine of both runs, and a warning where both differ."""
    from vistoria.bundle.environment import read_environment

    from .terminal import shown

    suites = [read_environment(folder) for folder in (old, new)]
    engines = [run.results.engine for run in (was, now)]
    methods = [f"{suite.harness} ({suite.digests.get('harness', 'unknown')[:12]})" for suite in suites]
    lines = [
        f"{say(label)} {method} · {shown(f'{engine.name} {engine.version}')}"
        for label, method, engine in zip(("before", "after "), methods, engines, strict=True)
    ]
    is_other_suite = suites[0].digests != suites[1].digests
    if is_other_suite and engines[0] != engines[1]:
        lines.append(
            "suite and engine differ: either may have changed an outcome; run both suites on one build"
        )
    return lines


def _print(changes: Sequence[RunChange]) -> None:
    from .terminal import listing, output, shown

    rows = [
        (
            shown(change.place),
            f"[red]{what}[/]" if change.worse else what,
            *(shown(text or "–") for text in (change.before, change.after)),
        )
        for change in changes
        for what in [said().text(f"diff.what.{change.what}")]
    ]
    output.print(listing(("where", "what", "before", "after"), rows) if rows else "no changes")


def _link(run: Path, page: Path) -> str | None:
    """The link from the page to the report of a run; None for an archive."""
    from vistoria.bundle.layout import HTML
    from vistoria.reports.page import address

    report = run / HTML
    return address(os.path.relpath(report, page.parent)) if report.is_file() else None


def _write(page: Path, content: bytes) -> None:
    try:
        page.write_bytes(content)
    except OSError as error:
        raise UsageError(f"--html {page}: {error.strerror}") from None
