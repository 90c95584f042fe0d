"""Keys, counts and orders that no run writes: each is named, though nothing is judged by it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from forgery import ODD_CHIP, change_json, evidence_of, rewrite_transcripts, write_evidence
from node_verifier import second_answer

from vistoria.bundle.fault import Item
from vistoria.bundle.layout import write_sums
from vistoria.bundle.verify import findings, notes
from vistoria.model.evidence import Evidence

Record = dict[str, Any]
NO_ABILITY = "the adapter refused the opening of the table: unknown-setting there is none"


def write(bundle: Path, records: list[Record]) -> None:
    """Write evidence with its keys in the order of a run."""
    write_evidence(bundle, [msgspec.to_builtins(msgspec.convert(each, Evidence)) for each in records])


def of_odd_chip(change: Callable[[Record], None]) -> Callable[[Path], None]:
    """Change the evidence of the scenario on the odd chip."""

    def forge(bundle: Path) -> None:
        records = evidence_of(bundle)
        change(next(each for each in records if each["transcript"].endswith(ODD_CHIP)))
        write(bundle, records)

    return forge


def of_drawn(**values: object) -> Callable[[Path], None]:
    """Change the counts of the scenario with drawn hands."""

    def forge(bundle: Path) -> None:
        records = evidence_of(bundle)
        next(each["sample"] for each in records if "sample" in each).update(values)
        write(bundle, records)

    return forge


def of_environment(**values: object) -> Callable[[Path], None]:
    def forge(bundle: Path) -> None:
        change_json(bundle / "environment.json", lambda value: value.update(values))
        write_sums(bundle)

    return forge


def in_another_order(bundle: Path) -> None:
    write(bundle, evidence_of(bundle)[::-1])


def praised_in_the_header(bundle: Path) -> None:
    rewrite_transcripts(bundle, lambda header, _: header.update(note="approved"), ODD_CHIP)


def praised_in_a_message(bundle: Path) -> None:
    rewrite_transcripts(bundle, lambda _, messages: messages[1].update(note="approved"), ODD_CHIP)


def two_farewells(bundle: Path) -> None:
    change_json(bundle / "environment.json", lambda value: value["farewells"].append(value["farewells"][0]))
    write_sums(bundle)


def in_the_harness(bundle: Path) -> None:
    change_json(bundle / "environment.json", lambda value: value.update(engine_pids=[value["harness_pid"]]))
    write_sums(bundle)


FORGED: list[tuple[str, Callable[[Path], None], str, Item]] = [
    ("figures", of_odd_chip(lambda r: r.update(scaled=[{"since": 999, "factor": [2, 1]}])),
     "other figures are said to begin at message 999", Item.EVIDENCE),
    ("message", of_odd_chip(lambda r: r.update(fault={"reason": "no-ability", "detail": NO_ABILITY, "message": 999})),
     "message 999 is said to show it", Item.EVIDENCE),
    ("words", of_odd_chip(lambda r: r.update(fault={"reason": "no-ability", "detail": f"excused, as {NO_ABILITY}"})),
     "no conversation like this makes a run say so", Item.EVIDENCE),
    ("order", in_another_order, "do not stand in the order of the law", Item.EVIDENCE),
    ("less than none", of_drawn(other_terms=-5), "-5 examples of other terms", Item.EVIDENCE),
    ("no refusal", of_drawn(refusal="the law was repealed"), "0 refusals and 0 examples", Item.EVIDENCE),
    ("header", praised_in_the_header, "its first line says note, which no run writes", Item.EVIDENCE),
    ("message key", praised_in_a_message, "line 3: a message is a request with its method", Item.EVIDENCE),
    ("farewells", two_farewells, "2 farewells are stored, of 1 processes", Item.IDENTITY),
    ("process", in_the_harness, "it ran in that of the harness", Item.IDENTITY),
    ("version", of_environment(harness="vistoria 9.9.9"), "by its digest it was vistoria", Item.LAW),
    ("zone", of_environment(finished="2026-11-24T03:27:13+14:00"), "a time that is not in UTC", Item.TIME),
]  # fmt: skip


@pytest.mark.parametrize(
    ("forge", "told", "item"), [case[1:] for case in FORGED], ids=[case[0] for case in FORGED]
)
def test_what_no_run_writes_is_named_and_the_second_verifier_does_not_contradict(
    bundle: Path, forge: Callable[[Path], None], told: str, item: Item
) -> None:
    forge(bundle)
    found = list(findings(bundle))
    assert any(told in fault.what and fault.item is item and fault.broken for fault in found), found
    second_answer(bundle, found)


def test_a_compiled_file_among_the_features_is_told(bundle: Path) -> None:
    folder = bundle / "features" / "mo_97_2010" / "__pycache__"
    folder.mkdir()
    (folder / "letter.txt").write_text("all is well", encoding="utf-8")
    write_sums(bundle)
    assert any("__pycache__/letter.txt is no file that a run writes" in note for note in notes(bundle))


def test_an_attestation_of_the_wrong_shape_breaks_no_reader(bundle: Path) -> None:
    folder = bundle / "attestations" / "mo-97-2010"
    folder.mkdir(parents=True)
    (folder / "1.1.1--1.json").write_text(json.dumps([{"clause": None}]), encoding="utf-8")
    write_sums(bundle)
    found = list(findings(bundle))
    assert {fault.item for fault in found if fault.broken} == {Item.ATTESTATIONS}
    second_answer(bundle, found)
