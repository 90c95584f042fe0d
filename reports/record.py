"""The record of a run: who ran what, when and with which files."""

from __future__ import annotations

import shlex

import msgspec

from vistoria.model.measured import Measured


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
    measured: tuple[Measured, ...] = ()
    """The item and its adapter, as the laboratory measured them."""
    received: str | None = None
    condition: str | None = None
    custody: str | None = None
    adapter_author: str | None = None
    testers: tuple[str, ...] = ()
    reviewer: str | None = None
    authorised_by: str | None = None
    clock: str | None = None
    sampling: str | None = None
    """The laboratory's own sampling plan."""
    trusted: tuple[str, ...] | None = None
    """The people whose attestations count; None where they count whatever key signed them."""
    revision: int = 1
    replaces: str | None = None
    because: str | None = None
    """Why a later revision replaces another report."""
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


def measured_keys(item: Measured, digest: str) -> tuple[str, ...]:
    """The messages on an item: as it was after the run, and beside the digest that the engine gives."""
    if item.kind == "image-name":
        after = "measured.named"
    elif item.after is None:
        after = "measured.not-again"
    else:
        after = "measured.same" if item.after == item.before else "measured.changed"
    return (after, f"measured.beside.{item.beside(digest)}") if item.role == "item" else (after,)
