"""What a person gets for a mistake of his: one clear line, exit code 4, nothing lost."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from whole_run import REGULATION, Run, cold

from vistoria.cli import main
from vistoria.cli.app import commands_here
from vistoria.journal.state import OFFICE

RATE = "mo-104-85-m/commission-rate"
USAGE_ERRORS: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (("run", "--regulation", "mo-97-2011"), ("mo-97-2011", "did you mean mo-97-2010")),
    (("run", "--engine", "referense"), ("referense", "Did you mean reference")),
    (("run", "--engine", "tcp:nowhere"), ("tcp:127.0.0.1:4700",)),
    (("run", "--reading", f"{REGULATION}/commission-cap=six"), ("six", "five, four")),
    (("run", "--reading", f"{REGULATION}/cap=five"), ("cap", "regulations --readings")),
    (("run", "--reading", "cap"), ("REGULATION/ID=OPTION",)),
    (("run", "--hands", "1000001"), ("--hands", "1000000")),
    (("run", "--out", "x" * 300), ("File name too long", "give another name")),
    (("ci", __file__), ("holds no run",)),
    (("merge", __file__), ("holds no run",)),
    (("run", "--reading", f"{RATE}=declared"), ("write declared:RATE",)),
    (("run", "--clause", f"{REGULATION}/99"), ("99",)),
    (("run", "--seed", "abc"), ("--seed", "valid int")),
    (("run", "--out", "/proc/nothing"), ("/proc/nothing",)),
    (("rum",), ("rum", "Did you mean 'run'", "vistoria --help")),
    (("explain", f"{REGULATION}/10.55"), ("10.55", f"did you mean {REGULATION}/10.5")),
    (("verify", "/nonexistent"), ("holds no run",)),
    (("report", "/nonexistent"), ("holds no run",)),
    (("replay", "/nonexistent.jsonl"), ("/nonexistent.jsonl",)),
    (("serve", "nothing"), ("nothing",)),
    (("serve", "reference", "--tcp", "here"), ("HOST:PORT",)),
    (("smoke", "--engine", "stdio:"), ("stdio",)),
    (
        ("selftest", "--kind", "saboter"),
        ("'saboter'", "known kinds: conditional, constant, control, reading, saboteur"),
    ),
    (("selftest", "--only", "nobody"), ("no candidate",)),
    (("hostile", "--fault", "nothing"), ("'nothing'", "known faults: ")),
)
"""Command lines, and words that the error line must contain."""
HEAVY = (
    "_pytest", "cryptography", "fontTools", "gherkin", "hypothesis", "jinja2", "msgspec", "pokerkit", "pytest",
    "pytest_bdd", "rich.console", "securesystemslib", "typst", "unittest.mock", "vistoria.bundle", "vistoria.checks",
    "vistoria.law", "vistoria.run", "xdist",
)  # fmt: skip
"""What neither the version nor any help needs; each takes its time to import. The width of letters is `rich.cells`."""
IMPORTED = """
import json, sys
from vistoria.cli import main
for arguments in json.loads(sys.argv[1]):
    try:
        main(arguments)
    except SystemExit as ended:
        assert not ended.code, arguments
print(json.dumps(sorted(sys.modules)))
"""


def typed(*arguments: str) -> int:
    """The exit code of a command in this process."""
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    assert isinstance(ended.value.code, int)
    return ended.value.code


@pytest.mark.parametrize(("arguments", "words"), USAGE_ERRORS, ids=lambda value: " ".join(value))
def test_a_usage_error_is_one_clear_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    words: tuple[str, ...],
) -> None:
    monkeypatch.chdir(tmp_path)
    code = typed(*arguments)
    told = capsys.readouterr()
    assert (code, told.out) == (4, ""), told.err
    assert [word for word in words if word not in told.err.replace("\n", " ")] == []


def test_a_mistake_ends_a_program_of_its_own_without_a_traceback() -> None:
    done = cold("run", "--regulation", "mo-97-2011")
    assert (done.returncode, done.stdout) == (4, "")
    assert done.stderr.startswith("vistoria: no regulation 'mo-97-2011' (did you mean mo-97-2010?)")


@pytest.mark.parametrize("command", ["report", "verify"])
def test_a_folder_in_which_a_run_was_killed_before_it_began_holds_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    office = tmp_path / OFFICE
    office.mkdir()
    for name in ("lock", ".state.json.1.tmp"):
        (office / name).touch()
    assert typed(command, str(tmp_path)) == 4
    assert f"{tmp_path} holds no run" in capsys.readouterr().err


def test_an_engine_that_cannot_be_started_is_told_once_and_judged_nowhere(run: Run) -> None:
    ran = run("--engine", "no_such_module:Engine", "--clause", f"{REGULATION}/6")
    assert ran.code == 3
    assert ran.stdout.count("No module named 'no_such_module'") == 1, "a cause is told once"
    assert len(ran.stdout.splitlines()) < 17, (
        "and not for every scenario: a heading and a list for each reason"
    )
    asked = [scenario for scenario in ran.outcomes if scenario.startswith(f"{REGULATION}/6.")]
    assert {ran.outcomes[scenario][0] for scenario in asked} == {"cantTell", "inapplicable"}
    assert {outcome for outcome, _ in ran.outcomes.values()} <= {"cantTell", "inapplicable", "untested"}


def test_a_folder_that_holds_something_else_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "letter.txt").write_text("mine", encoding="utf-8")
    assert typed("run", "--out", str(tmp_path / "out")) == 4
    assert "letter.txt" in capsys.readouterr().err
    assert [p.name for p in (tmp_path / "out").iterdir()] == ["letter.txt"]


def test_the_help_lists_every_command_with_its_own_first_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert typed("--help") == 0
    told = " ".join(capsys.readouterr().out.split())
    commands = {each.name: each.summary for each in commands_here()}
    assert commands.keys() >= {"run", "verify", "report", "explain", "selftest", "attest", "sign"}
    assert [name for name, summary in commands.items() if f"{name} {summary}" not in told] == []


def test_every_command_explains_itself_with_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    silent = []
    for each in commands_here():
        assert typed(each.name, "--help") == 0
        told = " ".join(capsys.readouterr().out.split())
        if (
            f"Usage: vistoria {each.name}" not in told
            or f"vistoria {each.name}" not in told.partition("Example")[2]
        ):
            silent.append(each.name)
    assert silent == []


def test_the_version_and_the_help_import_nothing_that_a_run_needs() -> None:
    light = [["--version"], ["--help"]]
    light += [[each.name, "--help"] for each in commands_here() if not each.name.startswith("mutate")]
    done = subprocess.run(
        [sys.executable, "-c", IMPORTED, json.dumps(light)], capture_output=True, text=True, check=True
    )
    modules = set(json.loads(done.stdout.splitlines()[-1]))
    assert modules >= {"vistoria.cli.run", "vistoria.cli.attest"}
    assert modules.intersection(HEAVY) == set()
