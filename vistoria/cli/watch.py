"""Follows a run at the terminal: prints what is played, and waits for the reader where asked to."""

from __future__ import annotations

import sys
from typing import Any

from rich.markup import escape

from vistoria.journal.interruption import Interrupted

from .terminal import errors, shown
from .wire_words import answer_lines, request_lines


class Watch:
    """Hooks of the run: scenarios, steps, requests and answers, on standard error."""

    def __init__(self, *, waits: bool = False, pauses: bool = False) -> None:
        """`waits` before each request; `pauses` when a step fails, while the engine is still running."""
        self.waits = waits
        self.pauses = pauses

    def pytest_bdd_before_scenario(self, feature: Any, scenario: Any) -> None:
        """Name the scenario."""
        errors.print(
            f"\n[bold]{escape(scenario.name)}[/]  {escape(feature.rel_filename)}:{scenario.line_number}"
        )

    def pytest_bdd_before_step(self, step: Any) -> None:
        """Print the step."""
        errors.print(f"[bold]{escape(step.keyword.strip())} {escape(step.name)}[/]", soft_wrap=True)

    def pytest_vistoria_heard(self, method: str, params: object, came: object) -> None:
        """Print the request before it is sent, or the answer when it has come."""
        lines = request_lines(method, params) if came is None else answer_lines(came)
        for line in lines:
            errors.print(shown(f"  {'→' if came is None else '←'} {line}"), soft_wrap=True)
        if came is None and self.waits:
            self._wait("Enter sends it")

    def pytest_bdd_step_error(self, step: Any, exception: BaseException) -> None:
        """Say why a step failed, and wait while the engine is still as it was."""
        errors.print(f"  [red]✗ {shown(str(exception))}[/]", soft_wrap=True)
        if self.pauses:
            self._wait("the step failed and the engine is still running; Enter goes on")

    def _wait(self, what: str) -> None:
        errors.print(f"    [dim]{what}, c plays on without waiting, q ends the run[/]")
        answer = sys.stdin.readline()
        if not answer or answer.strip() in ("c", "q"):
            self.waits = self.pauses = False
        if answer.strip() == "q":
            raise Interrupted
