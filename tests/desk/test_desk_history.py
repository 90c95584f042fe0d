"""What the runs of a case showed over time, from the store of the desk."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from served import Served, served, until
from warm import vistoria

from vistoria.desk.job import read_job

CASE = "/cases/poker-server"


def told(desk: Served, folder: Path) -> list[str]:
    """The folders that `vistoria history` has of the desk's store."""
    done = vistoria("history", f"--store={folder / 'history.sqlite'}", "--json")
    return [each["entry"]["folder"] for each in json.loads(done.stdout)["points"]]


def test_a_run_is_in_the_history_when_it_has_ended(finished: Path, tmp_path: Path) -> None:
    cases = shutil.copytree(finished.parents[2], tmp_path / "cases")
    with served(cases) as desk:
        moved = desk.ask("GET", f"{CASE}/history").text
        assert "Not in the history yet: Run 2" in moved  # the store has it where it lay before
        added = desk.send(f"{CASE}/history")
        number = int(added.headers["location"].rpartition("/")[2])
        until(lambda: read_job(cases / f"poker-server/jobs/{number}.json").is_over)
        assert told(desk, cases) == [str(cases.resolve() / "poker-server/runs/2")]
        page = desk.ask("GET", f"{CASE}/history").text
        assert "Not in the history yet" not in page
        shown = desk.ask("GET", f"{CASE}/history/page")
        assert "clause-mo-97-2010/8.5" in shown.text
        assert shown.headers["content-security-policy"].endswith("frame-ancestors 'self'")
        assert desk.send(f"{CASE}/history").status == 409


def test_a_case_without_results_has_no_history(desk: Served) -> None:
    case = desk.case("New")
    assert "No run and no audit has ended yet." in desk.ask("GET", f"{case}/history").text
