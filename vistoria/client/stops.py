"""The words in which a step stops on the way of a scenario."""

from __future__ import annotations

from dataclasses import dataclass

from vistoria.model.answer import Refused
from vistoria.model.evidence import RefusedAct
from vistoria.model.outcome import Reason

from .trouble import SceneFault


@dataclass(frozen=True)
class Stop:
    """One reason to stop, in words with a `{part}` for each thing that differs."""

    reason: Reason
    words: str

    def fault(self, refused: RefusedAct | None = None, **parts: object) -> SceneFault:
        """What is raised with these parts."""
        return SceneFault(self.reason, self.words.format(**parts), refused)


def why(refused: Refused) -> str:
    """What was answered by whoever refused."""
    return refused.reason.text or refused.reason.code


LACKS_ABILITY = Stop(Reason.NO_ABILITY, "the adapter does not have the ability {ability}")
NOT_REACHED = Stop(Reason.NO_ABILITY, "the adapter does not reach {function}: {what}")
ADAPTER_REFUSED = Stop(Reason.NO_ABILITY, "the adapter refused {what}: {why}")
STEP_REFUSED = Stop(Reason.COURSE_REFUSED, "the engine refused a step on the way, {what}: {why}")
BEYOND_THE_HOUSE = Stop(
    Reason.OWN_TERMS, "by the terms of the house {what} goes beyond what anybody is offered: {why}"
)
TABLE_REFUSED = Stop(
    Reason.OWN_TERMS, "the product refused a table with the settings that the scenario needs: {why}"
)
OTHER_FIGURES = "at {factor} times its figures the scenario "
NO_WHOLE_CHIPS = ": {amount} chips times {by} are no whole chips"
NOT_AT_FACTOR = Stop(Reason.OWN_TERMS, OTHER_FIGURES + "cannot be played" + NO_WHOLE_CHIPS)
OTHER_SUMS = Stop(Reason.OWN_TERMS, OTHER_FIGURES + "comes to other sums" + NO_WHOLE_CHIPS)

THE_OPENING = "the opening of the table"
OFFER_ALONE = "what only an engine with the offer {offer} takes"
