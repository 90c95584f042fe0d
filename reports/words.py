"""Icons of the outcomes, which do not depend on the language, and the English text for JUnit."""

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
"""Worst first, the order in which reports list outcomes."""


def said(outcome: Outcome, reason: Reason | None) -> str:
    """Outcome and reason in one line of English."""
    english = speech(DEFAULT)
    word = english.text(f"outcome.{outcome.value}")
    return f"{word}: {english.text(f'reason.{reason.value}')}" if reason else word
