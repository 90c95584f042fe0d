"""Gathers evidence from the reports of all processes; what never reports stays untested."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from vistoria.model.evidence import Evidence
from vistoria.protocol.handshake import Hello

from .engine_report import EngineReport
from .plugin import PROPERTY

Listener = Callable[[Evidence], None]
Enough = Callable[[Evidence], bool]
"""Whether nothing more need be run after this."""


class Recorder:
    """Registered with pytest in the controlling process."""

    def __init__(self, listener: Listener, enough: Enough | None = None) -> None:
        self.listener = listener
        self.enough = enough
        self.evidence: dict[str, Evidence] = {}
        self.engines: list[EngineReport] = []
        self.collection_faults: list[str] = []
        self.faults: list[str] = []
        self.hello: Hello | None = None
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
        for key, value in report.user_properties:
            if key == PROPERTY and report.when == "call":
                evidence = msgspec.json.decode(str(value), type=Evidence)
                self.evidence[evidence.scenario] = evidence
                self.listener(evidence)
                if self.enough is not None and self.enough(evidence):
                    self.session.shouldstop = "enough was seen"
                return
        if report.failed:
            self.faults.append(
                f"{report.nodeid} ({report.when}): {report.longreprtext.strip().splitlines()[-1]}"
            )

    def pytest_vistoria_greeted(self, hello: Hello, pid: int | None) -> None:
        """What the first engine process said of itself counts, whatever becomes of it."""
        self.hello = self.hello or hello

    def pytest_vistoria_engine(self, report: EngineReport) -> None:
        """One process is done with its engine."""
        self.engines.append(report)

    def pytest_keyboard_interrupt(self) -> None:
        """Ctrl-C: what is there is kept."""
        self.interrupted = True
