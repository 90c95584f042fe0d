"""Where and when a run took place: what differs between two runs with the same results."""

from __future__ import annotations

from pathlib import Path

import msgspec

from .layout import ENVIRONMENT


class Environment(msgspec.Struct, frozen=True):
    """Times in UTC; process ids tell whether the engine ran apart from the harness."""

    started: str
    finished: str
    command: str
    engine: str
    """As it was written after --engine."""
    harness: str
    python: str
    platform: str
    packages: dict[str, str]
    harness_pid: int
    engine_pids: tuple[int | None, ...]
    digests: dict[str, str]
    engine_stderr: tuple[str, ...]


def read_environment(folder: Path) -> Environment:
    """The environment of a stored run; msgspec.DecodeError or OSError when it cannot be read."""
    return msgspec.json.decode((folder / ENVIRONMENT).read_bytes(), type=Environment)
