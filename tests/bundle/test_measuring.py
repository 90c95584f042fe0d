"""The item that was handed in: measured before and after a run, and set beside what the engine says of itself."""

from __future__ import annotations

import html
import json
import subprocess
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from warm import vistoria

from vistoria.bundle.measuring import CannotMeasure, Measuring
from vistoria.bundle.store import read_facts
from vistoria.bundle.verify import verify
from vistoria.model.measured import Beside, Measured

RECIPE = "find . -type f -printf '%P\\n' | LC_ALL=C sort | xargs -d '\\n' sha256sum | sha256sum"


@pytest.fixture
def build(tmp_path: Path) -> Path:
    """A folder that a vendor hands in."""
    folder = tmp_path / "build"
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "table server").write_bytes(b"\x7fELF")
    (folder / "Zeta.txt").write_text("z", encoding="utf-8")
    (folder / "alpha.txt").write_text("a", encoding="utf-8")
    return folder


def test_a_file_and_a_folder_have_the_digests_that_sha256sum_gives(build: Path) -> None:
    file, folder = Measuring([str(build / "alpha.txt"), str(build)]).before
    assert (file.kind, file.before) == ("file", sha256(b"a").hexdigest())
    by_hand = subprocess.run(["bash", "-c", RECIPE], cwd=build, capture_output=True, text=True, check=True)
    assert (folder.kind, folder.before) == ("folder", by_hand.stdout.split()[0])


def test_what_changed_in_a_folder_is_named(build: Path) -> None:
    measuring = Measuring([str(build)], [str(build / "alpha.txt")])
    (build / "bin" / "table server").write_bytes(b"other")
    (build / "new").touch()
    folder, adapter = measuring.again()
    assert folder.changed == ("bin/table server", "new")
    assert "the item" in str(folder.fault)
    assert "changed during the run (bin/table server, new)" in str(folder.fault)
    assert adapter.fault is None


def test_an_item_that_is_gone_after_the_run_is_a_fault(build: Path) -> None:
    measuring = Measuring([str(build / "alpha.txt")])
    (build / "alpha.txt").unlink()
    [item] = measuring.again()
    assert "was not measured again after the run" in str(item.fault)


def test_an_image_layout_has_the_digest_of_its_manifest(tmp_path: Path) -> None:
    blobs = tmp_path / "blobs" / "sha256"
    blobs.mkdir(parents=True)
    manifest = sha256(b"{}").hexdigest()
    (blobs / manifest).write_bytes(b"{}")
    (tmp_path / "oci-layout").write_text("{}", encoding="utf-8")
    index = {"manifests": [{"digest": f"sha256:{manifest}", "size": 2}]}
    (tmp_path / "index.json").write_text(json.dumps(index), encoding="utf-8")
    [image] = Measuring([str(tmp_path)]).before
    assert (image.kind, image.before) == ("image", manifest)
    (blobs / manifest).write_bytes(b"{ }")
    with pytest.raises(CannotMeasure, match="is not what its name says"):
        Measuring([str(tmp_path)])


def test_an_image_can_be_named_by_its_digest() -> None:
    [image] = Measuring([f"registry.example/table@sha256:{'ab' * 32}"]).before
    assert (image.kind, image.before) == ("image-name", "ab" * 32)


@pytest.mark.parametrize(
    ("said", "beside"),
    [
        ("ab" * 32, Beside.EQUAL),
        (f"sha256:{'AB' * 32}", Beside.EQUAL),
        ("build 1882", Beside.DIFFERS),
        ("", Beside.NOT_STATED),
    ],
)
def test_it_is_set_beside_what_the_engine_says(said: str, beside: Beside) -> None:
    assert Measured("b.tar", "file", "ab" * 32).beside(said) is beside


def test_a_run_on_an_item_that_changes_says_so_everywhere_and_cannot_conform(tmp_path: Path) -> None:
    (tmp_path / "desk").mkdir()
    (tmp_path / "engine.bin").write_bytes(b"build")
    out = tmp_path / "desk" / "out"
    done = vistoria(
        "run", "-r", "mo-97-2010", "--clause", "mo-97-2010/2.1", "-e", "in-process:reference", "--out", str(out),
        "--item", "engine.bin", "--item", "desk", "--adapter", "engine.bin", cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 3, done.stderr
    assert f"engine.bin: SHA-256 {sha256(b'build').hexdigest()}" in done.stdout
    file, folder, adapter = read_facts(out).measured
    assert (file.fault, adapter.fault) == (None, None)
    assert "changed during the run (out/" in str(folder.fault)
    results = json.loads((out / "results.json").read_bytes())
    assert results["faults"] == [folder.fault]
    page = html.unescape((out / "report.html").read_text(encoding="utf-8"))
    for text in ("the same after the run", "changed during the run", str(folder.fault)):
        assert text in page
    assert list(verify(out)) == []
    spoilt = msgspec.structs.replace(read_facts(out), measured=(file, adapter))
    (out / "run.json").write_bytes(msgspec.json.encode(spoilt))
    assert any(fault.place == "results.json" for fault in verify(out))


def test_an_item_that_is_not_there_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    done = vistoria("run", "--item", "nowhere.tar", "--out", "out", cwd=tmp_path)
    assert done.returncode == 4
    assert done.stderr.count("\n") == 1
    assert "--item nowhere.tar: no such file or folder" in done.stderr
    assert not (tmp_path / "out").exists()
