"""The outcome of an inspection part: what was attested, when the attestation counts."""

from __future__ import annotations

from vistoria.model.attestation import Attested, Standing
from vistoria.model.outcome import Outcome, Reason, Verdict


def judge_attested(attested: Attested | None) -> Verdict | None:
    """Met: passed; not met: failed; expired, unsigned or of another run: untested; None where there is none."""
    if attested is None:
        return None
    if attested.standing is Standing.EXPIRED:
        return Verdict(Outcome.UNTESTED, Reason.EXPIRED)
    if attested.standing is not Standing.COUNTS:
        return Verdict(Outcome.UNTESTED, Reason.NOT_ATTESTED)
    return Verdict(Outcome.PASSED if attested.attestation.outcome == "met" else Outcome.FAILED)
