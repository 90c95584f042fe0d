"""Follows a run at the terminal: prints what is played, and waits for the reader where asked to."""

from __future__ import annotations

import sys
from itertools import zip_longest
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.text import Text

from vistoria.journal.interruption import Interrupted
from vistoria.languages.voice import Voice

from .reader import found, language, said
from .terminal import below, errors, one_line, shown
from .wire_words import answer_lines, answered, asked, request_lines

AGAIN = "Once more, after the last step: does the engine answer the same requests the same way?"
ELSEWHERE = "At another table, after what the first has shown of the product's own terms: how it deals, what it charges"


class Watch:
    """Hooks of the run: scenarios, steps, requests and answers, on standard error."""

    def __init__(self, *, waits: bool = False, pauses: bool = False) -> None:
        """`waits` before each request; `pauses` when a step fails, while the engine is still running."""
        self.waits = waits
        self.pauses = pauses
        self._law = ("", "")
        self._left = 0
        self._closed = False

    def pytest_bdd_before_scenario(self, feature: Any, scenario: Any) -> None:
        """Name the scenario."""
        self._left = len(scenario.steps)
        home = Path(feature.filename).parent
        self._law = str(home), home.name.replace("_", "-")
        name = Voice(language()).law(*self._law, scenario.name) or scenario.name
        place = f"{feature.rel_filename}:{scenario.line_number}"
        errors.print(Text.assemble("\n", (one_line(name), "bold"), f"  {one_line(place)}"))

    def pytest_bdd_before_step(self, step: Any) -> None:
        """Print the step with its table."""
        self._left -= 1
        self._closed = False
        voice = Voice(language())
        there = voice.in_law(*self._law, voice.step(step.name))
        words = f"{voice.keyword(step.keyword.strip())} {there or step.name}"
        errors.print(f"[bold]{escape(words)}[/]")
        if step.datatable:
            heads, *others = step.datatable.raw()
            rows = [[*map(one_line, row)] for row in ([*map(voice.head, heads)], *others)]
            widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
            for row in rows:
                cells = " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
                errors.print(escape(f"    | {cells} |"))

    def pytest_vistoria_heard(self, method: str, params: object, came: object) -> None:
        """Print the request before it is sent, or the answer when it has come."""
        if came is None:
            self._explain(method)
        lines = request_lines(method, params) if came is None else answer_lines(came)
        told = map(found, asked(method, params)) if came is None else answered(came, said())
        sign = "→" if came is None else "←"
        for line, words in zip_longest(lines, told, fillvalue=""):
            errors.print(below(f"{sign} {line}", 2))
            if words:
                errors.print(below(words, 6), style="dim")
        if came is None and self.waits:
            self._wait("Enter sends it")

    def pytest_bdd_step_error(self, step: Any, exception: BaseException) -> None:
        """Say why a step failed, and wait while the engine is still as it was."""
        self._left = 0
        errors.print(f"  [red]✗ {shown(str(exception))}[/]")
        if self.pauses:
            self._wait("the step failed and the engine is still running; Enter goes on")

    def _explain(self, method: str) -> None:
        """Say why something is asked once more, at another table."""
        if method == "close":
            self._closed = True
        elif self._closed and method != "bye":
            errors.print(f"[bold]{ELSEWHERE if self._left else AGAIN}[/]")
            self._closed = False

    def _wait(self, what: str) -> None:
        errors.print(f"    [dim]{what}, c plays on without waiting, q ends the run[/]")
        answer = sys.stdin.readline()
        if not answer or answer.strip() in ("c", "q"):
            self.waits = self.pauses = False
        if answer.strip() == "q":
            raise Interrupted
