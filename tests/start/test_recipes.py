"""Each recipe of a build server, step by step against a wheel that was just built; nothing is fetched."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from machine import machine, step

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
RECIPES = ROOT / "examples" / "ci"
LAW, ENGINE = "mo-97-2010", "engine:Engine"
Once = Callable[[str, Callable[[Path], object]], Path]


@pytest.fixture(scope="session")
def release(once: Once) -> Path:
    """A folder with wheel, sdist and recipe of this checkout."""

    def make(folder: Path) -> None:
        command = [sys.executable, str(ROOT / ".ci/release.py"), "build", str(folder)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    return once("release", make)


@pytest.fixture
def wheel(release: Path) -> Path:
    [found] = release.glob("*.whl")
    return found


@pytest.fixture
def server(tmp_path: Path) -> dict[str, str]:
    """The environment of a build server."""
    return machine(tmp_path / "machine")


def begun(wheel: Path, folder: Path, server: dict[str, str], kind: str = "table") -> Path:
    """An empty repository, in which `init` has begun an adapter from an installed wheel."""
    done = step(
        f"python -m pip install {wheel} && vistoria init --language python --kind {kind} --name Felt repository",
        folder, server,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert f"{wheel.name}" in "".join(path.name for path in (folder / "repository/vendor").iterdir())
    return folder / "repository"


def filled(text: str, **values: str) -> str:
    """A text with the expressions of a build server."""
    return re.sub(
        r"\$(?:\{\{|\[\[) (?:inputs|matrix)\.(\w+) (?:\}\}|\]\])", lambda found: values[found[1]], text
    )


@pytest.mark.parametrize("kind", [pytest.param("table", marks=pytest.mark.complete), "evaluator"])
def test_an_empty_repository_is_green_after_init(
    kind: str, wheel: Path, tmp_path: Path, server: dict[str, str], pytestconfig: pytest.Config
) -> None:
    """At a commit one shard plays all."""
    repository = begun(wheel, tmp_path, server, kind)
    jobs: dict[str, Any] = yaml.safe_load(
        (repository / ".github/workflows/conformance.yml").read_text("utf-8")
    )["jobs"]
    kept = tmp_path / "artifacts"
    shards = jobs["shard"]["strategy"]["matrix"]["shard"]
    for shard in shards if pytestconfig.getoption("complete") else ["1/1"]:
        job = shutil.copytree(repository, tmp_path / f"job-{shard.replace('/', '-')}")
        _run(jobs["shard"], job, server, shard=shard)
        shutil.copytree(job / "shard", kept / f"shard-{shard.replace('/', '-')}")
    job = shutil.copytree(repository, tmp_path / "whole")
    for part in kept.iterdir():
        shutil.copytree(part, job / part.name)
    _run(jobs["whole"], job, server)
    badge = (job / "ci/badge.svg").read_text(encoding="utf-8")
    assert "(known failures)" in badge if kind == "table" else "conforms" in badge


def _run(job: dict[str, Any], folder: Path, server: dict[str, str], **matrix: str) -> None:
    for each in job["steps"]:
        if "run" in each:
            done = step(filled(each["run"], **matrix), folder, server, GITHUB_OUTPUT=str(folder / "output"))
            print(
                each["run"], done.stdout, done.stderr, sep="\n"
            )  # of a step that goes on whatever came of it
            assert done.returncode == 0, f"{each['run']}\n{done.stdout}{done.stderr}"


def action(wheel: Path, folder: Path, server: dict[str, str], **inputs: str) -> list[int]:
    """The exit codes of the action's steps, up to the first that fails."""
    made = yaml.safe_load((RECIPES / "action/action.yml").read_text(encoding="utf-8"))
    given = {name: each.get("default", "") for name, each in made["inputs"].items()}
    given |= {"engine": ENGINE, "regulation": LAW, "wheel": str(wheel)} | inputs
    codes: list[int] = []
    for each in made["runs"]["steps"]:
        if "if" in each and ("!=" in each["if"]) is (not given[each["if"].split()[0].partition(".")[2]]):
            continue
        values = {key: filled(text, **given) for key, text in each["env"].items()}
        codes.append(step(each["run"], folder, server, **values).returncode)
        if codes[-1]:
            break
    return codes


def test_the_action_plays_a_shard_with_the_wheel_that_it_was_given(
    wheel: Path, release: Path, tmp_path: Path, server: dict[str, str]
) -> None:
    repository = begun(wheel, tmp_path, server)
    sha256 = (release / "SHA256SUMS").read_text(encoding="utf-8").split()[0]
    assert action(wheel, repository, server, sha256=sha256, shard="1/60") == [0, 0, 0]
    assert action(wheel, repository, server, sha256="0" * 64, shard="1/60") == [1]


@pytest.mark.complete
def test_the_job_of_gitlab_is_green(
    wheel: Path, release: Path, tmp_path: Path, server: dict[str, str]
) -> None:
    repository = begun(wheel, tmp_path, server)
    _, jobs = yaml.safe_load_all((RECIPES / "gitlab.yml").read_text(encoding="utf-8"))
    sha256 = (release / "SHA256SUMS").read_text(encoding="utf-8").split()[0]
    given = {"engine": ENGINE, "regulation": LAW, "wheel": str(wheel), "sha256": sha256, "shards": "1"}
    for job in ("conformance-shard", "conformance"):
        script = "\n".join(filled(line, **given) for line in jobs[job]["script"])
        done = step(script, repository, server, CI_NODE_INDEX="1", CI_NODE_TOTAL="1")
        assert done.returncode == 0, f"{script}\n{done.stdout}{done.stderr}"


@pytest.mark.complete
def test_the_plain_step_is_green(wheel: Path, tmp_path: Path, server: dict[str, str]) -> None:
    repository = begun(wheel, tmp_path, server)
    done = step(f"sh {RECIPES / 'plain.sh'} {ENGINE} {LAW}", repository, server)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"


def test_the_image_installs_the_wheel_whose_digest_its_recipe_has(
    release: Path, tmp_path: Path, server: dict[str, str]
) -> None:
    recipe = (release / "Containerfile").read_text(encoding="utf-8")
    arguments = dict(re.findall(r"^ARG (\w+)=(\S+)$", recipe, re.MULTILINE))
    [run] = re.findall(r"^RUN (.+?)\s*\\?\n\s*&& useradd", recipe, re.MULTILINE | re.DOTALL)
    shutil.copy(release / arguments["WHEEL"], tmp_path)
    script = run.replace("/tmp/", f"{tmp_path}/").replace("\\\n", " ")
    assert step(script, tmp_path, server, **arguments).returncode == 0
    assert step("vistoria --version", tmp_path, server).stdout.split()[1] in arguments["WHEEL"]
    assert step(script, tmp_path, server, **{**arguments, "SHA256": "0" * 64}).returncode == 1


def test_no_recipe_and_no_document_installs_by_a_bare_name() -> None:
    by_name = re.compile(r"pip install\b[^\n`]*[\s\"']vistoria(?![\w/-]|\.py)")
    places = [
        *RECIPES.rglob("*"),
        *(ROOT / "vistoria/start/templates").rglob("*"),
        *(ROOT / "docs").rglob("*.md"),
    ]
    texts = {path: path.read_text(encoding="utf-8") for path in places if path.is_file()}
    assert [path for path, text in texts.items() if by_name.search(text)] == []
    assert by_name.search('python -m pip install "vistoria==0.2.7"')
    assert by_name.search("pip install vistoria")
