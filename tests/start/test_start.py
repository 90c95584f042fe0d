"""Each adapter to begin with is built, tested and smoke-tested as its README says, where the machine has the tools.

Go, Java and Rust need their own toolchain; without it their test is skipped. The libraries of Rust and Java come
from Debian's packages here, and Java is compiled without Maven. C# is compiled by the SDK of npm, if there is none.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import npm
import pytest
import warm

from tools.messages import SOURCES, TEMPLATES, source
from vistoria.start.files import files
from vistoria.start.language import KINDS, LANGUAGES, StartLanguage

TOOLS = os.pathsep.join((str(Path(sys.executable).parent), str(npm.NODE), os.environ["PATH"]))

CRATES, JARS = Path("/usr/share/cargo/registry"), Path("/usr/share/java")
"""Where Debian puts serde (librust-serde-json-dev) and Jackson (libjackson2-databind-java)."""
BUILD_CS = "dotnet build --output build"
JAVAC = "bash -c 'javac -cp \"target/lib/*\" -d target/classes src/*.java'"


@dataclass(frozen=True)
class Here:
    """How this machine does what a README says: commands in place of its own, and their environment."""

    instead: Mapping[str, str] = field(default_factory=dict)
    environment: Mapping[str, str] = field(default_factory=dict)


def here(about: StartLanguage, folder: Path, cache: pytest.Cache) -> Here:
    """Take compiler and libraries of an adapter from this machine, or skip its test."""
    if about.id == "csharp":
        (openssl := folder.with_name("openssl")).mkdir()
        environment = {} if shutil.which("dotnet", path=TOOLS) else npm.dotnet(cache, openssl)
        version = done("dotnet --version", folder, TOOLS, **environment).partition(".")[0]
        framework = "netcoreapp3.1" if version == "3" else f"net{version}.0"
        return Here({BUILD_CS: f"{BUILD_CS} -warnaserror -p:TargetFramework={framework}"}, environment)
    lacking = [tool for tool in about.tools if tool != "mvn" and shutil.which(tool, path=TOOLS) is None]
    if lacking:
        pytest.skip(f"this machine has no {', '.join(lacking)}")
    if about.id == "rust":
        if not any(CRATES.glob("serde_json-1*")):
            pytest.skip("this machine has no librust-serde-json-dev")
        (folder / ".cargo").mkdir()
        replaced = f'[source.crates-io]\nreplace-with = "here"\n[source.here]\ndirectory = "{CRATES}"\n'
        (folder / ".cargo/config.toml").write_text(replaced, encoding="utf-8")
    if about.id == "java":
        jars = [JARS / f"jackson-{part}.jar" for part in ("annotations", "core", "databind")]
        if not all(jar.is_file() for jar in jars):
            pytest.skip("this machine has no libjackson2-databind-java")
        (folder / "target/lib").mkdir(parents=True)
        for jar in jars:
            shutil.copy(jar, folder / "target/lib")
        return Here({"mvn --quiet package": JAVAC})
    return Here()


OFFLINE = {"GOTOOLCHAIN": "local", "GOPROXY": "off"}
IN_HASTE = {
    "CARGO_INCREMENTAL": "0",
    "CARGO_PROFILE_DEV_DEBUG": "0",
    "CARGO_PROFILE_TEST_DEBUG": "0",
    "JAVA_TOOL_OPTIONS": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
    "DOTNET_CLI_TELEMETRY_OPTOUT": "1",
    "DOTNET_SKIP_FIRST_TIME_EXPERIENCE": "1",
    "MSBUILDDISABLENODEREUSE": "1",
    "UseSharedCompilation": "false",
}
"""Nothing is prepared for a second build or a debugger, and no program is compiled at leisure: each runs once."""


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The search path: `vistoria`, which need not import everything again for each command, and the tools."""
    return os.pathsep.join((warm.program(tmp_path_factory.mktemp("programs")), TOOLS))


def done(command: str, folder: Path, programs: str, code: int = 0, **more: str) -> str:
    """The output of a command in a folder; it must end with this code."""
    path = os.pathsep.join((programs, more.pop("PATH", "")))
    environment = {**os.environ, **OFFLINE, **IN_HASTE, **more, "PATH": path}
    ended = subprocess.run(
        shlex.split(command), cwd=folder, capture_output=True, text=True, env=environment, check=False
    )
    assert ended.returncode == code, f"{command}\n{ended.stdout}{ended.stderr}"
    return ended.stdout


EVERY = [each for languages in KINDS.values() for each in languages.values()]
NO_DOTNET = [pytest.mark.complete] if shutil.which("dotnet", path=TOOLS) is None else []
"""The SDK of .NET, which npm has, is three hundred megabytes."""
ABLE = [pytest.param(each, marks=NO_DOTNET if each.id == "csharp" else []) for each in EVERY]


@pytest.mark.long
@pytest.mark.parametrize("about", ABLE, ids=lambda about: about.templates)
def test_the_adapter_works_as_its_readme_says_and_plays_to_the_showdown(
    about: StartLanguage, tmp_path: Path, programs: str, pytestconfig: pytest.Config
) -> None:
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
    machine = here(about, folder, pytestconfig.cache)
    for command in builds_and_tests:
        done(machine.instead.get(command, command), folder, programs, **machine.environment)
    said = done(smoke, folder, programs, **machine.environment)
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
        whole = f"{run} {asked} --no-timeouts --out {tmp_path / 'out'}"
        done(whole, folder, programs, code=2, **machine.environment)
        results = msgspec.json.decode((tmp_path / "out" / "results.json").read_bytes())
        clauses = results["regulations"]["mo-97-2010"]["clauses"]
        assert {each: clauses[f"mo-97-2010/{each}"]["outcome"] for each in expected} == expected


PLAYED = ("1.2", "5.2", "8.5", "10.2", "12.3", "14.3")
"""Who sits, posts, opens all cards, wins on two own cards, and is all-in: up to showdown and side pots."""


@pytest.mark.complete
def test_an_evaluator_of_another_maker_in_the_place_of_the_toy_conforms(
    tmp_path: Path, programs: str, pytestconfig: pytest.Config
) -> None:
    """pokersolver, of the npm registry."""
    folder, engine = tmp_path / "adapter", "'stdio:node engine.mjs'"
    done(f"vistoria init --language node --kind evaluator --name Solver {folder}", tmp_path, programs)
    shutil.copy(Path(__file__).with_name("solver.mjs"), folder / "ranks.mjs")
    (folder / "node_modules").symlink_to(npm.modules(pytestconfig.cache))
    assert "every declared ability works" in done(f"vistoria smoke --engine {engine}", folder, programs)
    said = done(f"vistoria run --engine {engine} --regulation mo-97-2010 --out out", folder, programs)
    assert "mo-97-2010 (an evaluator: the order of hands alone): conforms" in said


@pytest.mark.parametrize("about", EVERY, ids=lambda about: about.templates)
def test_no_word_of_a_template_is_left_open(about: StartLanguage) -> None:
    written = files(about, "Felt")
    assert [path for path, text in written.items() if "@@" in text] == []
    assert ".github/workflows/conformance.yml" in written
    assert "Felt" in written[about.adapter]


TSC = "node {0}/typescript/bin/tsc --noEmit --allowJs --checkJs --strict --target es2023 --module nodenext"


def test_the_adapters_of_nodejs_have_the_types_of_the_protocol_and_are_formatted(
    tmp_path: Path, programs: str, pytestconfig: pytest.Config
) -> None:
    found, written = npm.modules(pytestconfig.cache), []
    for kind, languages in KINDS.items():
        (tmp_path / kind).mkdir()
        for path, text in files(languages["node"], "Felt").items():
            if path.endswith((".mjs", ".d.ts", ".json")):
                (tmp_path / kind / path).write_text(text, encoding="utf-8")
                written.append(f"{kind}/{path}")
    code = shlex.join(path for path in written if not path.endswith(".json"))
    done(f"{TSC.format(found)} --typeRoots {found}/@types --types node {code}", tmp_path, programs)
    done(f"node {found}/prettier/bin/prettier.cjs --check {shlex.join(written)}", tmp_path, programs)


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
