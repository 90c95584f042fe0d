"""How a run is carried out. It holds the secret of the run, so it is in no file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import msgspec

from vistoria.client.launch import Launch
from vistoria.client.link import Timeouts
from vistoria.model.measured import Measured
from vistoria.model.secret import fresh_secret, seed_of
from vistoria.verdict.request import RunRequest, below


class RunPlan(msgspec.Struct, frozen=True):
    """One run: what was asked, and by which means."""

    request: RunRequest
    launch: Launch
    folders: dict[str, str]
    """Folder by regulation id."""
    transcripts: str = ""
    """Folder; empty where no transcript is kept, as in a self-test: then no forced hand is said twice."""
    first: tuple[str, ...] = ()
    """Clauses whose scenarios run before all others, in this order."""
    timeouts: Timeouts = Timeouts()
    measured: tuple[Measured, ...] = ()
    """The item and its adapter, as they were before the run."""
    secret: str = msgspec.field(default_factory=fresh_secret)

    @property
    def seed(self) -> int:
        """What draws follow from."""
        return seed_of(self.secret) if self.request.seed is None else self.request.seed

    def rank(self, clause: str) -> int:
        """Place of a clause's scenarios among those run `first`; all others come after them."""
        return next((i for i, top in enumerate(self.first) if below(clause, (top,))), len(self.first))


_PLAN: ContextVar[RunPlan] = ContextVar("plan of the session that is configured")


@contextmanager
def planned(plan: RunPlan) -> Iterator[None]:
    """While this lasts, a session of pytest carries out the plan, which is in no file and on no command line."""
    before = _PLAN.set(plan)
    try:
        yield
    finally:
        _PLAN.reset(before)


def plan_in_hand() -> RunPlan:
    """The plan that a session carries out."""
    return _PLAN.get()
