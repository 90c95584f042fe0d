"""Known failures: failures that a vendor has accepted for a while, and what a run saw of each."""

from __future__ import annotations

from datetime import date
from enum import StrEnum

import msgspec


class KnownEntry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of `known-failures.toml`."""

    clause: str
    """Id of the clause that fails."""
    scenario: str = ""
    """Id or name of its scenario; empty for every failure of the clause, in scenarios and in play."""
    hand: str = ""
    """`table-3-1/1`: table and hand, as the report has them, where play at drawn tables shows it."""
    observed: str | tuple[str, ...]
    """What the run is expected to observe, to the letter; `*` stands for any text. Of several, any one."""
    reason: str
    ticket: str
    owner: str
    expires: date
    """The last day on which the entry counts."""

    @property
    def observations(self) -> tuple[str, ...]:
        """What the run is expected to observe, one or several."""
        return (self.observed,) if isinstance(self.observed, str) else self.observed


class KnownFailure(KnownEntry, frozen=True, omit_defaults=True, kw_only=True):
    """An entry as a run takes it."""

    expired: bool = False
    """Whether it had expired on the day of the run."""

    @property
    def place(self) -> str:
        """The scenario, or the clause."""
        return (
            self.scenario
            if self.scenario.startswith(self.clause)
            else " ".join(filter(None, (self.clause, self.scenario, self.hand)))
        )


class KnownState(StrEnum):
    """What a run saw of a known failure."""

    SEEN = "seen"
    PASSED = "passed"
    OTHER = "another-observation"
    UNMATCHED = "unmatched"
    EXPIRED = "expired"
    NOT_RUN = "not-run"


INEXACT = frozenset({KnownState.PASSED, KnownState.OTHER, KnownState.UNMATCHED, KnownState.EXPIRED})
"""States in which the list no longer says what the product does."""


class KnownResult(msgspec.Struct, frozen=True):
    """A known failure with what the run saw."""

    entry: KnownFailure
    state: KnownState
    said: str
    """What was seen, and what to do, in one sentence."""
    covers: tuple[str, ...] = ()
    """Ids of the failures that it accounts for: scenarios, or the clause itself."""

    def __str__(self) -> str:
        entry = self.entry
        accepted = f"{entry.reason} [{entry.ticket}, {entry.owner}, until {entry.expires}]"
        return f"{entry.place} ({self.state}): {self.said}. Accepted: {accepted}"
