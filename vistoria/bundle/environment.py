"""When, where and with which software a run took place."""

from __future__ import annotations

from pathlib import Path

import msgspec

from vistoria.journal.disk import write_whole
from vistoria.model.given import from_json
from vistoria.protocol.handshake import Identity

from .layout import ENVIRONMENT, method_digests, readable


class Environment(msgspec.Struct, frozen=True, omit_defaults=True):
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
    farewells: tuple[Identity, ...] = ()
    """Who each process of the engine said it is when the run ended."""
    notes: tuple[str, ...] = ()
    """What a reader must know of how the record came about, such as that it was recovered."""
    engine_options: dict[str, str] = {}
    """The values of --engine-option."""
    seconds: dict[str, float] = {}
    """How long each scenario took."""


def read_environment(folder: Path) -> Environment:
    """The environment of a stored run; raise msgspec.DecodeError or OSError if it cannot be read."""
    return from_json((folder / ENVIRONMENT).read_bytes(), Environment)


def made_here(environment: Environment) -> bool:
    """Whether this version of the harness made the run."""
    return environment.digests.get("harness") == method_digests({})["harness"]


def write_environment(folder: Path, environment: Environment) -> None:
    """Write the environment of a run."""
    write_whole(folder / ENVIRONMENT, readable(environment))


def add_note(folder: Path, note: str) -> None:
    """Add a note to the record of a run."""
    environment = read_environment(folder)
    write_environment(folder, msgspec.structs.replace(environment, notes=(*environment.notes, note)))
