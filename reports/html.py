"""The report as one HTML file that needs nothing but itself."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from vistoria.model.clause import Regulation, with_sisters
from vistoria.verdict.results import Results
from vistoria.verdict.scenario import DECISION_TABLE

from . import words
from .record import RunRecord
from .scenario_view import Messages
from .summary import engine_name, regulation_shown
from .visible import finalize, visible

TEMPLATES = Path(__file__).parent / "templates"


class RegulationNotHeld(LookupError):
    """Results of a regulation whose text was not given."""

    def __init__(self, regulation: str) -> None:
        super().__init__(f"no text of {regulation} to report its results with; install or name its features")
        self.regulation = regulation


def render_html(
    results: Results, regulations: Mapping[str, Regulation], messages: Messages, run: RunRecord
) -> str:
    """The report of a run; raise RegulationNotHeld or ResultsDoNotFit rather than leave a clause out.

    `messages` gives a transcript's messages by its path, none when the file is not at hand.
    """
    shown, held = [], with_sisters(regulations)
    for name, result in results.regulations.items():
        if name not in regulations:
            raise RegulationNotHeld(name)
        shown.append(regulation_shown(held[name], result, results, messages, run))
    style, script = _asset("report.css") + _page_foot(run.run_id), _asset("report.js")
    return (
        _environment()
        .get_template("report.html.jinja")
        .render(
            results=results,
            regulations=shown,
            run=run,
            engine_name=engine_name(results.engine),
            decision_table=DECISION_TABLE,
            style=style,
            script=script,
            policy=f"default-src 'none'; style-src {_hash(style)}; script-src {_hash(script)}; "
            "base-uri 'none'; form-action 'none'",
        )
    )


@lru_cache(maxsize=1)
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=finalize,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["number"] = lambda n: f"{n:,}"
    environment.filters["fragment"] = lambda anchor: "#" + quote(anchor, safe="/:.~-")
    environment.globals.update(W=words, OUTCOMES=words.OUTCOMES, REASONS=words.REASONS)
    return environment


@lru_cache(maxsize=2)
def _asset(name: str) -> Markup:
    """A style sheet or script of our own, to stand inside the file as it is."""
    return Markup((TEMPLATES / name).read_text(encoding="utf-8"))


def _page_foot(run_id: str) -> Markup:
    """The rule that prints the report's id on every page."""
    safe = "".join(c if c.isascii() and c.isalnum() else f"\\{ord(c):x} " for c in visible(run_id))
    return Markup(f'@media print {{ @page {{ @bottom-left {{ content: "Report {safe}"; }} }} }}')


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
