"""A conversation that asks otherwise than the steps of its scenario: the steps are played again with its answers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from forgery import (
    ODD_CHIP,
    answers,
    events,
    evidence_of,
    of_another_harness,
    rewrite_transcripts,
    write_evidence,
)
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
    (not_closed, "the end of the scenario, played again, asks close as message 15, and no answer is stored"),
    (closed_twice, "the end of the scenario, played again, asks {"),
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


def test_what_a_record_says_of_the_steps_before_that_is_compared_in_another_version_too(bundle: Path) -> None:
    rewrite_transcripts(bundle, lambda _, messages: messages[-2].update(method="look"), ODD_CHIP)
    records = evidence_of(bundle)
    [record] = [each for each in records if each["transcript"].endswith(ODD_CHIP)]
    record["steps"][0]["status"] = "stopped"
    write_evidence(bundle, records)
    of_another_harness(bundle)
    told = [each for each in findings(bundle) if 'gives steps[0].status "done"' in each.what]
    assert [each.broken for each in told] == [True]


VARIED = "in-process:vistoria.validation.lawful.engine:Varied"
HONEST = [
    # whether it puts cards away is seen in a hand that is tried apart
    ("in-process:odd:PutsNothingAway", "8.5", {}),
    # the table is refused at which hands were to be drawn, so none was counted
    (VARIED, "16", {"id": "foreign-house", "regulation": LAW}),
]


@pytest.mark.parametrize(("engine", "clause", "options"), HONEST)
def test_what_a_product_was_seen_to_do_is_held_against_nobody(
    engine: str, clause: str, options: dict[str, str], tmp_path: Path
) -> None:
    recorded(tmp_path / "out", engine, LAW, clauses=(f"{LAW}/{clause}",), examples=1, options=options)
    assert [each.what for each in findings(tmp_path / "out") if each.item is Item.EVIDENCE] == []


def removed(header: dict[str, Any]) -> None:
    del header["tried"]


def burnt_a_card_more(header: dict[str, Any]) -> None:
    [told] = header["tried"].values()
    cards = next(e for e in events(told["messages"]) if e.get("to") == "burn")
    answer = next(a for a in answers(told["messages"]) if cards in a["events"])
    answer["events"].insert(answer["events"].index(cards), cards)


def another_opening(header: dict[str, Any]) -> None:
    [told] = header["tried"].values()
    told["messages"][0]["params"]["seats"] -= 1


def one_more_question(header: dict[str, Any]) -> None:
    [told] = header["tried"].values()
    told["messages"] += told["messages"][-2:]


TRIED = [
    (removed, "apart, and nothing of that is stored"),
    (burnt_a_card_more, "which was tried apart, is not what the steps try"),
    (another_opening, "as message 1; the conversation has "),
    (one_more_question, "which was tried apart, is not what the steps try"),
]


@pytest.mark.parametrize(("change", "told"), TRIED, ids=[change.__name__ for change, _ in TRIED])
def test_a_conversation_tried_apart_that_is_changed_is_named(
    bundle: Path, change: Callable[[dict[str, Any]], None], told: str
) -> None:
    rewrite_transcripts(bundle, lambda header, _: change(header), ODD_CHIP)
    found = list(findings(bundle))
    assert any(told in each.what and each.item is Item.EVIDENCE and each.broken for each in found), found


def test_a_step_said_to_end_elsewhere_is_named(bundle: Path) -> None:
    records = evidence_of(bundle)
    [record] = [each for each in records if each["transcript"].endswith(ODD_CHIP)]
    step = next(each for each in record["steps"] if not each.get("messages"))
    step["messages"] = -2
    write_evidence(bundle, records)
    told = [each.what for each in findings(bundle) if each.broken]
    assert any(".messages nothing; the evidence has -2" in each for each in told)
