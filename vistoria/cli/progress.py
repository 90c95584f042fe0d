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
from vistoria.model.played import PlayedTable
from vistoria.model.situation import hands_of
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


class RunProgress:
    """Counts the scenarios of a run by outcome and the hands of its drawn tables, and names the clause tried last.

    The engine's declarations are known only at the end: an offer that it refuses counts as untested until then.
    """

    def __init__(
        self, request: RunRequest, regulations: Mapping[str, Regulation], *, quiet: bool, forks: bool
    ) -> None:
        self.entries: dict[str, tuple[ScenarioEntry, Context]] = {
            entry.id: (entry, Context(law, request.readings))
            for law in regulations.values()
            for entry in law.scenarios
            if request.wants(entry.id, entry.clause)
        }
        self.total = len(self.entries)
        self.ended = 0
        self.counts: Counter[Outcome] = Counter()
        self.quiet = quiet
        self.disagreements = 0
        self.open: dict[str, int] = {
            clause: least for r in regulations.values() for clause, least in r.least_in_play.items()
        }
        self.bar = bar(quiet=quiet, threads=not forks)
        self.scenarios = self.bar.add_task("scenarios", total=self.total, note="")
        hands = request.hands * len(regulations)
        self.hands = self.bar.add_task("hands", total=hands, note="", visible=bool(hands))

    def scenario(self, evidence: Evidence) -> None:
        """Count one finished scenario."""
        self.ended += 1
        if known := self.entries.get(evidence.scenario):
            entry, context = known
            self.counts[judge_scenario(entry, evidence, context).outcome] += 1
        clause = evidence.scenario.partition("#")[0]
        self.bar.update(self.scenarios, advance=1, note=f"{clause}{self._note()}")
        step = max(self.total // LINES, FEWEST)
        if not self.quiet and not errors.is_terminal and self.ended % step == 0:
            errors.print(f"{self.ended} of {self.total} scenarios{self._note()}", soft_wrap=True)

    def _note(self) -> str:
        return "".join(
            f" · {self.counts[outcome]} {word}" for outcome, word in WORDS.items() if self.counts[outcome]
        )

    def table(self, table: PlayedTable) -> None:
        """Count the hands of a table."""
        self.disagreements += len(table.disagreements)
        for clause, situations in table.situations.items():
            if clause in self.open:
                self.open[clause] -= hands_of(situations)
        short = sum(left > 0 for left in self.open.values())
        notes = [f"{self.disagreements} disagreements" if self.disagreements else ""]
        notes += [f"{short} clauses not seen often enough yet" if short else ""]
        self.bar.update(self.hands, advance=table.hands, note=", ".join(filter(None, notes)))

    def __enter__(self) -> RunProgress:
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.bar.stop()
