"""`vistoria run`: test an engine for compliance with regulations and write the evidence."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .app import app, examples
from .choices import (
    EngineOption,
    EngineOptions,
    clause_of,
    command_line,
    folders_of,
    launch_of,
    readings_of,
    regulations_of,
)
from .usage_error import UsageError

if TYPE_CHECKING:
    from vistoria.client.launch import Launch

DEFAULT_SEED = 1

EXAMPLES = examples(
    "vistoria run",
    "vistoria run --regulation mo-97-2010 --engine pokerkit",
    "vistoria run --engine stdio:'node my-engine.js' --engine-clauses-only --json",
    "vistoria run --engine my_product.adapter:Engine --clause mo-97-2010/10.5",
    "vistoria run --reading mo-97-2010/commission-cap=four",
    "vistoria run --reading mo-104-85-m/commission-rate=declared:5%",
    more="The first tests the reference engine against every regulation and writes to vistoria-out/.",
)


@app.command("run", epilog=EXAMPLES)
def run(
    engine: EngineOption = "reference",
    regulation: Annotated[
        list[str] | None,
        typer.Option(
            "--regulation", "-r", metavar="ID", help="Regulation to test against; repeatable. Default: all."
        ),
    ] = None,
    reading: Annotated[
        list[str] | None,
        typer.Option(
            "--reading",
            metavar="REGULATION/ID=OPTION[:VALUE]",
            help="Reading of a doubtful clause; repeatable.",
        ),
    ] = None,
    clause: Annotated[
        list[str] | None,
        typer.Option(
            "--clause",
            metavar="ID",
            help="Test only this clause and its subclauses; repeatable. A filtered run never concludes 'conforms'.",
        ),
    ] = None,
    engine_clauses_only: Annotated[
        bool,
        typer.Option(
            "--engine-clauses-only", help="Conclude on what software alone can show, without inspection."
        ),
    ] = False,
    out: Annotated[Path, typer.Option("--out", "-o", help="Folder for the evidence.")] = Path("vistoria-out"),
    json: Annotated[bool, typer.Option("--json", help="Print results.json and nothing else.")] = False,
    seed: Annotated[
        int, typer.Option(help="Seed for the drawn hands and the order of the scenarios; it is recorded.")
    ] = DEFAULT_SEED,
    examples: Annotated[
        int,
        typer.Option(
            min=1,
            max=100,
            help="Per cent of the examples that property scenarios draw; below 100 the run never concludes 'conforms'.",
        ),
    ] = 100,
    workers: Annotated[
        int, typer.Option("--workers", "-n", min=1, help="Number of processes, each with its own engine.")
    ] = 1,
    command_timeout: Annotated[
        float, typer.Option(min=0.01, help="Time-out in seconds for an answer of the engine.")
    ] = 5.0,
    handshake_timeout: Annotated[
        float, typer.Option(min=0.01, help="Time-out in seconds for the start of the engine.")
    ] = 10.0,
    selftest: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Record of `vistoria selftest`, which validates the method. Default: selftest.json, if it exists.",
        ),
    ] = None,
    report_details: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Report details: laboratory, place, customer, item … Default: vistoria.toml, if it exists.",
        ),
    ] = None,
    pdf: Annotated[
        bool, typer.Option("--pdf", help="Also write report.pdf (PDF/A, for the archive).")
    ] = False,
    engine_option: EngineOptions = None,
) -> int:
    """Test an engine for compliance with the law, and write results, evidence and report."""
    from vistoria.bundle.layout import REPORT_DETAILS, RESULTS, SELFTEST, TRANSCRIPTS
    from vistoria.client.link import Timeouts
    from vistoria.journal.owner import owned
    from vistoria.model.visible import visible_json
    from vistoria.reports.speech import DEFAULT
    from vistoria.run.conduct import conduct
    from vistoria.run.plan import RunPlan
    from vistoria.verdict.request import Examples, RunRequest

    from .progress import ScenarioProgress
    from .publish import publish
    from .summary import print_summary

    if pdf:
        from vistoria.reports.pdf import need

        need()
    folders = folders_of(regulation or [*dict.fromkeys(name.partition("/")[0] for name in clause or ())])
    regulations = regulations_of(folders)
    for name in clause or ():
        clause_of(regulations, name)
    plan = RunPlan(
        request=RunRequest(
            regulations=tuple(folders),
            readings=readings_of(regulations, reading),
            seed=seed,
            clauses=tuple(clause or ()),
            examples=Examples(examples),
            engine_only=engine_clauses_only,
        ),
        launch=launch_of(engine, engine_option),
        folders={name: str(folder) for name, folder in folders.items()},
        transcripts=str((_writable(out) / TRANSCRIPTS).resolve()),
        timeouts=Timeouts(handshake_timeout, command_timeout),
    )
    kept = {SELFTEST: _self_test(selftest), REPORT_DETAILS: _report_details(report_details)}
    _enough_connections(plan.launch, workers)
    command = command_line()
    with owned(out, command, unfinished=True) as hold:
        with ScenarioProgress(regulations, quiet=json, forks=workers > 1) as progress:
            done = conduct(
                plan,
                regulations,
                progress.scenario,
                engine=engine,
                workers=workers,
                hold=hold,
                command=command,
                kept={name: content for name, content in kept.items() if content is not None},
            )
        written = publish(out, DEFAULT, pdf, done)
        hold.finish()
    if json:
        typer.echo(visible_json((out / RESULTS).read_text(encoding="utf-8")), nl=False)
    else:
        print_summary(done.results, regulations, out, written)
    return done.results.exit_code


def _self_test(chosen: Path | None) -> bytes | None:
    """The self-test record to keep with the run; a named one must exist and be valid."""
    from vistoria.bundle.layout import SELFTEST
    from vistoria.selftest.record import NoSelfTest, read

    path = chosen or Path(SELFTEST)
    if chosen is None and not path.is_file():
        return None
    try:
        read(path)
    except NoSelfTest as error:
        raise UsageError(f"--selftest {error}; make one with `vistoria selftest --out {path}`") from None
    return path.read_bytes()


def _report_details(chosen: Path | None) -> bytes | None:
    """The report details file to keep with the run; raise BadReportDetails if it cannot be read."""
    from vistoria.bundle.report_details import DEFAULT, read_report_details

    path = chosen or Path(DEFAULT)
    if chosen is None and not path.is_file():
        return None
    read_report_details(path)
    return path.read_bytes()


def _enough_connections(launch: Launch, workers: int) -> None:
    """Raise UsageError if an engine over TCP serves fewer connections than there are workers."""
    from vistoria.client.launch import TcpLaunch
    from vistoria.client.link import EngineLink

    if workers > 1 and isinstance(launch, TcpLaunch):
        with EngineLink(launch) as link:
            most = link.hello.connections
        if workers > most:
            raise UsageError(
                f"--workers {workers}: the engine serves {most} connections at once; use --workers {most}"
            )


def _writable(out: Path) -> Path:
    """Create the folder if needed; raise UsageError if it holds something other than a run."""
    from vistoria.bundle.layout import NAMES
    from vistoria.journal.disk import DRAFTS
    from vistoria.journal.state import OFFICE

    if out.exists() and not out.is_dir():
        raise UsageError(f"--out {out}: this is a file; name a folder")
    strangers = sorted(
        p.name for p in out.glob("*") if p.name not in (*NAMES, OFFICE) and not p.match(DRAFTS)
    )
    if strangers:
        raise UsageError(
            f"--out {out}: the folder holds {strangers[0]}, which is not part of a run; name another folder"
        )
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"--out {out}: {error.strerror}") from None
    if not os.access(out, os.W_OK):
        raise UsageError(f"--out {out}: not writable")
    return out
