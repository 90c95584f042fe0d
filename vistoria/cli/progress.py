"""Progress bars on the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar

from vistoria.model.clause import Regulation
from vistoria.model.evidence import Evidence

from .terminal import errors


def bar(*, quiet: bool, threads: bool = True) -> Bar:
    """A progress bar on standard error, for tasks with a `note`; hidden if that is not a terminal.

    Without threads it redraws on update only; use this if the process forks.
    """
    return Bar(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[note]}"),
        console=errors,
        transient=True,
        auto_refresh=threads,
        disable=quiet or not errors.is_terminal,
    )


class ScenarioProgress:
    """A progress bar over the scenarios of a run, with the number that failed or are inconclusive."""

    def __init__(self, regulations: Mapping[str, Regulation], *, quiet: bool, forks: bool) -> None:
        total = sum(len(r.scenarios) for r in regulations.values())
        self.not_passed = 0
        self.bar = bar(quiet=quiet, threads=not forks)
        self.task = self.bar.add_task("scenarios", total=total, note="")

    def scenario(self, evidence: Evidence) -> None:
        """Count one finished scenario."""
        bad = evidence.fault is not None or any(m.finding.verdict == "failed" for m in evidence.checks)
        self.not_passed += bad
        note = f"{self.not_passed} failed or inconclusive" if self.not_passed else ""
        self.bar.update(self.task, advance=1, note=note)

    def __enter__(self) -> ScenarioProgress:
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.bar.stop()
