"""Engines that turn on the harness."""

from __future__ import annotations

import ctypes
import os
import signal
from collections.abc import Mapping

from vistoria.model.answer import Answer
from vistoria.model.request import Open
from vistoria.reference_engine.adapter import Reference

PTRACE_SEIZE = 0x4206


class HarmsTheHarness(Reference):
    """Does to the process that started it, one after the other at each table opened, what the option `how` names."""

    def __init__(self, options: Mapping[str, str]) -> None:
        super().__init__()
        self.still = options["how"].split("-")

    def open(self, request: Open) -> Answer:
        if self.still:
            getattr(self, self.still.pop(0))(os.getppid())
        return super().open(request)

    def nothing(self, harness: int) -> None:
        """Behaves."""

    def kill(self, harness: int) -> None:
        """Kills it."""
        os.kill(harness, signal.SIGKILL)

    def end(self, harness: int) -> None:
        """Asks it to end."""
        os.kill(harness, signal.SIGTERM)

    def stop(self, harness: int) -> None:
        """Stops it, and lets it go on."""
        os.kill(harness, signal.SIGSTOP)
        os.kill(harness, signal.SIGCONT)

    def trace(self, harness: int) -> None:
        """Traces it."""
        ctypes.CDLL(None).ptrace(PTRACE_SEIZE, harness, None, None)
