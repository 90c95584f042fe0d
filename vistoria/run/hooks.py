"""Hooks of our own: what a process tells of its engine."""

from __future__ import annotations

import pytest

from vistoria.protocol.handshake import Hello

from .engine_report import EngineReport


class Hooks:
    """Hooks of our own."""

    @pytest.hookspec()
    def pytest_vistoria_greeted(self, hello: Hello, pid: int | None) -> None:
        """An engine process has greeted."""

    @pytest.hookspec()
    def pytest_vistoria_heard(self, method: str, params: object, came: object) -> None:
        """A request is about to be sent (`came` is None), or its result or error has come."""

    @pytest.hookspec()
    def pytest_vistoria_engine(self, report: EngineReport) -> None:
        """One process is done with its engine."""
