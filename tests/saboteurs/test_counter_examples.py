"""What is wrong only in a rare case is found by a property scenario and shrunk to a hand that fits on a screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from vistoria.client.launch import InProcessLaunch
from vistoria.client.transcript import read_transcript
from vistoria.law.catalogue import installed
from vistoria.run.execute import execute
from vistoria.run.laws import regulation_in
from vistoria.run.plan import RunPlan
from vistoria.verdict.request import RunRequest

SCREEN = 25
"""Lines of a screen; the report gives each message one."""
REGULATION = "mo-97-2010"
RARE = [
    ("10.5:one-chip-each-of-three", "3 to seat 1, 3 to seat 2 and 2 to seat 3"),
    ("16:cap-by-pot", "The house took"),
    ("15.5.s3:fourth-card-forgotten", "The pot paid"),
    ("12.2:fourth-raise", "in round 1, after three raises"),
]
"""What a hand of each shows. The first two take longest to shrink; they are wrong in chips paid, as the third is."""


@pytest.mark.sampled("name, seen", RARE, named=RARE[2:])
def test_a_rare_fault_is_shrunk_to_a_hand_that_fits_on_a_screen(name: str, seen: str, tmp_path: Path) -> None:
    folder = installed()[REGULATION]
    readings = {reading.id: reading.default for reading in regulation_in(folder).readings}
    target, option = "vistoria.validation.saboteurs.engine:Sabotaged", {"id": f"{REGULATION}/{name}"}
    plan = RunPlan(
        request=RunRequest((REGULATION,), readings, clauses=(f"{REGULATION}/{name.partition(':')[0]}",)),
        launch=InProcessLaunch(target, option),
        folders={REGULATION: str(folder)},
        transcripts=str(tmp_path),
    )
    executed = execute(plan, 1, lambda evidence: None)
    drawn = [e for e in executed.evidence.values() if e.sample is not None and e.checks]
    failed = [e for e in drawn if e.checks[-1].finding.verdict == "failed"]
    assert len(failed) == 1
    assert seen in failed[0].checks[-1].finding.observed
    [path] = tmp_path.rglob(Path(failed[0].transcript or "").name)
    assert len(read_transcript(path).messages) <= SCREEN
