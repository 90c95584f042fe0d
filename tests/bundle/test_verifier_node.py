"""The verifier in Node.js, written from the format alone, agrees with `vistoria verify` or says what it leaves out."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from forgery import ODD_CHIP, change_json, evidence_of, follow, write_evidence
from node_verifier import SECOND, asked, second_answer

from vistoria.bundle.keys import new_key, read_signer
from vistoria.bundle.layout import write_sums
from vistoria.bundle.signatures import sign_bundle
from vistoria.bundle.verify import verify


def sound(bundle: Path) -> None:
    """Nothing is changed."""


def changed_report(bundle: Path) -> None:
    (bundle / "report.html").write_text("all is well", encoding="utf-8")


def added_file(bundle: Path) -> None:
    (bundle / "letter.txt").write_text("all is well", encoding="utf-8")


def dropped_line(bundle: Path) -> None:
    path = bundle / "transcripts" / "mo-97-2010" / ODD_CHIP
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:3] + lines[4:]))
    write_sums(bundle)


def better_outcome(bundle: Path) -> None:
    path = bundle / "results.json"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"not-determined"', '"conforms"'), encoding="utf-8")
    write_sums(bundle)


def failed_and_said_to_have_passed(bundle: Path) -> None:
    records = evidence_of(bundle)
    records[0]["checks"][0]["finding"]["verdict"] = "failed"
    before = (bundle / "results.json").read_bytes()
    write_evidence(bundle, records)
    (bundle / "results.json").write_bytes(before)
    write_sums(bundle)


def swapped_transcripts(bundle: Path) -> None:
    records = evidence_of(bundle)
    for key in ("transcript", "sha256"):
        records[0][key], records[1][key] = records[1][key], records[0][key]
    write_evidence(bundle, records)


def signed_for_another(bundle: Path) -> None:
    change_json(bundle / "run.json", lambda value: value["engine"].update(name="OtherKit"))
    follow(bundle)


def in_the_envelope(bundle: Path, change: Callable[[dict[str, Any]], None]) -> None:
    """Change the signed statement's envelope, and write it as it was written."""
    [path] = (bundle / "signatures").glob("*.dsse.json")
    value = json.loads(path.read_bytes())
    change(value)
    path.write_text(json.dumps(value, sort_keys=True, separators=(",", ":")) + "\n", encoding="utf-8")


def note_in_the_envelope(bundle: Path) -> None:
    in_the_envelope(bundle, lambda value: value.update(note="approved"))


def space_in_the_payload(bundle: Path) -> None:
    in_the_envelope(bundle, lambda value: value.update(payload=value["payload"] + " "))


def another_type_of_payload(bundle: Path) -> None:
    in_the_envelope(bundle, lambda value: value.update(payloadType="text/plain"))


def two_signatures(bundle: Path) -> None:
    in_the_envelope(bundle, lambda value: value.update(signatures=value["signatures"] * 2))


CHANGES: list[Callable[[Path], None]] = [
    sound, changed_report, added_file, dropped_line, better_outcome, failed_and_said_to_have_passed,
    swapped_transcripts, signed_for_another, note_in_the_envelope, space_in_the_payload, another_type_of_payload,
    two_signatures,
]  # fmt: skip


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_both_verifiers_give_the_same_answer(
    bundle: Path, tmp_path: Path, change: Callable[[Path], None]
) -> None:
    new_key(tmp_path / "lab.pem")
    sign_bundle(bundle, read_signer(tmp_path / "lab.pem"))
    change(bundle)
    found = list(verify(bundle))
    assert bool(found) == (change is not sound)
    assert second_answer(bundle, found) == (1 if found else 2)


def test_both_leave_open_a_failure_that_rests_on_a_report_that_contradicts_itself(bundle: Path) -> None:
    records = evidence_of(bundle)
    check = records[0]["checks"][0]
    check["finding"]["verdict"] = "failed"
    last = max(check["finding"].get("messages", ()), default=check["upto"])
    for message, outcome in ((last, "cantTell"), (last + 1, "failed")):
        records[0]["fault"] = {"reason": "contradiction", "detail": "no such seat", "message": message}
        write_evidence(bundle, records)
        regulation = json.loads((bundle / "results.json").read_bytes())["regulations"]["mo-97-2010"]
        said = [each for clause in regulation["clauses"].values() for each in clause["scenarios"]]
        assert [each["outcome"] for each in said if each["id"] == records[0]["scenario"]] == [outcome]
        found = list(verify(bundle))
        assert "results.json" not in {each.place for each in found}
        second_answer(bundle, found)


def test_it_refuses_a_folder_without_a_run(tmp_path: Path) -> None:
    done = subprocess.run([*SECOND, tmp_path], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (4, "")


def test_it_answers_as_a_program_as_it_does_after_other_folders(stored: Path) -> None:
    first, alone, last = (
        asked(stored, "--json"),
        subprocess.run([*SECOND, stored, "--json"], capture_output=True, text=True),
        asked(stored, "--json"),
    )
    answers = {(each.returncode, each.stdout, each.stderr) for each in (first, alone, last)}
    assert len(answers) == 1
