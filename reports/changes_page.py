"""Two runs compared, as one HTML file that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vistoria.verdict.run_changes import ComparedRun, RunChange

from .changes_view import changes_shown
from .page import asset, render_page
from .record import RunRecord
from .speech import DEFAULT, speech
from .summary import engine_name


@dataclass(frozen=True)
class Side:
    """One of the two runs: what is compared of it, who ran it and when, and where it lies."""

    compared: ComparedRun
    run: RunRecord
    name: str
    """The folder or the archive, as it was named."""
    report: str | None
    """Link to its report from the page; None for an archive."""


def render_changes(before: Side, after: Side, changes: Sequence[RunChange], language: str = DEFAULT) -> str:
    """The page of what is otherwise in one run than in another; raise LanguageNotHeld.

    Every change names its place, by which either report shows it, and links to it where the report is at hand.
    """
    return render_page(
        "changes.html.jinja",
        speech(language),
        (asset("report.css"), asset("changes.css")),
        ("page.js",),
        sides=(before, after),
        names=tuple(engine_name(side.compared.results.engine) for side in (before, after)),
        laws=tuple(dict.fromkeys((*after.compared.regulations, *before.compared.regulations))),
        changes=changes_shown(changes, before.compared, after.compared),
        count=len(changes),
        worse=sum(change.worse for change in changes),
    )
