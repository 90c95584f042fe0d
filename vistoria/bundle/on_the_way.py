"""Compares why a scenario could not go on its way, or was played at other figures, with what its conversation shows."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Literal

from vistoria.checks.refused_act import beyond_the_house, refused_act
from vistoria.client.stops import (
    ADAPTER_REFUSED,
    BEYOND_THE_HOUSE,
    LACKS_ABILITY,
    NOT_AT_FACTOR,
    NOT_REACHED,
    OFFER_ALONE,
    OTHER_SUMS,
    STEP_REFUSED,
    TABLE_REFUSED,
    THE_OPENING,
    Stop,
    parts_of,
    refusals,
    replies,
)
from vistoria.client.transcript import Transcript
from vistoria.model.answer import Accepted, Refused, Unsupported
from vistoria.model.attempts import attempt
from vistoria.model.clause import Regulation, ScenarioEntry
from vistoria.model.command import Command
from vistoria.model.evidence import Evidence, Fault, RefusedAct
from vistoria.model.game import games
from vistoria.model.history import Conversations, History
from vistoria.model.outcome import Reason
from vistoria.model.request import Open

ON_THE_WAY = frozenset({Reason.NO_ABILITY, Reason.OWN_TERMS, Reason.COURSE_REFUSED})
"""Reasons for which a step stops that no broken connection shows."""
REFUSED: Mapping[Stop, Literal["engine", "adapter"]] = {
    ADAPTER_REFUSED: "adapter",
    STEP_REFUSED: "engine",
    BEYOND_THE_HOUSE: "engine",
    TABLE_REFUSED: "engine",
}
"""Who refused what stopped a step so."""


def way_faults(
    regulation: Regulation,
    evidence: Evidence,
    transcript: Transcript,
    history: History,
    stored: Conversations,
) -> Iterator[tuple[str, bool]]:
    """Why a scenario could not go on, where its conversation does not bear that out, each with whether it is a fault.

    `stored` gives every conversation of the run under the regulation. It is no fault where nothing stored can show it.
    """
    fault = evidence.fault
    if fault is None or fault.reason not in ON_THE_WAY:
        if evidence.refused_act is not None:
            yield (
                f"the act {evidence.refused_act.act} is said to be refused, and no step stopped for that",
                True,
            )
        return
    if evidence.refused_act != _refused_in(fault, history):
        told = "none" if evidence.refused_act is None else evidence.refused_act.act
        yield f"the conversation shows another act refused than the evidence has: {told}", True
    shown = _is_borne_out(regulation, evidence, fault, transcript, history, stored)
    if shown is None:
        yield f"nothing that is stored shows why the scenario stopped: {fault.detail}", False
    elif not shown:
        yield (
            f"no conversation like this makes a run say so, and the evidence has {fault.reason}: {fault.detail}",
            True,
        )


def scale_faults(evidence: Evidence, transcript: Transcript, history: History) -> Iterator[str]:
    """Other figures at which a scenario was played without cause, and answers that cannot be read at them."""
    if transcript.messages and "fault" in transcript.messages[-1]:
        return  # it may be the end of what was tried off the record
    if evidence.scaled and Fraction(*evidence.scaled[0].factor) == 1:
        yield "its own figures are said to be others, and no run writes them down as such"
    for each in evidence.scaled:
        if Fraction(*each.factor) == 1:
            continue
        if not _refused_a_table(history.upto(each.since)):
            yield f"other figures are said to begin at message {each.since}, and no table was refused before"
    own_terms = evidence.fault is not None and evidence.fault.reason is Reason.OWN_TERMS
    read = {exchange.n + 1 for exchange in history.exchanges}
    unread = [n for n, m in enumerate(transcript.messages, start=1) if "result" in m and n not in read]
    went_on = (
        any(m.get("method") != "close" for m in transcript.messages[unread[0] :: 2]) if unread else False
    )
    if went_on or (unread and not own_terms):
        yield "an answer comes to other sums at the figures that the evidence tells, and the scenario went on"


def undeclared_faults(
    regulation: Regulation,
    declared: Iterable[str],
    entry: ScenarioEntry,
    evidence: Evidence,
    history: History,
) -> Iterator[str]:
    """Offers that an accepted table shows, that are not declared, and that the evidence does not tell."""
    opened = any(isinstance(e.request, Open) and isinstance(e.reply, Accepted) for e in history.exchanges)
    for offer in entry.offers if opened else ():
        if offer not in {*declared, *regulation.shown_in_play, *evidence.undeclared}:
            yield f"its table was opened though the offer {offer} is not declared, and the evidence leaves that out"


def _refused_in(fault: Fault, history: History) -> RefusedAct | None:
    """The act whose refusal stopped a step, by the command that the reason tells."""
    told = STEP_REFUSED.parts(fault.detail) if fault.reason is STEP_REFUSED.reason else None
    command = _last(told["what"], history) if told else None
    return None if command is None else refused_act(history, command)


def _is_beyond(what: str, regulation: Regulation, history: History) -> bool:
    """Whether the last command of these words goes beyond the house's own bounds, and no clause grants such an act."""
    command = _last(what, history)
    granted = {grant.act for grant in regulation.grants}
    return (
        command is not None
        and beyond_the_house(history, command)
        and getattr(command, "act", "") not in granted
    )


def _last(what: str, history: History) -> Command | None:
    return next((done.command for done in reversed(history.done) if attempt(done.command) == what), None)


def _is_borne_out(
    regulation: Regulation,
    evidence: Evidence,
    fault: Fault,
    transcript: Transcript,
    history: History,
    stored: Conversations,
) -> bool | None:
    """Whether what is stored makes a run tell this reason; None where nothing stored can show it."""
    lacked = LACKS_ABILITY.parts(fault.detail)
    if lacked is not None:
        ability, _, kind = lacked["ability"].partition(": ")
        hello = transcript.header.get("hello")
        return fault.reason is LACKS_ABILITY.reason and not _has(hello, ability, kind)
    if NOT_REACHED.parts(fault.detail) is not None:
        return fault.reason is NOT_REACHED.reason and _is_not_reached(fault.detail, history)
    for stop, by in REFUSED.items():
        told = stop.parts(fault.detail)
        if told is not None:
            return (
                fault.reason is stop.reason
                and _is_a_step(told.get("what", THE_OPENING), history)
                and told["why"] in refusals(history, by)
                and (stop is not BEYOND_THE_HOUSE or _is_beyond(told["what"], regulation, history))
            )
    figures = NOT_AT_FACTOR.parts(fault.detail) or OTHER_SUMS.parts(fault.detail)
    if figures is not None:
        if fault.reason is not Reason.OWN_TERMS or not _is_no_whole_sum(figures, evidence):
            return False
        return True if _refused_a_table(history.upto(evidence.scaled[-1].since)) else None
    stops = games()[regulation.game].stops
    return (
        importlib.import_module(stops).is_borne_out(fault, history, stored, regulation.deal)
        if stops
        else None
    )


def _refused_a_table(history: History) -> bool:
    return any(isinstance(e.request, Open) and isinstance(e.reply, Refused) for e in history.exchanges)


def _is_a_step(what: str, history: History) -> bool:
    """Whether these words name something that a step asks of the engine: what it sent, where that is a command."""
    sent = (attempt(done.command) for done in history.done)
    return what == THE_OPENING or parts_of(OFFER_ALONE, what) is not None or what in sent


def _is_no_whole_sum(figures: Mapping[str, str], evidence: Evidence) -> bool:
    """Whether the scenario was played at this factor, and the sum times it is no whole number of chips."""
    try:
        factor, by, amount = Fraction(figures["factor"]), Fraction(figures["by"]), int(figures["amount"])
    except (ValueError, ZeroDivisionError):
        return False
    is_at = bool(evidence.scaled) and Fraction(*evidence.scaled[-1].factor) == factor
    return is_at and (amount * by).denominator != 1


def _is_not_reached(detail: str, history: History) -> bool:
    """Whether it names something that the conversation shows not to be reached; the adapter's own words may be any."""
    for function in _not_reached(history):
        told = NOT_REACHED.words.format(function=function, what="")
        if detail.startswith(told) and _is_a_step(detail[len(told) :], history):
            return True
    return False


def _not_reached(history: History) -> set[str]:
    return {reply.what for reply in replies(history) if isinstance(reply, Unsupported)}


def _has(hello: object, ability: str, kind: str) -> bool:
    """Whether a greeting declares an ability, of a kind where it has kinds."""
    abilities = hello.get("abilities") if isinstance(hello, Mapping) else None
    value = {"tables": True, **(abilities if isinstance(abilities, Mapping) else {})}.get(ability)
    return isinstance(value, list) and kind in value if kind else bool(value)
