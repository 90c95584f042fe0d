"""What a vendor has accepted for a while: failures, what is inconclusive or untested; and what a run saw of each."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date
from enum import StrEnum

import msgspec

from .outcome import Outcome


class KnownEntry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of `known-failures.toml`."""

    clause: str
    """Id of the clause; `*` stands for any text behind the id of its law. A law: its tables that were broken off."""
    scenario: str = ""
    """Id or name of its scenario; empty for all of the clause, in scenarios and in play."""
    hand: str = ""
    """`table-3-1/1`: table and hand, as the report has them, where play at drawn tables shows it."""
    observed: str | tuple[str, ...] = ()
    """What the run is expected to observe, to the letter; `*` stands for any text. Of several, any; of none, anything.

    Of what is inconclusive or untested: the reason, as `results.json` has it.
    """
    most: int | None = None
    """How many scenarios and points in play it may account for; a wildcard has to say it."""
    follows: tuple[str, ...] = ()
    """Other clauses in which something may stay open because of this failure; `*` stands for any text."""
    reading: str = ""
    """Of a warning: the reading without which nothing would fail."""
    reason: str = ""
    ticket: str = ""
    owner: str = ""
    """Who has accepted it; an entry without owner does not count."""
    expires: date | None = None
    """The last day on which the entry counts; a warning has none."""

    @property
    def observations(self) -> tuple[str, ...]:
        """What the run is expected to observe, one or several."""
        return (self.observed,) if isinstance(self.observed, str) else self.observed

    def is_of(self, clause: str) -> bool:
        """Whether it is an entry of a clause."""
        return fits(clause, (self.clause,))


def fits(text: str, patterns: Iterable[str]) -> bool:
    """Whether a text is one of these; in a pattern `*` stands for any text."""
    return any(re.fullmatch(".*".join(map(re.escape, each.split("*"))), text, re.DOTALL) for each in patterns)


class KnownFailure(KnownEntry, frozen=True, omit_defaults=True, kw_only=True):
    """An entry as a run takes it."""

    outcome: Outcome = Outcome.FAILED
    """What it accepts: `failed`, `cantTell` or `untested`."""
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
    NOT_ACCEPTED = "not-accepted"
    NOT_RUN = "not-run"


INEXACT = frozenset(KnownState) - {KnownState.SEEN, KnownState.NOT_RUN}
"""States in which the list no longer says what the product does."""


class KnownResult(msgspec.Struct, frozen=True):
    """A known failure with what the run saw."""

    entry: KnownFailure
    state: KnownState
    said: str
    """What was seen, and what to do, in one sentence."""
    covers: tuple[str, ...] = ()
    """Ids of what it accounts for: scenarios, points in play, tables, or the clause itself."""
    follows: tuple[str, ...] = ()
    """Ids of what is inconclusive or untested only because of it."""

    def __str__(self) -> str:
        entry = self.entry
        until = f"until {entry.expires}" if entry.expires else f"doubtful under {entry.reading}"
        accepted = f"{entry.reason} [{', '.join(filter(None, (entry.ticket, entry.owner, until)))}]"
        return f"{entry.place} ({self.state}): {self.said}. Accepted: {accepted}"
