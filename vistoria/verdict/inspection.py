"""The outcome of an inspection part, from the attestation."""

from __future__ import annotations

from vistoria.model.attestation import Attested, Standing
from vistoria.model.outcome import Outcome, Reason, Verdict

from .rule import DecisionTable, Row, deciding

INSPECTION_PART: DecisionTable[Attested | None, Outcome] = (
    Row("expired", "the attestation on file has expired",
        lambda a: a is not None and a.standing is Standing.EXPIRED, Outcome.UNTESTED, Reason.EXPIRED),
    Row("not-attested", "there is no attestation, or it is unsigned, not signed as the trust file asks, or of another run",
        lambda a: a is None or a.standing is not Standing.COUNTS, Outcome.UNTESTED, Reason.NOT_ATTESTED),
    Row("met", "the attestation says that the clause is met",
        lambda a: a is not None and a.attestation.outcome == "met", Outcome.PASSED),
    Row("not-met", "the attestation says that the clause is not met",
        lambda a: True, Outcome.FAILED),
)  # fmt: skip


def judge_attested(attested: Attested | None) -> Verdict:
    """The verdict on an inspection part, from the latest attestation on file."""
    row = deciding(INSPECTION_PART, attested)
    return Verdict(row.outcome, row.why(attested))
