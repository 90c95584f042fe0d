"""When a run began and ended, whatever becomes of the machine's clock meanwhile."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

STEP = timedelta(seconds=10)
"""A clock that is only kept exact moves by less."""


def _lasting() -> float:
    """Seconds of a clock that nobody sets, which goes on while the machine sleeps where the system has such a one."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


def _now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True)
class Span:
    """A run from beginning to end, with a note if the clock was set meanwhile."""

    started: datetime
    finished: datetime
    note: str | None = None


@dataclass(frozen=True)
class Clock:
    """The clocks as a run begins."""

    started: datetime = field(default_factory=_now)
    since: float = field(default_factory=_lasting)

    def span(self) -> Span:
        """The run until now, as long as it lasted; of two ends by a clock that was set, the earlier."""
        now, lasted = _now(), timedelta(seconds=_lasting() - self.since)
        step = now - self.started - lasted
        if abs(step) <= STEP:
            return Span(self.started, max(now, self.started))
        how = "back" if step < timedelta() else "forward"
        note = (
            f"The clock of this machine was set {how} by {abs(step.total_seconds()):.0f} s during the run, which "
            f"lasted {lasted.total_seconds():.0f} s: its date and time are uncertain by as much"
        )
        finished = min(now, self.started + lasted)
        return Span(finished - lasted, finished, note)


def stated(moment: datetime) -> str:
    """A time as the record has it."""
    return moment.isoformat(timespec="seconds")
