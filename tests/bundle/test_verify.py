"""A stored run judged again: whatever was changed is found and named, though every digest was made again."""

from __future__ import annotations

import io
import json
import subprocess
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from forgery import ODD_CHIP, answers, evidence_of, forge, pay_one_more, write_evidence

from vistoria.bundle.entries import digest_faults
from vistoria.bundle.examined import Answer
from vistoria.bundle.layout import FEATURES, kept_files, write_sums
from vistoria.bundle.store import NoBundle
from vistoria.bundle.verify import BundleFault, verify
from vistoria.cli.publish import rendered
from vistoria.cli.verify import OTHER_VERSION, examine

pytestmark = pytest.mark.usefixtures("pages_once")


def test_what_a_run_wrote_verifies(bundle: Path) -> None:
    assert list(verify(bundle)) == []


def test_every_file_is_opened_once_but_for_the_law_which_is_parsed_too(
    bundle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: Counter[str] = Counter()
    plain = io.open

    def counted(file: Any, *more: Any, **named: Any) -> Any:
        if isinstance(file, Path) and file.is_relative_to(bundle):
            opened[file.relative_to(bundle).as_posix()] += 1
        return plain(file, *more, **named)

    monkeypatch.setattr("vistoria.cli.compared.rendered", rendered)
    monkeypatch.setattr(io, "open", counted)
    assert examine(bundle).answer is Answer.HOLDS
    assert {name for name, times in opened.items() if times > 1} <= {
        name for name in opened if name.startswith(FEATURES)
    }
    assert max(opened.values()) == 2
    assert opened.keys() == {*kept_files(bundle)}


def test_sha256sum_agrees(bundle: Path) -> None:
    done = subprocess.run(
        ["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=bundle, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize(
    "name", ["results.json", "evidence.jsonl", "report.html", f"transcripts/mo-97-2010/{ODD_CHIP}"]
)
def test_a_changed_byte_is_found_by_its_digest(bundle: Path, name: str) -> None:
    content = bytearray((bundle / name).read_bytes())
    content[len(content) // 2] ^= 1
    (bundle / name).write_bytes(bytes(content))
    assert any(fault.place == name for fault in faults_before_it_breaks(bundle))


def faults_before_it_breaks(bundle: Path) -> list[BundleFault]:
    """The faults named, digests first, until the raw record itself cannot be read."""
    found: list[BundleFault] = []
    with suppress(NoBundle):
        found.extend(verify(bundle))
        return found
    return list(digest_faults(bundle))


@pytest.mark.parametrize("name", ["results.json", f"transcripts/mo-97-2010/{ODD_CHIP}"])
def test_a_missing_file_is_named(bundle: Path, name: str) -> None:
    (bundle / name).unlink()
    assert BundleFault(name, "is missing") in list(verify(bundle))


def test_a_file_that_was_added_is_named(bundle: Path) -> None:
    (bundle / "letter.txt").write_text("all is well", encoding="utf-8")
    assert [fault.place for fault in verify(bundle)] == ["letter.txt"]


def test_one_event_changed_and_everything_hashed_again_is_found_by_judging_again(bundle: Path) -> None:
    forge(bundle, pay_one_more)
    faults = [str(fault) for fault in verify(bundle)]
    told = "check net-pot-with-remainder finds failed (The pot held 123, and the house took 0 of it. "
    told += "The pot paid 63 to seat 1"
    assert any(told in fault for fault in faults), faults


def test_a_history_without_its_events_no_longer_passes(bundle: Path) -> None:
    def empty(messages: list[dict[str, Any]]) -> None:
        for answer in answers(messages):
            answer["events"] = []

    forge(bundle, empty)
    faults = [str(fault) for fault in verify(bundle)]
    assert any("finds inconclusive (The engine reported no hand.)" in fault for fault in faults), faults


def test_a_better_outcome_written_into_the_results_does_not_follow_from_the_evidence(bundle: Path) -> None:
    path = bundle / "results.json"
    path.write_text(
        path.read_text(encoding="utf-8").replace('"not-determined"', '"conforms"'), encoding="utf-8"
    )
    write_sums(bundle)
    assert [fault.place for fault in verify(bundle)] == ["results.json"]


def test_another_expected_value_in_the_evidence_is_found(bundle: Path) -> None:
    path = bundle / "evidence.jsonl"
    path.write_text(path.read_text(encoding="utf-8").replace('"pot":123', '"pot":124'), encoding="utf-8")
    write_sums(bundle)
    assert any("checks[0].literals.pot 123; the evidence has 124" in str(fault) for fault in verify(bundle))


def test_a_finding_that_differs_in_its_messages_alone_is_told_with_them(bundle: Path) -> None:
    records = evidence_of(bundle)
    finding = next(made["finding"] for record in records for made in record["checks"])
    finding["messages"] = [2]
    write_evidence(bundle, records)
    faults = [str(fault) for fault in verify(bundle)]
    assert any("by messages [2]" in fault and fault.count("by messages") == 2 for fault in faults), faults


@pytest.mark.parametrize("harness", ["own", "other"])
def test_faults_in_what_another_harness_made_are_told_with_a_note(bundle: Path, harness: str) -> None:
    path = bundle / "environment.json"
    environment = json.loads(path.read_text(encoding="utf-8"))
    if harness == "other":
        environment["digests"]["harness"] = "00" * 32
    path.write_text(json.dumps(environment), encoding="utf-8")
    (bundle / "letter.txt").write_text("all is well", encoding="utf-8")
    result = examine(bundle)
    assert result.exit_code == 1
    assert (OTHER_VERSION in result.notes) == (harness == "other")
