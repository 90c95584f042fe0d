"""When, where and with which software a run took place."""

from __future__ import annotations

from pathlib import Path

import msgspec

from .layout import ENVIRONMENT


class Environment(msgspec.Struct, frozen=True):
    """Times are in UTC; the process ids show whether the engine ran in a process of its own."""

    started: str
    finished: str
    command: str
    engine: str
    """The value of --engine."""
    harness: str
    python: str
    platform: str
    packages: dict[str, str]
    harness_pid: int
    engine_pids: tuple[int | None, ...]
    digests: dict[str, str]
    engine_stderr: tuple[str, ...]


def read_environment(folder: Path) -> Environment:
    """The environment of a stored run; raise msgspec.DecodeError or OSError if it cannot be read."""
    return msgspec.json.decode((folder / ENVIRONMENT).read_bytes(), type=Environment)
