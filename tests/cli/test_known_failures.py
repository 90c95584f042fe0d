"""A list of known failures says exactly what a run sees, or the run fails; it never makes a product conform."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from vendor import KNOWN, RIGHT, WRONG, Done, Vendor, vendor_in, whole

LISTS = {
    "known": KNOWN,
    "pattern": KNOWN.replace("180 to seat 1", "* to seat 1"),
    "clause": KNOWN.replace('scenario = "Bets on the tie win, and others go back"\n', ""),
    "other": KNOWN.replace("180", "200"),
    "expired": KNOWN.replace("2099", "2020"),
    "no-scenario": KNOWN.replace("Bets on the tie", "Bets on the weather"),
    "no-clause": KNOWN.replace("/3.4", "/9.9"),
    "elsewhere": KNOWN.replace("zz-three-cards/", "mo-97-2010/"),
    "unknown-key": KNOWN + 'colour = "red"\n',
    "twice": KNOWN + KNOWN,
    "no-owner": KNOWN.replace("Ana", " "),
}
CODES = {
    "known": 6, "pattern": 6, "clause": 6,
    "other": 1, "expired": 1, "no-scenario": 1, "no-clause": 1, "elsewhere": 1,
    "unknown-key": 4, "twice": 4, "no-owner": 4,
}  # fmt: skip
MENDED = ("known", "expired", "no-clause", "elsewhere")


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> tuple[Vendor, dict[str, Done]]:
    """A run with each list on the engine that fails, and with some on the one that was mended."""
    vendor = vendor_in(tmp_path_factory.mktemp("known"))
    commands: dict[str, str] = {}
    for name, text in LISTS.items():
        (vendor.folder / f"{name}.toml").write_text(text, encoding="utf-8")
        commands[name] = whole(WRONG, name, "--known-failures", f"{name}.toml")
    for name in MENDED:
        commands[f"mended-{name}"] = whole(RIGHT, f"mended-{name}", "--known-failures", f"{name}.toml")
    commands["filtered"] = whole(WRONG, "filtered", "--clause zz-three-cards/1.1 --known-failures known.toml")
    commands["first"] = whole(WRONG, "first", "-x --known-failures known.toml")
    commands["verify"] = "verify known"
    return vendor, dict(zip(commands, vendor.run(*commands.values()), strict=True))


@pytest.mark.parametrize("name", LISTS)
def test_the_exit_code_says_whether_the_list_accounts_for_every_failure(
    name: str, runs: tuple[Vendor, dict[str, Done]]
) -> None:
    assert runs[1][name].code == CODES[name], runs[1][name]


@pytest.mark.parametrize(("name", "code"), zip(MENDED, (7, 7, 7, 0), strict=True))
def test_an_entry_that_is_not_exact_fails_a_run_that_would_conform(
    name: str, code: int, runs: tuple[Vendor, dict[str, Done]]
) -> None:
    assert runs[1][f"mended-{name}"].code == code


def states(folder: Path) -> list[str]:
    """What became of each entry."""
    return [each["state"] for each in json.loads((folder / "results.json").read_text("utf-8"))["known"]]


def test_the_results_say_what_became_of_each_entry(runs: tuple[Vendor, dict[str, Done]]) -> None:
    folder = runs[0].folder
    found = {
        name: states(folder / name) for name in ("known", "other", "expired", "no-scenario", "elsewhere")
    }
    assert found == {
        "known": ["seen"],
        "other": ["another-observation"],
        "expired": ["expired"],
        "no-scenario": ["unmatched"],
        "elsewhere": ["not-run"],
    }
    assert states(folder / "mended-known") == ["passed"]
    assert states(folder / "filtered") == ["not-run"]


def test_no_outcome_and_no_conclusion_changes(runs: tuple[Vendor, dict[str, Done]]) -> None:
    known, other = (
        json.loads((runs[0].folder / name / "results.json").read_text("utf-8"))["regulations"]
        for name in ("known", "other")
    )
    assert known == other
    assert known["zz-three-cards"]["conclusion"] == "does-not-conform"


def test_every_report_names_the_known_failure(runs: tuple[Vendor, dict[str, Done]]) -> None:
    folder = runs[0].folder / "known"
    for name in ("report.html", "junit.xml"):
        assert "FELT-12" in (folder / name).read_text("utf-8"), name
    assert "FELT-12" in runs[1]["known"].out


def test_the_stored_run_verifies_with_its_known_failures(runs: tuple[Vendor, dict[str, Done]]) -> None:
    assert runs[1]["verify"].code == 0


def test_a_known_failure_does_not_stop_a_run_that_stops_at_the_first(
    runs: tuple[Vendor, dict[str, Done]],
) -> None:
    assert runs[1]["first"].code == 6


@pytest.mark.parametrize(
    ("name", "words"),
    [("unknown-key", "colour"), ("twice", "stands twice"), ("no-owner", "owner is empty")],
)
def test_a_list_that_cannot_be_used_is_told_in_one_line(
    name: str, words: str, runs: tuple[Vendor, dict[str, Done]]
) -> None:
    [line] = runs[1][name].err.splitlines()
    assert f"{name}.toml" in line
    assert words in line
