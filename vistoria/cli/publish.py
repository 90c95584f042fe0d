"""Renders a stored run: reports for people, JUnit for build servers, then the digests of all files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from vistoria.bundle.layout import (
    EARL,
    ENVIRONMENT,
    HTML,
    JUNIT,
    LAW,
    MATRIX,
    PDF,
    RESULTS,
    SELFTEST,
    SUMS,
    file_digest,
    readable,
    write_sums,
)
from vistoria.bundle.people import kept_trust
from vistoria.bundle.report_details import report_details_of
from vistoria.bundle.report_number import report_number
from vistoria.bundle.selftest import NoSelfTest, read
from vistoria.bundle.store import NoBundle, StoredRun, stored_run, write_results
from vistoria.client.transcript import TranscriptBroken
from vistoria.journal.disk import remove, write_whole
from vistoria.journal.owner import Hold
from vistoria.journal.state import Phase
from vistoria.model.details import Details
from vistoria.model.sentences import stop
from vistoria.reports.akoma import code, render_akoma
from vistoria.reports.earl import render_earl
from vistoria.reports.html import render_html
from vistoria.reports.junit import render_junit
from vistoria.reports.matrix import render_matrix
from vistoria.reports.record import RunRecord
from vistoria.reports.speech import DEFAULT, Opens, languages, speech
from vistoria.run.memory import seldom_collecting

from .counting import Counting


def publish(
    folder: Path,
    language: str | None = None,
    pdf: bool = False,
    run: StoredRun | None = None,
    hold: Hold | None = None,
    *,
    quiet: bool = False,
    opens: Opens = Opens.FIXED,
) -> tuple[str, ...]:
    """Write results, reports and exports of a run, then SHA256SUMS; return the names of the files.

    `run` defaults to the run stored in the folder, `language` and how it `opens` to those of the existing report.
    A PDF is written if `pdf` is set, or to replace an existing one; `quiet` shows no progress. With a `hold`, say
    before the first file that the folder is being written. Raise LanguageNotHeld, PdfNotInstalled or GlyphMissing,
    and then nothing was written; or CannotWrite.
    """
    run = run or stored_run(folder)
    if language is None:
        language, opens = spoken(run)
    with Counting(quiet=quiet) as counting, seldom_collecting():
        counting.at("writing the report")
        files = rendered(folder, run, language, pdf or (folder / PDF).exists(), opens)
    if hold is not None:
        hold.enter(Phase.WORKING)
    names = tuple(files)
    for path in (folder / LAW).glob("*"):
        if f"{LAW}/{path.name}" not in names:
            remove(path)
    for name in names:
        write_whole(folder / name, files.pop(name))  # what is written need not be held
    write_results(folder, run.results)
    write_sums(folder, run.digest)
    return (RESULTS, *names, SUMS)


def spoken(run: StoredRun) -> tuple[str, Opens]:
    """The language of a report, and how it opens; English without a report."""
    is_there = (run.folder / HTML).is_file()
    beginning = run.content(HTML)[:400].decode(errors="replace") if is_there else ""
    language = next(
        (each for each in languages() if f'<html lang="{speech(each).tag}"' in beginning), DEFAULT
    )
    opens = (each for each in Opens if f'<html lang="{speech(language).tag}" data-{each}>' in beginning)
    return language, next(opens, Opens.BROWSER)


def rendered(
    folder: Path, run: StoredRun, language: str, pdf: bool = False, opens: Opens = Opens.FIXED
) -> dict[str, bytes]:
    """Every file that is rendered from a run, by name."""
    results, regulations = run.results, run.regulations
    record = record_of(folder, run)

    def messages(path: str) -> Sequence[msgspec.Raw]:
        try:
            return run.transcript(path).texts
        except (TranscriptBroken, OSError):
            return ()  # the report shows the excerpt as missing; `vistoria verify` reports the fault

    files = {
        HTML: render_html(results, regulations, messages, record, language, opens),
        JUNIT: render_junit(results, record.seconds).encode(),
        EARL: render_earl(results, record).encode(),
        MATRIX: render_matrix(results, regulations).encode(),
    }
    for regulation in regulations.values():
        for each in regulation.languages:
            files[f"{LAW}/{regulation.id}.{code(each)}.xml"] = render_akoma(regulation, each).encode()
    if pdf:
        from vistoria.reports.pdf import render_pdf  # not at the top: few ask for one

        kept = readable(results)
        files[PDF] = render_pdf(results, regulations, messages, record, kept, language)
    return files


def record_of(folder: Path, run: StoredRun | None = None) -> RunRecord:
    """The record of a stored run: who ran what, when and with which files."""
    run = run or StoredRun(folder)
    environment = run.environment
    known: dict[str, str | int] = {
        "Python": environment.python,
        stop("platform"): environment.platform,
        stop("harness-process"): environment.harness_pid,
        stop("engine-processes"): ", ".join(str(pid) for pid in environment.engine_pids) or "none",
        **environment.packages,
    }
    stated, facts, people = report_details_of(folder), run.facts, kept_trust(folder)
    try:
        started, finished = map(stated.local, (environment.started, environment.finished))
    except ValueError as error:
        raise NoBundle(f"{folder / ENVIRONMENT} has a time that cannot be read: {error}") from None
    details: dict[str, Any] = {name: getattr(stated, name) for name in Details.__struct_fields__}
    return RunRecord(
        run_id=report_number(run, stated),
        harness=environment.harness,
        command=environment.command,
        engine=environment.engine,
        engine_options=environment.engine_options,
        started=started,
        finished=finished,
        filters=facts.request.filters,
        environment=known,
        digests=environment.digests,
        self_test=_self_test(folder / SELFTEST, environment.digests),
        measured=facts.measured,
        trusted=None
        if people is None
        else tuple(f"{p.name}, {p.function} ({p.key})" for p in people.person if p.revoked is None),
        **{**details, "deviations": (*environment.notes, *stated.deviations)},
        seconds=environment.seconds,
    )


def _self_test(path: Path, method: Mapping[str, str]) -> str | None:
    """The self-test record in one sentence; None if there is no record."""
    if not path.is_file():
        return None
    try:
        record = read(path)
    except NoSelfTest as error:
        return str(error)
    text = (
        f"{record.conclusion}: tested {len(record.candidates)} of {record.expected} engines with known results, "
        f"{sum(1 for each in record.candidates if each.complaints)} with complaints, "
        f"{len(record.killers)} clauses on which a faulty engine failed; record SHA-256 {file_digest(path)}"
    )
    other = [name for name, digest in method.items() if record.digests.get(name) != digest]
    return f"{text}. IT WAS MADE WITH DIFFERENT FILES FROM THIS RUN: {', '.join(other)}" if other else text
