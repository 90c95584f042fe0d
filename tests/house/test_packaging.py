"""The wheel: one package with the four linked folders inside it, complete, and at home anywhere."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.util import cache_from_source
from pathlib import Path

import pytest
from house_tree import LINKED, ROOT, copy_tree, tracked

BUILD = "from setuptools import build_meta; print(build_meta.build_wheel('.'))"


TOOLS = re.compile(r"tests\.mutation|cosmic_ray|\bmutate\b")
"""What only a maintainer's tool says."""


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from a copy of the checkout, without network."""
    tree = copy_tree(tmp_path_factory.mktemp("wheel"))
    for name in ("README.md", "LICENSE"):
        (tree / name).write_bytes((ROOT / name).read_bytes())
    done = subprocess.run(
        [sys.executable, "-c", BUILD], cwd=tree, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return tree / done.stdout.split()[-1]


def test_the_wheel_installs_one_package_and_nothing_beside_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        tops = {name.partition("/")[0] for name in archive.namelist()}
        assert any(name.endswith("licenses/LICENSE") for name in archive.namelist())
    assert {top for top in tops if not top.endswith(".dist-info")} == {"vistoria"}


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    sources = [
        name if name.startswith("vistoria/") else f"vistoria/{name}"
        for name in tracked()
        if name.startswith(("vistoria/", *(f"{folder}/" for folder in LINKED)))
    ]
    with zipfile.ZipFile(wheel) as archive:
        missing = set(sources) - set(archive.namelist())
    assert len(sources) > 200
    assert missing == set()


def test_the_wheel_holds_no_tool_of_the_maintainers(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        found = [
            name
            for name in archive.namelist()
            if name.endswith(".py") and TOOLS.search(archive.read(name).decode())
        ]
        (metadata,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        extras = re.findall(r"^Provides-Extra: (.+)$", archive.read(metadata).decode(), re.MULTILINE)
    assert found == []
    assert sorted(extras) == [
        "cluster", "desk", "parquet", "pdf", "pokerkit", "records", "sign", "store", "test", "token",
    ]  # fmt: skip


def take_compiled(modules: list[str], installed: Path) -> None:
    """Give installed modules the age of those of the checkout, and what is compiled of these."""
    for name in modules:
        source, target = ROOT / name, installed / name
        if (compiled := Path(cache_from_source(str(source)))).exists():
            os.utime(target, ns=(source.stat().st_atime_ns, source.stat().st_mtime_ns))
            Path(cache_from_source(str(target))).parent.mkdir(exist_ok=True)
            shutil.copy(compiled, cache_from_source(str(target)))


def test_the_installed_package_runs_untouched_by_the_place_it_is_started_in(
    wheel: Path, tmp_path: Path
) -> None:
    installed, place = tmp_path / "installed", tmp_path / "vendor"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(installed)
        take_compiled([name for name in archive.namelist() if name.endswith(".py")], installed)
    (place / "steps").mkdir(parents=True)
    for name in ("conftest.py", "steps/__init__.py", "sitecustomize.py"):
        (place / name).write_text("raise SystemExit('a vendor\\'s own file was imported')\n")
    (place / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\n")
    done = subprocess.run(
        [
            sys.executable,
            "-P",
            "-m",
            "vistoria",
            "run",
            "--engine",
            "pokerkit",
            "--clause",
            "mo-97-2010/5.1",
        ],
        cwd=place,
        env={**os.environ, "PYTHONPATH": str(installed), "PYTEST_ADDOPTS": "--no-such-option"},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    assert "1 failed" in done.stdout
    assert str(installed) not in (place / "vistoria-out" / "report.html").read_text(encoding="utf-8")
