"""A whole run: executes, records, concludes."""

from __future__ import annotations

import os
import platform
import shutil
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from vistoria import __version__
from vistoria.bundle.environment import Environment
from vistoria.bundle.layout import ENVIRONMENT, FEATURES, TRANSCRIPTS, method_digests, readable
from vistoria.bundle.store import StoredRun, copy_features, stored_run, write_record
from vistoria.model.clause import Regulation

from .execute import execute, refuse_uncollectable
from .facts import facts_of
from .memory import forget_parsed
from .plan import RunPlan
from .recorder import Listener

PACKAGES = ("babel", "gherkin-official", "jinja2", "msgspec", "pytest", "pytest-bdd")


def conduct(
    plan: RunPlan,
    regulations: Mapping[str, Regulation],
    listener: Listener,
    *,
    engine: str,
    workers: int,
    out: Path,
    command: str,
) -> StoredRun:
    """Run, conclude, and write the record below `out`; raises CannotCollect before anything is lost.

    `engine` and `command` are as the user wrote them.
    """
    started = _now()
    folders = {name: Path(folder) for name, folder in plan.folders.items()}
    refuse_uncollectable(folders.values())
    shutil.rmtree(out / TRANSCRIPTS, ignore_errors=True)
    executed = execute(plan, workers, listener)
    forget_parsed()
    facts = facts_of(plan, executed, engine)
    write_record(out, facts, regulations, executed.evidence)
    shutil.rmtree(out / FEATURES, ignore_errors=True)
    copy_features(out, folders)
    environment = Environment(
        started=started,
        finished=_now(),
        command=command,
        engine=engine,
        harness=f"vistoria {__version__}",
        python=platform.python_version(),
        platform=platform.platform(),
        packages={name: _version(name) for name in PACKAGES},
        harness_pid=os.getpid(),
        engine_pids=tuple(sorted((r.pid for r in executed.engines), key=lambda pid: pid or 0)),
        digests=method_digests(folders),
        engine_stderr=tuple(r.stderr for r in executed.engines if r.stderr),
    )
    (out / ENVIRONMENT).write_bytes(readable(environment))
    return stored_run(out, regulations)


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
