"""Whatever is changed in a signed bundle is found, and its place is named."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from amount import examples
from forgery import ODD_CHIP, evidence_of, write_evidence
from hypothesis import given, settings
from hypothesis import strategies as st

from vistoria.bundle.keys import new_key, read_signer
from vistoria.bundle.layout import write_sums
from vistoria.bundle.signatures import sign_bundle
from vistoria.bundle.verify import verify
from vistoria.cli.compared import report_findings

pytestmark = pytest.mark.usefixtures("pages_once")


@pytest.fixture(scope="module")
def signed(stored: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A signed bundle to spoil and mend again."""
    desk = tmp_path_factory.mktemp("signed")
    shutil.copytree(stored, desk / "out")
    new_key(desk / "lab.pem")
    sign_bundle(desk / "out", read_signer(desk / "lab.pem"))
    return desk / "out"


@settings(max_examples=examples(60))
@given(data=st.data())
def test_any_byte_of_any_file_changed_is_found_at_its_place(signed: Path, data: st.DataObject) -> None:
    kinds = sorted({p.parent for p in signed.rglob("*") if p.is_file() and p.stat().st_size})
    folder = data.draw(st.sampled_from(kinds))
    path = data.draw(st.sampled_from(sorted(p for p in folder.iterdir() if p.is_file() and p.stat().st_size)))
    before = path.read_bytes()
    content = bytearray(before)
    content[data.draw(st.integers(0, len(content) - 1))] ^= data.draw(st.integers(1, 255))
    path.write_bytes(bytes(content))
    try:
        faults = list(verify(signed))
    finally:
        path.write_bytes(before)
    name = path.relative_to(signed).as_posix()
    if "/keys/" in name:
        name = "signatures/"
    assert any(fault.place.startswith(name) for fault in faults) or (name == "SHA256SUMS" and faults)


def test_a_dropped_line_of_a_transcript_is_named_with_its_line(bundle: Path) -> None:
    path = bundle / "transcripts" / "mo-97-2010" / ODD_CHIP
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:3] + lines[4:]))
    write_sums(bundle)
    faults = [fault for fault in verify(bundle) if fault.place.endswith(ODD_CHIP)]
    assert any("line 4" in fault.what for fault in faults)


def test_the_evidence_of_two_scenarios_swapped_is_named(bundle: Path) -> None:
    records = evidence_of(bundle)
    assert len(records) > 1
    one, other = records[0], records[1]
    for key in ("transcript", "sha256"):
        one[key], other[key] = other[key], one[key]
    write_evidence(bundle, records)
    swapped = {one["transcript"], other["transcript"]}
    assert {f.place for f in verify(bundle) if f.what.startswith("belongs to")} == swapped


def test_an_outcome_written_otherwise_is_named_with_its_clause(bundle: Path) -> None:
    path = bundle / "results.json"
    text = path.read_text(encoding="utf-8")
    at = text.index('"mo-97-2010/1.1.2"')
    path.write_text(text[:at] + text[at:].replace('"untested"', '"passed"', 1), encoding="utf-8")
    write_sums(bundle)
    [fault] = verify(bundle)
    assert fault.place == "results.json"
    assert "mo-97-2010/1.1.2" in fault.what


@pytest.mark.parametrize("name", ["report.html", "junit.xml"])
def test_a_report_that_says_otherwise_does_not_follow_from_the_record(bundle: Path, name: str) -> None:
    assert list(report_findings(bundle)) == []
    path = bundle / name
    path.write_text(path.read_text(encoding="utf-8").replace("untested", "passed"), encoding="utf-8")
    write_sums(bundle)
    assert list(verify(bundle)) == []
    assert {(fault.place, fault.broken) for fault in report_findings(bundle)} == {(name, True)}


def test_features_that_are_not_those_of_the_run_are_named(bundle: Path) -> None:
    [path, *_] = sorted((bundle / "features" / "mo_97_2010").glob("*.feature"))
    path.write_text(path.read_text(encoding="utf-8") + "\n# a line more\n", encoding="utf-8")
    write_sums(bundle)
    assert "features/mo_97_2010" in [fault.place for fault in verify(bundle)]
