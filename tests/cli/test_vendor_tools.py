"""What a vendor has besides a run: conformance within its own pytest suite, a challenge, and a check of the machine."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from typed import CLAUSE, code_of
from vendor import KNOWN, LAW, WRONG, Vendor

SUITES = """
import json, sys
import pytest
for words in json.loads(sys.argv[1]):
    print("exit code", int(pytest.main(words)), end="\\f")
"""
"""Runs of pytest, one after the other: what each prints ends with a form feed."""


def own_suite(vendor: Vendor, *options: str) -> list[str]:
    """What the vendor's own pytest suite prints, once for each of these options of a run."""
    (vendor.folder / "test_own.py").write_text("def test_own() -> None:\n    pass\n", encoding="utf-8")
    of_pytest = ("-p", "vistoria.pytest", "-p", "no:cacheprovider", "-rA", "test_own.py")
    engine = f"in-process:three_cards.{WRONG}"
    ours = ("--conformance-regulation", LAW, "--conformance-engine", engine, "--conformance-options")
    done = subprocess.run(
        [sys.executable, "-c", SUITES, json.dumps([[*of_pytest, *ours, each] for each in options])],
        cwd=vendor.folder,
        env=vendor.environment,
        capture_output=True,
        text=True,
        check=False,
    )
    *told, rest = done.stdout.split("\f")
    assert (done.returncode, rest) == (0, ""), done
    return told


def test_conformance_is_one_test_for_each_clause_in_the_vendors_own_suite(vendor: Vendor) -> None:
    (vendor.folder / "known.toml").write_text(KNOWN, encoding="utf-8")
    failing, known = own_suite(vendor, "--hands 0", "--hands 0 --known-failures known.toml")
    assert failing.endswith("exit code 1"), failing
    assert "1 failed, 8 passed" in failing
    assert f"{LAW}/3.4 failed\nBets on the tie win, and others go back: expected 160 to seat 1" in failing
    assert known.endswith("exit code 0"), known
    assert "8 passed, 1 xfailed" in known


def test_a_challenge_holds_the_clause_what_was_seen_and_the_argument(
    desk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (desk / "argument.md").write_text("The odd chip goes to the next seat.\n", encoding="utf-8")
    assert code_of("challenge", CLAUSE, "OUT", "--argument", "argument.md") == 0
    with zipfile.ZipFile(desk / "challenge.zip") as packed:
        names = packed.namelist()
        head = json.loads(packed.read("challenge.json"))
        assert packed.read("argument.md") == b"The odd chip goes to the next seat.\n"
    assert head["clause"] == CLAUSE
    shown = {each["transcript"] for each in head["result"]["scenarios"]} - {None}
    assert shown == {name for name in names if name.startswith("transcripts/")}
    assert {"pt", "zh"} <= {tag.partition("-")[0] for tag, _ in head["quotes"]}
    assert capsys.readouterr().out.startswith("challenge.zip  SHA-256 ")


@pytest.mark.parametrize(
    ("clause", "text"), [(CLAUSE, "  \n"), ("mo-97-2010/99", "Why?"), ("nowhere/1", "Why?")]
)
def test_a_challenge_without_argument_or_clause_is_a_usage_error(clause: str, text: str, desk: Path) -> None:
    (desk / "argument.md").write_text(text, encoding="utf-8")
    assert code_of("challenge", clause, "OUT", "--argument", "argument.md") == 4
    assert not (desk / "challenge.zip").exists()


@pytest.mark.parametrize(
    ("engine", "code", "words"),
    [
        ("in-process:reference", 0, "✓ engine: vistoria-reference"),
        ("in-process:nowhere:Engine", 3, "✗ engine: in-process:nowhere:Engine does not greet"),
        ("nowhere", 3, "✗ engine: nowhere cannot be started"),
    ],
)
def test_the_doctor_says_whether_the_engine_greets(
    engine: str, code: int, words: str, desk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert code_of("doctor", "--engine", engine) == code
    told = capsys.readouterr().out
    assert words in told
    assert "✓ suite: vistoria" in told


@pytest.mark.usefixtures("desk")
def test_init_writes_into_nothing_that_is_there(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "file").touch()
    assert code_of("init", "mine", "--language", "node") == 4
    assert code_of("init", "new", "--language", "cobol") == 4
    assert code_of("init", "new", "--language", "node", "--name", 'a"b') == 4
    assert not (tmp_path / "new").exists()
