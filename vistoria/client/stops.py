"""The words in which a step stops on the way of a scenario; what reads a run looks for the same."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from vistoria.model.answer import Refused
from vistoria.model.evidence import RefusedAct
from vistoria.model.history import History
from vistoria.model.outcome import Reason

from .trouble import SceneFault

PART = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Stop:
    """One reason to stop, in words with a `{part}` for each thing that differs."""

    reason: Reason
    words: str

    def fault(self, refused: RefusedAct | None = None, **parts: object) -> SceneFault:
        """What is raised with these parts."""
        return SceneFault(self.reason, self.words.format(**parts), refused)

    def parts(self, detail: str) -> Mapping[str, str] | None:
        """The parts of what a run told; None where it told something else."""
        return parts_of(self.words, detail)


def parts_of(words: str, told: str) -> Mapping[str, str] | None:
    """The parts with which the words were told; None where something else was."""
    found = _pattern(words).fullmatch(told)
    return None if found is None else found.groupdict()


@cache
def _pattern(words: str) -> re.Pattern[str]:
    """The words with each part as a group that is as short as can be."""
    pieces = PART.split(words)
    return re.compile(
        "".join(f"(?P<{piece}>.*?)" if i % 2 else re.escape(piece) for i, piece in enumerate(pieces)),
        re.DOTALL,
    )


def why(refused: Refused) -> str:
    """What was answered by whoever refused."""
    return refused.reason.text or refused.reason.code


def replies(history: History) -> Iterator[object]:
    """Every answer of a conversation, those to single commands first."""
    yield from (done.answer for done in history.done)
    yield from (exchange.reply for exchange in history.exchanges)


def refusals(history: History, by: Literal["engine", "adapter"]) -> Iterator[str]:
    """What each refusal of a conversation said, of those by the engine or by its adapter."""
    for reply in replies(history):
        if isinstance(reply, Refused) and reply.by == by:
            yield why(reply)


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
