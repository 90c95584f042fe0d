"""Two bundles compared: what got worse is told and ends with 1, what is merely otherwise is told too."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from forgery import evidence_of, write_evidence
from warm import Command

from vistoria import __version__
from vistoria.bundle.store import compared_run
from vistoria.verdict.run_changes import RunChange, run_changes


def compare(before: Path, after: Path) -> list[RunChange]:
    """Every change from one bundle to the other."""
    return run_changes(compared_run(before), compared_run(after))


def changes(before: Path, after: Path) -> set[tuple[str, str]]:
    """What changed, and where."""
    return {(change.what, change.place) for change in compare(before, after)}


@pytest.fixture
def failed(bundle: Path) -> Path:
    """The run, with its first check failed."""
    records = evidence_of(bundle)
    records[0]["checks"][0]["finding"]["verdict"] = "failed"
    write_evidence(bundle, records)
    return bundle


def test_a_bundle_does_not_differ_from_itself(stored: Path) -> None:
    assert compare(stored, stored) == []


def test_what_failed_newly_is_worse_and_the_way_back_is_a_repair(stored: Path, failed: Path) -> None:
    told = ("conclusion", "mo-97-2010")
    assert changes(stored, failed) == {told, ("newly-failed", "mo-97-2010/10.5")}
    assert changes(failed, stored) == {told, ("fixed", "mo-97-2010/10.5")}


def test_what_no_longer_ran_is_newly_untested(stored: Path, bundle: Path) -> None:
    write_evidence(bundle, [])
    [change] = compare(stored, bundle)
    assert (change.what, change.place, change.worse) == ("newly-untested", "mo-97-2010/10.5", True)


def test_another_reading_law_and_scenario_are_told_and_are_not_worse(stored: Path, bundle: Path) -> None:
    facts = bundle / "run.json"
    facts.write_text(facts.read_text(encoding="utf-8").replace('"five"', '"four"'), encoding="utf-8")
    [path] = (bundle / "features" / "mo_97_2010").glob("*10*.feature")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("O valor remanescente", "O valor restante", 1), encoding="utf-8")
    found = compare(stored, bundle)
    assert {("reading", "mo-97-2010/commission-cap"), ("law", "mo-97-2010/10.5")} <= {
        (change.what, change.place) for change in found
    }


@pytest.mark.parametrize(("forward", "code"), [(True, 1), (False, 0)])
def test_the_command_ends_with_1_when_something_got_worse(
    stored: Path, failed: Path, tmp_path: Path, command: Command, forward: bool, code: int
) -> None:
    page = tmp_path / "changes.html"
    pair = [str(stored), str(failed)] if forward else [str(failed), str(stored)]
    done = command("diff", *pair, "--json", "--html", str(page))
    assert done.returncode == code, done.stderr
    assert [change["worse"] for change in json.loads(done.stdout)] == [forward, forward]
    text = page.read_text(encoding="utf-8")
    report = os.path.relpath(Path(pair[0]) / "report.html", tmp_path)
    assert f'href="{report}#mo-97-2010/10.5"' in text
    assert ('class="change worse"' in text) == forward


def test_a_page_into_a_folder_that_is_not_there_is_a_mistake(
    stored: Path, tmp_path: Path, command: Command
) -> None:
    page = tmp_path / "none" / "changes.html"
    done = command("diff", str(stored), str(stored), "--html", str(page))
    assert done.returncode == 4
    assert "--html" in done.stderr


def edited(path: Path, pattern: str, new: str) -> None:
    """Change one place of a file."""
    text, times = re.subn(pattern, new, path.read_text(encoding="utf-8"))
    assert times == 1
    path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("other", ["suite", "engine", "both"])
def test_the_command_names_suite_and_engine_and_warns_where_both_differ(
    stored: Path, bundle: Path, command: Command, other: str
) -> None:
    if other != "engine":
        edited(bundle / "environment.json", f'"vistoria {__version__}"', '"vistoria 2026.2"')
        edited(bundle / "environment.json", '"features of mo-97-2010": "', r"\g<0>00")
    if other != "suite":
        edited(bundle / "run.json", r'("name": "vistoria-reference",\s+"version": )"[^"]+"', r'\1"9.9"')
    done = command("diff", str(stored), str(bundle))
    before, after, *rest = done.stdout.splitlines()
    assert before.startswith(f"before vistoria {__version__} (")
    assert ("vistoria 2026.2" in after, after.endswith("9.9")) == (other != "engine", other != "suite")
    assert ("suite and engine differ" in "".join(rest)) == (other == "both")
