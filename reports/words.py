"""Icons of the outcomes, which do not depend on the language, and the English texts for programs and the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from vistoria.languages.spaces import beside
from vistoria.model.outcome import Outcome, Reason
from vistoria.verdict.play import FoundInPlay

from .speech import DEFAULT, Speech, speech

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


def point(found: FoundInPlay, said_in: Speech, say: Callable[[str], str]) -> tuple[str, str]:
    """What was due at a point of play and what was seen there; `say` puts the facts into the language."""
    key = aspect_key(found.aspect)
    aspect = said_in.text(key) if key in said_in.messages else found.aspect
    said = partial(said_in.text, "in-play.point", aspect=aspect)
    return said(facts=say(found.demanded)), said(facts=say(found.seen))


def aspect_key(aspect: str) -> str:
    """The key of the message that names an aspect; one names all that players are told."""
    return "aspect.told" if aspect.startswith("told ") else f"aspect.{aspect.replace(' ', '-')}"


def found_facts(found: FoundInPlay) -> dict[str, str]:
    """What was due and what was seen at a point of play, where, and in which transcript."""
    where = f"{found.table}, hand {found.hand}, message {found.message}"
    if not found.hand:
        where = f"{found.table}, message {found.message}"
    return {
        "expected": found.demanded,
        "observed": found.seen,
        "in play": f"{where}{', played again alone' if found.alone else ''}",
        "transcript": found.transcript,
        "sha256": found.sha256,
    }


def both(expected: str, observed: str, say: Callable[[str], str] = str) -> str:
    """What was expected and what was observed, one after the other; `say` puts them into a language."""
    whole = expected.endswith((".", "”"))  # a check of another maker may tell it in a few words
    due, seen = say(expected), say(observed)
    return beside(due, seen) if whole else f"expected: {due}; observed: {seen}"


def found_line(found: FoundInPlay, say: Callable[[str], str] = str) -> str:
    """The same in one line."""
    where = say(f"{found.table}, hand {found.hand}") if found.hand else found.table
    return f"{where}: {say(found.demanded)} {say(found.seen)}"
