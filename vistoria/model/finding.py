"""What a check found in a history."""

from __future__ import annotations

from typing import Literal

import msgspec


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """One judgement: what the law wants here, what was seen, and where.

    `inconclusive`: nothing was reported that could show it either way.
    `not-provided`: the product answers that it has no such function.
    `unsupported`: the adapter does not reach the function, or it was the adapter that refused.
    """

    verdict: Literal["passed", "failed", "inconclusive", "not-provided", "unsupported"]
    expected: str
    observed: str
    messages: tuple[int, ...] = ()
    """Numbers of the messages that show it."""


def judged(ok: bool, expected: str, observed: str, *messages: int) -> Finding:
    """A finding that passed or failed."""
    return Finding("passed" if ok else "failed", expected, observed, tuple(dict.fromkeys(messages)))
