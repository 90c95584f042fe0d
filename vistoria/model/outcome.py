"""EARL's five outcomes, and the reasons that qualify them."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Outcome(StrEnum):
    """What a run shows of a scenario or a clause; the default is `untested`."""

    PASSED = "passed"
    FAILED = "failed"
    CANT_TELL = "cantTell"
    INAPPLICABLE = "inapplicable"
    UNTESTED = "untested"


class Reason(StrEnum):
    """Why an outcome is what it is, where `passed` or `failed` does not say it all."""

    # inapplicable
    NOT_SELECTED = "not-selected"
    NOT_OFFERED = "not-offered"
    OWN_RULES = "own-rules"
    OWN_TERMS = "own-terms"
    UNREACHABLE = "unreachable"
    NO_TABLES = "no-tables"
    SHOWN_AT_TABLES = "shown-at-tables"
    HEADING = "heading"
    DEFINITION = "definition"
    ENACTMENT = "enactment"
    # untested
    NO_ABILITY = "no-ability"
    NOT_RUN = "not-run"
    NO_SCENARIO = "no-scenario"
    TOO_FEW = "too-few"
    TOO_FEW_SITUATIONS = "too-few-situations"
    HANDS_LEFT = "hands-left"
    NOT_ATTESTED = "not-attested"
    EXPIRED = "attestation-expired"
    OUT_OF_SCOPE = "out-of-scope"
    NOT_CLAIMED = "regulation-not-claimed"
    # cantTell: the engine or its adapter
    ENGINE_CRASH = "engine-crash"
    ENGINE_TIMEOUT = "engine-timeout"
    ENGINE_PROTOCOL = "engine-protocol"
    CONTRADICTION = "contradiction"
    ENGINE_GONE = "engine-gone"
    DECK_NOT_DEALT = "forced-deck-not-dealt"
    NOT_REPEATABLE = "not-repeatable"
    COURSE_REFUSED = "course-refused"
    MONEY_LOST = "money-not-conserved"
    NO_EVIDENCE = "no-evidence"
    PREMISE = "premise-broken"
    # cantTell: a fault of ours
    OUR_FAULT = "harness-fault"
    NO_CHECK = "no-check"
    CHAIN_BROKEN = "chain-broken"
    # failed
    ACT_REFUSED = "act-refused"
    FOUND_IN_SCENARIO = "found-in-scenario"
    FOUND_IN_PLAY = "found-in-play"
    NOT_PROVIDED = "not-provided"
    ONE_OF_EMPTY = "one-of-empty"
    # cantTell: run-wide
    IDENTITY_CHANGED = "identity-changed"


OURS = frozenset({Reason.OUR_FAULT, Reason.NO_CHECK, Reason.CHAIN_BROKEN})
"""Reasons that are faults of the harness, never of the engine."""


BROKEN_OFF = frozenset(
    {Reason.ENGINE_CRASH, Reason.ENGINE_TIMEOUT, Reason.ENGINE_GONE, Reason.ENGINE_PROTOCOL}
)
"""Reasons for which a conversation ends in the middle, or never begins."""


class Verdict(NamedTuple):
    """An outcome with its reason."""

    outcome: Outcome
    reason: Reason | None = None


class Conclusion(StrEnum):
    """What a run says of a whole regulation."""

    CONFORMS = "conforms"
    DOES_NOT_CONFORM = "does-not-conform"
    NOT_DETERMINED = "not-determined"
