"""Plays the steps of a stored scenario again, against the answers that are stored: they must ask what was asked."""

from __future__ import annotations

import re
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from vistoria.client.draws import OFF_THE_RECORD, TRIED_HAND, table_label
from vistoria.client.scene import CheckFailed, OfferRefused, Scene, SceneFault
from vistoria.client.transcript import Transcript
from vistoria.model.clause import Regulation, ScenarioEntry
from vistoria.model.errors import unless_ours
from vistoria.model.evidence import Evidence, StepRun
from vistoria.model.outcome import Reason
from vistoria.protocol.errors import EngineError
from vistoria.protocol.handshake import Hello
from vistoria.verdict.request import RunRequest

from .collector import said_hands
from .vocabulary import definitions, fixture, parameters

DRAWN = re.compile(r"\d+ examples of ")
KINDS = ("Given", "When", "Then")
MOST_TABLES = 64
"""More tables than any scenario opens off the record."""
OFF = {before: frozenset(table_label(before + n) for n in range(1, MOST_TABLES)) for before in OFF_THE_RECORD}
HAND_TRIED, ALL_OFF = OFF[TRIED_HAND], frozenset().union(*OFF.values())
"""Tables off the record at which a hand is tried, and all tables off the record."""


class Otherwise(Exception):
    """What the steps ask, and another thing stands in the conversation; the text says where."""


class NotStored(Exception):
    """The steps ask something off the record, of which no answer is stored."""


class _Denying(dict[Hashable, Any]):
    """What was seen off the record, all of it against the product."""

    def __contains__(self, key: object) -> bool:
        return True

    def get(self, key: Hashable, default: object = None) -> Any:
        return self[key]

    def __missing__(self, key: Hashable) -> bool:
        return False


@dataclass
class StoredEngine:
    """Answers each request as the conversation has it, and is asked nothing else."""

    transcript: Transcript
    hello: Hello
    said: int = 0
    """Messages that were said again."""
    was_tried: bool = field(default=False, init=False)

    @property
    def broke_off(self) -> bool:
        """Whether the engine broke off in the conversation: it may be that of a table off the record."""
        return bool(self.transcript.messages) and "fault" in self.transcript.messages[-1]

    def call(self, method: str, params: object) -> object:
        """The stored answer; raise what the engine broke off with, Otherwise and NotStored."""
        asked = {"method": method, "params": msgspec.to_builtins(params, str_keys=True)}
        table = asked["params"].get("table") if isinstance(asked["params"], dict) else None
        if table in ALL_OFF and self.broke_off:
            raise NotStored
        if table in HAND_TRIED:
            self.was_tried = True
            raise SceneFault(Reason.COURSE_REFUSED, "no hand off the record is stored")
        if table in ALL_OFF:
            raise NotStored
        at, messages = self.said, self.transcript.messages
        if at >= len(messages):
            raise Otherwise(f"asks {method} after message {at}, the last that is stored")
        if _text(messages[at]) != _text(asked):
            raise Otherwise(
                f"asks {_text(asked)} as message {at + 1}; the conversation has {_text(messages[at])}"
            )
        if at + 1 >= len(messages):
            raise Otherwise(f"asks {method} as message {at + 1}, and no answer is stored")
        self.said += 2
        answer = messages[at + 1]
        if "result" in answer:
            return answer["result"]
        raise EngineError("the conversation ends here")

    def malformed(self, what: str) -> EngineError:
        """The answer that cannot be read."""
        return EngineError(what)


def asked_otherwise(
    regulation: Regulation,
    entry: ScenarioEntry,
    request: RunRequest,
    seed: int,
    evidence: Evidence,
    transcript: Transcript,
) -> str | None:
    """Where the steps of a scenario, played again, ask something else than its conversation has, in words.

    None too where hands are drawn, of which the last alone is stored, and where tables off the record decide.
    """
    hello = _greeting(transcript)
    if hello is None or _is_drawn(entry, evidence) or evidence.scaled or not evidence.steps:
        return None
    first = _play(regulation, entry, request, seed, evidence, StoredEngine(transcript, hello), {})
    if first.what is None or not first.was_tried:
        return first.what
    again = StoredEngine(transcript, hello)
    return _play(regulation, entry, request, seed, evidence, again, _Denying()).what and first.what


@dataclass(frozen=True)
class _Played:
    what: str | None
    was_tried: bool


def _play(
    regulation: Regulation,
    entry: ScenarioEntry,
    request: RunRequest,
    seed: int,
    evidence: Evidence,
    engine: StoredEngine,
    kept: dict[Hashable, Any],
) -> _Played:
    scene = Scene(
        engine,
        regulation,
        entry,
        seed,
        request.examples.of(entry.clause),
        request.readings,
        aliases=None,
        kept=kept,
    )
    try:
        return _Played(_apart(scene, evidence.steps, engine), engine.was_tried)
    except NotStored:
        return _Played(None, engine.was_tried)


def _is_drawn(entry: ScenarioEntry, evidence: Evidence) -> bool:
    """Whether it plays many hands, of which the last alone is stored."""
    return evidence.sample is not None or said_hands(entry) > 1 or any(map(DRAWN.search, entry.steps))


def _greeting(transcript: Transcript) -> Hello | None:
    """What the engine said of itself; None where it never did, or it cannot be read."""
    try:
        return msgspec.convert(transcript.header.get("hello"), Hello)
    except msgspec.ValidationError:
        return None


def _apart(scene: Scene, steps: tuple[StepRun, ...], engine: StoredEngine) -> str | None:
    """The first step that asks or ends otherwise than the record has it, and what was said after the last one."""
    has: dict[str, Any] = {"scene": scene}
    kind, closes = "", True
    for number, step in enumerate(steps, start=1):
        keyword, _, text = step.text.partition(" ")
        kind = keyword.lower() if keyword in KINDS else kind
        ended = "done"
        try:
            _perform(kind, text, step, scene.regulation.game, has)
        except CheckFailed:
            ended = "failed"
        except Otherwise as found:
            return f"step {number} {found}"
        except NotStored:
            raise
        except Exception as trouble:  # a fault of ours stops a step too
            unless_ours(trouble)
            ended, closes = "stopped", isinstance(trouble, OfferRefused)
        if ended != step.status:
            return f"step {number}, played again with the answers stored, is {ended}; the evidence has {step.status}"
        if engine.said != step.messages:
            return f"step {number} ends at message {engine.said}; the evidence has {step.messages}"
    return _closed(scene, engine, closes=closes)


def _closed(scene: Scene, engine: StoredEngine, *, closes: bool) -> str | None:
    """What stands after the last step, where a table is closed at the end and nothing else is said."""
    try:
        if closes:
            scene.close()
    except Otherwise as found:
        return f"the end of the scenario {found}"
    except EngineError:
        pass
    more = len(engine.transcript.messages) - engine.said
    return f"{more} messages stand after its end" if more else None


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


def _text(value: object) -> str:
    return msgspec.json.encode(value, order="sorted").decode()
