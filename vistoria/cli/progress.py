"""Progress on the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar

from vistoria.model.clause import Regulation
from vistoria.model.evidence import Evidence

from .terminal import errors


def bar(*, quiet: bool, threads: bool = True) -> Bar:
    """A bar that counts, on standard error, for tasks with a `note`; none where that is no terminal.

    Without threads it is drawn again only when it is told to: for who forks meanwhile.
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


class Progress:
    """A bar that counts the scenarios of a run, and those that did not pass so far."""

    def __init__(self, regulations: Mapping[str, Regulation], *, quiet: bool) -> None:
        total = sum(len(r.scenarios) for r in regulations.values())
        self.open_ends = 0
        self.bar = bar(quiet=quiet)
        self.task = self.bar.add_task("scenarios", total=total, note="")

    def scenario(self, evidence: Evidence) -> None:
        """One scenario is done."""
        bad = evidence.fault is not None or any(m.finding.verdict == "failed" for m in evidence.checks)
        self.open_ends += bad
        note = f"{self.open_ends} failed or cannot be told" if self.open_ends else ""
        self.bar.update(self.task, advance=1, note=note)

    def __enter__(self) -> Progress:
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.bar.stop()
