"""The command or a process that plays gets SIGKILL in the middle of a campaign: no table is lost or counted twice."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

from tests.audit.cut_off import cut_off
from tests.campaign.test_campaign import ORDER, WRONG, state
from vistoria.audit.audit import Audit
from vistoria.audit.workers import crew
from vistoria.bundle.layout import AUDIT
from vistoria.campaign.campaign import campaign

HANDS = 15
"""Of two tables."""


def command(out: Path, workers: int) -> tuple[str, ...]:
    engine = ("--engine", ORDER.engine, "--engine-option", f"id={WRONG}", "--seed", "3")
    many = ("--hands", str(HANDS), "--workers", str(workers))
    return "campaign", "-r", "mo-97-2010", *engine, *many, "--out", str(out)


def stated(out: Path) -> tuple[Any, ...]:
    """What does not depend on how the engine shuffles where it is sent no seed."""
    found = json.loads((out / AUDIT).read_bytes())
    clauses = {clause for cause in found["causes"] for clause in cause["clauses"]}
    return found["hands"], found["judged"], found["played"]["tables"], clauses


def test_a_command_that_is_killed_goes_on_with_the_next_table(tmp_path: Path) -> None:
    whole, june = tmp_path / "whole", tmp_path / "june"
    assert cut_off(*command(whole, workers=1)).returncode == 1
    assert cut_off(*command(june, workers=2), times=1).returncode == -signal.SIGKILL
    done = cut_off(*command(june, workers=2))
    assert done.returncode == 1, done.stderr
    assert "goes on after 1 tables" in done.stderr
    assert stated(june) == stated(whole)


def test_a_process_that_is_killed_loses_no_table() -> None:
    with crew() as one:
        whole = campaign(ORDER, one, lambda hands: hands < HANDS)
    with crew(2) as by:
        processes = by.submit.__self__  # type: ignore[attr-defined]

        def saved(audit: Audit) -> None:
            if audit.records == 1:
                os.kill(next(iter(processes.pool._processes)), signal.SIGKILL)

        assert state(campaign(ORDER, by, lambda hands: hands < HANDS, saved=saved)) == state(whole)
