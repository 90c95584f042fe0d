"""Icons of the outcomes, which do not depend on the language, and the English texts for programs and the terminal."""

from __future__ import annotations

from collections.abc import Mapping

from vistoria.model.outcome import Outcome, Reason
from vistoria.verdict.play import FoundInPlay

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


def found_facts(found: FoundInPlay) -> dict[str, str]:
    """What was due and what was seen at a point of play, where, and in which transcript."""
    where = f"{found.table}, hand {found.hand}, message {found.message}"
    return {
        "expected": f"{found.aspect}: {found.demanded}",
        "observed": f"{found.aspect}: {found.seen}",
        "in play": f"{where}{', played again alone' if found.alone else ''}",
        "transcript": found.transcript,
        "sha256": found.sha256,
    }


def found_line(found: FoundInPlay) -> str:
    """The same in one line."""
    return f"in play, {found.table}, hand {found.hand}: {found.aspect}: {found.seen}; due: {found.demanded}"
