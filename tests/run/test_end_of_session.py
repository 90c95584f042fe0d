"""An error of ours at the end of a run leaves what was judged, beside the error, and ends with code 5."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vistoria.cli import main
from vistoria.client.link import EngineLink

CLAUSE = "mo-97-2010/10.5"


def test_an_error_of_ours_at_the_farewell_stands_beside_what_was_judged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    usual = EngineLink.stop

    def at_the_end(link: EngineLink) -> None:
        usual(link)
        raise RuntimeError("nobody expects this")

    monkeypatch.setattr(EngineLink, "stop", at_the_end)
    with pytest.raises(SystemExit) as ended:
        main(["run", "--engine", "in-process:reference", "--clause", CLAUSE, "--out", str(tmp_path / "out")])
    assert ended.value.code == 5
    results = json.loads((tmp_path / "out" / "results.json").read_text(encoding="utf-8"))
    [clause] = [c for r in results["regulations"].values() for k, c in r["clauses"].items() if k == CLAUSE]
    assert clause["outcome"] == "passed"
    assert any("RuntimeError: nobody expects this" in fault for fault in results["faults"])
    with pytest.raises(SystemExit) as verified:
        main(["verify", str(tmp_path / "out")])
    assert verified.value.code == 2
    assert "an internal error of the harness" in capsys.readouterr().out, (
        "nothing is broken; it is not comparable"
    )
