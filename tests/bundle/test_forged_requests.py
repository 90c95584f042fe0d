"""A conversation that asks otherwise than the steps of its scenario: the steps are played again with its answers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from forgery import ODD_CHIP, evidence_of, of_another_harness, rewrite_transcripts, write_evidence
from node_verifier import second_answer
from verdicts import recorded

from vistoria.bundle.fault import Item
from vistoria.bundle.verify import findings

LAW = "mo-97-2010"
Messages = list[dict[str, Any]]


def chips_of_two(messages: Messages) -> None:
    messages[0]["params"]["settings"]["smallest"] = 2


def fewer_places(messages: Messages) -> None:
    messages[0]["params"]["seats"] -= 1


def not_closed(messages: Messages) -> None:
    assert messages[-2]["method"] == "close"
    del messages[-2:]


def closed_twice(messages: Messages) -> None:
    messages += messages[-2:]


def an_answer_that_is_none(messages: Messages) -> None:
    messages[-1:] = [messages[-2], *messages[-2:]]


FORGED = [
    (chips_of_two, "as message 1; the conversation has "),
    (fewer_places, "as message 1; the conversation has "),
    (not_closed, "the end of the scenario asks close after message "),
    (closed_twice, "the end of the scenario asks {"),
    (an_answer_that_is_none, "is not a request followed by its answer"),
]


@pytest.mark.parametrize(("change", "told"), FORGED, ids=[change.__name__ for change, _ in FORGED])
def test_a_conversation_that_the_steps_do_not_ask_is_named(
    bundle: Path, change: Callable[[Messages], None], told: str
) -> None:
    rewrite_transcripts(bundle, lambda _, messages: change(messages), ODD_CHIP)
    found = list(findings(bundle))
    assert any(told in each.what and each.item is Item.EVIDENCE and each.broken for each in found), found
    second_answer(bundle, found)


def test_another_version_may_ask_otherwise(bundle: Path) -> None:
    rewrite_transcripts(bundle, lambda _, messages: chips_of_two(messages), ODD_CHIP)
    of_another_harness(bundle)
    told = [each for each in findings(bundle) if "as message 1; the conversation has" in each.what]
    assert [each.broken for each in told] == [False]


VARIED = "in-process:vistoria.validation.lawful.engine:Varied"
HONEST = [
    # whether it puts cards away is seen off the record, of which nothing is stored
    ("in-process:odd:PutsNothingAway", "8.5", {}),
    # the table is refused at which hands were to be drawn, so none was counted
    (VARIED, "16", {"id": "foreign-house", "regulation": LAW}),
]


@pytest.mark.parametrize(("engine", "clause", "options"), HONEST)
def test_what_is_not_stored_is_held_against_nobody(
    engine: str, clause: str, options: dict[str, str], tmp_path: Path
) -> None:
    recorded(tmp_path / "out", engine, LAW, clauses=(f"{LAW}/{clause}",), examples=1, options=options)
    assert [each.what for each in findings(tmp_path / "out") if each.item is Item.EVIDENCE] == []


def test_a_step_said_to_end_elsewhere_is_named(bundle: Path) -> None:
    records = evidence_of(bundle)
    [record] = [each for each in records if each["transcript"].endswith(ODD_CHIP)]
    step = next(each for each in record["steps"] if not each.get("messages"))
    step["messages"] = -2
    write_evidence(bundle, records)
    told = [each.what for each in findings(bundle) if each.broken]
    assert any("ends at message 0; the evidence has -2" in each for each in told)
