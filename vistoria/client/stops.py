"""The words in which a step stops on the way of a scenario."""

from __future__ import annotations

from dataclasses import dataclass

from vistoria.model.answer import Refused
from vistoria.model.evidence import RefusedAct
from vistoria.model.outcome import Reason
from vistoria.model.sentences import stop

from .trouble import SceneFault


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
