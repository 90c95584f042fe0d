"""Why a scenario stops before its end, and the words in which its step does."""

from __future__ import annotations

from dataclasses import dataclass

from vistoria.model.answer import Refused
from vistoria.model.evidence import RefusedAct
from vistoria.model.finding import Finding
from vistoria.model.outcome import Reason
from vistoria.model.sentences import stop


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


@dataclass(frozen=True)
class Stop:
    """One reason to stop, and the key of its words."""

    reason: Reason
    key: str

    def fault(self, refused: RefusedAct | None = None, **parts: object) -> SceneFault:
        """What is raised with these parts."""
        return SceneFault(self.reason, stop(self.key, **parts), refused)


def why(refused: Refused) -> str:
    """What was answered by whoever refused."""
    return refused.reason.text or refused.reason.code


LACKS_ABILITY = Stop(Reason.NO_ABILITY, "lacks-ability")
NOT_REACHED = Stop(Reason.NO_ABILITY, "not-reached")
ADAPTER_REFUSED = Stop(Reason.NO_ABILITY, "adapter-refused")
STEP_REFUSED = Stop(Reason.COURSE_REFUSED, "step-refused")
BEYOND_THE_HOUSE = Stop(Reason.OWN_TERMS, "beyond-the-house")
TABLE_REFUSED = Stop(Reason.OWN_TERMS, "table-refused")
NOT_AT_FACTOR = Stop(Reason.OWN_TERMS, "not-at-factor")
OTHER_SUMS = Stop(Reason.OWN_TERMS, "other-sums")

THE_OPENING = stop("the-opening")


def offer_alone(offer: str) -> str:
    """What only an engine with an offer takes."""
    return stop("offer-alone", offer=offer)
