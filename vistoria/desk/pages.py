"""Pages: a request with its form, the words of its reader, and the templates."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from html import unescape
from pathlib import Path
from threading import Lock
from typing import IO, Any, NamedTuple
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from vistoria.bundle.layout import AUDIT, RESULTS
from vistoria.model.clause import Clause, Quote
from vistoria.model.errors import UserError
from vistoria.model.visible import visible
from vistoria.reports.page import PICTURES, finalize
from vistoria.reports.speech import languages, speech
from vistoria.reports.words import ICONS

from .cases import Case, Cases, inside
from .guard import MOST_UPLOAD
from .job import Job, Kind
from .jobs import Queue
from .watching import RunWatched
from .words import HERE, Refused, Words, words_for

LANGUAGE = "vistoria-language"
"""The cookie that holds the language that a reader chose."""
MOST_FILES, MOST_FIELDS = 200, 5000
RESULTS_OF = {"runs": RESULTS, "audits": AUDIT}
"""The folders of runs and audits in a case, and the file that each has when it has ended."""
HEAD = 20_000
"""Bytes within which a report states its policy."""
_POLICY = re.compile(rb'<meta http-equiv="Content-Security-Policy" content="([^"]+)"')


@dataclass
class Desk:
    """What all pages share."""

    cases: Cases
    queue: Queue
    language: str | None = None
    """The language of `--language`, if it was given."""
    watched: dict[tuple[str, int], RunWatched] = field(default_factory=dict)
    typing: dict[tuple[Path, str], tuple[str, str]] = field(default_factory=dict)
    """By run and clause: the window that wrote its answers last as they were typed, and how they have stood since."""
    lock: Lock = field(default_factory=Lock)
    """Held while a draft is read and written, so that two tabs lose nothing."""

    def watch(self, case: str, job: Job) -> RunWatched:
        """A run, read as far as it is."""
        with self.lock:
            folder = self.cases.place(case) / out_of(job)
            watched = self.watched.setdefault((case, job.number), RunWatched(folder))
        return watched.look()


class Sent(NamedTuple):
    """A file of a form."""

    name: str
    file: IO[bytes]


@dataclass(frozen=True)
class Visit:
    """One request."""

    desk: Desk
    request: Request
    sent: FormData

    @cached_property
    def words(self) -> Words:
        """The words of the reader's language: chosen, of `--language`, or the browser's."""
        own = self.request.cookies.get(LANGUAGE, ""), self.desk.language or ""
        return words_for(self.request.headers.get("accept-language", ""), *own)

    @property
    def name(self) -> str:
        """The name of the case in the path."""
        return str(self.request.path_params["case"])

    @property
    def number(self) -> int:
        """The number in the path."""
        return int(self.request.path_params["number"])

    @property
    def case(self) -> Case:
        """The case."""
        return self.desk.cases.read(self.name)

    @property
    def place(self) -> Path:
        """Its folder."""
        return self.desk.cases.place(self.name)

    @cached_property
    def form(self) -> Mapping[str, str]:
        """The fields of one value."""
        return {name: value for name, value in self.sent.items() if isinstance(value, str)}

    def many(self, name: str) -> list[str]:
        """The values of a field of several."""
        return [each for each in self.sent.getlist(name) if isinstance(each, str)]

    def files(self, name: str) -> list[Sent]:
        """The files of a field."""
        return [
            Sent(each.filename, each.file)
            for each in self.sent.getlist(name)
            if isinstance(each, UploadFile) and each.filename
        ]

    @property
    def is_fragment(self) -> bool:
        """Whether a script asks for a piece of a page."""
        return "hx-request" in self.request.headers

    @property
    def kind(self) -> str:
        """`runs` or `audits`, as in the path; raise Refused for another."""
        kind = str(self.request.path_params["kind"])
        if kind not in RESULTS_OF:
            raise Refused("There is no such file.", 404)
        return kind

    def ended(self, number: int, kind: str = "runs") -> Path:
        """The folder of a run or an audit that has ended; raise Refused."""
        folder = self.place / kind / str(number)
        if not (folder / RESULTS_OF[kind]).is_file():
            raise Refused("Run {n} has no results.", 404, n=str(number))
        return folder

    def show(self, template: str, status: int = 200, **shown: object) -> Response:
        """A page."""
        return HTMLResponse(self.rendered(template, **shown), status)

    def rendered(self, template: str, **shown: object) -> str:
        """A template in the reader's language."""
        words = self.words
        given = {
            "_": words,
            "words": words,
            "t": words.speech.text,
            "language": words.language,
            "tag": words.speech.tag,
            "colon": words.joint(": "),
            "comma": words.joint(", "),
            "path": self.request.url.path,
            "languages": [
                (each, speech(each).text("language.name"), speech(each).tag) for each in languages()
            ],
            "case_name": self.request.path_params.get("case"),
        }
        return environment().get_template(template).render(**given | shown)

    def spoken(self, command: Sequence[str]) -> list[str]:
        """A command that speaks the reader's language, unless it has one of its own."""
        own = any(each.startswith("--language=") for each in command)
        return [*command] if own else [*command, f"--language={self.words.language}"]

    def ask(
        self,
        kind: Kind,
        commands: Sequence[Sequence[str]],
        about: dict[str, Any] | None = None,
        secrets: dict[str, str] | None = None,
        number: int | None = None,
    ) -> Response:
        """Ask for a job of the case, and go to its page."""
        spoken = [self.spoken(each) for each in commands]
        job = self.desk.queue.add(self.name, kind, spoken, about, secrets, number)
        return self.to(f"/cases/{self.name}/jobs/{job.number}")

    def to(self, path: str) -> Response:
        """Another page, after a form."""
        return RedirectResponse(path, 303)


Handler = Callable[[Visit], Response]


def page(desk: Desk, handler: Handler) -> Callable[..., Awaitable[Response]]:
    """An endpoint, or what answers an error: reads the form, and shows what a person can mend as a page."""

    async def endpoint(request: Request, error: Exception | None = None) -> Response:
        visit = Visit(desk, request, FormData())
        try:
            if request.method == "POST" and error is None:
                sent = await request.form(
                    max_files=MOST_FILES, max_fields=MOST_FIELDS, max_part_size=MOST_UPLOAD
                )
                visit = Visit(desk, request, sent)
            return await run_in_threadpool(_answered, handler, visit)
        except OSError as error:  # a full disk, a file without rights
            where, why = error.filename or desk.cases.folder, error.strerror or error
            return await run_in_threadpool(_failed, visit, Refused("{path}: {why}", 500, path=where, why=why))
        finally:
            await visit.sent.close()

    return endpoint


def _answered(handler: Handler, visit: Visit) -> Response:
    folder = visit.desk.cases.folder
    try:
        if not visit.desk.cases.is_there:
            raise Refused("{path} is gone: put it back, or open the desk where it is now.", 503, path=folder)
        return handler(visit)
    except UserError as error:
        return _failed(visit, error)


def _failed(visit: Visit, error: UserError) -> Response:
    status = error.status if isinstance(error, Refused) else 409
    template = "wrong.html.jinja" if visit.is_fragment else "error.html.jinja"
    said = visible(visit.words.error(error))
    return visit.show(template, status, wrong=[said], said=said)


def out_of(job: Job) -> str:
    """The folder that a job of a run or an audit writes, below that of its case."""
    return f"{'audits' if job.kind is Kind.AUDIT else 'runs'}/{job.about.get('of', job.number)}"


def file_of(folder: Path, path: str, *, is_report: bool) -> Response:
    """A file of a case: a report as a page, a picture, or something to keep; raise Refused for none.

    What somebody attached is never a page of the desk, whatever its name.
    """
    found = inside(folder, path)
    if is_report:
        return own_page(found.read_bytes())
    kept = {"Content-Security-Policy": "default-src 'none'; sandbox"}
    if found.suffix.lower() in PICTURES:
        return FileResponse(found, headers=kept)
    named = f"attachment; filename*=UTF-8''{quote(found.name)}"
    return FileResponse(
        found, headers={**kept, "Content-Disposition": named}, media_type="application/octet-stream"
    )


def own_page(content: bytes) -> Response:
    """A page of the report, with the policy that it states for itself, inside pages of the desk alone."""
    stated = _POLICY.search(content[:HEAD])
    policy = unescape(stated[1].decode("latin-1")) if stated else "default-src 'none'"
    return HTMLResponse(content, headers={"Content-Security-Policy": f"{policy}; frame-ancestors 'self'"})


@lru_cache(maxsize=1)
def environment() -> Environment:
    """The templates."""
    made = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=finalize,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(ICONS=ICONS, quotes=_quotes, label=_label)
    made.filters["is_picture"] = lambda name: Path(str(name)).suffix.lower() in PICTURES
    made.filters["address"] = lambda path: quote(str(path))
    return made


def _quotes(clause: Clause, language: str) -> list[Quote]:
    """The law's words in the reader's language; where they are not, those that are official."""
    spoken = [each for each in clause.quotes if each.language.tag.partition("-")[0] == language]
    return spoken or [each for each in clause.quotes if not each.language.is_working]


def _label(clause: str) -> str:
    """A clause without its law."""
    return clause.partition("/")[2]
