"""One scenario as a report shows it: steps, findings, and the messages that show them."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from vistoria.model.answer import MalformedAnswer
from vistoria.model.clause import Proof, Regulation, ScenarioEntry
from vistoria.model.history import read_history
from vistoria.model.outcome import Outcome, Reason
from vistoria.telling import Point, Told, is_of_act, tell
from vistoria.verdict.results import ScenarioResult

from .by_hand import ByHand, by_hand
from .excerpt import MessageShown, excerpt
from .picture import Picture, picture
from .table_view import table_shown

Said = Sequence[Mapping[str, object] | msgspec.Raw]
"""The messages of a transcript from the first; each may be its text."""
Messages = Callable[[str], Said]
"""The messages of a transcript by its path; empty if it is missing."""


@dataclass(frozen=True)
class StepShown:
    """A step with its status; `upto` is the number of the last message when it ended, 0 if there was none."""

    keyword: str
    text: str
    status: str
    upto: int
    table: tuple[tuple[str, ...], ...]

    @property
    def is_done(self) -> bool:
        """Whether it was executed."""
        return self.status == "done"


@dataclass(frozen=True, eq=False)
class ScenarioShown:
    """A scenario of the catalogue with its result; its transcript is read when it is shown."""

    entry: ScenarioEntry
    result: ScenarioResult
    proof: Proof | None
    steps: tuple[StepShown, ...]
    messages: Messages
    replay: str | None
    """The command that repeats it, if there is a transcript."""

    @property
    def law(self) -> str:
        """The id of its regulation."""
        return self.entry.clause.partition("/")[0]

    @property
    def is_open(self) -> bool:
        """Whether it is shown unfolded."""
        return self.result.outcome in (Outcome.FAILED, Outcome.CANT_TELL)

    @property
    def is_row(self) -> bool:
        """Whether its hand, its steps and its checks are data for the script of the page, since it is folded."""
        is_played = bool(self.steps) and self.result.reason is not Reason.NOT_RUN
        return is_played and not self.is_open and bool(self.told) == bool(self.replay)

    @property
    def excerpt(self) -> tuple[MessageShown, ...]:
        """Messages of the transcript; few unless it is open."""
        return _excerpt(self)

    @property
    def told(self) -> Told | None:
        """The hand in words; None if the transcript is missing or cannot be read."""
        return _read(self)[0]

    @property
    def picture(self) -> Picture | None:
        """The table at each step of the hand, if there was a hand."""
        return _read(self)[1]

    @property
    def by_hand(self) -> ByHand | None:
        """How to repeat the hand; None where there was none."""
        return by_hand(self.told)


@lru_cache(maxsize=1)
def _read(shown: ScenarioShown) -> tuple[Told | None, Picture | None]:
    """What the transcript of a scenario shows. One at a time is kept: those of a whole run take 100 MB."""
    told = told_by(_said(shown), shown.result.messages, point=_point(shown.result))
    return told, drawn(told)


@lru_cache(maxsize=1)
def _excerpt(shown: ScenarioShown) -> tuple[MessageShown, ...]:
    return excerpt(_said(shown), shown.result.messages, brief=not shown.is_open)


def _said(shown: ScenarioShown) -> Said:
    return shown.messages(shown.result.transcript) if shown.result.transcript else ()


def _point(result: ScenarioResult) -> Point | None:
    """Where a failed scenario broke the law: the act that its check demands, else what the referee saw first."""
    if result.outcome is not Outcome.FAILED:
        return None
    if result.point is not None and not is_of_act(result.expected or ""):
        return Point(result.point.demanded, result.point.seen, result.point.n)
    return Point(result.expected or "", result.observed or "")


def scenario_shown(
    regulation: Regulation,
    entry: ScenarioEntry,
    result: ScenarioResult,
    messages: Messages,
    engine: str | None,
) -> ScenarioShown:
    """Combine a scenario's entry, its result and, when it is shown, its transcript."""
    path = result.transcript
    return ScenarioShown(
        entry=entry,
        result=result,
        proof=next((p for p in regulation.proofs if p.id == entry.unreachable), None),
        steps=_steps(entry, result),
        messages=messages,
        replay=replay_of(path, engine) if path else None,
    )


def told_by(
    messages: Said, named: Sequence[int], hand: int | None = None, point: Point | None = None
) -> Told | None:
    """The hand that messages of a transcript tell; None if they cannot be read."""
    try:
        told = tell(read_history(messages), named, hand, point)
    except MalformedAnswer:
        return None  # the excerpt quotes the messages as they are
    return told if told.lines else None


def drawn(told: Told | None) -> Picture | None:
    """The table at each step of a hand."""
    if told is None or not told.steps:
        return None
    return picture([table_shown(step.table) for step in told.steps], told.fault.places if told.fault else ())


def _steps(entry: ScenarioEntry, result: ScenarioResult) -> tuple[StepShown, ...]:
    """The executed steps, then the steps that were not reached."""
    run = [_step(s.text, s.status, s.messages, s.table) for s in result.steps]
    never = "not-reached" if run else "not-run"
    return tuple(run) + tuple(_step(text, never, 0, ()) for text in entry.steps[len(run) :])


def _step(text: str, status: str, upto: int, table: tuple[tuple[str, ...], ...]) -> StepShown:
    keyword, _, rest = text.partition(" ")
    return StepShown(keyword, rest, status, upto, table)


def replay_of(path: str, engine: str | None) -> str:
    """The command that plays a transcript again."""
    return f"vistoria replay {shlex.quote(path)} --engine {engine or '…'}"
