"""An endless loop of ours is an internal error of its scenario; all others are judged."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from verdicts import judged
from warm import WORDS
from whole_run import REGULATION

from vistoria.client.scene import Scene
from vistoria.run import bound

CLAUSE = f"{REGULATION}/6.1"
ENDLESS = f"{CLAUSE}#the-deal-goes-clockwise-from-the-marker-over-empty-places"
CPU_S = 0.5
SPUN = f"""
import sys
from vistoria.cli import main
from vistoria.client.scene import Scene
from vistoria.run import bound

bound.CPU_S = {CPU_S}
usual = Scene.judge

def judge(scene, *arguments, **literals):
    while scene.entry.id == sys.argv[1]:
        pass
    usual(scene, *arguments, **literals)

Scene.judge = judge
main(sys.argv[2:])
"""
"""A command in which the judgement of one scenario is an endless loop, and the bound is half a second of CPU time."""


def test_an_endless_loop_of_ours_costs_its_scenario_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Scene.judge

    def judge(scene: Scene, *arguments: Any, **literals: Any) -> None:
        while scene.entry.id == ENDLESS:
            pass
        usual(scene, *arguments, **literals)

    monkeypatch.setattr(bound, "CPU_S", CPU_S)
    monkeypatch.setattr(Scene, "judge", judge)
    ran = judged("in-process:reference", "6.1")
    assert ran.code == 5
    _costs_its_scenario_alone(
        ran.clauses["6.1"]["scenarios"],
        "TookTooLong: after 0.5 s of CPU time the scenario was still in test_endless_loop.py:",
    )


def test_an_endless_loop_of_ours_costs_its_scenario_and_no_other_on_two_workers(tmp_path: Path) -> None:
    words = ("run", *WORDS, "--engine", "in-process:reference", "--clause", CLAUSE, "--workers", "2")
    command = [sys.executable, "-c", SPUN, ENDLESS, *words, "--out", str(tmp_path / "out")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 5, done.stderr
    results = json.loads((tmp_path / "out" / "results.json").read_text(encoding="utf-8"))
    _costs_its_scenario_alone(
        results["regulations"][REGULATION]["clauses"][CLAUSE]["scenarios"],
        "2 worker processes ended while they played this scenario, the last with more than 0.5 s of CPU time",
    )


def _costs_its_scenario_alone(told: list[dict[str, Any]], detail: str) -> None:
    came = {s["id"]: (s["outcome"], s["reason"]) for s in told}
    assert came.pop(ENDLESS) == ("cantTell", "harness-fault")
    assert [s["detail"] for s in told if s["id"] == ENDLESS and detail not in s["detail"]] == []
    assert set(came.values()) == {("passed", None)}
