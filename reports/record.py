"""Who ran what, when and with which files: what a report says beside the results."""

from __future__ import annotations

import msgspec


class RunRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """The particulars of one run; what is None or empty is reported as not stated, never made up."""

    run_id: str
    """Unique; printed on every part of the report."""
    harness: str
    """Name and version of the harness."""
    command: str
    """The command line, as a shell would take it."""
    title: str | None = None
    """A title of one's own; without one the report has its kind for a title."""
    engine: str | None = None
    """The engine as it was given to `--engine`, for the commands that repeat a scenario."""
    started: str | None = None
    finished: str | None = None
    issued: str | None = None
    filters: tuple[str, ...] = ()
    """What was left out on purpose, in words, where the results say `filtered`."""
    environment: dict[str, str | int] = {}
    digests: dict[str, str] = {}
    """SHA-256 by what it is of: harness, features, engine …"""
    laboratory: str | None = None
    place: str | None = None
    customer: str | None = None
    item: str | None = None
    """The item tested, as the laboratory identifies it."""
    authorised_by: str | None = None
    self_test: str | None = None
    """The record that validates the method."""
    deviations: tuple[str, ...] = ()
    """Deviations from the method, waivers among them."""
