"""Time in which the harness itself was stopped or suspended does not count against an engine."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import accumulate, chain, repeat
from types import SimpleNamespace

import pytest

from vistoria.client import channel
from vistoria.client.channel import Channel
from vistoria.client.transport import Expired

TIMEOUT = 5.0


def clocked(steps: Iterator[float], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock is so much later than the one before."""
    times = accumulate(steps)
    monkeypatch.setattr(channel, "time", SimpleNamespace(monotonic=lambda: next(times)))


def asked(monkeypatch: pytest.MonkeyPatch, steps: Iterator[float], answers_at: int) -> tuple[bytes, int]:
    """The answer that a product gives at a look, and how often was looked."""
    clocked(steps, monkeypatch)
    (out, to), (back, answer) = os.pipe(), os.pipe()
    line = Channel(to, back)
    looks = 0

    def looked(milliseconds: int) -> list[tuple[int, int]]:
        nonlocal looks
        looks += 1
        if looks == answers_at:
            os.write(answer, b"{}\n")
            return [(back, 1)]
        return []

    line._poll = SimpleNamespace(poll=looked)
    try:
        return line.exchange(b"?\n", TIMEOUT), looks
    finally:
        for descriptor in (out, to, back, answer):
            os.close(descriptor)


@pytest.mark.parametrize("away_at", [2, 3, 4])
def test_an_absence_of_an_hour_is_not_the_engines(away_at: int, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = chain(repeat(0.1, away_at), [3600.0], repeat(0.1))
    assert asked(monkeypatch, steps, answers_at=9)[0] == b"{}\n"


def test_an_absence_before_the_request_is_sent_leaves_time_for_one_look(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert asked(monkeypatch, chain([3600.0], repeat(0.1)), answers_at=3)[0] == b"{}\n"


def test_an_engine_that_does_not_answer_while_the_harness_is_there_has_timed_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(Expired):
        asked(monkeypatch, repeat(0.4), answers_at=10**6)
