"""An endless loop of ours is an internal error of its scenario; all others are judged."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from warm import WORDS
from whole_run import REGULATION

CLAUSE = f"{REGULATION}/6.1"
ENDLESS = f"{CLAUSE}#the-deal-goes-clockwise-from-the-marker-over-empty-places"
SPUN = """
import sys
from vistoria.cli import main
from vistoria.client.scene import Scene
from vistoria.run import bound

bound.CPU_S = 0.5
usual = Scene.judge

def judge(scene, *arguments, **literals):
    while scene.entry.id == sys.argv[1]:
        pass
    usual(scene, *arguments, **literals)

Scene.judge = judge
main(sys.argv[2:])
"""
"""A command in which the judgement of one scenario is an endless loop, and the bound is half a second of CPU time."""


@pytest.mark.parametrize(
    ("workers", "detail"),
    [
        ("1", "TookTooLong: after 0.5 s of CPU time the scenario was still in <string>:"),
        (
            "2",
            "2 worker processes ended while they played this scenario, the last with more than 0.5 s of CPU time",
        ),
    ],
    ids=["one process", "two workers"],
)
def test_an_endless_loop_of_ours_costs_its_scenario_and_no_other(
    workers: str, detail: str, tmp_path: Path
) -> None:
    words = ("run", *WORDS, "--clause", CLAUSE, "--workers", workers, "--out", str(tmp_path / "out"))
    done = subprocess.run([sys.executable, "-c", SPUN, ENDLESS, *words], capture_output=True, text=True)
    assert done.returncode == 5, done.stderr
    results = json.loads((tmp_path / "out" / "results.json").read_text(encoding="utf-8"))
    told = results["regulations"][REGULATION]["clauses"][CLAUSE]["scenarios"]
    came = {s["id"]: (s["outcome"], s["reason"]) for s in told}
    assert came.pop(ENDLESS) == ("cantTell", "harness-fault")
    assert [s["detail"] for s in told if s["id"] == ENDLESS and detail not in s["detail"]] == []
    assert set(came.values()) == {("passed", None)}
