"""The page of a history: what runs, audits and campaigns showed of products over time."""

from __future__ import annotations

from collections.abc import Mapping

from vistoria import __version__
from vistoria.model.clause import Regulation
from vistoria.verdict.over_time import History, State

from .history_plot import MOST, plot
from .page import asset, render_page
from .speech import DEFAULT, speech
from .voices import Voices


def render_history(history: History, laws: Mapping[str, Regulation], language: str = DEFAULT) -> bytes:
    """The page; `laws` are those that are installed. Raise LanguageNotHeld."""
    said = speech(language)
    return render_page(
        "history.html.jinja",
        said,
        (asset("report.css"), asset("history.css")),
        ("page.js",),
        version=__version__,
        history=history,
        latest=history.points[::-1],
        clauses={clause.id: clause for law in laws.values() for clause in law.clauses},
        left_out=max(0, len(history.points) - MOST),
        plot=plot(history, said),
        states=tuple(State),
        voices=Voices(said, laws),
    )
