"""Signs and codes that stand in every report whatever its language, and the English that JUnit is written in."""

from __future__ import annotations

from collections.abc import Mapping

from vistoria.model.outcome import Outcome, Reason

from .speech import DEFAULT, speech

ICONS: Mapping[Outcome, str] = {
    Outcome.FAILED: "✗",
    Outcome.CANT_TELL: "?",
    Outcome.UNTESTED: "○",
    Outcome.PASSED: "✓",
    Outcome.INAPPLICABLE: "–",
}
"""In the order in which a reader needs them: the worst first."""


def said(outcome: Outcome, reason: Reason | None) -> str:
    """Outcome and reason in one line of English."""
    english = speech(DEFAULT)
    word = english.text(f"outcome.{outcome.value}")
    return f"{word}: {english.text(f'reason.{reason.value}')}" if reason else word
