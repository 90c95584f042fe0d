"""The report as one HTML file that needs nothing but itself."""

from __future__ import annotations

import json
from base64 import b64encode
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from html import escape
from pathlib import Path
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from vistoria.model.clause import Regulation, with_sisters
from vistoria.model.outcome import Reason
from vistoria.verdict.results import Results
from vistoria.verdict.scenario import DECISION_TABLE

from .picture import SPACED
from .record import RunRecord
from .scenario_view import Messages
from .speech import DEFAULT, languages, speech
from .summary import engine_name, regulation_shown
from .visible import finalize, visible
from .words import ICONS

MOST_OPEN = 120
"""Failures that stand open; whoever has more reads them one by one, and a browser is not kept waiting."""
TEMPLATES = Path(__file__).parent / "templates"


class RegulationNotHeld(LookupError):
    """Results of a regulation whose text was not given."""

    def __init__(self, regulation: str) -> None:
        super().__init__(f"no text of {regulation} to report its results with; install or name its features")
        self.regulation = regulation


def render_html(
    results: Results,
    regulations: Mapping[str, Regulation],
    messages: Messages,
    run: RunRecord,
    language: str = DEFAULT,
) -> str:
    """The report of a run; raise RegulationNotHeld or ResultsDoNotFit rather than leave a clause out.

    `messages` gives a transcript's messages by its path, none when the file is not at hand. `language` is
    what the page says before a reader chooses; raise LanguageNotHeld.
    """
    said = speech(language)
    room = iter(range(MOST_OPEN))
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
            clause_count=sum(len(each.clauses) for each in shown),
            totals=Counter(c.result.outcome for each in shown for c in each.clauses),
            known={c.clause.id for each in shown for c in each.clauses},
            may_stand_open=lambda: next(room, None) is not None,
            speech=said,
            speeches=[speech(name) for name in languages()],
            own_language=Markup('lang="{}" data-own-language').format(said.tag),
            t=said.html,
            a=said.attribute,
            messages=_catalogues(),
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
    environment.filters["quoted"] = lambda text: Markup(escape(visible(str(text)), quote=False))
    environment.globals.update(ICONS=ICONS, SPACED=SPACED, reasons=tuple(Reason), chinese=speech("zh"))
    return environment


@lru_cache(maxsize=1)
def _catalogues() -> Markup:
    """Every language's messages in the order of their numbers; no `<` can end the element around them."""
    held = {
        each.language: {"tag": each.tag, "messages": [each.messages[key] for key in each.numbers]}
        for each in map(speech, languages())
    }
    return Markup(json.dumps(held, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"))


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
