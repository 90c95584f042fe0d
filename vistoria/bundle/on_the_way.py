"""Compares why a scenario could not go on its way, or was played at other figures, with what its conversation shows."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

import msgspec

from vistoria.checks.refused_act import refused_act
from vistoria.client.transcript import Transcript
from vistoria.model.answer import Accepted, MalformedAnswer, Refused, Unsupported
from vistoria.model.clause import Regulation, ScenarioEntry
from vistoria.model.evidence import Evidence, Fault, RefusedAct
from vistoria.model.game import games
from vistoria.model.history import Conversations, History
from vistoria.model.outcome import Reason
from vistoria.model.request import Open, read_commands

ON_THE_WAY = frozenset({Reason.NO_ABILITY, Reason.OWN_TERMS, Reason.COURSE_REFUSED})
"""Reasons for which a step stops that no broken connection shows."""
NO_ABILITY = re.compile(r"the adapter does not have the ability ([\w-]+)(?:: ([\w-]+))?$")
NOT_REACHED = "the adapter does not reach "
WHAT = r"(?:the opening of the table|what only an engine with the offer [\w-]+ takes|(?P<command>\{.*?\}))"
REFUSED = {
    re.compile(rf"the adapter refused {WHAT}: "): ("adapter", Reason.NO_ABILITY),
    re.compile(rf"the engine refused a step on the way, {WHAT}: "): ("engine", Reason.COURSE_REFUSED),
    re.compile("the product refused a table with the settings that the scenario needs: "): (
        "engine",
        Reason.OWN_TERMS,
    ),
    re.compile("the product refused to seat a player in the middle of a hand: "): (
        "engine",
        Reason.OWN_TERMS,
    ),
}
"""The words in which a run tells that something was refused, before what was answered: by whom, for which reason."""
OTHER_FIGURES = re.compile(
    r"at (?P<factor>\d+(?:/\d+)?) times its figures the scenario (?:cannot be played|comes to other sums): "
    r"(?P<amount>-?\d+) chips times (?P<by>\d+(?:/\d+)?) are no whole chips$"
)


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


def scale_faults(
    evidence: Evidence, transcript: Transcript, history: History, stored: Conversations
) -> Iterator[str]:
    """Other figures at which a judged scenario was played without cause, and answers that cannot be read at them.

    Of a scenario whose hands are drawn the last hand alone is stored: another conversation may show the cause.
    """
    if evidence.fault is not None:
        return
    for each in evidence.scaled:
        if Fraction(*each.factor) == 1:
            continue
        told = [history.upto(each.since)] if evidence.sample is None else stored()
        if not any(map(_refused_a_table, told)):
            yield f"other figures are said to begin at message {each.since}, and no table was refused before"
    others = evidence.sample.other_terms if evidence.sample else 0
    if not others and sum("result" in message for message in transcript.messages) > len(history.exchanges):
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
    told = next(filter(None, (words.match(fault.detail) for words in REFUSED)), None)
    text = told.groupdict().get("command") if told and fault.reason is Reason.COURSE_REFUSED else None
    if text is None:
        return None
    try:
        [command] = read_commands([msgspec.json.decode(text)])
    except (msgspec.MsgspecError, MalformedAnswer, ValueError):
        return None
    return refused_act(history, command)


def _is_borne_out(
    regulation: Regulation,
    evidence: Evidence,
    fault: Fault,
    transcript: Transcript,
    history: History,
    stored: Conversations,
) -> bool | None:
    """Whether what is stored makes a run tell this reason; None where nothing stored can show it."""
    detail = fault.detail
    ability = NO_ABILITY.match(detail)
    if ability is not None:
        return fault.reason is Reason.NO_ABILITY and not _has(
            transcript.header.get("hello"), ability[1], ability[2]
        )
    if detail.startswith(NOT_REACHED):
        reached = any(detail.startswith(f"{NOT_REACHED}{what}: ") for what in _not_reached(history))
        return fault.reason is Reason.NO_ABILITY and reached
    for words, (by, reason) in REFUSED.items():
        if (told := words.match(detail)) is not None:
            return fault.reason is reason and detail[told.end() :] in {*_refusals(history, by)}
    figures = OTHER_FIGURES.match(detail)
    if figures is not None:
        is_at = bool(evidence.scaled) and Fraction(*evidence.scaled[-1].factor) == Fraction(figures["factor"])
        no_whole = (int(figures["amount"]) * Fraction(figures["by"])).denominator != 1
        if fault.reason is not Reason.OWN_TERMS or not is_at or not no_whole:
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


def _replies(history: History) -> list[object]:
    return [*(done.answer for done in history.done), *(e.reply for e in history.exchanges)]


def _refusals(history: History, by: str) -> Iterator[str]:
    for reply in _replies(history):
        if isinstance(reply, Refused) and reply.by == by:
            yield f"{reply.reason.code} {reply.reason.text}"


def _not_reached(history: History) -> set[str]:
    return {reply.what for reply in _replies(history) if isinstance(reply, Unsupported)}


def _has(hello: object, ability: str, kind: str | None) -> bool:
    """Whether a greeting declares an ability, of a kind where it has kinds."""
    abilities = hello.get("abilities") if isinstance(hello, Mapping) else None
    value = abilities.get(ability) if isinstance(abilities, Mapping) else None
    return bool(value) if kind is None else isinstance(value, list) and kind in value
