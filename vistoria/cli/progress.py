"""Progress on standard error: a bar on a terminal, a line every so often elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import TracebackType

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar

from vistoria.model.clause import Regulation, ScenarioEntry
from vistoria.model.evidence import Evidence
from vistoria.model.outcome import Outcome
from vistoria.verdict.context import Context
from vistoria.verdict.request import RunRequest
from vistoria.verdict.scenario import judge_scenario

from .terminal import errors

WORDS = {Outcome.FAILED: "failed", Outcome.CANT_TELL: "inconclusive", Outcome.UNTESTED: "untested"}
LINES, FEWEST = 10, 25
"""About how many lines a run prints where there is no terminal, and after how many scenarios at the earliest."""


def bar(*, quiet: bool, threads: bool = True) -> Bar:
    """A progress bar on standard error, for tasks with a `note`; hidden if that is not a terminal.

    Without threads it redraws on update only; use this if the process forks.
    """
    return Bar(
        TextColumn("{task.description}"),
        BarColumn(bar_width=None if errors.width < 80 else 40),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[note]}"),
        console=errors,
        transient=True,
        auto_refresh=threads,
        disable=quiet or not errors.is_terminal,
    )


class ScenarioProgress:
    """Counts the scenarios of a run by outcome as they end, and names the clause that was tried last.

    The engine's declarations are known only at the end: an offer that it refuses counts as untested until then.
    """

    def __init__(
        self,
        regulations: Mapping[str, Regulation],
        request: RunRequest,
        *,
        quiet: bool,
        forks: bool,
    ) -> None:
        self.entries: dict[str, tuple[ScenarioEntry, Context]] = {
            entry.id: (entry, Context(law, request.readings))
            for law in regulations.values()
            for clause in law.clauses
            if request.wants(clause.id)
            for entry in clause.scenarios
        }
        self.total = len(self.entries)
        self.ended = 0
        self.counts: Counter[Outcome] = Counter()
        self.quiet = quiet
        self.bar = bar(quiet=quiet, threads=not forks)
        self.task = self.bar.add_task("scenarios", total=self.total, note="")

    def scenario(self, evidence: Evidence) -> None:
        """Count one finished scenario."""
        self.ended += 1
        if known := self.entries.get(evidence.scenario):
            entry, context = known
            self.counts[judge_scenario(entry, evidence, context).outcome] += 1
        clause = evidence.scenario.partition("#")[0]
        self.bar.update(self.task, advance=1, note=f"{clause}{self._note()}")
        step = max(self.total // LINES, FEWEST)
        if not self.quiet and not errors.is_terminal and self.ended % step == 0:
            errors.print(f"{self.ended} of {self.total} scenarios{self._note()}", soft_wrap=True)

    def _note(self) -> str:
        return "".join(
            f" · {self.counts[outcome]} {word}" for outcome, word in WORDS.items() if self.counts[outcome]
        )

    def __enter__(self) -> ScenarioProgress:
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.bar.stop()
