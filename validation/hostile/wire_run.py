"""Runs one hostile engine: the harness has a conversation with it, reports the outcome, and starts it again."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from vistoria.client.conversation import Conversation
from vistoria.client.link import EngineLink, Timeouts
from vistoria.model.command import Join
from vistoria.model.request import Ask, Close, Look, Open, Play, Rank, Record, Request
from vistoria.model.table import Force, Settings
from vistoria.protocol.errors import EngineError

from .case import UNDERSTOOD, AnyCase, Over, WireCase
from .watch import end_left, metered, reached

ENGINE = Path(__file__).with_name("engine.py")
PATIENT = Timeouts(600.0, 600.0)
TALK: tuple[Request, ...] = (
    Open("t-1", "toy", 6, Settings(), Force()),
    Play("t-1", (Join("p1", 1, 100),)),
    Look("t-1", "public"),
    Rank("toy", "showdown", ()),
    Ask("t-1", "rules"),
    Record("t-1", 1),
    Close("t-1"),
)
"""A conversation with one request of each kind, between hello and bye."""


@dataclass(frozen=True)
class CaseResult:
    """The result of a case at one request over one transport."""

    fault: str
    at: str
    over: Over
    outcome: str
    """A reason, `understood`, or the abilities that the smoke test reports as broken."""
    message: str
    """The message for the vendor; empty if the outcome is `understood`."""
    seconds: float
    grown_kb: int
    """Growth of the harness's peak memory."""
    goes_on: bool
    """Whether the whole conversation worked after the engine was started again."""
    left: tuple[int, ...]
    """Processes of the engine that are still running after the harness stopped it."""

    def complaints(self, case: AnyCase) -> tuple[str, ...]:
        """The differences from the table."""
        found = []
        if self.outcome != case.outcome:
            found.append(f"the outcome is {self.outcome}, expected {case.outcome}")
        found += [f"the message does not say {words!r}" for words in case.says if words not in self.message]
        if not self.goes_on:
            found.append("the conversation failed after the engine was started again")
        if self.left:
            found.append(f"processes still running: {', '.join(map(str, self.left))}")
        return tuple(found)


def run_wire_case(case: WireCase, patience_s: float) -> Iterator[CaseResult]:
    """Run a case at each of its requests over each of its transports."""
    for over in case.transports:
        for at in case.at:
            yield run_wire(case, at, over, patience_s)


def run_wire(case: WireCase, at: str, over: Over, patience_s: float) -> CaseResult:
    """Run a case once; `patience_s` is the time-out for an engine that hangs."""
    greeting_s = (
        patience_s if at in ("start", "hello") else PATIENT.handshake_s
    )  # a busy machine starts slowly
    timeouts = Timeouts(greeting_s, patience_s) if case.outcome == "engine-timeout" else PATIENT
    with tempfile.TemporaryDirectory() as folder:
        mark = str(Path(folder) / "mark")
        argv = (sys.executable, "-E", "-S", str(ENGINE), mark, case.fault, at)
        with reached(argv, over, ENGINE.stem) as launch:
            link = EngineLink(launch, timeouts)
            with metered() as cost:
                error = _talk(link)
            link.stop()
            goes_on = _talk(EngineLink(launch, PATIENT)) is None
        left = end_left(mark)
    outcome = str(error.reason.value) if error else UNDERSTOOD
    message = str(error) if error else ""
    return CaseResult(case.fault, at, over, outcome, message, cost.seconds, cost.grown_kb, goes_on, left)


def _talk(link: EngineLink) -> EngineError | None:
    """Have the whole conversation; return the error that ended it."""
    try:
        link.start()
        talk = Conversation(link)
        for request in TALK:
            talk.ask(request)
        link.bye()
    except EngineError as error:
        return error
    finally:
        link.stop()
    return None
