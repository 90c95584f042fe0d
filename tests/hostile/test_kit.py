"""The shipped kit: every engine of the table comes out as the table says, in bounded time and memory."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from vistoria.client.launch import InProcessLaunch, TcpLaunch
from vistoria.model.outcome import Reason
from vistoria.smoke import bundled_setups
from vistoria.smoke.abilities import LISTED, PLAIN
from vistoria.validation.hostile import engine, lies
from vistoria.validation.hostile.case import AnyCase, ClaimCase, LieCase, Over, WireCase, cases, page
from vistoria.validation.hostile.engine import FAULTS, RESULTS
from vistoria.validation.hostile.lie_run import run_lie
from vistoria.validation.hostile.wire_run import CaseResult, run_wire

PATIENCE_S = 1.0
LONGEST_S = 600.0
"""A hang: no wait of the kit is that long on any machine."""
MOST_KB = 65_536
"""Far less than the hundred megabytes that one engine sends."""
GUIDE = Path(__file__).parents[2] / "docs" / "adapter-guide.md"
TABLE = cases()


class Trial(NamedTuple):
    """One case, tried at one request (a lie has none of its own) over one transport."""

    case: AnyCase
    at: str
    over: Over

    def __str__(self) -> str:
        return " ".join(filter(None, (self.case.fault, self.at and f"at {self.at}", f"over {self.over}")))


WIRE = [Trial(case, at, over) for case in TABLE.wire for over in case.transports for at in case.at]
ANSWERS = {name for name, fault in FAULTS.items() if fault.__qualname__.startswith(("line.", "says."))}
"""Faults that are another answer and nothing more."""
LINES = [trial for trial in WIRE if trial.case.fault in ANSWERS]
OTHERS = [trial for trial in WIRE if trial.case.fault not in ANSWERS]
LIES = [Trial(case, "", over) for case in (*TABLE.lie, *TABLE.claim) for over in case.transports]


@pytest.mark.sampled("trial", OTHERS, by=lambda trial: trial.case.fault)
def test_a_hostile_engine_comes_out_as_the_table_says(trial: Trial) -> None:
    assert isinstance(trial.case, WireCase)
    _stood(trial.case, run_wire(trial.case, trial.at, trial.over, PATIENCE_S))


@pytest.mark.sampled("trial", LINES, named={t.case.fault: t for t in LINES if t.over == "tcp"}.values())
def test_a_wrong_answer_comes_out_as_the_table_says(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config
) -> None:
    """At a commit over TCP, from a process born of this one, which need not start Python."""
    assert isinstance(trial.case, WireCase)
    if not pytestconfig.getoption("complete"):
        monkeypatch.setattr("vistoria.validation.hostile.wire_run.reached", _born)
    _stood(trial.case, run_wire(trial.case, trial.at, trial.over, PATIENCE_S))


@pytest.mark.parametrize("case", [*TABLE.lie, *TABLE.claim], ids=lambda case: str(case.fault))
def test_a_lie_about_the_game_or_an_ability_comes_out_as_the_table_says(
    case: LieCase | ClaimCase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vistoria.validation.hostile.lie_run.reached", _here)
    _stood(case, run_lie(case, "stdio", bundled_setups()))


@pytest.mark.sampled("trial", LIES, by=lambda trial: trial.over)
def test_it_comes_out_so_over_each_transport(trial: Trial) -> None:
    assert not isinstance(trial.case, WireCase)
    _stood(trial.case, run_lie(trial.case, trial.over, bundled_setups()))


def test_every_ability_of_the_handshake_is_claimed_in_vain_once() -> None:
    assert sorted(case.fault for case in TABLE.claim) == sorted((*PLAIN, *LISTED))


def test_every_fault_is_in_the_table_and_every_outcome_is_a_reason() -> None:
    assert {case.fault for case in TABLE.wire} == set(FAULTS)
    told = {
        name for name, kind in vars(lies).items() if isinstance(kind, type) and issubclass(kind, lies.Liar)
    }
    assert {case.fault for case in TABLE.lie} == told - {"Liar"}
    outcomes = {case.outcome for case in (*TABLE.wire, *TABLE.lie)}
    assert outcomes - {"understood"} <= {reason.value for reason in Reason}
    assert {at for case in TABLE.wire for at in case.at} == {"start", *RESULTS}


def test_an_outcome_other_than_the_tables_is_told() -> None:
    case = next(case for case in TABLE.wire if case.fault == "garbage")
    result = CaseResult("garbage", "play", "stdio", "understood", "", 0.1, 0, goes_on=False, left=(7,))
    complaints = result.complaints(case)
    assert len(complaints) == 3 + len(case.says)


def test_the_guide_has_the_table() -> None:
    assert "\n".join(page()) in GUIDE.read_text(encoding="utf-8"), (
        "write vistoria.validation.hostile.case.page() there"
    )


@contextmanager
def _here(argv: Sequence[str], over: Over, name: str) -> Iterator[InProcessLaunch]:
    """The adapter that the words of the command name, in this process."""
    target, *options = argv[argv.index("vistoria.validation.hostile.host") + 2 :]
    yield InProcessLaunch(target, dict(option.split("=", 1) for option in options))


@contextmanager
def _born(argv: Sequence[str], over: Over, name: str) -> Iterator[TcpLaunch]:
    """The engine of the kit that the words of the command name, in a process born of this one."""
    told, its = os.pipe()
    process = multiprocessing.get_context("fork").Process(target=_listens, args=(its, argv[-3:]))
    process.start()
    os.close(its)
    with os.fdopen(told) as lines:
        port = int(lines.readline().split()[-1])
    try:
        yield TcpLaunch("127.0.0.1", port)
    finally:
        process.kill()
        process.join()


def _listens(out: int, words: Sequence[str]) -> None:
    """Be an engine that listens, and says where."""
    os.dup2(out, 1)
    os.close(out)
    sys.stdin = os.fdopen(0, closefd=False)
    engine.listen(*words)


def _stood(case: AnyCase, result: CaseResult) -> None:
    assert result.complaints(case) == (), result.message
    assert result.seconds < LONGEST_S
    assert result.grown_kb < MOST_KB
