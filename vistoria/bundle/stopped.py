"""Compares why a scenario was not judged with what its conversation shows."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from vistoria.checks.forced import deck_fault
from vistoria.checks.sense import nonsense
from vistoria.client.stops import replies
from vistoria.client.transcript import Transcript
from vistoria.model.answer import Refused
from vistoria.model.clause import ScenarioEntry
from vistoria.model.evidence import Evidence, Fault, StepRun
from vistoria.model.history import Exchange, History
from vistoria.model.outcome import OURS, Reason
from vistoria.model.request import Play

from .on_the_way import ON_THE_WAY

BROKEN_OFF = frozenset(
    {Reason.ENGINE_CRASH, Reason.ENGINE_TIMEOUT, Reason.ENGINE_GONE, Reason.ENGINE_PROTOCOL}
)
AGAIN = BROKEN_OFF | {Reason.NOT_REPEATABLE}
"""Reasons that show when everything is said once more."""
AT_THE_END = BROKEN_OFF | {Reason.DECK_NOT_DEALT, Reason.NOT_REPEATABLE, Reason.MONEY_LOST}
"""Reasons that show after the last step too, also where a check failed."""
STOPS_A_STEP = ON_THE_WAY | {Reason.OUR_FAULT}


def stop_faults(evidence: Evidence, transcript: Transcript, history: History) -> Iterator[str]:
    """Reasons for which a scenario was not judged that its conversation does not show."""
    reason, detail = (evidence.fault.reason, evidence.fault.detail) if evidence.fault else (None, "")
    last = transcript.messages[-1].get("fault") if transcript.messages else None
    if isinstance(last, Mapping) and last.get("reason") != reason:
        yield f"the conversation ended with {last.get('reason')}; the evidence has {reason or 'no fault'}"
    yield from _after_the_last_step(evidence, transcript)
    if evidence.fault is not None and not _is_shown(evidence.fault, evidence.steps, transcript, history):
        yield f"the conversation does not show it, and the evidence has {reason}: {detail}"
    yield from _last_words(evidence, transcript)


def stop_of_features(declared: Collection[str], entry: ScenarioEntry, evidence: Evidence) -> Iterator[str]:
    """Where a scenario is said to have stopped, or an offer to be refused, that the features do not allow.

    `declared` are the offers that the engine declares under the regulation.
    """
    steps, reason = evidence.steps, evidence.fault.reason if evidence.fault else None
    ended = steps[-1].status if steps else "stopped"
    whole = ended == "failed" or (ended == "done" and len(steps) == len(entry.steps))
    if reason is not None and reason not in AT_THE_END | STOPS_A_STEP:
        yield f"no run stops a scenario with {reason}"
    elif whole and reason in STOPS_A_STEP:
        yield f"every step was run, and the evidence has {reason}"
    elif steps and ended == "done" and not whole and reason not in (None, Reason.OUR_FAULT):
        yield f"no step stopped, only {len(steps)} of {len(entry.steps)} were run, and the evidence has {reason}"
    left_out = evidence.sample is not None and not evidence.sample.hands
    if steps and ended == "stopped" and reason is None and evidence.offer_refused is None and not left_out:
        yield f"step {len(steps)} stopped, and no reason is given"
    offer = evidence.offer_refused
    if offer is not None:
        if offer not in entry.offers or offer in declared:
            yield f"the offer {offer} is said to be refused; the scenario needs no such offer, or it is declared"
        if whole or evidence.checks or reason is not None:
            yield f"the offer {offer} is said to be refused, and the scenario went on"
    for offer in evidence.undeclared:
        if offer not in entry.offers or offer in declared:
            yield f"the offer {offer} is said to be made undeclared; the scenario needs none, or it is declared"


def not_stored(evidence: Evidence, history: History) -> str | None:
    """What a run says of a scenario that its conversation cannot show; None if there is nothing."""
    fault = evidence.fault
    if fault is None:
        return None
    if fault.reason in OURS:
        return (
            f"an internal error of the harness that made the run, of which nothing is stored: {fault.detail}"
        )
    ended = evidence.steps[-1].status if evidence.steps else "stopped"
    taken = evidence.steps[-1].messages if evidence.steps else 0
    if fault.reason is Reason.NOT_REPEATABLE and (fault.message or 0) <= taken:
        return f"the second time that a hand was played is not stored: {fault.detail}"
    if fault.reason is Reason.DECK_NOT_DEALT and deck_fault(history) is None:
        return f"where the scenario laid its cards is not stored: {fault.detail}"
    if fault.reason in BROKEN_OFF and ended != "stopped" and fault.message is None:
        return f"the second time that a hand was played is not stored: {fault.detail}"
    return None


def refused_by_engine(history: History) -> bool:
    """Whether the engine refused anything."""
    return any(isinstance(reply, Refused) and reply.by == "engine" for reply in replies(history))


def _is_shown(fault: Fault, steps: tuple[StepRun, ...], transcript: Transcript, history: History) -> bool:
    """Whether the conversation shows that the engine broke off or reported what cannot be; True of other reasons."""
    reason = fault.reason
    if reason is not Reason.MONEY_LOST and reason not in BROKEN_OFF:
        return True
    found = nonsense(history)
    if found is not None and found.reason is reason:
        return found.message != fault.message or found.agreed == fault.agreed
    if reason is Reason.MONEY_LOST:
        return False
    if not transcript.messages or "fault" in transcript.messages[-1]:
        return True
    is_second_time = bool(steps) and steps[-1].status != "stopped"
    return is_second_time or (reason is Reason.ENGINE_PROTOCOL and any(map(_miscounted, history.exchanges)))


def _last_words(evidence: Evidence, transcript: Transcript) -> Iterator[str]:
    """Where the engine broke off, what is said otherwise than the last message has it; and a message not there."""
    fault, stored = evidence.fault, transcript.messages
    if fault is None:
        return
    if fault.message is not None and not 0 < fault.message <= len(stored):
        yield f"message {fault.message} is said to show it, {len(stored)} are stored"
    last = stored[-1].get("fault") if stored else None
    text = last.get("text") if isinstance(last, Mapping) else None
    if isinstance(text, str) and fault.detail != text and not fault.detail.startswith(f"{text}. The hand: "):
        yield f"the conversation ended with {text!r}; the evidence has {fault.detail!r}"


def _miscounted(exchange: Exchange) -> bool:
    """Whether commands were answered with more or fewer results than there were."""
    request, reply = exchange.request, exchange.reply
    return isinstance(request, Play) and isinstance(reply, tuple) and len(reply) != len(request.commands)


def _after_the_last_step(evidence: Evidence, transcript: Transcript) -> Iterator[str]:
    """Messages beyond the last step that neither close the table nor say all once more, and steps that took more."""
    if transcript.messages and "method" in transcript.messages[-1]:
        yield f"{transcript.messages[-1]['method']} was asked at its end, and no answer is stored"
    if not evidence.steps:
        return
    taken, stored = evidence.steps[-1].messages, transcript.messages
    if taken > len(stored):
        yield f"its steps took {taken} messages, {len(stored)} are stored"
    said_again = evidence.fault is not None and evidence.fault.reason in AGAIN
    for message in () if said_again else stored[taken::2]:
        if message.get("method") != "close":
            yield f"its last step ended at message {taken}, and {message.get('method')} was asked after it"
            return
