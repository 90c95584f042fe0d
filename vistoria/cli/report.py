"""`vistoria report`: write the reports of a stored run again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .app import app, examples
from .choices import PdfOption, RunFolder, command_line
from .kept import report_details as details
from .reader import CHOSEN, language, said
from .usage_error import UsageError


@app.command(
    "report",
    epilog=examples(
        "vistoria report vistoria-out --pdf",
        "vistoria report vistoria-out --language pt --one-language",
        "vistoria report vistoria-out --report-details revised.toml",
        "vistoria report vistoria-out --trust people.toml",
        "vistoria report --recover vistoria-out",
        "vistoria report vistoria-out --glance docs/images",
        more="Exit codes: 0 written · 4 usage error, or a folder that is in use, broken off or does not verify · "
        "5 internal error, or no space left",
    ),
)
def report(
    folder: RunFolder = Path("vistoria-out"),
    pdf: PdfOption = False,
    glance: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Also write an image of each law at a glance (SVG) into this folder, for a README.",
        ),
    ] = None,
    report_details: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Report details to put in place of those of the run, as for a revision."
        ),
    ] = None,
    trust: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="TOML file of people: attestations count only if one of them signed. It is kept in the folder.",
        ),
    ] = None,
    one_language: Annotated[
        bool,
        typer.Option(
            "--one-language",
            help="The page has the language in which it opens and no other, which makes it smaller.",
        ),
    ] = False,
    recover: Annotated[
        bool,
        typer.Option("--recover", help="Keep what was judged in a folder in which work was broken off."),
    ] = False,
    force: Annotated[
        bool,
        typer.Option(
            "--force", help="Write reports although the folder does not verify; the record says so."
        ),
    ] = False,
) -> None:
    """Write results, reports and exports of a stored run again from its evidence."""
    from vistoria.bundle.attestations import refuse_other_details
    from vistoria.bundle.entries import entry_faults
    from vistoria.bundle.environment import add_note, read_environment
    from vistoria.bundle.layout import REPORT_DETAILS, SIGNATURES
    from vistoria.bundle.people import keep_trust, read_trust
    from vistoria.bundle.recover import recover as recovered
    from vistoria.bundle.store import StoredRun, need_run, with_results
    from vistoria.bundle.verify import verify
    from vistoria.journal.disk import write_whole
    from vistoria.journal.owner import owned
    from vistoria.journal.state import Phase
    from vistoria.reports.pdf import need
    from vistoria.reports.speech import Opens
    from vistoria.run.memory import seldom_collecting

    from .counting import Counting
    from .publish import publish
    from .summary import print_written

    if recover and (report_details or trust or force):
        raise UsageError(
            "--recover: it writes the reports of what was judged; give --report-details, --trust and --force "
            "to `vistoria report` after it"
        )
    if pdf:
        need()
    people = read_trust(trust) if trust else None
    tongue, opens = (language(), Opens.ALONE) if one_language else (CHOSEN.get(), Opens.FIXED)
    need_run(folder)
    with owned(folder, command_line(), unfinished=recover) as hold, seldom_collecting():
        if recover:
            with Counting(threads=False) as counting:
                recovered(folder, counting.at)
            written = publish(folder, tongue, pdf, opens=opens)
            hold.finish()
        else:
            run: StoredRun | None = StoredRun(folder)
            with Counting(threads=False) as counting:
                first = next(verify(folder, count=counting.at, run=run), None)
            if (strange := next(entry_faults(folder), None)) is not None:
                raise UsageError(
                    f"{folder} does not verify: {strange}; take it out, no report is written beside it"
                )
            if first is not None and not force:
                raise UsageError(
                    f"{folder} does not verify: {first}; see `vistoria verify {folder}`, or write the reports with "
                    "--force, and they say so"
                )
            if (folder / SIGNATURES).exists():
                raise UsageError(
                    f"{folder} is signed, and new reports would make its signatures invalid; "
                    f"use a copy of it without {SIGNATURES}/"
                )
            if first is not None or report_details is not None or people is not None:
                run = None  # the folder changes
            if first is not None:
                add_note(
                    folder, f"The reports were written with --force although the run did not verify: {first}"
                )
            if report_details is not None:
                content = details(report_details, read_environment(folder).finished)
                refuse_other_details(folder, content or b"")
                hold.enter(Phase.WORKING)
                write_whole(folder / REPORT_DETAILS, content or b"")
            if people is not None:
                hold.enter(Phase.WORKING)
                keep_trust(folder, people)
            written = publish(folder, tongue, pdf, run and with_results(run), hold, opens=opens)
            hold.finish()
    print_written(folder, written)
    if glance is not None:
        _write_glances(folder, glance)


def _write_glances(folder: Path, images: Path) -> None:
    """Write the image of each law; raise UsageError if it cannot be written."""
    from vistoria.bundle.store import stored_run
    from vistoria.reports.glance import glance_svg

    from .publish import record_of
    from .terminal import output

    results, run_id = stored_run(folder).results, record_of(folder).run_id
    for law in results.regulations:
        path = images / f"{law}.svg"
        try:
            images.mkdir(parents=True, exist_ok=True)
            path.write_text(glance_svg(results, law, run_id, said()), encoding="utf-8")
        except OSError as error:
            raise UsageError(f"--glance {images}: {error.strerror}") from None
        output.print(f"glance   {path}")
