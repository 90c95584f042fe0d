"""Why a scenario stops before its end: it cannot be judged, an offer was refused, or a check did not pass."""

from __future__ import annotations

from vistoria.model.evidence import RefusedAct
from vistoria.model.finding import Finding
from vistoria.model.outcome import Reason


class SceneFault(Exception):
    """The scenario cannot be judged; the reason decides between untested and cannot tell."""

    def __init__(self, reason: Reason, detail: str, refused: RefusedAct | None = None) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail
        self.refused = refused


class OfferRefused(Exception):
    """The engine refused a table or a command that needs an offer it does not declare, or never showed it in play."""

    def __init__(self, offer: str, detail: str) -> None:
        super().__init__(detail)
        self.offer = offer


class CheckFailed(AssertionError):
    """A check did not pass; the finding says what was wanted and what was seen."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(f"expected: {finding.expected}; observed: {finding.observed}")
        self.finding = finding
