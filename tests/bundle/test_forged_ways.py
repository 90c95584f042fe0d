"""A scenario that failed, excused in words that its conversation does not bear out, and what evidence leaves out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from forgery import ODD_CHIP, evidence_of, rewrite_transcripts, write_evidence
from verdicts import recorded

from vistoria.bundle.verify import verify

LAW = "mo-97-2010"
Record = dict[str, Any]

EXCUSES = [
    (
        "own-terms",
        "at 2 times its figures the scenario cannot be played: 21 chips times 1/2 are no whole chips",
    ),
    ("own-terms", "at 2 times its figures the scenario cannot be played: 21 is odd"),
    (
        "own-terms",
        "at 1/0 times its figures the scenario cannot be played: 21 chips times 1/0 are no whole chips",
    ),
    (
        "own-terms",
        "by the terms of the house the bet of seat 2 to 60 goes beyond what anybody is offered: no we have none",
    ),
    ("own-terms", "the product refused to seat a player in the middle of a hand: no we have none"),
    ("own-terms", "the product deals no such card to the burn: none can go astray"),
    ("own-terms", "the product puts cards away before later ones: they cannot be counted"),
    ("own-terms", "the house keeps a part of what players buy, and no sum leaves these chips"),
    ("own-terms", "the product refused a table with the settings that the scenario needs: no we have none"),
    ("course-refused", "nobody is asked"),
    ("course-refused", "nobody has decided"),
    ("course-refused", "the hand was not over after 500 decisions"),
    ("course-refused", "the hand was not over after 0 decisions"),
    ("course-refused", "we would not go on"),
    ("no-ability", "the product has no such thing"),
    ("no-ability", "the adapter does not have the ability views"),
    ("no-ability", "the adapter does not reach commands: join"),
    ("no-ability", "the adapter refused the start of a hand: no we have none"),
]
"""Reasons for which a step stops, in the words of a run or in others."""


def faults_of(folder: Path) -> list[str]:
    return [str(found) for found in verify(folder) if found.broken]


def changed(folder: Path, change: Callable[[Record], object]) -> None:
    records = evidence_of(folder)
    for record in records:
        change(record)
    write_evidence(folder, records)


def cut(bundle: Path, reason: str, detail: str, **more: object) -> None:
    """End the conversation with the first step that said anything, and say why the scenario stopped there."""
    [record] = [each for each in evidence_of(bundle) if each["transcript"].endswith(ODD_CHIP)]
    first = next(n for n, step in enumerate(record["steps"], 1) if step.get("messages"))
    upto = record["steps"][first - 1]["messages"]
    rewrite_transcripts(bundle, lambda _, messages: messages.__delitem__(slice(upto, None)), ODD_CHIP)

    def excuse(record: Record) -> None:
        if record["transcript"].endswith(ODD_CHIP):
            record["steps"], record["checks"] = record["steps"][:first], []
            record["steps"][-1]["status"] = "stopped"
            record |= {"fault": {"reason": reason, "detail": detail}, **more}

    changed(bundle, excuse)


@pytest.mark.parametrize(("reason", "detail"), EXCUSES)
def test_an_excuse_that_the_conversation_does_not_bear_out_is_named(
    reason: str, detail: str, bundle: Path
) -> None:
    cut(bundle, reason, detail)
    assert any(
        "played again, asks " in fault and "no answer is stored" in fault for fault in faults_of(bundle)
    )


def not_reached(bundle: Path, words: str, said: str) -> None:
    """The first answer is `unsupported`, in these words, and the evidence has what is `said`."""
    cut(bundle, "no-ability", f"the adapter does not reach {said}: the opening of the table")
    rewrite_transcripts(
        bundle, lambda _, messages: messages.__setitem__(slice(1, None), [unsupported(words)]), ODD_CHIP
    )
    [record] = [each for each in evidence_of(bundle) if each["transcript"].endswith(ODD_CHIP)]
    record["steps"][-1]["messages"] = 2
    changed(bundle, lambda each: each.update(record) if each["transcript"].endswith(ODD_CHIP) else None)


def unsupported(words: str) -> Record:
    return {"result": {"answer": "unsupported", "what": words}}


WORDS = "marker: the product has none, so it must be forced"


def test_what_an_adapter_does_not_reach_is_read_whatever_its_words(bundle: Path) -> None:
    not_reached(bundle, WORDS, WORDS)
    assert [fault for fault in faults_of(bundle) if ODD_CHIP in fault] == []


def test_what_an_adapter_does_not_reach_is_told_in_its_words(bundle: Path) -> None:
    not_reached(bundle, WORDS, "commands")
    assert any("played again it gives fault.detail " in fault for fault in faults_of(bundle))


def test_other_figures_that_nothing_was_tried_at_are_named(bundle: Path) -> None:
    changed(bundle, lambda record: record.update(scaled=[{"since": 1, "factor": [2, 1]}]))
    assert any('gives scaled[0] nothing; the evidence has {"since":1' in fault for fault in faults_of(bundle))


@pytest.mark.parametrize(
    ("engine", "clause", "field", "told"),
    [
        ("DeclaresNothing", "11.3", "undeclared", 'gives undeclared[0] "'),
        ("RefusesACall", "10.5", "refused_act", "gives refused_act {"),
    ],
)
def test_what_the_conversation_shows_and_the_evidence_leaves_out_is_named(
    engine: str, clause: str, field: str, told: str, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    recorded(out, f"in-process:odd:{engine}", LAW, clauses=(f"{LAW}/{clause}",), examples=1)
    assert any(field in record for record in evidence_of(out))
    assert faults_of(out) == []
    changed(out, lambda record: record.pop(field, None))
    assert any(told in fault for fault in faults_of(out))
