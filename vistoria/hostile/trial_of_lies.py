"""Tries one adapter that lies: a hand is begun, said again, and judged as a scenario would be when it ends."""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Mapping

from vistoria.checks.forced import deck_fault
from vistoria.checks.sense import nonsense
from vistoria.client.difference import difference
from vistoria.client.launch import StdioLaunch
from vistoria.client.link import EngineLink, Timeouts
from vistoria.model.evidence import Fault
from vistoria.model.history import History, read_history
from vistoria.model.outcome import Reason
from vistoria.smoke import Trial
from vistoria.smoke.bench import Bench

from .case import UNDERSTOOD, LieCase
from .trial import Tried

LIES = "vistoria.hostile.lies"
PATIENT = Timeouts(30.0, 30.0)


class _Recording:
    """Calls a link and keeps what was said, as a transcript would."""

    def __init__(self, link: EngineLink) -> None:
        self.link = link
        self.messages: list[Mapping[str, object]] = []

    def __call__(self, method: str, params: object) -> object:
        result = self.link.call(method, params)
        self.messages += [{"method": method, "params": params}, {"result": result}]
        return result

    @property
    def history(self) -> History:
        """What was said so far."""
        return read_history(self.messages)


def try_lie(case: LieCase, trial: Trial) -> Tried:
    """Try a lie about a first hand of the game of `trial`."""
    command = (sys.executable, "-m", "vistoria.serve.host", f"{LIES}:{case.fault}")
    began, held = time.monotonic(), _most_kb()
    with EngineLink(StdioLaunch(command, case.fault), PATIENT) as link:
        fault = _fault(link, trial)
        link.bye()
    seconds, grown = time.monotonic() - began, _most_kb() - held
    outcome = str(fault.reason.value) if fault else UNDERSTOOD
    told = fault.detail if fault else ""
    return Tried(case.fault, "start", "stdio", outcome, told, seconds, grown, True, ())


def _fault(link: EngineLink, trial: Trial) -> Fault | None:
    """What voids a hand with a forced deck, or what cannot be in a hand without one."""
    first, again, free = (_Recording(link) for _ in range(3))
    for recording in (first, again):
        bench = Bench(recording, trial, link.hello.abilities)
        bench.dealt(deck=bench.deck(1))
    if detail := deck_fault(first.history):
        return Fault(Reason.DECK_NOT_DEALT, detail)
    found = difference(_answers(first), _answers(again))
    if found is not None:
        detail = f"the same requests were answered differently the second time: {found}"
        return Fault(Reason.NOT_REPEATABLE, detail)
    Bench(free, trial, link.hello.abilities).dealt()
    return nonsense(first.history) or nonsense(free.history)


def _answers(recording: _Recording) -> list[object]:
    return [message["result"] for message in recording.messages if "result" in message]


def _most_kb() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
