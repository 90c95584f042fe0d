"""What a person gets for a mistake of his: one clear line, exit code 4, nothing lost."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer
from whole_run import REGULATION, Run, vistoria

from vistoria.cli.app import app, register

RATE = "mo-104-85-m/commission-rate"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("run", "--regulation", "mo-97-2011"), ["mo-97-2011", "did you mean mo-97-2010"]),
        (("run", "--engine", "referense"), ["referense", "Did you mean reference"]),
        (("run", "--engine", "tcp:nowhere"), ["tcp:127.0.0.1:4700"]),
        (("run", "--reading", f"{REGULATION}/commission-cap=six"), ["six", "five, four"]),
        (("run", "--reading", f"{REGULATION}/cap=five"), ["cap", "regulations --readings"]),
        (("run", "--reading", "cap"), ["KEY=VALUE"]),
        (("run", "--reading", f"{RATE}=declared"), ["write declared:RATE"]),
        (("run", "--clause", f"{REGULATION}/99"), ["99"]),
        (("run", "--seed", "abc"), ["--seed", "valid integer"]),
        (("run", "--out", "/proc/nothing"), ["/proc/nothing"]),
        (("rum",), ["rum"]),
        (("explain", f"{REGULATION}/10.55"), ["10.55", f"did you mean {REGULATION}/10.5"]),
        (("verify", "/nonexistent"), ["holds no run"]),
        (("report", "/nonexistent"), ["holds no run"]),
        (("replay", "/nonexistent.jsonl"), ["/nonexistent.jsonl"]),
        (("serve", "nothing"), ["nothing"]),
        (("serve", "reference", "--tcp", "here"), ["HOST:PORT"]),
        (("smoke", "--engine", "stdio:"), ["stdio"]),
        (("selftest", "--kind", "saboter"), ["'saboter'", "known: constant, control, reading, saboteur"]),
        (("selftest", "--only", "nobody"), ["no candidate"]),
        (("hostile", "--fault", "nothing"), ["'nothing'", "known: "]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_mistake_is_told_in_words(tmp_path: Path, arguments: tuple[str, ...], words: list[str]) -> None:
    done = vistoria(*arguments, cwd=tmp_path)
    assert done.returncode == 4, done.stderr
    assert "Traceback" not in done.stderr
    for word in words:
        assert word in done.stderr.replace("\n", " ")


def test_an_engine_that_cannot_be_started_is_told_once_and_judged_nowhere(run: Run) -> None:
    ran = run("--engine", "no_such_module:Engine")
    assert ran.code == 3
    assert "No module named 'no_such_module'" in ran.stdout
    assert len(ran.stdout.splitlines()) < 12, "a cause is told once, not for every scenario"
    assert {outcome for outcome, _ in ran.outcomes.values()} == {"cantTell", "inapplicable"}


def test_a_folder_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "letter.txt").write_text("mine", encoding="utf-8")
    done = vistoria("run", "--out", str(tmp_path / "out"))
    assert done.returncode == 4
    assert "letter.txt" in done.stderr
    assert [p.name for p in (tmp_path / "out").iterdir()] == ["letter.txt"]


register()


@pytest.mark.parametrize("command", sorted(typer.main.get_group(app).commands))
def test_every_command_explains_itself_with_an_example(command: str) -> None:
    done = vistoria(command, "--help", COLUMNS="200")
    assert done.returncode == 0
    assert "Example" in done.stdout
