"""A scenario that makes no check is a fault of ours, whatever the engine did."""

from __future__ import annotations

from pathlib import Path

from whole_run import REGULATION, cold, copy_of_the_house, run_in


def test_a_then_step_without_a_check_never_passes(tmp_path: Path) -> None:
    copy = copy_of_the_house(tmp_path / "copy")
    step = copy / "steps" / "judgement.py"
    text = step.read_text(encoding="utf-8")
    call = "    scene.judge(check, **literals)\n"
    assert call in text
    step.write_text(text.replace(call, "    assert check\n"), encoding="utf-8")
    ran = run_in(copy, tmp_path / "out", "--clause", f"{REGULATION}/10.2")
    assert set(ran.outcomes.values()) >= {("cantTell", "no-check")}
    assert ran.clauses["10.2"]["outcome"] == "cantTell"
    assert ran.code == 5


def test_a_deleted_sentence_stops_the_run_with_file_and_line(tmp_path: Path) -> None:
    copy = copy_of_the_house(tmp_path / "copy")
    check = copy / "vistoria" / "games" / "cards" / "checks" / "net.py"
    text = check.read_text(encoding="utf-8")
    sentence = '@check("the pot of {pot:d}, less what the house charges, goes to seat {seat:d}")'
    assert sentence in text
    check.write_text(text.replace(sentence, "@check()"), encoding="utf-8")
    done = cold(
        "run", "--regulation", REGULATION, "--out", str(tmp_path / "out"), cwd=copy, PYTHONPATH=str(copy)
    )
    assert done.returncode == 5
    assert "Traceback" not in done.stderr
    assert "10_composicao_final_showdown.feature:" in done.stderr
    assert "'Then the pot of 560, less what the house charges, goes to seat 4': no definition" in done.stderr


def test_a_changed_letter_of_the_law_stops_the_run_with_its_place(tmp_path: Path) -> None:
    copy = copy_of_the_house(tmp_path / "copy")
    feature = copy / "features" / "mo_97_2010" / "16_comissao_commission.feature"
    text = feature.read_text(encoding="utf-8")
    feature.write_text(text.replace("quíntuplo", "quíntupo"), encoding="utf-8")
    done = cold(
        "run", "--regulation", REGULATION, "--out", str(tmp_path / "out"), cwd=copy, PYTHONPATH=str(copy)
    )
    assert done.returncode == 5
    assert "16_comissao_commission.feature:" in done.stderr
