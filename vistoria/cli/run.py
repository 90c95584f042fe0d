"""`vistoria run`: hold an engine against regulations and write the evidence."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .app import app, examples
from .choices import (
    EngineOption,
    EngineOptions,
    clause_of,
    folders_of,
    launch_of,
    readings_of,
    regulations_of,
)
from .mistake import Mistake

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
    more="The first tests the reference engine for every regulation, and writes into vistoria-out/.",
)


@app.command("run", epilog=EXAMPLES)
def run(
    engine: EngineOption = "reference",
    regulation: Annotated[
        list[str] | None,
        typer.Option(
            "--regulation", "-r", metavar="ID", help="Regulation to hold it against; repeat. Default: all."
        ),
    ] = None,
    reading: Annotated[
        list[str] | None,
        typer.Option(
            "--reading",
            metavar="REGULATION/ID=OPTION[:VALUE]",
            help="How to take a doubtful clause; repeat.",
        ),
    ] = None,
    clause: Annotated[
        list[str] | None,
        typer.Option(
            "--clause",
            metavar="ID",
            help="Only this clause and those below it, of its regulation alone; repeat. Never conforms.",
        ),
    ] = None,
    engine_clauses_only: Annotated[
        bool,
        typer.Option("--engine-clauses-only", help="Conclude on the engine's parts, without inspection."),
    ] = False,
    out: Annotated[Path, typer.Option("--out", "-o", help="Folder for the evidence.")] = Path("vistoria-out"),
    json: Annotated[bool, typer.Option("--json", help="Print results.json and nothing else.")] = False,
    seed: Annotated[
        int, typer.Option(help="Draws the hands and shuffles the scenarios; recorded.")
    ] = DEFAULT_SEED,
    examples: Annotated[
        int,
        typer.Option(
            min=1,
            max=100,
            help="Per cent of the examples that property scenarios draw; below 100 never conforms.",
        ),
    ] = 100,
    workers: Annotated[
        int, typer.Option("--workers", "-n", min=1, help="Processes, each with an engine of its own.")
    ] = 1,
    command_timeout: Annotated[
        float, typer.Option(min=0.01, help="Seconds an engine may take to answer.")
    ] = 5.0,
    handshake_timeout: Annotated[
        float, typer.Option(min=0.01, help="Seconds an engine may take to start.")
    ] = 10.0,
    selftest: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Record of `vistoria selftest` that validates the method. Default: selftest.json, if there.",
        ),
    ] = None,
    particulars: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Laboratory, place, customer, item … for the report. Default: vistoria.toml, if there.",
        ),
    ] = None,
    pdf: Annotated[bool, typer.Option("--pdf", help="Write report.pdf too, for the archive.")] = False,
    engine_option: EngineOptions = None,
) -> int:
    """Hold an engine against the law and write results, evidence and report."""
    from vistoria.bundle.layout import PDF, RESULTS, SELFTEST, TRANSCRIPTS
    from vistoria.bundle.particulars import keep_particulars
    from vistoria.client.link import Timeouts
    from vistoria.reports.speech import DEFAULT
    from vistoria.run.conduct import conduct
    from vistoria.run.plan import RunPlan
    from vistoria.verdict.request import Examples, RunRequest

    from .progress import Progress
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
    record = _self_test(selftest)
    stated = _particulars(particulars)
    _enough_connections(plan.launch, workers)
    with Progress(regulations, quiet=json) as progress:
        done = conduct(
            plan,
            regulations,
            progress.scenario,
            engine=engine,
            workers=workers,
            out=out,
            command=_command_line(),
        )
    (out / SELFTEST).unlink(missing_ok=True)
    if record is not None:
        shutil.copyfile(record, out / SELFTEST)
    keep_particulars(stated, out)
    (out / PDF).unlink(missing_ok=True)
    written = publish(out, DEFAULT, pdf, done)  # whatever an earlier report in the folder spoke
    if json:
        typer.echo((out / RESULTS).read_text(encoding="utf-8"), nl=False)
    else:
        print_summary(done.results, regulations, out, written)
    return done.results.exit_code


def _self_test(chosen: Path | None) -> Path | None:
    """The record to keep with the run; one that was named must be there and be one."""
    from vistoria.bundle.layout import SELFTEST
    from vistoria.selftest.record import NoSelfTest, read

    path = chosen or Path(SELFTEST)
    if chosen is None and not path.is_file():
        return None
    try:
        read(path)
    except NoSelfTest as error:
        raise Mistake(f"--selftest {error}; make one with `vistoria selftest --out {path}`") from None
    return path


def _particulars(chosen: Path | None) -> Path | None:
    """The file of particulars to keep with the run, once it was read; one that was named must be there."""
    from vistoria.bundle.particulars import DEFAULT, read_particulars

    path = chosen or Path(DEFAULT)
    if chosen is None and not path.is_file():
        return None
    read_particulars(path)
    return path


def _enough_connections(launch: Launch, workers: int) -> None:
    """An engine that listens must serve as many connections as there are workers."""
    from vistoria.client.launch import TcpLaunch
    from vistoria.client.link import EngineLink

    if workers > 1 and isinstance(launch, TcpLaunch):
        with EngineLink(launch) as link:
            most = link.hello.connections
        if workers > most:
            raise Mistake(
                f"--workers {workers}: the engine serves {most} connections at once; use --workers {most}"
            )


def _writable(out: Path) -> Path:
    """The folder, made if need be; one that holds something else than a run is left alone."""
    from vistoria.bundle.layout import NAMES

    if out.exists() and not out.is_dir():
        raise Mistake(f"--out {out}: a file is in the way")
    strangers = sorted({p.name for p in out.iterdir()} - NAMES) if out.is_dir() else []
    if strangers:
        raise Mistake(
            f"--out {out}: the folder holds {strangers[0]}, which no run wrote; name another folder"
        )
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake(f"--out {out}: {error.strerror}") from None
    if not os.access(out, os.W_OK):
        raise Mistake(f"--out {out}: not writable")
    return out


def _command_line() -> str:
    return shlex.join(["vistoria", *sys.argv[1:]])
