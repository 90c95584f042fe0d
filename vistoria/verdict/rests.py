"""What a check reads of which other clauses make a part."""

from __future__ import annotations

from collections.abc import Mapping

from vistoria.model.evidence import Evidence

_WINNING = frozenset({"best five", "winners"})
_BROUGHT = frozenset({"payouts", "unmatched", "collected", "commission", "division"})
RESTS: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(
        ("results", "results-as-said", "paid", "shared-out", "net-pot-won", "net-pot-divided"),
        _WINNING | _BROUGHT | {"side pots told"},
    ),
    **dict.fromkeys(("wins", "shared-alike", "won-by-level"), _WINNING),
    "begins-with": _BROUGHT,
    "prizes": frozenset({"payouts"}),
    "has": frozenset({"dealing"}),
    "ranking": frozenset({"composition"}),
    "attempt-accepted": frozenset({"choices", "refusal"}),
    "timed-out": frozenset({"decision"}),
}
"""By check, the aspects of the referee: all that a hand brings a player, and what is open to him."""


def is_of_the_check(evidence: Evidence) -> bool:
    """Whether the premise of a scenario is a part of what its failed check reads, and not a fact before it."""
    failed = next((made.check for made in evidence.checks if made.finding.verdict == "failed"), "")
    return evidence.premise is not None and evidence.premise.aspect in RESTS.get(failed, ())
