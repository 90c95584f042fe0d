"""A scenario that makes no check is a fault of ours, whatever the engine did."""

from __future__ import annotations

from pathlib import Path

import pytest
from verdicts import judged
from whole_run import REGULATION, cold, copy_of_the_house

from vistoria.client.scene import Scene


def test_a_then_step_without_a_check_never_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(Scene, "judge", lambda scene, check, **literals: asked.append(check))
    ran = judged("in-process:reference", "10.2")
    assert asked, "the steps were played"
    assert set(ran.outcomes.values()) >= {("cantTell", "no-check")}
    assert ran.clauses["10.2"]["outcome"] == "cantTell"
    assert ran.code == 5


def test_a_deleted_sentence_and_a_changed_letter_of_the_law_stop_the_run_each_with_its_place(
    tmp_path: Path,
) -> None:
    copy = copy_of_the_house(tmp_path / "copy")
    check = copy / "vistoria" / "games" / "cards" / "checks" / "net.py"
    spoil(
        check, '@check("the pot of {pot:d}, less what the house charges, goes to seat {seat:d}")', "@check()"
    )
    feature = copy / "features" / "mo_97_2010" / "16_comissao_commission.feature"
    spoil(feature, "quíntuplo", "quíntupo")
    out = str(tmp_path / "out")
    done = cold("run", "--regulation", REGULATION, "--out", out, cwd=copy, PYTHONPATH=str(copy))
    assert done.returncode == 5
    assert "Traceback" not in done.stderr
    assert "10_composicao_final_showdown.feature:" in done.stderr
    assert "'Then the pot of 560, less what the house charges, goes to seat 4': no definition" in done.stderr
    assert "16_comissao_commission.feature:" in done.stderr


def spoil(path: Path, before: str, after: str) -> None:
    """Put other words into a file."""
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")
