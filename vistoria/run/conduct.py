"""A whole run: executes, records, concludes."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Mapping
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from msgspec.structs import replace

from vistoria import __version__
from vistoria.bundle.commitments import Stamp, keep_commitment
from vistoria.bundle.environment import Environment, write_environment
from vistoria.bundle.layout import clear, method_digests
from vistoria.bundle.store import StoredRun, copy_features, stored_run, write_record
from vistoria.journal import interruption
from vistoria.journal.disk import write_whole
from vistoria.journal.entries import Began, Ended, Greeted, Journal, Judged, Played
from vistoria.journal.in_hand import forget, held_in
from vistoria.journal.owner import Hold
from vistoria.journal.state import Phase
from vistoria.model.clause import Regulation
from vistoria.model.evidence import Evidence
from vistoria.model.isolation import Isolation
from vistoria.model.measured import Measured
from vistoria.model.played import PlayedTable
from vistoria.protocol.handshake import Hello

from .clock import Clock, Span, stated
from .execute import Executed, execute, refuse_uncollectable
from .facts import facts_of, facts_so_far
from .memory import forget_parsed
from .plan import RunPlan
from .recorder import Enough, Listener, TableListener
from .repeated import repeated

PACKAGES = ("babel", "gherkin-official", "jinja2", "msgspec", "pytest", "pytest-bdd")


def conduct(
    plan: RunPlan,
    regulations: Mapping[str, Regulation],
    listener: Listener,
    *,
    on_table: TableListener = lambda table: None,
    engine: str,
    options: Mapping[str, str] | None = None,
    workers: int,
    hold: Hold,
    command: str,
    kept: Mapping[str, bytes],
    enough: Enough | None = None,
    watch: object | None = None,
    repeat: int = 1,
    again: Callable[[], tuple[Measured, ...]] = tuple,
    stamp: Stamp | None = None,
) -> StoredRun:
    """Run, conclude, and write the record into the folder held; raise CannotCollect before anything is lost.

    `engine`, its `options` and `command` are as the user wrote them; `kept` are files to keep with the run, by name.
    The run ends after evidence that is `enough`; `watch` is a plugin that follows it; everything is played `repeat`
    times. `again` measures the items of the plan once more, `stamp` has what the run is committed to stamped.
    Raise CannotWrite, or what a listener raised, when no more can be kept: what was judged is in the journal.
    """
    clock = Clock()
    out, folders = hold.folder, {name: Path(folder) for name, folder in plan.folders.items()}
    wanted = (s for r in regulations.values() for s in r.scenarios if plan.request.wants(s.id, s.clause))
    refuse_uncollectable(folders.values(), frozenset((s.feature, s.line) for s in wanted))
    environment = _environment(clock, command, engine, options or {}, folders)
    hold.enter(Phase.PREPARING)
    clear(out)
    copy_features(out, folders)
    for name, content in kept.items():
        write_whole(out / name, content)
    write_environment(out, environment)
    forget(out)
    journal = Journal(out)
    try:
        began = Began(facts_so_far(plan, None, engine))
        journal.add(began)
        keep_commitment(out, began, stamp)
        hold.enter(Phase.WORKING)
        play = partial(execute, workers=workers, enough=enough, watch=watch)
        executed = repeated(plan, _executed(plan, play, listener, on_table, journal, engine), play, repeat)
        interruption.finish()  # what was judged is written, though somebody asks once more
        write_environment(out, _at_the_end(environment, clock.span(), executed))
        facts = replace(facts_of(plan, executed, engine), measured=again())
        if facts.interrupted and facts.engine.isolation is not Isolation.ISOLATED:
            asked = (each.incident("was asked to end", facts.engine.isolation) for each in held_in(out))
            facts = replace(facts, incidents=(*facts.incidents, *asked))
        journal.add(Ended(facts))
    finally:
        journal.close()
    write_record(out, facts, regulations, executed.evidence, executed.tables)
    del executed  # it is read again from the record, and would be held twice
    return stored_run(out, regulations)


def _executed(
    plan: RunPlan,
    play: Callable[..., Executed],
    listener: Listener,
    on_table: TableListener,
    journal: Journal,
    engine: str,
) -> Executed:
    """Execute the plan and write down what is seen as it comes."""

    def judged(evidence: Evidence) -> None:
        journal.add(Judged(evidence))
        listener(evidence)

    def played(table: PlayedTable) -> None:
        journal.add(Played(table))
        on_table(table)

    def greeted(hello: Hello, pid: int | None) -> None:
        journal.add(Greeted(facts_so_far(plan, hello, engine), pid))

    executed = play(plan, listener=judged, on_greeting=greeted, on_table=played)
    forget_parsed()
    if executed.unwritten is not None:
        raise executed.unwritten
    return executed


def _environment(
    clock: Clock, command: str, engine: str, options: Mapping[str, str], folders: Mapping[str, Path]
) -> Environment:
    """The environment as the run begins."""
    return Environment(
        started=stated(clock.started),
        finished=stated(clock.started),
        command=command,
        engine=engine,
        engine_options=dict(options),
        harness=f"vistoria {__version__}",
        python=platform.python_version(),
        platform=platform.platform(),
        packages={name: _version(name) for name in PACKAGES},
        harness_pid=os.getpid(),
        engine_pids=(),
        digests=method_digests(folders),
        engine_stderr=(),
    )


def _at_the_end(environment: Environment, span: Span, executed: Executed) -> Environment:
    return replace(
        environment,
        started=stated(span.started),
        finished=stated(span.finished),
        notes=() if span.note is None else (span.note,),
        engine_pids=tuple(sorted((end.pid for end in executed.engines), key=lambda pid: pid or 0)),
        engine_stderr=tuple(end.stderr for end in executed.engines if end.stderr),
        seconds=dict(sorted(executed.seconds.items())),
        farewells=tuple(end.bye for end in executed.engines if end.bye is not None),
    )


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"
