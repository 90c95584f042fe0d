"""The report as one self-contained HTML file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from vistoria.model.clause import Regulation, with_corresponding
from vistoria.verdict.results import Results
from vistoria.verdict.tables import TABLES

from .certificate import certificate, qualifications
from .hand_view import Hands
from .page import asset, page_foot, render_page
from .record import RunRecord
from .scenario_view import Messages, replay_of
from .speech import DEFAULT, Opens, speech
from .summary import engine_name, regulation_shown
from .voices import Voices, homes


class RegulationNotHeld(LookupError):
    """There are results for a regulation whose features were not given."""

    def __init__(self, regulation: str) -> None:
        super().__init__(f"there are results for {regulation} but no features; install or name its features")
        self.regulation = regulation


STYLES, SCRIPTS = ("report.css", "hand.css"), ("page.js", "hand.js", "report.js")


def code_of_page() -> bytes:
    """Style, scripts and messages of the report, on a page without anything else."""
    return render_page("code.html.jinja", speech(DEFAULT), (*map(asset, STYLES), page_foot("")), SCRIPTS)


def render_html(
    results: Results,
    regulations: Mapping[str, Regulation],
    messages: Messages,
    run: RunRecord,
    language: str = DEFAULT,
    opens: Opens = Opens.FIXED,
) -> bytes:
    """The report of a run; raise RegulationNotHeld or ResultsDoNotFit if a clause would be missing.

    `messages` returns a transcript's messages by its path; none if the file is missing. `language` is the
    language of the page, in which it `opens`, or in that of the browser. Raise LanguageNotHeld.
    """
    said = speech(language, alone=opens is Opens.ALONE, laws=homes(regulations.values()))
    shown, held = [], with_corresponding(regulations)
    for name, result in results.regulations.items():
        if name not in regulations:
            raise RegulationNotHeld(name)
        shown.append(regulation_shown(held[name], result, results, messages, run))
    return render_page(
        "report.html.jinja",
        said,
        (*map(asset, STYLES), page_foot(run.run_id)),
        SCRIPTS,
        opens=opens,
        results=results,
        regulations=shown,
        certificate=certificate(shown),
        qualifications=qualifications(results, run),
        clause_count=sum(len(each.clauses) for each in shown),
        totals=Counter(c.result.outcome for each in shown for c in each.clauses),
        known={c.clause.id for each in shown for c in each.clauses},
        run=run,
        hands=Hands(said),
        voices=Voices(said, regulations),
        replay=replay_of("PATH", run.engine_words),
        engine_name=engine_name(results.engine),
        decision_tables=TABLES,
    )
