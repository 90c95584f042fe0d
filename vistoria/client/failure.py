"""Failures of an engine, as a link counts them."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from vistoria.model.outcome import Reason

REQUESTS = 200
"""For so many of them one failure more is borne: who fails in one kind of hand can be tested in all others."""


class Failure(msgspec.Struct, frozen=True):
    """One failure of the engine."""

    reason: Reason
    what: str
    asked: int = 0
    """How many requests the engine had been asked by then."""


def are_too_many(failures: Sequence[Failure], asked: int, patience: int) -> bool:
    """Whether an engine that was asked so often has failed too often to be asked again."""
    return len(failures) >= patience + asked // REQUESTS


def why_gone(failures: Sequence[Failure]) -> str:
    """Why the engine is not asked again; a crash is told by the scenarios that it ended, and not here again."""
    last, times = failures[-1], f"failed {len(failures)} times"
    alike = {re.sub(r"\d+", "", failure.what) for failure in failures}
    if len(alike) == 1 and last.reason is Reason.ENGINE_CRASH:
        return f"{times} in the same way ({last.reason}) and is not asked again"
    return f"{times} and is not asked again; last error: {last.what}"
