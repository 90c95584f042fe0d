"""A vendor's job, step by step as the action has it: three shards, one known failure, merged, shown."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import parse

import pytest
import warm
import yaml
from vendor import KNOWN, LAW, RIGHT, WRONG, Done, Vendor, whole

ROOT = Path(__file__).parents[2]
ACTION = yaml.safe_load((ROOT / "examples/ci/action/action.yml").read_text(encoding="utf-8"))
SAME = ("evidence.jsonl", "results.json", "clauses.csv")


def steps(**inputs: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The scripts of the action with their environment; what installs the suite and checks the machine is left out."""
    given = {name: each.get("default", "") for name, each in ACTION["inputs"].items()} | inputs
    for step in ACTION["runs"]["steps"][2:]:
        if "if" in step:
            name, sign, text = re.fullmatch(r"inputs\.(\w+) (==|!=) '(.*)'", step["if"]).groups()  # type: ignore[union-attr]
            if (given[name] == text) is not (sign == "=="):
                continue
        filled = {
            key: re.sub(r"\$\{\{ inputs\.(\w+) \}\}", lambda found: given[found[1]], text)
            for key, text in step["env"].items()
        }
        yield step["run"], filled


def acted(vendor: Vendor, **inputs: str) -> Done:
    """The action with these inputs; it stops at the first step that fails."""
    programs = vendor.folder / "programs"
    programs.mkdir(exist_ok=True)
    path = os.pathsep.join((warm.program(programs, vendor.door), os.environ["PATH"]))
    out = ""
    for script, environment in steps(wheel="", sha256="", regulation=LAW, **inputs):
        ended = subprocess.run(
            ["bash", "-e", "-c", script],
            cwd=vendor.folder,
            env={**vendor.environment, "PATH": path, **environment, "GITHUB_ACTIONS": "true",
                 "GITHUB_STEP_SUMMARY": str(vendor.folder / "job.md")},
            capture_output=True,
            text=True,
            check=False,
        )  # fmt: skip
        out += ended.stdout
        if ended.returncode:
            return Done(ended.returncode, out, ended.stderr)
    return Done(0, out, "")


@pytest.fixture(scope="module")
def job(vendor: Vendor) -> Done:
    """The whole job of a vendor with one known failure: three shards, one of them by the action, then the merge."""
    (vendor.folder / "known-failures.toml").write_text(KNOWN, encoding="utf-8")
    engine = f"in-process:three_cards.{WRONG}"
    shard = acted(vendor, engine=engine, shard="3/3", out="shard-3")
    assert shard.code == 0, shard
    others = vendor.run(
        *(whole(WRONG, f"shard-{n}", f"--seed 1 --shard {n}/3") for n in (1, 2)),
        whole(WRONG, "one", "--seed 1"),
    )
    assert [each.code for each in others] == [2, 2, 6]
    return acted(vendor, engine=engine, merge="shard-2 shard-3 shard-1", out="whole")


def test_a_job_with_a_known_failure_is_green_and_says_so(vendor: Vendor, job: Done) -> None:
    assert job.code == 0, job
    page = (vendor.folder / "job.md").read_text(encoding="utf-8")
    assert page == (vendor.folder / "whole-ci" / "summary.md").read_text(encoding="utf-8")
    assert "does not conform" in page
    assert "FELT-12" in page
    assert "::warning title=zz-three-cards/3.4%3A Bets on the tie win%2C and others go back::" in job.out
    assert "::error" not in job.out


@pytest.mark.usefixtures("job")
def test_merged_shards_are_the_same_to_the_byte_as_one_run(vendor: Vendor) -> None:
    one, merged = vendor.folder / "one", vendor.folder / "whole"
    assert [name for name in SAME if (one / name).read_bytes() != (merged / name).read_bytes()] == []
    names = {path.relative_to(one) for path in (one / "transcripts").rglob("*.jsonl")}
    assert names == {path.relative_to(merged) for path in (merged / "transcripts").rglob("*.jsonl")}
    assert all((one / name).read_bytes() == (merged / name).read_bytes() for name in names)


@pytest.mark.usefixtures("job")
def test_every_shard_plays_something_and_none_the_same(vendor: Vendor) -> None:
    played = [
        {json.loads(line)["scenario"] for line in (vendor.folder / f"shard-{n}" / "evidence.jsonl").open()}
        for n in (1, 2, 3)
    ]
    assert all(played)
    assert sum(map(len, played)) == len(set.union(*played))


@pytest.mark.usefixtures("job")
def test_sarif_suppresses_the_known_failure_and_says_where_it_is(vendor: Vendor) -> None:
    log: dict[str, Any] = json.loads((vendor.folder / "whole-ci" / "vistoria.sarif").read_bytes())
    found, ending = log["runs"][0]["results"]
    assert (ending["ruleId"], ending["level"]) == ("run", "warning")
    assert (found["ruleId"], found["level"]) == (f"{LAW}/3.4", "error")
    assert "FELT-12" in found["suppressions"][0]["justification"]
    place = found["locations"][0]["physicalLocation"]
    feature = (vendor.folder / "whole" / place["artifactLocation"]["uri"]).read_text(encoding="utf-8")
    assert "Bets on the tie" in feature.splitlines()[place["region"]["startLine"] - 1]


@pytest.mark.usefixtures("job")
def test_junit_has_time_file_and_line_of_each_scenario(vendor: Vendor) -> None:
    cases = [
        case for case in parse(vendor.folder / "whole" / "junit.xml").iter("testcase") if case.get("file")
    ]
    assert len(cases) > 10
    for case in cases:
        line = (
            (vendor.folder / "whole" / case.attrib["file"])
            .read_text("utf-8")
            .splitlines()[int(case.attrib["line"]) - 1]
        )
        assert case.attrib["name"] in line
        assert float(case.attrib["time"]) > 0


@pytest.mark.usefixtures("job")
def test_the_badge_names_the_conclusion_and_the_known_failures(vendor: Vendor) -> None:
    badge = (vendor.folder / "whole-ci" / "badge.svg").read_text(encoding="utf-8")
    assert "does not conform (known failures)" in badge


@pytest.mark.usefixtures("job")
def test_what_a_merge_cannot_join_is_a_usage_error_and_a_missing_shard_is_visible(vendor: Vendor) -> None:
    twice, no_shard, part = vendor.run(
        "merge shard-1 shard-1 --out m1", "merge one --out m2", "merge shard-3 shard-1 --out part"
    )
    assert (twice.code, no_shard.code, part.code) == (4, 4, 2)
    assert "are both shard 1/3" in twice.err
    assert "run it with --shard I/N" in no_shard.err
    assert "shard 2/3 is missing" in part.err
    assert "Merged without shard 2/3" in (vendor.folder / "part" / "report.html").read_text(encoding="utf-8")


@pytest.mark.usefixtures("job")
def test_when_the_failure_is_mended_the_job_is_red_until_the_entry_goes(vendor: Vendor) -> None:
    engine = f"in-process:three_cards.{RIGHT}"
    red = acted(vendor, engine=engine, out="mended")
    assert red.code == 7, red
    (vendor.folder / "known-failures.toml").unlink()
    green = acted(vendor, engine=engine, out="mended")
    assert green.code == 0, green
    assert "✅ **Exit code 0:**" in (vendor.folder / "mended-ci" / "summary.md").read_text(encoding="utf-8")


def test_nothing_of_an_earlier_run_stays_where_a_run_cannot_be_read(vendor: Vendor) -> None:
    (vendor.folder / "stale").mkdir()
    (vendor.folder / "stale" / "badge.svg").write_text("green", encoding="utf-8")
    [done] = vendor.run("ci no-such-run --to stale")
    assert done.code == 4
    assert [*(vendor.folder / "stale").iterdir()] == []


def test_laws_that_the_engine_does_not_claim_are_left_out_and_named(vendor: Vendor) -> None:
    [done] = vendor.run(f"run -e in-process:three_cards.{RIGHT} --engine-clauses-only -o claimed --quiet")
    assert done.code == 0, done
    assert done.err.startswith("left out, not claimed by the engine: mo-104-85-m, ")
    assert done.err.endswith("; --all plays them\n")
    results = json.loads((vendor.folder / "claimed" / "results.json").read_bytes())
    assert [*results["regulations"]] == [LAW]


def test_laws_that_the_engine_does_not_claim_are_played_when_all_are_asked_for(vendor: Vendor) -> None:
    asked = f"run -e in-process:three_cards.{RIGHT} --engine-clauses-only --all --seed 1 --shard 1/40 -o all"
    [done] = vendor.run(f"{asked} --quiet")
    assert done.err == ""
    assert "also run, and not claimed by the engine: mo-104-85-m, " in done.out
    results = json.loads((vendor.folder / "all" / "results.json").read_bytes())
    others = {name: law for name, law in results["regulations"].items() if name != LAW}
    reasons = {
        name: {each["reason"] for clause in law["clauses"].values() for each in clause["scenarios"]}
        for name, law in others.items()
    }
    assert {"mo-104-85-m", "mo-61-2004", "mo-97-2010", "pt-omaha-online"} <= reasons.keys()
    assert all("no-ability" in each for each in reasons.values()), reasons
