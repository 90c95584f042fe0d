"""A list of known failures says exactly what a run sees, or the run fails; it never makes a product conform."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from vendor import KNOWN, WRONG, Done, Vendor, whole

LISTS = {
    "known": KNOWN,
    "other": KNOWN.replace("180", "200"),
    "unknown-key": KNOWN + 'colour = "red"\n',
    "twice": KNOWN + KNOWN,
    "no-owner": KNOWN.replace("Ana", " "),
    "no-ticket": KNOWN.replace("FELT-12", " "),
    "anything": KNOWN.replace("180 to seat 1", "*"),
    "any-law": KNOWN.replace("zz-three-cards/3.4", "*"),
    "reading": KNOWN + 'reading = "zz-three-cards/doubt"\n',
}
Runs = tuple[Vendor, dict[str, Done]]


@pytest.fixture(scope="module")
def runs(vendor: Vendor) -> Runs:
    """A run with each list on the engine that fails; `test_vendor_ci` has it mended."""
    commands: dict[str, str] = {}
    for name, text in LISTS.items():
        (vendor.folder / f"{name}.toml").write_text(text, encoding="utf-8")
        commands[name] = whole(WRONG, name, "--known-failures", f"{name}.toml")
    commands["verify"] = "verify known"
    return vendor, dict(zip(commands, vendor.run(*commands.values()), strict=True))


@pytest.mark.parametrize(("name", "code"), [("known", 6), ("other", 1), ("no-owner", 1), ("verify", 0)])
def test_the_exit_code_says_whether_the_list_is_what_the_run_saw(name: str, code: int, runs: Runs) -> None:
    assert runs[1][name].code == code, runs[1][name]


def test_no_outcome_and_no_conclusion_changes(runs: Runs) -> None:
    known, other = (
        json.loads((runs[0].folder / name / "results.json").read_text("utf-8"))["regulations"]
        for name in ("known", "other")
    )
    assert known == other
    assert known["zz-three-cards"]["conclusion"] == "does-not-conform"


def test_every_report_names_the_known_failure(runs: Runs) -> None:
    folder: Path = runs[0].folder / "known"
    for name in ("report.html", "junit.xml"):
        assert "FELT-12" in (folder / name).read_text("utf-8"), name
    assert "FELT-12" in runs[1]["known"].out


@pytest.mark.parametrize(
    ("name", "words"),
    [("unknown-key", "colour"), ("twice", "stands twice"), ("no-ticket", "ticket is empty"),
     ("anything", "give `observed`, or `most`"), ("any-law", "the id of the law stands before"),
     ("reading", "a key of [[warning]]")],
)  # fmt: skip
def test_a_list_that_cannot_be_used_is_a_usage_error_in_one_line(name: str, words: str, runs: Runs) -> None:
    assert runs[1][name].code == 4
    [line] = runs[1][name].err.splitlines()
    assert f"{name}.toml" in line
    assert words in line
