"""How far an engine was kept apart from the harness while it was tested."""

from __future__ import annotations

from enum import StrEnum


class Isolate(StrEnum):
    """Whether an engine is to be isolated."""

    AUTO = "auto"
    """Where the system allows it."""
    REQUIRE = "require"
    OFF = "off"


class Isolation(StrEnum):
    """Where the engine ran."""

    ISOLATED = "isolated"
    """In user, process and other namespaces of its own, out of sight of the harness's processes and files."""
    OWN_PROCESS = "own-process"
    """In a process of its own, which sees what the harness's user sees."""
    IN_PROCESS = "in-process"
    REMOTE = "remote"
    """Reached over TCP; the harness did not start it."""
