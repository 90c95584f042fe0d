"""`vistoria run`: test an engine for compliance with regulations and write the evidence."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from vistoria.model.drawn_hands import HANDS, MOST_HANDS
from vistoria.model.isolation import Isolate

from .app import app, examples
from .choices import (
    AllowOption,
    EngineOption,
    EngineOptions,
    HideOption,
    IsolateOption,
    PdfOption,
    clause_of,
    command_line,
    folders_of,
    launch_of,
    pairs,
    readings_of,
    regulations_of,
)
from .chosen import (
    EveryLawOption,
    FailedFromOption,
    RegulationOption,
    ShardOption,
    claimed_of,
    is_unexpected,
    regulations_named,
    scenarios_of,
    shard_of,
)
from .kept import KnownOption, StrictOption, self_test
from .kept import known_failures as accepted
from .kept import report_details as details
from .reader import language, opening
from .ready import FOREVER, enough_connections, enough_files, same_suite, timeouts_of, watching, writable
from .replaced import NewRun, ReplaceOption, greeted_by, refuse_other_run
from .stored import StoreOption
from .stored import add as add_to_store
from .stored import need as need_store

EXAMPLES = examples(
    "vistoria run",
    "vistoria run --regulation mo-97-2010 --engine pokerkit",
    "vistoria run --engine stdio:'node my-engine.js' --engine-clauses-only --json",
    "vistoria run --engine my_product.adapter:Engine --clause mo-97-2010/10.5",
    "vistoria run -r mo-97-2010 --scenario 'Three equal hands are paid the same' --verbose",
    "vistoria run --failed-from vistoria-out --out again -x",
    "vistoria run --shard 1/3 --out shard-1",
    "vistoria run --engine stdio:./server --item build-1882.tar --adapter adapter.py",
    "vistoria run --reading mo-104-85-m/commission-rate=declared:5%",
    more="The first tests the reference engine against every regulation and writes to vistoria-out/.",
)


@app.command("run", epilog=EXAMPLES)
def run(
    engine: EngineOption = "reference",
    regulation: RegulationOption = None,
    every_law: EveryLawOption = False,
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
    scenario: Annotated[
        list[str] | None,
        typer.Option("--scenario", "-s", metavar="ID|NAME", help="Play only this scenario; repeatable."),
    ] = None,
    failed_from: FailedFromOption = None,
    shard: ShardOption = None,
    stop_early: Annotated[
        bool,
        typer.Option("--exitfirst", "-x", help="Stop at the first scenario that fails or is inconclusive."),
    ] = False,
    repeat: Annotated[
        int,
        typer.Option(
            min=1,
            metavar="N",
            help="Play everything N times; a scenario that comes out differently is flaky.",
        ),
    ] = 1,
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="Print each step, command and answer as it is played.")
    ] = False,
    step: Annotated[
        bool, typer.Option("--step", help="Wait for Enter before each request; time-outs are off.")
    ] = False,
    pause_on_failure: Annotated[
        bool,
        typer.Option(
            help="Wait for Enter when a step fails, with the engine still running; time-outs are off."
        ),
    ] = False,
    no_timeouts: Annotated[
        bool, typer.Option("--no-timeouts", help="Wait for the engine for ever, as under a debugger.")
    ] = False,
    known_failures: KnownOption = None,
    strict: StrictOption = False,
    suite: Annotated[
        str | None,
        typer.Option(
            metavar="ID", help="Refuse to run unless this suite, `vistoria --version`, is installed."
        ),
    ] = None,
    engine_clauses_only: Annotated[
        bool,
        typer.Option(
            "--engine-clauses-only", help="Conclude on what software alone can show, without inspection."
        ),
    ] = False,
    out: Annotated[Path, typer.Option("--out", "-o", help="Folder for the evidence.")] = Path("vistoria-out"),
    replace: ReplaceOption = False,
    json: Annotated[bool, typer.Option("--json", help="Print results.json and nothing else.")] = False,
    seed: Annotated[
        int | None,
        typer.Option(
            help="Seed for the drawn hands and the order of the scenarios, to repeat a run. The report says that it "
            "was chosen: a product that knows it can tell what comes.",
            show_default="a new one for each run; it is recorded",
        ),
    ] = None,
    examples: Annotated[
        int,
        typer.Option(
            min=1,
            max=100,
            help="Below 100, samples of chance are left out, and the run never concludes 'conforms'.",
        ),
    ] = 100,
    hands: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=MOST_HANDS,
            help="Hands drawn under each regulation, at tables of their own, and followed by the referee. "
            f"Below {HANDS} the run never concludes 'conforms'.",
            show_default=f"{HANDS}, and none with --clause",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", "-n", min=1, help="Number of processes, each with its own engine.")
    ] = 1,
    command_timeout: Annotated[
        float, typer.Option(min=0.01, max=FOREVER, help="Time-out in seconds for an answer of the engine.")
    ] = 5.0,
    handshake_timeout: Annotated[
        float, typer.Option(min=0.01, max=FOREVER, help="Time-out in seconds for the start of the engine.")
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
    item: Annotated[
        list[str] | None,
        typer.Option(
            metavar="FILE|FOLDER|IMAGE",
            help="What was handed in: measured (SHA-256) before and after the run; repeatable. An OCI image layout, "
            "or NAME@sha256:….",
        ),
    ] = None,
    adapter: Annotated[
        list[str] | None,
        typer.Option(metavar="FILE|FOLDER", help="The adapter: measured like the item; repeatable."),
    ] = None,
    pdf: PdfOption = False,
    timestamp: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Before the engine starts, have this authority stamp what the run is committed to (RFC 3161).",
        ),
    ] = None,
    engine_option: EngineOptions = None,
    isolate: IsolateOption = Isolate.AUTO,
    allow: AllowOption = None,
    hide: HideOption = None,
    store: StoreOption = None,
    quiet: Annotated[
        bool,
        typer.Option("--quiet", "-q", help="Print the conclusions and where the report is; no progress."),
    ] = False,
) -> int:
    """Test an engine for compliance with the law, and write results, evidence and report."""
    from vistoria.bundle.layout import REPORT_DETAILS, RESULTS, SELFTEST, TRANSCRIPTS
    from vistoria.bundle.measuring import Measuring
    from vistoria.bundle.stamps import stamper
    from vistoria.bundle.written import refuse_changed
    from vistoria.journal.owner import owned
    from vistoria.model.visible import visible_json
    from vistoria.run.conduct import conduct
    from vistoria.run.plan import RunPlan
    from vistoria.verdict.request import Examples, RunRequest

    from .counting import Counting
    from .progress import RunProgress
    from .publish import publish
    from .summary import print_measured, print_summary

    if pdf:
        from vistoria.reports.pdf import need

        need()
    need_store(store)
    stamp = stamper(timestamp)
    same_suite(suite)
    enough_files(workers)
    is_timed = not (no_timeouts or step or pause_on_failure)
    timeouts = timeouts_of(handshake_timeout, command_timeout, timed=is_timed)
    folders = folders_of(regulations_named(regulation, clause, scenario, failed_from))
    regulations = regulations_of(folders)
    for name in clause or ():
        clause_of(regulations, name)
    measuring = Measuring(item or (), adapter or ())  # before the engine starts, or a folder is made
    launch = launch_of(engine, engine_option, isolate, [writable(out), *(hide or ())], allow)
    if not (regulation or clause or scenario or failed_from or every_law):
        folders = claimed_of(folders, launch, timeouts)
        regulations = {name: regulations[name] for name in folders}
    plan = RunPlan(
        request=RunRequest(
            regulations=tuple(folders),
            readings=readings_of(regulations, reading),
            seed=seed,
            clauses=tuple(clause or ()),
            examples=Examples(examples),
            engine_only=engine_clauses_only,
            hands=(0 if clause or scenario or failed_from else HANDS) if hands is None else hands,
            scenarios=scenarios_of(regulations, scenario, failed_from),
            shard=shard_of(shard, seed),
            known=accepted(known_failures, strict=strict),
        ),
        launch=launch,
        folders={name: str(folder) for name, folder in folders.items()},
        transcripts=str((writable(out) / TRANSCRIPTS).resolve()),
        timeouts=timeouts,
        measured=measuring.before,
    )
    watch = watching(verbose, step, pause_on_failure, workers)
    kept = {SELFTEST: self_test(selftest), REPORT_DETAILS: details(report_details)}
    enough_connections(plan.launch, workers)
    chosen = pairs(engine_option, "--engine-option")
    said = partial(greeted_by, plan.launch, plan.timeouts)
    with owned(out, command_line(), unfinished=True) as hold:
        writable(out)  # nobody has signed it since
        if not replace:
            refuse_other_run(out, NewRun(plan.request, engine, chosen, said, plan.measured))
        is_quiet = json or quiet or watch is not None
        with Counting(quiet=is_quiet, threads=workers == 1) as counting:
            progress = RunProgress(plan.request, regulations, counting)
            done = conduct(
                plan,
                regulations,
                progress.scenario,
                on_table=progress.table,
                engine=engine,
                options=chosen,
                workers=workers,
                hold=hold,
                command=hold.command,
                kept={name: content for name, content in kept.items() if content is not None},
                enough=partial(is_unexpected, known=plan.request.known) if stop_early else None,
                watch=watch,
                repeat=repeat,
                again=measuring.again,
                stamp=stamp,
            )
        written = publish(out, language(), pdf, done, quiet=is_quiet, opens=opening())
        refuse_changed(hold)
        hold.finish()
    if json:
        typer.echo(visible_json((out / RESULTS).read_text(encoding="utf-8")), nl=False)
    else:
        print_summary(done.results, regulations, out, written, verbose=verbose, quiet=quiet)
        print_measured(done.facts, "" if quiet else progress.took())
    add_to_store(out, store)
    return done.results.exit_code
