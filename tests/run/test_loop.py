"""What a vendor does between two edits: one scenario, what failed, again, step by step, and where it crashed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from whole_run import ENGINES, REGULATION, Ran, Run, vistoria


@pytest.fixture(scope="module")
def drawn() -> str:
    """The id of a scenario that plays many hands."""
    from vistoria.law.catalogue import installed
    from vistoria.run.collector import said_hands
    from vistoria.run.laws import regulation_in

    law = regulation_in(installed()["mo-97-2010"])
    return next(str(entry.id) for entry in law.scenarios if said_hands(entry) > 1)


@pytest.fixture(scope="module")
def crashed(kept: Callable[..., Ran], drawn: str) -> Ran:
    """A sample and a drawn table on the engine that throws."""
    return kept("crashed", "--engine", "in-process:deep:Deep", "--scenario", drawn, "--hands", "12")


def raised_at() -> int:
    """The line that raises."""
    lines = (ENGINES / "deep.py").read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, start=1) if "raise LookupError" in line)


def test_an_exception_deep_in_a_drawn_hand_is_shown_with_file_line_and_hand(crashed: Ran) -> None:
    place = f"deep.py, line {raised_at()}"
    page = (crashed.out / "report.html").read_text(encoding="utf-8")
    for told in (crashed.stdout, page):
        assert "LookupError: no page in the books" in told
        assert place in told
        assert re.search(r"The hand: start, act \d+ \w+", told)


def test_an_exception_at_a_drawn_table_is_shown_with_file_line_and_hand(crashed: Ran) -> None:
    page = (crashed.out / "report.html").read_text(encoding="utf-8")
    for told in (crashed.stdout, page):
        tables = [
            line for line in told.splitlines() if re.search(rf"{REGULATION}/table-\d: engine-crash", line)
        ]
        table = next(line for line in tables if f"deep.py, line {raised_at()}" in line)
        assert re.search(r"The hand: .*\bact \d+ \w+", table)  # people may come and go within it


def test_only_the_scenario_asked_for_is_played(crashed: Ran, drawn: str) -> None:
    evidence = (crashed.out / "evidence.jsonl").read_bytes().splitlines()
    assert [msgspec.json.decode(line)["scenario"] for line in evidence] == [drawn]
    assert f"only these scenarios were run: {drawn}" in (crashed.out / "report.html").read_text("utf-8")


def test_what_failed_is_played_again_step_by_step_until_the_reader_ends_it(
    crashed: Ran, tmp_path: Path
) -> None:
    again = vistoria(
        "run", "--engine", "in-process:deep:Deep", "--failed-from", str(crashed.out), "--out", str(tmp_path / "again"),
        "--step", typed="\n\nq\n",
    )  # fmt: skip
    assert again.returncode == 2
    assert "→ open table=" in again.stderr
    assert "← table state=open" in again.stderr
    assert again.stderr.count("Enter sends it") == 3
    assert "interrupted" in again.stdout


def test_a_failed_step_waits_while_the_engine_still_runs(crashed: Ran, drawn: str, tmp_path: Path) -> None:
    paused = vistoria(
        "run", "--engine", "in-process:deep:Deep", "--scenario", drawn, "--out", str(tmp_path / "out"),
        "--pause-on-failure", typed="\n",
    )  # fmt: skip
    assert paused.returncode == 3
    assert "the step failed and the engine is still running" in paused.stderr
    assert "no page in the books" in paused.stderr


def test_a_scenario_that_comes_out_differently_is_flaky_and_a_fault_of_the_run(run: Run) -> None:
    scenario = "mo-97-2010/10.5#a-beaten-hand-nearer-to-the-croupier-gets-nothing"
    flaky = run("--engine", "in-process:deep:Flaky", "--scenario", scenario, "--repeat", "2")
    assert flaky.code == 3
    assert flaky.results["faults"] == [
        f"flaky: {scenario} came out as passed first and as engine-crash in round 2 of 2"
    ]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--scenario", "Nothing like it"), "no scenario has this id or name"),
        (("--shard", "4/3"), "write I/N"),
        (("--suite", "2020.1"), "is installed"),
        (("--verbose", "--workers", "2"), "need one worker"),
        (("--failed-from", "nowhere"), "holds no run"),
        (("--known-failures", "nowhere.toml"), "No such file"),
    ],
)
def test_a_choice_that_cannot_be_is_a_usage_error_in_one_line(
    arguments: tuple[str, ...], words: str, tmp_path: Path
) -> None:
    done = vistoria("run", "-r", "mo-97-2010", *arguments, "--out", str(tmp_path / "out"))
    assert done.returncode == 4, done.stderr
    [line] = done.stderr.splitlines()
    assert words in line
