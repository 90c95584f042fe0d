"""A release is the same to the byte whoever builds it and when, and is held to what was signed."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from house_tree import ROOT

from vistoria.bundle.envelope import unseal
from vistoria.bundle.keys import key_id, new_key


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The tool that makes releases."""
    found = importlib.util.spec_from_file_location("release", ROOT / ".ci" / "release.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def built(tool: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Two builds; the second by somebody whose files are his alone."""
    folders = (tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("two"))
    tool.build(folders[0])
    mask = os.umask(0o077)
    try:
        tool.build(folders[1])
    finally:
        os.umask(mask)
    return folders


def test_two_builds_are_equal_to_the_byte(built: tuple[Path, Path]) -> None:
    one, two = ({path.name: path.read_bytes() for path in folder.iterdir()} for folder in built)
    assert sorted(Path(name).suffix for name in one) == ["", "", ".gz", ".whl"]
    assert one == two


def test_digests_and_provenance_are_signed_and_another_wheel_is_none_of_the_release(
    tool: ModuleType, built: tuple[Path, Path], tmp_path: Path
) -> None:
    out = shutil.copytree(built[0], tmp_path / "out")
    public, _ = new_key(tmp_path / "key.pem")
    statement = tmp_path / f"{tool.version()}.dsse.json"
    statement.write_bytes(tool.sealed(out, tmp_path / "key.pem"))
    check = ["check", str(out), "--releases", str(tmp_path), "--public", str(public)]
    assert tool.main(check) == 0
    said = json.loads(unseal(statement.read_bytes(), {key_id(public.read_bytes()): public.read_bytes()})[0])
    assert said["predicateType"] == "https://slsa.dev/provenance/v1"
    assert len(said["predicate"]["buildDefinition"]["resolvedDependencies"][0]["digest"]["gitCommit"]) == 40
    [wheel] = out.glob("*.whl")
    wheel.write_bytes(wheel.read_bytes() + b"0")
    assert tool.main(check) == 1
    sums = out / "SHA256SUMS"
    sums.write_text(
        "".join(f"{tool.digest(out / name)}  {name}\n" for name in (wheel.name,)), encoding="utf-8"
    )
    assert tool.main(check) == 1, "the list of the folder says nothing of the release"


@pytest.mark.parametrize("lacking", ["key", "statement"])
def test_nothing_is_signed_or_checked_without_what_it_takes(
    lacking: str,
    tool: ModuleType,
    built: tuple[Path, Path],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    step: Callable[[], int] = {
        "key": lambda: tool.main(["sign", str(built[0]), "--key", str(tmp_path / "none.pem")]),
        "statement": lambda: tool.main(["check", str(built[0]), "--releases", str(tmp_path)]),
    }[lacking]
    assert step() == 1
    assert capsys.readouterr().err.startswith("release: ")
