"""Plays the steps of a stored scenario again, against the answers that are stored: they must ask what was asked."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import zip_longest
from typing import Any, TypeVar

import msgspec

from vistoria.client.scene import CheckFailed, Scene
from vistoria.client.transcript import Transcript, message_text
from vistoria.model.clause import Regulation, ScenarioEntry
from vistoria.model.errors import unless_ours
from vistoria.model.evidence import Evidence, Fault, StepRun
from vistoria.model.history import read_history
from vistoria.model.outcome import OURS, Reason
from vistoria.verdict.request import RunRequest

from .shown import closing_fault, shown_by
from .stored_engine import NotStored, Otherwise, StoredEngine
from .vocabulary import definitions, fixture, parameters

T = TypeVar("T")

SHOWN = ("sample", "offer_refused", "refused_act", "undeclared", "scaled")
"""What of an evidence its conversation shows, besides steps, checks and fault."""
KINDS = ("Given", "When", "Then")


class _Denying(dict[Hashable, Any]):
    """What was seen off the record, all of it against the product."""

    def __contains__(self, key: object) -> bool:
        return True

    def get(self, key: Hashable, default: object = None) -> Any:
        return self[key]

    def __missing__(self, key: Hashable) -> bool:
        return False


def otherwise(
    regulation: Regulation,
    entry: ScenarioEntry,
    request: RunRequest,
    seed: int,
    evidence: Evidence,
    transcript: Transcript,
) -> str | None:
    """Where the steps of a scenario, played again, ask or show another thing than its record has, in words.

    At other figures, which are tried off the record, the end alone is played again. None too where tables off the
    record decide, and where nothing was said.
    """
    hello = transcript.greeting
    if hello is None or not transcript.messages:
        return None

    def played(kept: dict[Hashable, Any]) -> tuple[str | None, StoredEngine]:
        engine, examples = StoredEngine(transcript, hello), request.examples.of(entry.clause)
        scene = Scene(engine, regulation, entry, seed, examples, request.readings, aliases=None, kept=kept)
        return _compared(scene, engine, evidence), engine

    first, engine = played({})
    if first is None or not engine.was_tried:
        return first
    return played(_Denying())[0] and first


def _compared(scene: Scene, engine: StoredEngine, evidence: Evidence) -> str | None:
    try:
        if evidence.scaled:
            return _end_alone(scene, engine, evidence)
        return _whole(scene, engine, evidence)
    except NotStored:
        return None
    except Otherwise as found:
        return str(found)


def _whole(scene: Scene, engine: StoredEngine, evidence: Evidence) -> str | None:
    """Play every step of the features, as a run does, and compare what it writes down; raises Otherwise, NotStored."""
    has: dict[str, Any] = {"scene": scene}
    steps: list[StepRun] = []
    kind = ""
    trouble: Exception | None = None
    for step, kept in zip_longest(map(_step, scene.entry.steps), evidence.steps):
        if step is None:
            return None  # told where steps are compared with the features
        kind = _kind(step, kind)
        if not definitions(kind, _words(step), scene.regulation.game):
            return None  # a run refuses features with such a step: its vocabulary is not installed here
        trouble = _trouble(kind, step, scene, has, len(steps) + 1)
        status = "done" if trouble is None else "failed" if isinstance(trouble, CheckFailed) else "stopped"
        steps.append(msgspec.structs.replace(step, status=status, messages=engine.said))
        if kept is None:
            return f"step {len(steps)}, played again with the answers stored, is {status}; the evidence leaves it out"
        if status != kept.status:
            return (
                f"step {len(steps)}, played again with the answers stored, is {status}; "
                f"the evidence has {kept.status}"
            )
        if engine.said != kept.messages:
            return f"step {len(steps)} ends at message {engine.said}; the evidence has {kept.messages}"
        if trouble is not None:
            break
    shown = _at_the_end(scene, engine, lambda again: shown_by(scene, steps, trouble, again=again))
    for name in SHOWN:
        if getattr(shown, name) != getattr(evidence, name):
            return f"the conversation shows {_said(shown, name)}; the evidence has {_said(evidence, name)}"
    if _is_other(shown.fault, evidence.fault, engine):
        return f"the conversation shows {_told(shown.fault)}; the evidence has {_told(evidence.fault)}"
    return None


def _end_alone(scene: Scene, engine: StoredEngine, evidence: Evidence) -> str | None:
    """Play what follows the steps where they are not played again; raises Otherwise and NotStored."""
    steps = evidence.steps
    ended = steps[-1].status if steps else "stopped"
    if len(steps) < len(scene.entry.steps) and ended == "done":
        step, kind = _step(scene.entry.steps[len(steps)]), ""
        for each in (*steps, step):
            kind = _kind(each, kind)
        if definitions(kind, _words(step), scene.regulation.game):
            return f"step {len(steps) + 1} was to be played, and the evidence leaves it out"
    messages, taken = engine.transcript.messages, steps[-1].messages if steps else 0
    after = messages[taken] if taken < len(messages) else {}
    params = after.get("params") if after.get("method") == "close" else None
    table = params.get("table") if isinstance(params, dict) else None
    is_more = len(messages) > taken + (2 if table else 0)
    reason = evidence.fault.reason if evidence.fault else None
    is_laid = reason is Reason.DECK_NOT_DEALT  # for places that its steps alone know
    if ended == "stopped" or is_laid or not (reason or is_more):
        return None
    said = messages[:taken]
    engine.said, scene.sample = taken, evidence.sample
    scene.talk.messages += map(message_text, said)
    scene.talk.exchanges += read_history(said, evidence.scaled).exchanges
    scene.talk.scaled += [each for each in evidence.scaled if each.since <= taken]
    scene.table = table
    fault = _at_the_end(scene, engine, lambda again: closing_fault(scene, again=again))
    if _is_other(fault, evidence.fault, engine):
        return f"the conversation shows {_told(fault)}; the evidence has {_told(evidence.fault)}"
    return None


def _at_the_end(scene: Scene, engine: StoredEngine, show: Callable[[bool], T]) -> T:
    """What a run writes down at the end; a hand was played once more where more is stored. Raises Otherwise."""
    closes = 2 if scene.table is not None else 0
    try:
        shown = show(len(engine.transcript.messages) - engine.said > closes)
    except Otherwise as found:
        raise Otherwise(f"the end of the scenario {found}") from None
    more = len(engine.transcript.messages) - engine.said
    if more:
        raise Otherwise(f"{more} messages stand after its end")
    return shown


def _trouble(kind: str, step: StepRun, scene: Scene, has: dict[str, Any], number: int) -> Exception | None:
    """What stopped a step; raises Otherwise and NotStored."""
    try:
        _perform(kind, _words(step), step, scene.regulation.game, has)
    except Otherwise as found:
        raise Otherwise(f"step {number} {found}") from None
    except NotStored:
        raise
    except Exception as trouble:  # a fault of ours stops a step too
        unless_ours(trouble)
        return trouble
    return None


def _step(told: str) -> StepRun:
    """A step as the catalogue tells it, with its rows."""
    text, *rows = told.split("\n")
    return StepRun(text, "", table=tuple(tuple(row[2:-2].split(" | ")) for row in rows))


def _kind(step: StepRun, before: str) -> str:
    keyword = step.text.partition(" ")[0]
    return keyword.lower() if keyword in KINDS else before


def _words(step: StepRun) -> str:
    return step.text.partition(" ")[2]


def _is_other(shown: Fault | None, told: Fault | None, engine: StoredEngine) -> bool:
    """Whether a fault is another than was written down; the words of an internal error, and of an answer that cannot
    be read, are those of the run."""
    if shown is None or told is None:
        return shown is not told
    if shown.reason is told.reason and (shown.reason in OURS or engine.has_complained):
        return False
    return shown != told


def _told(fault: Fault | None) -> str:
    return "no fault" if fault is None else f"{fault.reason} at message {fault.message or 0}: {fault.detail}"


def _said(evidence: Evidence, name: str) -> str:
    return f"{name} {msgspec.json.encode(getattr(evidence, name)).decode()}"


def _perform(kind: str, text: str, step: StepRun, game: str, has: dict[str, Any]) -> None:
    """Call the definition of a step with what it asks for; raises what it raises."""
    [definition] = definitions(kind, text, game)
    given: dict[str, Any] = dict(definition.parser.parse_arguments(text) or {})
    if step.table:
        given["datatable"] = [list(row) for row in step.table]
    wanted = parameters(definition.step_func)
    for name in wanted:
        if name not in given:
            given[name] = has[name] if name in has else has.setdefault(name, fixture(name))
    made = definition.step_func(**{name: given[name] for name in wanted})
    if definition.target_fixture:
        has[definition.target_fixture] = made
