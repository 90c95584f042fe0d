"""Runs one false adapter: about the game, judged as in a scenario, or about an ability, judged by the smoke test."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace

from vistoria.checks.forced import deck_fault
from vistoria.checks.sense import nonsense
from vistoria.client.link import EngineLink, Timeouts
from vistoria.client.reply_difference import first_difference
from vistoria.model.evidence import Fault
from vistoria.model.history import History, read_history
from vistoria.model.outcome import Reason
from vistoria.protocol.errors import EngineError
from vistoria.smoke import SmokeSetup, smoke
from vistoria.smoke.bench import Bench

from .case import UNDERSTOOD, ClaimCase, LieCase, Over
from .watch import end_left, metered, reached
from .wire_run import CaseResult

PATIENT = Timeouts(600.0, 600.0)


def run_lie_case(case: LieCase | ClaimCase, setups: Sequence[SmokeSetup]) -> Iterator[CaseResult]:
    """Run a case over each transport."""
    for over in case.transports:
        yield run_lie(case, over, setups)


def run_lie(case: LieCase | ClaimCase, over: Over, setups: Sequence[SmokeSetup]) -> CaseResult:
    """Run a case with the first of `setups` that it applies to; StopIteration if there is none."""
    setup = next(each for each in setups if case.fault not in each.without)
    with tempfile.TemporaryDirectory() as folder:
        mark = str(Path(folder) / "mark")
        argv = (sys.executable, "-m", "vistoria.validation.hostile.host", mark, *case.serves)
        with reached(argv, over, case.fault) as launch:
            with metered() as cost, EngineLink(launch, PATIENT) as link:
                judged = _named(link, setup) if isinstance(case, ClaimCase) else _judged(link, setup)
                link.bye()
            goes_on = _greets(EngineLink(launch, PATIENT))
        left = end_left(mark)
    return CaseResult(case.fault, "start", over, *judged, cost.seconds, cost.grown_kb, goes_on, left)


def _named(link: EngineLink, setup: SmokeSetup) -> tuple[str, str]:
    """The abilities that the smoke test reports as broken, and its messages."""
    hello = replace(link.hello, regulations=(setup.regulation,))
    wrong = [result for result in smoke(link.call, hello, (setup,)) if not result.ok]
    abilities = dict.fromkeys(result.ability.partition("/")[0] for result in wrong)
    return ", ".join(abilities) or UNDERSTOOD, "\n".join(map(str, wrong))


def _judged(link: EngineLink, setup: SmokeSetup) -> tuple[str, str]:
    """Start a hand, repeat it, and judge it as at the end of a scenario; return the outcome and its message."""
    try:
        fault = _fault(link, setup)
    except EngineError as error:
        return str(error.reason.value), str(error)
    return (str(fault.reason.value), fault.detail) if fault else (UNDERSTOOD, "")


def _greets(link: EngineLink) -> bool:
    try:
        link.start()
        link.bye()
    except EngineError:
        return False
    finally:
        link.stop()
    return True


class _Recording:
    """Calls a link and keeps requests and replies, as a transcript does."""

    def __init__(self, link: EngineLink) -> None:
        self.link = link
        self.messages: list[Mapping[str, object]] = []

    def __call__(self, method: str, params: object) -> object:
        result = self.link.call(method, params)
        self.messages += [{"method": method, "params": params}, {"result": result}]
        return result

    @property
    def history(self) -> History:
        """The history so far."""
        return read_history(self.messages)


def _fault(link: EngineLink, setup: SmokeSetup) -> Fault | None:
    """What makes a hand with a forced deck void, or contradicts itself in a hand without one."""
    first, again, free = (_Recording(link) for _ in range(3))
    for recording in (first, again):
        bench = Bench(recording, setup, link.hello.abilities)
        bench.dealt(deck=bench.deck(1))
    if detail := deck_fault(first.history):
        return Fault(Reason.DECK_NOT_DEALT, detail)
    found = first_difference(_answers(first), _answers(again))
    if found is not None:
        detail = f"the same requests were answered differently the second time: {found}"
        return Fault(Reason.NOT_REPEATABLE, detail)
    Bench(free, setup, link.hello.abilities).dealt()
    return nonsense(first.history) or nonsense(free.history)


def _answers(recording: _Recording) -> list[object]:
    return [message["result"] for message in recording.messages if "result" in message]
