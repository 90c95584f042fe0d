"""A whole run: executes, gathers, concludes, and writes the bundle."""

from __future__ import annotations

import os
import platform
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from vistoria import __version__
from vistoria.bundle.environment import Environment
from vistoria.bundle.layout import ENVIRONMENT, FEATURES, TRANSCRIPTS, method_digests, readable
from vistoria.bundle.store import copy_features, write_record
from vistoria.client.launch import Launch
from vistoria.model.clause import Regulation
from vistoria.verdict.results import Results

from .execute import Executed, execute, refuse_uncollectable
from .facts import facts_of
from .plan import RunPlan, to_record
from .recorder import Listener

PACKAGES = ("gherkin-official", "hypothesis", "jinja2", "msgspec", "pytest", "pytest-bdd", "pytest-xdist")


@dataclass(frozen=True)
class Conduct:
    """What a person asked for."""

    launch: Launch
    engine: str
    """As it was written after --engine."""
    folders: Mapping[str, Path]
    readings: Mapping[str, str]
    engine_only: bool
    clauses: tuple[str, ...]
    seed: int
    examples: int
    """Per cent of the examples that property scenarios draw."""
    workers: int
    handshake_s: float
    command_s: float
    out: Path
    command: str


def conduct(order: Conduct, regulations: Mapping[str, Regulation], listener: Listener) -> Results:
    """Run, conclude, and write everything below `order.out`; raises CannotCollect before anything is lost."""
    started = _now()
    out = order.out
    refuse_uncollectable(order.folders.values())
    shutil.rmtree(out / TRANSCRIPTS, ignore_errors=True)
    plan = RunPlan(
        launch=to_record(order.launch),
        folders={name: str(folder) for name, folder in order.folders.items()},
        readings=dict(order.readings),
        seed=order.seed,
        transcripts=str((out / TRANSCRIPTS).resolve()),
        clauses=order.clauses,
        examples=order.examples,
        handshake_s=order.handshake_s,
        command_s=order.command_s,
    )
    executed = execute(plan, order.workers, listener)
    facts = facts_of(plan, executed, order.engine, engine_only=order.engine_only)
    results = write_record(out, facts, regulations, executed.evidence)
    shutil.rmtree(out / FEATURES, ignore_errors=True)
    copy_features(out, order.folders)
    environment = _environment(order, executed, started)
    (out / ENVIRONMENT).write_bytes(readable(environment))
    return results


def _environment(order: Conduct, executed: Executed, started: str) -> Environment:
    return Environment(
        started=started,
        finished=_now(),
        command=order.command,
        engine=order.engine,
        harness=f"vistoria {__version__}",
        python=platform.python_version(),
        platform=platform.platform(),
        packages={name: _version(name) for name in PACKAGES},
        harness_pid=os.getpid(),
        engine_pids=tuple(sorted((r.pid for r in executed.engines), key=lambda pid: pid or 0)),
        digests=method_digests(order.folders),
        engine_stderr=tuple(r.stderr for r in executed.engines if r.stderr),
    )


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
