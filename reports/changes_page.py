"""The comparison of two runs as one self-contained HTML file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vistoria.verdict.run_changes import ComparedRun, RunChange

from .changes_view import changes_shown
from .glance import glances
from .page import asset, render_page
from .record import RunRecord
from .speech import DEFAULT, speech
from .summary import engine_name
from .voices import Voices


@dataclass(frozen=True)
class Side:
    """One of the two runs: results, record, and where it is."""

    compared: ComparedRun
    run: RunRecord
    name: str
    """The folder or archive, as given."""
    report: str | None
    """Link to its report from the page; None for an archive."""


def render_changes(before: Side, after: Side, changes: Sequence[RunChange], language: str = DEFAULT) -> bytes:
    """The page of the changes from one run to another; raise LanguageNotHeld.

    Every change names its place and links to it in the reports that are available.
    """
    said = speech(language)
    laws = {**before.compared.regulations, **after.compared.regulations}
    return render_page(
        "changes.html.jinja",
        said,
        (asset("report.css"), asset("changes.css")),
        ("page.js",),
        sides=(before, after),
        names=tuple(engine_name(side.compared.results.engine) for side in (before, after)),
        laws=tuple(dict.fromkeys((*after.compared.regulations, *before.compared.regulations))),
        glances=glances(before.compared, after.compared),
        changes=changes_shown(changes, before.compared, after.compared),
        count=len(changes),
        voices=Voices(said, laws),
        worse=sum(change.worse for change in changes),
    )
