"""Reasons that nobody gave, and files in a form that no run writes: each is named, and nothing breaks the reader."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from forgery import ODD_CHIP, change_json, evidence_of, follow, write_evidence
from node_verifier import asked, second_answer

from vistoria.bundle.fault import Item
from vistoria.bundle.layout import write_sums
from vistoria.bundle.verify import findings, notes
from vistoria.cli.verify import examine

pytestmark = pytest.mark.usefixtures("pages_once")

Record = dict[str, Any]


def stopped_with(reason: str, detail: str = "", *, steps: int | None = None) -> Callable[[Record], None]:
    """Say that the scenario was not judged, after so many steps."""

    def change(record: Record) -> None:
        record["fault"] = {"reason": reason, "detail": detail}
        if steps is not None:
            record["steps"], record["checks"] = record["steps"][:steps], []

    return change


def step_stopped(record: Record) -> None:
    record["steps"][-1]["status"], record["checks"] = "stopped", []


def offer_refused(record: Record) -> None:
    step_stopped(record)
    record["offer_refused"] = "sit-out"


def undeclared(record: Record) -> None:
    record["undeclared"] = ["sit-out"]


NOT_GIVEN = 'played again it gives fault nothing; the evidence has {{"reason":"{}"'
INVENTED: list[tuple[str, Callable[[Record], None], str, bool]] = [
    ("not run", stopped_with("not-run"), NOT_GIVEN.format("not-run"), True),
    ("not claimed", stopped_with("regulation-not-claimed"), NOT_GIVEN.format("regulation-not-claimed"), True),
    ("own terms", stopped_with("own-terms"), NOT_GIVEN.format("own-terms"), True),
    ("course", stopped_with("course-refused"), NOT_GIVEN.format("course-refused"), True),
    ("time-out", stopped_with("engine-timeout", steps=2), NOT_GIVEN.format("engine-timeout"), True),
    ("money", stopped_with("money-not-conserved"), NOT_GIVEN.format("money-not-conserved"), True),
    ("second time", stopped_with("not-repeatable"), NOT_GIVEN.format("not-repeatable"), True),
    ("internal error", stopped_with("harness-fault", steps=2), "an internal error of the harness", False),
    ("no reason", step_stopped, '.status "done"; the evidence has "stopped"', True),
    ("offer", offer_refused, 'gives offer_refused nothing; the evidence has "sit-out"', True),
    ("undeclared offer", undeclared, 'gives undeclared[0] nothing; the evidence has "sit-out"', True),
]


@pytest.mark.parametrize(
    ("change", "told", "is_broken"), [case[1:] for case in INVENTED], ids=[case[0] for case in INVENTED]
)
def test_a_reason_that_the_conversation_does_not_show_is_named(
    bundle: Path, change: Callable[[Record], None], told: str, is_broken: bool
) -> None:
    records = evidence_of(bundle)
    change(next(record for record in records if record["transcript"].endswith(ODD_CHIP)))
    write_evidence(bundle, records)
    faults = list(findings(bundle))
    found = [fault for fault in faults if told in fault.what]
    assert [(fault.item, fault.broken) for fault in found] == [(Item.EVIDENCE, is_broken)]
    second_answer(bundle, faults)


def never_told(value: Record) -> None:
    value["interrupted"] = True
    for secret in value["secrets"]:
        secret.pop("revealed")


def test_of_a_run_that_never_told_its_secret_each_finding_is_made_again(bundle: Path) -> None:
    change_json(bundle / "run.json", never_told)
    follow(bundle)
    assert [str(each) for each in findings(bundle) if each.broken] == []
    records = evidence_of(bundle)
    check = records[0]["checks"][0]
    check["finding"]["verdict"] = "failed" if check["finding"]["verdict"] == "passed" else "passed"
    write_evidence(bundle, records)
    assert {each.item for each in findings(bundle) if each.broken} >= {Item.EVIDENCE}


def key_twice(bundle: Path) -> None:
    path = bundle / "run.json"
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace('"interrupted"', '"interrupted": true,\n "interrupted"', 1), encoding="utf-8"
    )


def verdict_twice(bundle: Path) -> None:
    path = bundle / "evidence.jsonl"
    text = path.read_text(encoding="utf-8")
    twice = '"verdict":"failed","verdict":"passed"'
    path.write_text(text.replace('"verdict":"passed"', twice, 1), encoding="utf-8")


def unknown_key(bundle: Path) -> None:
    change_json(bundle / "run.json", lambda value: value.update(verdict="conforms"))


def key_of_another_version(bundle: Path) -> None:
    def change(value: dict[str, Any]) -> None:
        value["digests"]["harness"] = "0" * 64
        value["weather"] = "fine"

    change_json(bundle / "environment.json", change)


def other_line_ends(bundle: Path) -> None:
    path = bundle / "results.json"
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))


def longer_than_the_run(bundle: Path) -> None:
    def change(value: dict[str, Any]) -> None:
        value["seconds"][next(iter(value["seconds"]))] = 1e6

    change_json(bundle / "environment.json", change)


def unknown_reading(bundle: Path) -> None:
    def change(value: dict[str, Any]) -> None:
        value["request"]["readings"]["mo-97-2010/none-such"] = "x"

    change_json(bundle / "run.json", change)


def endless_hands(bundle: Path) -> None:
    change_json(bundle / "run.json", lambda value: value["request"].update(hands=10**15))


def internal_error(bundle: Path) -> None:
    change_json(bundle / "run.json", lambda value: value.update(own_faults=["a worker was lost"]))
    follow(bundle)


def no_such_name(bundle: Path) -> None:
    records = evidence_of(bundle)
    records[0]["transcript"] = "transcripts/" + "x" * 5000
    write_evidence(bundle, records)


FORMS: list[tuple[Callable[[Path], None], str, int]] = [
    (key_twice, "run.json: is not in the form in which a run writes it", 1),
    (verdict_twice, "evidence.jsonl: line 1 is not in the form", 1),
    (unknown_key, "run.json: is not in the form in which a run writes it", 1),
    (key_of_another_version, "environment.json: says what this version of the harness does not read", 2),
    (other_line_ends, "results.json: is not in the form in which a run writes it", 1),
    (longer_than_the_run, "environment.json: a scenario took 1000000 seconds", 1),
    (unknown_reading, "run.json: the run chose mo-97-2010/none-such", 1),
    (endless_hands, "a run draws at most 1000000", 1),
    (no_such_name, "its transcript cannot be read", 1),
    (internal_error, "an internal error of the harness that made the run: a worker was lost", 2),
]


@pytest.mark.parametrize(("change", "told", "code"), FORMS, ids=[change.__name__ for change, _, _ in FORMS])
def test_a_record_that_no_run_writes_is_named(
    bundle: Path, change: Callable[[Path], None], told: str, code: int
) -> None:
    change(bundle)
    write_sums(bundle)
    found = list(findings(bundle))
    assert any(told in str(fault) for fault in found), list(map(str, found))
    assert {fault.broken for fault in found} >= {code == 1}
    second_answer(bundle, found)


@pytest.mark.parametrize("name", ["report-final.html", ".vistoria/letter.html"])
def test_a_file_that_somebody_added_is_told(name: str, bundle: Path) -> None:
    (bundle / name).parent.mkdir(exist_ok=True)
    (bundle / name).write_text("<h1>conforms</h1>", encoding="utf-8")
    write_sums(bundle)
    assert [note for note in notes(bundle) if note.startswith(f"{name} is no file that a run writes")]


@pytest.mark.parametrize("before", ["", '{"more":'])
@pytest.mark.parametrize(
    "name",
    ["run.json", "results.json", "environment.json", "evidence.jsonl", "tables.jsonl", "commitments/*.json"],
)
def test_a_file_nested_without_end_is_a_fault_and_breaks_no_reader(
    bundle: Path, name: str, before: str
) -> None:
    [path] = bundle.glob(name)
    path.write_text(f"{before}{'[' * 200_000}{']' * 200_000}", encoding="utf-8")
    write_sums(bundle)
    assert int(examine(bundle).exit_code) == 1
    done = asked(bundle)
    assert (done.returncode, done.stderr) == (1, "")
