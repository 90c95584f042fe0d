"""The cases, and one case: product, report details, people and keys, notes, and all that was done in it."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from pathlib import Path

import msgspec
from starlette.responses import Response

from vistoria.bundle.keys import new_key
from vistoria.bundle.layout import AUDIT, HTML, RESULTS
from vistoria.bundle.report_details import ReportDetails
from vistoria.law.catalogue import installed
from vistoria.reports.speech import languages
from vistoria.run.laws import regulation_in
from vistoria.verdict.results import Results

from .cases import KEYS, Case, Note, Person, now, read
from .job import Job, Kind, State
from .pages import LANGUAGE, Handler, Visit, file_of, out_of
from .requests import line
from .words import Refused

DETAILS = tuple(name for name in ReportDetails.__struct_fields__ if name not in ("revision",))
LISTS = ("testers", "deviations")
"""Report details of several lines."""
SHOWN = ("runs", "audits", "photographs", "published")
"""The folders of a case whose files a page shows."""
_REPORT = re.compile(rf"((runs|audits)/[0-9]+|published/[0-9]+/[a-z]+)/{re.escape(HTML)}")


@dataclass(frozen=True)
class Done:
    """A job in the history of a case, with what came of it."""

    job: Job
    results: Results | None = None
    said: str = ""
    """The conclusion of an audit."""
    wrong: Refused | None = None
    """Why its results cannot be read."""


class Concluded(msgspec.Struct, frozen=True):
    """Of what an audit found, its conclusion alone."""

    conclusion: str


def cases(visit: Visit) -> Response:
    """Every case, and the form of a new one."""
    held, wrong = [], []
    for name in visit.desk.cases.names():
        try:
            held.append((name, visit.desk.cases.read(name)))
        except Refused as error:
            wrong.append(visit.words.error(error))
    held.sort(key=lambda each: each[1].opened, reverse=True)
    return visit.show("cases.html.jinja", cases=held, wrong=wrong)


def add(visit: Visit) -> Response:
    """Open a case."""
    product = line(visit.form, "product")
    if not product:
        raise Refused("Name the product.")
    details = ReportDetails(item=product)
    return visit.to(
        f"/cases/{visit.desk.cases.add(Case(product, line(visit.form, 'vendor'), date.today(), details))}"
    )


def case(visit: Visit) -> Response:
    """One case."""
    place = visit.place
    done = [_done(place, job) for job in visit.desk.queue.of(visit.name)]
    finished = [each.job.number for each in done if each.results is not None and each.job.kind is Kind.RUN]
    held = visit.case
    decided = {each.reading.partition("/")[0] for each in held.decisions}
    tested = {name for each in done if each.results for name in each.results.regulations}
    laws = {
        name: regulation_in(installed()[name]) for name in sorted((decided | tested) & installed().keys())
    }
    known = {reading.id: (law, reading) for law in laws.values() for reading in law.readings}
    return visit.show(
        "case.html.jinja",
        case=held,
        done=done,
        laws=laws,
        finished=finished,
        decisions=[(each, *known[each.reading]) for each in held.decisions if each.reading in known],
        details=[(name, _stated(held.details, name)) for name in DETAILS],
        lists=LISTS,
        seen=_state(held),
        keys=[each.stem for each in visit.desk.cases.keys],
    )


def _done(place: Path, job: Job) -> Done:
    folder = place / out_of(job)
    try:
        if job.kind is Kind.RUN and (folder / RESULTS).is_file() and job.state is not State.RUNNING:
            return Done(job, read(folder / RESULTS, Results))
        if job.kind is Kind.AUDIT and (folder / AUDIT).is_file():
            return Done(job, None, read(folder / AUDIT, Concluded).conclusion)
    except Refused as error:
        return Done(job, wrong=error)
    return Done(job)


def _stated(details: ReportDetails, name: str) -> str:
    value = getattr(details, name)
    return "\n".join(value) if isinstance(value, tuple) else value or ""


def _state(held: Case) -> str:
    """A word for the report details; it changes with them."""
    return sha256(msgspec.json.encode((held.product, held.vendor, held.details))).hexdigest()[:16]


def details(visit: Visit) -> Response:
    """Keep the report details."""
    stated: dict[str, object] = {}
    for name in DETAILS:
        text = visit.form.get(name, "").replace("\r\n", "\n").strip()
        if name in LISTS:
            stated[name] = tuple(each.strip() for each in text.split("\n") if each.strip())
        elif text:
            stated[name] = line(visit.form, name)
    number = line(visit.form, "revision") or "1"
    try:
        kept = msgspec.convert({**stated, "revision": int(number)}, ReportDetails)
    except (ValueError, msgspec.ValidationError) as error:
        raise Refused("The report details cannot be kept: {why}", why=error) from None
    vendor = line(visit.form, "vendor")
    product = line(visit.form, "product")

    def changed(held: Case) -> Case:
        if visit.form.get("seen") not in (None, _state(held)):
            raise Refused(
                "These details were changed in another window. Open the case again to see them.",
                409,
            )
        return msgspec.structs.replace(held, details=kept, vendor=vendor, product=product or held.product)

    visit.desk.cases.change(visit.name, changed)
    return visit.to(f"/cases/{visit.name}#details")


def note(visit: Visit) -> Response:
    """Keep a note."""
    text = visit.form.get("text", "").replace("\r\n", "\n").strip()
    if text:
        visit.desk.cases.change(
            visit.name, lambda held: msgspec.structs.replace(held, notes=(*held.notes, Note(text, now())))
        )
    return visit.to(f"/cases/{visit.name}#notes")


def person(visit: Visit) -> Response:
    """Keep somebody who inspects; make a key where a passphrase is given."""
    name, role = line(visit.form, "name"), line(visit.form, "role")
    if not name or not role:
        raise Refused("Write the name and the function.")
    secret = visit.form.get("passphrase", "")
    if visit.form.get("key"):
        if not secret:
            raise Refused("A new key needs a passphrase.")
        _make_key(visit, name, secret)
    visit.desk.cases.change(
        visit.name,
        lambda held: msgspec.structs.replace(
            held, people=(*(each for each in held.people if each.name != name), Person(name, role))
        ),
    )
    return visit.to(f"/cases/{visit.name}#people")


def _make_key(visit: Visit, name: str, secret: str) -> None:
    """Make a key as `vistoria keys new` does; it is named after the person."""
    stem = "".join(c if c.isalnum() else "-" for c in name.lower()).strip("-") or "key"
    folder = visit.desk.cases.folder / KEYS
    folder.mkdir(mode=0o700, exist_ok=True)
    file = folder / f"{stem}.pem"
    if os.path.lexists(file):
        raise Refused("There is a key {name} already; the inspector uses it.", name=stem)
    new_key(file, secret)


def language(visit: Visit) -> Response:
    """Speak another language from now on."""
    chosen, back = visit.form.get("language", ""), visit.form.get("back", "/")
    if chosen not in languages():
        raise Refused("There is no such language.")
    answer = visit.to(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/")
    answer.set_cookie(LANGUAGE, chosen, httponly=True, samesite="strict", max_age=365 * 86400)
    return answer


def file(visit: Visit) -> Response:
    """A file of a case."""
    path = str(visit.request.path_params["path"])
    top, _, below = path.partition("/")
    if top not in SHOWN:
        raise Refused("There is no such file.", 404)
    return file_of(visit.place / top, below, is_report=bool(_REPORT.fullmatch(path)))


PAGES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/", cases),
    ("POST", "/cases", add),
    ("POST", "/language", language),
    ("GET", "/cases/{case}", case),
    ("POST", "/cases/{case}/details", details),
    ("POST", "/cases/{case}/notes", note),
    ("POST", "/cases/{case}/people", person),
    ("GET", "/cases/{case}/files/{path:path}", file),
)
