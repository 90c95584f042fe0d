"""What a run showed: every clause at a glance, the report, two runs side by side, and a run made ready to hand on."""

from __future__ import annotations

import importlib.util
import shutil
from dataclasses import dataclass

from starlette.responses import Response

from vistoria.bundle.environment import read_environment
from vistoria.bundle.layout import HTML, RESULTS, SIGNATURES
from vistoria.bundle.store import compared_run
from vistoria.cli.keys import PASSPHRASE
from vistoria.cli.publish import record_of
from vistoria.journal.disk import write_whole
from vistoria.journal.owner import reading
from vistoria.journal.state import OFFICE
from vistoria.model.clause import Clause
from vistoria.model.outcome import Outcome
from vistoria.reports.changes_page import Side, render_changes
from vistoria.reports.speech import languages
from vistoria.telling.pointing import Point
from vistoria.verdict.results import ClauseResult, Results
from vistoria.verdict.run_changes import run_changes

from .cases import read, toml_of
from .job import Job, Kind
from .laws import laws_of
from .pages import Handler, Visit, own_page
from .words import Refused

PUBLISHED = "published"


@dataclass(frozen=True)
class Seen:
    """A clause and its result."""

    clause: Clause
    result: ClauseResult

    @property
    def found(self) -> list[Point]:
        """What a failed clause demands and what was observed, in scenarios first and then in play."""
        failed = [each for each in self.result.scenarios if each.outcome is Outcome.FAILED]
        found = [Point(each.expected or "", each.observed or "") for each in failed]
        played = self.result.in_play.found if self.result.in_play else ()
        return [*found, *(Point(each.demanded, each.seen, each.message) for each in played)]


def run(visit: Visit) -> Response:
    """Every clause of a run at a glance."""
    folder = visit.ended(visit.number)
    results = read(folder / RESULTS, Results)
    laws = laws_of(folder, [*results.regulations])
    seen = {
        name: [Seen(c, law.clauses[c.id]) for c in laws[name].clauses if c.id in law.clauses]
        for name, law in results.regulations.items()
    }
    others = [
        each.number
        for each in visit.desk.queue.of(visit.name)
        if each.kind is Kind.RUN and each.number != visit.number
        if (visit.place / "runs" / str(each.number) / RESULTS).is_file()
    ]
    return visit.show(
        "run.html.jinja",
        case=visit.case,
        number=visit.number,
        results=results,
        laws=laws,
        seen=seen,
        others=others,
        environment=read_environment(folder),
        is_signed=(folder / SIGNATURES).exists(),
        keys=[each.stem for each in visit.desk.cases.keys],
        can_print=importlib.util.find_spec("typst") is not None,
        jobs=[each for each in visit.desk.queue.of(visit.name) if _of(each) == ("runs", visit.number)],
    )


def report(visit: Visit) -> Response:
    """The report of a run or an audit, inside a page of the desk."""
    visit.ended(visit.number, visit.kind)
    source = f"/cases/{visit.name}/files/{visit.kind}/{visit.number}/{HTML}"
    return _framed(visit, source, visit.number, visit.kind)


def _framed(visit: Visit, source: str, number: int, kind: str, before: int | None = None) -> Response:
    keys = [each.stem for each in visit.desk.cases.keys]
    jobs = [each for each in visit.desk.queue.of(visit.name) if _of(each) == (kind, number)]
    return visit.show(
        "framed.html.jinja",
        case=visit.case,
        source=source,
        number=number,
        kind=kind,
        before=before,
        keys=keys,
        jobs=jobs,
    )


def _of(job: Job) -> tuple[str, object]:
    """The run or audit that something was done with."""
    return job.about.get("kind", "runs"), job.about.get("of")


def _pair(visit: Visit) -> tuple[int, int]:
    asked = visit.request.query_params
    numbers = [asked.get(each, "") for each in ("before", "after")]
    if not all(each.isdecimal() for each in numbers) or numbers[0] == numbers[1]:
        raise Refused("Choose two runs to compare.")
    before, after = map(int, numbers)
    for each in (before, after):
        visit.ended(each)
    return before, after


def compare(visit: Visit) -> Response:
    """Two runs side by side."""
    before, after = _pair(visit)
    source = f"/cases/{visit.name}/changes?before={before}&after={after}"
    return _framed(visit, source, after, "runs", before)


def changes(visit: Visit) -> Response:
    """The page of `vistoria diff --html`."""
    numbers = _pair(visit)
    folders = [visit.ended(each) for each in numbers]
    sides = []
    for number, folder in zip(numbers, folders, strict=True):
        with reading(folder):
            link = f"/cases/{visit.name}/files/runs/{number}/{HTML}"
            sides.append(Side(compared_run(folder), record_of(folder), f"runs/{number}", link))
    found = run_changes(sides[0].compared, sides[1].compared)
    page = render_changes(sides[0], sides[1], found, visit.words.language)
    return own_page(page)


def sign(visit: Visit) -> Response:
    """Sign a whole run or audit, as `vistoria sign` does."""
    visit.ended(visit.number, visit.kind)
    key = visit.desk.cases.key(visit.form.get("key", ""))
    command = ["sign", f"{visit.kind}/{visit.number}", f"--key={key}"]
    secret = {PASSPHRASE: visit.form.get("passphrase", "")}
    about = {"of": visit.number, "kind": visit.kind}
    return visit.ask(Kind.SIGN, [command], about, secret)


def pack(visit: Visit) -> Response:
    """Make the zip of an audit, as `vistoria bundle` does."""
    visit.ended(visit.number, "audits")
    number = visit.desk.queue.next(visit.name)
    (visit.place / PUBLISHED).mkdir(exist_ok=True)
    archive = f"{PUBLISHED}/{number}.zip"
    about = {"of": visit.number, "kind": "audits", "zip": archive}
    command = ["bundle", f"audits/{visit.number}", f"--out={archive}"]
    return visit.ask(Kind.PUBLISH, [command], about, number=number)


def revise(visit: Visit) -> Response:
    """Write the reports again with the report details of the case, as `vistoria report` does."""
    visit.ended(visit.number)
    number = visit.desk.queue.next(visit.name)
    details = f"jobs/{number}.toml"
    write_whole(visit.place / details, toml_of(visit.case.details), synced=True)
    command = ["report", f"runs/{visit.number}", f"--report-details={details}"]
    return visit.ask(Kind.PUBLISH, [command], {"of": visit.number, "revised": True}, number=number)


def publish(visit: Visit) -> Response:
    """Make a copy of a run in each language that is chosen: page, PDF and zip."""
    folder = visit.ended(visit.number)
    chosen = [each for each in visit.many("publish") if each in languages()]
    if not chosen:
        raise Refused("Choose at least one language.")
    number = visit.desk.queue.next(visit.name)
    base = visit.place / PUBLISHED / str(number)
    commands = []
    try:
        with reading(folder):
            for each in chosen:
                shutil.copytree(
                    folder, base / each, ignore=shutil.ignore_patterns(OFFICE, SIGNATURES, ".*.tmp")
                )
    except OSError:
        shutil.rmtree(base, ignore_errors=True)  # half a copy is none
        raise
    for each in chosen:
        out = f"{PUBLISHED}/{number}/{each}"
        pdf = ["--pdf"] if visit.form.get("pdf") else []
        commands.append(["report", out, *pdf, f"--language={each}", "--one-language"])
        if key := visit.form.get("key", ""):
            commands.append(["sign", out, f"--key={visit.desk.cases.key(key)}"])
        commands.append(["bundle", out, f"--out={out}.zip"])
    secret = {PASSPHRASE: visit.form["passphrase"]} if visit.form.get("passphrase") else None
    about = {"of": visit.number, "languages": chosen}
    return visit.ask(Kind.PUBLISH, commands, about, secret, number)


PAGES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/cases/{case}/runs/{number:int}", run),
    ("POST", "/cases/{case}/{kind}/{number:int}/sign", sign),
    ("POST", "/cases/{case}/audits/{number:int}/pack", pack),
    ("POST", "/cases/{case}/runs/{number:int}/revise", revise),
    ("POST", "/cases/{case}/runs/{number:int}/publish", publish),
    ("GET", "/cases/{case}/{kind}/{number:int}/report", report),
    ("GET", "/cases/{case}/compare", compare),
    ("GET", "/cases/{case}/changes", changes),
)
