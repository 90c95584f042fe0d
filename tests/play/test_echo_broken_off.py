"""Whatever ends the echoes of a table before their time is what is told of it: nothing is asked after it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

import pytest
from played import LAWS, drawn

from vistoria.cli import interruptible
from vistoria.client.aliases import Aliases
from vistoria.client.conversation import Conversation
from vistoria.client.in_process import InProcessTransport
from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.model.history import History
from vistoria.model.outcome import Reason
from vistoria.model.played import PlayedTable
from vistoria.play.echoed import play_echoes
from vistoria.protocol.errors import EngineCrashed
from vistoria.reference_engine.adapter import Reference

LAW = "mo-61-2004"
TABLE = PlayedTable("table", 4, refereed=True)
HISTORY = History(tuple(drawn(Reference(), LAW, 1, 4)))
LINES = range(2, 100, 9)
"""Requests of the echoes, in their beginnings, middles and ends."""


class Struck:
    """A link whose engine hears what befalls at a request of its choice."""

    def __init__(self, at: int, befalls: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard, exchange = 0, InProcessTransport.exchange

        def heard(transport: InProcessTransport, line: bytes, deadline: float) -> bytes:
            self.heard += 1
            if self.heard == at:
                befalls()
            return exchange(transport, line, deadline)

        monkeypatch.setattr(InProcessTransport, "exchange", heard)
        self.link = EngineLink(InProcessLaunch("vistoria.reference_engine.adapter:Reference", {}))

    def echoes(self) -> tuple[PlayedTable, Conversation]:
        return play_echoes(self.link, LAWS[LAW], TABLE, HISTORY, Aliases.by_chance(), None)


@pytest.mark.sampled("at", LINES, named=LINES[::3])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_who_interrupts_echoes_is_heard(at: int, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    struck = Struck(at, lambda: os.kill(os.getpid(), number), monkeypatch)
    with interruptible(), pytest.raises(KeyboardInterrupt):
        struck.echoes()
    assert struck.heard == at


@pytest.mark.sampled("at", LINES, named=LINES[::3])
def test_an_engine_that_crashes_in_an_echo_has_crashed(at: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def crashes() -> None:
        raise EngineCrashed("the process ended with exit status 9")

    struck = Struck(at, crashes, monkeypatch)
    record, talk = struck.echoes()
    assert (record.fault.reason if record.fault else None) is Reason.ENGINE_CRASH
    assert b'"fault"' in bytes(talk.messages[-1])
    assert struck.heard == at


@pytest.mark.parametrize("at", LINES[:2])
def test_a_limit_of_the_harness_in_an_echo_is_no_fault_of_the_engine(
    at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def at_its_limit() -> None:
        raise MemoryError

    with pytest.raises(MemoryError):
        Struck(at, at_its_limit, monkeypatch).echoes()
