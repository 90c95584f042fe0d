"""Gathers evidence from the reports of all processes; what never reports stays untested."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from vistoria.journal import interruption
from vistoria.journal.disk import CannotWrite
from vistoria.model.errors import ExitCode, UserError
from vistoria.model.evidence import Evidence
from vistoria.model.played import PlayedTable
from vistoria.protocol.handshake import Hello

from .engine_report import EngineReport, located
from .link import UNWRITTEN
from .plugin import PROPERTY
from .tables import TABLE

Listener = Callable[[Evidence], None]
TableListener = Callable[[PlayedTable], None]
GreetingListener = Callable[[Hello, int | None], None]
Enough = Callable[[Evidence], bool]
"""Whether nothing more need be run after this."""


class NoTranscript(UserError):
    """The transcript of a scenario cannot be written; the text says why."""

    exit_code = ExitCode.OUR_FAULT


class Recorder:
    """Registered with pytest in the controlling process."""

    def __init__(
        self,
        listener: Listener,
        enough: Enough | None = None,
        on_greeting: GreetingListener | None = None,
        on_table: TableListener | None = None,
    ) -> None:
        self.listener = listener
        self.on_table = on_table
        self.tables: dict[str, PlayedTable] = {}
        self.enough = enough
        self.on_greeting = on_greeting
        self.evidence: dict[str, Evidence] = {}
        self.seconds: dict[str, float] = {}
        self.engines: list[EngineReport] = []
        self.collection_faults: list[str] = []
        self.faults: list[str] = []
        self.hello: Hello | None = None
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
        with interruption.held():  # what is written down is counted, and the other way round
            self._heard(report)

    def _heard(self, report: pytest.TestReport) -> None:
        said = report.user_properties if report.when == "call" else ()
        for key, value in said:
            if key == UNWRITTEN:
                self._stop(NoTranscript(str(value)))
                return
            if key == PROPERTY:
                evidence = msgspec.json.decode(str(value), type=Evidence)
                self.seconds[evidence.scenario] = round(report.duration, 3)
                self._judged(evidence)
            elif key == TABLE:
                self._followed(msgspec.json.decode(str(value), type=PlayedTable))
        if report.failed and PROPERTY not in [key for key, _ in said]:  # a table never fails; we do
            self.faults.append(
                f"{report.nodeid} ({report.when}): {report.longreprtext.strip().splitlines()[-1]}"
            )

    def _judged(self, evidence: Evidence) -> None:
        if self.unwritten is not None:
            return  # what cannot be written down is not counted
        self.evidence[evidence.scenario] = evidence
        try:
            self.listener(evidence)
        except CannotWrite as error:
            del self.evidence[evidence.scenario]
            self._stop(error)
            return
        if self.enough is not None and self.enough(evidence):
            self.session.shouldstop = "enough was seen"

    def _followed(self, table: PlayedTable) -> None:
        if self.unwritten is not None:
            return
        self.tables[table.id] = table
        try:
            if self.on_table is not None:
                self.on_table(table)
        except CannotWrite as error:
            del self.tables[table.id]
            self._stop(error)

    def _stop(self, error: UserError) -> None:
        """Nothing more is played: it could not be kept."""
        self.unwritten = self.unwritten or error
        self.session.shouldstop = "what is judged cannot be written"

    def pytest_vistoria_greeted(self, hello: Hello, pid: int | None) -> None:
        """What the first engine process said of itself counts, whatever becomes of it."""
        self.hello = self.hello or hello
        if self.on_greeting is not None:
            try:
                self.on_greeting(hello, pid)
            except CannotWrite as error:
                self._stop(error)

    def pytest_vistoria_engine(self, report: EngineReport) -> None:
        """One process is done with its engine."""
        self.engines.append(report)

    def pytest_internalerror(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """A fault of ours between the scenarios."""
        self.faults.append(located(excinfo.value))

    def pytest_keyboard_interrupt(self) -> None:
        """Ctrl-C: what is there is kept."""
        self.interrupted = True
