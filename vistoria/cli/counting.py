"""How far long work has come, on standard error: a bar on a terminal, elsewhere a line whenever a tenth is done."""

from __future__ import annotations

from time import monotonic
from types import TracebackType

from rich.progress import BarColumn, MofNCompleteColumn, Progress, Task, TaskID, TextColumn, TimeElapsedColumn
from rich.text import Text

from .reader import say
from .terminal import errors

LINES, FEWEST = 10, 25
"""About how many lines a piece of work prints where there is no terminal, and after how much of it at the earliest."""
PAUSE_S = 0.1
"""A bar without a thread of its own is drawn no more often than this."""


class Counting:
    """Counts pieces of work by what they are; nothing is shown if `quiet`.

    Without threads a bar is drawn when it is counted only; use this if the process forks.
    """

    def __init__(self, *, quiet: bool = False, threads: bool = True) -> None:
        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(bar_width=None if errors.width < 80 else 40),
            _Done(),
            TimeElapsedColumn(),
            TextColumn("{task.fields[note]}"),
            console=errors,
            transient=True,
            auto_refresh=threads,
            disable=quiet or not errors.is_terminal,
        )
        self._quiet = quiet
        self._draws, self._drawn = not threads, 0.0
        self._prints = not quiet and not errors.is_terminal
        self._tasks: dict[str, TaskID] = {}
        self._printed: dict[str, int] = {}

    def at(self, what: str, done: int = 0, of: int | None = None, note: str = "") -> None:
        """So much of a piece of work is done; without `of` nobody knows how much it is."""
        if what not in self._tasks:
            self._tasks[what] = self._bar.add_task(say(what), total=of, note="")
        self._bar.update(self._tasks[what], completed=done, note=say(note))
        if self._draws and (of in (None, done) or monotonic() - self._drawn >= PAUSE_S):
            self._bar.refresh()
            self._drawn = monotonic()
        if self._prints and of:
            step = max(of // LINES, FEWEST)
            if done // step > self._printed.get(what, 0):
                errors.print(f"{done}/{of} {say(what)}{note and f' · {say(note)}'}")
            self._printed[what] = done // step

    def line(self, text: str) -> None:
        """Print a line before the work."""
        if not self._quiet:
            errors.print(text)

    def __enter__(self) -> Counting:
        self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.stop()


class _Done(MofNCompleteColumn):
    """How much of how much is done; nothing where that is not known."""

    def render(self, task: Task) -> Text:
        return Text() if task.total is None else super().render(task)
