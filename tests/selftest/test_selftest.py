"""The self-test says when the harness is wrong: a fault let through, a false alarm, a pass by default."""

from __future__ import annotations

import json
import re
import shutil
import signal
import time
from collections.abc import Callable, Mapping
from contextlib import redirect_stdout, suppress
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from one_by_one import one_by_one
from warm import Started, started, vistoria

from vistoria.bundle.selftest import NoSelfTest, SelfTest, read
from vistoria.cli import main
from vistoria.law.catalogue import installed, load
from vistoria.model.candidate import Candidate
from vistoria.model.clause import Regulation
from vistoria.run.laws import regulation_in
from vistoria.validation.selftest.gather import (
    LAWFUL,
    LISTED,
    NoCandidates,
    constants,
    controls,
    gather,
    listed,
)
from vistoria.validation.selftest.judge import complaints, touched
from vistoria.validation.selftest.run import run_selftest
from vistoria.validation.selftest.spread import spread
from vistoria.validation.selftest.trial import TrialOptions, TrialResult, try_candidate

REGULATION = "mo-97-2010"
LONGEST_S = 600
"""Far more than a busy machine needs: it ends what hangs."""
FOURTH_RAISE = f"{REGULATION}/12.2:fourth-raise"
SHORTEST = "mo-61-2004"
"""The regulation whose scenarios take the least time."""
NO_ANTES = f"{SHORTEST}/9.2:antes-not-paid"
LAW = regulation_in(installed()[REGULATION])
CONSTANTS = {each.options["answer"]: each for each in constants(LAW)}
SOME = ("5.1", "6.1", "7.1", "8.5", "10.1", "10.2", "15.1")
"""Clauses whose scenarios ask for many things: what one of the constants answers to them."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the regulation's features that a test may spoil."""
    copy = tmp_path / REGULATION.replace("-", "_")
    shutil.copytree(installed()[REGULATION], copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def saboteur(name: str) -> Candidate:
    """One of the saboteurs, tried by the scenarios of its clause alone."""
    found = next(each for each in listed(LISTED) if each.id == name)
    return by(found, str(found.clause).partition("/")[2])


def by(candidate: Candidate, *clauses: str) -> Candidate:
    """A candidate that is tried by the scenarios of these clauses alone."""
    return msgspec.structs.replace(candidate, clauses=tuple(f"{REGULATION}/{each}" for each in clauses))


def test_a_saboteur_whose_only_killers_are_removed_turns_the_self_test_red_and_names_the_clause(
    folder: Path,
) -> None:
    candidate = saboteur(f"{REGULATION}/10.5:remainder-by-marker")
    for path in [*folder.glob("10_*.feature")]:
        text = path.read_text("utf-8")
        start = text.index("  @mo-97-2010/10.5 ")
        head, tail = text[:start], text[start:]
        path.write_text(head + tail[: tail.index("    Scenario:")], encoding="utf-8")
    came = try_candidate(candidate, folder, TrialOptions())
    complaint, *others = complaints(candidate, came, load(folder))
    assert others == []
    assert complaint.startswith("mo-97-2010/10.5 is broken and did not fail")


@pytest.mark.usefixtures("in_this_process")
def test_without_the_one_scenario_that_kills_a_saboteur_the_self_test_is_red_and_names_the_clause(
    folder: Path,
) -> None:
    candidate = saboteur(f"{REGULATION}/11.1.s2:spoken-bets-taken-back")
    (path,) = folder.glob("11_*.feature")
    text = path.read_text("utf-8")
    head, _, tail = text.partition(
        "    @offer-voice\n    Scenario: He who has spoken a bet may not take it back\n"
    )
    path.write_text(head + tail.partition("\n\n")[2], encoding="utf-8")
    law = load(folder)
    assert len(law.scenarios) == len(LAW.scenarios) - 1
    record = run_selftest(
        [candidate],
        {REGULATION: folder},
        {REGULATION: law},
        TrialOptions(hands=0),
        1,
        {},
        lambda result: None,
        whole=True,
    )
    assert record.conclusion == "unsound"
    ((complaint,),) = (result.complaints for result in record.candidates)
    assert complaint.startswith(f"{REGULATION}/11.1.s2 is broken and did not fail")
    assert f"{REGULATION}/11.1.s2" in record.unkilled


def test_a_scenario_that_fails_a_lawful_engine_is_a_complaint(folder: Path) -> None:
    (path,) = folder.glob("10_*.feature")
    text = path.read_text("utf-8")
    path.write_text(text.replace("Then the pot of 303, less", "Then the pot of 304, less"), "utf-8")
    control = by(next(iter(controls(LAW, frozenset()))), "10.2", "12.4")
    came = try_candidate(control, folder, TrialOptions())
    (complaint,) = complaints(control, came, LAW)
    assert complaint.startswith("mo-97-2010/10.2 failed and should not have")
    assert "The pot paid 303 to seat 1." in complaint


@pytest.mark.sampled("answer", [*CONSTANTS], named=["refuses-everything", "accepts-everything"])
def test_an_engine_of_one_answer_passes_nothing(answer: str, pytestconfig: pytest.Config) -> None:
    candidate = CONSTANTS[answer] if pytestconfig.getoption("complete") else by(CONSTANTS[answer], *SOME)
    came = try_candidate(candidate, installed()[REGULATION], TrialOptions())
    assert complaints(candidate, came, LAW) == ()
    assert came.passed == 0


def test_every_kind_of_complaint_is_made() -> None:
    own = Candidate(
        "s", "saboteur", REGULATION, LAWFUL, clause=f"{REGULATION}/12.2", unclear=(f"{REGULATION}/7",)
    )
    came = TrialResult(
        "s", inconclusive=(f"{REGULATION}/7.1", f"{REGULATION}/8.1"), shown_by={f"{REGULATION}/8.1": "x"}
    )
    assert complaints(own, came, LAW) == (
        f"{REGULATION}/12.2 is broken and did not fail: all its scenarios passed or were not judged",
        f"{REGULATION}/8.1 is inconclusive: x",
    )
    constant = next(iter(constants(LAW)))
    assert complaints(constant, TrialResult("c", passed=2), LAW)
    control = next(iter(controls(LAW, frozenset())))
    assert complaints(control, TrialResult("l"), LAW) == ("no clause passed",)
    assert complaints(control, TrialResult("l", passed=1, faults=("died",)), LAW) == ("died",)
    reading = Candidate("r", "reading", REGULATION, LAWFUL, readings={f"{REGULATION}/commission-cap": "four"})
    assert touched(LAW, reading.readings) == {f"{REGULATION}/16"}
    assert complaints(reading, TrialResult("r", passed=9), LAW)[0].endswith(
        f"depends on it failed: {REGULATION}/16"
    )
    failing = TrialResult("r", failed=(f"{REGULATION}/16",), shown_by={f"{REGULATION}/16": "x"})
    assert complaints(reading, failing, LAW) == ()


def test_whoever_keeps_the_reading_in_force_too_is_a_control() -> None:
    kinds = {
        c.id.partition(" ")[2]: c.kind for c in controls(LAW, frozenset({f"{REGULATION}/commission-cap"}))
    }
    assert kinds["commission-waived=duty judged as right"] == "control"
    assert kinds["commission-waived=right judged as duty"] == "reading"
    assert {kind for name, kind in kinds.items() if name.startswith("commission-cap=")} == {"control"}


def test_every_reading_is_in_another_option_at_once_too() -> None:
    at_once = [c for c in controls(LAW, frozenset()) if len(c.readings) > 1]
    defaults = {reading.id: reading.default for reading in LAW.readings}
    assert [c.id for c in at_once] == [f"{REGULATION} other readings {k}" for k in (1, 2)]
    for each in at_once:
        assert each.kind == "control"
        assert each.options == each.readings
        assert set(each.readings) == set(defaults)
        assert not set(each.readings.items()) & set(defaults.items())
    chosen = [{each.readings[reading.id] for each in at_once} for reading in LAW.readings]
    others = [min(2, sum(len(o.trials) for o in reading.options) - 1) for reading in LAW.readings]
    assert [len(choices) for choices in chosen] == others


@pytest.mark.usefixtures("in_this_process")
def test_a_clause_without_a_saboteur_of_its_own_makes_it_unsound() -> None:
    candidates = [saboteur(FOURTH_RAISE)]
    folders = {REGULATION: installed()[REGULATION]}
    told: list[str] = []
    record = run_selftest(
        candidates, folders, {REGULATION: LAW}, TrialOptions(), 1, {}, lambda r: told.append(r.id), whole=True
    )
    assert told == [FOURTH_RAISE]
    assert record.killers == {f"{REGULATION}/12.2": (FOURTH_RAISE,)}
    assert record.conclusion == "unsound"
    assert f"{REGULATION}/10.5" in record.unkilled


def of_their_clauses(laws: Mapping[str, Regulation]) -> tuple[Candidate, ...]:
    """All candidates, each to be tried by the scenarios of its clause alone, if it has one."""
    return tuple(
        msgspec.structs.replace(each, clauses=(each.clause,)) if each.clause else each
        for each in gather(laws)
    )


@pytest.fixture(scope="module")
def of_one(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """A folder with the record of a self-test of one saboteur, what it printed and its exit code.

    It is tried in this process by the scenarios of its clause.
    """

    def make(folder: Path) -> None:
        words = ("selftest", "-r", SHORTEST, "--only", NO_ANTES, "--kind", "saboteur")
        with pytest.MonkeyPatch.context() as patch, redirect_stdout(StringIO()) as printed:
            patch.setattr("vistoria.validation.selftest.run.spread", one_by_one)
            patch.setattr("vistoria.validation.selftest.gather.gather", of_their_clauses)
            with pytest.raises(SystemExit) as ended:
                main([*words, "--out", str(folder / "record.json")])
        text = f"{printed.getvalue()}exit code {ended.value.code}"
        (folder / "printed.txt").write_text(text, encoding="utf-8")

    return once("self-test-of-one", make)


def test_the_command_prints_the_matrix_and_stores_a_record_that_is_partial(of_one: Path) -> None:
    printed = (of_one / "printed.txt").read_text("utf-8")
    assert printed.endswith("exit code 2"), printed
    assert re.search(rf"^ *{SHORTEST}/9\.2 +failed antes-not-paid$", printed, re.MULTILINE), printed
    record = read(of_one / "record.json")
    assert isinstance(record, SelfTest)
    assert record.conclusion == "partial"
    assert [(each.id, each.complaints) for each in record.candidates] == [(NO_ANTES, ())]
    assert set(record.digests) == {"harness", f"features of {SHORTEST}"}


def test_what_is_done_in_other_processes_comes_back() -> None:
    work = [("two", (["a", "b"],)), ("none", ([],))]
    assert {subject: future.result() for subject, future in spread(len, work, 1)} == {"two": 2, "none": 0}


def test_no_process_outlives_a_self_test_that_was_killed(tmp_path: Path) -> None:
    words = ("selftest", "--regulation", SHORTEST, "--out", str(tmp_path / "r.json"), "-n", "1", "--json")
    with started(words) as process:
        workers = workers_of(process)
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert until(lambda: not any(Path("/proc", pid).exists() for pid in workers)), f"{workers} live on"


def until(true: Callable[[], bool]) -> bool:
    """Wait until something is so; whether it ever was."""
    for _ in range(LONGEST_S * 10):
        if true():
            return True
        time.sleep(0.1)
    return False


def workers_of(process: Started) -> list[str]:
    """The processes of a self-test, once it has begun: its worker, and what keeps count of its resources."""
    assert until(lambda: process.poll() is not None or len(_children(process.pid)) > 1)
    assert process.poll() is None, "the self-test ended before it began"
    return _children(process.pid)


def _children(pid: int) -> list[str]:
    """Processes that this one started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/status"):
        with suppress(OSError):
            if f"\nPPid:\t{pid}\n" in status.read_text(encoding="utf-8"):
                found.append(status.parent.name)
    return found


def test_a_list_of_candidates_that_is_not_there_is_named() -> None:
    with pytest.raises(NoCandidates, match="no_such_module"):
        listed("no_such_module:candidates")


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text("{}", encoding="utf-8")
    with pytest.raises(NoSelfTest, match=r"x\.json"):
        read(path)


def test_a_run_keeps_the_record_and_its_report_says_when_it_is_of_another_method(
    of_one: Path, tmp_path: Path
) -> None:
    record, out = of_one / "record.json", tmp_path / "out"
    words = ("run", "--engine", "in-process:reference", "-r", SHORTEST, "--clause", f"{SHORTEST}/10.5")
    vistoria(*words, "--hands", "0", "--out", str(out), "--selftest", str(record))
    page = (out / "report.html").read_text("utf-8")
    many = len(read(record).candidates)
    assert f"partial: tested {many} of {many} engines with known results" in page
    assert "IT WAS MADE WITH DIFFERENT FILES" not in page
    other = json.loads(record.read_text("utf-8"))
    other["digests"][f"features of {SHORTEST}"] = "0" * 64
    (out / "selftest.json").write_text(json.dumps(other), encoding="utf-8")
    vistoria("report", "--force", str(out))
    assert f"DIFFERENT FILES FROM THIS RUN: features of {SHORTEST}" in (out / "report.html").read_text(
        "utf-8"
    )
