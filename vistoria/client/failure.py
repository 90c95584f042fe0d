"""One failure of an engine, as a link counts it."""

from __future__ import annotations

import msgspec

from vistoria.model.outcome import Reason


class Failure(msgspec.Struct, frozen=True):
    """One failure of the engine."""

    reason: Reason
    what: str
