"""A run whose clock on the wall is set meanwhile lasts as long as it lasted, and says so."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from vistoria.run import clock

BEGAN = datetime(2026, 5, 1, 12, tzinfo=UTC)
LASTED = timedelta(seconds=240)


def spanned(step: timedelta, monkeypatch: pytest.MonkeyPatch) -> clock.Span:
    """A run of four minutes, in which the clock on the wall is set."""
    started = clock.Clock(BEGAN, 1000.0)
    monkeypatch.setattr(clock, "_now", lambda: BEGAN + LASTED + step)
    monkeypatch.setattr(clock, "_lasting", lambda: 1000.0 + LASTED.total_seconds())
    return started.span()


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (timedelta(0), None),
        (timedelta(seconds=-1), None),
        (timedelta(hours=-3), "set back by 10800 s during the run, which lasted 240 s"),
        (timedelta(days=27_000), "set forward by 2332800000 s during the run, which lasted 240 s"),
    ],
)
def test_a_run_ends_after_it_began_and_never_in_the_future(
    step: timedelta, said: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    span = spanned(step, monkeypatch)
    assert span.started <= span.finished <= BEGAN + LASTED + step
    assert span.note is None if said is None else said in str(span.note)
    assert abs(span.finished - span.started - LASTED) <= clock.STEP
