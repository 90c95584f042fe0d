"""The record of a run: who ran what, when and with which files."""

from __future__ import annotations

import shlex

from msgspec import field

from vistoria.model.details import Details
from vistoria.model.measured import Measured


class RunRecord(Details, frozen=True, omit_defaults=True, kw_only=True):
    """The record of one run; None or empty values are reported as not stated.

    Its deviations are those of the method, including waivers.
    """

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
    engine_options: dict[str, str] = field(default_factory=dict)
    """The values of `--engine-option`."""
    started: str | None = None
    finished: str | None = None
    filters: tuple[str, ...] = ()
    """What was filtered out, in words."""
    environment: dict[str, str | int] = field(default_factory=dict)
    digests: dict[str, str] = field(default_factory=dict)
    """SHA-256 digests by name: harness, features, engine …"""
    measured: tuple[Measured, ...] = ()
    """The item and its adapter, as the laboratory measured them."""
    trusted: tuple[str, ...] | None = None
    """The people whose attestations count; None where they count whatever key signed them."""
    self_test: str | None = None
    """The self-test record, in one sentence."""
    seconds: dict[str, float] = field(default_factory=dict)
    """How long each scenario took."""

    @property
    def engine_words(self) -> str | None:
        """What stands after `--engine` in the commands that repeat a scenario, quoted for a shell."""
        options = (("--engine-option", f"{name}={value}") for name, value in self.engine_options.items())
        return (
            None if self.engine is None else shlex.join([self.engine, *(w for pair in options for w in pair)])
        )


def measured_keys(item: Measured, digest: str) -> tuple[str, ...]:
    """The messages on an item: as it was after the run, and beside the digest that the engine gives."""
    if item.kind == "image-name":
        after = "measured.named"
    elif item.after is None:
        after = "measured.not-again"
    else:
        after = "measured.same" if item.after == item.before else "measured.changed"
    return (after, f"measured.beside.{item.beside(digest)}") if item.role == "item" else (after,)
