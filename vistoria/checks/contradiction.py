"""That an engine's report contradicts the table, or what it reported before."""

from __future__ import annotations

from vistoria.model.outcome import Reason


class Contradiction(Exception):
    """Two things reported cannot both be so; the text names both, in words for whoever wrote the adapter."""

    reason = Reason.ENGINE_PROTOCOL


class BooksDiffer(Contradiction):
    """A figure reported is not the one that follows from the events before it; the text names both, in chips."""

    reason = Reason.MONEY_LOST
