"""What goes wrong in the harness itself is its own fault, beside the evidence, and never the engine's."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from whole_run import REGULATION, search_path

from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.law.catalogue import installed
from vistoria.model.errors import ExitCode
from vistoria.model.outcome import Conclusion, Reason
from vistoria.reference_engine.adapter import Reference
from vistoria.run.execute import Executed, execute
from vistoria.run.facts import facts_of
from vistoria.run.laws import regulation_in
from vistoria.run.plan import RunPlan
from vistoria.run.recorder import NoTranscript
from vistoria.verdict.facts import results_of
from vistoria.verdict.regulation import exit_code
from vistoria.verdict.request import RunRequest

FOLDER = installed()[REGULATION]

AT_ITS_LIMIT = """
import os, resource, sys
from vistoria.client.launch import StdioLaunch
from vistoria.client.link import EngineLink

highest = os.open(os.devnull, os.O_RDONLY)
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
before = len(os.listdir("/dev/fd"))
for spare in range(1, 9):
    resource.setrlimit(resource.RLIMIT_NOFILE, (highest + 1 + spare, hard))
    try:
        EngineLink(StdioLaunch((sys.executable, "-c", "input()"), "engine")).start()
    except OSError as error:
        print(error.errno, len(os.listdir("/dev/fd")) - before)
"""
"""Starts an engine with one to eight descriptors left, which is one too few."""


def played(clause: str, transcripts: str = "", hands: int = 0) -> tuple[RunPlan, Executed]:
    """The scenarios of a clause and some drawn hands, played in this process."""
    law = regulation_in(FOLDER)
    plan = RunPlan(
        request=RunRequest(
            (REGULATION,), {r.id: r.default for r in law.readings}, clauses=(clause,), hands=hands
        ),
        launch=InProcessLaunch("vistoria.reference_engine.adapter:Reference", {}),
        folders={REGULATION: str(FOLDER)},
        transcripts=transcripts,
    )
    return plan, execute(plan, 1, lambda evidence: None)


@pytest.mark.parametrize("farewell", ["bye", "stop"])
def test_an_exception_at_the_farewell_is_a_fault_of_ours_and_the_evidence_is_kept(
    farewell: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(link: EngineLink) -> None:
        raise RuntimeError("the farewell broke")

    monkeypatch.setattr(EngineLink, farewell, broken)
    plan, executed = played(f"{REGULATION}/6.2")
    facts = facts_of(plan, executed, "reference")
    assert executed.evidence
    assert all(evidence.fault is None for evidence in executed.evidence.values())
    assert facts.faults == ()
    assert facts.own_faults
    assert "RuntimeError: the farewell broke (test_own_faults.py:" in facts.own_faults[0]
    assert facts.claimed == (REGULATION,)


def test_a_transcript_that_cannot_be_written_stops_the_run(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    _, executed = played(f"{REGULATION}/6.2", str(tmp_path / "file" / "transcripts"))
    assert executed.faults == ()
    assert not executed.evidence
    assert isinstance(executed.unwritten, NoTranscript)
    assert "cannot be written" in str(executed.unwritten)


def test_a_run_that_conforms_with_a_fault_of_ours_ends_with_an_internal_error() -> None:
    assert exit_code([Conclusion.CONFORMS], [], own_faults=["the farewell broke"]) is ExitCode.OUR_FAULT
    assert exit_code([Conclusion.DOES_NOT_CONFORM], [], own_faults=["it broke"]) is ExitCode.DOES_NOT_CONFORM


def test_too_many_open_files_are_a_limit_of_ours_and_none_is_left_open() -> None:
    done = subprocess.run(
        [sys.executable, "-c", AT_ITS_LIMIT],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": search_path()},
    )
    assert done.stdout.splitlines() == [f"{errno.EMFILE} 0"] * 8, done.stderr


@pytest.mark.parametrize("error", [MemoryError(), OSError(errno.EMFILE, "Too many open files")])
def test_a_limit_of_this_process_in_an_engine_in_it_is_ours(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def at_its_limit(engine: Reference, request: object) -> None:
        raise error

    monkeypatch.setattr(Reference, "open", at_its_limit)
    _, executed = played(f"{REGULATION}/6.2")
    reasons = {each.fault.reason for each in executed.evidence.values() if each.fault is not None}
    assert (reasons, len(executed.evidence) > 0) == ({Reason.OUR_FAULT}, True)
    assert [fault for end in executed.engines for fault in end.faults] == []


def test_a_table_that_had_shown_something_before_we_failed_names_our_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def without_memory(*given: object) -> None:
        raise MemoryError

    monkeypatch.setattr("vistoria.run.tables.play_echoes", without_memory)
    _, executed = played(f"{REGULATION}/6.2", hands=5)
    assert f"{REGULATION}/table-1" in executed.tables
    assert f"{REGULATION}/table-1-echo" not in executed.tables
    [fault] = executed.faults
    assert "table-1" in fault
    assert "MemoryError" in fault


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        ({"interrupted": True}, Reason.NOT_RUN),
        ({"own_faults": ("no memory",)}, Reason.NOT_RUN),
        ({}, Reason.NOT_CLAIMED),
    ],
)
def test_what_the_harness_could_not_ask_is_not_left_to_the_vendor(
    broken: dict[str, object], reason: Reason
) -> None:
    plan, _ = played(f"{REGULATION}/6.2")
    facts = msgspec.structs.replace(
        facts_of(plan, Executed({}, None, (), (), interrupted=False), "x"), **broken
    )
    law = regulation_in(FOLDER)
    results = results_of(facts, {REGULATION: law}, {})
    scenarios = {
        s.id: s.reason for c in results.regulations[REGULATION].clauses.values() for s in c.scenarios
    }
    in_force = {entry.id for entry in law.scenarios if entry.in_force(plan.request.readings)}
    assert {scenarios.pop(id_) for id_ in in_force} == {reason}
    assert set(scenarios.values()) == {Reason.NOT_SELECTED, Reason.UNREACHABLE}
