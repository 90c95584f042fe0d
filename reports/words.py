"""Outcomes, reasons, conclusions and addressees in plain English: one table for every report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from vistoria.model.clause import Binds, Language
from vistoria.model.outcome import Conclusion, Outcome, Reason


class OutcomeWords(NamedTuple):
    """How an outcome is shown: a sign, a word, and what a number of clauses with it do."""

    icon: str
    word: str
    one: str
    many: str


OUTCOMES: Mapping[Outcome, OutcomeWords] = {
    Outcome.FAILED: OutcomeWords("✗", "failed", "clause failed", "clauses failed"),
    Outcome.CANT_TELL: OutcomeWords("?", "cannot tell", "clause cannot be told", "clauses cannot be told"),
    Outcome.UNTESTED: OutcomeWords("○", "untested", "clause is untested", "clauses are untested"),
    Outcome.PASSED: OutcomeWords("✓", "passed", "clause passed", "clauses passed"),
    Outcome.INAPPLICABLE: OutcomeWords(
        "–", "not applicable", "clause does not apply", "clauses do not apply"
    ),
}
"""In the order in which a reader needs them: the worst first."""

REASONS: Mapping[Reason, str] = {
    Reason.NOT_SELECTED: "It depends on a reading of the law that is not in force in this run.",
    Reason.NOT_OFFERED: "It needs a product option that the law leaves free and the engine does not offer: "
    "the engine refused to open such a table.",
    Reason.OWN_RULES: "The law lets its rule give way to rules of the house's own, and the engine declares such.",
    Reason.UNREACHABLE: "The situation cannot arise in play, as the proof given shows, "
    "and the adapter has no hook to force it.",
    Reason.HEADING: "It is a heading, which binds nobody.",
    Reason.DEFINITION: "It is a definition, which binds nobody by itself.",
    Reason.ENACTMENT: "It is an enacting provision, which binds nobody at the table.",
    Reason.NO_ABILITY: "It needs something that the adapter does not offer or does not reach.",
    Reason.NOT_RUN: "It was not executed in this run: filtered out, left to another shard, or interrupted.",
    Reason.NO_SCENARIO: "The suite holds no scenario that tests it.",
    Reason.TOO_FEW: "Too few of the examples drawn reached the situation that the clause is about.",
    Reason.NOT_ATTESTED: "No signed attestation of an inspector is on file.",
    Reason.EXPIRED: "The inspector's attestation on file has expired.",
    Reason.OUT_OF_SCOPE: "It does not bind the engine, and the run was limited to clauses that do.",
    Reason.NOT_CLAIMED: "The engine does not claim to implement this regulation.",
    Reason.ENGINE_CRASH: "The engine's process ended, or its connection closed, while an answer was due.",
    Reason.ENGINE_TIMEOUT: "The engine gave no answer within the time allowed.",
    Reason.ENGINE_PROTOCOL: "The engine's answer broke the protocol and could not be read.",
    Reason.ENGINE_GONE: "The engine could not be reached any more after repeated failures.",
    Reason.DECK_NOT_DEALT: "The engine did not deal the cards in the order that was forced on it.",
    Reason.NOT_REPEATABLE: "Two runs of one forced hand differed.",
    Reason.COURSE_REFUSED: "The engine refused a step on the way to the situation that was to be judged.",
    Reason.MONEY_LOST: "Chips appeared or vanished: the money reported before and after does not add up.",
    Reason.OUR_FAULT: "The harness or its suite is at fault; this says nothing about the engine.",
    Reason.NO_CHECK: "Nothing was checked; the harness or its suite is at fault, not the engine.",
    Reason.CHAIN_BROKEN: "The transcript's chain of hashes is broken; the record cannot be relied upon.",
    Reason.CONFLICT: "Several runs of the same scenario came to different outcomes.",
    Reason.NOT_PROVIDED: "The product answers that it has no such function, and the law requires one.",
    Reason.ONE_OF_EMPTY: "The law requires at least one of several options, and the engine offers none.",
    Reason.IDENTITY_CHANGED: "The engine gave another version or digest at the end than at the beginning.",
}
"""A sentence for every reason."""

CONCLUSIONS: Mapping[Conclusion, str] = {
    Conclusion.CONFORMS: "conforms",
    Conclusion.DOES_NOT_CONFORM: "does not conform",
    Conclusion.NOT_DETERMINED: "not determined",
}

BINDS: Mapping[Binds, str] = {
    Binds.ENGINE: "the engine",
    Binds.OPERATOR: "the operator",
    Binds.PREMISES: "the premises and equipment",
    Binds.PLAYER: "the player",
    Binds.HEADING: "nobody (heading)",
    Binds.DEFINITION: "nobody (definition)",
    Binds.ENACTMENT: "nobody at the table (enactment)",
}

LANGUAGES: Mapping[Language, tuple[str, str]] = {
    Language.PT: ("pt", "Português"),
    Language.ZH: ("zh-Hant-MO", "中文"),
    Language.ZH_WORKING: ("zh-Hant-MO", "中文"),
}
"""HTML language and name of each language of a quote."""

WORKING_TRANSLATION = ("working translation, not official", "工作譯文，非官方文本")
"""The label that every working translation bears, in English and in Chinese."""

SCOPES: Mapping[str, str] = {
    "all": "every clause of the regulation, the inspection parts included",
    "engine-clauses": "engine clauses only: what binds operator, premises and players is left out",
}

FINDINGS: Mapping[str, str] = {
    "passed": "as expected",
    "failed": "not as expected",
    "irrelevant": "the situation did not arise",
    "not-provided": "the product has no such function",
    "unsupported": "the adapter does not reach it",
}


def said(outcome: Outcome, reason: Reason | None) -> str:
    """Outcome and reason in one line of text."""
    word = OUTCOMES[outcome].word
    return f"{word}: {REASONS[reason]}" if reason else word


def counted(count: int, outcome: Outcome) -> str:
    """Such as `3 clauses failed`."""
    words = OUTCOMES[outcome]
    return f"{count:,} {words.one if count == 1 else words.many}"


def addressees(binds: tuple[Binds, ...]) -> str:
    """Whom a clause binds, in words."""
    return listed([BINDS[who] for who in binds])


def listed(items: Sequence[str]) -> str:
    """Joined by commas and a final `and`."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}" if items else ""
