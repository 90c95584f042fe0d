"""What runs and audits of a case showed over time, from the store of the desk.

FOLDER/history.sqlite is a store as `vistoria store` makes it: jobs add what they made, and a press adds the rest. The
folders stay the evidence.
"""

from __future__ import annotations

from pathlib import Path

from starlette.responses import Response

from vistoria.law.catalogue import installed
from vistoria.reports.history_page import render_history
from vistoria.run.laws import regulation_in
from vistoria.verdict.over_time import Entry
from vistoria.verdict.over_time import history as history_of

from .job import Kind
from .pages import RESULTS_OF, Handler, Visit, own_page
from .words import Refused

STORE = "history.sqlite"
INTO = f"--store=../{STORE}"
"""The option by which a command in the folder of a case adds to it."""
ADDED = [0, 4]
"""Exit codes of a folder that was added, and of one that is refused, after which the others are still added."""


def adding(folder: str) -> list[str]:
    """The command that adds a folder of the case, or adds it again."""
    return ["store", "add", folder, INTO]


def history(visit: Visit) -> Response:
    """The history of a case, and what of it is not in the store."""
    entries = _entries(visit)
    missing = _missing(visit, entries)
    return visit.show("history.html.jinja", case=visit.case, missing=missing, has_entries=bool(entries))


def shown(visit: Visit) -> Response:
    """The page of `vistoria history --html`."""
    entries = _entries(visit)
    names = {judgement.regulation for entry in entries for judgement in entry.judgements}
    laws = {name: regulation_in(folder) for name, folder in installed().items() if name in names}
    order = [clause.id for law in laws.values() for clause in law.clauses]
    return own_page(render_history(history_of(entries, order), laws, visit.words.language))


def completed(visit: Visit) -> Response:
    """Add what is not in the store."""
    missing = _missing(visit, _entries(visit))
    if not missing:
        raise Refused("Every run and audit that has ended is in the history.", 409)
    return visit.ask(Kind.HISTORY, [adding(each) for each in missing], {"goes_on": ADDED})


def _entries(visit: Visit) -> list[Entry]:
    """The entries of folders of the case; raise NoStore."""
    from vistoria.store.store import Query, opened  # not at the top: slow to import

    place = visit.place
    with opened(str(place.parent / STORE), make=True) as store:
        return [
            each for each in store.entries(Query(), whole=False) if Path(each.folder).is_relative_to(place)
        ]


def _missing(visit: Visit, entries: list[Entry]) -> list[str]:
    """Runs and audits that have ended and are not among the entries, by their paths in the case."""
    held = {each.folder for each in entries}
    found = [
        results.parent
        for kind, name in RESULTS_OF.items()
        for results in sorted(
            (visit.place / kind).glob(f"*/{name}"), key=lambda path: path.parent.name.zfill(9)
        )
    ]
    return [str(each.relative_to(visit.place)) for each in found if str(each) not in held]


PAGES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/cases/{case}/history", history),
    ("POST", "/cases/{case}/history", completed),
    ("GET", "/cases/{case}/history/page", shown),
)
