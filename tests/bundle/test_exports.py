"""Exports for other programs: EARL in JSON-LD, the clause matrix in CSV; and everything derived is made again."""

from __future__ import annotations

import csv
import json
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pyld import jsonld
from warm import Command

from vistoria.bundle.layout import (
    ATTESTATIONS,
    COMMITMENTS,
    ENVIRONMENT,
    EVIDENCE,
    FACTS,
    FEATURES,
    LAW,
    REPORT_DETAILS,
    TABLES,
    TRANSCRIPTS,
    write_sums,
)
from vistoria.bundle.verify import verify
from vistoria.cli.compared import report_findings
from vistoria.cli.publish import publish
from vistoria.cli.summary import print_written
from vistoria.verdict.results import Results

EARL = "http://www.w3.org/ns/earl#"
OUTCOMES = {f"{EARL}{name}" for name in ("passed", "failed", "cantTell", "inapplicable", "untested")}
RAW = {FACTS, COMMITMENTS, EVIDENCE, TABLES, ENVIRONMENT, FEATURES, TRANSCRIPTS, ATTESTATIONS, REPORT_DETAILS}


@pytest.fixture(scope="module")
def results(stored: Path) -> Results:
    """The results of the stored run."""
    return msgspec.json.decode((stored / "results.json").read_bytes(), type=Results)


@pytest.fixture(scope="module")
def assertions(stored: Path) -> list[dict[str, Any]]:
    """The assertions of the EARL report, expanded without network."""
    nodes = jsonld.expand(json.loads((stored / "earl.jsonld").read_bytes()))
    return [node for node in nodes if f"{EARL}Assertion" in node["@type"]]


def test_every_clause_and_scenario_has_one_assertion_with_its_outcome(
    results: Results, assertions: list[dict[str, Any]]
) -> None:
    stated = Counter(
        (node[f"{EARL}test"][0]["@id"], node[f"{EARL}result"][0][f"{EARL}outcome"][0]["@id"])
        for node in assertions
    )
    clauses = [c for r in results.regulations.values() for c in r.clauses.items()]
    assert len(stated) == len(assertions) == len(clauses) + sum(len(c.scenarios) for _, c in clauses)
    for id_, clause in clauses:
        assert stated[f"urn:vistoria:{id_}", f"{EARL}{clause.outcome.value}"] == 1


def test_an_assertion_has_all_that_earl_asks_for(assertions: list[dict[str, Any]]) -> None:
    for node in assertions:
        assert {f"{EARL}{key}" for key in ("assertedBy", "subject", "test", "result", "mode")} <= node.keys()
        assert node[f"{EARL}result"][0][f"{EARL}outcome"][0]["@id"] in OUTCOMES


def test_the_matrix_has_a_line_for_every_clause(stored: Path, results: Results) -> None:
    with (stored / "clauses.csv").open(encoding="utf-8", newline="") as file:
        rows = {row["clause"]: row for row in csv.DictReader(file)}
    clauses = results.regulations["mo-97-2010"].clauses
    assert {id_: row["outcome"] for id_, row in rows.items()} == {
        k: c.outcome.value for k, c in clauses.items()
    }
    assert rows["mo-97-2010/10.5"]["engine_part"] == "passed"


def test_everything_derived_is_made_again_from_the_raw_record_alone(bundle: Path) -> None:
    (bundle / REPORT_DETAILS).write_text('laboratory = "Lab"\nplace = "Macau"\n', encoding="utf-8")
    written = publish(bundle, "pt", pdf=True)
    before = {p.relative_to(bundle): p.read_bytes() for p in bundle.rglob("*") if p.is_file()}
    for path in [p for p in bundle.iterdir() if p.name not in RAW]:
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    assert publish(bundle, "pt", pdf=True) == written
    assert {p.relative_to(bundle): p.read_bytes() for p in bundle.rglob("*") if p.is_file()} == before
    derived = {str(name) for name in before if name.parts[0] not in RAW}
    assert derived == set(written), "and what it names is what it wrote"
    assert list(verify(bundle)) == []


@pytest.mark.usefixtures("pages_once")
def test_the_law_of_an_earlier_run_in_the_folder_is_a_fault_and_does_not_stay(bundle: Path) -> None:
    stranger = bundle / LAW / "mo-61-2004.por.xml"
    stranger.write_text("<akomaNtoso/>", encoding="utf-8")
    write_sums(bundle)
    assert [fault.place for fault in report_findings(bundle)] == [f"{LAW}/{stranger.name}"]
    publish(bundle)
    assert not stranger.exists()
    assert list(report_findings(bundle)) == []


@pytest.mark.usefixtures("pages_once")
def test_the_last_lines_name_what_was_written(bundle: Path, command: Command) -> None:
    done = command("report", str(bundle))
    assert done.stdout.splitlines() == [
        f"report  {bundle / 'report.html'}",
        f"results {bundle / 'results.json'}",
        "also    junit.xml, earl.jsonld, clauses.csv, law/, SHA256SUMS",
    ], done.stderr


def test_a_pdf_that_was_written_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    print_written(Path("out"), ("results.json", "report.html", "report.pdf", "SHA256SUMS"))
    assert capsys.readouterr().out.splitlines()[1] == "pdf     out/report.pdf"


@pytest.mark.usefixtures("pages_once")
def test_a_report_made_again_without_a_language_speaks_the_one_it_spoke(bundle: Path) -> None:
    for language, tag in (("zh", "zh-Hant-MO"), (None, "zh-Hant-MO"), ("en", "en")):
        publish(bundle, language)
        assert f'<html lang="{tag}" data-fixed>' in (bundle / "report.html").read_text(encoding="utf-8")
