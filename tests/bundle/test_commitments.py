"""What a run is committed to is stated, and stamped where somebody asks for it, before its engine starts."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from authority import Authority
from warm import vistoria

from vistoria.bundle.layout import write_sums
from vistoria.bundle.stamps import read_authority
from vistoria.bundle.verify import verify
from vistoria.cli.verify import examine

pytest.importorskip("rfc3161_client")
if shutil.which("openssl") is None:
    pytest.skip("openssl is not installed", allow_module_level=True)


@pytest.fixture(scope="module")
def stamped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run whose commitment an authority has stamped."""
    folder = tmp_path_factory.mktemp("stamped")
    with Authority(folder / "authority").listening() as url:
        done = vistoria(
            "run", "--engine", "in-process:reference", "--clause", "mo-97-2010/10.5", "--examples", "1",
            "--timestamp", url, "--out", str(folder / "out"),
        )  # fmt: skip
    assert done.returncode == 2, done.stderr
    return folder / "out"


def test_a_stamped_commitment_holds(stamped: Path) -> None:
    names = sorted(path.suffix for path in (stamped / "commitments").iterdir())
    assert names == [".json", ".tsr"]
    assert list(verify(stamped)) == []


def test_a_stamp_on_another_commitment_is_found(stamped: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(stamped, tmp_path / "out"))
    [path] = (folder / "commitments").glob("*.json")
    path.write_bytes(path.read_bytes().rstrip() + b" \n")
    write_sums(folder)
    name = path.relative_to(folder).as_posix()
    assert [str(fault) for fault in verify(folder)] == [
        f"{name}: is not in the form in which a run writes it",
        f"{name.removesuffix('.json')}.tsr: is a time stamp on something else",
    ]


def test_a_stamp_by_another_authority_is_found_where_one_is_named(stamped: Path, tmp_path: Path) -> None:
    [stamp] = (stamped / "commitments").glob("*.tsr")
    for root, told in (
        (stamped.parent / "authority" / "root.pem", []),
        (Authority(tmp_path / "other").root, [f"commitments/{stamp.name}"]),
    ):
        items = examine(stamped, authority=read_authority(root)).items
        assert [fault.place for each in items for fault in each.faults] == told


def test_a_second_commitment_is_found_though_it_says_the_same(stamped: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(stamped, tmp_path / "out"))
    [path] = (folder / "commitments").glob("*.json")
    path.with_stem("0123456789abcdef").write_bytes(path.read_bytes())
    write_sums(folder)
    assert [str(f) for f in verify(folder)] == [
        "commitments/0123456789abcdef.json: is no commitment of this run"
    ]


def test_an_authority_that_does_not_answer_ends_the_run_before_its_engine_starts(tmp_path: Path) -> None:
    done = vistoria(
        "run", "--engine", "in-process:reference", "--clause", "mo-97-2010/10.5", "--timestamp",
        "http://127.0.0.1:9/tsr", "--out", str(tmp_path / "out"),
    )  # fmt: skip
    assert done.returncode == 4
    assert "no time stamp" in done.stderr
    assert "Traceback" not in done.stderr
