"""Gathers evidence from the reports of all processes; what never reports stays untested."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vistoria.journal.disk import CannotWrite
from vistoria.model.errors import ExitCode, UserError
from vistoria.model.evidence import Evidence
from vistoria.protocol.handshake import Hello

from .plugin import PROPERTY, UNWRITTEN, EngineReport

Listener = Callable[[Evidence], None]
GreetingListener = Callable[[Hello, int | None], None]
Enough = Callable[[Evidence], bool]
"""Whether nothing more need be run after this."""


class NoTranscript(UserError):
    """The transcript of a scenario cannot be written; the text says why."""

    exit_code = ExitCode.OUR_FAULT


def fault_text(error: BaseException) -> str:
    """An unexpected error in one line, with the place where it was raised."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})"


class Recorder:
    """Registered with pytest in the controlling process."""

    def __init__(
        self, listener: Listener, enough: Enough | None = None, on_greeting: GreetingListener | None = None
    ) -> None:
        self.listener = listener
        self.enough = enough
        self.on_greeting = on_greeting
        self.evidence: dict[str, Evidence] = {}
        self.greetings: list[Hello] = []
        self.engines: list[EngineReport] = []
        self.collection_faults: list[str] = []
        self.faults: list[str] = []
        self.unwritten: UserError | None = None
        self.interrupted = False

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """The session is what can be stopped."""
        self.session = session

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A feature that cannot be collected stops the run, with its reason."""
        if report.failed:
            text = str(report.longrepr).strip()
            if text not in self.collection_faults:
                self.collection_faults.append(text)
            self.session.shouldfail = "features that cannot be collected"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Evidence comes with the report of the call; anything else that fails is a fault of ours."""
        if report.when == "call":
            for key, value in report.user_properties:
                if key == UNWRITTEN:
                    self._stop(NoTranscript(str(value)))
                    return
                if key == PROPERTY:
                    self._judged(msgspec.json.decode(str(value), type=Evidence))
                    return
        if report.failed:
            self.faults.append(
                f"{report.nodeid} ({report.when}): {report.longreprtext.strip().splitlines()[-1]}"
            )

    def _judged(self, evidence: Evidence) -> None:
        if self.unwritten is not None:
            return  # what cannot be written down is not counted
        try:
            self.listener(evidence)
        except CannotWrite as error:
            self._stop(error)
            return
        self.evidence[evidence.scenario] = evidence
        if self.enough is not None and self.enough(evidence):
            self.session.shouldstop = "enough was seen"

    def _stop(self, error: UserError) -> None:
        """Nothing more is played: it could not be kept."""
        self.unwritten = self.unwritten or error
        self.session.shouldstop = "what is judged cannot be written"

    def pytest_vistoria_greeted(self, hello: Hello, pid: int | None) -> None:
        """An engine process said who it is."""
        self.greetings.append(hello)
        if self.on_greeting is not None:
            try:
                self.on_greeting(hello, pid)
            except CannotWrite as error:
                self._stop(error)

    def pytest_vistoria_engine(self, report: EngineReport) -> None:
        """The single process is done with its engine."""
        self.engines.append(report)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:
        """A worker is done with its engine, or died."""
        output = getattr(node, "workeroutput", {})
        if PROPERTY in output:
            self.engines.append(msgspec.json.decode(output[PROPERTY], type=EngineReport))
        if error:
            self.faults.append(f"a worker process ended: {str(error).strip().splitlines()[0]}")

    def pytest_internalerror(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """A fault of ours between the scenarios."""
        self.faults.append(fault_text(excinfo.value))

    def pytest_keyboard_interrupt(self) -> None:
        """Ctrl-C: what is there is kept."""
        self.interrupted = True
