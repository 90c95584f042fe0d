"""The record of a run: who ran what, when and with which files."""

from __future__ import annotations

import shlex

import msgspec


class RunRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """The record of one run; None or empty values are reported as not stated."""

    run_id: str
    """Unique; printed on every part of the report."""
    harness: str
    """Name and version of the harness."""
    command: str
    """The command line, quoted for a shell."""
    title: str | None = None
    """A custom title; the default is the kind of report."""
    engine: str | None = None
    """The value of `--engine`."""
    engine_options: dict[str, str] = {}
    """The values of `--engine-option`."""
    started: str | None = None
    finished: str | None = None
    issued: str | None = None
    filters: tuple[str, ...] = ()
    """What was filtered out, in words."""
    environment: dict[str, str | int] = {}
    digests: dict[str, str] = {}
    """SHA-256 digests by name: harness, features, engine …"""
    laboratory: str | None = None
    place: str | None = None
    customer: str | None = None
    item: str | None = None
    """The item tested, as the laboratory identifies it."""
    authorised_by: str | None = None
    self_test: str | None = None
    """The self-test record, in one sentence."""
    deviations: tuple[str, ...] = ()
    """Deviations from the method, including waivers."""
    seconds: dict[str, float] = {}
    """How long each scenario took."""

    @property
    def engine_words(self) -> str | None:
        """What stands after `--engine` in the commands that repeat a scenario, quoted for a shell."""
        options = (("--engine-option", f"{name}={value}") for name, value in self.engine_options.items())
        return (
            None if self.engine is None else shlex.join([self.engine, *(w for pair in options for w in pair)])
        )
