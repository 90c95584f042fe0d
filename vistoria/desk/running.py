"""Runs and audits: choose, try, start, watch, stop."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from vistoria.audit.record import formats
from vistoria.bundle.layout import AUDIT, RESULTS
from vistoria.engines.registry import bundled_engines
from vistoria.journal.disk import write_whole
from vistoria.journal.state import JOURNAL

from .cases import VERIFIED, toml_of
from .greeting import greeted
from .history import INTO, adding
from .job import CONCLUDED, Job, Kind, State
from .pages import Desk, Handler, Visit, out_of
from .requests import (
    ITEMS,
    Engine,
    cores,
    decided,
    engine_of,
    laws,
    line,
    named_in,
    run_arguments,
    workers,
)
from .uploads import keep
from .watching import hand_of, printed
from .words import Refused

RECORDS = "records"
EVENTS_S = 1.0
"""How often a page hears how far a job is."""


def engine(visit: Visit) -> Response:
    """Name the engine."""
    last = next((job for job in visit.desk.queue.of(visit.name) if job.kind is Kind.SMOKE), None)
    return visit.show(
        "engine.html.jinja",
        case=visit.case,
        bundled=[each for each in bundled_engines().values() if each.is_installed],
        last=last.about.get("form", {}) if last else {},
    )


def tried(visit: Visit) -> Response:
    """Start the engine once, to hear which laws it claims, and smoke-test it."""
    chosen = engine_of(visit.form, visit.place)
    form = {name: visit.form.get(name, "") for name in ("kind", visit.form["kind"], "options", "allow")}
    about = {
        "engine": chosen.name,
        "options": chosen.options,
        "allowed": chosen.allowed,
        "form": form,
        "goes_on": [0],
    }
    command = visit.spoken(["smoke", *chosen.arguments])
    job = visit.desk.queue.add(visit.name, Kind.SMOKE, [command], {**about, "hello": greeted(chosen)})
    return visit.to(f"/cases/{visit.name}/start/{job.number}")


def start(visit: Visit) -> Response:
    """Choose laws, readings and scope, beside what the smoke test says."""
    job = _smoke(visit)
    case, items, held = visit.case, visit.place / ITEMS, laws().values()
    claims = job.about["hello"].get("claimed", ())
    return visit.show(
        "start.html.jinja",
        case=case,
        job=job,
        hello=job.about["hello"],
        laws=held,
        example=next((law for law in held if law.id in claims), next(iter(held))).clauses[0].id,
        claimed=[visit.words.law(law, law.title) for law in held if law.id in claims],
        readings=case.readings,
        items=sorted(path.name for path in items.iterdir()) if items.is_dir() else [],
        cores=cores(),
        **_shown(visit.desk, visit.name, job),
    )


def started(visit: Visit) -> Response:
    """Ask for a run; what was decided of readings is kept in the case first."""
    about = _smoke(visit).about
    case = visit.case
    chosen = [name for name in visit.many("law") if name in laws()]
    found = decided(visit.form, chosen, case.readings)
    if found:
        case = visit.desk.cases.change(
            visit.name, lambda held: msgspec.structs.replace(held, decisions=(*held.decisions, *found))
        )
    number = visit.desk.queue.next(visit.name)
    one = Engine(about["engine"], tuple(about["options"]), visit.place, tuple(about.get("allowed", ())))
    command = run_arguments(visit.form, one, chosen, case.readings, f"runs/{number}")
    command += [f"--item={each}" for each in named_in(visit.place / ITEMS, visit.many("item"))]
    details = f"jobs/{number}.toml"
    write_whole(visit.place / details, toml_of(case.details), synced=True)
    command += [f"--report-details={details}", INTO]
    return visit.ask(Kind.RUN, [command], {"engine": one.name, "laws": chosen}, number=number)


def _smoke(visit: Visit) -> Job:
    job = visit.desk.queue.job(visit.name, visit.number)
    if job.kind is not Kind.SMOKE:
        raise Refused("There is no job {n}: {why}", 404, n=visit.number, why=job.kind)
    return job


def items(visit: Visit) -> Response:
    """Keep files that were handed in, to be measured."""
    keep(visit.place / ITEMS, visit.files("file"))
    return visit.to(f"/cases/{visit.name}/start/{line(visit.form, 'job')}")


def audit(visit: Visit) -> Response:
    """Drop records, and choose by which law they are judged."""
    return visit.show("audit.html.jinja", case=visit.case, laws=laws().values(), formats=list(formats()))


def audited(visit: Visit) -> Response:
    """Keep records, and ask for their audit."""
    law, sent = visit.form.get("law", ""), visit.files("file")
    if law not in laws() or not sent:
        raise Refused("Choose a law, and at least one file of records.")
    number = visit.desk.queue.next(visit.name)
    kept = keep(visit.place / RECORDS / str(number), sent)
    command = ["audit", *(f"{RECORDS}/{number}/{path.name}" for path in kept), f"--regulation={law}"]
    for path in keep(visit.place / RECORDS / str(number) / "mapping", visit.files("mapping")):
        command.append(f"--mapping={RECORDS}/{number}/mapping/{path.name}")
    if (name := visit.form.get("format", "")) in formats():
        command.append(f"--format={name}")
    case = visit.case
    command += [
        f"--reading={each.reading}={each.option}"
        for each in case.readings.values()
        if each.reading.partition("/")[0] == law
    ]
    command += [f"--workers={workers(visit.form)}", f"--out=audits/{number}", INTO]
    return visit.ask(Kind.AUDIT, [command], {"laws": [law]}, number=number)


def job(visit: Visit) -> Response:
    """How far a job is."""
    held = visit.desk.queue.job(visit.name, visit.number)
    case = None if visit.name == VERIFIED else visit.case
    of_laws = [
        visit.words.law(law, law.title) for law in laws().values() if law.id in held.about.get("laws", ())
    ]
    return visit.show(
        "job.html.jinja", case=case, job=held, of_laws=of_laws, **_shown(visit.desk, visit.name, held)
    )


def stopped(visit: Visit) -> Response:
    """Ask a job to end; what it judged is kept."""
    visit.desk.queue.stop(visit.name, visit.number)
    return visit.to(f"/cases/{visit.name}/jobs/{visit.number}")


def again(visit: Visit) -> Response:
    """Go on with an audit that was broken off, keep what a broken run judged, or ask for the same once more."""
    held = visit.desk.queue.job(visit.name, visit.number)
    if not held.is_over:
        raise Refused("It is not over yet.", 409)
    out = out_of(held)
    if held.kind is Kind.AUDIT:
        return visit.ask(Kind.AUDIT, held.commands, {**held.about, "of": _of(held)})
    if held.kind is Kind.RUN and (visit.place / out / JOURNAL).is_file():
        about = {"of": _of(held), "goes_on": CONCLUDED}
        return visit.ask(Kind.RECOVER, [["report", "--recover", out], adding(out)], about)
    raise Refused("Nothing of it can go on: ask for it again.", 409)


def _of(job: Job) -> int:
    return int(job.about.get("of", job.number))


def _shown(desk: Desk, case: str, job: Job) -> dict[str, Any]:
    """What a page and its events say of a job."""
    path = desk.queue.path(case, job.number)
    folder = path.parent.parent / out_of(job)
    waits = [each for each in desk.queue.of(case) if not each.is_over and each.number < job.number]
    shown: dict[str, Any] = {
        "out": printed(path.with_suffix(".out")) if job.kind is not Kind.VERIFY else "",
        "err": printed(path.with_suffix(".err")),
        "code": job.codes[-1] if job.codes else None,
        "before": len(waits),
        "progress": None,
        "left": None,
        "is_played": False,
        "failures": [],
        "has_results": (folder / RESULTS).is_file() or (folder / AUDIT).is_file(),
        "can_recover": job.state is State.BROKEN and (folder / JOURNAL).is_file(),
        "of": _of(job),
    }
    if job.kind is Kind.RUN and job.state is not State.QUEUED:
        watched = desk.watch(case, job)
        shown |= {"progress": watched.progress, "failures": watched.shown, "folder": watched.folder}
        if job.state is State.RUNNING:
            shown |= {"left": watched.left, "is_played": watched.is_played}
    return {**shown, "hand_of": hand_of}


def events(desk: Desk, request: Request) -> Response:
    """How far a job is, as server-sent events: pieces of the page, and `end` when it is over."""
    visit = Visit(desk, request, FormData())
    if visit.name != VERIFIED:
        desk.cases.place(visit.name)  # which raises Refused, as does the next line
    desk.queue.job(visit.name, visit.number)

    def look() -> tuple[bool, str, str]:
        held = desk.queue.job(visit.name, visit.number)
        shown = {"job": held, **_shown(desk, visit.name, held)}
        failures = visit.rendered("failures.html.jinja", **shown)
        return held.is_over, visit.rendered("progress.html.jinja", **shown), failures

    async def stream() -> AsyncIterator[str]:
        before = ("", "")
        while not await request.is_disconnected():
            is_over, progress, failures = await run_in_threadpool(look)
            for name, now, then in (
                ("progress", progress, before[0]),
                ("failures", failures, before[1]),
            ):
                if now != then:
                    yield f"event: {name}\ndata: {json.dumps(now)}\n\n"
            before = (progress, failures)
            if is_over:
                yield "event: end\ndata: \n\n"
                return
            await asyncio.sleep(EVENTS_S)

    return StreamingResponse(stream(), media_type="text/event-stream")


PAGES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/cases/{case}/engine", engine),
    ("POST", "/cases/{case}/engine", tried),
    ("GET", "/cases/{case}/start/{number:int}", start),
    ("POST", "/cases/{case}/start/{number:int}", started),
    ("POST", "/cases/{case}/items", items),
    ("GET", "/cases/{case}/audit", audit),
    ("POST", "/cases/{case}/records", audited),
    ("GET", "/cases/{case}/jobs/{number:int}", job),
    ("POST", "/cases/{case}/jobs/{number:int}/stop", stopped),
    ("POST", "/cases/{case}/jobs/{number:int}/again", again),
)
