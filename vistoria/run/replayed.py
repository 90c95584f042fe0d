"""Plays a stored scenario again, its conversation in the place of the engine, and compares the two records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from vistoria.checks import apply_check
from vistoria.client.conversation import Tried
from vistoria.client.reply_difference import first_difference
from vistoria.client.scene import CheckFailed, Scene
from vistoria.client.transcript import Transcript, message_text
from vistoria.model.answer import MalformedAnswer
from vistoria.model.clause import Regulation, ScenarioEntry
from vistoria.model.errors import unless_ours
from vistoria.model.evidence import CheckMade, Evidence, StepRun
from vistoria.model.finding import Finding
from vistoria.model.history import read_history
from vistoria.model.outcome import BROKEN_OFF, OURS
from vistoria.play.stored_engine import AsksOtherwise, StoredEngine, Unanswered
from vistoria.referee.model import Model
from vistoria.verdict.request import RunRequest

from .shown import shown_by
from .vocabulary import definitions, fixture, index, parameters

KINDS = ("Given", "When", "Then")
UNDER_WAY = "under way"
OWN_ERROR = "an internal error of the harness that made the run, of which nothing is stored"
SHOWN = tuple(name for name in Evidence.__struct_fields__ if name not in ("scenario", "transcript", "sha256"))
"""What of an evidence its conversation shows."""
OF_VERSION = ("fault.detail",)
"""Words that another version of the harness may have otherwise."""


class Weight(Enum):
    """When a parting is a fault of the record."""

    ALWAYS = "always"
    SAME_VERSION = "where the same version of the harness made the run: another may part there too"
    NEVER = "never: nothing that is stored decides it"


class Parting(NamedTuple):
    """Where a record and what is played again part."""

    what: str
    weight: Weight = Weight.ALWAYS


class NoDefinition(Exception):
    """A step that nothing here defines."""


@dataclass
class Replay:
    """Plays the scenarios of one run again."""

    request: RunRequest
    seed: int | None
    """None where the run was broken off and never told it: cards that it drew are not compared."""
    law: Mapping[str, Model]
    """A model of each law, where one is installed."""
    _kept: dict[tuple[str, str, bytes], Tried] = field(default_factory=dict)
    """What was tried apart, by law, name and conversation: played again once."""

    def __post_init__(self) -> None:
        index()  # loaded before any process is forked that plays

    def partings(
        self, regulation: Regulation, entry: ScenarioEntry, kept: Evidence, transcript: Transcript
    ) -> Iterator[Parting]:
        """Where the record of a scenario is not what its conversation gives; nothing where the two are one.

        An internal error of the harness leaves nothing behind: what came before it is compared.
        """
        is_ours = kept.fault is not None and kept.fault.reason in OURS
        if is_ours:
            yield Parting(f"{OWN_ERROR}: {kept.fault and kept.fault.detail}", Weight.NEVER)
        silent = kept.fault if kept.fault is not None and kept.fault.reason in BROKEN_OFF else None
        engine = StoredEngine(transcript, silent)
        scene = Scene(
            engine, regulation, entry, self.seed or 0, self.request.examples.of(entry.clause), self.request.readings,
            aliases=None, kept=self._known(regulation, transcript), answers=engine.apart,
        )  # fmt: skip
        steps: list[StepRun] = []
        try:
            trouble = _stopped(scene, steps)
            again = shown_by(
                scene, steps, trouble,
                again=engine.left > (0 if scene.table is None else 2),
                model=lambda: self.law.get(regulation.id),
            )  # fmt: skip
        except (AsksOtherwise, NoDefinition) as error:
            if not (is_ours and isinstance(error, Unanswered)):
                is_open = isinstance(error, NoDefinition) or self.seed is None
                weight = Weight.NEVER if is_open else Weight.SAME_VERSION
                yield Parting(f"{_place(scene, steps)}, played again, {error}", weight)
            for number, (one, other) in enumerate(zip(steps[:-1], kept.steps, strict=False)):
                yield from _at(f"steps[{number}]", one, other)
            yield from as_far_as_can_be(entry, kept, transcript)
            return
        except Exception as error:  # messages that no run writes
            unless_ours(error)
            yield Parting(f"{_place(scene, steps)} cannot be played again: {error!r}", Weight.SAME_VERSION)
            return
        self._keep(regulation, scene, transcript)
        yield from _apart(again, kept)
        if engine.left:
            yield Parting(f"{engine.left} messages stand after its end")
        for name, stored in transcript.tried.items():
            again_said = scene.tried.get(name)
            if again_said is None or [*again_said.messages] != [*map(message_text, stored.messages)]:
                yield Parting(f"{name}, which was tried apart, is not what the steps try")

    def _known(self, regulation: Regulation, transcript: Transcript) -> dict[str, Tried]:
        found = ((name, self._kept.get(key)) for name, key in _keys(regulation, transcript))
        return {name: each for name, each in found if each is not None}

    def _keep(self, regulation: Regulation, scene: Scene, transcript: Transcript) -> None:
        self._kept |= {
            key: scene.kept[name] for name, key in _keys(regulation, transcript) if name in scene.kept
        }


def _keys(regulation: Regulation, transcript: Transcript) -> Iterator[tuple[str, tuple[str, str, bytes]]]:
    """What was tried apart, by its name, with what tells it from all others of a run."""
    for name, told in transcript.tried.items():
        yield name, (regulation.id, name, msgspec.json.encode(told.messages))


def _place(scene: Scene, steps: Sequence[StepRun]) -> str:
    """Where a scenario is played just now."""
    is_over = len(steps) == len(scene.entry.steps) and steps[-1].status != UNDER_WAY
    return "the end of the scenario" if is_over else f"step {len(steps)}"


def _stopped(scene: Scene, steps: list[StepRun]) -> Exception | None:
    """Play every step, as far as one stops; what stopped it. Raises AsksOtherwise and NoDefinition."""
    has: dict[str, Any] = {"scene": scene}
    kind = ""
    for told in scene.entry.steps:
        text, table = _read(told)
        keyword, _, words = text.partition(" ")
        kind = keyword.lower() if keyword in KINDS else kind
        steps.append(StepRun(text, UNDER_WAY, table=table))
        trouble: Exception | None = None
        try:
            _perform(kind, words, table, scene.regulation.game, has)
        except (AsksOtherwise, NoDefinition):
            raise
        except Exception as error:  # a fault of ours stops a step too
            unless_ours(error)
            trouble = error
        status = "done" if trouble is None else "failed" if isinstance(trouble, CheckFailed) else "stopped"
        steps[-1] = replace(steps[-1], status=status, messages=len(scene.talk.messages))
        if trouble is not None:
            return trouble
    return None


def _perform(
    kind: str, text: str, table: tuple[tuple[str, ...], ...], game: str, has: dict[str, Any]
) -> None:
    """Call the definition of a step with what it asks for; raises what it raises, and NoDefinition."""
    found = definitions(kind, text, game)
    if len(found) != 1:
        raise NoDefinition(f"no definition of the step {text!r} is installed: it is not played again")
    [definition] = found
    given: dict[str, Any] = dict(definition.parser.parse_arguments(text) or {})
    if table:
        given["datatable"] = [list(row) for row in table]
    wanted = parameters(definition.step_func)
    for name in wanted:
        if name not in given:
            given[name] = has[name] if name in has else has.setdefault(name, fixture(name))
    made = definition.step_func(**{name: given[name] for name in wanted})
    if definition.target_fixture:
        has[definition.target_fixture] = made


def _apart(again: Evidence, kept: Evidence) -> Iterator[Parting]:
    """Where the evidence is other than what came of playing again, by its fields."""
    if kept.fault is not None and again.fault is not None and {kept.fault.reason, again.fault.reason} <= OURS:
        again = replace(again, fault=kept.fault)  # the place in the code is the run's own
    for one, other in zip(again.checks, kept.checks, strict=False):
        yield from _other_finding(one, other)
    for name in SHOWN:
        yield from _at(name, getattr(again, name), getattr(kept, name))


def _at(path: str, again: object, kept: object) -> Iterator[Parting]:
    """Where a part of the evidence, found at this path, is other than what came of playing again."""
    found = None if again == kept else first_difference(_plain(again), _plain(kept), path=path)
    if found is not None:
        weight = Weight.SAME_VERSION if found.path in OF_VERSION else Weight.ALWAYS
        yield Parting(f"played again it gives {found.told('the evidence has')}", weight)


def _other_finding(again: CheckMade, kept: CheckMade) -> Iterator[Parting]:
    """Where a check that is made again, with the same literals, finds another thing."""
    if again.finding != kept.finding and (again.check, again.literals) == (kept.check, kept.literals):
        one, other = _found(again.finding, kept.finding), _found(kept.finding, again.finding)
        yield Parting(f"check {again.check} finds {one} but the evidence has {other}")


def _found(finding: Finding, other: Finding) -> str:
    """Verdict and observation, then the other fields in which it differs from the other finding."""
    more = f", expected {finding.expected}" if finding.expected != other.expected else ""
    more += f", by messages {list(finding.messages)}" if finding.messages != other.messages else ""
    return f"{finding.verdict} ({finding.observed}){more}"


def as_far_as_can_be(entry: ScenarioEntry, kept: Evidence, transcript: Transcript) -> Iterator[Parting]:
    """Of a scenario that cannot be played to its end: steps that are not the law's, and findings that do not hold."""
    for number, (step, told) in enumerate(zip(kept.steps, entry.steps, strict=False), start=1):
        if (step.text, step.table) != _read(told):
            yield Parting(f"step {number} was {step.text!r}; the features have {told!r}")
    try:
        history = read_history(transcript.texts, kept.scaled)
    except MalformedAnswer as error:
        yield Parting(str(error))
        return
    for made in kept.checks:
        try:
            found = apply_check(made.check, made.literals, history.upto(made.upto))
        except Exception as error:  # literals or messages that no run writes
            unless_ours(error)
            yield Parting(f"check {made.check} cannot be repeated on the stored messages: {error!r}")
            continue
        yield from _other_finding(replace(made, finding=found), made)


def _read(told: str) -> tuple[str, tuple[tuple[str, ...], ...]]:
    """The sentence of a step as the catalogue has it, and its rows."""
    text, *rows = told.split("\n")
    return text, tuple(tuple(row[2:-2].split(" | ")) for row in rows)


def _plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))
