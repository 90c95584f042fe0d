"""Runs the scenarios of some regulations, and plays them again to find those that come out differently."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec
import pytest

from vistoria.journal.temporary import temporary_room
from vistoria.model.errors import ExitCode, UserError
from vistoria.model.evidence import Evidence
from vistoria.model.outcome import OURS
from vistoria.model.played import PlayedTable
from vistoria.protocol.handshake import Hello

from .binding import ScenarioPlace, folder_faults
from .engine_report import EngineReport, located
from .plan import RunPlan, planned
from .recorder import Enough, GreetingListener, Listener, Recorder, TableListener
from .workers import Workers

ENVIRONMENT = {"PYTEST_ADDOPTS": None, "PYTEST_PLUGINS": None, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}

UNUSED = (
    "terminal", "cacheprovider", "junitxml", "logging", "doctest", "unittest", "monkeypatch", "recwarn",
    "tmpdir", "legacypath", "pastebin", "subtests", "stepwise", "setuponly", "setupplan", "faulthandler",
    "unraisableexception", "threadexception",
)  # fmt: skip
"""Plugins of pytest that no scenario needs; some take their time, and two collect garbage by force."""


class CannotCollect(UserError):
    """The features cannot be run as they stand; a fault of theirs, named with file and line."""

    exit_code = ExitCode.OUR_FAULT


@dataclass(frozen=True)
class Executed:
    """What a run left behind."""

    evidence: Mapping[str, Evidence]
    hello: Hello | None
    """What the first engine process said of itself."""
    engines: tuple[EngineReport, ...]
    faults: tuple[str, ...]
    interrupted: bool
    tables: Mapping[str, PlayedTable] = field(default_factory=dict)
    unwritten: UserError | None = None
    """Why no more was played: what is judged cannot be written."""
    seconds: Mapping[str, float] = field(default_factory=dict)
    """How long each scenario took."""


def refuse_uncollectable(folders: Iterable[Path], only: frozenset[ScenarioPlace] | None = None) -> None:
    """Raise CannotCollect for features with syntax errors, lint findings, or steps without one definition.

    The steps of all scenarios are looked up, or of those that stand at these places `only`.
    """
    faults = [fault for folder in folders for fault in folder_faults(folder, only)]
    if faults:
        raise CannotCollect("\n".join(faults))


def execute(
    plan: RunPlan,
    workers: int,
    listener: Listener,
    enough: Enough | None = None,
    on_greeting: GreetingListener | None = None,
    on_table: TableListener | None = None,
    watch: object | None = None,
) -> Executed:
    """Run with pytest, untouched by the settings and plugins of the place it is started in.

    Ends early, as interrupted, after evidence that is `enough`, and when a listener cannot write. `watch` is a plugin
    that follows the run at the terminal. Raises CannotFork for workers that cannot be had.
    """
    recorder = Recorder(listener, enough, on_greeting, on_table)
    plugins: list[object] = [recorder, *([] if watch is None else [watch])]
    if workers > 1:
        plugins.append(Workers(workers, recorder))
    faults: list[str] = []
    code: int = pytest.ExitCode.OK
    try:
        with temporary_room() as room, _own_environment(), planned(plan):
            code = pytest.main([*_arguments(plan, room), *([] if watch is None else ["-s"])], plugins=plugins)
    except KeyboardInterrupt:
        recorder.interrupted = True
    except Exception as error:  # the end of the session is no reason to lose what was judged
        faults.append(located(error))
    if recorder.collection_faults:
        raise CannotCollect("\n".join(recorder.collection_faults))
    interrupted = recorder.interrupted or code == pytest.ExitCode.INTERRUPTED
    if code in (pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR):
        faults.append(f"pytest ended with {pytest.ExitCode(code).name}")
    return Executed(
        recorder.evidence,
        recorder.hello,
        tuple(recorder.engines),
        (*recorder.faults, *faults),
        interrupted,
        recorder.tables,
        recorder.unwritten,
        recorder.seconds,
    )


def _arguments(plan: RunPlan, room: Path) -> list[str]:
    return [
        "-p", "vistoria.run.plugin", "-c", os.devnull, "--rootdir", str(room), "--noconftest",
        "--confcutdir", next(iter(plan.folders.values())),  # or pytest lists every folder above it
        *(word for name in UNUSED for word in ("-p", f"no:{name}")),
        "-p", "pytest_bdd.plugin", "--import-mode=importlib",
        "--assert=plain",  # what a rewritten module is loaded by would hold the whole session to the end
        *plan.folders.values(),
    ]  # fmt: skip


@contextmanager
def _own_environment() -> Iterator[None]:
    before = {name: os.environ.get(name) for name in ENVIRONMENT}
    _set(ENVIRONMENT)
    try:
        yield
    finally:
        _set(before)


def _set(values: Mapping[str, str | None]) -> None:
    for name, value in values.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value


def repeated(plan: RunPlan, first: Executed, play: Callable[..., Executed], times: int) -> Executed:
    """The first round, with a fault of the engine for each scenario that another round shows differently."""
    faults: dict[str, str] = {}
    for number in range(2, times + 1):
        if first.interrupted:
            break
        with temporary_room() as room:
            again = play(msgspec.structs.replace(plan, transcripts=str(room)), listener=lambda evidence: None)
        for scenario, said in _differences(first.evidence, again.evidence):
            faults.setdefault(scenario, f"flaky: {scenario} {said} in round {number} of {times}")
        if again.interrupted:
            break
    report = EngineReport(None, None, faults=tuple(faults.values()))
    return replace(first, engines=(*first.engines, report)) if faults else first


def _differences(first: Mapping[str, Evidence], again: Mapping[str, Evidence]) -> Iterator[tuple[str, str]]:
    for scenario in first.keys() & again.keys():
        was, now = came_out(first[scenario]), came_out(again[scenario])
        if was != now and OURS.isdisjoint((was, now)):
            yield scenario, f"came out as {was} first and as {now}"


def came_out(evidence: Evidence) -> str:
    """What a scenario's evidence shows, in a few words: its fault, or the worst of its checks."""
    if evidence.fault is not None:
        return str(evidence.fault.reason)
    found = [made.finding.verdict for made in evidence.checks]
    return next((verdict for verdict in found if verdict != "passed"), "passed" if found else "no check")
