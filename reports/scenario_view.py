"""One scenario as a report shows it: its steps, what was found, and the messages that show it."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from vistoria.model.clause import Proof, Regulation, ScenarioEntry
from vistoria.model.outcome import Outcome
from vistoria.verdict.results import ScenarioResult

from .excerpt import Shown, excerpt
from .words import REASONS

Messages = Callable[[str], Sequence[Mapping[str, object]]]
"""The messages of a transcript by its path, `{"n": 1, "message": {…}}` each; empty when it is not at hand."""


@dataclass(frozen=True)
class StepShown:
    """A step with its status; `upto` numbers the last message when it ended, 0 when none was sent."""

    keyword: str
    text: str
    status: str
    upto: int
    table: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class ScenarioShown:
    """A scenario of the catalogue beside its result."""

    entry: ScenarioEntry
    result: ScenarioResult
    why: str | None
    """The reason in words."""
    proof: Proof | None
    steps: tuple[StepShown, ...]
    excerpt: tuple[Shown, ...]
    replay: str | None
    """The command that repeats it, when there is a transcript to repeat."""

    @property
    def is_open(self) -> bool:
        """Whether a reader has to see it without asking."""
        return self.result.outcome in (Outcome.FAILED, Outcome.CANT_TELL)


def scenario_shown(
    regulation: Regulation,
    entry: ScenarioEntry,
    result: ScenarioResult,
    messages: Messages,
    engine: str | None,
) -> ScenarioShown:
    """Bring a scenario's entry, result and transcript together."""
    path = result.transcript
    return ScenarioShown(
        entry=entry,
        result=result,
        why=REASONS[result.reason] if result.reason else None,
        proof=next((p for p in regulation.proofs if p.id == entry.unreachable), None),
        steps=_steps(entry, result),
        excerpt=excerpt(messages(path), result.messages) if path else (),
        replay=_replay(path, engine) if path else None,
    )


def _steps(entry: ScenarioEntry, result: ScenarioResult) -> tuple[StepShown, ...]:
    """The steps as run, then those of the catalogue that were never reached."""
    run = [_step(s.text, s.status, s.messages, s.table) for s in result.steps]
    never = "not reached" if run else "not run"
    return tuple(run) + tuple(_step(text, never, 0, ()) for text in entry.steps[len(run) :])


def _step(text: str, status: str, upto: int, table: tuple[tuple[str, ...], ...]) -> StepShown:
    keyword, _, rest = text.partition(" ")
    return StepShown(keyword, rest, status, upto, table)


def _replay(path: str, engine: str | None) -> str:
    return f"vistoria replay {shlex.quote(path)} --engine {shlex.quote(engine) if engine else '…'}"
