"""Tries one adapter that lies: about the game, as a scenario would notice, or about an ability, as a smoke test."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from vistoria.checks.forced import deck_fault
from vistoria.checks.sense import nonsense
from vistoria.client.difference import difference
from vistoria.client.link import EngineLink, Timeouts
from vistoria.model.evidence import Fault
from vistoria.model.history import History, read_history
from vistoria.model.outcome import Reason
from vistoria.protocol.errors import EngineError
from vistoria.smoke import Trial, smoke
from vistoria.smoke.bench import Bench

from .case import UNDERSTOOD, ClaimCase, LieCase, Over
from .trial import Tried
from .watch import end_left, metered, reached

PATIENT = Timeouts(30.0, 30.0)


def tries_of(case: LieCase | ClaimCase, trials: Sequence[Trial]) -> Iterator[Tried]:
    """Try a lie over each transport."""
    for over in case.transports:
        yield try_lie(case, over, trials)


def try_lie(case: LieCase | ClaimCase, over: Over, trials: Sequence[Trial]) -> Tried:
    """Try a lie at the first table of `trials` where it means something; StopIteration where there is none."""
    trial = next(each for each in trials if case.fault not in each.without)
    with tempfile.TemporaryDirectory() as folder:
        mark = str(Path(folder) / "mark")
        argv = (sys.executable, "-m", "vistoria.hostile.host", mark, *case.serves)
        with reached(argv, over, case.fault) as launch:
            with metered() as cost, EngineLink(launch, PATIENT) as link:
                told = _named(link, trial) if isinstance(case, ClaimCase) else _judged(link, trial)
                link.bye()
            goes_on = _greets(EngineLink(launch, PATIENT))
        left = end_left(mark)
    return Tried(case.fault, "start", over, *told, cost.seconds, cost.grown_kb, goes_on, left)


def _named(link: EngineLink, trial: Trial) -> tuple[str, str]:
    """The abilities that a smoke test says do not work, and what it says of them."""
    hello = msgspec.structs.replace(link.hello, regulations=(trial.regulation,))
    wrong = [result for result in smoke(link.call, hello, (trial,)) if not result.ok]
    abilities = dict.fromkeys(result.ability.partition("/")[0] for result in wrong)
    return ", ".join(abilities) or UNDERSTOOD, "\n".join(map(str, wrong))


def _judged(link: EngineLink, trial: Trial) -> tuple[str, str]:
    """What voids a hand that is begun, said again, and judged as a scenario would be when it ends."""
    try:
        fault = _fault(link, trial)
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
