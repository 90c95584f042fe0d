"""What a signature covers: the measured items and the sums; what an inspector saw; and the forms of before."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from forgery import change_json, follow, recommit
from node_verifier import asked, second_answer
from warm import Command

from vistoria.bundle.answers import InspectionAnswer, keep_answer
from vistoria.bundle.attestations import PREDICATE, attested_of, envelope_of, sign, stored
from vistoria.bundle.envelope import Subject, seal, statement
from vistoria.bundle.fault import Item
from vistoria.bundle.keys import new_key, read_signer
from vistoria.bundle.layout import ENVIRONMENT, FACTS, REPORT_DETAILS, file_digest, folder_digest
from vistoria.bundle.signatures import sign_bundle, statements
from vistoria.bundle.store import concluded, read_regulations
from vistoria.bundle.verify import verify
from vistoria.cli.publish import publish
from vistoria.cli.verify import examine
from vistoria.model.attestation import Standing
from vistoria.model.outcome import Outcome

if TYPE_CHECKING:
    from securesystemslib.signer import Signer

pytestmark = pytest.mark.usefixtures("pages_once")

LAW = "mo-97-2010"
CLAUSE = f"{LAW}/1.1.2"
JAR, ADAPTER = "ab" * 32, "cd" * 32
MEASURED = [
    {"name": "server.jar", "kind": "file", "before": JAR, "after": JAR},
    {"name": "adapter", "kind": "folder", "before": ADAPTER, "after": ADAPTER, "role": "adapter"},
]


def signer(tmp_path: Path, name: str) -> Signer:
    """A new key of somebody."""
    new_key(tmp_path / f"{name}.pem")
    return read_signer(tmp_path / f"{name}.pem")


@pytest.fixture
def measured(bundle: Path) -> Path:
    """A folder of a run whose product and adapter were measured."""
    change_json(bundle / FACTS, lambda value: value.update(measured=MEASURED))
    recommit(bundle)
    publish(bundle)
    return bundle


def said(envelope: Path) -> dict[str, Any]:
    """The statement in an envelope."""
    value: dict[str, Any] = json.loads(b64decode(json.loads(envelope.read_bytes())["payload"]))
    return value


def notes(folder: Path) -> str:
    return "\n".join(examine(folder).notes)


def test_the_subjects_of_a_run_are_its_items_and_its_sums(measured: Path, tmp_path: Path) -> None:
    [name] = sign_bundle(measured, signer(tmp_path, "lab"))
    assert said(measured / name)["subject"] == [
        {"name": "server.jar", "digest": {"sha256": JAR}, "annotations": {"role": "item", "kind": "file"}},
        {
            "name": "adapter",
            "digest": {"sha256": ADAPTER},
            "annotations": {"role": "adapter", "kind": "folder"},
        },
        {"name": "SHA256SUMS", "digest": {"sha256": file_digest(measured / "SHA256SUMS")}},
    ]
    assert list(verify(measured)) == []
    assert "covers the item server.jar, the adapter adapter and every file" in notes(measured)
    assert second_answer(measured, ()) == 2


def test_a_signature_of_the_former_form_verifies_and_says_what_it_covers(
    measured: Path, tmp_path: Path
) -> None:
    lab = signer(tmp_path, "lab")
    [name] = sign_bundle(measured, lab)
    (measured / name).write_bytes(seal(statements(measured, former=True)[LAW], lab))
    assert [each["name"] for each in said(measured / name)["subject"]] == ["SHA256SUMS"]
    assert list(verify(measured)) == []
    assert "every file, in the form of before 0.2.8: run.json names the item server.jar" in notes(measured)
    assert second_answer(measured, ()) == 2


@pytest.mark.parametrize("change", [0, 1])
def test_a_signature_with_another_item_does_not_hold(measured: Path, tmp_path: Path, change: int) -> None:
    lab = signer(tmp_path, "lab")
    [name] = sign_bundle(measured, lab)
    statement = said(measured / name)
    statement["subject"][change]["digest"]["sha256"] = "ef" * 32
    (measured / name).write_bytes(
        seal(json.dumps(statement, sort_keys=True, separators=(",", ":")).encode(), lab)
    )
    faults = list(verify(measured))
    assert [each.what for each in faults] == ["the signed content is not what the bundle holds now"]
    assert second_answer(measured, faults) == 1


def attest(folder: Path, by: Signer) -> str:
    """An attestation of Ana Pinto; its path."""
    (folder / REPORT_DETAILS).write_text('laboratory = "Lab"\n', encoding="utf-8")
    given = InspectionAnswer(CLAUSE, "met", "Ana Pinto", "inspector", "Macau", date(2026, 1, 2))
    path = keep_answer(folder, given, by)
    follow(folder)
    return path


def former_attestation(folder: Path, by: Signer) -> None:
    """Sign the attestations in the form of before 0.2.8: each with its files alone."""
    for each in stored(folder):
        files = [(each.file, file_digest(folder / each.file))]
        files += [(file.file, file.sha256) for file in each.attestation.attachments]
        payload = statement([Subject(*file) for file in files], PREDICATE, each.attestation)
        envelope_of(folder / each.file).write_bytes(seal(payload, by))


def dated(folder: Path) -> None:
    change_json(folder / ENVIRONMENT, lambda value: value.update(started="2026-01-02T10:00:00+00:00"))


def another_law(folder: Path) -> None:
    """A word of the law, with the digest that the run gives of it."""
    law = folder / "features" / "mo_97_2010"
    path = law / "regulation.toml"
    path.write_text(path.read_text(encoding="utf-8") + "# a note\n", encoding="utf-8")
    digest = {f"features of {LAW}": folder_digest(law)}
    change_json(folder / ENVIRONMENT, lambda value: value["digests"].update(digest))


def another_laboratory(folder: Path) -> None:
    (folder / REPORT_DETAILS).write_text('laboratory = "Other"\n', encoding="utf-8")


def no_details(folder: Path) -> None:
    (folder / REPORT_DETAILS).unlink()


CHANGES: list[tuple[Callable[[Path], None], str]] = [
    (dated, "environment.json"),
    (another_law, "environment.json, features/mo_97_2010"),
    (another_laboratory, "report-details.toml"),
    (no_details, "report-details.toml"),
]


@pytest.mark.parametrize(("change", "told"), CHANGES, ids=[change.__name__ for change, _ in CHANGES])
def test_what_an_inspector_saw_and_the_laboratory_changed_and_signed_again_voids_her_signature(
    bundle: Path, tmp_path: Path, change: Callable[[Path], None], told: str
) -> None:
    attest(bundle, signer(tmp_path, "ana"))
    assert inspection(bundle) is Outcome.PASSED
    change(bundle)
    follow(bundle)
    sign_bundle(bundle, signer(tmp_path, "lab"))
    assert attested_of(bundle)[CLAUSE].standing is Standing.UNSIGNED
    assert inspection(bundle) is Outcome.UNTESTED
    faults = [each for each in verify(bundle) if each.item is Item.ATTESTATIONS]
    what = f"Ana Pinto signed another {told} than the folder holds now: the signature counts no longer"
    assert [each.what for each in faults] == [what]
    [second] = [each for each in second_answers(bundle) if each["item"] == "attestations"]
    assert second["answer"] == "does not hold"


def second_answers(folder: Path) -> list[dict[str, Any]]:
    """What the second verifier answers of each item."""
    items: list[dict[str, Any]] = json.loads(asked(folder, "--json").stdout)["items"]
    return items


def test_an_attestation_signed_in_the_former_form_counts_and_its_cover_is_said(
    bundle: Path, tmp_path: Path
) -> None:
    ana = signer(tmp_path, "ana")
    path = attest(bundle, ana)
    publish(bundle)
    assert f"{path}, of Ana Pinto, is signed by a key that you have not named; it covers" in notes(bundle)
    former_attestation(bundle, ana)
    publish(bundle)
    assert list(verify(bundle)) == []
    assert inspection(bundle) is Outcome.PASSED
    assert "it covers its files and the run (in the form of before 0.2.8)" in notes(bundle)
    assert second_answer(bundle, ()) == 2
    sign(bundle, path, signer(tmp_path, "rui"))
    assert [(len(each.keys), each.former) for each in stored(bundle)] == [(2, True)]
    former_attestation(bundle, ana)
    sign(bundle, path, ana)
    assert [(len(each.keys), each.former) for each in stored(bundle)] == [(1, False)]


def test_a_signed_text_that_is_no_statement_is_told(bundle: Path, tmp_path: Path) -> None:
    ana = signer(tmp_path, "ana")
    path = attest(bundle, ana)
    envelope_of(bundle / path).write_bytes(seal(b"[]", ana))
    follow(bundle)
    publish(bundle)
    faults = list(verify(bundle))
    assert [each.what for each in faults] == ["the statement signed is of another attestation"]
    assert second_answer(bundle, faults) == 1


def test_an_attestation_of_another_run_is_told(bundle: Path, tmp_path: Path) -> None:
    attest(bundle, signer(tmp_path, "ana"))
    change_json(bundle / FACTS, lambda value: value.update(faults=["it was slow"]))
    follow(bundle)
    assert attested_of(bundle)[CLAUSE].standing is Standing.OTHER_RUN
    assert [each.what for each in verify(bundle) if each.item is Item.ATTESTATIONS] == [
        "Ana Pinto signed another run.json than the folder holds now: the signature counts no longer"
    ]


def test_other_report_details_are_not_put_under_a_signature(
    bundle: Path, tmp_path: Path, command: Command
) -> None:
    path = attest(bundle, signer(tmp_path, "ana"))
    publish(bundle)
    same, other = tmp_path / "same.toml", tmp_path / "other.toml"
    same.write_bytes((bundle / REPORT_DETAILS).read_bytes())
    other.write_text('laboratory = "Other"\n', encoding="utf-8")
    done = command("report", str(bundle), "--report-details", str(other))
    assert (done.returncode, done.stdout) == (4, "")
    assert f"{path}: Ana Pinto signed it over the report details that the folder has" in done.stderr
    assert command("report", str(bundle), "--report-details", str(same)).returncode == 0
    envelope_of(bundle / path).unlink()
    follow(bundle)
    assert command("report", str(bundle), "--report-details", str(other)).returncode == 0
    done = command("sign", str(bundle), "--attestations", "--key", str(tmp_path / "ana.pem"))
    assert done.returncode == 0, done.stderr
    assert inspection(bundle) is Outcome.PASSED


def test_two_people_sign_one_attestation(bundle: Path, tmp_path: Path, command: Command) -> None:
    path = attest(bundle, signer(tmp_path, "ana"))
    publish(bundle)
    _, rui = new_key(tmp_path / "rui.pem")
    done = command("sign", str(bundle), "--countersign", "--key", str(tmp_path / "rui.pem"))
    assert done.returncode == 0, done.stderr
    [each] = stored(bundle)
    assert (len(each.keys), each.keys[1]) == (2, rui)
    assert list(verify(bundle)) == []
    assert attested_of(bundle)[CLAUSE].also == (rui,)
    assert second_answer(bundle, ()) == 2
    envelope = json.loads(envelope_of(bundle / path).read_bytes())
    envelope["signatures"][1]["sig"] = envelope["signatures"][0]["sig"]
    text = json.dumps(envelope, sort_keys=True, separators=(",", ":")) + "\n"
    envelope_of(bundle / path).write_text(text, encoding="utf-8")
    follow(bundle)
    faults = list(verify(bundle))
    assert [fault.what for fault in faults] == ["the signature does not match the content"]
    assert second_answer(bundle, faults) == 1


def test_a_word_beside_a_signature_is_found(bundle: Path, tmp_path: Path) -> None:
    [name] = sign_bundle(bundle, signer(tmp_path, "lab"))
    envelope = json.loads((bundle / name).read_bytes())
    envelope["signatures"][0]["note"] = "approved by the authority"
    text = json.dumps(envelope, sort_keys=True, separators=(",", ":")) + "\n"
    (bundle / name).write_text(text, encoding="utf-8")
    assert [each.what for each in verify(bundle)] == ["not in the form in which it was written"]


def inspection(folder: Path) -> Outcome | None:
    """The inspection part of the clause."""
    return concluded(folder, read_regulations(folder, [LAW])).regulations[LAW].clauses[CLAUSE].inspection_part
