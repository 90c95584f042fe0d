"""Progress bars on the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar

from vistoria.model.clause import Regulation
from vistoria.model.evidence import Evidence
from vistoria.model.played import PlayedTable
from vistoria.verdict.request import RunRequest

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


class RunProgress:
    """Progress bars of a run: its scenarios, and the hands of its drawn tables."""

    def __init__(
        self, request: RunRequest, regulations: Mapping[str, Regulation], *, quiet: bool, forks: bool
    ) -> None:
        scenarios = sum(request.wants(s.id, s.clause) for r in regulations.values() for s in r.scenarios)
        self.not_passed = 0
        self.disagreements = 0
        self.open: dict[str, int] = {
            clause: least for r in regulations.values() for clause, least in r.least_in_play.items()
        }
        self.bar = bar(quiet=quiet, threads=not forks)
        self.scenarios = self.bar.add_task("scenarios", total=scenarios, note="")
        hands = request.hands * len(regulations)
        self.hands = self.bar.add_task("hands", total=hands, note="", visible=bool(hands))

    def scenario(self, evidence: Evidence) -> None:
        """Count one finished scenario."""
        bad = evidence.fault is not None or any(m.finding.verdict == "failed" for m in evidence.checks)
        self.not_passed += bad
        note = f"{self.not_passed} failed or inconclusive" if self.not_passed else ""
        self.bar.update(self.scenarios, advance=1, note=note)

    def table(self, table: PlayedTable) -> None:
        """Count the hands of a table."""
        self.disagreements += len(table.disagreements)
        for clause, situations in table.situations.items():
            if clause in self.open:
                self.open[clause] -= len({s.hand for s in situations if s.hand})
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
