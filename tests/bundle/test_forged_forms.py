"""Keys, counts and orders that no run writes: each is named, though nothing is judged by it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from forgery import ODD_CHIP, change_json, evidence_of, follow, rewrite_transcripts, write_evidence
from node_verifier import second_answer

from vistoria.bundle.attestations import keep
from vistoria.bundle.fault import Item
from vistoria.bundle.layout import run_digest, write_sums
from vistoria.bundle.store import NoBundle, read_facts, read_regulations
from vistoria.bundle.verify import findings, notes
from vistoria.model.attestation import Attestation
from vistoria.model.evidence import Evidence

Record = dict[str, Any]
NO_ABILITY = "the adapter refused the opening of the table: there is none"


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


def of_facts(change: Callable[[Record], None]) -> Callable[[Path], None]:
    """Change what the run was asked for, and what follows from it where it can be made at all."""

    def forge(bundle: Path) -> None:
        change_json(bundle / "run.json", change)
        write_sums(bundle)

    return forge


def with_results(change: Callable[[Record], None]) -> Callable[[Path], None]:
    """Change the facts of the run, and write the results that follow."""

    def forge(bundle: Path) -> None:
        change_json(bundle / "run.json", change)
        follow(bundle)

    return forge


def retold(old: bytes, new: bytes, line: int) -> Callable[[Path], None]:
    """Write a line of a transcript in another form, chain the transcript anew, and name its new digest."""

    def forge(bundle: Path) -> None:
        records = evidence_of(bundle)
        record = next(each for each in records if each["transcript"].endswith(ODD_CHIP))
        path, told = bundle / record["transcript"], list[bytes]()
        for number, text in enumerate(path.read_bytes().split(b"\n")[:-1]):
            changed = text.replace(old, new, 1) if number == line else text
            assert number != line or changed != text, text
            if told:
                chain = f'"prev":"{sha256(told[-1]).hexdigest()}"'.encode()
                changed = re.sub(rb'"prev":"[0-9a-f]{64}"', chain, changed)
            told.append(changed)
        path.write_bytes(b"\n".join(told) + b"\n")
        record["sha256"] = sha256(path.read_bytes()).hexdigest()
        write_evidence(bundle, records)

    return forge


ONE_MORE = """@mo-97-2010/99 @binds-engine
Feature: Artigo 99.º — Aprovação · 第九十九條 批准

  PT  Artigo 99.º - O produto é conforme.
  ZH  第九十九條——產品符合規定。
"""


def with_a_feature_more(bundle: Path) -> None:
    """A feature whose name has the word that stands for compiled files in it."""
    feature = bundle / "features" / "mo_97_2010" / "99__pycache__.feature"
    feature.write_text(ONE_MORE, encoding="utf-8")
    write_sums(bundle)


def with_another_digest(bundle: Path) -> None:
    change_json(bundle / "environment.json", lambda value: value["digests"].update({"approval": "ab" * 32}))
    write_sums(bundle)


def with_a_line_more(bundle: Path) -> None:
    [path] = (bundle / "commitments").glob("*.json")
    path.write_bytes(path.read_bytes() + b"\n")
    write_sums(bundle)


def with_a_scenario_timed(bundle: Path) -> None:
    change_json(bundle / "environment.json", lambda value: value["seconds"].update({"mo-97-2010/1.1": 0.1}))
    write_sums(bundle)


def results_in_other_numbers(bundle: Path) -> None:
    path = bundle / "results.json"
    told = path.read_bytes()
    path.write_bytes(told.replace(b'"interrupted": false', b'"interrupted": 0'))
    assert path.read_bytes() != told
    write_sums(bundle)


def known(expires: str, **more: object) -> Callable[[Path], None]:
    """Say that a failure was known to the run, until this day."""
    entry = {"clause": "mo-97-2010/10.5", "observed": "it*", "reason": "r", "ticket": "t", "owner": "o"}
    return of_facts(lambda value: value["request"].update(known=[{**entry, "expires": expires, **more}]))


FORGED: list[tuple[str, Callable[[Path], None], str, Item]] = [
    ("figures", of_odd_chip(lambda r: r.update(scaled=[{"since": 999, "factor": [2, 1]}])),
     'gives scaled[0] nothing; the evidence has {"since":999', Item.EVIDENCE),
    ("message", of_odd_chip(lambda r: r.update(fault={"reason": "no-ability", "detail": NO_ABILITY, "message": 999})),
     '"message":999}', Item.EVIDENCE),
    ("words", of_odd_chip(lambda r: r.update(fault={"reason": "no-ability", "detail": f"excused, as {NO_ABILITY}"})),
     'gives fault nothing; the evidence has {"reason":"no-ability"', Item.EVIDENCE),
    ("order", in_another_order, "do not stand in the order of the law", Item.EVIDENCE),
    ("header", praised_in_the_header, "its first line says note, which no run writes", Item.EVIDENCE),
    ("message key", praised_in_a_message, "line 3: a message is a request with its method", Item.EVIDENCE),
    ("farewells", two_farewells, "2 farewells are stored, of 1 processes", Item.IDENTITY),
    ("process", in_the_harness, "it ran in that of the harness", Item.IDENTITY),
    ("version", of_environment(harness="vistoria 9.9.9"), "by its digest it was vistoria", Item.LAW),
    ("figures as they are", of_odd_chip(lambda r: r.update(scaled=[{"since": 1, "factor": [1, 1]}])),
     'gives scaled[0] nothing; the evidence has {"since":1', Item.EVIDENCE),
    ("step before the first", of_odd_chip(lambda r: r["steps"][0].update(messages=-4)),
     "gives steps[0].messages nothing; the evidence has -4", Item.EVIDENCE),
    ("spaces", retold(b'"names":', b'"names": ', 0),
     "line 1 is not in the form in which a run writes it", Item.EVIDENCE),
    ("escaped", retold(b'"seats"', b'"\\u0073eats"', 1),
     "line 2 is not in the form in which a run writes it", Item.EVIDENCE),
    ("feature more", with_a_feature_more, "is not what was run according to environment.json", Item.LAW),
    ("digest more", with_another_digest, "a digest of approval, which was no part of the run", Item.LAW),
    ("clause that there is not", of_facts(lambda r: r["request"]["clauses"].append("mo-97-2010/99")),
     "asked for mo-97-2010/99; the features have none such", Item.LAW),
    ("scenario timed", with_a_scenario_timed, "says how long mo-97-2010/1.1 took, which was not played", Item.TIME),
    ("counts when it is over", known("2020-01-01"), "had not expired on the day of the run", Item.TIME),
    ("over before its day", known("2999-01-01", expired=True), "had expired on the day of the run", Item.TIME),
    ("stands for anything", known("2999-01-01", observed="*"), "give `observed`, or `most`", Item.EVIDENCE),
    ("of any clause", known("2999-01-01", clause="*"), "the id of the law stands before", Item.EVIDENCE),
    ("less than none", known("2999-01-01", most=-1), "most is -1", Item.EVIDENCE),
    ("nobody's reason", known("2999-01-01", reason=""), "reason is empty", Item.EVIDENCE),
    ("what passed", known("2999-01-01", outcome="passed"), "nobody has to accept what is passed", Item.EVIDENCE),
    ("start", of_environment(engine="in-process:mine:Engine"), "it was started by in-process:", Item.IDENTITY),
    ("other numbers", results_in_other_numbers, "is not what the evidence and features", Item.RESULTS),
    ("Z", of_environment(finished="2026-11-24T03:27:13Z"), "no run writes a time as", Item.TIME),
    ("week", of_environment(finished="2026-W48-2T03:27:13+00:00"), "no run writes a time as", Item.TIME),
    ("secret twice", with_results(lambda r: r.update(secrets=r["secrets"] * 2)), "has a secret twice", Item.IDENTITY),
    ("both", with_results(lambda r: r["engine"].update(isolation="isolated", not_isolated="no namespaces")),
     "was isolated, and why it was not", Item.IDENTITY),
    ("commitment", with_a_line_more, "is not in the form in which a run writes it", Item.IDENTITY),
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


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"regulations": ["mo-97-2010", "mo-97-2010"]}, "a regulation twice"),
        ({"regulations": ["mo-97-2010", "../../etc"]}, "'../../etc', which cannot be one's name"),
        ({"examples": {"per_cent": 1000}}, "1000 % of the samples; it is 1 to 100"),
        ({"shard": {"number": 0, "count": 0}}, "shard 0/0"),
    ],
    ids=["regulation twice", "regulation elsewhere", "per cent", "shard"],
)
def test_a_folder_of_a_run_that_nobody_can_ask_for_is_no_run(bundle: Path, change: Record, told: str) -> None:
    of_facts(lambda value: value["request"].update(change))(bundle)
    with pytest.raises(NoBundle, match=re.escape(told)):
        read_facts(bundle)


def test_sums_that_are_a_folder_are_told(bundle: Path) -> None:
    (bundle / "SHA256SUMS").unlink()
    (bundle / "SHA256SUMS").mkdir()
    found = list(findings(bundle))
    assert any(fault.place == "SHA256SUMS" and fault.broken for fault in found)
    second_answer(bundle, found)


def test_an_attestation_of_the_wrong_shape_breaks_no_reader(bundle: Path) -> None:
    folder = bundle / "attestations" / "mo-97-2010"
    folder.mkdir(parents=True)
    (folder / "1.1.1--1.json").write_text(json.dumps([{"clause": None}]), encoding="utf-8")
    write_sums(bundle)
    found = list(findings(bundle))
    assert {fault.item for fault in found if fault.broken} == {Item.ATTESTATIONS}
    second_answer(bundle, found)


def attested(bundle: Path) -> Path:
    """A folder with one attestation; its file."""
    clause = next(
        clause.id
        for law in read_regulations(bundle, read_facts(bundle).request.regulations).values()
        for clause in law.clauses
        if clause.inspection is not None
    )
    said = Attestation(clause, "met", "Ana", "inspector", "Macau", date(2026, 1, 2), run_digest(bundle))
    return bundle / keep(bundle, said)


def outcome_twice(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    twice = text.replace('"outcome": "met"', '"outcome": "not-met",\n "outcome": "met"')
    file.write_text(twice, encoding="utf-8")


def number_without_end(file: Path) -> None:
    file.rename(file.with_name(file.name.replace("--1.", f"--{10**14}.")))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (outcome_twice, "is not in the form in which it is written"),
        (number_without_end, "attestation 1 is missing"),
    ],
)
def test_an_attestation_that_nobody_wrote_so_is_named(
    bundle: Path, change: Callable[[Path], None], told: str
) -> None:
    change(attested(bundle))
    write_sums(bundle)
    found = list(findings(bundle))
    assert any(told in each.what and each.item is Item.ATTESTATIONS and each.broken for each in found), found
    second_answer(bundle, found)


@pytest.mark.parametrize("name", ["letter.txt", "files/letter.pdf"])
def test_a_file_beside_the_attestations_is_told(bundle: Path, name: str) -> None:
    attested(bundle)
    (bundle / "attestations" / name).parent.mkdir(exist_ok=True)
    (bundle / "attestations" / name).write_text("all is well", encoding="utf-8")
    write_sums(bundle)
    assert [
        note for note in notes(bundle) if note.startswith(f"attestations/{name} is no file that a run writes")
    ]
