"""A plugin for a vendor's own pytest suite: conformance as one test for each clause, played in a child process.

python -m pytest -p vistoria.pytest --conformance-engine my.adapter:Engine --conformance-regulation mo-97-2010
"""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vistoria.law.catalogue import installed, load
from vistoria.model.outcome import Outcome
from vistoria.verdict.known import covered
from vistoria.verdict.results import Results, ScenarioResult

RESULTS = pytest.StashKey[Results]()
OUT = "vistoria-out"


class NotConform(Exception):
    """A clause that failed or is inconclusive; the text says which scenario shows it."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Engine, regulation and more options of `vistoria run`."""
    group = parser.getgroup("conformance")
    group.addoption("--conformance-engine", metavar="ENGINE", help="engine to test, as for `vistoria run`")
    group.addoption("--conformance-regulation", metavar="ID", help="regulation to test against")
    group.addoption("--conformance-out", metavar="FOLDER", default=OUT, help="folder for the evidence")
    group.addoption(
        "--conformance-options", metavar="OPTIONS", default="", help="more options of `vistoria run`"
    )


def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    """Add a test for each clause that binds the engine and has scenarios."""
    config = session.config
    regulation = config.getoption("--conformance-regulation")
    if not config.getoption("--conformance-engine") and not regulation:
        return
    known = installed()
    if regulation not in known or not config.getoption("--conformance-engine"):
        raise pytest.UsageError(
            f"--conformance-engine and --conformance-regulation go together; installed are {', '.join(known)}"
        )
    items += [
        ClauseItem.from_parent(session, name=str(clause.id))
        for clause in load(known[regulation]).clauses
        if clause.binds_engine and clause.scenarios
    ]


class ClauseItem(pytest.Item):
    """One clause."""

    def runtest(self) -> None:
        """Look up its outcome; the first clause plays the whole suite."""
        results = self.config.stash.get(RESULTS, None)
        if results is None:
            results = self.config.stash[RESULTS] = _played(self.config)
        clause = results.regulations[self.name.partition("/")[0]].clauses[self.name]
        outcome = clause.engine_part
        if outcome is Outcome.PASSED:
            return
        if outcome in (Outcome.UNTESTED, Outcome.INAPPLICABLE):
            pytest.skip(": ".join(filter(None, (outcome, clause.reason))))
        scenarios = (*clause.scenarios, *clause.elsewhere)
        told = [_told(each) for each in scenarios if each.outcome in (Outcome.FAILED, Outcome.CANT_TELL)]
        if self.name in covered(results.known, results.regulations, engine_only=True):
            pytest.xfail("; ".join(told))
        raise NotConform("\n".join((f"{self.name} {outcome}", *told)))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """The scenarios that show it, without a traceback."""
        return str(excinfo.value) if isinstance(excinfo.value, NotConform) else super().repr_failure(excinfo)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the report says that the test stands."""
        return self.path, 0, self.name


def _told(scenario: ScenarioResult) -> str:
    seen = scenario.detail or scenario.observed
    return f"{scenario.name}: expected {scenario.expected}; observed {seen}"


def _played(config: pytest.Config) -> Results:
    """The results of a run in a process of its own."""
    out = Path(config.getoption("--conformance-out"))
    command = [
        sys.executable, "-m", "vistoria", "run", "--engine", config.getoption("--conformance-engine"),
        "--regulation", config.getoption("--conformance-regulation"), "--engine-clauses-only", "--out", str(out),
        *shlex.split(config.getoption("--conformance-options")),
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode in (4, 5):
        pytest.exit(f"{shlex.join(command)}\n{done.stdout}{done.stderr}", returncode=done.returncode)
    return msgspec.json.decode((out / "results.json").read_bytes(), type=Results)
