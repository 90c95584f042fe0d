"""Verify: a zip that somebody hands over, answered for item by item."""

from __future__ import annotations

from pathlib import Path

from starlette.responses import Response

from vistoria.bundle.examined import Examined

from .cases import VERIFIED, read
from .job import Job, Kind
from .pages import Handler, Visit
from .uploads import keep
from .watching import printed
from .words import Refused

ANSWERS = [0, 1, 2]
"""Exit codes of `vistoria verify` with an answer."""


def verify(visit: Visit) -> Response:
    """The form, and what was verified before."""
    return visit.show("verify.html.jinja", jobs=visit.desk.queue.of(VERIFIED))


def dropped(visit: Visit) -> Response:
    """Keep the zip, and ask for its verification."""
    sent = visit.files("file")
    if len(sent) != 1 or not sent[0].name.lower().endswith(".zip"):
        raise Refused("Choose one zip file.")
    number = visit.desk.queue.next(VERIFIED)
    folder = visit.desk.cases.folder / VERIFIED / str(number)
    (path,) = keep(folder, sent)
    command = ["verify", "--json", f"{number}/{path.name}"]
    for name in ("key", "records", "mapping"):
        command += [
            f"--{name}={number}/{name}/{each.name}" for each in keep(folder / name, visit.files(name))
        ]
    about = {"name": path.name, "goes_on": ANSWERS}
    job = visit.desk.queue.add(VERIFIED, Kind.VERIFY, [visit.spoken(command)], about, number=number)
    return visit.to(f"/verify/{job.number}")


def verified(visit: Visit) -> Response:
    """The answers, item by item."""
    job = visit.desk.queue.job(VERIFIED, visit.number)
    path = visit.desk.queue.path(VERIFIED, job.number)
    return visit.show(
        "verified.html.jinja",
        job=job,
        examined=_examined(job, path.with_suffix(".out")),
        err=printed(path.with_suffix(".err")),
    )


def _examined(job: Job, out: Path) -> Examined | None:
    if not job.is_over or not job.codes or job.codes[-1] not in ANSWERS:
        return None
    return read(out, Examined)


PAGES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/verify", verify),
    ("POST", "/verify", dropped),
    ("GET", "/verify/{number:int}", verified),
)
